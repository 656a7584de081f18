"""The progress line and the speed, clicked and dragged; what the line and the counters of a race say."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import FULL
from queens_viz.app.moment import Mode
from queens_viz.looks.scene import Scene
from queens_viz.parts.progress import progress_of

from .. import facts
from ..app.keyboard import Keyboard
from ..drawn import read
from ..driver import Driver
from ..pairs import each_once
from ..support import SIZES, do, drag, hold, hover, let_go, window_at


def test_the_progress_line_can_be_dragged_and_one_undo_comes_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    track = read(drive.window).progress[0]
    left, y = track.midleft
    drive(hold((left, y)))
    assert drive.position == ":1"
    for x in range(left, track.right, 150):
        drive(drag((x, y + 90)))
    drive(drag((track.centerx, y)), let_go((track.centerx, y)), hover((30, y)))
    assert drive.window.app.player.search.steps == 15_812 // 2
    drive("u")
    assert drive.position == "2,4,1,3,5:7"


def test_the_progress_line_dragged_to_its_end_is_the_end() -> None:
    drive = Driver(n=6)
    drive(hold(read(drive.window).progress[0].midright))
    assert drive.window.app.player.moment().mode is Mode.COMPLETE
    assert len(drive.window.app.player.findings.solutions) == 4


def test_above_n_10_a_drag_goes_to_about_there() -> None:
    drive = Driver(n=20)
    track = read(drive.window).progress[0]
    drive(hold((track.left + track.width // 3, track.centery)))
    assert drive.window.app.player.moment().progress == pytest.approx(1 / 3, abs=0.01)
    assert any(text.startswith("about 33 %") for text in drive.says)


@each_once({"share": [0.0, 0.1, 0.5, 0.9, 1.0], "size": [*SIZES, (390, 844)]})
def test_the_progress_line_leads_to_its_share_of_the_steps(share: float, size: tuple[int, int]) -> None:
    window = window_at("2,4:6", 6)
    track = read(window, size).progress[0]
    x = track.left + round(share * track.width)
    do(window, hold((x, track.centery)), let_go(), size=size)
    total = len(facts.walk(6)) - 1
    assert window.app.player.search.steps == pytest.approx(share * total, abs=2 + total / track.width)


def test_where_it_does_not_apply_it_says_why_and_goes_nowhere() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("m", hold(read(drive.window).progress[0].midleft))
    assert drive.position == "2,4,1,3,5:7"
    assert drive.window.app.state.message


def test_the_speed_slider_is_logarithmic_and_ends_in_full() -> None:
    drive = Driver()
    track = read(drive.window).speed[0]
    speeds = []
    for x in (track.left, track.centerx, track.right - 15, track.right):
        drive(hold((x, track.centery)), let_go((x, track.centery)))
        speeds.append(drive.window.app.player.moment().speed)
    assert speeds == sorted(speeds)
    assert speeds[-1] == FULL
    assert "full" in drive.says


@pytest.mark.parametrize(
    ("clock", "share", "ended", "counters"),
    [
        (0, 0, set(), ("clock 0", "0 of 3 have a solution")),
        (600, 0.6, {0.388, 0.396}, ("clock 600", "2 of 3 have a solution")),
        (876, 1, {388 / 876, 396 / 876, 1}, ("clock 876 of 876", "3 of 3 have a solution")),
    ],
)
def test_in_a_race_it_is_the_axis_with_a_tick_where_each_has_come_to_its_end(
    clock: int, share: float, ended: set[float], counters: tuple[str, str]
) -> None:
    keys = Keyboard(":1", 8)
    keys("f8")
    assert keys.app.compare
    keys.app.compare.race.go_to(clock)
    shown = progress_of(Scene.of(keys.app))
    assert (shown.share, shown.counters) == (share, counters)
    assert shown.ticks == {int(one * 2048) for one in ended}
