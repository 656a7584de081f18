"""Notations of boards as lines of cells."""

from __future__ import annotations

from collections.abc import Callable

from .brackets import whole
from .cells import WAYS, Cells, LineAt, after_label, is_ruled, words
from .facts import LARGEST
from .parsed import LEAST_ROWS, LEAST_SET, Parsed, Scope
from .readings import number_of
from .signs import QUEEN_SIGNS, is_empty_sign, queen_signs

LABELS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The possible numbers of labels before and after the cells of a line."""


def in_a_grid(line: LineAt, scope: Scope) -> Parsed | None:
    """Read lines of cells, the top row first, with frames, labels, commas and quotes.

    >>> from .parsed import line_of
    >>> framed = ["| Q |   |", "+---+---+", "|   |   |"]
    >>> in_a_grid(line_of(framed), Scope()).value
    [['Q', ''], ['', '']]
    >>> in_a_grid(line_of(["2 . Q", "1 . .", "  a b"]), Scope()).value
    [['.', 'Q'], ['.', '.']]
    """
    first = line(0) or ""
    if not first or is_ruled(first):
        return None
    parsed = _grid_from(first, line, scope)
    after = after_label(first)
    if parsed is None and after != first and len(after.strip()) > 1:
        # A prompt or a heading may be before the first row.
        parsed = _grid_from(after.strip(), line, scope)
    return parsed


def _grid_from(first: str, line: LineAt, scope: Scope) -> Parsed | None:
    """Return the grid that begins with a line, in any way of writing cells."""

    def line_from(k: int) -> str | None:
        return line(k) if k else first

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
            rows, used = _lines_of_cells(line_from, cells_of, len(cells), width)
            inner = with_one_queen_sign([row[before : before + width] for row in rows])
            labels = [row[:before] + row[before + width :] for row in rows]
            if len(rows) == width and is_grid(inner) and _are_labels(labels):
                return Parsed(inner, used, way=way)
    return None


def _lines_of_cells(
    line: LineAt, cells_of: Callable[[str], Cells | None], length: int, most: int
) -> tuple[list[Cells], int]:
    """Return the rows as long as the first one, and how many lines they take.

    Lines of a frame are skipped. So are blank lines if there is one after each row.
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
    """Return whether cells separate rows: all are one sign that is in no row.

    >>> is_separator(list("---"), [list("Q..")])
    True
    >>> is_separator(list("---"), [list("Q--")])
    False
    """
    if not cells or not rows or cells[0] not in list("-=_*~#+"):
        return False
    if cells.count(cells[0]) < len(cells):
        return False
    return all(cells[0] not in row for row in rows)


MOST_SIGNS = 3
"""The most signs of a board: a queen, and squares of two colours."""


def is_grid(rows: list[Cells]) -> bool:
    """Return whether rows have the signs of a board, and none is a separator.

    In a small grid the queen must have one of its usual signs.

    >>> is_grid([["Q", "."], [".", "."]]), is_grid([list("1222"), list("1121")] * 2)
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
        return cells[0] in QUEEN_SIGNS or is_empty_sign(cells[0])
    numbers = [number_of(sign) for sign in signs]
    if None in numbers or 0 in numbers:
        return True
    # Two numbers could be rows, too, but not if each line has one of them once.
    queen = queen_signs(cells)[0]
    return all(row.count(queen) == 1 for row in rows)


def with_one_queen_sign(rows: list[Cells]) -> list[Cells]:
    """Return rows in which queens with numbers or letters are written as Q.

    Other rows are returned as they are: those with few signs, and those that have more
    than one queen a row, or an empty square with a number.

    >>> with_one_queen_sign([[".", "1", "."], [".", ".", "2"], ["3", ".", "."]])
    [['.', 'Q', '.'], ['.', '.', 'Q'], ['Q', '.', '.']]
    """
    cells = [cell for row in rows for cell in row]
    signs = set(cells)
    if len(signs) <= MOST_SIGNS:
        return rows
    empty = max(signs, key=cells.count)
    queens = len(cells) - cells.count(empty)
    if empty not in EMPTY_SIGNS or queens > len(rows):
        return rows
    return [["." if cell == empty else "Q" for cell in row] for row in rows]


EMPTY_SIGNS = (".", "-", "_", "*", "·", "", " ")
"""The signs of empty squares if queens have numbers or letters."""


def _are_labels(labels: list[Cells]) -> bool:
    """Return whether labels beside the cells count the rows, up or down.

    >>> _are_labels([["8"], ["7"]]), _are_labels([["a"], ["b"]]), _are_labels([[], []])
    (True, True, True)
    >>> _are_labels([["."], ["Q"]])
    False
    """
    for labels_of_column in zip(*labels, strict=True):
        numbers = list[int]()
        for label in labels_of_column:
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


def in_indented_lines(line: LineAt, scope: Scope) -> Parsed | None:
    """Read a line for each queen: a blank for each square before it, then its sign.

    >>> from .parsed import line_of
    >>> in_indented_lines(line_of(["  Q", "      Q", "Q", "    Q"]), Scope()).value[0]
    ['.', 'Q', '.', '.']
    """
    sign = (line(0) or "").strip()
    if sign not in INDENTED_SIGNS:
        return None
    columns = list[int]()
    text = line(0)
    while text and text.strip() == sign and len(columns) < LARGEST:
        columns.append(len(text) - len(text.lstrip()))
        text = line(len(columns))
    n = len(columns)
    if max(columns) >= n and all(column % 2 == 0 for column in columns):
        # A blank is between two squares.
        columns = [column // 2 for column in columns]
    if n < LEAST_SET or max(columns) >= n or not scope.allows(n):
        return None
    rows = [["."] * n for _ in columns]
    for row, column in zip(rows, columns, strict=True):
        row[column] = "Q"
    return Parsed(rows, n)


INDENTED_SIGNS = (*QUEEN_SIGNS, "X", "x", "*", "#", "D", "1", "o", "O")
"""The signs of queens on lines that have only blanks before them."""


def in_words_of_signs(line: LineAt, _: Scope) -> Parsed | None:
    """Read the lines of a grid that are written on one line.

    >>> from .parsed import line_of
    >>> in_words_of_signs(line_of([".Q/.."]), Scope()).value
    [['.', 'Q'], ['.', '.']]
    >>> in_words_of_signs(line_of(["Board: 1 '.Q', '..'"]), Scope()).value
    [['.', 'Q'], ['.', '.']]
    """
    text = after_label(line(0) or "").replace("/", " ").replace("|", " ")
    parts = [part.strip("'\"") for part in words(text)]
    if parts and whole(parts[0]) is not None and len(parts[0]) < len(parts[-1]):
        # The number of the board.
        parts.pop(0)
    rows = [list[object](part) for part in parts]
    if len(rows) < LEAST_ROWS or any(len(row) != len(rows) for row in rows):
        return None
    if not is_grid(rows):
        return None
    return Parsed(rows)


def in_fen(line: LineAt, _: Scope) -> Parsed | None:
    """Read FEN, the notation of chess programs: a digit is a number of empty squares.

    >>> from .parsed import line_of
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
    """Return the squares of a rank: Q or q is a queen, numbers are empty squares."""
    cells = Cells()
    digits = ""
    for sign in rank + "/":
        if sign.isdigit():
            digits += sign
            continue
        cells += ["."] * min(whole(digits or "0") or 0, LARGEST)
        digits = ""
        if sign in "Qq":
            cells.append("Q")
        elif sign != "/":
            return None
    return cells
