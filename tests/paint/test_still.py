"""What stays where it is, whatever the search does and whatever is opened and closed again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from queens_viz import Position, Search
from queens_viz.app.actions import able
from queens_viz.app.commands import Action, Command
from queens_viz.app.player import Player
from queens_viz.window.window import Window

SIZES = [(1280, 800), (800, 600), (600, 900)]

MOVES = (
    Action.RUN, Action.HALT, Action.BACK, Action.NEXT, Action.NEXT_SOLUTION, Action.ALL, Action.RESTART, Action.UNDO,
    Action.REDO, Action.JUMP, Action.SEEK, Action.RANDOM, Action.SPEED, Action.CHOOSE, Action.SHOW, Action.PREDICT,
    Action.SAFE, Action.ATTACKED, Action.IS_SOLUTION, Action.IS_COMPLETE, Action.GO_ON, Action.PICK,
)  # fmt: skip
"""What steps, runs, halts, goes back, jumps, undoes, predicts or answers."""


Places = dict[object, tuple[int, ...]]


def window_of(size: tuple[int, int], n: int) -> Window:
    window = Window(Player(Search(n), pause=0.1))
    window.size = size
    return window


def places(window: Window) -> Places:
    """Return where buttons, board and panels stand. What is answered by buttons on the card is there only then."""
    frame, layout = window.frame(), window.frame().layout
    assert frame.beside
    assert frame.beside.header
    header = frame.beside.header
    # The menu's button gives its place to the chip of an exercise.
    held = [one for one in header.buttons if one.look.name not in (Action.MENU, Action.LEAVE)]
    buttons = (*held, *frame.foot[0].buttons)
    found: Places = {button.look.name: tuple(button.rect) for button in buttons}
    for k, panel in enumerate(frame.beside.panels):
        found |= {(k, tab.look.name): tuple(tab.rect) for tab in panel.tabs}
        found[k] = tuple(panel.card)
    return found | {"board": tuple(layout.squares), "numbers": tuple(layout.numbers), "stack": tuple(layout.stack)}


def values(window: Window, chance: random.Random) -> dict[Action, Callable[[], object]]:
    """Return what commands bring along that need something."""
    player = window.app.player
    n, board = player.search.n, player.search.board
    back = board[: chance.randrange(len(board) + 1)][: n - 1]
    return {
        Action.JUMP: lambda: Position(n, back, chance.randrange(n)),
        Action.SHOW: lambda: Position(n, back, 0),
        Action.SEEK: lambda: (chance.random(), False),
        Action.SPEED: lambda: chance.choice([0.5, 6.7, 100.0, float("inf")]),
        Action.CHOOSE: lambda: chance.randrange(max(1, len(player.findings.solutions))),
        Action.PICK: lambda: (chance.randrange(n), chance.randrange(n)),
    }


@pytest.mark.parametrize("count", [60, pytest.param(2000, marks=pytest.mark.full)])
@pytest.mark.parametrize(("size", "n"), list(zip(SIZES, (8, 5, 12), strict=True)))
def test_nothing_moves_while_the_search_does(size: tuple[int, int], n: int, count: int) -> None:
    window, chance = window_of(size, n), random.Random(7)
    before = places(window)
    for _ in range(count):
        action = chance.choice([one for one in MOVES if one in able(window.app)])
        value = values(window, chance).get(action, lambda: None)()
        window.execute(Command(action, value))
        window.pass_time(chance.choice([0.0, 0.02, 0.5]))
        now = places(window)
        assert now == before, (action, {key for key in before if before[key] != now.get(key)})
