"""What is only seen: the settings of a view, which neither the search nor the player knows."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple

from ..search.position import Position
from .commands import Action, Command

WHOLE_TREE = 6
"""The largest n whose tree is shown whole."""


class Layer(IntEnum):
    """What may be open, from the outermost to the innermost, to which Enter, Esc and the like belong."""

    SEARCH = 0
    SHOWN = 1
    TYPED = 2
    RING = 3
    HELP = 4


class Tab(Enum):
    """What a panel shows."""

    SOLUTIONS = "solutions"
    TREE = "tree"
    PROGRAM = "program"


class Labels(Enum):
    """What is written on the nodes of the tree."""

    ROW = "row"
    STEP = "step"
    NONE = "none"


class TreeState(NamedTuple):
    """How the tree is looked at: how many times larger than it fits, how far it was moved in pixels, and what shows."""

    zoom: float = 1.0
    moved: tuple[int, int] = (0, 0)
    labels: Labels = Labels.ROW
    hides_failed: bool = False
    has_rejected: bool = False


class Guesses(NamedTuple):
    """What a class has guessed: how many guesses were right, of how many, and whether the last one was."""

    right: int = 0
    made: int = 0
    was_right: bool | None = None


class ViewState(NamedTuple):
    """The state of a view: a value, replaced when it changes.

    `typed` are the digits of a new size; `shown` is a position that is on the board in place of the
    search's; `scroll` the first line of the list, or None while it follows the newest; `focus` the name of the
    button that has the ring; `grabbed` the slider that follows the mouse; `tab` the open one, or None for the one that
    suits the size; `message` what the program has to say.
    """

    language: str = "en"
    theme: str = "light"
    typed: str = ""
    shown: Position | None = None
    scroll: int | None = None
    focus: Action | None = None
    grabbed: Command | None = None
    has_help: bool = False
    tab: Tab | None = None
    tree: TreeState = TreeState()
    predicts: bool = False
    guesses: Guesses = Guesses()
    message: str = ""
    is_bad_news: bool = False

    def open_tab(self, n: int) -> Tab:
        """Return the open tab: while nobody has chosen, the tree where it fits whole."""
        return self.tab or (Tab.TREE if n <= WHOLE_TREE else Tab.SOLUTIONS)

    @property
    def layers(self) -> list[Layer]:
        """What is open, the innermost first."""
        is_open = {
            Layer.HELP: self.has_help,
            Layer.RING: self.focus is not None,
            Layer.TYPED: bool(self.typed),
            Layer.SHOWN: self.shown is not None,
            Layer.SEARCH: True,
        }
        return [layer for layer, is_so in is_open.items() if is_so]
