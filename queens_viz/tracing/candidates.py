"""Which variable of a program is the board.

Each variable is read in all ways in which its values can be a board, and each reading
gets a score for what happens on it. On the board, queens are placed one at a time. It
often goes back and forward again, reaches n queens, and is sometimes full without two
queens that attack each other. Its name counts least. An object with several names is
one variable.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..search.readings import Axis, Kind, Reading
from .board import Board, Hint, Shape
from .events import Variable
from .history import Follower, Moment
from .nodes import Placer, Walk
from .recording import Recording
from .shapes import LARGEST, LEAST_FLAT, is_filled, is_grid, length_of, shapes_of
from .syntax import Text

SAMPLE = 1200
"""How many moments of each variable are looked at."""

NAMES = [
    "board",
    "queen",
    "brett",
    "dame",
    "feld",
    "pos",
    "plac",
    "sol",
    "state",
    "grid",
    "chess",
    "stack",
    "path",
    "row",
    "col",
    "perm",
    "setup",
    "plan",
    "arr",
    "reine",
    "plateau",
    "echiquier",
    "tab",
    "zeile",
    "spalte",
    "config",
    "current",
]
"""Parts of names that a board may have."""


NAMES_OF_ROWS = frozenset(["row", "r", "line", "zeile", "reihe", "ligne", "rangee"])
NAMES_OF_COLUMNS = frozenset(["column", "col", "c", "spalte", "colonne"])
"""Words in the names that programs give to the number of a row, or of a column."""


def candidates(
    recording: Recording, follower: Follower, hint: Hint | None = None
) -> list[Board]:
    """Return the variables that may be the board, the likeliest first."""
    text = Text(recording.source)
    numbers = set(text.numbers)
    if recording.n:
        numbers.add(recording.n)
    found = list[Board]()
    for variable, moments in follower.moments.items():
        if hint and hint.name and hint.name.rpartition(".")[2] != variable.name:
            continue
        best = _best_shape(variable, moments[:SAMPLE], numbers, hint)
        if best:
            score, shape = best
            names = _names(variable, follower)
            stored = {pair for one in names for pair in text.stored.get(one.name, ())}
            axis = hint.axis if hint and hint.axis else _axis(shape, variable, stored)
            found.append(Board(variable, names, shape, axis, score))
    found.sort(key=lambda board: -board.score)
    return _without_repetitions(found) or _unused(follower, text, hint)


def _unused(follower: Follower, text: Text, hint: Hint | None) -> list[Board]:
    """Return a variable that never changes, but is shaped like a board.

    It is named like a board, or there is a statement that would change it.
    """
    for variable, moments in follower.moments.items():
        if hint and hint.name and hint.name.rpartition(".")[2] != variable.name:
            continue
        value = moments[0].value
        is_named = any(part in variable.name.lower() for part in NAMES)
        is_named = is_named or variable.name in text.stores
        is_shaped = is_filled(value) and (is_named or is_grid(value))
        is_empty = is_named and not isinstance(value, str) and not length_of(value)
        if (is_shaped or is_empty) and all(m.value == value for m in moments):
            shape = Shape(Reading(Kind.ROWS, length_of(value)), is_fixed=True)
            return [Board(variable, (variable,), shape, Axis.COLUMN, 0.0)]
    return []


def _names(variable: Variable, follower: Follower) -> tuple[Variable, ...]:
    """Return all names under which the objects of a variable are known."""
    objects = follower.objects.get(variable, set())
    others = [
        other
        for other, numbers in follower.objects.items()
        if other != variable and numbers & objects
    ]
    return (variable, *others)


def _without_repetitions(found: Sequence[Board]) -> list[Board]:
    """Leave out names of an object that has been named already."""
    kept = list[Board]()
    for board in found:
        if not any(board.variable in other.names for other in kept):
            kept.append(board)
    return kept


def _best_shape(
    variable: Variable,
    moments: Sequence[Moment],
    numbers: set[int],
    hint: Hint | None,
) -> tuple[float, Shape] | None:
    """Return the reading of a variable's values that scores most, with its score."""
    best = None
    for shape in shapes_of(moments, numbers):
        if hint and hint.base is not None and hint.base != shape.reading.base:
            continue
        score = _score(variable, shape, moments)
        if hint and hint.name:
            score += 1
        if score > 0 and (best is None or score > best[0]):
            best = score, shape
    return best


