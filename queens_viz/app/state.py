"""What is open, chosen, typed and asked: all that neither the search nor the player knows, and no pixels."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..search.facts import LARGEST
from ..search.listing import Program
from ..search.position import Position
from .by_hand import ByHand
from .commands import Action
from .exercise import Exercise
from .lesson import Played
from .own_board import OwnBoard
from .predict import Predict
from .questions import Square

WHOLE_TREE = 6
"""The largest n whose tree is shown whole."""


class Labels(Enum):
    """What is written on the nodes of the tree."""

    ROW = "row"
    STEP = "step"
    NONE = "none"


class TreeState(NamedTuple):
    """What is visible of the tree.

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
        """Return what is turned, if the board has size n."""
        return self.turned if self.size == n else frozenset()


class State(NamedTuple):
    """What is open, chosen, typed and asked: a value, replaced when it changes.

    `typed` are the digits of a new size; `shown` is a position that is on the board in place of the search's; `tab` is
    the action that opened the open tab, or None for the tab that suits the size; `message` is what the program has to
    say, and it may be bad news, or tell of a jump. `program` is the one that is open to be read; where its listing and
    its values don't both fit, the values stand in the listing's place if it `has_values`; a large one has the whole
    window. With `has_outlook` it shows what is left of later columns. `menu` is the chosen row of the class's menu,
    None where it is closed; `exercise` is what the class does, and `cursor` the square that it has chosen for its
    answer; `lesson` is how far a lesson has come that is on. Keys of one letter mean something where it
    `has_letter_keys`: who speaks to a computer needs them for something else.
    """

    language: str = "en"
    theme: str = "light"
    typed: str = ""
    shown: Position | None = None
    has_help: bool = False
    tab: Action | None = None
    tree: TreeState = TreeState()
    program: Program = Program.LOOP
    has_values: bool = False
    has_large_program: bool = False
    has_outlook: bool = False
    menu: int | None = None
    exercise: Exercise | None = None
    predict: Predict = Predict()
    by_hand: ByHand = ByHand()
    own_board: OwnBoard = OwnBoard()
    cursor: Square | None = None
    message: str = ""
    is_bad_news: bool = False
    tells_jump: bool = False
    has_letter_keys: bool = True
    lesson: Played | None = None

    def open_tab(self, n: int) -> Action:
        """Return the open tab: while nobody has chosen, the tree where it fits whole."""
        return self.tab or (Action.TREE if n <= WHOLE_TREE else Action.SOLUTIONS)

    @property
    def predicts(self) -> bool:
        """Whether the class predicts."""
        return self.exercise is Exercise.PREDICT

    @property
    def typed_size(self) -> int | None:
        """The size that has been typed, or None if there is none of that size."""
        if not self.typed or self.typed.startswith("0") or len(self.typed) > len(str(LARGEST)):
            return None
        return int(self.typed) if int(self.typed) <= LARGEST else None
