r"""What a text says of a board: the first step of the reader of notations.

`NOTATIONS` has a function for each way in which people and programs write boards. It turns
lines into a value: rows, lines of cells, pairs of numbers. A new notation is a function and
a row of that table. What the value means is decided by `readings.py`.

>>> for text in ("2 4 1 3", "[1, 3, 0, 2]", "2413", "1,2-2,4", "b1 d2", "1Q/2 w"):
...     parsed = parse(line_of(text.split("\n")), Scope(4))
...     print(parsed.value, parsed.reading(Scope(4)).kind.value)
[2, 4, 1, 3] rows
[1, 3, 0, 2] rows
[2, 4, 1, 3] rows
[(1, 2), (2, 4)] squares
[(2, 1), (4, 2)] squares
[['.', 'Q'], ['.', '.']] grid
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .brackets import Bracket, Reader, Unreadable, pair, whole
from .cells import (
    WAYS,
    Cells,
    LineAt,
    after_label,
    collapsed,
    is_ruled,
    longest_run,
    numbers_in,
    words,
)
from .facts import LARGEST
from .readings import (
    QUEEN_SIGNS,
    Axis,
    Kind,
    Reading,
    Value,
    is_empty_sign,
    number_of,
    queen_signs,
    queens,
    readings,
)


class Scope(NamedTuple):
    """What counts as a board."""

    n: int | None = (
        None  # the size with which rows are read; None: as many as there are
    )
    is_fixed: bool = False  # no board of another size counts
    least: int = 1  # no board of fewer columns counts
    way: str = ""  # how the cells of grids are written, once that is known

    def allows(self, n: int) -> bool:
        """Return whether a board of this size counts."""
        if self.is_fixed:
            return n == self.n
        return self.least <= n <= LARGEST


class Parsed(NamedTuple):
    """What a notation has made of some lines: a value, and what it knows of it."""

    value: Value
    used: int = 1  # the number of lines
    n: int | None = None  # the size that the text names
    kind: Kind | None = None  # what the value is, if the notation says so
    axis: Axis | None = None  # what the first numbers count, if the notation says so
    name: str = ""  # of the notation
    way: str = ""  # how the cells of a grid are written
    is_alone: bool = True  # nothing but a label is beside it
    others: int = 0  # the number of boards that follow in the same brackets

    def readings(self, n: int | None) -> list[Reading]:
        """Return the readings of the value that the notation allows."""
        return [
            reading
            for reading in readings(self.value, n)
            if self.kind in (None, reading.kind)
            and self.axis in (None, reading.axis)
            and reading.empty in EMPTY_COLUMNS
            and reading.first == 0
        ]

    def reading(self, scope: Scope) -> Reading | None:
        """Return the reading of the value; None if it is no board that counts.

        A grid and a full set of squares bring their own size, and so do rows that are a
        full board of another size.
        """
        by_shape = [one for one in self.readings(self.n) if scope.allows(one.n)]
        for reading in by_shape:
            if self.n or scope.n is None or _brings_size(reading, self.value):
                return reading
        if scope.n is None or self.n:
            return None
        for reading in self.readings(scope.n):
            return reading
        for reading in by_shape:
            if reading.kind is Kind.ROWS and is_permutation(self.value):
                return reading
        return None


EMPTY_COLUMNS = (None, 0, -1)
"""What an empty column is in a text; any other number is a mistake there."""

LEAST_SET = 4
"""The squares of fewer queens may be a part of any board."""


def _brings_size(reading: Reading, value: Value) -> bool:
    if reading.kind is Kind.SQUARES and isinstance(value, list):
        columns = {column for column, _ in queens(value, reading) or ()}
        return reading.n == len(value) == len(columns) >= LEAST_SET
    if reading.n < LEAST_SET:
        return reading.queen in QUEEN_SIGNS
    return reading.kind in (Kind.GRID, Kind.FLAT, Kind.CELLS)


def is_permutation(value: Value) -> bool:
    """Return whether these are the numbers from 0 or from 1 on, each once.

    >>> is_permutation([1, 3, 0, 2]), is_permutation([1, 2]), is_permutation([1, 3])
    (True, True, False)
    """
    if not isinstance(value, list):
        return False
    numbers = {one for one in value if isinstance(one, int)}
    return len(numbers) == len(value) and numbers in (
        set(range(len(value))),
        set(range(1, len(value) + 1)),
    )


def line_of(lines: Sequence[str]) -> LineAt:
    """Return the function that returns a line of a text by its number."""
    return lambda k: lines[k] if 0 <= k < len(lines) else None


# Lines of cells.


LABELS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""How many labels a line may have before its cells and after them."""


