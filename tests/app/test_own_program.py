"""A person's own program: run, shown, run again, left, and come back to."""

from __future__ import annotations

from textwrap import dedent

import pytest

from queens_viz.app.actions import BINDING_OF, command_of, press, refusal
from queens_viz.app.app import App
from queens_viz.app.binding import applies
from queens_viz.app.commands import FASTER_BY, PROGRAM_SPEED, Action, Command
from queens_viz.app.front import Desk
from queens_viz.app.link import follow
from queens_viz.app.own_actions import begin_with_program, begin_with_result, drop
from queens_viz.app.own_program import Result, RunRequest
from queens_viz.app.player import Player
from queens_viz.search.search import Search
from queens_viz.tracing.evidence import Evidence
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.sentence import say
from queens_viz.tracing.story import Story
from queens_viz.tracing.story_making import judged_story
from queens_viz.tracing.verdict import judge_evidence

from ..tracing.stories import NO_DIAGONALS
from ..tracing.test_judge import recording_of, search

RIGHT = search(4)
WRONG = (
    search(5)
    .replace("abs(board[i] - board[j]) != c - i", "True")
    .replace(" and abs(board[i] - r) != c - i", "")
)
HALF = RIGHT + "print(board"


def story_of(source: str) -> Story:
    """Return the story of a program that has been run and judged."""
    recording = recording_of(source)
    evidence = Evidence(recording)
    return judged_story(recording, judge_evidence(evidence), evidence)


class Text:
    """A program that is run at once, when it is polled."""

    name = "mine.py"

    def __init__(self, source: str) -> None:
        self.source = source
        self.first_story = Story(Recording(source, self.name))
        self.requests: list[RunRequest] = []
        self.is_running = False
        self.is_other = False
        self.is_closed = False
        self.lines_run = 7
        self.new = ""

    def save(self, source: str) -> None:
        """Change the text."""
        self.new = source

    def has_changed(self) -> bool:
        return self.new not in ("", self.source)

    def run(self, request: RunRequest) -> None:
        self.source = self.new or self.source
        self.requests.append(request)
        self.is_running = True

    def halt(self) -> None:
        self.is_running = False

    def poll(self, _: float) -> Result | None:
        if not self.is_running:
            return None
        self.is_running = False
        return Result(story_of(self.source))

    def close(self) -> None:
        self.is_closed = True


def opened(source: str, n: int | None = None) -> tuple[App, Text]:
    """Return an app with a program that has run."""
    app = App(Player(Search(8)))
    file = Text(source)
    begin_with_program(app, file, RunRequest(n))
    app.pass_time(0.01)
    app.pass_time(0.01)
    return app, file


def do(app: App, *keys: str) -> None:
    """Press keys that each do something."""
    for key in keys:
        command = command_of(app, key)
        assert command, key
        press(app, command)


def shown(app: App) -> tuple[int, int]:
    """Return the step that is shown, and the last one."""
    playback = app.moment().playback
    assert playback
    return playback.step, playback.story.last


def test_it_opens_at_its_first_fault_and_goes_line_by_line() -> None:
    app, _ = opened(WRONG)
    moment = app.moment().playback
    assert moment
    assert moment.is_at_fault
    assert moment.axis < moment.story.last
    fault = moment.step
    do(app, "right", "right", "left")
    assert shown(app)[0] == fault + 1
    do(app, "home", "a")
    assert shown(app)[0] == fault
    do(app, "a")
    assert shown(app)[0] == shown(app)[1] == app.own.playback.axis  # type: ignore[union-attr]
    do(app, "u", "u", "u")
    assert shown(app)[0] == fault + 1
    do(app, "home", "return", "return")
    assert len(app.own.playback.story.queens_at(shown(app)[0])) == 2  # type: ignore[union-attr]


def test_a_run_is_halted_at_the_fault_and_goes_on_from_there() -> None:
    app, _ = opened(WRONG)
    fault = shown(app)[0]
    do(app, "home", "space")
    for _ in range(400):
        app.pass_time(0.2)
    assert shown(app)[0] == fault
    assert app.runner.aim is None
    do(app, "space")
    for _ in range(4):
        app.pass_time(0.2)
    assert shown(app)[0] > fault


