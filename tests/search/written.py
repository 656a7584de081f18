"""Boards written in all notations, by code that shares nothing with what reads them."""

from __future__ import annotations

import json
from collections.abc import Callable

Square = tuple[int, int]
Queens = frozenset[Square]
Writer = Callable[[int, Queens], str | None]
"""Writes a board of size n; None where the notation can't say it, or leaves it open."""


def by_rows(base: int, form: str, between: str, empty: int = -1) -> Writer:
    """Return what writes rows, and a number for an empty column."""

    def write(n: int, queens: Queens) -> str | None:
        rows = dict(queens)
        if len(rows) < len(queens) or (
            empty == 0 and len(rows) < n and n - 1 not in rows.values()
        ):
            return None
        if base == 0 and 0 not in rows.values():
            return None  # they could as well count from 1
        numbers = [
            rows[column] + base if column in rows else empty for column in range(n)
        ]
        return form.format(between.join(map(str, numbers)))

    return write


def by_lines(signs: str, join: Callable[[list[list[str]]], str]) -> Writer:
    """Return what writes lines of cells from the top; `join` makes a text of them."""
    queen = signs[0]
    empty = signs[1:]

    def write(n: int, queens: Queens) -> str:
        return join([
            [
                queen if (column, row) in queens else empty[(row + column) % len(empty)]
                for column in range(n)
            ]
            for row in reversed(range(n))
        ])  # fmt: skip

    return write


def one_a_row(write: Writer) -> Writer:
    """Return what writes boards with a queen in each row alone."""

    def write_full(n: int, queens: Queens) -> str | None:
        if sorted(row for _, row in queens) != list(range(n)):
            return None
        return write(n, queens)

    return write_full


def each(form: str, between: str) -> Callable[[list[list[str]]], str]:
    """Return what writes each line with something between its cells."""
    return lambda lines: "\n".join(form.format(between.join(line)) for line in lines)


def framed(lines: list[list[str]]) -> str:
    """Write a frame of signs around each cell."""
    rule = "+---" * len(lines) + "+"
    rows = [f"| {' | '.join(line)} |" for line in lines]
    return f"{rule}\n" + f"\n{rule}\n".join(rows) + f"\n{rule}"


def boxed(lines: list[list[str]]) -> str:
    """Write a frame of lines around each cell."""
    rule = f"├{'┼'.join(['───'] * len(lines))}┤"
    rows = [f"│ {' │ '.join(line)} │" for line in lines]
    return "\n".join([rule.replace("├", "┌"), f"\n{rule}\n".join(rows)])


def numbered(lines: list[list[str]]) -> str:
    """Write the numbers of rows and columns beside the board."""
    n = len(lines)
    head = "   " + " ".join(str(column + 1) for column in range(n))
    rows = [f"{n - k:2} " + " ".join(line) for k, line in enumerate(lines)]
    return "\n".join([head, *rows, head])


def spaced(lines: list[list[str]]) -> str:
    """Write an empty line after each row."""
    return "".join(f"{' '.join(line)}\n\n" for line in lines)


def as_json(lines: list[list[str]]) -> str:
    """Write a list of lists of numbers."""
    return json.dumps([[int(sign) for sign in line] for line in lines])


def by_squares(base: int, one: str, between: str, form: str = "{}") -> Writer:
    """Return what writes a square for each queen."""

    def write(n: int, queens: Queens) -> str | None:
        numbers = {number for square in queens for number in square}
        if not queens or (base == 0 and 0 not in numbers):
            return None
        squares = [
            one.format(
                row=row + base,
                column=column + base,
                letter="abcdefghijklmnopqrstuvwxyz"[column % 26],
            )
            for column, row in sorted(queens)
        ]
        return form.format(between.join(squares))

    return write


def by_names(n: int, queens: Queens) -> str | None:
    """Write the names of squares as in chess, which has 26 letters for the columns."""
    if n > 26:
        return None
    return by_squares(1, "{letter}{row}", " ")(n, queens)


def by_digits(n: int, queens: Queens) -> str | None:
    """Write a digit for each row."""
    if n > 9 or len(queens) < n:
        return None
    return by_rows(1, "{}", "")(n, queens)