def in_a_grid(line: LineAt, scope: Scope) -> Parsed | None:
    """Read lines of cells, the top row first, with frames, labels, commas and quotes.

    >>> framed = ["| Q |   |", "+---+---+", "|   |   |"]
    >>> in_a_grid(line_of(framed), Scope()).value
    [['Q', ''], ['', '']]
    >>> in_a_grid(line_of(["2 . Q", "1 . .", "  a b"]), Scope()).value
    [['.', 'Q'], ['.', '.']]
    """
    first = line(0) or ""
    if not first or is_ruled(first):
        return None
    for way, cells_of in WAYS.items():
        cells = cells_of(first)
        if cells is None or scope.way not in ("", way):
            continue
        for before, after in LABELS:
            width = len(cells) - before - after
            if width < 1 or not scope.allows(width):
                continue
            if width == 1 and (len(first) > 1 or line(1)):
                continue
            rows, used = _lines_of_cells(line, cells_of, len(cells), width)
            inner = [row[before : before + width] for row in rows]
            labels = [row[:before] + row[before + width :] for row in rows]
            if len(rows) == width and _is_grid(inner) and _are_labels(labels):
                return Parsed(inner, used, way=way)
    return None


LEAST_ROWS = 2
"""A blank line after the first row: there may be one after each row."""


def _lines_of_cells(
    line: LineAt, cells_of: Callable[[str], Cells | None], length: int, most: int
) -> tuple[list[Cells], int]:
    """Return the lines with as many cells as the first one, and how many lines these take.

    Lines of a frame are passed over, and blank lines where there is one after each row.
    """
    rows = list[Cells]()
    used = 0
    is_spaced = False
    while len(rows) < most:
        text = line(used)
        if text is None:
            break
        cells = cells_of(text)
        is_frame = is_ruled(text) or is_separator(cells, rows)
        if cells is not None and len(cells) == length and not is_frame:
            rows.append(cells)
        elif not text.strip() and len(rows) < LEAST_ROWS:
            is_spaced = True
        elif not is_frame and (text.strip() or not is_spaced):
            break
        used += 1
    return rows, used


def is_separator(cells: Cells | None, rows: list[Cells]) -> bool:
    """Return whether cells are a line between rows: one sign, of which no row has any.

    >>> is_separator(list("---"), [list("Q..")]), is_separator(list("---"), [list("Q--")])
    (True, False)
    """
    if not cells or not rows or cells[0] not in list("-=_*~#+"):
        return False
    if cells.count(cells[0]) < len(cells):
        return False
    return all(cells[0] not in row for row in rows)


MOST_SIGNS = 3
"""A queen, and squares of two colours."""


def _is_grid(rows: list[Cells]) -> bool:
    """Return whether lines have the signs of a board, and none is a line between boards.

    Few lines have to name the queen by a letter.

    >>> _is_grid([["Q", "."], [".", "."]]), _is_grid([["1", "2"], ["1", "1"]])
    (True, False)
    """
    cells = [cell for row in rows for cell in row]
    signs = set(cells)
    if len(signs) > MOST_SIGNS or not queen_signs(cells):
        return False
    if len(rows) < LEAST_SET and signs.isdisjoint(QUEEN_SIGNS):
        return False
    if len(signs) == MOST_SIGNS:
        return not any(
            is_separator(row, [other for other in rows if other is not row])
            for row in rows
        )
    if len(signs) == 1:
        return cells[0] in QUEEN_SIGNS or (len(rows) > 1 and is_empty_sign(cells[0]))
    numbers = [number_of(sign) for sign in signs]
    return None in numbers or 0 in numbers


def _are_labels(labels: list[Cells]) -> bool:
    """Return whether what stands beside the cells counts the rows, up or down.

    >>> _are_labels([["8"], ["7"]]), _are_labels([["a"], ["b"]]), _are_labels([[], []])
    (True, True, True)
    >>> _are_labels([["."], ["Q"]])
    False
    """
    for column in zip(*labels, strict=True):
        numbers = list[int]()
        for label in column:
            number = number_of(label)
            if number is None and isinstance(label, str) and label.isalpha():
                number = ord(label[0])
            if number is None:
                return False
            numbers.append(number)
        up = [numbers[0] + k for k in range(len(numbers))]
        down = [numbers[0] - k for k in range(len(numbers))]
        if numbers not in (up, down):
            return False
    return True


# Brackets.


MOST_LINES = 10 * LARGEST
"""The most lines that a list of one board takes."""


