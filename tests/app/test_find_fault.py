"""Find the fault: what is asked, hidden, said and shown, and what returns after it."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import applicable_actions, command_of, press
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.exercise import ExerciseKind
from queens_viz.app.find_fault import Attempt, FindFault
from queens_viz.app.front import Desk
from queens_viz.app.link import follow
from queens_viz.app.menu import rows_of
from queens_viz.app.own_actions import begin_with_result
from queens_viz.app.own_program import Result
from queens_viz.app.player import Player
from queens_viz.app.questions import Question
from queens_viz.parts.own_queens import own_queens, own_stack
from queens_viz.search.faulty import FAULTY
from queens_viz.search.search import Search
from queens_viz.tracing.process.faulty_stories import faulty_story, story_of_program
from queens_viz.tracing.story import Story
from queens_viz.words.story import card_of, chip_of
from queens_viz.words.words import LANGUAGES, Words

ALL_STEPS = 40
"""Of a long program, so many steps are looked at."""


class FaultyDesk(Desk):
    """A desk with the programs."""

    def faulty_story(self, name: str) -> Story | None:
        return faulty_story(name)


def begun(name: object = None) -> App:
    """Return an app with a search of 8 queens at its third step, then the exercise."""
    app = App(Player(Search(8)), desk=FaultyDesk())
    do(app, "right", "right", "f3")
    press(app, Command(Action.FIND_FAULT, name))
    return app


def do(app: App, *keys: str) -> None:
    """Press keys."""
    for key in keys:
        command = command_of(app, key)
        if command:
            press(app, command)


def pick(app: App, line: int) -> None:
    """Press a line."""
    press(app, Command(Action.PICK_LINE, line))


def story_on_view(app: App) -> Story:
    """Return the story of the program on view."""
    assert app.shown_program
    return app.shown_program.playback.story


def step_on_view(app: App) -> int:
    """Return the step on view."""
    assert app.shown_program
    return app.shown_program.playback.step


def test_while_it_is_asked_nothing_on_view_knows_the_fault() -> None:
    knowing = 0
    for number, program in enumerate(FAULTY, 1):
        app = begun(number)
        story = story_on_view(app)
        true = story_of_program(program)
        assert app.asking.question is Question.FAULT
        assert not applicable_actions(app) & {
            Action.TO_FAULT,
            Action.SEE_AGAIN,
            Action.WOULD_BE_RIGHT,
            Action.READING,
        }
        assert (story.fault, story.fault_line, story.again, story.shared) == (
            *(None,) * 4,
        )
        assert not story.is_wrong
        assert story.missing == ()
        assert chip_of(story.verdict, app.say)[0] == ""
        name = program.name.replace("_", " ")
        for text in (app.title, app.link, app.shown_program.file.name):  # type: ignore[union-attr]
            assert program.name not in text
            assert name not in text
        every = max(1, true.last // ALL_STEPS)
        for step in (*range(-1, true.last, every), true.last):
            assert story.attacks_at(step) == ()
            assert story.reported_at(step) == ()
            assert not story.is_solution_at(step)
            assert story.queens_at(step) == true.queens_at(step)
            card = card_of(story, step, app.say)
            assert card.kind.value == "complete, and there is no solution"
            knowing += len(true.attacks_at(step)) + len(true.reported_at(step))
    assert knowing


def test_the_boxes_have_the_numbers_that_the_values_have() -> None:
    app = begun("one_diagonal")
    assert app.shown_program
    press(app, Command(Action.TO_END))
    playback = app.moment().playback
    assert playback
    stack = own_stack(playback, own_queens(playback))
    values = {
        value.name: value.text
        for value in playback.story.values_at(playback.step).everywhere
    }
    assert f"[{', '.join(stack.cells)}]" == values["board"]
    assert stack.other == {3}, "it is no queen: the program has gone back"
    app = begun("no_pop")
    press(app, Command(Action.TO_END))
    playback = app.moment().playback
    assert playback
    assert not own_stack(playback, own_queens(playback)).other


def test_a_wrong_line_says_what_it_does_right_and_the_question_stays() -> None:
    app = begun("no_pop")
    do(app, "right", "right", "g")
    assert "at work" in app.state.message
    pick(app, 4)
    # The program stays where it is, until it is asked for.
    assert step_on_view(app) == 1
    do(app, "g")
    assert app.asking.question is Question.FAULT
    assert app.state.find_fault.evidence(app.search.position, app.say) == (
        "Line 4 goes through the placed queens: that is right."
    )
    assert story_on_view(app).recording.line(step_on_view(app)) == 4
    assert story_on_view(app).is_hidden
    assert Action.SEE_LINE not in applicable_actions(app)
    do(app, "u")
    assert step_on_view(app) == 1
    # It is gone when the program goes on, and counted once.
    do(app, "right")
    assert app.asking.response is None
    pick(app, 4)
    assert app.state.find_fault.wrong == (4,)
    # A line that has never run can't be seen at work.
    press(app, Command(Action.FIND_FAULT, "endless"))
    pick(app, 17)
    assert Action.SEE_LINE not in applicable_actions(app)
    pick(app, 18)
    assert Action.SEE_LINE in applicable_actions(app)


def test_no_line_is_chosen_at_the_beginning_so_enter_is_no_try() -> None:
    app = begun(1)
    do(app, "return")
    find_fault = app.state.find_fault
    assert (find_fault.line, find_fault.wrong, find_fault.response) == (0, (), None)
    assert app.state.message == "First choose a line: ↑ ↓ or a click."
    pick(app, 4)
    # Nor is the second of two at the button that goes on.
    do(app, "return", "return")
    assert app.state.find_fault.open_index == 1
    assert app.state.find_fault.wrong == ()
    do(app, "up")
    assert app.state.find_fault.line == 1


def test_each_right_line_shows_the_first_state_with_the_fault_and_what_is_wrong() -> (
    None
):
    for program in FAULTY:
        for line in program.wrong:
            app = begun(program.name)
            pick(app, line)
            true = story_of_program(program)
            assert story_on_view(app) is true
            assert step_on_view(app) == true.fault
            assert app.asking.question is None
            assert app.asking.response
            assert app.asking.response.is_right
            assert app.state.find_fault.evidence(app.search.position, app.say)
            assert app.state.find_fault.attempts == (
                Attempt(FAULTY.index(program), (), line=line),
            )


def test_lines_at_which_the_fault_of_another_is_seen_lead_on_to_it() -> None:
    leading = {}
    for index, program in enumerate(FAULTY):
        for number, line in enumerate(program.lines, 1):
            if line.has_own_sentence:
                work = FindFault(index).take(Search(4).position, number)
                text = work.evidence(Search(4).position, Words())
                leading[program.name, number] = text
                assert text.startswith(f"Line {number} ")
                others = {str(one) for one in program.wrong}
                assert not others & set(text.replace("?", "").split())
    assert set(leading) == {
        ("endless", 19),
        ("one_diagonal", 6),
        ("past_end", 12),
        ("result_lost", 16),
        ("result_lost", 17),
        ("same_list", 18),
        ("same_row", 17),
        ("same_row", 19),
    }


def test_where_the_fault_of_another_line_is_seen_that_is_what_is_shown() -> None:
    app = begun("same_list")
    pick(app, 18)
    press(app, Command(Action.SEE_LINE))
    program = app.shown_program
    assert program
    story = story_of_program(FAULTY[10])
    assert program.playback.step == story.fault
    assert story.recording.lines[program.playback.step] == 18
    app = begun("same_list")
    pick(app, 16)
    press(app, Command(Action.SEE_LINE))
    assert app.shown_program
    assert app.shown_program.playback.step == story.recording.lines.index(16)


def test_a_line_is_chosen_by_keys() -> None:
    app = begun("first_row")
    do(app, "up", "down", "down", "return")
    assert app.state.find_fault.wrong == (3,)
    do(app, "up", "up", "up", "up", "down", "down")
    assert app.state.find_fault.line == 3
    do(app, *["down"] * 4, "return")
    assert app.state.find_fault.is_answered
    do(app, "down")
    assert app.state.message
    do(app, "return")
    assert app.state.find_fault.open_index == 4
    do(app, *["down"] * 40)
    assert app.state.find_fault.line == len(FAULTY[4].lines)


def test_the_answer_is_shown_after_three_wrong_lines_only() -> None:
    app = begun(1)
    for line in (1, 2, 2):
        pick(app, line)
    do(app, "e")
    assert not app.state.find_fault.is_answered
    pick(app, 5)
    do(app, "e")
    find_fault = app.state.find_fault
    assert find_fault.is_answered
    assert find_fault.is_shown
    assert story_on_view(app) is story_of_program(FAULTY[0])
    assert not find_fault.attempts[0].is_right


def test_at_its_end_are_the_results_and_each_program_can_be_looked_at() -> None:
    app = begun()
    for program in FAULTY:
        if program.name == "endless":
            pick(app, 1)
        if program.name != "same_row":
            pick(app, program.wrong[0])
        press(app, Command(Action.NEXT_PROGRAM))
    find_fault = app.state.find_fault
    assert find_fault.is_over
    assert find_fault.summary(app.say) == "10 of 11 found on the first try"
    texts = [find_fault.result(attempt, app.say) for attempt in find_fault.attempts]
    assert texts[7] == "8. found on try 2"
    assert app.shown_program is None
    press(app, Command(Action.NEXT))
    assert app.search.is_first
    press(app, Command(Action.LOOK, 2))
    assert story_on_view(app) is story_of_program(FAULTY[2])
    assert app.asking.question is None
    # It was found there, and not shown.
    looked_at = app.state.find_fault
    assert (looked_at.is_shown, looked_at.answer) == (False, FAULTY[2].wrong[0])
    press(app, Command(Action.LOOK, 11))
    assert app.state.find_fault.is_shown
    do(app, "escape")
    assert app.state.find_fault == find_fault
    do(app, "r")
    assert app.state.find_fault == FindFault()
    assert app.asking.question is Question.FAULT


def test_after_it_all_is_as_before_and_it_goes_on_where_it_was_left() -> None:
    app = begun(3)
    pick(app, FAULTY[2].wrong[0])
    do(app, "return", "right", "space", "escape")
    assert str(app.search.position) == "1:2"
    assert app.state.tab is Action.TREE
    assert (app.shown_program, app.state.exercise, app.link) == (
        None,
        None,
        "n=8&at=1:2",
    )
    do(app, "f")
    assert app.link == "fault=4"
    assert len(app.state.find_fault.attempts) == 1


def test_a_persons_own_program_comes_back_and_can_t_be_touched_meanwhile() -> None:
    app = App(Player(Search(8)), desk=FaultyDesk())
    result = Result(story_of_program(FAULTY[1]))
    begin_with_result(app, "mine.py", result, step=3, is_anonymous=False)
    own = app.shown_program
    do(app, "f", "right")
    assert app.shown_program is not own
    assert app.own is own
    names = [row.action for row in rows_of(app)]
    assert Action.FIND_FAULT in names
    for action in (Action.RUN_AGAIN, Action.READING, Action.HINTS, Action.EDIT):
        assert action not in applicable_actions(app)
    do(app, "d")
    assert app.state.exercise is ExerciseKind.FIND_FAULT
    press(app, Command(Action.LEAVE_PROGRAM))
    assert app.shown_program is own
    assert step_on_view(app) == 3


def test_in_a_lesson_it_is_a_stop_s_and_the_lesson_goes_on() -> None:
    app = App(Player(Search(8)), desk=FaultyDesk())
    press(app, Command(Action.LESSON_2))
    press(app, Command(Action.FIND_FAULT, "no_pop"))
    assert app.link == "lesson=2.1"
    assert Action.NEXT_PROGRAM not in applicable_actions(app)
    do(app, "escape")
    assert app.state.lesson
    assert app.shown_program is None
    do(app, "f", "page down")
    assert app.state.exercise is None
    assert app.state.lesson.beats == 1
    do(app, "f")
    press(app, Command(Action.LEAVE_LESSON))
    assert app.state.lesson, "it asks once"
    press(app, Command(Action.LEAVE_LESSON))
    assert (app.shown_program, app.search.n) == (None, 8)
    do(app, "f", "escape")
    assert app.search.n == 8


@pytest.mark.parametrize("action", [Action.CHALLENGE, Action.LESSON_1])
def test_it_takes_the_place_of_a_challenge_and_a_link_leads_from_it(
    action: Action,
) -> None:
    app = begun(2)
    follow(app, "lesson=1.2" if action is Action.LESSON_1 else "ask=17&n=6")
    assert app.shown_program is None
    assert app.state.exercise is not ExerciseKind.FIND_FAULT
    follow(app, "fault=12&language=fr")
    assert app.link == "fault=12"
    assert app.state.lesson is None
    follow(app, "n=5&at=2:3")
    assert (app.shown_program, app.link) == (None, "n=5&at=2:3")


def test_what_it_can_t_do_is_said() -> None:
    app = App(Player(Search(8)))
    do(app, "f")
    assert app.state.message == "These programs can’t be shown here."
    assert app.state.exercise is None
    app = begun()
    for link in ("fault=13", "fault=0", "fault=no_pop", "fault=3&n=4"):
        follow(app, link)
        assert app.state.is_error, link
        assert app.link == "fault=1"
    for action in (Action.VOTE, Action.PREDICT, Action.COPY, Action.ANOTHER):
        assert action not in applicable_actions(app)
    do(app, "5", "j")
    assert app.state.typed == ""
    app = App(Player(Search(8)), desk=FaultyDesk())
    pick(app, 3)
    assert app.state.message.startswith("This only works in Find the fault")


def test_every_line_has_its_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        say = Words(language)
        for index, program in enumerate(FAULTY):
            for line in range(1, len(program.lines) + 1):
                answered = FindFault(index).take(Search(4).position, line)
                text = answered.evidence(Search(4).position, say)
                assert text.endswith((".", "?"))
                assert text.endswith("?") == program.lines[line - 1].has_own_sentence
                assert answered.is_answered == (line in program.wrong)
