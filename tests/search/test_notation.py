"""Boards in all notations: what is written is read again, and what can't be read says why."""

from __future__ import annotations

from random import Random

import pytest

from queens_viz.search.notation import Board, read
from queens_viz.search.position import PositionError
from queens_viz.search.printed import boards
from queens_viz.words.boards import how_read
from queens_viz.words.words import Words

from .. import facts
from ..tiers import rare, tiered
from .written import NOTATIONS, Queens

LABEL = "\nFound 92 solutions in 12 ms\n\n"


def read_again(name: str, n: int, queens: Queens) -> str:
    """Return what is wrong with a board that was written and read; empty if nothing is."""
    text = NOTATIONS[name](n, queens)
    if text is None:
        return ""
    board = read(text, n, is_fixed=True)
    if (board.n, board.queens) == (n, queens):
        return ""
    return f"{name}, n = {n}: {text!r} is read as {sorted(board.queens)}"


def random_queens(random: Random, n: int) -> Queens:
    """Return queens in some columns, which may attack each other."""
    share = random.choice((0.3, 0.8, 1))
    columns = [column for column in range(n) if random.random() < share]
    return frozenset([(column, random.randrange(n)) for column in columns])


@pytest.mark.parametrize("n", [4, *rare(5, 6, 7, 8)])
def test_every_solution_is_read_in_every_notation(n: int) -> None:
    solutions = [frozenset(enumerate(rows)) for rows in facts.solutions(n)]
    wrong = [read_again(name, n, queens) for name in NOTATIONS for queens in solutions]
    assert list(filter(None, wrong)) == []


@tiered(1, 60)
def test_random_boards_with_gaps_are_read_in_every_notation(
    amount: int, seed: int
) -> None:
    random = Random(seed)
    for _ in range(amount):
        n = random.randint(4, 30)
        queens = random_queens(random, n) | {(random.randrange(n), 0)}
        queens = frozenset(dict(queens).items())
        wrong = [read_again(name, n, queens) for name in NOTATIONS]
        assert list(filter(None, wrong)) == [], seed


@pytest.mark.parametrize(
    ("n", "between"),
    [(4, "\n"), *rare((5, "\n"), (6, LABEL), (7, "\n\n"), (8, LABEL), (8, "\n"))],
)
def test_all_solutions_are_found_in_what_a_program_prints(n: int, between: str) -> None:
    solutions = list(facts.solutions(n))
    for name, write in NOTATIONS.items():
        texts = [write(n, frozenset(enumerate(rows))) for rows in solutions]
        if None in texts or (name == "rows, one a line" and between == "\n"):
            continue
        printed = (
            f"{n} queens\n{between.join(filter(None, texts))}\nTotal: {len(texts)}"
        )
        found = [board.rows for board in boards(printed.split("\n"))]
        assert sorted(map(str, found)) == sorted(map(str, solutions)), name


def said(text: str, n: int = 8, *, is_fixed: bool = False) -> str:
    """Return how a text is read, and what is said of it."""
    try:
        board = read(text, n, is_fixed=is_fixed)
        how = how_read(board, Words()).removeprefix("Read as ") or "position."
        return f"{how} {board.n}: {board.place()}"
    except PositionError as error:
        return f"! {error}"


