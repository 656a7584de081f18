r"""A text becomes a value: the first step of the reader of notations.

`NOTATIONS` has a function for each notation in which people and programs write boards.
It parses lines into a value: rows, lines of cells or pairs of numbers. To add a
notation, add a function and a row of the table. `readings.py` decides what the value
means.

>>> from .parsed import line_of
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

from .cells import LineAt
from .grids import in_a_grid, in_fen, in_indented_lines, in_words_of_signs
from .lists import in_brackets
from .parsed import Parsed, Scope
from .rows import in_a_chain, in_a_column, in_digits, in_lines_of_queens, in_numbers
from .squares import in_names_of_squares, in_pairs

Notation = Callable[[LineAt, Scope], Parsed | None]
"""A function that parses lines; it returns None if they are in another notation."""

NOTATIONS: dict[str, Notation] = {
    "grid": in_a_grid,
    "lines": in_lines_of_queens,
    "brackets": in_brackets,
    "words": in_words_of_signs,
    "fen": in_fen,
    "names": in_names_of_squares,
    "pairs": in_pairs,
    "chain": in_a_chain,
    "indented": in_indented_lines,
    "column": in_a_column,
    "digits": in_digits,
    "numbers": in_numbers,
}
"""All notations by their names, in the order in which they are tried."""

LONGEST_LINE = 2_000
"""The letters of the longest line without brackets: 100 squares take less."""


def parse(line: LineAt, scope: Scope, names: Sequence[str] = ()) -> Parsed | None:
    """Return the value that begins in a line; None if no notation makes a board of it.

    `names` are the notations to try, by default all.
    """
    tried = list(names or NOTATIONS)
    if len(line(0) or "") > LONGEST_LINE:
        tried = [name for name in tried if name == "brackets"]
    for name in tried:
        parsed = NOTATIONS[name](line, scope)
        if parsed and parsed.reading(scope):
            return parsed._replace(name=name)
    return None
