"""The board: what there is to see of its squares and queens, the marks that tell what was tried, and it in words."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

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
from ..search.strategy import PLAIN, level
from ..words.words import Words
from .aim import Sample
from .layout import Layout
from .pieces import Mark
from .scene import Scene

GHOSTLY = 4
"""The steps a second above which lifted queens are not shown, because nobody could follow them."""


class Badge(Enum):
    """What the board tells of the candidate, by the key of its words; of what the class is asked it tells none."""

    SAFE = "answer_safe"
    ATTACKED = "answer_attacked"
    NOT_TAKEN = "answer_not_taken"
    ASKED = ""


class Marked(NamedTuple):
    """A square with a mark; an old mark is of a column that is used up."""

    column: int
    row: int
    mark: Mark
    is_old: bool


class BoardLook(NamedTuple):
    """What there is to be drawn, as columns and rows.

    Where steps are too many to be read the candidate has no badge; then nothing else is told of it either. Where
    squares are asked for, `cursor` is the chosen one; where an answer has been given, `picked` is the square that was,
    `goes_to` the one that is right, and `turning` that of the queen that matters, unless it is an attacker. On the
    class's own board stand `own` queens: then `pairs` are those that attack each other, and `shaded` the squares that
    they attack. Where what is left is shown, `shaded` are the attacked squares of later columns, and `empty` the later
    columns that have no other; where a search does not take a safe square, `empty` is the column that would be so.
    Where the class has voted, `hands` are those that were raised for squares.
    """

    n: int
    is_green: bool
    queens: tuple[Square, ...] = ()
    candidate: Square | None = None
    badge: Badge | None = None
    attackers: tuple[int, ...] = ()
    marks: tuple[Marked, ...] = ()
    ghosts: tuple[Square, ...] = ()
    breakpoints: frozenset[int] = frozenset()
    cursor: Square | None = None
    picked: Square | None = None
    goes_to: Square | None = None
    turning: Square | None = None
    own: tuple[Square, ...] = ()
    pairs: tuple[tuple[Square, Square], ...] = ()
    shaded: frozenset[Square] = frozenset()
    empty: tuple[int, ...] = ()
    hands: tuple[Square, ...] = ()

    @property
    def attacking(self) -> tuple[Square, ...]:
        """The squares of the queens that attack the candidate."""
        return tuple([queen for queen in self.queens if queen[0] in self.attackers])


def board_of(scene: Scene) -> BoardLook:
    """Decide what is on the board: the search and what is left of its later columns, or queens that the class sets.

    Where steps are too many to be read nothing is told of what is left.
    """
    if scene.own:
        return own_board_look(scene.own, scene.state.cursor or (0, 0))
    look, seen = board_look(scene.seen, scene.findings.sizes, scene.asking), scene.seen
    if scene.state.vote.phase in (REVEALED, ANSWERED) and not scene.state.displayed:
        look = look._replace(
            hands=tuple(
                [one for one in scene.state.vote.hands if isinstance(one, tuple)]
            )
        )
    if not scene.state.has_outlook or seen.pace:
        return look
    n, board, _, strategy = seen.position
    empty = empty_columns(n, board, strategy)
    return look._replace(
        shaded=attacked_ahead(n, board, strategy), empty=empty or look.empty
    )


def own_board_look(own: OwnBoard, cursor: Square) -> BoardLook:
    """Decide what the class's own board shows."""
    return BoardLook(
        n=own.n,
        is_green=own.is_solution,
        cursor=cursor,
        own=tuple(sorted(own.queens)),
        pairs=tuple((pair.first, pair.second) for pair in own.pairs),
        # All are attacked on a solution: there its colour tells more.
        shaded=own.attacked if own.is_shaded and not own.is_solution else frozenset(),
    )


def board_look(moment: Moment, sizes: Sizes, asking: Asking = NO_QUESTION) -> BoardLook:
    """Decide what the board shows of a search; what a class is asked about stays hidden."""
    position = moment.position
    tests = not (position.is_solution or position.is_end)
    tells, is_slow = (
        tests and not moment.pace,
        moment.mode is not Mode.RUNNING or moment.speed <= GHOSTLY,
    )
    last = last_step(position) if tells and is_slow else None
    lifted_from = last.before if last and last.event is Event.REMOVED else None
    attacking = position.attackers if tells else ()
    emptied, given, goes_to = position.emptied if tells else None, asking.response, None
    if given and asking.is_held and given.question in (Question.RETURN, Question.MOVE):
        (answer,) = right(given.question, position)
        goes_to = answer if isinstance(answer, tuple) else None
    queen = (
        turning(position, given.answer) if given and asking.points_out_queen else None
    )
    if asking.hides_verdict:
        badge = Badge.ASKED
    elif attacking:
        badge = Badge.ATTACKED
    else:
        badge = Badge.SAFE if emptied is None else Badge.NOT_TAKEN
    return BoardLook(
        n=position.n,
        is_green=moment.is_green,
        queens=position.queens,
        candidate=position.square if tests else None,
        badge=badge if tells else None,
        attackers=() if asking.hides_attackers or queen else attacking,
        marks=() if moment.pace else _marks(position, lifted_from, sizes),
        ghosts=lifted_from.queens[len(position.board) :] if lifted_from else (),
        breakpoints=moment.breakpoints,
        cursor=asking.cursor,
        picked=given.answer if given and isinstance(given.answer, tuple) else None,
        goes_to=goes_to,
        turning=queen,
        empty=() if emptied is None else (emptied,),
    )


