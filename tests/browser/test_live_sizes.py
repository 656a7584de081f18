"""The class does the search on boards of all sizes: each mode is entered, answered and left, and no text is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from queens_viz.app.commands import Action

from .. import facts
from ..spoken import SPOKEN
from ..tiers import QUICK_LANGUAGES
from .cut import cut
from .live import Live
from .ways import Keys, Mouse, Touch

pytestmark = pytest.mark.full

Way = Keys | Mouse | Touch

WAYS: tuple[type[Way], ...] = (Keys, Mouse, Touch)

SIZES = (1, 2, 3, 8, 30, 100)

RIGHT = {code: said["right_answer"].partition("{")[0].replace("\u00a0", " ") for code, (said, _) in SPOKEN.items()}
"""How a headline begins that tells of a right answer."""


def deepest(n: int) -> tuple[int, ...]:
    """Return the lowest safe row of each column from the left, as far as there is one."""
    board: tuple[int, ...] = ()
    while rows := [row for row in range(n) if len(board) < n and not facts.attacked_by(board, row)]:
        board = (*board, rows[0])
    return board


def lifted(n: int, board: tuple[int, ...]) -> tuple[int, int] | None:
    """Return the square that is tested next where a column is used up, counted from 1; None where all are."""
    while board and board[-1] == n - 1:
        board = board[:-1]
    return (len(board), board[-1] + 2) if board else None


class Visit:
    """A visit to each mode on a board of one size, in one language."""

    def __init__(self, way: Way, n: int, language: str) -> None:
        self.way, self.live, self.n, self.language = way, way.live, n, language
        self.board = deepest(n)
        # The squares of a phone's larger boards are smaller than a finger; the browser takes what lies around it.
        self.can_choose = n <= 8 or not isinstance(way, Touch)
        self.stack = ",".join(str(row + 1) for row in self.board) + (f":{n}" if n > 1 else "")

    def begin(self) -> None:
        """Go to where a column is about to be used up."""
        self.live.go(f"#n={self.n}&at=:1&language={self.language}")
        self.live.go(f"#n={self.n}&at={self.stack}&language={self.language}")

    def is_whole(self, what: str) -> None:
        """Check that nothing is cut, and that nothing has failed."""
        assert (cut(self.live), self.live.fault) == ([], ""), (what, self.n, self.language)

    def goes(self) -> None:
        """Answer where the red queen goes."""
        if square := lifted(self.n, self.board):
            self.way.choose(*square)
        else:
            self.way.do(Action.IS_COMPLETE)

    def predicts(self) -> None:
        """Predict the verdict and the reason, where there is a candidate, and the return."""
        self.way.do(Action.PREDICT)
        self.way.do(Action.PREDICT)
        self.is_whole("asked")
        if self.n > 1:
            column = facts.attacked_by(self.board, self.n - 1)[-1]
            self.way.do(Action.ATTACKED)
            self.is_whole("asked for the reason")
            if not self.can_choose:
                self.is_left(Action.PREDICT)
                return
            self.way.name(column + 1, self.board[column] + 1)
            self.is_right("told the reason")
            self.way.do(Action.GO_ON)
        self.is_whole("asked for the return")
        self.goes()
        self.is_right("told the return")
        self.way.do(Action.GO_ON)
        self.is_whole("gone on")
        self.is_left(Action.PREDICT)

    def searches(self) -> None:
        """Be the search for one step."""
        self.way.do(Action.BY_HAND)
        self.is_whole("asked for the step")
        if self.can_choose:
            before = self.live.text("#steps-of"), self.live.stack
            self.goes()
            assert (self.live.text("#steps-of"), self.live.stack) != before
            self.is_whole("made the step")
        self.is_left(Action.BY_HAND)

    def sets(self) -> None:
        """Set two queens, and take one back."""
        self.way.do(Action.OWN_BOARD)
        self.is_whole("an empty board")
        if self.can_choose:
            self.set_two()
        self.is_left(Action.OWN_BOARD)

    def set_two(self) -> None:
        """Set a queen and one that it attacks; the board is kept, and the next visit is to find it empty."""
        self.way.choose(1, 1)
        self.is_whole("one queen")
        if self.n > 1:
            self.way.choose(2, 2)
            self.is_whole("a pair")
            self.way.do(Action.TAKE_BACK)
        assert self.live.count("#set .own") == 1
        self.way.do(Action.TAKE_BACK)

    def opens(self) -> None:
        """Open the menu and close it, and go to a random position."""
        self.way.do(Action.MENU)
        self.is_whole("the menu")
        self.way.do(Action.MENU)
        self.way.do(Action.RANDOM)
        assert self.live.stack.strip(",") or self.n > 3
        self.is_whole("a random position")

    def is_right(self, what: str) -> None:
        """Check that the answer was right."""
        assert self.live.headline.startswith(RIGHT[self.language]), (what, self.n, self.live.headline)
        self.is_whole(what)

    def is_left(self, exercise: Action) -> None:
        """Leave the mode and check that it is left."""
        self.way.leave(exercise)
        assert not self.live.is_taught, exercise


def visits(way: Way, *, is_full: bool) -> Iterator[Visit]:
    """Yield the visits of a way: to each size in each language, or in the quick tier to two sizes in one."""
    turn = WAYS.index(type(way))
    languages = tuple(SPOKEN) if is_full else QUICK_LANGUAGES
    for (number, n), (other, language) in product(enumerate(SIZES), enumerate(languages)):
        if is_full or (number % len(WAYS), number % len(languages)) == (turn, other):
            yield Visit(way, n, language)


@pytest.mark.parametrize("is_full", [False, pytest.param(True, marks=pytest.mark.full)], ids=["quick", "full"])
@pytest.mark.parametrize("by", WAYS)
def test_each_mode_is_entered_answered_and_left(live: Live, by: type[Way], is_full: bool) -> None:
    if by is Touch:
        live.browser.resize(360, 640)
    live.open("#n=4&at=:1")
    for visit in visits(by(live), is_full=is_full):
        visit.begin()
        visit.predicts()
        visit.begin()
        visit.searches()
        visit.sets()
        visit.opens()
