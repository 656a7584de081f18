"""How what is on view is saved, copied and shared."""

from __future__ import annotations

from ..search.position import Position
from .app import App


def save(app: App) -> None:
    """Save a picture of what is on view, without the message."""
    app.change(message="")
    try:
        path = app.front.save(f"queens-{app.search.n}")
    except OSError as error:
        reason = error.strerror or error
        app.show_message("not_saved", reason=reason, is_error=True)
    else:
        app.show_message("saved", path=path)


def copy(app: App) -> None:
    """Copy the position on the board, or the own board as a grid."""
    position = app.visible_position
    own = app.own_board
    if own:
        if own.position is None:
            _copy(app, own.grid, message="copied_board")
            return
        position = own.position
    if position.is_end:
        # The end has no text: the first position begins the next round.
        position = Position.first(position.n, position.strategy)
    _copy(app, str(position))


def share(app: App) -> None:
    """Copy the link to what is on view, and show its QR code, or hide it."""
    link = app.whole_link
    is_shown = app.state.has_help and app.state.has_code
    if app.desk.address:
        _copy(app, link)
    else:
        _copy(app, link, "no_address")
    has_code = not is_shown and app.desk.code(link) is not None
    app.change(has_help=has_code, has_code=has_code)


def _copy(app: App, text: str, *more: str, message: str = "copied") -> None:
    """Copy a text to the clipboard, and show a message, followed by others."""
    if app.desk.copy(text):
        app.show_message(message, *more, position=text)
    else:
        app.show_message("not_copied", is_error=True)