def _marks(
    position: Position, before: Position | None, sizes: Sizes
) -> tuple[Marked, ...]:
    """Return the marks of the rows tried in the candidate's column and, after a backtrack, in those used up.

    `before` is the position before that backtrack.
    """
    marks = _tried(position, sizes)
    if before and not position.is_end:
        (_, lifted), *_ = before.queens[len(position.board) :]
        marks = [mark for mark in marks if mark.row != lifted]
        rows = before.board if before.is_solution else (*before.board, position.n)
        for used in range(len(position.board) + 1, len(rows)):
            above = Position._make(
                (position.n, before.board[:used], rows[used], position.strategy)
            )
            marks += [mark._replace(is_old=True) for mark in _tried(above, sizes)]
    return tuple(marks)


def _tried(position: Position, sizes: Sizes) -> list[Marked]:
    """Return the marks of the rows below the candidate, which at the end of the search are all of column 1."""
    n, board, candidate, strategy = position
    taken = taken_rows(n, board, strategy)[-1]
    safe = taken if strategy is PLAIN else level(n, board, strategy).safe
    column, marks = position.column, []
    for row in range(candidate):
        mark = Mark.ATTACKED
        if taken >> row & 1:
            size = sizes.get((*board, row))
            mark = (
                Mark.UNCOUNTED
                if size is None
                else Mark.FRUITFUL
                if size.solutions
                else Mark.FAILED
            )
        elif safe >> row & 1:
            mark = Mark.NOT_TAKEN
        marks.append(Marked(column, row, mark, False))
    return marks


class Squares(NamedTuple):
    """The board as a table; row -1 is that of the columns' numbers."""

    look: BoardLook
    own: OwnBoard | None
    layout: Layout
    say: Words

    @property
    def label(self) -> str:
        """What the table is called: where the queens stand."""
        if self.own:
            squares = [named(square, self.say) for square in self.look.own]
            return self.say.listed(squares) or self.say("own_empty")
        return self.say.rows(self.look.queens)

    @property
    def place(self) -> Rect:
        """Where all squares stand; without size where no board is drawn."""
        return self.layout.grid.squares if self.layout.grid else NOWHERE

    @property
    def first(self) -> Square:
        """The square to which the focus comes first."""
        return self.look.cursor or self.look.candidate or (0, 0)

    def square(self, column: int, row: int) -> Rect:
        """Return where a square is drawn, or the number of a column."""
        grid = self.layout.grid
        assert grid
        place = grid.square(column, max(0, row))
        return (
            place if row >= 0 else self.layout.numbers.column(place.left, place.width)
        )

    def told(self) -> dict[Square, str]:
        """Return in words what stands on squares; on all others there is nothing."""
        look, say = self.look, self.say
        found = {square: say("answer_attacked") for square in look.shaded}
        found |= {(one.column, one.row): say(one.mark.value) for one in look.marks}
        found |= {square: say(Sample.GHOST.value) for square in look.ghosts}
        queen = say.count("queens", 1)
        found |= dict.fromkeys((*look.queens, *look.own), queen)
        if look.candidate:
            verdict = say(look.badge.value) if look.badge and look.badge.value else ""
            found[look.candidate] = f"{say(Sample.CANDIDATE.value)} {verdict}".rstrip()
        return found

    def name(self, square: Square, there: str = "") -> str:
        """Return what a square is called with what stands there, or the number of a column."""
        if square[1] < 0:
            return f"{self.say('tree_column')} {square[0] + 1}"
        name = named(square, self.say)
        if there:
            name = self.say.labelled(name, there)
        return name

    @property
    def chosen(self) -> str:
        """What is told of the square that keys have chosen: on the class's own board what stands there, too."""
        own, square, there = self.own, self.first, ""
        if own and square in own.queens:
            there = self.say.count("queens", 1)
        elif own and own.is_shaded:
            there = self.say(
                "answer_attacked" if square in own.attacked else "answer_safe"
            )
        return self.name(square, there)
