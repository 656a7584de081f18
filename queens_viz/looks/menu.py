"""The menu: what the class can do and what can be set, with keys, and how each stands."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF, OF_THE_CLASS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.exercise import Exercise
from ..app.settings import SETTINGS
from ..app.teaching import LESSON_OF
from ..pens.buttons import ButtonLook
from .buttons import button
from .controls import speed_text
from .scene import Scene

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
    """The parts of the menu, each with a title and rows."""

    parts: tuple[tuple[str, tuple[MenuRow, ...]], ...]

    @property
    def rows(self) -> tuple[MenuRow, ...]:
        """All rows."""
        return tuple(row for _, rows in self.parts for row in rows)


def look(scene: Scene) -> MenuLook | None:
    """Decide what the menu shows, if it is open."""
    if scene.state.menu is None:
        return None
    shown = [_row(scene, one, is_chosen=k == scene.state.menu) for k, one in enumerate(scene.rows)]
    first = sum(one in OF_THE_CLASS for one in scene.rows)
    parts = (scene.say("for_the_class"), shown[:first]), (scene.say("settings"), shown[first:])
    return MenuLook(tuple((title, tuple(part)) for title, part in parts if part))


def _row(scene: Scene, binding: Binding, *, is_chosen: bool) -> MenuRow:
    words, is_on = _set(scene, binding.action) if binding.action in SETTINGS else _turned(scene, binding.action)
    # A row says the key that opens it from anywhere, whatever is open now.
    shown = button(scene, scene.stand_ins.get(binding.action, binding))
    key = scene.say.key(binding.keys[0]) if binding.keys and scene.say.has_keys else ""
    return MenuRow(shown._replace(hint=key), words, is_on, is_chosen)


def _set(scene: Scene, action: Action) -> tuple[str, bool]:
    """Return how a setting stands."""
    say, moment = scene.say, scene.moment
    if action is Action.PACE:
        return speed_text(moment.speed, say), False
    if action is Action.PAUSE:
        return say("seconds", seconds=say.number(moment.stay, 0 if moment.stay % 1 == 0 else 1)), False
    if action is Action.LETTERS:
        return say("is_on" if scene.state.has_letter_keys else "is_off"), scene.state.has_letter_keys
    return say(scene.state.theme if action is Action.THEME else "speaks"), False


def _turned(scene: Scene, action: Action) -> tuple[str, bool]:
    """Return how what the class can turn on stands, and whether it is on."""
    exercise, state, say = EXERCISES.get(action), scene.state, scene.say
    is_on = _shades(scene) if action is Action.OUTLOOK else exercise is not None and state.exercise is exercise
    if action in LESSON_OF:
        is_on = state.lesson is not None and state.lesson.lesson == LESSON_OF[action]
        return say("is_on") if is_on else "", is_on
    if action in (Action.RANDOM, Action.COMPARE) or BINDING_OF[action] not in OF_THE_CLASS:
        return "", is_on
    if exercise is Exercise.PREDICT and is_on:
        return say("with_reasons" if state.predict.has_reasons else "verdict_alone"), is_on
    if exercise is Exercise.PREDICT and state.predict.score.made:
        # Esc has turned it off: its score stays until it begins anew.
        return say.tally(state.predict.score.right, state.predict.score.made), is_on
    return say("is_on" if is_on else "is_off"), is_on


def _shades(scene: Scene) -> bool:
    """Return whether attacked squares are shaded on the board that is shown; each board has its own switch."""
    return scene.own.is_shaded if scene.own else scene.state.has_outlook
