"""The questions of a worksheet and what is right, as plain data: all of it follows from a size, a number and a seed."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import cycle
from typing import NamedTuple, TypeVar

from ..app.chance import Chance
from ..app.questions import (
    Answer,
    Question,
    Square,
    Step,
    next_step,
    position_after,
    right,
)
from ..parts.nodes import tidy
from ..search.facts import TOTAL_STEPS
from ..search.position import Position, safe_rows
from ..search.search import Search
from ..search.strategy import PLAIN, Board

Item = TypeVar("Item")

STEPS = 5
"""How many steps the class is asked for."""

LEAST_QUEENS = 2
"""The fewest queens on a board where a verdict is asked for: with one it is too easy."""

LEAST_NODES, MOST_NODES, LEVELS = 4, 10, 4
"""How many nodes a tree has that is completed by hand, and how many columns it has below its top at most."""


class Kind(Enum):
    """What a question is about, in the order of a sheet, by the ends of the keys of its words."""

    VERDICT = "verdict"  # safe or attacked
    REASON = "reason"  # by which queens
    RETURN = "return"  # where the red queen goes, where queens are lifted
    WHY = "why"  # a column is used up
    STEPS = "steps"  # to go on
    ERROR = "error"  # in one of some steps
    TREE = "tree"  # to be finished, above the queens


class Task(NamedTuple):
    """One question: what is asked, and where; of an error, which step is wrong, from 0, and what stands there."""

    kind: Kind
    position: Position
    slip: tuple[int, Square] | None = None


class Sheet(NamedTuple):
    """The questions of a worksheet in their order, and what they follow from."""

    n: int
    seed: int
    tasks: tuple[Task, ...]


def sheet(n: int, count: int, seed: int) -> Sheet:
    """Return a sheet with a number of questions, each at another position, spread over the whole search.

    >>> [task.kind.name for task in sheet(8, 5, seed=1).tasks], sheet(8, 5, seed=1) == sheet(8, 5, seed=1)
    (['VERDICT', 'REASON', 'RETURN', 'WHY', 'TREE'], True)
    """
    chance = Chance(seed)
    kinds = _kinds(n, count)
    parts = _shuffled(range(count), chance)
    verdicts, colours = _shuffled([False, True], chance), _shuffled([0, 1], chance)
    # Both verdicts in turn, each two on squares of one colour: so that of a square gives none away.
    judged = cycle([(verdict, colour) for colour in colours for verdict in verdicts])
    tasks: list[Task] = []
    for kind, part in zip(kinds, parts, strict=True):
        taken, wanted = (
            [task.position for task in tasks],
            next(judged) if kind is Kind.VERDICT else None,
        )
        search = Search(n)
        search.advance(
            (part * TOTAL_STEPS[n] + chance.below(TOTAL_STEPS[n])) // count,
            stop_at_solution=False,
        )
        # The first position from there on that fits and is not taken; the search may begin again.
        while search.position in taken or not _fits(kind, wanted, search.position):
            search.step()
        tasks.append(
            Task(
                kind,
                search.position,
                _slip(search.position, chance) if kind is Kind.ERROR else None,
            )
        )
    # In its kind a question's place tells nothing.
    return Sheet(
        n,
        seed,
        tuple(
            sorted(
                _shuffled(tasks, chance), key=lambda task: list(Kind).index(task.kind)
            )
        ),
    )


def _kinds(n: int, count: int) -> list[Kind]:
    """Return the kinds of a number of questions: at most one tree, and of the others equally many if that is possible.

    Those that the fewest positions fit come first, or on a board of 4 none might be left for them.
    """
    others = [Kind.VERDICT, Kind.RETURN, Kind.WHY, Kind.REASON, Kind.STEPS, Kind.ERROR]
    kinds = [*([Kind.TREE] if count > 4 else []), *others * count][:count]
    return sorted(kinds, key=lambda kind: kind not in (Kind.WHY, Kind.TREE))


def _shuffled(items: Iterable[Item], chance: Chance) -> list[Item]:
    left = list(items)
    return [left.pop(chance.below(size)) for size in range(len(left), 0, -1)]


def _fits(kind: Kind, judged: tuple[bool, int] | None, position: Position) -> bool:
    """Return whether a position is worth asking about.

    `judged` are the verdict on the red queen that is wanted, and the colour of her square.
    """
    n, queens, begins = position.n, len(position.board), position.candidate == 0
    match kind:
        case Kind.VERDICT | Kind.REASON if not LEAST_QUEENS <= queens < n:
            return False
        case Kind.VERDICT:
            return judged == (bool(position.attackers), sum(position.square) % 2)
        case Kind.REASON:
            return bool(position.attackers)
        case Kind.RETURN:
            return _returns(position)
        case Kind.WHY:
            return begins and queens < n and not safe_rows(n, position.board)[-1]
        case Kind.TREE:
            is_small = begins and max(1, n - LEVELS) <= queens < n
            return (
                is_small and LEAST_NODES <= len(boards(n, position.board)) <= MOST_NODES
            )
    # Some steps follow, which lift queens, and none of them is the last.
    walked = [position]
    while len(walked) <= STEPS and not walked[-1].is_end:
        walked.append(position_after(walked[-1]))
    return not walked[-1].is_end and any(map(_returns, walked[:-1]))


def _returns(position: Position) -> bool:
    return next_step(position) is Step.RETURN and not position_after(position).is_end


def _slip(position: Position, chance: Chance) -> tuple[int, Square]:
    """Return one of the steps after a position, and a square beside the right one in its column."""
    squares = [
        (k, one) for k, one in enumerate(walk(position)) if isinstance(one, tuple)
    ]
    number, (column, row) = squares[chance.below(len(squares))]
    rows = [other for other in (row - 1, row + 1) if 0 <= other < position.n]
    return number, (column, rows[chance.below(len(rows))])


def walk(position: Position) -> list[Answer | Square]:
    """Return where the red queen is after each of some steps.

    >>> walk(Position.parse("2,4,1:2", 4))
    [(3, 2), <Answer.SOLUTION: 'answer_solution'>, (3, 3), (2, 1), (2, 2)]
    """
    answers: list[Answer | Square] = []
    for _ in range(STEPS):
        answers += right(Question.MOVE, position)
        position = position_after(position)
    return answers


def boards(n: int, root: Board) -> list[Board]:
    """Return the boards of the tree above some queens, in the order of the search; the first is theirs.

    >>> boards(4, (0,))
    [(0,), (0, 2), (0, 3), (0, 3, 1)]
    """
    return sorted(tidy(n, PLAIN, root))
