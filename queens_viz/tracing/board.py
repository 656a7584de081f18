"""Which variable of a program is the board.

Each variable is read in the ways in which its values can be a board, and each reading is
scored by what happens on it. The board is the variable on which queens are placed one at
a time, which goes back and on again, often, reaches n queens, and has full boards on
which no two attack each other. Its name helps least. An object that has several names
is one variable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..search.readings import Axis, Kind, Reading, number_of, readings
from .history import Follower, Moment, Variable, read
from .nodes import Placer, Shape, Square, Walk
from .recording import Recording
from .syntax import Text

SAMPLE = 1200
"""How many moments of each variable are looked at."""

TRIALS = 10
"""How many values of a variable are asked for their readings."""

SMALLEST = 2
LARGEST = 40
"""The sizes of boards."""

LEAST_FLAT = 4
"""The least side of a board whose squares are one list; a shorter list is a line."""

GRIDS = (Kind.GRID, Kind.FLAT, Kind.CELLS)
"""Kinds in which squares have signs."""

NAMES = (
    "board queen brett dame feld pos plac sol state grid chess stack path row col perm"
    " setup plan arr reine plateau echiquier tab zeile spalte config current"
).split()
"""Parts of names that a board may have."""


class Hint(NamedTuple):
    """What a person says about the board: `--board`, or the choice in the window."""

    name: str = ""
    base: int | None = None
    axis: Axis | None = None


class Board(NamedTuple):
    """The variable that is the board, and how its values are read."""

    variable: Variable
    names: tuple[Variable, ...]  # all names of its objects, the variable first
    shape: Shape
    axis: Axis  # what the first number of a square counts
    score: float

    @property
    def kind(self) -> Kind:
        """How a value holds the queens."""
        return self.shape.reading.kind

    def square(self, square: Square) -> str:
        """Return how the program writes a queen on a square, as `board[5] = 3`."""
        reading = self.shape.reading
        line, place = square
        first = line + reading.base
        second = place + reading.base
        name = self.variable.name
        if reading.kind is Kind.ROWS:
            return f"{name}[{line + reading.first}] = {second}"
        if reading.kind is Kind.DICTIONARY:
            return f"{name}[{first}] = {second}"
        if reading.kind is Kind.GRID:
            offset = self.shape.offset
            return f"{name}[{line + offset}][{place + offset}]"
        if reading.kind is Kind.CELLS:
            return f"{name}[{first}, {second}]"
        return f"({first}, {second})"

    def queens(self, order: Iterable[Square]) -> str:
        """Return how the program writes a board: its numbers, or its squares."""
        reading = self.shape.reading
        squares = sorted(order)
        if reading.kind in (Kind.ROWS, Kind.GRID, Kind.FLAT, Kind.DICTIONARY):
            lines = [line for line, _ in squares]
            if lines == list(range(len(lines))):
                return str([self.number(place) for _, place in squares])
        pairs = [(self.number(line), self.number(place)) for line, place in squares]
        return str(pairs)

    @property
    def first_number(self) -> int:
        """The program's number of the first line."""
        reading = self.shape.reading
        if reading.kind is Kind.ROWS:
            return reading.first
        if reading.kind is Kind.GRID:
            return self.shape.offset
        return reading.base

    def number(self, place: int) -> int:
        """Return the program's number of a line, or of a place in it."""
        return place + self.shape.reading.base + self.shape.offset


def find(recording: Recording, hint: Hint | None = None) -> Board | None:
    """Return the board of a program; None if no variable is one."""
    follower = Follower(recording, most=SAMPLE)
    read(recording, [follower])
    return next(iter(candidates(recording, follower, hint)), None)


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
            axis = hint.axis if hint and hint.axis else _axis(shape, variable)
            found.append(Board(variable, names, shape, axis, score))
    found.sort(key=lambda board: -board.score)
    return _without_repetitions(found) or _unused(follower, text, hint)