def in_brackets(line: LineAt, scope: Scope) -> Parsed | None:
    """Read lists in brackets, which may go on over some lines: the first board of them.

    >>> in_brackets(line_of(["Solution: [0, 4, 7,", "  5, 2, 6]"]), Scope(8)).value
    [0, 4, 7, 5, 2, 6]
    >>> in_brackets(line_of(["5, (1, 1), (2, 5)"]), Scope(8)).value
    [[1, 1], [2, 5]]
    """
    reader = Reader()
    for used in range(MOST_LINES):
        text = line(used)
        if text is None:
            return None
        try:
            reader.read(text, used)
        except Unreadable:
            return None
        if not reader.is_open:
            boards = boards_of(reader.values, scope)
            if not boards:
                return None
            n = size_named(reader.values)
            return Parsed(boards[0], used + 1, n=n, others=len(boards) - 1)
    return None


def boards_of(
    values: list[Value], scope: Scope, lengths: Sequence[int] = ()
) -> list[Value]:
    """Return the boards in values that stand beside each other: all together, or in them.

    Lists of numbers of these lengths are returned in any case.

    >>> boards_of([[1, 5], [2, 7]], Scope(8)), boards_of([{"rows": [1, 5, 8]}], Scope(8))
    ([[[1, 5], [2, 7]]], [[1, 5, 8]])
    """
    is_square = len(values) == 1 and _is_square(values[0])
    if (is_square or len(values) > 1) and Parsed(values).reading(scope):
        return [values]
    return _boards_in(values, scope, lengths)


def _boards_in(
    values: list[Value], scope: Scope, lengths: Sequence[int]
) -> list[Value]:
    """Return the boards among values, and in those that are none."""
    found = list[Value]()
    for value in values:
        value = plainer(value)
        if _is_board(value, scope, is_only=len(values) == 1):
            found.append(value)
        elif isinstance(value, dict):
            found += _boards_in(list(value.values()), scope, lengths)
        elif isinstance(value, list):
            if len(value) in lengths and None not in map(number_of, value):
                found.append(value)
            found += _boards_in(value, scope, lengths)
    return found


def _is_square(value: Value) -> bool:
    """Return whether two numbers are in round brackets: they are one queen, not two."""
    if not isinstance(value, Bracket) or not value.is_round:
        return False
    return len(value) == WITH_A_ROW and None not in map(number_of, value)


def _is_board(value: Value, scope: Scope, *, is_only: bool) -> bool:
    """Return whether a value is a board; of several each has to be a full one."""
    if not isinstance(value, (list, dict, str)):
        return False
    is_square = isinstance(value, list) and len(value) == 1 and _is_square(value[0])
    if not is_only and not is_square and len(value) < LEAST_SET:
        return False
    return Parsed(value).reading(scope) is not None


def plainer(value: Value) -> Value:
    """Return a list whose texts are lines of cells with blanks between, without these.

    >>> plainer([". Q", ". ."]), plainer(".Q")
    ([['.', 'Q'], ['.', '.']], '.Q')
    """
    if isinstance(value, str) and "\n" in value:
        value = value.strip("\n").split("\n")
    if not isinstance(value, list):
        return value
    cut = [words(item) for item in value if isinstance(item, str)]
    if len(cut) < len(value) or not cut or any(len(one) < 2 for one in cut):
        return value
    return cut


def size_named(values: list[Value]) -> int | None:
    """Return the size that an object names, as in {"n": 4, "rows": [2, 4, 1, 3]}."""
    if len(values) == 1 and isinstance(values[0], dict):
        n = values[0].get("n")
        if isinstance(n, int) and 1 <= n <= LARGEST:
            return n
    return None


# A line for each queen, and one line alone.


WITH_A_ROW = 2
WITH_A_SQUARE = 3
"""The numbers of a line that counts the queens and names where each is."""


def in_lines_of_queens(line: LineAt, scope: Scope) -> Parsed | None:
    """Read a line for each queen: a square in brackets, or a number that counts them first.

    >>> in_lines_of_queens(line_of(["Queen 1: row 2", "Queen 2: row 4"]), Scope(8)).value
    [2, 4]
    >>> in_lines_of_queens(line_of(["(3, 1)", "(0, 3)"]), Scope(8)).value
    [[3, 1], [0, 3]]
    """
    first = line(0) or ""
    found = _numbers_of_lines_alike(line, scope.n or LARGEST)
    if not found or len(found[0]) not in (WITH_A_ROW, WITH_A_SQUARE):
        return None
    is_square = len(found[0]) == WITH_A_ROW and _ends_in_a_square(first)
    counted = _count_of([numbers[0] for numbers in found])
    if is_square and counted < LEAST_ROWS:
        counted = _count_of([numbers[1] for numbers in found])
        if counted < LEAST_ROWS:
            counted = len(found)
    if counted < max(scope.least, LEAST_ROWS):
        return None
    if is_square or len(found[0]) == WITH_A_SQUARE:
        squares = [numbers[-2:] for numbers in found[:counted]]
        return Parsed(squares, counted, kind=Kind.SQUARES)
    return Parsed([numbers[-1] for numbers in found[:counted]], counted)


