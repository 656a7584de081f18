"""The class's menu: what the class can do, with keys, and what of it is on."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import rows_of
from ..app.binding import Binding
from ..app.commands import Action
from ..app.exercise import Exercise
from ..looks.buttons import ButtonLook, button
from ..looks.scene import Scene

EXERCISES = {
    Action.PREDICT: Exercise.PREDICT,
    Action.BY_HAND: Exercise.BY_HAND,
    Action.OWN_BOARD: Exercise.OWN_BOARD,
}
"""The exercises of the rows that can be on."""


class MenuRow(NamedTuple):
    """A row: its button, its state in words, and whether that is on and whether keys have chosen the row."""

    button: ButtonLook
    state: str
    is_on: bool
    is_chosen: bool


class MenuLook(NamedTuple):
    """The title and the rows of the menu."""

    title: str
    rows: tuple[MenuRow, ...]


def look(scene: Scene) -> MenuLook | None:
    """Decide what the menu shows, if it is open."""
    if scene.state.menu is None:
        return None
    rows = [row for row in rows_of(scene.missing) if row.keys]
    shown = tuple(_row(scene, one, is_chosen=k == scene.state.menu) for k, one in enumerate(rows))
    return MenuLook(scene.say("for_the_class"), shown)


def _row(scene: Scene, binding: Binding, *, is_chosen: bool) -> MenuRow:
    exercise, state, say = EXERCISES.get(binding.action), scene.state, scene.say
    is_on = _shades(scene) if binding.action is Action.OUTLOOK else exercise is not None and state.exercise is exercise
    if binding.action in (Action.RANDOM, Action.THEME):
        words = ""
    elif exercise is Exercise.PREDICT and is_on:
        words = say("with_reasons" if state.predict.has_reasons else "verdict_alone")
    elif exercise is Exercise.PREDICT and state.predict.score.made:
        # Esc has turned it off: its score stays until it begins anew.
        words = say.tally(state.predict.score.right, state.predict.score.made)
    else:
        words = say("is_on" if is_on else "is_off")
    # A row says the key that opens it from anywhere, whatever is open now.
    shown = button(scene, scene.stand_ins.get(binding.action, binding))
    return MenuRow(shown._replace(hint=say.key(binding.keys[0])), words, is_on, is_chosen)


def _shades(scene: Scene) -> bool:
    """Return whether attacked squares are shaded on the board that is shown; each board has its own switch."""
    return scene.own.is_shaded if scene.own else scene.state.has_outlook