def _unused(follower: Follower, text: Text, hint: Hint | None) -> list[Board]:
    """Return a variable that never changes, but is shaped like a board.

    It has the name of one, or there is a statement that would change it.
    """
    for variable, moments in follower.moments.items():
        if hint and hint.name and hint.name.rpartition(".")[2] != variable.name:
            continue
        value = moments[0].value
        is_named = any(part in variable.name.lower() for part in NAMES)
        is_named = is_named or variable.name in text.stores
        is_shaped = _is_filled(value) and (is_named or _is_grid(value))
        is_empty = is_named and not isinstance(value, str) and not _length(value)
        if (is_shaped or is_empty) and all(m.value == value for m in moments):
            shape = Shape(Reading(Kind.ROWS, _length(value)), is_fixed=True)
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
    for shape in _shapes(moments, numbers):
        if hint and hint.base is not None and hint.base != shape.reading.base:
            continue
        score = _score(variable, shape, moments)
        if hint and hint.name:
            score += 1
        if score > 0 and (best is None or score > best[0]):
            best = score, shape
    return best


# How values can be read.


def _shapes(moments: Sequence[Moment], numbers: set[int]) -> list[Shape]:
    """Return the readings that the values of a variable may have, whatever their size."""
    values = [m.value for m in moments if _length(m.value)]
    if not values:
        return []
    is_fixed = _is_fixed(moments)
    if all(map(_is_numbers, values)):
        shapes = _numbered_shapes(moments, values, numbers, is_fixed)
        side = round(len(values[0]) ** 0.5)  # type: ignore[arg-type]
        if is_fixed and side >= LEAST_FLAT and side * side == _length(values[0]):
            shapes += _cell_shapes(Kind.FLAT, values)
    elif all(map(_is_grid, values)):
        shapes = _cell_shapes(Kind.GRID, values)
    elif is_fixed and all(map(_is_signs, values)):
        shapes = _cell_shapes(Kind.FLAT, values)
    else:
        shapes = _pair_shapes(values)
    return [sized for shape in shapes for sized in _sized(shape, moments, numbers)]


def _length(value: object) -> int:
    if isinstance(value, (list, tuple, str, set, frozenset, dict)):
        return len(value)
    return 0


def _is_numbers(value: object) -> bool:
    """Return whether a value is a list of whole numbers, None among them, or digits."""
    if isinstance(value, str):
        return value.isascii() and value.isdigit()
    if not isinstance(value, (list, tuple)):
        return False
    return all(item is None or type(item) is int for item in value)


def _is_grid(value: object) -> bool:
    """Return whether a value is as many lines as each has cells, or fewer lines."""
    if not isinstance(value, (list, tuple)):
        return False
    lines = list(value)
    if not all(isinstance(line, (list, tuple, str)) for line in lines):
        return False
    lengths = {len(line) for line in lines}
    return len(lengths) == 1 and SMALLEST <= max(lengths) >= len(lines)


def _is_signs(value: object) -> bool:
    """Return whether a value is a list of signs, as many as a board has squares."""
    if not isinstance(value, (list, tuple, str)):
        return False
    side = round(len(value) ** 0.5)
    plain = all(item is None or isinstance(item, (str, int)) for item in value)
    return side >= LEAST_FLAT and side * side == len(value) and plain


def _is_fixed(moments: Sequence[Moment]) -> bool:
    """Return whether a value's length never changes in its place, and else seldom.

    It may also change with each new list, if these are filled with one item.
    """
    changes = 0
    length = None
    for moment in moments:
        if length is not None and _length(moment.value) != length:
            if not moment.is_new:
                return False
            if not _is_filled(moment.value):
                changes += 1
        length = _length(moment.value)
    return bool(_length(moments[0].value)) and changes * 8 <= len(moments)


def _is_filled(value: object) -> bool:
    """Return whether a value is a list of some equal items."""
    if not isinstance(value, list) or len(value) < SMALLEST:
        return False
    return all(item == value[0] for item in value)


def _numbered_shapes(
    moments: Sequence[Moment],
    values: Sequence[object],
    numbers: set[int],
    is_fixed: bool,
) -> list[Shape]:
    """Return the readings of lists of numbers, from 0 or 1.

    The first place isn't used if nothing is ever stored there, and the list is longer by
    one than a size that the program has.
    """
    stored = {place for moment in moments for place in moment.stores}
    sizes = numbers | set(moments[-1].sizes.values())
    first = 0
    if is_fixed and 1 in stored and 0 not in stored:
        first = int(_length(values[0]) - 1 in sizes)
    shapes = []
    for base in _bases(values, first, is_fixed):
        reading = Reading(Kind.ROWS, 0, base, first=first)
        shapes.append(Shape(reading, is_fixed))
    return shapes


