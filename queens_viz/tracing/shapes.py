"""How the values of a variable can be read as boards, whatever their size.

What is a queen, from which number rows count, which lines are used and how large the
board is shows in all values of a variable together, not in one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ..search.readings import Axis, Kind, Reading, number_of, readings
from .board import Shape
from .history import Moment
from .squares import Square

TRIALS = 10
"""How many values of a variable are asked for their readings."""

SMALLEST = 2
LARGEST = 40
"""The sizes of boards."""

LEAST_FLAT = 4
"""The least side of a board whose squares are one list; a shorter list is a line."""


def shapes_of(moments: Sequence[Moment], numbers: set[int]) -> list[Shape]:
    """Return the readings that the values of a variable may have, of any size."""
    values = [m.value for m in moments if length_of(m.value)]
    if not values:
        return []
    is_fixed = _is_fixed(moments)
    is_flat = is_fixed and _has_side_of_a_size(values[0], moments, numbers)
    if all(map(_is_numbers, values)):
        shapes = []
        if not (is_fixed and _has_only_marks(values)):
            shapes = _numbered_shapes(moments, values, numbers, is_fixed)
        if is_flat:
            shapes += _cell_shapes(Kind.FLAT, values)
    elif all(map(is_grid, values)):
        shapes = _cell_shapes(Kind.GRID, values)
    elif is_flat and all(map(_is_signs, values)):
        shapes = _cell_shapes(Kind.FLAT, values)
    else:
        shapes = _pair_shapes(values)
    return [sized for shape in shapes for sized in _sized(shape, moments, numbers)]


def _side_of(value: object) -> int:
    """Return the side of the board whose squares are the items of a value; or 0."""
    length = length_of(value)
    side = round(length**0.5)
    return side if side >= LEAST_FLAT and side * side == length else 0


def _has_side_of_a_size(
    value: object, moments: Sequence[Moment], numbers: set[int]
) -> bool:
    """Return whether a value has the squares of a board of a size that a program has.

    The marks of the 2 n diagonals of n = 8 are 16 items, but no board of 4. Numbers in
    the program are sizes only if no variable has the name of one.
    """
    sizes = set(moments[-1].sizes.values())
    if not sizes:
        sizes = numbers
    return _side_of(value) in sizes - {0}


def _has_only_marks(values: Sequence[object]) -> bool:
    """Return whether lists of some length have nothing but 0 and 1.

    These are marks of rows or diagonals that are taken. They could be the rows of a
    board whose other rows are never tried, but that isn't certain.
    """
    items = set[object]()
    for value in values:
        assert isinstance(value, (list, tuple, str))
        items.update(value)
    return items == {0, 1} and length_of(values[0]) >= LEAST_FLAT


def length_of(value: object) -> int:
    """Return how many items a value has."""
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


def is_grid(value: object) -> bool:
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
    plain = all(item is None or isinstance(item, (str, int)) for item in value)
    return plain and _side_of(value) > 0


def _is_fixed(moments: Sequence[Moment]) -> bool:
    """Return whether a value's length never changes in its place, and else seldom.

    It may also change with each new list, if these are filled with one item.
    """
    changes = 0
    length = None
    for moment in moments:
        if length is not None and length_of(moment.value) != length:
            if not moment.is_new:
                return False
            if not is_filled(moment.value):
                changes += 1
        length = length_of(moment.value)
    return bool(length_of(moments[0].value)) and changes * 8 <= len(moments)


def is_filled(value: object) -> bool:
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

    The first place isn't used if nothing is ever stored there, and the list is longer
    by one than a size that the program has, or its last place that is used is this
    size.
    """
    stored = {p for m in moments for p in m.stores if isinstance(p, int)}
    sizes = numbers | set(moments[-1].sizes.values())
    first = 0
    if is_fixed and 1 in stored and 0 not in stored:
        last = length_of(values[0]) - 1
        is_spare = max(stored) < last and max(stored) in sizes
        if last in sizes or is_spare:
            first = 1
    shapes = []
    for base in _bases(values, moments, first, is_fixed):
        reading = Reading(Kind.ROWS, 0, base, first=first)
        shapes.append(Shape(reading, is_fixed))
    return shapes


