"""Lesson 3: what its stops say is true of their programs, and at the last one everybody's own can be run."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from queens_viz.app.actions import press
from queens_viz.app.commands import Action, Command
from queens_viz.app.front import Desk
from queens_viz.app.lesson import LESSONS, STOPS, LessonProgress, Stop
from queens_viz.app.own_actions import begin_with_program, can_have_program
from queens_viz.app.own_program import FinishedFile, RunRequest
from queens_viz.app.teaching import begin_lesson
from queens_viz.search.faulty import FAULTY, FaultyProgram
from queens_viz.search.listing import LISTINGS, Program
from queens_viz.tracing.process.faulty_stories import faulty_story
from queens_viz.tracing.story import Story
from queens_viz.words.words import LANGUAGES, messages

from .. import facts
from ..support import printed_by
from .keyboard import Keyboard

OF_NAME = {program.name: program for program in FAULTY}

FAULTS: list[tuple[LessonProgress, Stop, FaultyProgram]] = [
    (at, at.current, OF_NAME[at.current.program]) for at in STOPS if at.current.program
]
"""The stops with a faulty program."""

LAST = LessonProgress(3, len(LESSONS[3]) - 1)
"""The stop at which everybody writes."""


def test_the_last_line_that_is_pressed_is_wrong_and_those_before_are_not() -> None:
    assert len(FAULTS) == 5
    for _, stop, program in FAULTS:
        lines = [beat.value for beat in stop.beats if beat.action is Action.PICK_LINE]
        assert lines[-1] == program.wrong[0]
        assert not {*lines[:-1]} & {*program.wrong}
        assert stop.n == program.n


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers_name_a_wrong_line_as_it_is_and_mend_it(language: str) -> None:
    for at, _, program in FAULTS:
        answer = messages(language)[f"{at.question}_answer"]
        number = re.search(r"(?:Line|Zeile|ligne) (\d+)", answer)
        assert number
        assert int(number[1]) == program.wrong[0]
        line, *others = re.findall(r"`([^`]+)`", answer)
        assert line == program.texts[program.wrong[0] - 1].strip()
        for piece in others:
            assert all(part in program.mended_text for part in piece.split(": "))


def test_what_the_questions_say_of_the_programs_is_so() -> None:
    assert len(facts.solutions(4)) == 2
    shown = {program.name: printed_by(program.text) for _, _, program in FAULTS}
    assert len(shown["one_diagonal"]) > 2, "too many boards"
    assert shown["no_pop"] == []
    assert shown["result_lost"] == ["None"]
    assert shown["same_list"] == ["[[], []]"]
    for _, _, program in FAULTS:
        assert len(printed_by(program.mended_text)) in (1, 2)


def test_a_program_for_six_queens_calls_safe_as_often_as_the_answer_says() -> None:
    calls = list[int]()

    def safe(board: list[int], row: int) -> bool:
        calls.append(row)
        return not facts.attacked_by(tuple(board), row)

    names = {"n": 6, "board": [], "safe": safe, "report": lambda _: None}
    exec("\n".join(LISTINGS[Program.RECURSION]), names)
    assert f"{len(calls)} times" in messages("en.print")["plan_3_solution_2"]


def test_a_program_of_ones_own_can_be_opened_at_the_last_stop_alone() -> None:
    for at in STOPS:
        keys = Keyboard(":1", 8)
        begin_lesson(keys.app, at)
        assert can_have_program(keys.app) is (at == LAST), at


def test_a_class_that_has_found_the_fault_goes_on() -> None:
    at, _, program = FAULTS[0]
    keys = Keyboard(":1", 8)
    begin_lesson(keys.app, at)
    press(keys.app, Command(Action.NEXT_CHANGE))
    press(keys.app, Command(Action.PICK_LINE, 1))
    press(keys.app, Command(Action.PICK_LINE, program.wrong[0]))
    assert keys.app.state.lesson == at
    keys("page down")
    assert keys.app.state.lesson == at._replace(stop=at.stop + 1)


def test_a_class_that_has_gone_elsewhere_in_a_program_sees_the_beat_all_the_same() -> (
    None
):
    at, *_ = FAULTS[0]
    keys = Keyboard(":1", 8)
    begin_lesson(keys.app, at)
    press(keys.app, Command(Action.TO_END))
    keys("page down")
    assert keys.app.state.lesson == at._replace(beats=2), "it has made the first itself"
    keys("page up", "right", "right", "page up")
    assert keys.app.state.lesson == at
    keys("right", "page down")
    assert keys.app.state.lesson == at._replace(beats=1)
    assert keys.app.runner.is_at_end


def test_a_program_of_ones_own_runs_in_the_lesson_and_stays_after_it() -> None:
    keys = Keyboard(":1", 8)
    begin_lesson(keys.app, LAST)
    assert keys.app.is_last_message("own_how")
    story = faulty_story("no_pop")
    assert story
    file = FinishedFile("mine.py", story)
    begin_with_program(keys.app, file, RunRequest())
    assert keys.app.shown_program
    assert keys.app.state.lesson == LAST
    keys("page down")
    assert keys.app.is_last_message("is_last_stop")
    assert keys.app.shown_program
    keys("page up")
    assert keys.app.state.lesson
    assert keys.app.state.lesson.stop == LAST.stop - 1
    assert not keys.app.shown_program
    keys.app.leave_lesson()
    assert not keys.app.shown_program
    assert keys.app.own
    keys("d")
    assert keys.app.shown_program
    assert keys.app.shown_program.file is file


class Slow(Desk):
    """A desk that has the programs later, as that of a page."""

    def __init__(self) -> None:
        self.has_come = False
        self.waiting = list[Callable[[], object]]()

    @property
    def is_loading_faulty(self) -> bool:
        return not self.has_come

    def prepare_faulty(self, do: Callable[[], object]) -> None:
        if self.has_come:
            do()
        else:
            self.waiting.append(do)

    def faulty_story(self, name: str) -> Story | None:
        return faulty_story(name) if self.has_come else None

    def come(self) -> None:
        """Have the programs from now on."""
        self.has_come = True
        for do in self.waiting:
            do()


def test_where_the_programs_come_later_the_stop_is_set_then_if_it_is_still_on() -> None:
    at, *_ = FAULTS[0]
    keys, gone = Keyboard(":1", 8), Keyboard(":1", 8)
    for one in (keys, gone):
        one.app.desk = Slow()
        begin_lesson(one.app, at)
        assert not one.app.shown_program
        assert one.app.is_last_message("fault_loading")
    keys(*["page down"] * 9)
    assert keys.app.state.lesson == at, "no key is played into the void"
    gone("shift+page up")
    before = gone.app.state
    for one in (keys, gone):
        assert isinstance(one.app.desk, Slow)
        one.app.desk.come()
    assert keys.app.shown_program
    assert not keys.app.state.message
    assert gone.app.state == before
    keys("page down", "page down", "page down")
    assert keys.app.state.find_fault.is_answered


def test_where_there_are_no_programs_the_lesson_says_so_and_goes_on() -> None:
    at, *_ = FAULTS[0]
    keys = Keyboard(":1", 8)
    keys.app.desk = Desk()
    begin_lesson(keys.app, at)
    assert keys.app.is_last_message("fault_none")
    keys(*["page down"] * 4)
    assert keys.app.state.lesson
    assert keys.app.state.lesson.stop == at.stop + 1


def test_a_clicker_plays_it_from_the_first_stop_to_the_last() -> None:
    keys = Keyboard(":1", 8)
    begin_lesson(keys.app, LessonProgress(3))
    presses = sum(len(stop.beats) + 1 for stop in LESSONS[3]) - 1
    for _ in range(presses):
        assert not keys.app.is_last_message("is_last_stop")
        keys("page down")
    assert keys.app.state.lesson == LAST
    keys("page down")
    assert keys.app.is_last_message("is_last_stop")