def _numbers_of_lines_alike(line: LineAt, most: int) -> list[list[int]]:
    """Return the numbers of the lines that differ from the first one in these alone."""
    like = collapsed(line(0) or "")
    found = list[list[int]]()
    while len(found) < most:
        text = line(len(found))
        if text is None or collapsed(text) != like:
            break
        found.append(numbers_in(text))
    return found


def _count_of(numbers: list[int]) -> int:
    """Return how many numbers count on from a 0 or a 1 at the beginning.

    After them comes the first one again, for the next board; else they count nothing.

    >>> _count_of([1, 2, 3, 1, 2]), _count_of([5, 6]), _count_of([0, 1, 3])
    (3, 0, 0)
    """
    start = numbers[0]
    if start not in (0, 1):
        return 0
    count = 0
    while count < len(numbers) and numbers[count] == start + count:
        count += 1
    if count < len(numbers) and numbers[count] != start:
        return 0
    return count


def _ends_in_a_square(line: str) -> bool:
    """Return whether a line ends with two numbers in round brackets."""
    values = list[Value]()
    reader = Reader()
    try:
        reader.read(line, 0)
        values = reader.values
    except Unreadable:
        return False
    return len(values) == 1 and _is_square(values[0])


def in_fen(line: LineAt, _: Scope) -> Parsed | None:
    """Read the notation of chess programs: the ranks from the top, digits for empty squares.

    >>> in_fen(line_of(["1Q2/3Q/Q3/2Q1 w - - 0 1"]), Scope()).value[0]
    ['.', 'Q', '.', '.']
    """
    parts = words(after_label(line(0) or ""))
    ranks = parts[0].split("/") if parts else []
    if len(ranks) < LEAST_ROWS:
        return None
    rows = [_squares_of_rank(rank) for rank in ranks]
    if any(row is None or len(row) != len(ranks) for row in rows):
        return None
    return Parsed(rows)


def _squares_of_rank(rank: str) -> Cells | None:
    """Return the squares of a rank: Q or q is a queen, a number so many empty squares."""
    found = Cells()
    digits = ""
    for sign in rank + "/":
        if sign.isdigit():
            digits += sign
            continue
        found += ["."] * min(whole(digits or "0") or 0, LARGEST)
        digits = ""
        if sign in "Qq":
            found.append("Q")
        elif sign != "/":
            return None
    return found


def in_words_of_signs(line: LineAt, _: Scope) -> Parsed | None:
    """Read the lines of a grid that are written one after another.

    >>> in_words_of_signs(line_of([".Q/.."]), Scope()).value
    [['.', 'Q'], ['.', '.']]
    """
    text = after_label(line(0) or "").replace("/", " ").replace("|", " ")
    rows = [list[object](word) for word in words(text)]
    if len(rows) < LEAST_ROWS or any(len(row) != len(rows) for row in rows):
        return None
    if not _is_grid(rows):
        return None
    return Parsed(rows)


def in_names_of_squares(line: LineAt, _: Scope) -> Parsed | None:
    """Read squares as they are named in chess: a letter for the column, then the row.

    >>> in_names_of_squares(line_of(["Solution 1: a1, b5, c8"]), Scope()).value
    [(1, 1), (2, 5), (3, 8)]
    """
    found = list[tuple[int, int]]()
    for word in words(after_label(line(0) or "")):
        word = word.strip(".)]}")
        if word[:1] == "Q" and word[1:2].isalpha():
            word = word[1:]
        word = word.lower()
        column = "abcdefghijklmnopqrstuvwxyz".find(word[:1])
        row = whole(word[1:])
        if len(word) < LEAST_NAME or column < 0 or row is None or row < 1:
            return None
        found.append((column + 1, row))
    if not found:
        return None
    return Parsed(found, kind=Kind.SQUARES, axis=Axis.COLUMN)


LEAST_NAME = 2
"""The signs of the name of a square, as in a1."""


