"""Hypothesis tries what a caller or a person may do, in any order, and looks for the shortest way to go wrong."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from queens_viz import Event, Position, Search, attackers
from queens_viz.app.actions import BINDING_OF, BINDINGS, able
from queens_viz.app.app import App
from queens_viz.app.commands import FULL, Action, Command
from queens_viz.app.layers import Layer, layers_of
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.paint.rect import Rect
from queens_viz.paint.solutions_panel import SolutionList
from queens_viz.search.facts import LARGEST, TOTAL_STEPS
from queens_viz.search.progress import position_at

from ..bench.rivals import QView
from ..support import click, drag, let_go
from .test_monkey import Canvas, Diskless

TIERS = [(10, 30), pytest.param(2000, 50, marks=pytest.mark.full)]
"""How many examples are tried in each tier, and how many steps each has."""

KEYED = [binding.action for binding in BINDINGS if binding.keys or binding.inner]
KEYED = [action for action in KEYED if action not in (Action.QUIT, Action.TYPE)]
"""Actions that keys ask for without more ado."""


class SearchMachine(RuleBasedStateMachine):
    """A search beside QView's, whose way back is the list of its states."""

    def __init__(self) -> None:
        super().__init__()
        self.search = Search(1)
        self.rival = QView(1)
        self.states = list[tuple[tuple[int, ...], int, int]]()

    @initialize(n=st.integers(1, 7))
    def begin(self, n: int) -> None:
        self.search, self.rival = Search(n), QView(n)

    def state(self) -> tuple[tuple[int, ...], int, int]:
        return tuple(self.rival.rows), self.rival.candidate, self.rival.solutions

    def forward(self) -> None:
        self.states.append(self.state())
        self.rival.next()
        if self.state() == ((), 0, 0):
            self.states.clear()

    @rule()
    def step(self) -> None:
        before = self.search.board
        event = self.search.step()
        self.forward()
        after = self.search.board
        assert (event is Event.PLACED) == (len(after) > len(before))
        assert (event is Event.REJECTED) == (after == before and not self.search.is_first)
        assert (event is Event.COMPLETED) == self.search.is_first

    @rule(times=st.integers(1, 30))
    def back(self, times: int) -> None:
        for _ in range(times):
            if self.states:
                assert self.search.back() is not None
                board, candidate, solutions = self.states.pop()
                self.rival.rows, self.rival.candidate, self.rival.solutions = list(board), candidate, solutions
            else:
                assert self.search.back() is None

    @rule(limit=st.integers(-1, 3000), stops=st.booleans())
    def advance(self, limit: int, stops: bool) -> None:
        for _ in range(self.search.advance(limit, stop_at_solution=stops)):
            self.forward()

    @rule()
    def go_on_with_a_copy(self) -> None:
        left, self.search = self.search, self.search.copy()
        left.step()

    @rule()
    def resume(self) -> None:
        position = Position.parse(str(self.search.position), self.search.n)
        self.search = Search.at(position)

    @invariant()
    def is_where_qview_is(self) -> None:
        search = self.search
        assert (search.board, search.candidate, search.solutions) == self.state()
        assert search.steps == len(self.states)


class PlayerMachine(RuleBasedStateMachine):
    """A player under any commands and times: what it shows is always of one position."""

    def __init__(self) -> None:
        super().__init__()
        self.player = Player(Search(5))

    @rule(
        name=st.sampled_from(("run", "halt", "next", "back", "next_solution", "all", "restart", "undo")),
        times=st.integers(1, 5),
    )
    def do(self, name: str, times: int) -> None:
        for _ in range(times):
            action = Action[name.upper()]
            before, can = self.player.moment(), able(App(self.player))
            getattr(self.player, name)()
            if action not in can:
                after = self.player.moment()
                assert (after.position, after.mode, after.aim) == (before.position, before.mode, before.aim)

    @rule(n=st.integers(1, 12))
    def resize(self, n: int) -> None:
        self.player.resize(n)
        assert len(self.player.findings.solutions) == 0 or self.player.search.n == n

    @rule(share=st.floats(0, 1), goes_on=st.booleans())
    def seek(self, share: float, goes_on: bool) -> None:
        self.player.seek(share, goes_on=goes_on)

    @rule(share=st.floats(0, 1))
    def jump(self, share: float) -> None:
        position = position_at(self.player.search.n, share)
        self.player.jump(position)
        assert self.player.search.position == position

    @rule(speed=st.one_of(st.floats(0.2, 1000), st.just(FULL)), pause=st.sampled_from((0, 0.5, 5)), loop=st.booleans())
    def change(self, speed: float, pause: float, loop: bool) -> None:
        self.player.set_speed(speed)
        self.player.tempo.pause, self.player.tempo.loop = pause, loop

    @rule(column=st.integers(0, 11))
    def toggle_breakpoint(self, column: int) -> None:
        self.player.toggle_breakpoint(column)

    @rule(dt=st.floats(-10, 10), times=st.integers(1, 20))
    def pass_time(self, dt: float, times: int) -> None:
        for _ in range(times):
            self.player.pass_time(dt)

    @invariant()
    def all_is_of_one_position(self) -> None:
        player, moment = self.player, self.player.moment()
        n = moment.position.n
        position = moment.position
        assert Position(*position) == position
        assert (moment.mode is Mode.RUNNING) == (moment.aim is not None)
        assert (moment.mode is Mode.COMPLETE) <= position.is_end
        assert 0 <= moment.progress <= 1
        assert (moment.progress == 1) == position.is_end
        if n <= 10:
            assert (moment.steps, moment.found) == (lambda s: (s.steps, (s.solutions or 0) + s.is_solution))(
                Search.at(position)
            )
        if moment.steps is not None and n in TOTAL_STEPS:
            assert moment.steps <= TOTAL_STEPS[n]
        listed = [player.findings.solutions[index] for index in range(min(50, len(player.findings.solutions)))]
        assert listed == sorted(set(listed))
        assert all(not attackers(board[:c], row) for board in listed for c, row in enumerate(board))
        if position.is_solution:
            assert player.findings.solutions.index(position.board) is not None
        assert moment.can_undo == (Action.UNDO in able(App(player)))
        assert moment.can_redo == (Action.REDO in able(App(player)))


