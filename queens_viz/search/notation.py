r"""Reads boards from texts, as people and programs write them.

`parsing.py` turns the text into a value, and `readings.py` the value into a board:

>>> for text in ("[0, 4, 7, 5, 2]", "15863724", "1,5-2,7", "a1 b5", ". Q\n. ."):
...     board = read(text, 8)
...     print(board.n, sorted(board.queens), board.reading.kind.value)
8 [(0, 0), (1, 4), (2, 7), (3, 5), (4, 2)] rows
8 [(0, 0), (1, 4), (2, 7), (3, 5), (4, 2), (5, 6), (6, 1), (7, 3)] rows
8 [(4, 0), (6, 1)] squares
8 [(0, 0), (1, 4)] squares
2 [(1, 1)] grid

A position of the search is read by `Position.parse`, and has no reading:

>>> read("2,4,1:3", 8).position, read("2,4,1:3", 8).reading
(Position(n=8, board=(1, 3, 0), candidate=2), None)

Any other text raises a `PositionError`, with a message and its values. So does a board
that can't be a position of the search:

>>> read("1 5 9", 8)
Traceback (most recent call last):
...
queens_viz.search.position.PositionError: number 3 is 9: a board of 8 has no such row
>>> read("[1, 2]", 8).place()
Traceback (most recent call last):
...
queens_viz.search.position.PositionError: the queens (1,1) and (2,2) attack each other
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .attacks import attack_error
from .brackets import CLOSING, OPENING
from .cells import cleaned, longest_run
from .complaints import NO_BOARD, complaint, complaint_of_value
from .parsed import LEAST_SET, Parsed, Scope, line_of
from .parsing import parse
from .position import Position, PositionError, shortened
from .readings import Reading, Square, number_of, queens
from .rows import with_gaps

GAP = (
    "column {column} is empty, but column {next} is not: the search fills columns from"
    " the left"
)
TOO_MANY = "{queens} queens are too many: {most} at most"

MOST_QUEENS = 400
"""The most queens of a board: with more it takes long to find attacking pairs."""

MOST_TEXT = 60_000
"""The signs of a text that are read: a board of 100 columns has no more."""

MOST_STARTS = 30
"""The lines in which a board may begin."""


class Board(NamedTuple):
    """A board that was read from a text."""

    n: int
    queens: frozenset[Square]
    reading: Reading | None = None  # None if it is a position of the search
    position: Position | None = None  # the position of the search that was written
    others: int = 0  # the number of boards that follow it

    def place(self) -> Position:
        """Return the position of the search; PositionError if there is none."""
        if self.position:
            return self.position
        error = attack_error(self.queens)
        if error:
            raise error
        squares = sorted(self.queens)
        for expected, square in enumerate(squares):
            column = square[0]
            if column > expected:
                raise PositionError(GAP, column=expected + 1, next=column + 1)
        return Position(self.n, tuple([row for _, row in squares]), 0)


def read(text: str, n: int, *, is_fixed: bool = False) -> Board:
    """Return the first board of a text; PositionError if it has none.

    Rows are read with size n. Grids and full sets of squares have their own size; if n
    `is_fixed`, another size is an error.
    """
    try:
        position = Position.parse(text, n)
    except PositionError:
        if _is_position(text):
            raise
    else:
        return Board(n, frozenset(position.queens), position=position)
    lines = [cleaned(line) for line in text[:MOST_TEXT].split("\n")]
    # A row without a queen may be written as blanks.
    starts = [k for k, line in enumerate(lines) if len(line) > 1 or line.strip()]
    scope = Scope(n, is_fixed)
    for start in starts[:MOST_STARTS]:
        rest = lines[start:]
        parsed = parse(line_of(rest), scope)
        is_board = parsed and not _is_number_in_words(parsed, rest)
        if parsed and parsed.is_alone and is_board:
            board = _board(_joined(parsed, rest, n), scope)
            # A number or two after other lines are hardly a board.
            is_first = start == starts[0] or parsed.way
            if is_first or len(board.queens) >= LEAST_SET:
                return board
    parsed = with_gaps(text[:MOST_TEXT])
    if parsed and parsed.reading(scope):
        return _board(parsed, scope)
    raise complaint(text, lines, scope)


def _is_position(text: str) -> bool:
    """Return whether a text looks like a position of the search, maybe a wrong one.

    >>> [_is_position(text) for text in ("2,4:9", "best/2:1", "-1:2", "1: 5 8", "Q1/2")]
    [True, True, True, False, False]
    """
    name, slash, rest = text.strip().partition("/")
    if slash and (not name or name.isalpha()):
        return not rest.strip("0123456789,: ")
    rows, colon, candidate = text.strip().partition(":")
    if not colon or candidate.strip("0123456789"):
        return False
    return not rows.strip("0123456789,;- \t")


def _is_number_in_words(parsed: Parsed, lines: Sequence[str]) -> bool:
    """Return whether a value is one number in brackets with words around these.

    Nobody writes a board so, but `alert(1)` is written so.
    """
    if parsed.name != "brackets" or not isinstance(parsed.value, list):
        return False
    if len(parsed.value) > 1 or number_of(parsed.value[0]) is None:
        return False
    text = " ".join(lines[: parsed.used])
    first = min(text.find(sign) for sign in OPENING if sign in text)
    last = max(map(text.rfind, CLOSING.values()))
    return any(letter.isalpha() for letter in text[:first] + text[last:])


def _joined(parsed: Parsed, lines: Sequence[str], n: int) -> Parsed:
    """Return rows together with those of the next lines, at most n of them."""
    if parsed.name != "numbers" or not isinstance(parsed.value, list):
        return parsed
    rows = list(parsed.value)
    for line in lines[parsed.used :]:
        run = longest_run(line)
        if run is None or run.before or run.after or len(rows) + len(run.numbers) > n:
            break
        rows += run.numbers
    return parsed._replace(value=rows)


def _board(parsed: Parsed, scope: Scope) -> Board:
    """Return the board of a value; PositionError if it is not a board."""
    reading = parsed.reading(scope)
    squares = queens(parsed.value, reading) if reading else None
    if reading is None or squares is None:
        error = complaint_of_value(parsed.value, scope.n or 0)
        raise error or PositionError(NO_BOARD, text=shortened(str(parsed.value)))
    if len(squares) > MOST_QUEENS:
        raise PositionError(TOO_MANY, queens=len(squares), most=MOST_QUEENS)
    return Board(reading.n, squares, reading, others=parsed.others)
