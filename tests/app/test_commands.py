"""Millions of random commands against a model: an index in the recorded trace of a whole search."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random
from typing import NamedTuple

from queens_viz import Position, Search
from queens_viz.app.actions import BINDING_OF
from queens_viz.app.app import App
from queens_viz.app.commands import FULL, Action
from queens_viz.app.history import MOST_UNDONE, History
from queens_viz.app.moment import Mode
from queens_viz.app.player import Player
from queens_viz.app.runner import FRAME_TIME
from queens_viz.search.facts import TOTAL_STEPS

from ..tiers import tiered

SIZES = (1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 8)
"""Sizes of boards that are drawn from; the large ones seldom, for a jump there makes thousands of steps."""

INTERVAL = 0.125
"""Seconds between two steps of a run: a power of two, so that times add up exactly."""


class State(NamedTuple):
    """What there is to know of a search after each step of its cycle; the last stands for the end."""

    position: Position
    solutions: int
    found: int
    next_solution: int


@cache
def trace(n: int) -> tuple[State, ...]:
    """Record a whole search by single steps."""
    search, seen = Search(n), list[tuple[Position, int]]()
    while not seen or not search.is_first:
        seen.append((search.position, search.solutions or 0))
        search.step()
    found = seen[-1][1] + seen[-1][0].is_solution
    states = [State(Position.end(n), found, found, len(seen))]
    for position, solutions in reversed(seen):
        states.append(
            State(
                position,
                solutions,
                solutions + position.is_solution,
                states[-1].next_solution,
            )
        )
        if position.is_solution:
            states[-1] = states[-1]._replace(next_solution=len(seen) - len(states) + 1)
    return tuple(reversed(states))


class Model:
    """What a player should be at: `index` states from the first, of `n`, and where Undo and Redo go."""

    def __init__(self, n: int) -> None:
        self.n, self.index = n, 0
        self.done: deque[tuple[int, int]] = deque(maxlen=MOST_UNDONE)
        self.undone: deque[tuple[int, int]] = deque(maxlen=MOST_UNDONE)

    @property
    def end(self) -> int:
        return TOTAL_STEPS[self.n]

    def step(self, index: int) -> None:
        """Be one step further or back: there is nothing left to redo."""
        if index != self.index:
            self.undone.clear()
        self.index = index

    def move(self, n: int, index: int) -> None:
        """Go somewhere else at once, which can be undone."""
        if (n, index) != (self.n, self.index):
            self.done.append((self.n, self.index))
            self.undone.clear()
        self.n, self.index = n, index

    def return_by(
        self, there: deque[tuple[int, int]], back: deque[tuple[int, int]]
    ) -> None:
        if there:
            back.append((self.n, self.index))
            self.n, self.index = there.pop()

    @property
    def begun(self) -> int:
        """Where a run begins."""
        return 0 if self.index == self.end else self.index

    def next_solution(self) -> int:
        """Return the next solution after this state, or the end."""
        return (
            self.end
            if self.index == self.end
            else trace(self.n)[self.index + 1].next_solution
        )


def command(player: Player, model: Model, random: Random) -> str:
    """Do one random thing to both; return what it was."""
    chance = random.random()
    if chance < 0.65:
        return step(player, model, random)
    return (move if chance < 0.9 else run)(player, model, random)


def step(player: Player, model: Model, random: Random) -> str:
    """Make one step, there or back, or many without the player's knowing."""
    match random.randrange(6):
        case 0 | 1:
            player.next()
            model.step(0 if model.index == model.end else model.index + 1)
            return "next"
        case 2 | 3:
            player.back()
            model.step(max(0, model.index - 1))
            return "back"
        case _:
            limit, stops = random.randrange(3 * model.n**2), random.random() < 0.5
            if model.index < model.end:
                stop = model.next_solution() if stops else model.end
                made = player.search.advance(limit, stop_at_solution=stops)
                assert made == min(max(1, limit), stop - model.index)
                model.index = (model.index + made) % model.end
            return f"advance {limit} {stops}"


def move(player: Player, model: Model, random: Random) -> str:
    """Go somewhere else at once."""
    n = model.n
    match random.randrange(7):
        case 0 | 1:
            index = random.randrange(model.end)
            player.jump(trace(n)[index].position)
            model.move(n, index)
            return f"jump {index}"
        case 2:
            share = random.random()
            player.seek(share)
            model.move(n, int(share * model.end))
            return f"seek {share}"
        case 3:
            player.restart()
            model.move(n, 0)
            return "restart"
        case 4:
            n = random.choice(SIZES)
            player.resize(n)
            model.move(n, 0)
            return f"resize {n}"
        case 5:
            player.turn_history(History.undo)
            model.return_by(model.done, model.undone)
            return "undo"
        case _:
            player.turn_history(History.redo)
            model.return_by(model.undone, model.done)
            return "redo"


def run(player: Player, model: Model, random: Random) -> str:
    """Let the player run for a while, or to the next solution or the end."""
    n = model.n
    match random.randrange(5):
        case 0:
            player.next_solution()
            model.move(n, trace(n)[model.begun + 1].next_solution)
            while player.aim:
                player.pass_time(FRAME_TIME / 2)
            return "next solution"
        case 1 if n <= 6 or random.random() < 0.05:
            player.all()
            while player.aim:
                player.pass_time(FRAME_TIME / 2)
            model.move(n, model.end)
            return "all"
        case 2:
            player.set_speed(FULL)
            player.run()
            before = model.begun
            player.pass_time(FRAME_TIME)
            player.halt()
            player.set_speed(1 / INTERVAL)
            model.move(n, player.search.steps or 0)
            assert before < model.index <= model.end
            return "a slice"
        case _:
            steps = random.randrange(1, 12)
            player.run()
            player.run()
            for _ in range(steps):
                player.pass_time(INTERVAL)
            player.halt()
            player.halt()
            model.move(n, min(model.begun + steps, model.end))
            return f"run {steps}"


def check(app: App, model: Model) -> None:
    """Compare the whole state."""
    player = app.player
    search, state = player.search, trace(model.n)[model.index]
    assert search.n == model.n
    assert (search.board, search.candidate) == (
        state.position.board,
        state.position.candidate,
    )
    assert (search.steps, search.solutions, player.search.solutions_found) == (
        model.index,
        state.solutions,
        state.found,
    )
    assert search.is_solution is state.position.is_solution
    assert search.is_first is (model.index == 0)
    if model.index % 16 == 0:
        # What is kept beside them is what a search would have that begins there.
        assert search == Search.at(
            state.position, counts=(model.index, state.solutions)
        )
    can_undo, can_redo = (
        BINDING_OF[action].when(app) for action in (Action.UNDO, Action.REDO)
    )
    assert (can_undo, can_redo) == (bool(model.done), bool(model.undone))
    assert player.mode is (Mode.COMPLETE if model.index == model.end else Mode.HALTED)


@tiered(1_500, 100_000)
def test_a_player_is_where_the_model_says_after_every_command(
    amount: int, seed: int
) -> None:
    random = Random(seed)
    player, model = Player(Search(4), speed=1 / INTERVAL, pause=0), Model(4)
    app = App(player)
    done = list[str]()
    for number in range(amount):
        done.append(command(player, model, random))
        try:
            check(app, model)
        except AssertionError as error:
            raise AssertionError(
                f"seed {seed}, command {number}, after {done[-5:]}: {error}"
            ) from error
        if len(done) > 1000:
            del done[:-5]
            listed = [
                player.findings.solutions[index]
                for index in range(len(player.findings.solutions))
            ]
            assert listed == sorted(set(listed))
