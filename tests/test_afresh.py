"""Whatever somebody does, in whatever order: what stands there is what a fresh pen draws of the same state."""

from __future__ import annotations

from typing import Any

import pytest

from queens_viz.app.commands import FULL
from queens_viz.app.player import Player
from queens_viz.parts.view import View
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from .afresh import Made, page_of, rest, walk, window_of
from .states import State
from .tiers import rare

SIZES_OF_BOARDS = 4, 5, 6, 8, 4, 1


WALKS = [*((page_of, seed, 40) for seed in range(4)), (window_of, 0, 40)]
LONG_WALKS = [
    (made, 100 + seed, 1500) for made in (page_of, window_of) for seed in range(12)
]


@pytest.mark.parametrize(("made", "seed", "amount"), [*WALKS, *rare(*LONG_WALKS)])
def test_wherever_a_walk_leads_a_fresh_pen_draws_what_is_there(
    made: Made, seed: int, amount: int
) -> None:
    view, shown, fresh = made(Player(Search(SIZES_OF_BOARDS[seed % 6])))
    # In half of the walks the board moves.
    view.size, view.moves = (1280, 800), seed % 2 == 0
    walk(view, shown, fresh, seed, amount)


EVERYDAY = {
    "help, menu, help": ("2,4,1,3,5:7", "f1 escape right k escape f1"),
    "a message, menu, a message": (
        "2,4,1,3,5:7",
        "right home left right k escape home left",
    ),
    "copied, menu, copied": ("2,4,1,3,5:7", "c right k escape c"),
    "another search is chosen": ("2,4,1,3,5:7", "f8 down down right right up"),
    "attackers in the same columns": ("1,3:4", "#1,4:4"),
    "a board that goes": ("2,4,1,3,5:7", "f3 o right o"),
}
"""What people do one after another, and what once showed a false picture; # leads to another position."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("what", EVERYDAY)
def test_what_people_do_one_after_another_leaves_nothing_false(
    what: str, size: tuple[int, int]
) -> None:
    at, keys = EVERYDAY[what]
    n = 4 if at.startswith("1,3") else 8
    view, shown, fresh = page_of(Player(Search.at(Position.parse(at, n))))
    view.size = size
    for key in keys.split():
        shown()
        if key.startswith("#"):
            view.app.jump(Position.parse(key[1:], n))
        else:
            view.key(key, key)
            view.forget_keys()
    assert shown() == fresh()


@pytest.mark.parametrize("size", [(1280, 800), (600, 480), (1920, 1080)])
def test_the_thumb_of_the_speed_is_whole_at_full_speed(size: tuple[int, int]) -> None:
    view, shown, fresh = window_of(Player(Search(4)))
    view.size = size
    shown()
    for speed in (FULL, 20.0, FULL):
        view.app.runner.set_speed(speed)
        assert shown() == fresh()


@pytest.mark.parametrize(
    "state",
    [
        State(keys="right", size=(390, 480)),
        State(4, ":1", "lesson:2.5 p w y right", (480, 320)),
        State(at=":1", keys="lesson:1.10 w right", size=(1000, 768)),
    ],
    ids=str,
)
def test_what_a_part_draws_stays_where_the_window_repaints_it(state: State) -> None:
    made = list[Any]()

    def window(player: Player, *_: object) -> View:
        made[:] = window_of(player)
        view: View = made[0]
        view.moves = False
        return view

    state.led(window, lambda view: rest(view, made[1]))
    assert made[1]() == made[2]()
