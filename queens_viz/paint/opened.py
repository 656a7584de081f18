"""What is open and changes where things stand."""

from __future__ import annotations

from typing import NamedTuple

from ..app.app import App


class Opened(NamedTuple):
    """What is open: the lesson by its language and number. The last two count on phones alone."""

    has_large_panel: bool = False
    has_outlook: bool = False
    has_program: bool = False
    lesson: tuple[str, int] | None = None
    has_strip: bool = False
    is_asked: bool = False


CLOSED = Opened()
"""Nothing of it."""


def opened_in(app: App) -> Opened:
    """Return what is open in an app."""
    state = app.state
    return Opened(
        has_large_panel=state.tree.is_large or (state.has_large_program and app.has_program),
        has_outlook=state.has_outlook and not app.own_board,
        has_program=app.has_program,
        lesson=(state.language, state.lesson.lesson) if state.lesson else None,
    )