def by_fen(n: int, queens: Queens) -> str:
    """Write the ranks as in chess, from the top."""
    ranks = []
    for row in reversed(range(n)):
        rank = ""
        free = 0
        for column in range(n):
            if (column, row) in queens:
                rank += (str(free) if free else "") + "Q"
                free = -1
            free += 1
        ranks.append(rank + (str(free) if free else ""))
    return "/".join(ranks)


NOTATIONS: dict[str, Writer] = {
    "rows, from 1": by_rows(1, "{}", " "),
    "rows, 0 for none": by_rows(1, "{}", " ", empty=0),
    "rows, from 0": by_rows(0, "[{}]", ", "),
    "rows in round brackets": by_rows(1, "({})", ","),
    "rows with tabs": by_rows(0, "{}", "\t"),
    "rows with semicolons": by_rows(1, "{};", ";"),
    "rows with a label": by_rows(1, "Solution 17: {}.", "  "),
    "rows, one a line": by_rows(1, "{}\n", "\n"),
    "rows as node prints them": by_rows(0, "[\n  {}\n]", ",\n  "),
    "rows in braces": by_rows(0, "int q[] = {{{}}};", ", "),
    "digits": by_digits,
    "dots and Q": by_lines("Q.", each("{}", " ")),
    "dots and Q together": by_lines("Q.", each("{}", "")),
    "Q and stars": by_lines("Q*", each("{} ", " ")),
    "stars and dots": by_lines("*.", each("{}", "")),
    "crosses and lines": by_lines("X_", each("{}", " ")),
    "two colours": by_lines("♛□■", each("{}", " ")),
    "crowns": by_lines("👑⬜⬛", each("{}", "")),
    "zeros and ones": by_lines("10", each("{}", " ")),
    "zeros and ones together": by_lines("10", each("{}", "")),
    "bars": by_lines("Q ", each("|{}|", "|")),
    "a frame": by_lines("Q ", framed),
    "a frame of lines": by_lines("♕ ", boxed),
    "numbers beside it": by_lines("Q.", numbered),
    "an empty line after each": by_lines("Q.", spaced),
    "blanks": by_lines("Q ", each("{}", "")),
    "blanks between bars": one_a_row(by_lines("Q ", each("|{}|", " "))),
    "quoted lines with a number": by_lines("Q.", lambda lines: "Arrangement: 7 " + ", ".join(f'"{"".join(line)}"' for line in lines)),
    "boxes": by_lines("Q ", each("[{}]", "][")),
    "commas": by_lines("Q ", each("{}", ",")),
    "a list a line": by_lines("10", each("[{}]", ", ")),
    "texts in lists": by_lines("Q.", each("['{}'],", "', '")),
    "LeetCode": by_lines("Q.", lambda lines: json.dumps(["".join(line) for line in lines])),
    "lists of numbers": by_lines("10", as_json),
    "numpy": by_lines("10", lambda lines: "[" + "\n ".join(f"[{' '.join(line)}]" for line in lines) + "]"),
    "Java": by_lines("Q.", lambda lines: "[" + ", ".join(f"[{', '.join(line)}]" for line in lines) + "]"),
    "all in one line": by_lines("10", lambda lines: " ".join("".join(line) for line in lines)),
    "FEN": by_fen,
    "pairs": by_squares(1, "({row},{column})", " "),
    "pairs from 0": by_squares(0, "[{row}, {column}]", ", ", "[{}]"),
    "pairs as Lisp prints them": by_squares(1, "({row} {column})", " ", "({})"),
    "a pair a line": by_squares(1, "({row}, {column})", "\n"),
    "the seeds' list": by_squares(1, "({row}, {column})", ", ", "17, {}"),
    "our own pairs": by_squares(1, "{row},{column}-", ""),
    "pairs in Prolog": by_squares(1, "{row}/{column}", ",", "S = [{}]"),
    "objects": by_squares(0, '{{"col": {column}, "row": {row}}}', ", ", "[{}]"),
    "names of squares": by_names,
    "JSON": by_rows(1, '{{"number": 1, "rows": [{}]}}', ", "),
}  # fmt: skip
