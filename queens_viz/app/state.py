"""What is open, chosen, typed and asked: all that neither the search nor the player knows, and no pixels."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple

from ..search.facts import LARGEST
from ..search.position import Position
from .commands import Action

WHOLE_TREE = 6
"""The largest n whose tree is shown whole."""


class Layer(IntEnum):
    """What may be open, from the outermost to the innermost, to which Enter, Esc and the like belong."""

    SEARCH = 0
    LARGE_TREE = 1
    SHOWN = 2
    TYPED = 3
    RING = 4
    NODES = 5
    HELP = 6


class Labels(Enum):
    """What is written on the nodes of the tree."""

    ROW = "row"
    STEP = "step"
    NONE = "none"


class TreeState(NamedTuple):
    """What shows of the tree.

    `turned` are the roots of finished subtrees that somebody opened, or closed where all are open at first, on a board
    of `size`. A tree that `is_large` has the whole window.
    """

    labels: Labels = Labels.ROW
    hides_failed: bool = False
    has_rejected: bool = False
    turned: frozenset[tuple[int, ...]] = frozenset()
    size: int = 0
    is_large: bool = False

    def turned_on(self, n: int) -> frozenset[tuple[int, ...]]:
        """Return what is turned on a board of size n."""
        return self.turned if self.size == n else frozenset()


class Guesses(NamedTuple):
    """What a class has guessed: how many guesses were right, of how many, and whether the last one was."""

    right: int = 0
    made: int = 0
    was_right: bool | None = None


class State(NamedTuple):
    """What is open, chosen, typed and asked: a value, replaced when it changes.

    `typed` are the digits of a new size; `shown` is a position that is on the board in place of the search's; `tab` is
    the action that opened the open tab, or None for the tab that suits the size; `message` is what the program has to
    say.
    """

    language: str = "en"
    theme: str = "light"
    typed: str = ""
    shown: Position | None = None
    has_help: bool = False
    tab: Action | None = None
    tree: TreeState = TreeState()
    predicts: bool = False
    guesses: Guesses = Guesses()
    message: str = ""
    is_bad_news: bool = False

    def open_tab(self, n: int) -> Action:
        """Return the open tab: while nobody has chosen, the tree where it fits whole."""
        return self.tab or (Action.TREE if n <= WHOLE_TREE else Action.SOLUTIONS)

    @property
    def typed_size(self) -> int | None:
        """The size that has been typed, or None if there is none of that size."""
        if not self.typed or self.typed.startswith("0") or len(self.typed) > len(str(LARGEST)):
            return None
        return int(self.typed) if int(self.typed) <= LARGEST else None

    def layers(self, *, has_ring: bool = False, is_on_tree: bool = False) -> list[Layer]:
        """Return what is open, the innermost first; where the ring is its front knows."""
        is_open = {
            Layer.HELP: self.has_help,
            Layer.NODES: is_on_tree,
            Layer.RING: has_ring,
            Layer.TYPED: bool(self.typed),
            Layer.SHOWN: self.shown is not None,
            Layer.LARGE_TREE: self.tree.is_large,
            Layer.SEARCH: True,
        }
        return [layer for layer, is_so in is_open.items() if is_so]
