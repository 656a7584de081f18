"""The class's menu: its rows, and what is done with them."""

from __future__ import annotations

from .app import App
from .binding import BINDING_OF, Binding, press
from .commands import FULL, QVIEW_PAUSE, QVIEW_SPEED, Action, Command
from .completing import can_show_numbers

PACES = (1, 2, QVIEW_SPEED, 25, FULL)
"""The speeds in steps a second that the menu goes through."""

PAUSES = (0, 1, 2, QVIEW_PAUSE, 10)
"""The pauses on solutions in seconds that the menu goes through."""

SETTINGS = (Action.PACE, Action.PAUSE, Action.THEME, Action.LANGUAGE, Action.LETTERS)
"""The rows of the group of settings that change one."""

OF_SHOWN_PROGRAM = (Action.READING, Action.HINTS, Action.ANONYMOUS)
"""The rows that change how a person's own program is shown."""

LEAVING_OPEN = frozenset(SETTINGS + OF_SHOWN_PROGRAM)
"""The rows after which the menu stays open."""

MENU_GROUPS = {
    "menu_exercises": (
        Action.PREDICT,
        Action.BY_HAND,
        Action.OWN_BOARD,
        Action.NUMBERS,
        Action.CHALLENGE,
        Action.FIND_FAULT,
        Action.VOTE,
    ),
    "menu_search": (
        Action.OUTLOOK,
        Action.COMPARE,
        Action.RANDOM,
        Action.SHARE,
        Action.COPY,
        Action.PASTE,
    ),
    "menu_program": (
        Action.OWN_PROGRAM,
        Action.PROGRAM_TABLE,
        Action.RUN_AGAIN,
        *OF_SHOWN_PROGRAM,
    ),
    "menu_lessons": (Action.LESSON_1, Action.LESSON_2, Action.LESSON_3),
    "settings": (*SETTINGS, Action.FULL_SCREEN, Action.HELP),
}
"""The rows of the menu in groups, by the keys of the groups' titles."""

FOR_KEYS = {Action.LETTERS}
"""Rows for a front with keys."""

FOR_FINGERS = {Action.COPY, Action.PASTE, Action.HELP}
"""Rows for a front without keys, whose header has no button for help either."""


FOR_PROGRAM = {Action.RUN_AGAIN, *OF_SHOWN_PROGRAM}
"""Rows for a person's own program."""


def rows_of(app: App) -> list[Binding]:
    """Return the rows of the menu."""
    front = app.front
    hidden = front.missing | (FOR_FINGERS if front.has_keys else FOR_KEYS)
    if not app.own:
        hidden |= FOR_PROGRAM
    if not can_show_numbers(app):
        hidden |= {Action.NUMBERS}
    if not app.several:
        hidden |= {Action.PROGRAM_TABLE}
    actions = [action for group in MENU_GROUPS.values() for action in group]
    return [BINDING_OF[action] for action in actions if action not in hidden]


def toggle_menu(app: App) -> None:
    """Open the menu with its first row chosen, or close it."""
    app.change(menu=0 if app.state.menu is None else None)


def choose_row(app: App, key: str) -> None:
    """Choose the next row of the menu, or the row before."""
    step = -1 if key in ("up", "shift+tab") else 1
    app.change(menu=((app.state.menu or 0) + step) % len(rows_of(app)))


def take_row(app: App) -> None:
    """Do what the chosen row of the menu says.

    The menu is closed first, unless the row changes a setting.
    """
    row = rows_of(app)[app.state.menu or 0]
    if row.action not in LEAVING_OPEN:
        app.change(menu=None)
    press(app, Command(row.action))


def change_pace(app: App) -> None:
    """Run at the next faster speed of the menu."""
    app.runner.set_speed(next_larger(PACES, app.runner.speed))


def change_pause(app: App) -> None:
    """Pause on solutions for the next longer time of the menu."""
    app.player.tempo.pause = next_larger(PAUSES, app.player.tempo.stay)


def next_larger(values: tuple[float, ...], value: float) -> float:
    """Return the next larger of some ascending values; after the largest the first.

    >>> next_larger((1, 2, 5), 3), next_larger((1, 2, 5), 5)
    (5, 1)
    """
    for other in values:
        if other > value:
            return other
    return values[0]
