"""What the board shows: queens, the candidate and marks; and the same in words."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.exercise import Response
from ..app.moment import Mode, Moment
from ..app.own_board import OwnBoard
from ..app.questions import Question, Square, named, right, turning
from ..app.state import NO_QUESTION, Asking
from ..app.vote import ANSWERED, REVEALED
from ..pens import NOWHERE, Rect
from ..search.ahead import attacked_ahead, empty_columns
from ..search.guided import last_step
from ..search.position import Event, Position, taken_rows
from ..search.sizes import Sizes
from ..search.strategy import PLAIN, Board, level
from ..words.words import Words
from .aim import Sample
from .layout import Layout
from .pieces import Mark
from .scene import Scene

GHOSTLY = 4
"""The fastest speed, in steps a second, at which removed queens are shown as ghosts."""


class Badge(Enum):
    """The sign on the candidate's square. Its value is the key of its text.

    While the class is asked about the candidate, it is a question mark without a text.
    """

    SAFE = "answer_safe"
    ATTACKED = "answer_attacked"
    NOT_TAKEN = "answer_not_taken"
    ASKED = ""


class Marked(NamedTuple):
    """A square with a mark."""

    column: int
    row: int
    mark: Mark
    is_old: bool  # its column is used up


class BoardLook(NamedTuple):
    """What the board is drawn from. A square is its column and its row."""

    n: int
    is_green: bool  # in the colours of a solution

    # The search. Nothing of the candidate but its square is shown if steps are too many
    # to be read.
    queens: tuple[Square, ...] = ()
    candidate: Square | None = None
    badge: Badge | None = None  # of the candidate
    attackers: tuple[int, ...] = ()  # columns of the queens that attack the candidate
    marks: tuple[Marked, ...] = ()  # of the rows that were tried
    ghosts: tuple[Square, ...] = ()  # queens that the last step removed
    breakpoints: frozenset[int] = frozenset()  # columns
    shaded: frozenset[Square] = frozenset()  # attacked squares of later columns
    empty: tuple[int, ...] = ()  # columns that have, or would have, no safe square

    # A question.
    cursor: Square | None = None  # chosen by keys
    answered_square: Square | None = None  # the answer of the class
    right_square: Square | None = None  # the right answer
    decisive_queen: Square | None = None  # it decides the answer, but doesn't attack
    hands: tuple[Square, ...] = ()  # the squares for which hands were raised in a vote

    # The class's own board. There `shaded` are all attacked squares.
    own: tuple[Square, ...] = ()  # queens
    pairs: tuple[tuple[Square, Square], ...] = ()  # queens that attack each other

    @property
    def attacking(self) -> tuple[Square, ...]:
        """The squares of the queens that attack the candidate."""
        return tuple([queen for queen in self.queens if queen[0] in self.attackers])


def board_of(scene: Scene) -> BoardLook:
    """Return what the board of a scene shows: the search, or the class's own board."""
    if scene.own:
        return own_board_look(scene.own, scene.state.cursor or (0, 0))
    moment = scene.displayed
    look = board_look(moment, scene.findings.sizes, scene.asking)
    vote = scene.state.vote
    if vote.phase in (REVEALED, ANSWERED) and not scene.state.displayed:
        squares = [hand for hand in vote.hands if isinstance(hand, tuple)]
        look = look._replace(hands=tuple(squares))
    if not scene.state.has_outlook or moment.pace:
        return look
    n, board, _, strategy = moment.position
    shaded = attacked_ahead(n, board, strategy)
    empty = empty_columns(n, board, strategy) or look.empty
    return look._replace(shaded=shaded, empty=empty)


def own_board_look(own: OwnBoard, cursor: Square) -> BoardLook:
    """Return what the class's own board shows."""
    shaded: frozenset[Square] = frozenset()
    if own.is_shaded and not own.is_solution:
        # On a solution all squares are attacked: there its colour says more.
        shaded = own.attacked
    return BoardLook(
        own.n,
        own.is_solution,
        shaded=shaded,
        cursor=cursor,
        own=tuple(sorted(own.queens)),
        pairs=tuple([(pair.first, pair.second) for pair in own.pairs]),
    )


def board_look(moment: Moment, sizes: Sizes, asking: Asking = NO_QUESTION) -> BoardLook:
    """Return what the board shows of a search, but not the answer to a question.

    `sizes` are the sizes of subtrees, for the marks of the rows that were tried.
    """
    position = moment.position
    candidate = None
    badge = None
    attackers: tuple[int, ...] = ()
    empty: tuple[int, ...] = ()
    before = None
    if not (position.is_solution or position.is_end):
        candidate = position.square
    if candidate and not moment.pace:
        attackers = position.attackers
        emptied = position.emptied
        if emptied is not None:
            empty = (emptied,)
        badge = _badge_of(attackers, empty, asking)
        if moment.mode is not Mode.RUNNING or moment.speed <= GHOSTLY:
            before = _before_backtrack(position)
    look = BoardLook(
        position.n,
        moment.is_green,
        queens=position.queens,
        candidate=candidate,
        badge=badge,
        attackers=() if asking.hides_attackers else attackers,
        marks=() if moment.pace else _marks(position, before, sizes),
        ghosts=before.queens[len(position.board) :] if before else (),
        breakpoints=moment.breakpoints,
        empty=empty,
        cursor=asking.cursor,
    )
    if asking.response:
        return _with_response(look, position, asking, asking.response)
    return look


