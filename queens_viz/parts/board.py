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
from .square_numbers import SquareNumber, numbers_on

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

    # By identity, in C: it is asked for with every candidate.
    __hash__ = object.__hash__


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

    # In how many solutions there is a queen on a square.
    numbers: tuple[SquareNumber, ...] = ()

    # A person's own program. There may be several queens in a column.
    attacking_queens: tuple[Square, ...] = ()  # those that attack the candidate
    framed_column: int | None = None  # the one that is searched
    framed_row: int | None = None  # the same on a board whose lines are rows

    @property
    def attacking(self) -> tuple[Square, ...]:
        """The squares of the queens that attack the candidate."""
        if self.attacking_queens:
            return self.attacking_queens
        return tuple([queen for queen in self.queens if queen[0] in self.attackers])


class Numbers(NamedTuple):
    """How a program counts the columns and rows of its board."""

    columns: int = 1  # the number of the leftmost column
    rows: int = 1  # the number of the row where counting begins
    is_from_top: bool = False  # rows are counted from the top

    def column(self, column: int) -> int:
        """Return the number of a column, which is counted from 0 at the left."""
        return column + self.columns

    def row(self, row: int, n: int) -> int:
        """Return the number of a row, which is counted from 0 at the bottom."""
        place = n - 1 - row if self.is_from_top else row
        return place + self.rows


def board_of(scene: Scene) -> BoardLook:
    """Return what the board of a scene shows: the search, or the class's own board.

    After a vote, the board of the search shows for which squares hands were raised.
    With the outlook, it shows the attacked squares of later columns.
    """
    if scene.own:
        look = own_board_look(scene.own, scene.state.cursor or (0, 0))
        return look._replace(numbers=_numbers_of(scene.own, scene))
    moment = scene.displayed
    look = board_look(moment, scene.findings.sizes, scene.asking)
    vote = scene.state.vote
    has_hands = vote.phase in (REVEALED, ANSWERED) and not scene.state.displayed
    if has_hands:
        squares = [hand for hand in vote.hands if isinstance(hand, tuple)]
        look = look._replace(hands=tuple(squares))
    is_too_fast = moment.pace is not None
    if not scene.state.has_outlook or is_too_fast:
        return look
    n, board, _, strategy = moment.position
    shaded = attacked_ahead(n, board, strategy)
    empty = empty_columns(n, board, strategy)
    if not empty:
        # There may be one that the candidate would empty.
        empty = look.empty
    return look._replace(shaded=shaded, empty=empty)


def _numbers_of(own: OwnBoard, scene: Scene) -> tuple[SquareNumber, ...]:
    """Return the numbers of the free squares of the own board, if they are shown."""
    completed = scene.completed
    if not completed or not completed.numbers:
        return ()
    return numbers_on(completed.numbers, own.free, frozenset(), scene.say)


