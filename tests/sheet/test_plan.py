"""A teacher's plan: its minutes, what is pressed, and what its answers say of the program and of the search."""

from __future__ import annotations

import re

import pytest

from queens_viz.app.actions import BINDING_OF
from queens_viz.app.lesson import LESSONS, Stop
from queens_viz.app.link import linked
from queens_viz.search.ahead import empty_columns
from queens_viz.search.listing import LISTINGS, Program, marks
from queens_viz.search.race import Race
from queens_viz.search.search import Search
from queens_viz.sheet.plan import MINUTES, Plan, plan, pressed
from queens_viz.words.words import LANGUAGES, Words

from .. import facts

EVERY = pytest.mark.parametrize(
    "made", [plan(lesson.number, Words(code)) for lesson in LESSONS for code in LANGUAGES], ids=lambda made: made.title
)
ENGLISH = [plan(lesson.number, Words()) for lesson in LESSONS]
STOPS = [stop for lesson in LESSONS for stop in lesson.stops]


@EVERY
def test_nothing_is_left_to_fill_in_or_empty(made: Plan) -> None:
    texts = [made.title, made.told, made.aim, *made.goals, *made.before, *made.exercises, *made.answers, made.last]
    texts += [text for stop in made.stops for text in (stop.at, stop.question, stop.answer, stop.teacher)]
    texts += [text for pace in made.paces for text in pace]
    assert all(text.strip() and not re.search(r"[{}@]", text) for text in texts)
    assert len(made.exercises) == len(made.answers) >= 5


@EVERY
def test_the_minutes_of_the_stops_leave_five_in_reserve(made: Plan) -> None:
    begins = [int(re.sub(r"\D", "", stop.begins)) for stop in made.stops]
    lasts = [int(re.sub(r"\D", "", stop.minutes)) for stop in made.stops]
    assert begins == [sum(lasts[:k]) for k in range(len(lasts))]
    assert sum(lasts) == MINUTES - 5
    assert [int(number) for number in re.findall(r"\d+", made.told)] == [len(lasts), MINUTES - 5, 5]


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.name)
def test_what_is_to_be_pressed_is_each_beat_once(stop: Stop) -> None:
    names = pressed(stop, Words())
    times = [int(name.partition(" × ")[0]) if " × " in name else 1 for name in names]
    assert sum(times) == len(stop.beats)
    for beat in stop.beats:
        keys = [key for keys in (BINDING_OF[beat.action].keys, *BINDING_OF[beat.action].inner.values()) for key in keys]
        square = isinstance(beat.value, tuple)
        assert square or any(Words().key(key) in " ".join(names) for key in keys), beat


def test_the_last_plan_has_what_belongs_to_no_stop() -> None:
    assert [len(made.sections) for made in ENGLISH] == [0, 2]
    assert ENGLISH[1].sections[0].title.startswith("Going back without a memory")


NAMED = re.compile(r"[Ll]ine (\d+)(?:, `([^`]+)`)?")


@pytest.mark.parametrize("stop", list(LESSONS[1].stops[:7]), ids=lambda stop: stop.name)
def test_the_lines_that_an_answer_names_are_those_that_the_step_runs(stop: Stop) -> None:
    program = Program.RECURSION if stop.opens else Program.LOOP
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
    assert "`break` below `report(board)`" in ENGLISH[1].answers[0]


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


def test_choosing_a_column_costs_one_comparison_more_for_six_queens() -> None:
    race = Race(6)
    race.go_to(1000)
    _, ahead, fewest = (lane.search.comparisons for lane in race.lanes)
    assert fewest == ahead + 1
    assert f"one comparison more: {fewest} against {ahead}." in ENGLISH[1].answers[4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_name_the_steps_of_four_queens_and_sizes_and_no_other_large_number(language: str) -> None:
    first = next(k for k, state in enumerate(facts.walk(4)) if len(state.board) == 4)
    every = [stop.question for lesson in LESSONS for stop in plan(lesson.number, Words(language)).stops]
    assert re.findall(r"\d\d+", " ".join(every)) == [str(first), str(first), "11", "16"]
