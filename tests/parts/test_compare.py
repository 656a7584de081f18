"""What is said of the race of all searches."""

from __future__ import annotations

import pytest

from queens_viz.app.moment import RaceMoment
from queens_viz.parts.compare import outcome
from queens_viz.parts.progress import progress_look
from queens_viz.parts.scene import Scene
from queens_viz.search.race import LONGEST
from queens_viz.search.strategy import Strategy
from queens_viz.words.words import Words

from ..app.keyboard import Keyboard
from ..recorder import Stroke
from ..screens.seam import seen as drawn_in
from ..states import State


def seen(keys: Keyboard, clock: int) -> tuple[Scene, RaceMoment]:
    """Return what is seen of the race that is on, at a time."""
    scene = Scene.of(keys.app)
    assert scene.moment.race
    race = scene.moment.race._replace(clock=clock)
    return scene._replace(moment=scene.moment._replace(race=race)), race


def test_who_goes_back_sees_what_stood_there_and_the_end_that_is_known() -> None:
    keys = Keyboard()
    keys.play("f8 time:876 time:390")
    scene, race = seen(keys, 390)
    assert [(lane.steps, len(lane.position.board), outcome(race, lane, scene.say)) for lane in race.lanes] == [
        (390, 6, ""), (390, 6, ""), (388, 8, "solution at 388"),
    ]  # fmt: skip
    line = progress_look(scene)
    assert (race.axis, line.counters[0], round(line.share, 2)) == (
        876,
        "clock 390 of 876",
        0.45,
    )
    assert sorted(line.ticks) == [907, 925, 2048]


def test_a_search_that_found_nothing_in_time_says_so() -> None:
    keys = Keyboard()
    keys.play("f8")
    scene, race = seen(keys, LONGEST)
    assert outcome(race, race.lanes[0], scene.say) == "none in 5,000,000 steps"


def test_on_a_phone_the_words_of_a_search_stand_within_its_rim() -> None:
    drawn = drawn_in(State(at=":1", keys="f8", size=(390, 844))).parts["compare"]
    (rim,) = [
        one.rect for one in drawn if one.stroke is Stroke.BOX and one.second == "accent"
    ]
    words = [
        one.rect
        for one in drawn
        if one.what in ("Column by column", "0 steps", "0 comparisons")
    ][:3]
    assert [*map(rim.clip, words)] == words


@pytest.mark.parametrize(
    ("size", "is_beside_the_tabs"),
    [((844, 390), True), ((390, 844), False), ((320, 568), False)],
)
def test_on_a_phone_the_button_lies_neither_on_the_axis_nor_on_anything_else(
    size: tuple[int, int], is_beside_the_tabs: bool
) -> None:
    screen = drawn_in(State(at=":1", keys="f8 return", size=size))
    (button,) = [one.place for one in screen.presses if one.name == "go_to_lane"]
    drawn = screen.parts["compare"]
    words = [one for one in drawn if one.stroke is Stroke.TEXT]
    axis = [one.rect for one in words if str(one.what).isdigit()]
    assert "0" in {one.what for one in words}, "the axis has its first number"
    assert not any(one.colliderect(button) for one in axis)
    assert ("go there" in screen.parts) is is_beside_the_tabs
    tabs = [one.place for one in screen.presses if one.name in ("tree", "compare")]
    assert not any(one.colliderect(button) for one in tabs)
    assert (button.top < tabs[0].bottom) is is_beside_the_tabs


def test_before_the_clock_runs_each_row_says_what_its_search_does() -> None:
    say = Words()
    rules = [say(f"rule_of_{strategy.value}") for strategy in Strategy]
    block = say("race_blocks")
    for keys, texts in (("f8", [rules[0], block, *rules[1:]]), ("f8 right", [])):
        drawn = drawn_in(State(at=":1", keys=keys)).parts["compare"]
        said = [one.what for one in drawn if one.stroke is Stroke.TEXT]
        assert [one for one in said if one in (*rules, block)] == texts