def _bases(values: Sequence[object], first: int, is_fixed: bool) -> list[int]:
    """Return from which number the rows of a list may count, the likelier first.

    From 1 if the number n occurs and isn't what an empty list is filled with, or if there
    is no 0; from 0 if there is one, unless it is what an empty list is filled with.
    """
    start = values[0]
    assert isinstance(start, (list, tuple, str))
    is_filled = is_fixed and len(set(start)) == 1
    numbers = set[int]()
    largest = False
    for value in values:
        assert isinstance(value, (list, tuple, str))
        items = [number_of(item) for item in value[first:]]
        numbers.update(item for item in items if item is not None)
        largest = largest or (is_fixed and len(items) in items)
    fill = number_of(start[0]) if is_filled else None
    if fill == len(start) - first:
        return [0]
    if first and (fill == 0 or 0 not in numbers):
        return [1]
    if largest:
        return [1, 0]
    if 0 in numbers or first:
        return [0]
    return [0, 1] if is_fixed else [1, 0]


def _cell_shapes(kind: Kind, values: Sequence[object]) -> list[Shape]:
    """Return the readings of squares with signs: there are two, the rarer is the queen."""
    counts = Counter[tuple[type, object]]()
    for value in values:
        assert isinstance(value, (list, tuple, str))
        for line in value if kind is Kind.GRID else [value]:
            counts.update((type(cell), cell) for cell in line if _is_plain(cell))
    signs = [sign for (_, sign), _ in counts.most_common()]
    if "Q" in signs:
        queen: object = "Q"
    elif len(signs) == 2:
        queen = signs[1]
    elif len(signs) == 1 and isinstance(signs[0], int):
        queen = type(signs[0])(1)
    elif len(signs) == 1:
        queen = "Q"
    else:
        return []
    return [Shape(Reading(kind, 0, queen=queen), is_fixed=True)]


def _is_plain(cell: object) -> bool:
    return cell is None or isinstance(cell, (str, int, float))


