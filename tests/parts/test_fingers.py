"""What fingers mean: a tap, a press that rests and tells, what follows them, and two that enlarge."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.app.commands import Action
from queens_viz.browser.page_view import PageView
from queens_viz.parts.hover import Kind, Target
from queens_viz.parts.view_state import RESTED, TREMBLED
from queens_viz.words.words import LANGUAGES

from ..states import State, view_at
from ..support import button_in, part_in, square_of

PHONE = (390, 844)
Point = tuple[int, int]


def pulled(view: PageView, point: Point, *ways: Point) -> None:
    """Put a finger down, and move it by some pixels, and on."""
    view.press(point, is_finger=True)
    for across, down in ways:
        view.move(point := (point[0] + across, point[1] + down))


@pytest.mark.parametrize(
    ("places", "acts"),
    [([0], True), ([0, TREMBLED], True), ([0, 40, 0], False)],
    ids=["taps", "trembles", "moves away and back"],
)
def test_a_finger_presses_a_button_when_it_is_lifted_unless_it_moves_away(
    places: list[int], acts: bool
) -> None:
    view = view_at(8, "2,4,1:3", size=PHONE)
    before, (x, y) = view.app.player.search.position, button_in(view, Action.NEXT)
    pulled(view, (x, y), *[(now - last, 0) for last, now in pairwise(places)])
    assert view.app.player.search.position == before
    view.release((x + places[-1], y))
    assert (view.app.player.search.position != before) is acts


@pytest.mark.parametrize("place", [(3, 5), (1, 0)])
def test_a_finger_that_rests_tells_what_a_mouse_is_told_and_its_release_does_nothing(
    place: Point,
) -> None:
    view = view_at(8, "2,4,1:3", size=PHONE)
    before, point = view.app.player.search.position, square_of(view, *place)
    assert view.due > 1000
    view.press(point, is_finger=True)
    assert view.due == pytest.approx(RESTED)
    view.pass_time(RESTED - 0.01)
    assert view.state.hover is None
    view.pass_time(0.02)
    assert view.due > 1000
    assert view.state.hover == Target(Kind.SQUARE, place)
    assert part_in(view, "hover")
    view.release(point)
    assert (view.state.hover, view.app.player.search.position) == (None, before)


def test_a_finger_pulls_the_list_by_lines_and_back() -> None:
    view = view_at(8, "8,4,1,3,6,2,7,5", "f2", size=(360, 640))
    view.state = view.state.scrolling("list", 0)
    (line, *_) = part_in(view, "solutions").lines
    high = line.rect.height
    pulled(view, line.rect.center, (0, -2 * high))
    assert view.state.scrolled("list") == 2
    view.move((line.rect.centerx, line.rect.centery - high))
    assert view.state.scrolled("list") == 1
    view.release((line.rect.centerx, line.rect.centery - high))
    assert view.app.state.displayed is None


def test_a_finger_drags_the_lens_and_two_enlarge_it() -> None:
    view = view_at(8, "2,4,1,3,5:7", "f3", size=PHONE)
    left, width, _, place, _ = part_in(view, "tree").scroll
    pulled(view, place.center, (-place.width // 4, 20))
    view.release(place.center)
    assert view.state.scrolled("lens") == (left + width // 4, width)
    view.pinch(2, place.center)
    assert view.state.scrolled("lens") == (left + width // 2, width // 2)
    assert view.app.state.displayed is None


def test_a_finger_moves_something_on_panels_and_sliders_alone() -> None:
    view = view_at(8, "2,4,1,3,5:7", "f3", size=PHONE)
    frame = view.frame()
    assert frame.moves_at(part_in(view, "tree").place.center)
    assert frame.moves_at(part_in(view, "progress").place.center)
    assert not frame.moves_at(square_of(view, 2, 2))
    assert not frame.moves_at(part_in(view, "controls").buttons[1].rect.center)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", ["p y", "b wrong! wrong! wrong! e", "f8", "m", "down"])
def test_what_two_buttons_do_has_one_name(keys: str, language: str) -> None:
    names: dict[object, set[str]] = {}
    for button in (
        State(keys=keys, size=PHONE, language=language).window().frame().buttons
    ):
        look = button.look
        if look.is_enabled:
            names.setdefault(look.action, set()).add(look.description or look.label)
    assert [said for said in names.values() if len(said) > 1] == []
    assert len(names) >= 5
