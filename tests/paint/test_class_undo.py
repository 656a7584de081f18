"""Undo and redo while the class does something, by keys alone and by the mouse alone."""

from __future__ import annotations

import pytest

from queens_viz.app.chance import Chance

from ..drawn import read
from ..driver import Driver
from ..pupil import Pupil

SQUARES = [(0, 0), (2, 1), (4, 2), (1, 3), (3, 4), (5, 5), (0, 5), (2, 1), (5, 0), (1, 1)]
"""Where queens are set on a board of one's own; one of them is taken again."""

WAYS = pytest.mark.parametrize("way", ["keys", "mouse"])


def seen(drive: Driver) -> tuple[object, ...]:
    """Return what a person sees of a position, and of the question at it, once no message stands there."""
    drive.window.app.change(message="")
    shown = read(drive.window)
    return drive.position, *shown.words_in(shown.sentence)


@pytest.mark.parametrize("moves", [4, pytest.param(10, marks=pytest.mark.full)])
@WAYS
@pytest.mark.parametrize(("key", "label"), [("p", "Predict"), ("b", "Be the search")])
def test_moves_are_undone_and_done_again(way: str, key: str, label: str, moves: int) -> None:
    drive = Driver(":1", 6)
    drive.window.app.chance = Chance(5)
    pupil = Pupil(drive, way)
    pupil.begin(key, label)
    places = [seen(drive)]
    for _ in range(moves):
        pupil.begin("g", "Random position")
        places.append(seen(drive))
    assert len(set(places)) == moves + 1
    for place in places[-2::-1]:
        pupil.undo()
        assert seen(drive) == place
    for place in places[1:]:
        pupil.redo()
        assert seen(drive) == place
    pupil.redo()
    assert drive.window.app.state.message == "There is nothing to redo."
    assert drive.window.app.state.exercise


@WAYS
def test_ten_settings_are_taken_back_and_set_again(way: str) -> None:
    drive = Driver("2,4:1", 6)
    pupil = Pupil(drive, way)
    pupil.begin("m", "My own board")
    boards = [frozenset[tuple[int, int]]()]
    for square in SQUARES:
        pupil.answer(square)
        boards.append(boards[-1] ^ {square})
        assert drive.window.app.state.own_board.queens == boards[-1]
    for board in boards[-2::-1]:
        pupil.undo()
        assert drive.window.app.state.own_board.queens == board
    for board in boards[1:]:
        pupil.redo()
        assert drive.window.app.state.own_board.queens == board
    pupil.redo()
    assert drive.window.app.state.message == "There is nothing to redo."
    assert drive.position == "2,4:1"
