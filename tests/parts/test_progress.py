"""The progress line and the speed, clicked and dragged."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import FULL, Action
from queens_viz.app.player import Player
from queens_viz.parts.progress import counters, progress_look
from queens_viz.parts.progress_look import Counters, ProgressLook
from queens_viz.parts.window_layout import lay_out
from queens_viz.pens import BOLD, Room, Ui
from queens_viz.pens.letters import TableFace
from queens_viz.pens.rect import Rect
from queens_viz.pens.theme import LIGHT
from queens_viz.search.strategy import PLAIN
from queens_viz.window.window import Window

from .. import facts
from ..search.strategies import lifetimes
from ..support import (
    Sharing,
    do,
    drag,
    hold,
    hover,
    let_go,
    search_at,
    window_at,
    words_in,
)


def track_of(window: Window, action: Action = Action.SEEK) -> Rect:
    slider = window.frame().slider(action)
    assert slider
    return slider.track


def test_the_progress_line_can_be_dragged_and_one_undo_comes_back() -> None:
    window = window_at("2,4,1,3,5:7")
    track = track_of(window)
    left, y = track.midleft
    do(window, hold((left, y)))
    assert window.app.player.search.is_first
    do(
        window,
        drag((track.centerx - 90, y + 90)),
        drag((track.centerx, y)),
        let_go((track.centerx, y)),
        hover((30, y)),
    )
    assert window.app.player.search.steps == 15_812 // 2
    do(window, "u")
    assert str(window.app.player.search.position) == "2,4,1,3,5:7"


@pytest.mark.parametrize("size", [(1280, 800), (600, 900), (390, 844)])
def test_the_progress_line_leads_to_its_share_of_the_steps(
    size: tuple[int, int],
) -> None:
    window, total = window_at("2,4:6", 6), len(facts.walk(6)) - 1
    window.size = size
    track = track_of(window)
    for share in (0.0, 0.1, 0.5, 0.9, 1.0):
        do(
            window,
            hold((track.left + round(share * track.width), track.centery)),
            let_go(),
            size=size,
        )
        assert window.app.player.search.steps == pytest.approx(
            share * total, abs=2 + total / track.width
        )


def test_the_speed_slider_is_logarithmic_and_ends_in_full() -> None:
    window, speeds = window_at(":1"), []
    track = track_of(window, Action.SPEED)
    for x in (track.left, track.centerx, track.right - 15, track.right):
        do(window, hold((x, track.centery)), let_go((x, track.centery)))
        speeds.append(window.app.player.moment().speed)
    assert speeds == sorted(speeds)
    assert 10 * speeds[0] < speeds[1] < speeds[2] / 10
    assert speeds[-1] == FULL


def test_both_counters_stand_in_a_line_only_where_they_have_room() -> None:
    full = Counters("step 61 of 898", "7 % · no solution yet", "step 898 of 898")
    short = Counters("step 61", "no solution yet", "step 61")
    ui = Ui(lay_out(640, 480, 8).sheet, LIGHT, TableFace())
    size = ui.type.hint
    look = ProgressLook("", 0.1, frozenset(), (), full, short)
    for width in range(60, 400, 20):
        texts = words_in(ui.part("counters", Room(0, 0, width, 20), counters, look))
        expected = [short.steps]
        for form in (short, full):
            steps_width = ui.width(form.widest_steps, size, BOLD)
            solutions_width = ui.width(form.solutions, size)
            if steps_width + size // 2 + solutions_width <= width:
                expected = [form.steps, form.solutions]
        assert [*filter(None, texts)] == expected, width


@pytest.mark.parametrize(
    ("n", "at", "expected"),
    [
        (4, "end", "nowhere fruitful fruitful nowhere"),
        (6, "3,1:5", "nowhere fruitful"),
        (11, "4:1", "fruitful fruitful fruitful"),
        (13, "2:1", "fruitful"),
        (8, "1,3:2", ""),
        (6, "ahead/end", "nowhere fruitful fruitful fruitful fruitful nowhere"),
    ],
)
def test_the_progress_line_is_the_first_row_of_the_flame_at_every_size(
    n: int, at: str, expected: str
) -> None:
    window = window_at(at, n)
    colours = progress_look(window.frame().scene).colours
    assert [role for _, role in colours] == expected.split()
    ends = [end for end, _ in colours]
    assert ends == sorted(ends)
    search = window.app.player.search
    share = window.app.player.moment().progress
    assert all(end <= share for end in ends)
    if search.n <= 8:
        total = len(facts.walk(n)) - 1
        lifted = [
            life[1]
            for queens, life in lifetimes(n, search.strategy).items()
            if len(queens) == 1 and life[1] <= (search.steps or 0)
        ]
        if search.strategy is PLAIN:
            assert ends == [step / total for step in lifted]


def test_the_queen_of_a_column_that_is_not_counted_yet_has_no_colour() -> None:
    window = Sharing(Player(search_at(14, "3:1")))
    window.size = 1280, 800
    assert progress_look(window.frame().scene).colours == ()
