"""The whole program, driven by lists of frames: what a person does, and what is then so."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.commands import Action
from queens_viz.app.layers import Layer, layers_of
from queens_viz.app.moment import Mode

from ..driver import Driver
from ..support import press, texts, window_at


def test_type_a_size_and_list_all_solutions() -> None:
    drive = Driver()
    drive("6")
    assert drive.window.app.state.typed == "6"
    assert "Start" in drive.says
    drive("return", "a")
    drive.finish()
    player = drive.window.app.player
    assert (player.search.n, player.moment().mode, len(player.findings.solutions)) == (6, Mode.COMPLETE, 4)
    assert drive.chosen == 0
    assert drive.desk.announced == ["6 queens: 4 solutions in 898 steps"]
    drive("down", "down")
    assert drive.chosen == 2
    assert "Solution 3 of 4" in drive.says
    drive("escape")
    assert "Search complete: 4 solutions" in drive.says
    assert player.search.position == Position.end(6)


@pytest.mark.parametrize("n", [2, 3])
def test_where_no_solution_exists_next_solution_goes_to_the_end(n: int) -> None:
    drive = Driver(n=n)
    drive("return")
    drive.finish()
    assert drive.window.app.player.moment().mode is Mode.COMPLETE
    assert "Search complete: no solution" in drive.says
    assert drive.desk.announced == [f"{n} queens: no solution in {18 if n == 3 else 6} steps"]


def test_in_a_window_too_small_for_it_no_help_is_opened_unseen() -> None:
    drive = Driver()
    small = pygame.Surface((320, 240))
    drive.window.update(0, [press("f1"), press("tab"), press("5")], small)
    assert layers_of(drive.window.app) == [Layer.SEARCH]


@pytest.mark.parametrize("n", [2, 3, 6, 8, 12, 40])
def test_the_window_does_not_tell_where_the_first_solution_is_nor_how_many_there_are(n: int) -> None:
    window = window_at(":1", n)
    window.app.change(tab=Action.SOLUTIONS)
    said = " ".join(text for text, _ in texts(window))
    assert f"Set {n} queens on the board" in said
    assert "first" not in said
    assert "92" not in said
    assert "14,200" not in said