def _badge_of(
    attackers: tuple[int, ...], empty: tuple[int, ...], asking: Asking
) -> Badge:
    """Return the badge of a candidate with some attackers.

    `empty` has the column that would have no safe square left, if it is looked for.
    """
    if asking.hides_verdict:
        return Badge.ASKED
    if attackers:
        return Badge.ATTACKED
    return Badge.NOT_TAKEN if empty else Badge.SAFE


def _before_backtrack(position: Position) -> Position | None:
    """Return the position before the last step, if that step removed queens."""
    last = last_step(position)
    if last and last.event is Event.REMOVED:
        return last.before
    return None


def _with_response(
    look: BoardLook, position: Position, asking: Asking, response: Response
) -> BoardLook:
    """Return what the board shows when a question about a position has been answered.

    The right square is shown only while the answer is held.
    """
    if isinstance(response.answer, tuple):
        look = look._replace(answered_square=response.answer)
    if asking.is_held and response.question in (Question.RETURN, Question.MOVE):
        (answer,) = right(response.question, position)
        if isinstance(answer, tuple):
            look = look._replace(right_square=answer)
    if asking.points_out_queen:
        queen = turning(position, response.answer)
        if queen:
            return look._replace(decisive_queen=queen, attackers=())
    return look


def _marks(
    position: Position, before: Position | None, sizes: Sizes
) -> tuple[Marked, ...]:
    """Return the marks of rows that were tried in the candidate's column.

    After a backtrack, those of the columns that it has left come with them. `before` is
    the position before it; `sizes` are the sizes of subtrees.
    """
    marks = _tried(position, sizes)
    if not before or position.is_end:
        return tuple(marks)
    kept = len(position.board)
    # The row of the removed queen has a ghost, and no mark.
    _, removed_row = before.queens[kept]
    marks = [mark for mark in marks if mark.row != removed_row]
    # In each column that it has left, the rows below these were tried: below the queen
    # that was removed or, in the last one, all rows.
    rows = before.board
    if not before.is_solution:
        rows = (*before.board, position.n)
    for queens in range(kept + 1, len(rows)):
        board = before.board[:queens]
        # `_make` doesn't check it: row n is not on the board.
        used_up = Position._make((position.n, board, rows[queens], position.strategy))
        marks += [mark._replace(is_old=True) for mark in _tried(used_up, sizes)]
    return tuple(marks)


def _tried(position: Position, sizes: Sizes) -> list[Marked]:
    """Return the marks of the rows below the candidate, by the sizes of their subtrees.

    At the end of the search these are all rows of the first column.
    """
    n, board, candidate, strategy = position
    # Bit `row` of `taken`: the search takes that row. Bit `row` of `safe`: it is safe.
    taken = taken_rows(n, board, strategy)[-1]
    safe = taken if strategy is PLAIN else level(n, board, strategy).safe
    column = position.column
    marks = []
    for row in range(candidate):
        mark = Mark.ATTACKED
        if taken >> row & 1:
            mark = _mark_of(sizes, (*board, row))
        elif safe >> row & 1:
            mark = Mark.NOT_TAKEN
        marks.append(Marked(column, row, mark, is_old=False))
    return marks


def _mark_of(sizes: Sizes, board: Board) -> Mark:
    """Return the mark of a removed queen: whether solutions were found with it."""
    size = sizes.get(board)
    if size is None:
        return Mark.UNCOUNTED
    return Mark.FRUITFUL if size.solutions else Mark.FAILED


class Squares(NamedTuple):
    """The board as a table. Row -1 has the numbers of the columns."""

    look: BoardLook
    own: OwnBoard | None
    layout: Layout
    say: Words

    @property
    def label(self) -> str:
        """The label of the table: where the queens are."""
        if self.own:
            squares = [named(square, self.say) for square in self.look.own]
            return self.say.listed(squares) or self.say("own_empty")
        return self.say.rows(self.look.queens)

    @property
    def place(self) -> Rect:
        """The place of all squares, without size if no board is drawn."""
        return self.layout.grid.squares if self.layout.grid else NOWHERE

    @property
    def first(self) -> Square:
        """The square that gets the focus first."""
        return self.look.cursor or self.look.candidate or (0, 0)

    def square(self, column: int, row: int) -> Rect:
        """Return the place of a square, or of the number of a column."""
        grid = self.layout.grid
        assert grid
        place = grid.square(column, max(0, row))
        if row < 0:
            return self.layout.numbers.column(place.left, place.width)
        return place

    def contents(self) -> dict[Square, str]:
        """Return in words what is on the squares; empty squares are left out."""
        look = self.look
        say = self.say
        texts = dict.fromkeys(look.shaded, say("answer_attacked"))
        for mark in look.marks:
            texts[mark.column, mark.row] = say(mark.mark.value)
        for square in look.ghosts:
            texts[square] = say(Sample.GHOST.value)
        for square in (*look.queens, *look.own):
            texts[square] = say.count("queens", 1)
        if look.candidate:
            text = say(Sample.CANDIDATE.value)
            if look.badge and look.badge.value:
                text = f"{text} {say(look.badge.value)}"
            texts[look.candidate] = text
        return texts

    def name(self, square: Square, content: str = "") -> str:
        """Return the name of a square with its content, or of a column's number."""
        column, row = square
        if row < 0:
            return f"{self.say('tree_column')} {column + 1}"
        name = named(square, self.say)
        if content:
            return self.say.labelled(name, content)
        return name

    @property
    def chosen(self) -> str:
        """The name of the chosen square; on the class's own board, its content, too."""
        own = self.own
        square = self.first
        content = ""
        if own and square in own.queens:
            content = self.say.count("queens", 1)
        elif own and own.is_shaded:
            is_attacked = square in own.attacked
            content = self.say("answer_attacked" if is_attacked else "answer_safe")
        return self.name(square, content)
