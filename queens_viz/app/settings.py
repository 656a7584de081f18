"""What the menu sets, each time to the next value."""

from __future__ import annotations

from .app import App
from .commands import FULL, QVIEW_PAUSE, QVIEW_SPEED, Action

PACES = (1, 2, QVIEW_SPEED, 25, FULL)
"""The speeds in steps a second that the menu goes through."""

PAUSES = (0, 1, 2, QVIEW_PAUSE, 10)
"""The pauses on solutions in seconds that the menu goes through."""

SETTINGS = (Action.PACE, Action.PAUSE, Action.THEME, Action.LANGUAGE, Action.LETTERS)
"""The rows of the menu that set something; it stays open meanwhile."""


def turn_pace(app: App) -> None:
    """Run at the next faster speed."""
    app.runner.set_speed(_after(PACES, app.runner.speed))


def turn_pause(app: App) -> None:
    """Pause for the next longer time."""
    app.player.tempo.pause = _after(PAUSES, app.player.tempo.stay)


def turn_letters(app: App) -> None:
    """Let keys of one letter mean something, or nothing."""
    app.change(has_letter_keys=not app.state.has_letter_keys)


def _after(values: tuple[float, ...], value: float) -> float:
    """Return the next larger of some values; after the largest comes the first."""
    return next((one for one in values if one > value), values[0])