def _bases(
    values: Sequence[object], moments: Sequence[Moment], first: int, is_fixed: bool
) -> list[int]:
    """Return from which number the rows of a list may count, the likelier first.

    From 1 if the number n stays while another is stored and isn't what an empty list is
    filled with, or if there is no 0; from 0 if there is one, unless the list is filled
    with zeros. A number n that is replaced at once is one too many: `row += 1` before a
    test.
    """
    start = values[0]
    assert isinstance(start, (list, tuple, str))
    is_filled = is_fixed and len(set(start)) == 1
    numbers = set[int]()
    has_largest = False
    before: list[int | None] = []
    for value in values:
        assert isinstance(value, (list, tuple, str))
        items = [number_of(item) for item in value[first:]]
        numbers.update(item for item in items if item is not None)
        n = len(items)
        if is_fixed and n in items and n in before:
            has_largest = has_largest or before.index(n) == items.index(n)
        before = items
    fill = number_of(start[0]) if is_filled else None
    if fill == len(start) - first:
        return [0]
    if first and (fill == 0 or 0 not in numbers):
        return [1]
    is_zero_empty = not is_filled or fill == 0
    if has_largest and is_zero_empty and not _has_row_0(moments):
        return [1, 0]
    if 0 in numbers or first:
        return [0]
    return [0, 1] if is_fixed else [1, 0]


def _has_row_0(moments: Sequence[Moment]) -> bool:
    """Return whether a list gets a 0, and then a row in its next line: 0 is a row, too.

    In a program that counts from 1 it would be an empty line, before one that isn't.
    """
    for number, following in enumerate(moments[1:]):
        place = moments[number].place
        if (
            following.is_new
            or not isinstance(place, int)
            or following.place != place + 1
        ):
            continue
        value = following.value
        assert isinstance(value, list)
        is_row = value[place + 1] in range(1, len(value))
        if value[place] == 0 and is_row:
            return True
    return False


def _cell_shapes(kind: Kind, values: Sequence[object]) -> list[Shape]:
    """Return the readings of squares with two signs: the rarer is the queen."""
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
    for value in (max(values, key=length_of), *values[::step], values[-1]):
        for likely in readings(value, None):
            reading = likely._replace(axis=Axis.COLUMN, is_top_first=False, n=0)
            if reading.kind in (Kind.SQUARES, Kind.DICTIONARY, Kind.CELLS):
                for base in (reading.base, 1 - reading.base):
                    shape = Shape(reading._replace(base=base), is_fixed=False)
                    if shape not in found:
                        found.append(shape)
    return found


def _sized(shape: Shape, moments: Sequence[Moment], numbers: set[int]) -> list[Shape]:
    """Return a shape with the size that fits, if one does."""
    if shape.is_fixed and shape.reading.kind is Kind.ROWS:
        return [_without_spare_lines(shape, moments, numbers)]
    if shape.is_fixed and shape.reading.kind is not Kind.GRID:
        return [shape]
    extents = [(m, _extent(m.value, shape.reading)) for m in moments]
    largest = max(extent for _, extent in extents)
    if shape.reading.kind is Kind.GRID:
        first = next(m.value for m in moments if length_of(m.value))
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
    sizes = [n for n in _constants(moments) if largest <= n <= LARGEST]
    if not sizes:
        sizes = [n for n in numbers if largest <= n <= LARGEST]
    longest = max(length_of(m.value) for m in moments)
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
    length = length_of(moments[-1].value) - first
    if not 0 < used < length:
        return shape
    for name in moments[-1].sizes:
        spares = {
            length_of(m.value) - first - m.sizes.get(name, 0)
            for m in moments
            if m.stores
        }
        if spares == {length - used}:
            return shape._replace(spare=length - used)
    rows = [_extent(m.value, shape.reading._replace(kind=Kind.FLAT)) for m in moments]
    is_single = len({length_of(m.value) for m in moments}) == 1
    if is_single and used in numbers and max(rows) == used:
        return shape._replace(spare=length - used)
    return shape


def _without_border(
    shape: Shape, moments: Sequence[Moment], numbers: set[int]
) -> Shape:
    """Return the reading of a grid whose border, or a part of it, isn't used."""
    length = length_of(moments[-1].value)
    squares = set[Square]()
    for moment in moments:
        squares |= shape.queens(moment.value, length_of(moment.value)) or frozenset()
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


def _constants(moments: Sequence[Moment]) -> list[int]:
    """Return the values of the sizes that never change."""
    last = moments[-1].sizes
    changed = {
        name
        for moment in moments
        for name, size in moment.sizes.items()
        if size != last.get(name)
    }
    return [size for name, size in last.items() if name not in changed]


def _size_name(extents: Sequence[tuple[Moment, int]]) -> str:
    """Return the variable with the size of the board, which no value exceeds.

    The best is one that some value reaches; "" if there is none. An empty board may be
    made before its size is known.
    """
    best = ""
    least = LARGEST + 1
    for name in extents[-1][0].sizes:
        rooms = []
        for moment, extent in extents:
            if extent:
                rooms.append(moment.sizes.get(name, -1) - extent)
        largest = max(moment.sizes.get(name, 0) for moment, _ in extents)
        if rooms and min(rooms) >= 0 and largest <= LARGEST and min(rooms) < least:
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
