"""The part of the table of actions for what the menu sets: each time the next value."""

from __future__ import annotations

from .app import App
from .binding import Binding
from .commands import FULL, QVIEW_PAUSE, QVIEW_SPEED, Action

PACES = (1, 2, QVIEW_SPEED, 25, FULL)
"""The speeds in steps a second that the menu goes through."""

PAUSES = (0, 1, 2, QVIEW_PAUSE, 10)
"""The pauses on solutions in seconds that the menu goes through."""

SETTINGS = (Action.PACE, Action.PAUSE, Action.THEME, Action.LANGUAGE, Action.LETTERS)
"""The rows of the menu that set something; it stays open meanwhile."""


def _turn_pause(app: App) -> None:
    app.player.tempo.pause = _after(PAUSES, app.player.tempo.stay)


def _after(values: tuple[float, ...], value: float) -> float:
    """Return the next larger of some values; after the largest comes the first."""
    return next((one for one in values if one > value), values[0])


# fmt: off
TURNED = (
    Binding(Action.PACE, (), lambda app, _: app.runner.set_speed(_after(PACES, app.runner.speed)), label="speed"),
    Binding(Action.PAUSE, (), lambda app, _: _turn_pause(app), label="pause"),
    Binding(Action.LANGUAGE, (), lambda app, _: app.turn_language(), label="language"),
    Binding(Action.LETTERS, (), lambda app, _: app.change(has_letter_keys=not app.state.has_letter_keys),
        label="letter_keys"),
)
# fmt: on
"""The settings that have no key."""