class WindowMachine(RuleBasedStateMachine):
    """A window under any commands: what its table of keys can ask for, and what a click or a drag can."""

    SIZES = ((640, 480), (1280, 800), (200, 150), (600, 900))

    def __init__(self) -> None:
        super().__init__()
        self.window = Diskless(Player(Search(4)), desk=Canvas())
        self.surfaces = [pygame.Surface(size) for size in self.SIZES]
        self.change_the_window_s_size(0)

    @rule(which=st.integers(0, 3))
    def change_the_window_s_size(self, which: int) -> None:
        self.window.surface = self.surface = self.surfaces[which]
        self.window.size = self.surface.get_size()

    @rule(action=st.sampled_from(KEYED))
    def command(self, action: Action) -> None:
        if action in able(self.window.app):
            binding = BINDING_OF[action]
            keys = binding.keys or next(iter(binding.inner.values()))
            self.window.execute(Command(action, keys[0] if binding.takes_key else None))

    @rule(digits=st.sampled_from(("1", "4", "7", "10", "12", "100", "0", "999")))
    def type_size(self, digits: str) -> None:
        for digit in digits:
            self.window.execute(Command(Action.TYPE, digit))

    @rule(share=st.floats(0, 1), is_list=st.booleans())
    def drag(self, share: float, is_list: bool) -> None:
        track = self.list_track() if is_list else self.progress_track()
        if not track:
            return
        start, end = (
            (track.left + round(part * (track.width - 1)), track.top + round(part * (track.height - 1)))
            for part in (share, 1 - share)
        )
        assert self.window.update(0, [click(start)], self.surface)
        held = self.window.hand.grabbed
        assert self.window.update(0, [drag(end), let_go(end)], self.surface)
        assert held is not None

    def progress_track(self) -> Rect | None:
        """Return where the progress line can be dragged."""
        frame = self.window.frame()
        return frame.foot.progress.track if frame.foot and not frame.cover else None

    def list_track(self) -> Rect | None:
        """Return where the bar of the list can be dragged."""
        frame = self.window.frame()
        if frame.cover:
            return None
        lists = (panel.contents for panel in frame.panels if isinstance(panel.contents, SolutionList))
        bars = ((placed.bar, placed.part) for placed in lists if placed.bar)
        return next((Rect(bar.left, part.top, bar.width, part.height) for bar, part in bars), None)

    @rule(x=st.floats(0, 1), y=st.floats(0, 1), notches=st.integers(-3, 3))
    def use_the_mouse(self, x: float, y: float, notches: int) -> None:
        width, height = self.surface.get_size()
        point = int(x * (width - 1)), int(y * (height - 1))
        events = [
            pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 2), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1),
            pygame.event.Event(pygame.MOUSEWHEEL, y=notches, x=0),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=1),
        ]
        had_help = self.window.app.state.has_help
        assert self.window.update(0.01, events, self.surface) or had_help, "only a line of the help quits"

    @rule(seconds=st.floats(0, 3))
    def wait(self, seconds: float) -> None:
        self.window.update(seconds, [], self.surface)

    @precondition(lambda self: self.window.app.player.search.n <= 12)
    @rule()
    def draw(self) -> None:
        self.window.draw(self.surface)

    @invariant()
    def its_state_makes_sense(self) -> None:
        player, state = self.window.app.player, self.window.app.state
        assert 1 <= player.search.n <= LARGEST
        assert layers_of(self.window.app)[-1] is Layer.SEARCH
        assert self.window.hand.grabbed is None
        assert state.shown is None or Position(*state.shown) == state.shown
        assert state.shown is None or player.aim is None
        assert state.typed == "" or state.typed.isdigit()
        assert able(self.window.app) <= frozenset(Action)


@pytest.mark.parametrize(("examples", "steps"), TIERS)
@pytest.mark.parametrize("machine", [SearchMachine, PlayerMachine, WindowMachine])
def test_no_order_of_doing_things_goes_wrong(machine: type[RuleBasedStateMachine], examples: int, steps: int) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=examples, stateful_step_count=steps))
