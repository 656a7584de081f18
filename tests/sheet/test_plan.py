"""A teacher's plan: its minutes, what is pressed, and what its answers say of the program and of the search."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

import pytest

from queens_viz.app.actions import BINDING_OF
from queens_viz.app.commands import Action
from queens_viz.app.lesson import LESSONS, Stop
from queens_viz.app.link import linked
from queens_viz.search.ahead import empty_columns
from queens_viz.search.listing import LISTINGS, Program, marks
from queens_viz.search.race import Race
from queens_viz.search.search import Search
from queens_viz.sheet.paper import Items, Rows, marked
from queens_viz.sheet.plan import MINUTES, Plan, page, plan, pressed
from queens_viz.words.words import LANGUAGES, Words

from .. import facts

EVERY = pytest.mark.parametrize(
    "made", [plan(lesson.number, Words(code)) for lesson in LESSONS for code in LANGUAGES], ids=lambda made: made.title
)
ENGLISH = [plan(lesson.number, Words()) for lesson in LESSONS]
STOPS = [stop for lesson in LESSONS for stop in lesson.stops]


def texts(blocks: Iterable[str | Items | Rows]) -> list[str]:
    """Return all that some blocks say."""
    found = list[str]()
    for block in blocks:
        found += (
            block.texts if isinstance(block, Items) else sum(block.rows, ()) if isinstance(block, Rows) else [block]
        )
    return found


@EVERY
def test_nothing_is_left_to_fill_in_or_empty_and_all_of_it_is_on_the_page(made: Plan) -> None:
    language = next(code for code in LANGUAGES if plan(made.number, Words(code)) == made)
    text, told = page(made.number, Words(language)), [made.title]
    for section in made.sections:
        told += texts(section.blocks)
    for stop in made.stops:
        told += [stop.at, stop.question, stop.answer, stop.teacher, stop.begins, stop.minutes]
    assert all(one.strip() and not re.search(r"[{}@]", one) for one in told)
    assert [one for one in told if marked(one) not in text] == []
    assert f'<html lang="{language}">' in text
    for tag in ("article", "section", "figure", "kbd", "code", "li", "p", "div"):
        assert len(re.findall(f"<{tag}[ >]", text)) == text.count(f"</{tag}>"), tag
    body = text.partition("<body")[2]
    assert not re.search(r"[`*\[\]]", html.unescape(re.sub("<code>.*?</code>|<[^>]+>", "", body))), "no mark is left"
    assert not re.search(r"\b(src|href)=", body), "nothing is asked for"


@EVERY
def test_the_minutes_of_the_stops_leave_five_in_reserve(made: Plan) -> None:
    begins = [int(re.sub(r"\D", "", stop.begins)) for stop in made.stops]
    lasts = [int(re.sub(r"\D", "", stop.minutes)) for stop in made.stops]
    assert begins == [sum(lasts[:k]) for k in range(len(lasts))]
    assert sum(lasts) == MINUTES - 5
    assert [int(number) for number in re.findall(r"\d+", texts(made.sections[0].blocks)[-1])] == [
        len(lasts),
        MINUTES - 5,
        5,
    ]


def test_boards_and_trees_stand_where_they_are_asked_about() -> None:
    text = page(1, Words())
    for stop, said in zip(
        ENGLISH[0].stops, re.findall(r'<article class="stop".*?</article>', text, re.DOTALL), strict=True
    ):
        at = LESSONS[0].stops[stop.number - 1].at
        assert ('<svg class="board"' in said) is bool(re.match(r"\d", at))
        assert (f"<code>{at}</code></figcaption>" in said) is stop.has_board
        if stop.has_board:
            assert 'aria-label="The board where this stop begins. Rows of the queens' in said
        assert ('<svg class="tree"' in said) is bool(stop.tree)
    trees = {stop.number: stop for made in ENGLISH for stop in made.stops if stop.tree}
    assert sorted(trees) == [10, 13, 15, 18]
    for number, stop in trees.items():
        n = stop.position.n
        step = facts.step(n, LESSONS[0].stops[number - 1].at)
        assert stop.tree == tuple(facts.placed(n, step))


def test_beside_a_live_page_each_stop_leads_there() -> None:
    links = re.findall('<a href="([^"]+)"', page(2, Words(), "live.html"))
    assert links == [f"live.html#lesson=2.{k}" for k in range(1, 15)]


def test_the_signs_of_a_page_are_written_as_such() -> None:
    assert marked("a < b & `c < d`") == "a &lt; b &amp; <code>c &lt; d</code>"


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_what_is_to_be_pressed_is_each_beat_once(stop: Stop) -> None:
    names = pressed(stop, Words())
    times = [int(name.partition(" × ")[0]) if " × " in name else 1 for name in names]
    assert sum(times) == len(stop.beats)
    for beat in stop.beats:
        keys = [key for keys in (BINDING_OF[beat.action].keys, *BINDING_OF[beat.action].inner.values()) for key in keys]
        square = isinstance(beat.value, tuple)
        assert square or any(Words().key(key) in " ".join(names) for key in keys), beat


NAMED = re.compile(r"[Ll]ine (\d+)(?:, `([^`]+)`)?")


@pytest.mark.parametrize("stop", list(LESSONS[1].stops[:7]), ids=lambda stop: stop.name)
def test_the_lines_that_an_answer_names_are_those_that_the_step_runs(stop: Stop) -> None:
    program = Program.RECURSION if Action.LISTING in stop.opens else Program.LOOP
    search = Search.at(linked(stop.n, stop.at))
    ran = set(marks(program, search.position).ran)
    search.step()
    ran |= marks(program, search.position).ran
    answer = ENGLISH[1].stops[LESSONS[1].stops.index(stop)].answer
    for number, code in NAMED.findall(answer):
        line = LISTINGS[program][int(number) - 1].strip()
        assert not code or line == code
        # What waits, or ends a call that is over, is named for what it does not do.
        assert int(number) in ran or line in ("return", "place(column + 1)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plans_of_all_languages_name_the_same_lines(language: str) -> None:
    for ours, theirs in zip(plan(2, Words(language)).stops, ENGLISH[1].stops, strict=True):
        assert sorted(re.findall(r"\d+", ours.answer)) == sorted(re.findall(r"\d+", theirs.answer)), ours.number


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


def test_the_squares_that_the_answers_of_be_the_search_name_are_those_of_the_next_step() -> None:
    for number, square in ((6, "column 2, row 4"), (12, "row 6")):
        assert square in ENGLISH[0].stops[number - 1].answer
    for at, column, row in (("1,3:4", 1, 4), ("1,4,2:4", 2, 3), ("1,4:4", 0, 2)):
        after = facts.walk(4)[facts.step(4, at) + 1]
        assert (after.column, after.row) == (column, row - 1)


def test_the_red_queen_of_predict_is_attacked_by_the_queens_that_the_answers_name() -> None:
    for stop, column in ((LESSONS[0].stops[10], 1), (LESSONS[0].stops[11], 2)):
        position = linked(stop.n, stop.at)
        assert facts.attacked_by(position.board, position.candidate) == (column - 1,)
        assert f"the queen in column {column}" in ENGLISH[0].stops[LESSONS[0].stops.index(stop)].answer


def test_the_tree_of_the_thirteenth_stop_gets_two_queens_and_then_none() -> None:
    stop = LESSONS[0].stops[12]
    begin = facts.step(stop.n, stop.at)
    boards = [len(state.board) for state in facts.walk(stop.n)[begin : begin + 1 + len(stop.beats)]]
    assert boards == [0, 1, 2, 2]


def test_column_seven_is_empty_since_the_queen_of_column_five() -> None:
    before, here = (linked(8, at).board for at in ("1,4,6,8:3", "1,4,6,8,3:1"))
    assert (empty_columns(8, before), empty_columns(8, here)) == ((), (6,))
    assert "The queen of column 5" in ENGLISH[1].stops[8].answer


def test_the_search_that_an_answer_calls_the_winner_wins_and_the_others_follow() -> None:
    orders = {8: "fewest ahead plain", 11: "ahead fewest plain", 16: "fewest ahead plain"}
    for (n, order), stop in zip(orders.items(), ENGLISH[1].stops[11:], strict=True):
        race = Race(n)
        race.go_to(1_000_000)
        finishes = {lane.search.strategy.value: lane.finish or 0 for lane in race.lanes}
        assert sorted(finishes, key=finishes.__getitem__) == order.split()
        told = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\d", stop.answer)]
        assert told == sorted(finishes.values()), n


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_name_the_steps_of_four_queens_and_sizes_and_no_other_large_number(language: str) -> None:
    first = next(k for k, state in enumerate(facts.walk(4)) if len(state.board) == 4)
    every = [stop.question for lesson in LESSONS for stop in plan(lesson.number, Words(language)).stops]
    assert re.findall(r"\d\d+", " ".join(every)) == [str(first), str(first), "11", "16"]
