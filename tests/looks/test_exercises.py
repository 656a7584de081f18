"""What there is to see of an exercise: its card, its chip, its buttons and its menu."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import Action
from queens_viz.looks.board import Badge
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.parts.controls import controls_of
from queens_viz.parts.header import ExerciseChip, header_of
from queens_viz.pens.icons import Icon

from ..app.keyboard import Keyboard


def keys_at(text: str, *presses: str, n: int = 8) -> Keyboard:
    keys = Keyboard(text, n)
    keys(*presses)
    return keys


def looks_of(keys: Keyboard) -> Looks:
    return Looks.of(Scene.of(keys.app))


def test_the_board_shows_the_chosen_square_and_after_an_answer_which_it_was_and_which_is_right() -> None:
    shown = looks_of(keys_at("2,4,1,3,5:8", "p", "x")).board
    assert (shown.badge, shown.attackers, shown.cursor, shown.goes_to) == (Badge.ATTACKED, (1,), None, None)
    keys = keys_at("2,4,1,3,5:8", "p", "x", "space", "down")
    shown = looks_of(keys).board
    assert (shown.badge, shown.attackers, shown.cursor, shown.picked) == (Badge.ATTACKED, (1,), (5, 6), None)
    keys("space")
    shown = looks_of(keys).board
    assert (shown.cursor, shown.picked, shown.goes_to) == (None, (5, 6), (4, 5))
    keys("space")
    shown = looks_of(keys).board
    assert (shown.cursor, shown.picked, shown.goes_to, shown.badge) == (None, None, None, Badge.ASKED)


def test_a_right_return_to_the_end_has_no_square() -> None:
    shown = looks_of(keys_at("4:4", "p", "x", "space", "end", n=4)).board
    assert (shown.picked, shown.goes_to) == (None, None)


def test_a_wrong_answer_to_be_the_search_shows_the_verdict() -> None:
    shown = looks_of(keys_at("2,4:6", "b")).board
    assert (shown.badge, shown.cursor) == (Badge.ASKED, (2, 5))
    shown = looks_of(keys_at("2,4:6", "b", "up", "space")).board
    assert (shown.badge, shown.cursor, shown.picked) == (Badge.SAFE, (2, 6), (2, 6))


@pytest.mark.parametrize(
    ("presses", "label", "short", "dots", "icon"),
    [
        ([], "Menu", "Menu", (), None),
        (["p"], "Predict", "Menu", (), None),
        (["p", "x"], "Predict · 1 of 1", "1 of 1", (True,), None),
        (["p", "x", "right", "y"], "Predict · 1 of 2", "1 of 2", (True, False), None),
        (["b"], "Be the search", "Menu", (), None),
        (["b", "left", "space", "right", "up", "space"], "Be the search · 0 of 1", "0 of 1", (False,), None),
        (["m"], "My own board", "Menu", (), Icon.CROWN),
    ],
)
def test_the_class_s_button_is_the_chip_of_its_exercise(
    presses: list[str], label: str, short: str, dots: tuple[bool, ...], icon: Icon | None
) -> None:
    said = header_of(Scene.of(keys_at("2,4,1,3,5:7", *presses).app))
    assert (said.menu.action, said.menu.label, said.menu.hint) == (Action.MENU, "Menu", "K")
    assert said.exercise == (ExerciseChip(label, short, dots, icon) if presses else None)


@pytest.mark.parametrize(("presses", "primary"), [(["p"], [Action.RUN]), (["b"], []), (["m"], []), (["p", "y"], [])])
def test_what_space_means_stands_out(presses: list[str], primary: list[Action]) -> None:
    buttons = controls_of(Scene.of(keys_at("2,4:6", *presses).app)).buttons
    assert [one.action for one in buttons if one.is_primary] == primary


def test_on_a_board_of_its_own_a_class_can_press_what_belongs_to_it() -> None:
    keys = keys_at("2,4:6", "m", "up", "space")
    enabled = {one.action for one in controls_of(Scene.of(keys.app)).buttons if one.is_enabled}
    assert enabled == {Action.CLEAR, Action.TAKE_BACK, Action.GO_THERE}
    keys("right", "space")
    enabled = {one.action for one in controls_of(Scene.of(keys.app)).buttons if one.is_enabled}
    assert enabled == {Action.CLEAR, Action.TAKE_BACK}