SAID = [
    # Rows.
    ("1 5 8 6 3 7 2 4", "position. 8: 1,5,8,6,3,7,2,4"),
    ("2 4 1 3", "rows counted from 1, column by column. 8: 2,4,1,3:1"),
    ("[0, 4, 7, 5, 2, 6, 1, 3]", "rows counted from 0, column by column. 8: 1,5,8,6,3,7,2,4"),
    ("(1,5,8,6,3,7,2,4)", "rows counted from 1, column by column. 8: 1,5,8,6,3,7,2,4"),
    ("1;5;8;", "rows counted from 1, column by column. 8: 1,5,8:1"),
    ("15863724", "rows counted from 1, column by column. 8: 1,5,8,6,3,7,2,4"),
    ("1 5 9", "! number 3 is 9: a board of 8 has no such row"),
    ("[0, -1, 9]", "! number 3 is 9: a board of 8 has no such row"),
    ("1 2 " + "9" * 4301, f"! a row is a whole number from 1 to 8, not '{'9' * 39}…'"),
    ("<img src=x onerror=alert(1)>", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '<img src=x onerror=alert(1)>'"),
    ("-0", "rows counted from 0, column by column. 8: 1:1"),
    ("-12", "! number 1 is -12: a board of 8 has no such row"),
    ("[0, -2]", "! number 2 is -2: a board of 8 has no such row"),
    ("(1,5", "! the brackets that begin in line 1 do not match, or there are words in them"),
    ("15963724", "! number 3 is 9: a board of 8 has no such row"),
    ("1-5-9", "! number 3 is 9: a board of 8 has no such row"),
    ("1\n5\n9", "! number 3 is 9: a board of 8 has no such row"),
    ('{"n": 4, "rows": [2, 4, 1, 9]}', "! number 4 is 9: a board of 4 has no such row"),
    ("1 5 8 6 3 7 2 4 4", "! 9 columns are too many for a board of 8"),
    ("2 4 foo 1 3", "! a row is a whole number from 1 to 8, not 'foo'"),
    ("0 2 4", "rows counted from 0, column by column. 8: 1,3,5:1"),
    ("8 0", "rows counted from 1, column by column. 8: 8:1"),
    ("[1, null]", "rows counted from 1, column by column. 8: 1:1"),
    ("[1, 3, 0, 2] {0: 1, 1: 3, 2: 0, 3: 2}", "rows counted from 0, column by column. This is the first of 2 boards. 8: 2,4,1,3:1"),
    ("Queen 1: row 1, column 2\nQueen 2: row 2, column 4\nQueen 3: row 3, column 1\nQueen 4: row 4, column 3", "squares (row, column), counted from 1. 4: 3,1,4,2"),
    ("Queen 1: row 2\nQueen 2: row 4\nQueen 9: row 1", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not 'Queen 1: row 2'"),
    ("Queen 1: row 2\nQueen 2: row 4", "rows counted from 1, column by column. 8: 2,4:1"),
    ("[None => 6]", "! the brackets that begin in line 1 do not match, or there are words in them"),
    ("{1: 2: 3}", "! the brackets that begin in line 1 do not match, or there are words in them"),
    ("[[1, {2: 3}], [4, 5]]", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '[[1, {2: 3}], [4, 5]]'"),
    ("[" + "\n" * 1100 + "x", "! the brackets that begin in line 1 do not match, or there are words in them"),
    ("[5, 3, 0, 4, 7, 1, 6, 2, 9, 8]", "! the queens (5,4) and (10,9) attack each other, and so does another pair"),
    # Grids.
    (".Q..\n...Q\nQ...\n..Q.", "a grid, top row first. 4: 2,4,1,3"),
    ('[".Q..","...Q","Q...","..Q."]', "a grid, top row first. 4: 2,4,1,3"),
    ("[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]", "a grid, top row first. 4: 2,4,1,3"),
    ("0 1 0 0 0 0 0 1 1 0 0 0 0 0 1 0", "a grid, top row first. 4: 2,4,1,3"),
    ("Solution 1:\n2 4 1 3\n. Q . .\n. . . Q\nQ . . .\n. . Q .", "a grid, top row first. 4: 2,4,1,3"),
    ("Q..\n.\n..Q", "! line 2 has 1 square, line 1 has 3"),
    ("[[0,1,0,0],[0,0,0,1],[1,0,0]]", "! line 3 has 3 squares, line 1 has 4"),
    ("[[0,1,0,0],[0,0,0,1],[1,0,0,0]]", "! a board of 4 columns has 4 lines, not 3"),
    ("[[1],[0,1]]", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '[[1],[0,1]]'"),
    ("Q..\n.Q\n..Q", "! line 2 has 2 squares, line 1 has 3"),
    (". . Q .\n\n. .}. .\n\nQ . . .", "! line 3 has 3 squares, line 1 has 4"),
    ("n: Q", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not 'n: Q'"),
    ("Q", "a grid, top row first. 1: 1"),
    ("Q...\n.Q..\n..Q.", "! a board of 4 columns has 4 lines, not 3"),
    ("[[1,2,3],[1,2,3]]", "! a board of 3 columns has 3 lines, not 2"),
    ('["Q .", ". ."]', "a grid, top row first. 2: 2:1"),
    ('["Q.\\n.."]', "a grid, top row first. 2: 2:1"),
    ('[".Q..\\n...Q\\nQ...\\n..Q.", "..Q.\\nQ...\\n...Q\\n.Q.."]', "a grid, top row first. This is the first of 2 boards. 4: 2,4,1,3"),
    ('{"board": ".Q..\\n...Q\\nQ...\\n..Q."}', "a grid, top row first. 4: 2,4,1,3"),
    ("  Q\n      Q\nQ\n    Q", "a grid, top row first. 4: 2,4,1,3"),
    (" Q\n   Q\nQ\n  Q", "a grid, top row first. 4: 2,4,1,3"),
    ("1 2 2 2\n2 2 2 1\n2 1 2 2\n2 2 1 2", "! the queens (2,2) and (1,3) attack each other"),
    ("{(0, 0): 'Q', (0, 1): '.', (1, 0): '.', (1, 1): '.'}", "a grid, top row first. 2: 2:1"),
    ("[ab][cd]", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '[ab][cd]'"),
    ("1Q2/3Q/Q3/2Q1 w - - 0 1", "a grid, top row first. 4: 2,4,1,3"),
    # Squares.
    ("(1,1) (5,2)", "squares (row, column), counted from 1. 8: 1,5:1"),
    ("[[0,0],[4,1]]", "squares (row, column), counted from 0. 8: 1,5:1"),
    ("1,1-5,2-8,3-", "squares (row, column), counted from 1. 8: 1,5,8:1"),
    ("2,1-4,2-1,3-3,4-", "squares (row, column), counted from 1. 4: 2,4,1,3"),
    ("a1 b5 c8", "squares (column, row), counted from 1. 8: 1,5,8:1"),
    ("5, (1, 1), (5, 2)", "squares (row, column), counted from 1. 8: 1,5:1"),
    ("((1 1) (5 2))", "squares (row, column), counted from 1. 8: 1,5:1"),
    ("(1,5) (2,7)", "! column 1 is empty, but column 5 is not: the search fills columns from the left"),
    ("(1,5) (2,9)", "! square (2,9) is outside a board of 8"),
    ("(1, 1)\n(2, 2)\n(1, 3)\n(6, 4)", "! the queens (1,1) and (2,2) attack each other, and so do 2 other pairs"),
    ("a1 i2", "! square (2,9) is outside a board of 8"),
    ("a1 b9", "! square (9,2) is outside a board of 8"),
    ("1,1-9,2", "! square (9,2) is outside a board of 8"),
    ("1/1 2/9", "! square (2,9) is outside a board of 8"),
    ("0/1 8/2", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '0/1 8/2'"),
    ("[[0,1],[8,2]]", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '[[0,1],[8,2]]'"),
    ("(1,1) (2,2)", "! the queens (1,1) and (2,2) attack each other"),
    # Its own output, and what is nothing.
    ('{"n": 4, "number": 1, "rows": [2, 4, 1, 3]}', "rows counted from 1, column by column. 4: 2,4,1,3"),
    ("89,8,2,4,1,7,5,3,6", "rows counted from 1, column by column. 8: 8,2,4,1,7,5,3,6"),
    ("2,4,1:3", "position. 8: 2,4,1:3"),
    ("fewest/1,5,8:3", "position. 8: fewest/1,5,8:3"),
    ("2,4,1:9", "! a row is a whole number from 1 to 8, not '9'"),
    ("[1, 5", "! the brackets that begin in line 1 do not match, or there are words in them"),
    ("?x " * 700, "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not '?x ?x ?x ?x ?x ?x ?x ?x ?x ?x ?x ?x ?x …'"),
    ("hello", "! a board is written like 2 4 1 3, [1, 3, 0, 2], (2,1) (4,2) or as lines of . and Q, not 'hello'"),
    ("[[1,3,0,2],[2,0,3,1]]", "rows counted from 0, column by column. This is the first of 2 boards. 4: 2,4,1,3"),
]  # fmt: skip
"""Texts, right and wrong ones, and what is said of them."""


def test_it_is_said_how_a_text_was_read_or_what_is_wrong_with_it() -> None:
    wrong = [
        (text, said(text), expected)
        for text, expected in SAID
        if said(text) != expected
    ]
    assert wrong == []


def test_a_size_that_was_asked_for_is_kept() -> None:
    grid = "1Q2/3Q/Q3/2Q1"
    assert said(grid, 4, is_fixed=True) == "a grid, top row first. 4: 2,4,1,3"
    assert said(grid, 8, is_fixed=True) == "! this is a board of 4, not of 8"
    rows = "1 5 8 6 3 7 2 4"
    assert said(rows, 6) == "rows counted from 1, column by column. 8: 1,5,8,6,3,7,2,4"
    assert said(rows, 6, is_fixed=True) == "! this is a board of 8, not of 6"
    assert said("15", 20) == "rows counted from 1, column by column. 20: 15:1"


def test_queens_without_order_stay_where_they_are() -> None:
    queens = frozenset([(1, 1), (1, 2), (4, 4)])
    for name in ("pairs", "dots and Q", "names of squares", "FEN"):
        text = NOTATIONS[name](6, queens)
        assert text
        assert read(text, 6)[:2] == Board(6, queens)[:2]
    with pytest.raises(PositionError, match="401 queens are too many"):
        read("\n".join(["Q" * 21] * 19 + ["Q" * 2 + "." * 19] + ["." * 21]), 8)


CHARACTERS = (
    "0123456789,:x-.= \t\n\r\x00\x1b[31m\u2028\ufeff８Ω🂡\udcff'\"\\()[]{}|QQq_#*+/<>;é"
)


def nested(random: Random, depth: int = 0) -> str:
    """Return brackets in brackets, with names, signs and numbers in any of them."""
    if depth == 5 or random.random() < 0.4:
        return random.choice(("1", "0", "12", "a", "name", ".", "Q", "'q'", "1/4", ""))
    inside = ""
    for _ in range(random.randint(0, 4)):
        inside += nested(random, depth + 1) + random.choice((",", ": ", "=", " ", ";"))
    return random.choice(("[{}]", "({})", "{{{}}}")).format(inside)


@tiered(300, 2_500)
def test_any_text_is_read_or_refused_in_one_line(amount: int, seed: int) -> None:
    random = Random(seed)
    refused = 0
    for _ in range(amount):
        text = "".join(random.choices(CHARACTERS, k=random.choice((1, 3, 10, 40, 200))))
        if random.random() < 0.6:
            n = random.randint(1, 12)
            name = random.choice(list(NOTATIONS))
            text = NOTATIONS[name](n, random_queens(random, n)) or "x"
            place = random.randrange(len(text) + 1)
            text = text[:place] + random.choice(CHARACTERS) + text[place + 1 :]
        elif random.random() < 0.6:
            text = nested(random)
        line = said(text, random.randint(1, 100), is_fixed=random.random() < 0.5)
        refused += line.startswith("!")
        assert line.isprintable(), text
        assert len(line) < 300, text
        list(boards(text.split("\n"), random.choice((None, 4, 8))))
    assert amount / 4 < refused < amount


def test_of_a_long_text_only_the_beginning_is_read() -> None:
    assert said("1," * 1_000_000) == ("! 30000 columns are too many for a board of 8")
    assert said("(" * 1_000_000) == (
        "! the brackets that begin in line 1 do not match, or there are words in them"
    )
