"""A worksheet as a page: its key is right, and the pupils' pages tell nothing of it."""

from __future__ import annotations

import re

import pytest

from queens_viz.command.options import WORKSHEET_SIZES
from queens_viz.sheet.page import BOARD_MM, GIVEN_NODES, answers, page
from queens_viz.sheet.printed import Printed
from queens_viz.sheet.sheet import STEPS, Kind, Task, sheet
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once
from ..tiers import tiered
from . import keys

ENGLISH = Words()


def halves(text: str) -> tuple[str, str]:
    """Return the pupils' pages and the key."""
    questions, _, key = text.partition('<section class="key">')
    return questions, key


def entries(text: str) -> list[str]:
    """Return the answers of the key."""
    found = re.findall(
        r"<li><span class=\"number\">(\d+)</span><div>(.*?)</div></li>",
        halves(text)[1],
        re.DOTALL,
    )
    assert [int(number) for number, _ in found] == list(range(1, len(found) + 1))
    return [answer for _, answer in found]


def articles(text: str) -> list[str]:
    """Return the questions."""
    return re.findall(r"<article.*?</article>", halves(text)[0], re.DOTALL)


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


def square(one: tuple[int, int] | None) -> str:
    return f"column {one[0]}, row {one[1]}" if one else "it is a solution"


def check(task: Task, entry: str) -> None:
    """Hold one answer of an English key against the facts."""
    bold, _, why = entry.replace("\u00a0", " ").removeprefix("<b>").partition("</b>")
    kind, position, slip = task
    n = position.n
    if kind in (Kind.VERDICT, Kind.REASON):
        squares = "; ".join(map(square, keys.attackers(position)))
        assert bold == (
            squares if kind is Kind.REASON else "attacked" if squares else "safe"
        )
        one = re.search(r"by the queen in column (\d+), row \d+: same (.*)\.", why)
        named = (
            [(one[1], one[2])] if one else re.findall(r"column (\d+) \(([^)]*)\)", why)
        )
        assert [
            (int(column), direction) for column, direction in named
        ] == keys.directions(position)
    elif kind is Kind.RETURN:
        (to,) = keys.told(position, 1)
        assert to
        assert bold == square(to)
        assert set(to) <= set(numbers(why))
    elif kind is Kind.WHY:
        by = [keys.attackers(position._replace(candidate=row)) for row in range(n)]
        assert all(by)
        told = [
            f"Row {row}: {', '.join(str(column) for column, _ in one)}."
            for row, one in enumerate(by, start=1)
        ]
        assert bold == " ".join(told)
    elif kind is Kind.TREE:
        nodes, solutions = facts.size(n, position.board)
        assert (
            bold
            == f"{nodes - GIVEN_NODES} queens to draw · {ENGLISH.solutions(solutions, is_over=True)}"
        )
        assert (why.count('<text class="S"'), why.count("<rect")) == (nodes, solutions)
    else:
        lines = [
            f"Step {k}: {square(one)}."
            for k, one in enumerate(keys.told(position, STEPS), start=1)
        ]
        assert bold == " ".join(lines if slip is None else [lines[slip[0]]])


