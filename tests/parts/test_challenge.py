"""A challenge in the window and on a phone: its squares, its chip, and its end; stories and screens have the rest."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action, Command
from queens_viz.app.questions import Answer, right
from queens_viz.parts.view import View

from ..states import LYING, PHONE, RIGHT, WRONG, press, view_at
from ..support import button_in, part_in, words_in

SMALLEST = (320, 568)

SIZES = [(1280, 800), SMALLEST, PHONE, LYING, (600, 480)]


def click(view: View, name: object) -> None:
    """Press a button with the mouse."""
    view.press(button_in(view, name))
    view.release(button_in(view, name))


def finished(size: tuple[int, int] = (1280, 800), language: str = "en") -> View:
    """Return a challenge that is over: its fourth question was answered wrongly."""
    keys = f"ask:17 {3 * RIGHT} {WRONG} {7 * RIGHT}"
    return view_at(8, ":1", keys, size, language)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("keys", ["ask:17", f"ask:17 {11 * RIGHT}"])
def test_nothing_in_it_is_dead(keys: str, size: tuple[int, int]) -> None:
    frame = view_at(8, ":1", keys, size).frame()
    assert [one.look.name for one in frame.buttons if not one.look.is_enabled] == []
    assert [
        one.name for one in frame.elements if one.name in ("controls", "counters")
    ] == []
    assert not [one for widget in frame.widgets for one in widget.sliders]


@pytest.mark.parametrize(
    ("size", "n", "least"),
    [(SMALLEST, 12, 22), (SMALLEST, 8, 34), (PHONE, 12, 27), (PHONE, 8, 43)],
)
def test_its_squares_are_large_on_phones(
    size: tuple[int, int], n: int, least: int
) -> None:
    frame = view_at(8, ":1", f"ask:17/{n}", size).frame()
    assert frame.layout.grid
    assert frame.layout.grid.cell >= least
    assert len(part_in(view_at(8, ":1", f"ask:17/{n}", size), "card").buttons) > 0


def test_its_chip_has_its_number_and_how_many_were_right() -> None:
    view = view_at(8, ":1", "ask:1234")
    assert "Challenge 1234" in words_in(part_in(view, "header"))
    for keys, said in (
        ("right! right!", "Challenge 1234 · 1 of 1 right"),
        ("right wrong!", "Challenge 1234 · 1 of 2 right"),
    ):
        for key in keys.split():
            answer(view, is_right=key == "right!") if "!" in key else press(view, key)
        assert said in words_in(part_in(view, "header"))
    one = view_at(8, ":1", "ask:2,4,1,3,5:7")
    assert "Challenge" in words_in(part_in(one, "header"))


@pytest.mark.parametrize("size", SIZES)
def test_at_its_end_each_question_has_its_number_and_answer_and_can_be_looked_at(
    size: tuple[int, int],
) -> None:
    view = finished(size)
    told = [one.look.description for one in part_in(view, "results").buttons]
    everything = words_in(part_in(view, "results"))
    work = view.app.state.challenge
    assert work
    assert [one for one in told if one.endswith(": wrong")] == ["4. attacked: wrong"]
    assert len(told) == 10
    assert told[0] == "1. attacked (column 2): right"
    assert {str(number) for number in range(1, 11)} <= {*everything}
    for index in (3, 9):
        click(view, Command(Action.LOOK, index))
        assert view.app.state.displayed == work.asks[index][1]
        assert "Your answer: " in " ".join(words_in(part_in(view, "card")))
        assert view.frame().layout.grid
        click(view, Action.CLOSE)
        assert view.app.state.challenge
        assert not view.frame().layout.grid


def test_of_two_questions_at_one_position_the_chosen_one_is_on_view() -> None:
    view = view_at(8, ":1", f"ask:2,4,1,3,5:8 {3 * RIGHT}")
    for index, question in (
        (0, "Safe or attacked?"),
        (1, "Where does the red queen go?"),
    ):
        view.execute(Command(Action.LOOK, index))
        words = words_in(part_in(view, "card"))
        assert ("By which queen?" if index == 0 else question) in words
        chosen = [
            tile.is_displayed for tile in part_in(view, "results").values[0].tiles
        ]
        assert chosen == [index == 0, index == 1]


def test_its_end_offers_the_same_again_another_one_and_its_link() -> None:
    view = finished()
    click(view, Action.SHARE)
    assert view.app.desk.paste() == "#ask=17&n=8"
    click(view, Action.AGAIN)
    work = view.app.state.challenge
    assert work
    assert (work.name, work.open_index, work.tries) == ("17", 0, ())
    view = finished()
    click(view, Action.ANOTHER)
    work = view.app.state.challenge
    assert work
    assert (work.name != "17", work.n, work.open_index) == (True, 8, 0)
    press(view, "escape")
    assert view.app.state.challenge is None


@pytest.mark.parametrize("way", [Action.LEAVE, Action.CHALLENGE, Action.LESSON_1])
@pytest.mark.parametrize("is_over", [False, True])
def test_leaving_it_with_answers_is_asked_for_twice(
    way: Action, *, is_over: bool
) -> None:
    view = finished() if is_over else view_at(8, ":1", f"ask:17 {RIGHT}")
    count = "10 answers" if is_over else "1 answer"
    view.execute(Command(way))
    assert view.app.state.challenge
    assert f": {count} will be lost." in view.app.state.message
    view.execute(Command(way))
    assert view.app.state.challenge is None
    fresh = view_at(8, ":1", "ask:17")
    fresh.execute(Command(way))
    assert fresh.app.state.challenge is None


def test_a_question_is_opened_in_the_search_only_after_a_warning() -> None:
    view = finished()
    view.execute(Command(Action.LOOK, 3))
    press(view, "return")
    assert view.app.state.challenge
    press(view, "return")
    assert view.app.state.challenge is None
    assert str(view.app.search.position) == "6,1,7:5"


def answer(view: View, *, is_right: bool) -> None:
    """Answer the open question."""
    question = view.app.asking.question
    assert question
    given = min(right(question, view.app.search.position), key=str)
    if isinstance(given, tuple):
        view.execute(Command(Action.PICK, given if is_right else (given[0], 7)))
    else:
        is_safe = (given is Answer.SAFE) is is_right
        press(view, "y" if is_safe else "x")