def test_a_right_one_opens_before_its_first_line_and_a_mended_one_at_its_end() -> None:
    app, file = opened(RIGHT)
    assert shown(app)[0] == -1
    file.save(WRONG)
    app.pass_time(0.01)
    app.pass_time(0.01)
    assert app.moment().playback.is_at_fault  # type: ignore[union-attr]
    step = shown(app)
    file.save(HALF)
    app.pass_time(0.01)
    app.pass_time(0.01)
    moment = app.moment().playback
    assert moment
    assert shown(app) == step
    assert moment.error
    assert moment.error.name == "error"
    file.save(RIGHT + "\n")
    app.pass_time(0.01)
    app.pass_time(0.01)
    moment = app.moment().playback
    assert moment
    assert moment.error is None
    assert moment.is_at_end
    assert moment.before
    assert moment.before.name == "attacked"


def test_another_program_in_its_place_is_not_compared_with_it() -> None:
    app, file = opened(WRONG)
    assert app.own
    file.save(RIGHT)
    app.pass_time(0.01)
    moment = app.moment().playback
    assert moment
    # While the changed text runs, what is shown is marked as that of the last run.
    assert moment.is_outdated
    app.pass_time(0.01)
    assert app.own.before
    file.is_other = True
    file.save(WRONG)
    do(app, "f5")
    moment = app.moment().playback
    assert moment
    assert (moment.story.last, moment.story.verdict, moment.before) == (-1, None, None)
    assert not moment.is_outdated
    app.pass_time(0.01)
    assert app.own.verdict
    assert app.own.before is None


def test_a_text_that_never_ran_has_no_steps_and_says_so() -> None:
    app, _ = opened(HALF)
    assert shown(app) == (-1, -1)
    for key in ("space", "right", "return", "a", "home"):
        do(app, key)
        assert shown(app) == (-1, -1)
        assert app.state.message, key


def test_what_needs_a_search_is_refused_and_nothing_is_lost() -> None:
    app, _ = opened(WRONG)
    place = shown(app)
    for key in ("p", "b", "m", "j", "v", "q", "f8", "o", "up"):
        do(app, key)
        assert app.state.message, key
    for action in (Action.LESSON_1, Action.CHALLENGE, Action.SHOW, Action.BREAKPOINT):
        assert not applies(app, BINDING_OF[action])
        assert refusal(app, action) == "is_of_search"
    assert shown(app) == place


def test_another_number_of_queens_runs_it_again() -> None:
    app, file = opened(RIGHT, 4)
    do(app, "+")
    do(app, "7", "return")
    assert [request.n for request in file.requests] == [4, 5, 7]
    app.pass_time(0.01)
    # The program sets its own size, which the search underneath has, too.
    assert app.search.n == 4
    do(app, "f5")
    assert file.requests[-1].n == 7


def test_it_is_left_and_come_back_to_where_it_was() -> None:
    app, _ = opened(WRONG)
    place = shown(app)
    do(app, "escape")
    assert app.moment().playback is None
    assert app.title.startswith("5 ")
    do(app, "p", "right", "d")
    assert shown(app) == place
    assert not app.state.exercise
    assert app.title == "mine.py · queens_viz"
    do(app, "w")
    assert app.moment().playback is None
    # Our search tests the square of the attacked queen, and says what comes next.
    shared = app.search.position
    assert (len(shared.board), shared.candidate) == (1, 1)
    assert app.state.message == app.say("own_right_here")
    press(app, Command(Action.BACK_TO_PROGRAM))
    assert shown(app) == place
    app.change(own=app.state.own._replace(has_hints=False))
    do(app, "w")
    assert shown(app) == place


def test_what_would_be_right_says_only_what_is_certain() -> None:
    app, _ = opened(WRONG)
    show_right = Action.WOULD_BE_RIGHT
    do(app, "home")
    assert refusal(app, show_right) == "own_right_at_fault"
    app.change(own=app.state.own._replace(has_hints=False))
    assert refusal(app, show_right) == "own_hints_off"
    app, _ = opened(RIGHT, 4)
    assert refusal(app, show_right) == "own_right_no_fault"
    app, _ = opened("rows = [1]\nprint(rows[1])")
    assert refusal(app, show_right) == "own_no_right"
    do(app, "home")
    assert refusal(app, show_right) == "own_no_right"


def test_the_call_that_answered_wrongly_is_come_back_to_from_each_later_step() -> None:
    app, _ = opened(dedent(NO_DIAGONALS).lstrip())
    own = app.own
    assert own
    again = own.playback.story.again
    assert again
    do(app, "g")
    assert shown(app)[0] == again.step
    # There, this is it; and what would be right is known.
    assert refusal(app, Action.SEE_AGAIN) == "own_at_call"
    do(app, "right", "right", "g")
    assert shown(app)[0] == again.step
    do(app, "a", "a", "g", "w")
    assert app.state.message == app.say("own_right_here")
    do(app, "escape", "left")
    assert refusal(app, Action.SEE_AGAIN) == "own_no_call"
    assert refusal(app, Action.WOULD_BE_RIGHT) == "own_right_at_fault"


