"""Go on stands where the answers stood, and a double click on an answer doesn't go on."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.browser.page_view import PageView
from queens_viz.parts.view_state import CLICKED_TWICE
from queens_viz.pens.rect import Rect
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..states import PHONE, view_at
from ..support import button_in

DESK = (1280, 800)


def on_card(view: PageView, action: Action) -> Rect:
    """Return where a button of the card stands."""
    card = view.frame().widget("card")
    assert card
    return next(one.rect for one in card.buttons if one.look.action is action)


def click(view: PageView, point: tuple[int, int], *, is_finger: bool = False) -> None:
    view.press(point, is_finger=is_finger)
    view.release(point)


@each_once(
    {
        "size": [(1024, 768), DESK, (1366, 657), (1920, 1080), PHONE],
        "language": [*LANGUAGES],
        "keys": ["p", "p p", "p f3 o"],
    }
)
def test_the_mouse_stays_where_it_is_to_answer_and_to_go_on(
    size: tuple[int, int], language: str, keys: str
) -> None:
    view = view_at(8, "2,4:6", keys, size, language)
    answers = [on_card(view, action) for action in (Action.SAFE, Action.ATTACKED)]
    click(view, answers[0].center)
    goes_on = on_card(view, Action.GO_ON)
    assert [goes_on.collidepoint(one.center) for one in answers] == [True, True]


def test_a_double_click_answers_and_shows_why_and_a_later_click_goes_on() -> None:
    view = view_at(8, "2,4:6", "p")
    point, before = on_card(view, Action.SAFE).center, view.app.search.position
    click(view, point)
    assert view.is_busy
    click(view, point)
    assert view.app.asking.is_held
    assert view.due <= CLICKED_TWICE
    view.pass_time(CLICKED_TWICE + 0.01)
    assert (view.app.search.position, view.app.runner.aim) == (before, None)
    click(view, point)
    assert view.app.search.position != before
    # The next question is not answered by the same click either.
    click(view, point)
    assert view.app.asking.question
    assert not view.is_busy or view.due <= CLICKED_TWICE
    view.pass_time(CLICKED_TWICE + 0.01)
    click(view, point)
    assert view.app.asking.is_held


@pytest.mark.parametrize("away", [False, True])
def test_only_the_mouse_in_one_place_clicks_twice(away: bool) -> None:
    """A double tap goes on, and so do two quick clicks in two places."""
    view = view_at(8, "2,4:6", "p", DESK if away else PHONE)
    before = view.app.search.position
    click(view, on_card(view, Action.SAFE).center, is_finger=not away)
    point = button_in(view, Action.NEXT) if away else on_card(view, Action.GO_ON).center
    click(view, point, is_finger=not away)
    assert view.app.search.position != before


def test_hands_are_raised_as_fast_as_somebody_clicks() -> None:
    view = view_at(8, "2,4:6", "p j")
    for _ in range(3):
        click(view, on_card(view, Action.SAFE).center)
    assert len(view.app.state.vote.hands) == 3


def test_a_double_click_on_a_step_makes_two() -> None:
    view = view_at(8, "2,4:6")
    before = view.app.moment().steps
    for _ in range(2):
        click(view, button_in(view, Action.NEXT))
    after = view.app.moment().steps
    assert before is not None
    assert after == before + 2