@tiered(8, 100)
def test_every_answer_of_many_keys_is_right_and_the_same_in_all_languages(
    amount: int, seed: int
) -> None:
    for number in range(amount * seed, amount * (seed + 1)):
        made = sheet(4 + number % 5, 8, number)
        there = {code: entries(page(made, code)) for code in LANGUAGES}
        for task, entry in zip(made.tasks, there["en"], strict=True):
            check(task, entry)
        told = [
            [numbers(entry.partition("</b>")[0]) for entry in one]
            for one in there.values()
        ]
        assert all(one == told[0] for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_seed_gives_the_same_bytes_and_says_how(language: str) -> None:
    one, again, other = (page(sheet(5, 9, seed), language) for seed in (7, 7, 8))
    assert one == again != other
    assert f'<html lang="{language}">' in one
    assert (
        f"<code>python -m queens_viz 5 --worksheet FILE.html --questions 9 --seed 7 --language {language}</code>"
        in one
    )


@each_once({"n": WORKSHEET_SIZES, "language": tuple(LANGUAGES)})
def test_a_question_tells_where_its_queens_are_and_nothing_of_its_answer(
    n: int, language: str
) -> None:
    say, made = Words(language), sheet(n, 8, 5)
    asked = articles(page(made, language))
    for task, text in zip(made.tasks, asked, strict=True):
        position = task.position
        (label,) = re.findall(r'aria-label="([^"]*)"', text)
        where = {"column": len(position.board) + 1, "row": position.candidate + 1}
        tested = say("move_full") if position.is_solution else say("is_tested", **where)
        assert label == f"{say.rows(position.queens)} {tested}"
        assert len(keys.QUEEN.findall(text)) == len(position.board)
        assert len(keys.CANDIDATE.findall(text)) == (not position.is_solution)
        (heading,) = re.findall(r"<p><b>(.*?)</b></p><div class=\"answer\">", text)
        assert set(numbers(heading)) <= {where["column"], where["row"], n}
        if task.kind in (Kind.VERDICT, Kind.REASON, Kind.STEPS):
            room = text.partition('<div class="answer">')[2]
            assert numbers(re.sub("<[^>]*>", " ", room)) == (
                [*range(1, STEPS + 1)] if task.kind is Kind.STEPS else []
            )


def test_of_an_error_one_line_is_wrong_and_a_tree_shows_its_beginning_alone() -> None:
    for seed in range(8):
        made = sheet(6, 8, seed)
        for task, text in zip(made.tasks, articles(page(made, "en")), strict=True):
            if task.slip:
                cells = re.findall(r"<td>(\w*)</td><td>(\w*)</td><td>(\w*)</td>", text)
                there = [
                    (int(column), int(row)) if row else None for _, column, row in cells
                ]
                right = keys.told(task.position, STEPS)
                assert [k for k in range(STEPS) if there[k] != right[k]] == [
                    task.slip[0]
                ]
            if task.kind is Kind.TREE:
                rows = re.findall(r'<text class="S"[^>]*>(\d)</text>', text)
                assert rows == [
                    str(task.position.board[-1] + 1),
                    str(keys.first_above(task.position) + 1),
                ]


def test_the_answers_can_be_a_page_of_their_own() -> None:
    language = "de"
    made = sheet(8, 8, 5, programs=2)
    whole = page(made, language)
    apart = page(made, language, has_key=False)
    assert halves(apart) == (apart, "")
    assert articles(apart) == articles(whole)
    key = answers(made, language)
    assert entries(key) == entries(whole)
    assert articles(key) == []
    assert "--worksheet FILE.html --answers ANSWERS.html --questions 8" in key
    assert f"<p>{Printed(language)('sheet_number', seed='5')}</p>" in key


def test_each_question_has_its_points_and_the_sheet_their_sum() -> None:
    text = page(sheet(8, 9, 5, programs=3), "en")
    blank = '<span class="blank"></span>'
    points = re.findall(rf'<span class="points">{blank} / (\d+)</span>', text)
    assert len(points) == 12
    assert f"Points {blank} / {sum(map(int, points))}</span>" in text
    # Why a queen is safe, and why it goes there, is written on lines.
    verdicts = [one for one in articles(text) if re.match('.*="(verdict|return)"', one)]
    assert verdicts
    assert all("<p>Why?</p><div class=" in one for one in verdicts)


def test_boards_are_wide_on_the_paper_but_small_ones_need_less() -> None:
    for n, width in ((4, 65), (5, BOARD_MM), (10, BOARD_MM)):
        text = page(sheet(n, 8, 5), "en")
        assert text.count(f' width="{width}mm" role="img"') == 8


@pytest.mark.parametrize(
    ("n", "place"),
    [(4, "n=4"), (5, "ask=7&amp;n=5"), (8, "ask=7&amp;n=8"), (10, "ask=7&amp;n=10")],
)
def test_its_code_leads_to_the_challenge_of_its_number_or_to_its_search(
    n: int, place: str
) -> None:
    text = page(sheet(n, 3, 7), "de", "https://school.example/live.html")
    assert re.findall(r'class="code"><title>([^<]*)<', text) == [
        f"https://school.example/live.html#{place}"
    ]
    assert "Mehr Fragen, auf dem Handy" in halves(text)[0]
    assert 'class="share"' not in page(sheet(n, 3, 7), "de")
