"""The progress line and the speed, clicked and dragged; what the line and the counters of a race say."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import FULL, Action
from queens_viz.pens.rect import Rect

from .. import facts
from ..driver import Driver
from ..pairs import each_once
from ..support import SIZES, do, drag, frame_in, hold, hover, let_go, window_at


def track_of(drive: Driver, action: Action = Action.SEEK) -> Rect:
    slider = drive.window.frame().grabbed(action)
    assert slider
    return slider.track


def test_the_progress_line_can_be_dragged_and_one_undo_comes_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    track = track_of(drive)
    left, y = track.midleft
    drive(hold((left, y)))
    assert drive.position == ":1"
    drive(drag((track.centerx - 90, y + 90)), drag((track.centerx, y)), let_go((track.centerx, y)), hover((30, y)))
    assert drive.window.app.player.search.steps == 15_812 // 2
    drive("u")
    assert drive.position == "2,4,1,3,5:7"


@each_once({"share": [0.0, 0.1, 0.5, 0.9, 1.0], "size": [*SIZES, (390, 844)]})
def test_the_progress_line_leads_to_its_share_of_the_steps(share: float, size: tuple[int, int]) -> None:
    window = window_at("2,4:6", 6)
    slider = frame_in(window, size).grabbed(Action.SEEK)
    assert slider
    x, total = slider.track.left + round(share * slider.track.width), len(facts.walk(6)) - 1
    do(window, hold((x, slider.track.centery)), let_go(), size=size)
    assert window.app.player.search.steps == pytest.approx(share * total, abs=2 + total / slider.track.width)


def test_where_it_does_not_apply_it_says_why_and_goes_nowhere() -> None:
    drive = Driver("2,4,1,3,5:7")
    drive("m", hold(track_of(drive).midleft))
    assert drive.position == "2,4,1,3,5:7"
    assert drive.window.app.state.message == drive.window.app.say("is_own_board")


def test_the_speed_slider_is_logarithmic_and_ends_in_full() -> None:
    drive, speeds = Driver(), []
    track = track_of(drive, Action.SPEED)
    for x in (track.left, track.centerx, track.right - 15, track.right):
        drive(hold((x, track.centery)), let_go((x, track.centery)))
        speeds.append(drive.window.app.player.moment().speed)
    assert speeds == sorted(speeds)
    assert 10 * speeds[0] < speeds[1] < speeds[2] / 10
    assert speeds[-1] == FULL
    assert "full" in drive.says
