"""What leaves the app and comes into it: pictures and positions."""

from __future__ import annotations

from ..search.position import Position
from .app import App


def save(app: App) -> None:
    """Save a picture of what is to be seen, without the message."""
    app.change(message="")
    try:
        path = app.front.save(f"queens-{app.player.search.n}")
    except OSError as error:
        app.tell("not_saved", reason=error.strerror or error, is_bad=True)
    else:
        app.tell("saved", path=path)


def copy(app: App) -> None:
    """Put the position on the board into the clipboard."""
    position = app.elsewhere if app.own_board else app.on_view
    if not position:
        app.tell("no_beginning", is_bad=True)
        return
    # The end position has no text of its own; it resumes with a new round.
    text = str(Position.first(position.n, position.strategy) if position.is_end else position)
    if app.desk.copy(text):
        app.tell("copied", position=text)
    else:
        app.tell("not_copied", is_bad=True)


def paste(app: App) -> None:
    """Go to the position in the clipboard; on the class's own board set its queens."""
    n = app.player.search.n
    try:
        position = Position.parse(app.desk.paste(), n)
    except ValueError as error:
        app.tell("not_pasted", n=n, reason=app.say.complaint(error), is_bad=True)
        return
    if own := app.own_board:
        app.change(own_board=own.holding(frozenset(position.queens)))
    else:
        app.jump(position)
