"""The menu as the page's painter draws it: under one title, and without the settings that have no key."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..looks import menu
from ..looks.menu import MenuRow
from ..looks.scene import Scene


class MenuLook(NamedTuple):
    """The title and the rows of the menu."""

    title: str
    rows: tuple[MenuRow, ...]


def look(scene: Scene) -> MenuLook | None:
    """Decide what the menu shows, if it is open."""
    shown = menu.look(scene)
    if not shown:
        return None
    rows = [row for row in shown.rows if row.button.hint]
    # The theme is no switch that is on or off.
    bare = [row._replace(state="") if row.button.action is Action.THEME else row for row in rows]
    return MenuLook(scene.say("for_the_class"), tuple(bare))
