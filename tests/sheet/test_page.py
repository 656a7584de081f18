"""A worksheet as a page: its key is right, and the pupils' pages tell nothing of it."""

from __future__ import annotations

import re

import pytest

from queens_viz import Position
from queens_viz.command.values import WORKSHEET_SIZES
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import STEPS, Kind, sheet
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once
from . import keys

ENGLISH = Words()
NUMBERS = re.compile(r"\d+")


def halves(text: str) -> tuple[str, str]:
    """Return the pupils' pages and the key."""
    questions, _, key = text.partition('<section class="key">')
    return questions, key


def entries(text: str) -> list[str]:
    """Return the answers of the key, without what is drawn."""
    found = re.findall(r"<li><span class=\"number\">(\d+)</span><div>(.*?)</div></li>", halves(text)[1])
    assert [int(number) for number, _ in found] == list(range(1, len(found) + 1))
    return [answer for _, answer in found]


def numbers(text: str) -> list[int]:
    return [int(one) for one in NUMBERS.findall(text)]


def check(kind: Kind, entry: str, position: Position) -> None:
    """Hold one answer of an English key against the facts."""
    bold, _, why = entry.partition("</b>")
    bold = bold.removeprefix("<b>")
    n = position.n
    if kind is Kind.VERDICT:
        assert bold == ("attacked" if keys.attackers(position) else "safe")
        _tells_directions(why, position)
    elif kind is Kind.REASON:
        assert bold == "; ".join(f"column {column}, row {row}" for column, row in keys.attackers(position))
        _tells_directions(why, position)
    elif kind is Kind.RETURN:
        ((column, row),) = [one for one in keys.told(position, 1) if one]
        assert bold == f"column {column}, row {row}"
        assert {column, row} <= set(numbers(why))
    elif kind is Kind.STEPS:
        squares = [
            f"column {one[0]}, row {one[1]}" if one else "it is a solution" for one in keys.told(position, STEPS)
        ]
        expected = "; ".join(f"{k}: {square}" for k, square in enumerate(squares, start=1))
        assert bold.replace("\u00a0", " ") == expected
    else:
        nodes, solutions = facts.size(n, position.board)
        given = 1 if position.board else 2
        assert bold == f"{nodes - given} queens to draw · {ENGLISH.found(solutions, is_over=True)}"
        assert why.count("<circle") / 2 == nodes + len(position.board)
        assert why.count("<rect") == solutions
        drawn = numbers(" ".join(re.findall(r'<text class="S"[^>]*>(\d)</text>', why)))
        assert sorted(drawn) == keys.rows_to_draw(position)


def _tells_directions(why: str, position: Position) -> None:
    """See to it that all queens that attack are named, each with its direction, and no other."""
    one = re.search(r"by the queen in column (\d+), row \d+: same (.*)\.", why)
    named = [(one[1], one[2])] if one else re.findall(r"column (\d+) \(([^)]*)\)", why)
    assert [(int(column), direction) for column, direction in named] == keys.directions(position)


@pytest.mark.parametrize(
    ("first", "last"),
    [(0, 25), *(pytest.param(first, first + 100, marks=pytest.mark.full) for first in range(0, 1000, 100))],
)
def test_every_answer_of_many_keys_is_right(first: int, last: int) -> None:
    for seed in range(first, last):
        made = sheet(4 + seed % 5, 8, seed)
        for task, entry in zip(made.tasks, entries(page(made, ENGLISH)), strict=True):
            check(task.kind, entry, task.position)


@pytest.mark.parametrize(
    ("first", "last"),
    [(0, 5), *(pytest.param(first, first + 100, marks=pytest.mark.full) for first in range(0, 1000, 100))],
)
def test_the_languages_give_the_same_answers(first: int, last: int) -> None:
    for seed in range(first, last):
        made = sheet(4 + seed % 5, 8, seed)
        told = [[numbers(entry.partition("</b>")[0]) for entry in entries(page(made, Words(one)))] for one in LANGUAGES]
        assert all(one == told[0] for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_seed_gives_the_same_bytes(language: str) -> None:
    one, again, other = (page(sheet(5, 9, seed), Words(language)) for seed in (7, 7, 8))
    assert one == again
    assert one != other
    assert f'<html lang="{language}">' in one
    assert not re.findall("@[A-Z]+@", one)
    assert f"--questions 9 --seed 7 --language {language}" in halves(one)[1]


def test_the_languages_ask_the_same_of_the_same_boards() -> None:
    shapes = [
        re.findall(r'translate[^"]*|<span class="number">\d+', page(sheet(6, 8, 3), Words(one))) for one in LANGUAGES
    ]
    assert all(shape == shapes[0] for shape in shapes)
    assert len(shapes[0]) > 50


ARTICLES = re.compile(r"<article.*?</article>")
DRAWN = re.compile(r"<svg .*?</svg>|<h3>.*?</h3>")


@each_once({"n": WORKSHEET_SIZES, "language": tuple(LANGUAGES)})
def test_questions_of_a_kind_differ_in_their_boards_alone(n: int, language: str) -> None:
    say = Words(language)
    made = sheet(n, 8, 5)
    articles = ARTICLES.findall(halves(page(made, say))[0])
    for kind in Kind:
        asked = [text for task, text in zip(made.tasks, articles, strict=True) if task.kind is kind]
        assert len({DRAWN.sub("", text) for text in asked}) <= 1
    for task, text in zip(made.tasks, articles, strict=True):
        if task.kind is not Kind.TREE:
            _says_only_where_the_queens_are(task.position, text, say)


def _says_only_where_the_queens_are(position: Position, text: str, say: Words) -> None:
    (label,) = re.findall(r'aria-label="([^"]*)"', text)
    where = {"column": len(position.board) + 1, "row": position.candidate + 1}
    tested = say("move_full") if position.is_solution else say("is_tested", **where)
    assert label == f"{say.rows(position.queens)} {tested}"
    assert len(keys.QUEEN.findall(text)) == len(position.board)
    assert len(keys.CANDIDATE.findall(text)) == (not position.is_solution)
    (heading,) = re.findall("<h3>.*</span>(.*?)</h3>", text)
    assert set(numbers(heading)) <= {where["column"], where["row"], position.n}


def test_a_tree_to_be_drawn_shows_its_beginning_alone() -> None:
    for n, given in ((4, ["1"]), (5, None)):
        made = sheet(n, 8, 3)
        drawn = ARTICLES.findall(halves(page(made, ENGLISH))[0])[-1]
        rows = re.findall(r'<text class="S"[^>]*>(\d)</text>', drawn)
        assert rows == (given or [str(made.tasks[-1].position.board[0] + 1)])
        assert drawn.count("<circle") / 2 == 2