def own_board_look(own: OwnBoard, cursor: Square) -> BoardLook:
    """Return what the class's own board shows.

    Attacked squares are shaded if that is chosen, but not on a solution: there, all
    squares are attacked, and its green says more.
    """
    shaded: frozenset[Square] = frozenset()
    if own.is_shaded and not own.is_solution:
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
    """Return what the board shows of a search. The answer to a question stays hidden.

    At a pace at which steps can't be read, only the queens are shown. `sizes` are the
    sizes of subtrees, for the marks of the rows that were tried.
    """
    position = moment.position
    is_readable = moment.pace is None
    candidate = None
    badge = None
    attackers: tuple[int, ...] = ()
    empty: tuple[int, ...] = ()
    before = None  # the position before a backtrack that is shown
    if not (position.is_solution or position.is_end):
        candidate = position.square
    if candidate and is_readable:
        attackers = position.attackers
        if position.emptied is not None:
            empty = (position.emptied,)
        badge = _badge_of(attackers, empty, asking)
        if moment.mode is not Mode.RUNNING or moment.speed <= GHOSTLY:
            before = _before_backtrack(position)
    ghosts: tuple[Square, ...] = ()
    if before:
        ghosts = before.queens[len(position.board) :]
    look = BoardLook(
        position.n,
        moment.is_green,
        queens=position.queens,
        candidate=candidate,
        badge=badge,
        attackers=() if asking.hides_attackers else attackers,
        marks=_marks(position, before, sizes) if is_readable else (),
        ghosts=ghosts,
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
    """Return the badge of a candidate with these attackers.

    It is a question mark while the class is asked whether the candidate is safe. A safe
    candidate has another badge if it would leave the column in `empty` without a safe
    square, since a search that looks ahead doesn't take it.
    """
    if asking.hides_verdict:
        return Badge.ASKED
    if attackers:
        return Badge.ATTACKED
    return Badge.NOT_TAKEN if empty else Badge.SAFE


def _before_backtrack(position: Position) -> Position | None:
    """Return the position before the last step, or None if it removed no queens."""
    last = last_step(position)
    if last and last.event is Event.REMOVED:
        return last.before
    return None


def _with_response(
    look: BoardLook, position: Position, asking: Asking, response: Response
) -> BoardLook:
    """Return what the board shows when a question about a position has been answered.

    It shows the square that was given as an answer. While the answer is held, it also
    shows the right square. After several wrong answers, the queen that decides is
    pointed out instead of the attackers.
    """
    answered_square = None
    if isinstance(response.answer, tuple):
        answered_square = response.answer
    right_square = None
    asks_for_square = response.question in (Question.RETURN, Question.MOVE)
    if asking.is_held and asks_for_square:
        for answer in right(response.question, position):
            # There is one right answer, which may be another than a square.
            if isinstance(answer, tuple):
                right_square = answer
    decisive_queen = None
    if asking.points_out_queen:
        assert not isinstance(response.answer, int)
        decisive_queen = turning(position, response.answer)
    return look._replace(
        answered_square=answered_square,
        right_square=right_square,
        decisive_queen=decisive_queen,
        attackers=() if decisive_queen else look.attackers,
    )


def _marks(
    position: Position, before: Position | None, sizes: Sizes
) -> tuple[Marked, ...]:
    """Return the marks of rows that were tried in the candidate's column.

    After a backtrack, which has led from the position `before` to this one, there are
    also old marks: of the rows in the columns that the search has left. `sizes` are the
    sizes of subtrees.
    """
    marks = _tried(position, sizes)
    if not before or position.is_end:
        return tuple(marks)
    column = len(position.board)
    # The row of the removed queen has a ghost, and no mark.
    _, removed_row = before.queens[column]
    marks = [mark for mark in marks if mark.row != removed_row]
    # In each column that it has left, the rows below the removed queen were tried. The
    # column after the last queen had none: there, all n rows were tried.
    ends = before.board
    if not before.is_solution:
        ends = (*before.board, position.n)
    for left_column in range(column + 1, len(ends)):
        board = before.board[:left_column]
        end = ends[left_column]
        # `_make` doesn't check it: row n is not on the board.
        used_up = Position._make((position.n, board, end, position.strategy))
        marks += [mark._replace(is_old=True) for mark in _tried(used_up, sizes)]
    return tuple(marks)


def _tried(position: Position, sizes: Sizes) -> list[Marked]:
    """Return the marks of the rows below the candidate, by the sizes of their subtrees.

    A row that the search didn't take was attacked or, in a search that looks ahead, was
    safe but would have emptied a later column. At the end of the search, all rows of
    the first column have marks.
    """
    n, board, candidate, strategy = position
    # Sets of rows, as bits: those that the search takes, and those that are safe.
    taken = taken_rows(n, board, strategy)[-1]
    safe = taken if strategy is PLAIN else level(n, board, strategy).safe
    column = position.column
    marks = []
    for row in range(candidate):
        is_taken = taken >> row & 1
        is_safe = safe >> row & 1
        if is_taken:
            mark = _mark_of(sizes, (*board, row))
        elif is_safe:
            mark = Mark.NOT_TAKEN
        else:
            mark = Mark.ATTACKED
        marks.append(Marked(column, row, mark, is_old=False))
    return marks


def _mark_of(sizes: Sizes, board: Board) -> Mark:
    """Return the mark of a board's removed queen: whether it has led to solutions.

    That is not known if the size of its subtree isn't among `sizes`.
    """
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
    numbers: Numbers | None = None  # if a person's own program is shown

    @property
    def label(self) -> str:
        """The label of the table: where the queens are."""
        if self.own:
            squares = [named(square, self.say) for square in self.look.own]
            return self.say.listed(squares) or self.say("own_empty")
        if self.numbers:
            squares = [self._named(queen) for queen in self._queens_of_program]
            return self.say.listed(squares) or self.say("own_empty")
        return self.say.rows(self.look.queens)

    @property
    def _queens_of_program(self) -> tuple[Square, ...]:
        """The queens of a person's own program, the attacked one last."""
        look = self.look
        if look.candidate and look.badge:
            return (*look.queens, look.candidate)
        return look.queens

    def _named(self, square: Square) -> str:
        """Return the name of a square, as a person's own program counts."""
        numbers = self.numbers
        if not numbers:
            return named(square, self.say)
        column, row = square
        return self.say(
            "own_screen_square",
            column=numbers.column(column),
            row=numbers.row(row, self.look.n),
        )

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
        """Return in words what is on the squares; empty squares are left out.

        If several things are on a square, the last one of these is described: that it
        is attacked, a mark, a ghost, a queen, the candidate with its badge.
        """
        look = self.look
        say = self.say
        texts = dict.fromkeys(look.shaded, say("answer_attacked"))
        for mark in look.marks:
            texts[mark.column, mark.row] = say(mark.mark.value)
        for number in look.numbers:
            texts[number.square] = self._number(number)
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

    def _number(self, number: SquareNumber) -> str:
        """Return in words how many solutions have a queen on a square."""
        text = self.say.count("solutions_found", number.number)
        if number.is_chosen:
            return self.say("filter_chosen", text=text)
        return text

    def name(self, square: Square, content: str = "") -> str:
        """Return the name of a square with its content, or of a column's number."""
        column, row = square
        if row < 0:
            number = self.numbers.column(column) if self.numbers else column + 1
            return f"{self.say('tree_column')} {number}"
        name = self._named(square)
        if content:
            return self.say.labelled(name, content)
        return name

    @property
    def chosen(self) -> str:
        """The name of the chosen square.

        On the class's own board, it is followed by what is on the square: a queen or,
        if attacked squares are shaded, whether it is attacked or safe.
        """
        own = self.own
        square = self.first
        content = ""
        if own and square in own.queens:
            content = self.say.count("queens", 1)
        elif own and own.is_shaded:
            is_attacked = square in own.attacked
            content = self.say("answer_attacked" if is_attacked else "answer_safe")
        for number in self.look.numbers:
            if number.square == square:
                content = self._number(number)
        return self.name(square, content)
