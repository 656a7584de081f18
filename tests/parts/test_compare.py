"""What is said of the race of all searches, and what can be pressed there."""

from __future__ import annotations

import pytest

from queens_viz.parts.compare import Compared, compared_of
from queens_viz.parts.progress import progress_of
from queens_viz.parts.scene import Scene
from queens_viz.search.race import LONGEST

from ..app.keyboard import Keyboard
from ..states import PHONE, State
from ..support import part_in


def seen(keys: Keyboard, clock: int) -> tuple[Scene, Compared]:
    """Return what is seen of the race that is on, at a time."""
    scene = Scene.of(keys.app)
    assert scene.moment.race
    scene = scene._replace(moment=scene.moment._replace(race=scene.moment.race._replace(clock=clock)))
    return scene, compared_of(scene)


def test_who_goes_back_sees_what_stood_there_and_the_end_that_is_known() -> None:
    keys = Keyboard()
    keys.play("f8 time:876 time:390")
    scene, said = seen(keys, 390)
    assert [(lane.blocks.clock, len(lane.queens), lane.words[2], lane.end) for lane in said.lanes] == [
        (390, 6, "", ""), (390, 6, "", ""), (388, 8, "waits", "solution at 388"),
    ]  # fmt: skip
    line = progress_of(scene)
    assert (said.axis, line.counters[0], round(line.share, 2)) == (876, "clock 390 of 876", 0.45)
    assert sorted(line.ticks) == [907, 925, 2048]


def test_a_search_that_found_nothing_in_time_says_so_in_the_place_of_its_steps() -> None:
    keys = Keyboard()
    keys.play("f8")
    _, said = seen(keys, LONGEST)
    assert (said.lanes[0].words[0], said.lanes[0].end) == ("none in 5,000,000 steps", "")
    assert said.lanes[0].told == "Column by column, 0 steps, 0 comparisons, none in 5,000,000 steps"


@pytest.mark.parametrize("size", [PHONE, (360, 640), (320, 480), (844, 390), (480, 320)])
@pytest.mark.parametrize("begun", ["f8 return", "lesson:2.12 return"])
def test_on_phones_all_three_are_in_sight_and_so_is_the_button(size: tuple[int, int], begun: str) -> None:
    compared = part_in(State(8, ":1", begun, size, "de").page(), "compare")
    assert len(compared.lines) == 3
    assert all(compared.place.contains(one.rect) for one in (*compared.lines, *compared.buttons))
    assert not compared.cuts
