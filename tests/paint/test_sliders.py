"""The progress line and the speed, clicked and dragged."""

from __future__ import annotations

import pytest

from queens_viz import Search
from queens_viz.app.commands import FULL
from queens_viz.app.moment import Mode
from queens_viz.paint.layout import lay_out

from .. import facts
from ..drawn import read
from ..driver import SIZE, Driver
from ..pairs import each_once
from ..support import SIZES, do, drag, hold, hover, let_go, texts, window_at


def test_the_progress_line_can_be_dragged_and_one_undo_comes_back() -> None:
    drive = Driver("2,4,1,3,5:7")
    layout = lay_out(*SIZE, 8)
    y = layout.lane.centery
    drive(hold((layout.lane.left, y)))
    assert drive.window.app.player.search == Search(8)
    for x in range(layout.lane.left, layout.lane.right, 150):
        drive(drag((x, y + 90)))
    middle = layout.lane.left + layout.lane.width // 2
    drive(drag((middle, y)))
    assert drive.window.app.player.search.steps == 15_812 // 2
    drive(let_go((middle, y)))
    drive(hover((30, y)))
    assert drive.window.app.player.search.steps == 15_812 // 2
    drive("u")
    assert drive.position == "2,4,1,3,5:7"


def test_the_progress_line_dragged_to_its_end_is_the_end() -> None:
    drive = Driver(n=6)
    lane = lay_out(*SIZE, 6).lane
    drive(hold((lane.right, lane.centery)))
    assert drive.window.app.player.moment().mode is Mode.COMPLETE
    assert len(drive.window.app.player.findings.solutions) == 4


def test_above_n_10_a_drag_goes_to_about_there() -> None:
    drive = Driver(n=20)
    lane = lay_out(*SIZE, 20).lane
    drive(hold((lane.left + lane.width // 3, lane.centery)))
    assert drive.window.app.player.moment().progress == pytest.approx(1 / 3, abs=0.01)
    assert any(text.startswith("about 33 %") for text in drive.says)


@each_once({"share": [0.0, 0.1, 0.5, 0.9, 1.0], "size": SIZES})
def test_the_progress_line_leads_to_its_share_of_the_steps(share: float, size: tuple[int, int]) -> None:
    window = window_at("2,4:6", 6)
    track = read(window, size).progress[0]
    x = track.left + round(share * track.width)
    do(window, hold((x, track.centery)), let_go(), size=size)
    total = len(facts.walk(6)) - 1
    assert window.app.player.search.steps == pytest.approx(share * total, abs=2 + total / track.width)


def test_the_speed_slider_is_logarithmic_and_ends_in_full() -> None:
    drive = Driver()
    row = next(box for text, box in texts(drive.window) if text == "6.7 steps/s")
    y = lay_out(*SIZE, 8).controls.bottom - 11
    speeds = []
    for x in (row.right - 160, row.right - 80, row.right - 20, row.right):
        drive(hold((x, y)), let_go((x, y)))
        speeds.append(drive.window.app.player.moment().speed)
    assert speeds == sorted(speeds)
    assert speeds[-1] == FULL
    assert "full" in drive.says
