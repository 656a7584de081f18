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
    SHOWN = 1
    TYPED = 2
    RING = 3
    HELP = 4


class Labels(Enum):
    """What is written on the nodes of the tree."""

    ROW = "row"
    STEP = "step"
    NONE = "none"


class TreeState(NamedTuple):
    """What shows of the tree."""

    labels: Labels = Labels.ROW
    hides_failed: bool = False
    has_rejected: bool = False


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

    def layers(self, *, has_ring: bool = False) -> list[Layer]:
        """Return what is open, the innermost first; whether a button has the ring its front knows."""
        is_open = {
            Layer.HELP: self.has_help,
            Layer.RING: has_ring,
            Layer.TYPED: bool(self.typed),
            Layer.SHOWN: self.shown is not None,
            Layer.SEARCH: True,
        }
        return [layer for layer, is_so in is_open.items() if is_so]