# What happens on a board.


def _score(variable: Variable, shape: Shape, moments: Sequence[Moment]) -> float:
    """Return how much a variable resembles a board in a reading; 0 if not at all."""
    placer = Placer(shape)
    placer.take(moments)
    # A pair isn't a board of two queens, unless the user names it.
    sizes = {2, 3} & set(moments[-1].sizes.values())
    walks = [
        walk
        for n, walk in placer.walks.items()
        if LEAST_FLAT <= n <= LARGEST or n in sizes
    ]
    visits = sum(len(walk.visits) for walk in walks)
    if not visits or placer.unread * 2 > len(moments):
        return 0.0
    good = sum(walk.good for walk in walks)
    if not good and not any(walk.solutions for walk in walks):
        return 0.0
    share = good / visits
    reached = max(_top(walk) / walk.n for walk in walks)
    score = 3 * share + 2 * min(1.0, reached)
    score += min(visits, 200) / 200
    score += max(_places_used(walk) / walk.n for walk in walks)
    score -= 3 * placer.unread / len(moments)
    if any(walk.solutions for walk in walks):
        score += 1.5
    if any(map(_goes_back, walks)):
        score += 1
    elif sum(map(_times_emptied, walks)) > 1:
        score -= 2
    if len({moment.line for moment in moments}) > 1:
        score += 0.3
    name = variable.name.lower()
    if any(part in name for part in NAMES):
        score += 0.4
    return score


def _top(walk: Walk) -> int:
    return max(len(visit.order) for visit in walk.visits)


def _places_used(walk: Walk) -> int:
    """Return how many places queens had with which the program went on."""
    places = {place for board in walk.children for _, place in board}
    for board in walk.solutions:
        places.update(place for _, place in board)
    return len(places)


def _goes_back(walk: Walk) -> bool:
    """Return whether a board that isn't full was left for another one."""
    depth = 0
    for visit in walk.visits:
        if len(visit.order) < depth < walk.n and visit.order:
            return True
        if len(visit.order) == depth < walk.n and depth > 1:
            return True
        depth = len(visit.order)
    return False


def _times_emptied(walk: Walk) -> int:
    """Return how often a board was emptied: one that never goes back is no board."""
    return sum(not visit.order for visit in walk.visits)


def _axis(shape: Shape, variable: Variable, stored: set[tuple[str, str]]) -> Axis:
    """Return what the first number of a square counts, as far as the names say so.

    `stored` has the names of the indices and of the values that are stored in a list.
    """
    name = variable.name.lower()
    kind = shape.reading.kind
    if kind in (Kind.ROWS, Kind.DICTIONARY):
        said = {axis for pair in stored for axis in _axes_of_names(*pair)}
        if len(said) == 1:
            return said.pop()
        is_of_columns = name.startswith(("col", "spalte")) or "colonne" in name
        return Axis.ROW if is_of_columns else Axis.COLUMN
    fields = shape.reading.fields
    if fields and fields[0].lower() in ("x", "col", "column", "c", "spalte"):
        return Axis.COLUMN
    return Axis.ROW


def _axes_of_names(index: str, value: str) -> Iterator[Axis]:
    """Yield what an index counts by its name, and by that of the value stored there.

    >>> [axis.value for axis in _axes_of_names("row", "new_col")]
    ['row', 'row']
    """
    for name, if_row, if_column in (
        (index, Axis.ROW, Axis.COLUMN),
        (value, Axis.COLUMN, Axis.ROW),
    ):
        parts = set(name.lower().split("_"))
        if parts & NAMES_OF_ROWS:
            yield if_row
        if parts & NAMES_OF_COLUMNS:
            yield if_column
