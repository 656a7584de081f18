"""The questions of a worksheet as plain data. They follow from a size and a seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from ..search.faulty import FAULTY, FaultyProgram
from ..search.position import Position, safe_rows
from ..search.search import Search
from ..search.strategy import PLAIN, Board

Item = TypeVar("Item")

STEPS = 5
"""The number of steps in a question about steps."""


class Kind(Enum):
    """What a question is about, in the order of a sheet.

    The values are the ends of the keys of its messages.
    """

    VERDICT = "verdict"  # whether the red queen is safe or attacked
    REASON = "reason"  # which queens attack it
    RETURN = "return"  # where it goes when queens are removed
    WHY = "why"  # why a column is used up
    STEPS = "steps"  # where it goes in the next steps
    ERROR = "error"  # which of some steps is wrong
    TREE = "tree"  # the rest of the tree above some queens


class Slip(NamedTuple):
    """The mistake in a question about an error."""

    step: int  # the step that is wrong, counted from 0
    square: Square  # the wrong square of this step


class Task(NamedTuple):
    """One question of a sheet."""

    kind: Kind
    position: Position
    slip: Slip | None = None  # only of an error


class Sheet(NamedTuple):
    """The questions of a worksheet in their order, and what they follow from."""

    n: int
    seed: int
    tasks: tuple[Task, ...]  # on boards
    programs: tuple[FaultyProgram, ...] = ()  # which line of each is wrong?


class Wanted(NamedTuple):
    """What the position of a question about a verdict must be like."""

    is_attacked: bool
    colour: int  # of the red queen's square: column plus row, modulo 2


def sheet(n: int, count: int, seed: int, programs: int = 0) -> Sheet:
    """Return a sheet with a number of questions on boards of n.

    Each is at another position. The positions are spread over the whole search. After
    them come so many programs, each with a fault. They change nothing before them.

    >>> [task.kind.name for task in sheet(8, 5, seed=1).tasks]
    ['VERDICT', 'REASON', 'RETURN', 'WHY', 'TREE']
    >>> sheet(8, 5, seed=1) == sheet(8, 5, seed=1)
    True
    """
    chance = Chance(seed)
    kinds = _kinds(n, count)
    # The search has as many parts as the sheet has questions.
    parts = _shuffled(range(count), chance)
    verdicts = _verdicts(chance)
    tasks: list[Task] = []
    total = TOTAL_STEPS[n]
    for kind, part in zip(kinds, parts, strict=True):
        search = Search(n)
        # A random step of the part, and from there on the first position that fits.
        begin = (part * total + chance.below(total)) // count
        search.advance(begin, stop_at_solution=False)
        wanted = next(verdicts) if kind is Kind.VERDICT else None
        used = [task.position for task in tasks]
        # The search begins again after its end.
        while search.position in used or not _fits(kind, wanted, search.position):
            search.step()
        position = search.position
        slip = _slip(position, chance) if kind is Kind.ERROR else None
        tasks.append(Task(kind, position, slip))
    # Sorting keeps the order of questions of one kind, which must not be the search's.
    kinds_in_order = list(Kind)
    tasks_in_order = sorted(
        _shuffled(tasks, chance), key=lambda task: kinds_in_order.index(task.kind)
    )
    return Sheet(n, seed, tuple(tasks_in_order), _programs(programs, seed))


def _programs(count: int, seed: int) -> tuple[FaultyProgram, ...]:
    """Return a number of programs with a fault, from easy to hard."""
    chosen = _shuffled(range(len(FAULTY)), Chance(seed))[:count]
    return tuple([FAULTY[index] for index in sorted(chosen)])


LEAST_WITH_TREE = 5
"""The fewest questions of a sheet that has one about a tree."""


def _kinds(n: int, count: int) -> list[Kind]:
    """Return the kinds of a number of questions.

    From five questions on, one is about a tree. The other kinds are equally frequent as
    far as possible. Kinds that fit the fewest positions come first: on a board of 4 no
    position might be left for them later.
    """
    kinds = []
    if count >= LEAST_WITH_TREE:
        kinds.append(Kind.TREE)
    others = [Kind.VERDICT, Kind.RETURN, Kind.WHY, Kind.REASON, Kind.STEPS, Kind.ERROR]
    # Too many kinds, in turn; the first of them are taken.
    kinds += others * count
    rare_kinds = (Kind.WHY, Kind.TREE)
    # False is sorted before True.
    return sorted(kinds[:count], key=lambda kind: kind not in rare_kinds)


def _verdicts(chance: Chance) -> Iterator[Wanted]:
    """Yield what is wanted of the questions about a verdict, one after the other.

    They repeat after four: both verdicts on squares of one colour, then both on squares
    of the other colour. So the colour gives no verdict away.
    """
    verdicts = _shuffled([False, True], chance)
    colours = _shuffled([0, 1], chance)
    return cycle(
        [Wanted(verdict, colour) for colour in colours for verdict in verdicts]
    )


def _shuffled(items: Iterable[Item], chance: Chance) -> list[Item]:
    """Return items in a random order."""
    remaining = list(items)
    shuffled = []
    while remaining:
        index = chance.below(len(remaining))
        shuffled.append(remaining.pop(index))
    return shuffled


# What is worth a question.

LEAST_QUEENS = 2
"""The fewest queens where a verdict or its reason is asked for: one is too easy."""

LEAST_NODES = 4
MOST_NODES = 10
"""The least and the most nodes of a tree that is completed by hand."""

MOST_LEVELS = 4
"""The most columns below the root of a tree that is completed by hand."""


def _fits(kind: Kind, wanted: Wanted | None, position: Position) -> bool:
    """Return whether a position is worth a question of a kind.

    `wanted` is what a verdict must be like.
    """
    n = position.n
    queens = len(position.board)
    is_worth_a_verdict = LEAST_QUEENS <= queens < n
    match kind:
        case Kind.VERDICT:
            return is_worth_a_verdict and wanted == _verdict(position)
        case Kind.REASON:
            return is_worth_a_verdict and len(position.attackers) > 0
        case Kind.RETURN:
            return _has_return(position)
        case Kind.WHY:
            is_new_column = position.candidate == 0 and queens < n
            if not is_new_column:
                return False
            # A column without a safe row will be used up.
            return safe_rows(n, position.board)[position.column] == 0
        case Kind.TREE:
            return _has_small_tree(position)
        case Kind.STEPS | Kind.ERROR:
            return _has_return_in_steps(position)


def _verdict(position: Position) -> Wanted:
    """Return the verdict on the red queen, and the colour of its square."""
    return Wanted(len(position.attackers) > 0, sum(position.square) % 2)


def _has_small_tree(position: Position) -> bool:
    """Return whether the tree above the placed queens can be completed by hand.

    The next column must be new: no row of it has been tested.
    """
    n = position.n
    queens = len(position.board)
    is_new_column = position.candidate == 0
    least_queens = max(1, n - MOST_LEVELS)
    if not is_new_column or not least_queens <= queens < n:
        return False
    return LEAST_NODES <= len(tree_boards(n, position.board)) <= MOST_NODES


def _has_return(position: Position) -> bool:
    """Return whether the next step removes queens and is not the last."""
    is_return = next_step(position) is Step.RETURN
    return is_return and not position_after(position).is_end


def _has_return_in_steps(position: Position) -> bool:
    """Return whether one of the next STEPS removes queens, and none is the last."""
    current = position
    has_return = False
    for _ in range(STEPS):
        if current.is_end:
            return False
        if _has_return(current):
            has_return = True
        current = position_after(current)
    return has_return and not current.is_end


def _slip(position: Position, chance: Chance) -> Slip:
    """Return a mistake in one of the next steps.

    The wrong square is above or below the right one, in the same column.
    """
    # The right squares, by their steps. A step to a solution has none.
    squares = {
        step: move
        for step, move in enumerate(next_moves(position))
        if isinstance(move, tuple)
    }
    steps = list(squares)
    step = steps[chance.below(len(steps))]
    column, row = squares[step]
    wrong_rows = [other for other in (row - 1, row + 1) if 0 <= other < position.n]
    wrong_row = wrong_rows[chance.below(len(wrong_rows))]
    return Slip(step, (column, wrong_row))


def next_moves(position: Position) -> list[Answer | Square]:
    """Return the square of the red queen after each of the next STEPS steps.

    After a step to a solution there is no red queen, but an answer.

    >>> next_moves(Position.parse("2,4,1:2", 4))
    [(3, 2), <Answer.SOLUTION: 'answer_solution'>, (3, 3), (2, 1), (2, 2)]
    """
    moves: list[Answer | Square] = []
    current = position
    for _ in range(STEPS):
        # The question where the queen goes has one right answer.
        (move,) = right(Question.MOVE, current)
        moves.append(move)
        current = position_after(current)
    return moves


def tree_boards(n: int, root: Board) -> list[Board]:
    """Return the nodes of the tree above a board, in the order of the search.

    The root is the first one.

    >>> tree_boards(4, (0,))
    [(0,), (0, 2), (0, 3), (0, 3, 1)]
    """
    return sorted(tidy(n, PLAIN, root))
