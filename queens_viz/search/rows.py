"""Notations of boards as rows, in one line or with a line for each queen."""

from __future__ import annotations

from .brackets import Reader, Unreadable, whole
from .cells import LineAt, after_label, collapsed, longest_run, numbers_in
from .facts import LARGEST
from .grids import in_a_grid
from .lists import is_square
from .parsed import LEAST_ROWS, LEAST_SET, Parsed, Scope, is_permutation
from .readings import Kind, Value

WITH_A_ROW = 2
WITH_A_SQUARE = 3
"""The numbers in a line with the number of a queen and its row or its square."""


def in_lines_of_queens(line: LineAt, scope: Scope) -> Parsed | None:
    """Read a line for each queen, with its square or with a number that counts queens.

    >>> from .parsed import line_of
    >>> lines = ["Queen 1: row 2", "Queen 2: row 4"]
    >>> in_lines_of_queens(line_of(lines), Scope(8)).value
    [2, 4]
    >>> in_lines_of_queens(line_of(["(3, 1)", "(0, 3)"]), Scope(8)).value
    [[3, 1], [0, 3]]
    """
    first = line(0) or ""
    length = len(numbers_in(first))
    if length == WITH_A_ROW and _ends_in_a_square(first):
        return _in_lines_of_squares(line, scope)
    if length in (WITH_A_ROW, WITH_A_SQUARE):
        return _in_counted_lines(line, scope)
    return None


def _in_lines_of_squares(line: LineAt, scope: Scope) -> Parsed | None:
    """Read lines with two numbers, which are the square of a queen."""
    lines = _numbers_of_lines_alike(line, scope.n or LARGEST)
    # If the squares are in order of their rows or columns, these count the queens.
    queens = max(
        _count_of([numbers[0] for numbers in lines]),
        _count_of([numbers[1] for numbers in lines]),
    )
    if queens < LEAST_ROWS:
        queens = len(lines)
    if queens < max(scope.least, LEAST_ROWS):
        return None
    return Parsed(lines[:queens], queens, kind=Kind.SQUARES)


def _in_counted_lines(line: LineAt, scope: Scope) -> Parsed | None:
    """Read lines with a number that counts queens, and then a row or a square."""
    first_lines = _numbers_of_lines_alike(line, LEAST_ROWS)
    if _count_of([numbers[0] for numbers in first_lines]) < LEAST_ROWS:
        return None
    lines = _numbers_of_lines_alike(line, scope.n or LARGEST)
    queens = _count_of([numbers[0] for numbers in lines])
    if queens < max(scope.least, LEAST_ROWS):
        return None
    if len(lines[0]) == WITH_A_SQUARE:
        squares = [numbers[1:] for numbers in lines[:queens]]
        return Parsed(squares, queens, kind=Kind.SQUARES)
    return Parsed([numbers[1] for numbers in lines[:queens]], queens)


def _numbers_of_lines_alike(line: LineAt, most: int) -> list[list[int]]:
    """Return the numbers of the lines that differ from the first only in numbers."""
    form = collapsed(line(0) or "")
    numbers = list[list[int]]()
    while len(numbers) < most:
        text = line(len(numbers))
        if text is None or collapsed(text) != form:
            break
        numbers.append(numbers_in(text))
    return numbers


def _count_of(numbers: list[int]) -> int:
    """Return how many numbers at the beginning count 0, 1, 2 or 1, 2, 3 and so on.

    0 if another number follows than the first one again, which begins the next board.

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
    return len(values) == 1 and is_square(values[0])


def in_a_chain(line: LineAt, _: Scope) -> Parsed | None:
    """Read rows with dashes between them.

    >>> from .parsed import line_of
    >>> in_a_chain(line_of(["Solution 1: 1-5-8-6"]), Scope(8)).value
    [1, 5, 8, 6]
    """
    chain = after_label(line(0) or "").strip(" .;")
    rows = [whole(part) for part in chain.removesuffix("-").split("-")]
    if None in rows or len(rows) < LEAST_CHAIN:
        return None
    return Parsed(rows)


LEAST_CHAIN = 3
"""The least rows with dashes: two numbers with a dash are a square."""


def in_a_column(line: LineAt, scope: Scope) -> Parsed | None:
    """Read rows that are each on a line.

    >>> from .parsed import line_of
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
    """Return the number of a line with nothing else; None for other lines."""
    return whole((text or "").strip(" ,;"))