def _pair_shapes(values: Sequence[object]) -> list[Shape]:
    """Return the readings of pairs, dictionaries and objects with two numbers."""
    found = list[Shape]()
    step = max(1, len(values) // TRIALS)
    for value in (max(values, key=_length), *values[::step], values[-1]):
        for reading in readings(value, None):
            reading = reading._replace(axis=Axis.COLUMN, is_top_first=False, n=0)
            if reading.kind in (Kind.SQUARES, Kind.DICTIONARY, Kind.CELLS):
                for base in (reading.base, 1 - reading.base):
                    shape = Shape(reading._replace(base=base), is_fixed=False)
                    if shape not in found:
                        found.append(shape)
    return found


def _sized(
    shape: Shape, moments: Sequence[Moment], numbers: set[int]
) -> list[Shape]:
    """Return a shape with the size that fits, if one does."""
    if shape.is_fixed and shape.reading.kind is Kind.ROWS:
        return [_without_spare_lines(shape, moments, numbers)]
    if shape.is_fixed and shape.reading.kind is not Kind.GRID:
        return [shape]
    extents = [(m, _extent(m.value, shape.reading)) for m in moments]
    largest = max(extent for _, extent in extents)
    if shape.reading.kind is Kind.GRID:
        first = next(m.value for m in moments if _length(m.value))
        assert isinstance(first, (list, tuple))
        if len(first) == len(first[0]):
            return [_without_border(shape, moments, numbers)]
        n = len(first[0])
        return [Shape(shape.reading._replace(n=n), is_fixed=False)]
    if largest > LARGEST:
        return []
    name = _size_name(extents)
    if name:
        return [shape._replace(size_name=name)]
    sizes = [n for n in moments[-1].sizes.values() if largest <= n <= LARGEST]
    if not sizes:
        sizes = [n for n in numbers if largest <= n <= LARGEST]
    longest = max(_length(m.value) for m in moments)
    if not sizes and longest < largest:
        return []
    n = min(sizes, default=largest)
    if n < SMALLEST:
        return []
    return [shape._replace(reading=shape.reading._replace(n=n))]


def _without_spare_lines(
    shape: Shape, moments: Sequence[Moment], numbers: set[int]
) -> Shape:
    """Return how a list is read of which only the beginning is used: `x = [0] * 20`.

    Its lines are used up to a size that the program has, and so are its numbers.
    """
    first = shape.reading.first
    stored = {p for m in moments for p in m.stores if isinstance(p, int)}
    used = max(stored, default=-1) - first + 1
    length = _length(moments[-1].value) - first
    if not 0 < used < length:
        return shape
    for name in moments[-1].sizes:
        spares = {_length(m.value) - first - m.sizes.get(name, 0) for m in moments}
        if spares == {length - used}:
            return shape._replace(spare=length - used)
    rows = [_extent(m.value, shape.reading._replace(kind=Kind.FLAT)) for m in moments]
    is_single = len({_length(m.value) for m in moments}) == 1
    if is_single and used in numbers and max(rows) == used:
        return shape._replace(spare=length - used)
    return shape


def _without_border(
    shape: Shape, moments: Sequence[Moment], numbers: set[int]
) -> Shape:
    """Return how a grid is read whose first line and column, or all four, aren't used."""
    length = _length(moments[-1].value)
    squares = set[Square]()
    for moment in moments:
        squares |= shape.queens(moment.value, _length(moment.value)) or frozenset()
    if not squares or 0 in {min(square) for square in squares}:
        return shape
    used = max(max(square) for square in squares)
    sizes = numbers | set(moments[-1].sizes.values())
    for spare in (0, 1):
        n = length - 1 - spare
        is_size = n in moments[-1].sizes.values() or (n == used and n in sizes)
        if used <= n and is_size and length not in sizes:
            return shape._replace(offset=1, spare=spare)
    return shape


def _size_name(extents: Sequence[tuple[Moment, int]]) -> str:
    """Return the variable with the size of the board, which no value exceeds.

    The best is one that some value reaches; "" if there is none.
    """
    best = ""
    least = LARGEST + 1
    for name in extents[-1][0].sizes:
        rooms = [moment.sizes.get(name, -1) - extent for moment, extent in extents]
        sizes = [moment.sizes.get(name, 0) for moment, _ in extents]
        if min(rooms) >= 0 and max(sizes) <= LARGEST and min(rooms) < least:
            best = name
            least = min(rooms)
    return best


def _extent(value: object, reading: Reading) -> int:
    """Return the least size of a board that can hold a value.

    The last number of a list doesn't count: it may be one too large for a moment.
    """
    extent = 0
    items: Iterable[object] = ()
    if isinstance(value, dict):
        items = value.items()
        if reading.kind is Kind.CELLS:
            items = value
    elif isinstance(value, (list, tuple, str, set, frozenset)):
        items = value
        extent = len(value)
        if reading.kind is Kind.ROWS and isinstance(value, list):
            items = value[:-1]
    for item in items:
        numbers = [item]
        if isinstance(item, tuple):
            numbers = list(item)
        elif isinstance(item, dict) and reading.fields:
            numbers = [item.get(name) for name in reading.fields]
        elif isinstance(item, list):
            numbers = item
        for part in numbers:
            number = number_of(part)
            if number is not None:
                extent = max(extent, number + 1 - reading.base)
    return extent


# What happens on a board.


def _score(variable: Variable, shape: Shape, moments: Sequence[Moment]) -> float:
    """Return how much a variable is like a board, in a reading; 0 if it can't be one."""
    placer = Placer(shape)
    placer.take(moments)
    # A pair isn't a board of two queens, unless that is said.
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
    """Return how often a board was emptied: a helper that never goes back is no board."""
    return sum(not visit.order for visit in walk.visits)


def _axis(shape: Shape, variable: Variable) -> Axis:
    """Return what the first number of a square counts, as far as the names say so."""
    name = variable.name.lower()
    kind = shape.reading.kind
    if kind in (Kind.ROWS, Kind.DICTIONARY):
        is_of_columns = name.startswith(("col", "spalte")) or "colonne" in name
        return Axis.ROW if is_of_columns else Axis.COLUMN
    fields = shape.reading.fields
    if fields and fields[0].lower() in ("x", "col", "column", "c", "spalte"):
        return Axis.COLUMN
    return Axis.ROW
