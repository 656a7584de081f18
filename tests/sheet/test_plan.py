"""A teacher's plan: whole, and true of the program and of the search; its text is approved in docs/lesson-*.md."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

import pytest

from queens_viz.app.actions import BINDING_OF
from queens_viz.app.commands import Action
from queens_viz.app.lesson import LESSONS, STOPS, LessonProgress
from queens_viz.search.ahead import empty_columns
from queens_viz.search.listing import LISTINGS, Program, marks
from queens_viz.search.position import position_of_link
from queens_viz.search.search import Search
from queens_viz.sheet.paper import Items, Rows, to_html
from queens_viz.sheet.plan import MINUTES, page, plan, presses_of
from queens_viz.sheet.printed import Printed
from queens_viz.words.words import LANGUAGES, Words

from .. import facts

ENGLISH = [plan(number, "en") for number in LESSONS]


def texts(blocks: Iterable[str | Items | Rows]) -> list[str]:
    """Return all that some blocks say."""
    found = list[str]()
    for block in blocks:
        found += (
            block.texts
            if isinstance(block, Items)
            else sum(block.rows, ())
            if isinstance(block, Rows)
            else [block]
        )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", LESSONS)
def test_nothing_is_left_to_fill_in_or_empty_and_all_of_it_is_on_the_page(
    number: int, language: str
) -> None:
    made = plan(number, language)
    text, told = page(number, language), [made.title]
    for section in made.sections:
        told += texts(section.blocks)
    for stop in made.stops:
        told += [
            stop.heading,
            stop.question,
            stop.answer,
            stop.teacher,
            stop.begins,
            stop.minutes,
        ]
    assert all(one.strip() and not re.search(r"[{}@]", one) for one in told)
    assert [one for one in told if to_html(one) not in text] == []
    assert f'<html lang="{language}">' in text
    for tag in ("article", "section", "figure", "kbd", "code", "li", "p", "div"):
        assert len(re.findall(f"<{tag}[ >]", text)) == text.count(f"</{tag}>"), tag
    body = text.partition("<body")[2]
    assert not re.search(
        r"[`*\[\]]", html.unescape(re.sub("<code>.*?</code>|<[^>]+>", "", body))
    ), "no mark is left"
    assert not re.search(r"\b(src|href)=", body), "nothing is asked for"
    assert (
        sum(int(re.sub(r"\D", "", stop.minutes)) for stop in made.stops) == MINUTES - 5
    )


def test_boards_and_trees_stand_where_they_are_asked_about() -> None:
    for stop, said in zip(
        ENGLISH[0].stops,
        re.findall(r'<article class="stop".*?</article>', page(1, "en"), re.DOTALL),
        strict=True,
    ):
        at, n = LESSONS[1][stop.number - 1].at, stop.position.n
        assert (
            ('<svg class="board"' in said)
            is stop.has_board
            is bool(re.match(r"\d", at))
        )
        assert (f"<code>{at}</code></figcaption>" in said) is stop.has_board
        assert (
            ('<svg class="tree"' in said)
            is bool(stop.tree)
            is (stop.number in (10, 13, 15, 18))
        )
        assert not stop.tree or stop.tree == tuple(facts.placed(n, facts.step(n, at)))


def presses(at: LessonProgress) -> tuple[list[str], int]:
    """Return what is pressed at a stop, and how many times in all."""
    names = presses_of(at.current, Printed("en"))
    times = [int(name.partition(" × ")[0]) if " × " in name else 1 for name in names]
    return [name.rpartition(" × ")[2] for name in names], sum(times)


def test_what_is_to_be_pressed_is_each_beat_once() -> None:
    for at in STOPS:
        stop = at.current
        names, times = presses(at)
        assert times == len(stop.beats), at
        for beat in stop.beats:
            said = [Words().key(key) for key in BINDING_OF[beat.action].keys]
            if beat.action is Action.PICK_LINE:
                said = [f"line {beat.value}"]
            assert isinstance(beat.value, tuple) or {*said} & {*names}, (at, beat)


NAMED = re.compile(r"[Ll]ine (\d+)(?:, `([^`]+)`)?")


@pytest.mark.parametrize("number", range(7))
def test_the_lines_that_an_answer_names_are_those_that_the_step_runs(
    number: int,
) -> None:
    stop, answer = LESSONS[2][number], ENGLISH[1].stops[number].answer
    program = Program.RECURSION if Action.LISTING in stop.opens else Program.LOOP
    search = Search.at(position_of_link(stop.n, stop.at))
    ran = set(marks(program, search.position).ran)
    search.step()
    ran |= marks(program, search.position).ran
    for named, code in NAMED.findall(answer):
        line = LISTINGS[program][int(named) - 1].strip()
        assert not code or line == code
        # What waits, or ends a call that is over, is named for what it does not do.
        assert int(named) in ran or line in ("return", "place(column + 1)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plans_of_all_languages_name_the_same_lines(language: str) -> None:
    for ours, theirs in zip(plan(2, language).stops, ENGLISH[1].stops, strict=True):
        assert sorted(re.findall(r"\d+", ours.answer)) == sorted(
            re.findall(r"\d+", theirs.answer)
        ), ours.number


def test_a_break_after_the_report_stops_the_loop_at_the_first_solution() -> None:
    lines = list(LISTINGS[Program.LOOP])
    at = next(k for k, line in enumerate(lines) if "report(board)" in line)
    lines.insert(at + 1, lines[at].replace("report(board)", "break"))
    told = list[list[int]]()
    given = {
        "n": 6,
        "board": [],
        "safe": lambda board, row: not facts.attacked_by(tuple(board), row),
        "report": lambda board: told.append(list(board)),
    }
    exec("\n".join(lines), given)
    assert told == [[2, 4, 6, 1, 3, 5]]
    assert "`break` below `report(board)`" in texts(ENGLISH[1].sections[-1].blocks)[0]


def test_the_squares_and_queens_that_answers_name_are_those_of_the_search() -> None:
    first, second = ([stop.answer for stop in made.stops] for made in ENGLISH[:2])
    assert "column 2, row 4" in first[5]
    assert facts.walk(4)[facts.step(4, "1,3:4") + 1].board == (0,)
    assert "row 6" in first[11]
    for number, column in ((10, 1), (11, 2)):
        position = position_of_link(LESSONS[1][number].n, LESSONS[1][number].at)
        assert facts.attacked_by(position.board, position.candidate) == (column - 1,)
        assert f"the queen in column {column}" in first[number]
    before, here = (
        position_of_link(8, at).board for at in ("1,4,6,8:3", "1,4,6,8,3:1")
    )
    assert (empty_columns(8, before), empty_columns(8, here)) == ((), (6,))
    assert "The queen in column 5" in second[8]


@pytest.mark.parametrize("number", LESSONS)
def test_where_the_address_is_told_each_stop_has_its_code_and_its_link(
    number: int,
) -> None:
    address = "https://school.example/live.html"
    links = [f"{address}#lesson={number}.{k + 1}" for k in range(len(LESSONS[number]))]
    links.append(f"{address}#program")
    text = page(number, "en", "live.en.html", address)
    assert re.findall(r'class="code"><title>([^<]*)<', text) == links
    assert re.findall(r'href="([^"]*)"', text) == [
        link.replace(address, "live.en.html") for link in links
    ]
    assert re.findall(r'href="([^"]*)"', page(number, "en", address=address)) == links
    assert 'class="code"' not in page(number, "en", "live.en.html")
