"""A table of several programs: run one after the other, opened, come back to."""

from __future__ import annotations

from queens_viz.app.actions import press
from queens_viz.app.app import App
from queens_viz.app.commands import Action, Command
from queens_viz.app.front import Desk, Front
from queens_viz.app.layers import close
from queens_viz.app.own_program import Result, RunRequest
from queens_viz.app.player import Player
from queens_viz.app.several import NamedText
from queens_viz.app.table_actions import open_table
from queens_viz.search.search import Search

from .test_own_program import RIGHT, WRONG, Text, story_of

PROGRAMS = [
    NamedText("anna.py", RIGHT),
    NamedText("bo.py", WRONG),
    NamedText("carla.py", "print(1)"),
]


class Typed(Text):
    """A program that is typed: what is run is its text then."""

    def __init__(self) -> None:
        super().__init__("")
        self.name = "program.py"
        self.text = ""
        self.answers: tuple[str, ...] = ()
        self.question: str | None = None
        self.is_being_judged = False

    def run(self, request: RunRequest) -> None:
        self.source = self.text
        super().run(request)

    def poll(self, dt: float) -> Result | None:
        if self.is_running and self.lines_run:
            # The first result, before other sizes have been tried.
            self.lines_run = 0
            return Result(story_of(self.source))
        self.lines_run = 7
        return super().poll(dt)


class PageDesk(Desk):
    """A desk at which a program can be typed."""

    def __init__(self) -> None:
        self.typed = Typed()

    def typed_program(self) -> Typed:
        return self.typed

    def type_program(self, name: str, text: str) -> None:
        self.typed.name = name
        self.typed.text = text


class PageFront(Front):
    """A front that can do everything."""

    missing = frozenset()


def opened() -> tuple[App, Typed]:
    """Return an app with an open table, and what runs its programs."""
    app = App(Player(Search(8)), front=PageFront(), desk=PageDesk())
    runner = Typed()
    open_table(app, PROGRAMS, runner)
    return app, runner


def verdicts(app: App) -> list[str | None]:
    """Return the verdicts of the table; None for programs that were not judged."""
    assert app.several
    found: list[str | None] = []
    for entry in app.several.entries:
        verdict = entry.result.story.verdict if entry.result else None
        found.append(verdict.name if verdict else None)
    return found


def test_programs_are_judged_in_turn_and_the_table_fills_row_by_row() -> None:
    app, runner = opened()
    assert app.due < 1
    several = app.several
    assert several
    assert several.running is None
    counts = []
    while not several.is_over:
        app.pass_time(0.1)
        counts.append((several.running, several.count))
    assert counts == sorted(counts, key=lambda pair: pair[1])
    assert verdicts(app) == ["right", "attacked", "unknown"]
    assert runner.is_closed
    assert len(runner.requests) == len(PROGRAMS)
    assert not app.poll_program(0.1)


def test_a_row_shows_its_program_and_esc_leads_back_to_the_table_and_then_out() -> None:
    app, _ = opened()
    press(app, Command(Action.SHOW_ENTRY, 1))
    assert app.state.own.has_table  # it hasn't been judged yet
    for _ in range(9):
        app.pass_time(0.1)
    press(app, Command(Action.SHOW_ENTRY, 1))
    assert not app.state.own.has_table
    assert app.own
    assert app.shown_program is app.own
    assert app.own.verdict
    assert app.own.verdict.name == "attacked"
    assert (app.own.file.name, app.desk.typed.text) == ("bo.py", WRONG)
    close(app)
    assert app.state.own.has_table
    assert app.shown_program is None
    close(app)
    assert not app.state.own.has_table
    press(app, Command(Action.PROGRAM_TABLE))
    assert app.state.own.has_table


def test_another_table_ends_the_run_of_the_one_before() -> None:
    app, runner = opened()
    app.pass_time(0.1)
    app.pass_time(0.1)
    before = app.several
    open_table(app, PROGRAMS[:1], Typed())
    assert runner.is_closed
    assert before
    assert before.is_over
    assert verdicts(app) == [None]