def in_pairs(line: LineAt, _: Scope) -> Parsed | None:
    """Read pairs of numbers without brackets, between dashes or blanks.

    >>> in_pairs(line_of(["1,1-5,2-8,3-"]), Scope()).value
    [(1, 1), (5, 2), (8, 3)]
    >>> in_pairs(line_of(["1/4 2/2"]), Scope()).value
    [(1, 4), (2, 2)]
    """
    text = after_label(line(0) or "").strip(" -;")
    parts = text.split("-")
    pairs = [pair(part.strip().replace(",", "/", 1)) for part in parts]
    if None in pairs:
        pairs = [pair(word) for word in words(text)]
    if None in pairs or not pairs:
        return None
    return Parsed(pairs, kind=Kind.SQUARES)


def in_a_column(line: LineAt, scope: Scope) -> Parsed | None:
    """Read a line for each row.

    >>> in_a_column(line_of(["2", "4", "1", "3", "", "3"]), Scope(8)).value
    [2, 4, 1, 3]
    """
    if _number_alone(line(-1)) is not None:
        return None
    rows = list[int]()
    number = _number_alone(line(0))
    while number is not None and len(rows) < (scope.n or LARGEST):
        rows.append(number)
        number = _number_alone(line(len(rows)))
    if len(rows) < max(scope.least, LEAST_ROWS):
        return None
    return Parsed(rows, len(rows))


def _number_alone(text: str | None) -> int | None:
    return whole((text or "").strip(" ,;"))


LARGEST_OF_DIGITS = 9
"""The largest board whose rows are a digit each."""


def in_digits(line: LineAt, scope: Scope) -> Parsed | None:
    """Read the rows as the digits of one number.

    >>> in_digits(line_of(["Solution 1: 15863724"]), Scope(8)).value
    [1, 5, 8, 6, 3, 7, 2, 4]
    """
    word = after_label(line(0) or "").strip(" .;,")
    number = whole(word)
    if number is None or number < 0 or len(word) < LEAST_ROWS:
        return None
    if scope.n and scope.n > LARGEST_OF_DIGITS:
        return None
    return Parsed([int(digit) for digit in word])


def in_numbers(line: LineAt, scope: Scope) -> Parsed | None:
    """Read rows that are separated by blanks, commas, semicolons, tabs or bars.

    >>> in_numbers(line_of(["Solution 12: 1 5 8 6 "]), Scope(8)).value
    [1, 5, 8, 6]
    >>> in_numbers(line_of(["1,2,4,1,3", "2,3,1,4,2"]), Scope()).value
    [2, 4, 1, 3]
    """
    run = longest_run(line(0) or "")
    if run is None or run.after[:1] == ":":
        return None
    numbers = run.numbers
    below = in_a_grid(lambda k: line(k + 1), Scope(least=len(numbers)))
    if below and isinstance(below.value, list) and len(below.value) == len(numbers):
        # The numbers of its columns, or the same board written twice.
        return None
    if _has_number(line, numbers, scope):
        numbers = numbers[1:]
    return Parsed(numbers, is_alone=run.is_alone)


COUNTED = 3
"""The lines whose first numbers are looked at: they count 1, 2, 3."""


def _has_number(line: LineAt, numbers: list[int], scope: Scope) -> bool:
    """Return whether the first number is that of the board, and its rows come after it.

    So it is where the first numbers of the lines count on. Where there is one line
    alone, the other numbers must be a full board.
    """
    rows = numbers[1:]
    if scope.is_fixed and len(rows) == scope.n:
        return True
    if is_permutation(numbers) or len(rows) < LEAST_SET or max(rows) > len(rows):
        return False
    first = [numbers[0]]
    for k in range(1, COUNTED):
        run = longest_run(line(k) or "")
        if run and len(run.numbers) == len(numbers):
            first.append(run.numbers[0])
    if len(first) == 1:
        return is_permutation(rows)
    return all(number == first[0] + k for k, number in enumerate(first))


Notation = Callable[[LineAt, Scope], Parsed | None]

NOTATIONS: dict[str, Notation] = {
    "grid": in_a_grid,
    "lines": in_lines_of_queens,
    "brackets": in_brackets,
    "words": in_words_of_signs,
    "fen": in_fen,
    "names": in_names_of_squares,
    "pairs": in_pairs,
    "column": in_a_column,
    "digits": in_digits,
    "numbers": in_numbers,
}
"""All notations, in the order in which they are tried."""


def parse(line: LineAt, scope: Scope, names: Sequence[str] = ()) -> Parsed | None:
    """Return what begins in a line, by the first notation that makes a board of it."""
    for name in names or NOTATIONS:
        parsed = NOTATIONS[name](line, scope)
        if parsed and parsed.reading(scope):
            return parsed._replace(name=name)
    return None