def test_saving_is_told_of_while_the_program_is_aside_and_runs_it_afterwards() -> None:
    app, file = opened(WRONG)
    do(app, "w")
    app.pass_time(0.01)
    said = app.say("own_saved_aside")
    assert app.state.message != said
    file.save(RIGHT)
    app.pass_time(0.01)
    assert app.state.message == said
    assert len(file.requests) == 1
    app.change(message="")
    app.pass_time(0.01)
    assert app.state.message == "", "it is said once"
    do(app, "escape")
    app.pass_time(0.01)
    assert len(file.requests) == 2


class Files(Desk):
    """A desk with files."""

    def __init__(self) -> None:
        self.opened: list[Text] = []

    def program_file(self, path: str) -> Text | None:
        if "none" in path:
            return None
        self.opened.append(Text(RIGHT))
        return self.opened[-1]


def test_a_dropped_file_is_run_after_one_question() -> None:
    desk = Files()
    app = App(Player(Search(8)), desk=desk)
    drop(app, "/home/notes.txt")
    assert app.state.is_error
    assert not app.state.own.asked
    drop(app, "C:\\work\\mine.py")
    assert app.state.own.asked
    do(app, "escape")
    assert not desk.opened
    drop(app, "mine.py")
    do(app, "return")
    assert len(desk.opened) == 1
    assert app.own
    app.pass_time(0.01)
    drop(app, "mine.py")
    assert not app.state.own.asked
    assert desk.opened[0].is_closed
    assert len(desk.opened) == 2
    drop(app, "none.py")
    do(app, "return")
    assert app.state.is_error
    assert len(desk.opened) == 2


@pytest.mark.parametrize("keys", ["lesson", "challenge"])
def test_in_a_lesson_or_challenge_no_program_is_opened(keys: str) -> None:
    app = App(Player(Search(8)), desk=Files())
    action = Action.LESSON_1 if keys == "lesson" else Action.CHALLENGE
    press(app, Command(action))
    drop(app, "mine.py")
    do(app, "d")
    assert not app.own
    assert not app.state.own.asked
    assert app.state.message


def test_how_its_board_is_read_is_changed() -> None:
    app, file = opened(WRONG)
    for action in (Action.READ_AXIS, Action.READ_BASE):
        press(app, Command(action))
    hints = [request.hint for request in file.requests[1:]]
    assert [(hint.name, hint.base) for hint in hints if hint] == [
        ("board", None),
        ("board", 1),
    ]
    assert not applies(app, BINDING_OF[Action.READ_NAME])


def test_how_a_program_was_run_is_known_where_it_is_not_run_again() -> None:
    app = App(Player(Search(8)))
    remarks = (say("program_argument", argument=8),)
    result = Result(story_of(RIGHT), remarks)
    begin_with_result(app, "mine.py", result, step=3, is_anonymous=False)
    moment = app.moment().playback
    assert moment
    assert (moment.step, moment.remarks) == (3, remarks)
    # Its steps have links, as the search has.
    assert app.link == "step=4"
    for link, step in (("step=10", 9), ("step=0", -1), ("step=x", -1), ("step=4", 3)):
        follow(app, link)
        assert app.shown_program
        assert app.shown_program.playback.step == step, link
    follow(app, "n=4&at=2:3")
    assert (app.shown_program, app.link) == (None, "n=4&at=2:3")
    follow(app, "lesson=1")
    follow(app, "step=10&language=de")
    assert (app.link, app.state.lesson, app.state.language) == ("step=10", None, "de")


def test_programs_have_a_speed_at_which_lines_can_be_followed() -> None:
    app, _ = opened(WRONG)
    app_speed = app.player.speed
    assert app.moment().speed == app.runner.speed == PROGRAM_SPEED
    do(app, "home", ".", "space")
    app.pass_time(0.1)
    assert app.moment().speed == PROGRAM_SPEED * FASTER_BY
    before = shown(app)[0]
    for _ in range(8):
        app.pass_time(1 / 8)
    assert shown(app)[0] - before in (2, 3)
    # The search keeps its own, and so does another program.
    do(app, "escape")
    assert app.moment().speed == app_speed
    # Whoever asks for a speed at the start gets it.
    fast = App(Player(Search(8), speed=40.0))
    assert fast.program_tempo.speed == 40.0