LARGEST_OF_DIGITS = 9
"""The largest board whose rows are a digit each."""


def in_digits(line: LineAt, scope: Scope) -> Parsed | None:
    """Read the rows as the digits of one number.

    >>> from .parsed import line_of
    >>> in_digits(line_of(["Solution 1: 15863724"]), Scope(8)).value
    [1, 5, 8, 6, 3, 7, 2, 4]
    """
    word = after_label(line(0) or "").strip(" .;,")
    if whole(word) is None or word[0] == "-" or len(word) < LEAST_ROWS:
        return None
    if scope.n and scope.n > LARGEST_OF_DIGITS:
        return None
    return Parsed([int(digit) for digit in word])


def in_numbers(line: LineAt, scope: Scope) -> Parsed | None:
    """Read rows that are separated by blanks, commas, semicolons, tabs or bars.

    >>> from .parsed import line_of
    >>> in_numbers(line_of(["Solution 12: 1 5 8 6 "]), Scope(8)).value
    [1, 5, 8, 6]
    >>> in_numbers(line_of(["1,2,4,1,3", "2,3,1,4,2"]), Scope()).value
    [2, 4, 1, 3]
    """
    run = longest_run(line(0) or "")
    if run is None or run.after[:1] == ":":
        return None
    numbers = run.numbers
    if scope.n is None and len(numbers) < scope.least:
        return None
    below = in_a_grid(lambda k: line(k + 1), Scope(least=len(numbers)))
    if below and isinstance(below.value, list) and len(below.value) == len(numbers):
        # They number the columns of a grid below, or the board is written twice.
        return None
    if _has_number(line, numbers, scope):
        numbers = numbers[1:]
    # A single number after a label is probably a mistyped position.
    is_alone = run.is_alone and (len(numbers) > 1 or not run.before)
    return Parsed(numbers, is_alone=is_alone)


GAPS = frozenset("-_?.*")
"""The signs of a column without a queen in a row of numbers."""


def with_gaps(text: str) -> Parsed | None:
    """Read a line of rows in which signs mark columns without a queen.

    That is how a board to be completed is written.

    >>> with_gaps("- 5 - - - 7 - 4").value
    [None, 5, None, None, None, 7, None, 4]
    >>> with_gaps("5 7 4"), with_gaps("- - -"), with_gaps("- 5 solutions")
    (None, None, None)
    >>> with_gaps("1 - 5 - 8") is None  # dashes between rows
    True
    """
    if "\n" in text.strip():
        return None
    words = text.replace(",", " ").replace(";", " ").replace("|", " ").split()
    rows: list[int | None] = []
    for word in words:
        row = whole(word)
        if row is None and word not in GAPS:
            return None
        rows.append(row)
    has_gaps = None in rows
    has_rows = any(row is not None for row in rows)
    is_chain = set(words[1::2]) == {"-"} and None not in rows[::2]
    return Parsed(rows) if has_gaps and has_rows and not is_chain else None


COUNTED = 3
"""The lines whose first numbers are compared."""


def _has_number(line: LineAt, numbers: list[int], scope: Scope) -> bool:
    """Return whether the first number is that of the board, before its rows.

    It is if the first numbers of the next lines count on. If there are no such lines,
    the rows must be a full board, and the first number 1 or too large for a row.
    """
    rows = numbers[1:]
    if len(rows) < LEAST_SET or max(rows) > len(rows) or is_permutation(numbers):
        return False
    first = [numbers[0]]
    for k in range(1, COUNTED):
        run = longest_run(line(k) or "")
        if run and len(run.numbers) == len(numbers):
            first.append(run.numbers[0])
    if len(first) > 1:
        return all(number == first[0] + k for k, number in enumerate(first))
    if first[0] > len(rows):
        return is_permutation(rows) or len(rows) == scope.n
    return is_permutation(rows) and first[0] == 1
