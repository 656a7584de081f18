"""Which layout a window has: by its size, and by what is open in it."""

from __future__ import annotations

from ..app.app import App
from ..pens.face import SMALLEST_TEXT
from .layout import Layout, lay_out
from .opened import opened_in
from .phone_layout import is_phone, lay_out_phone, opened_on_phone
from .race_layout import lay_out_race


def layout_of(app: App, size: tuple[int, int], smallest: int = SMALLEST_TEXT) -> Layout:
    """Return the layout of a window of some size, and smallest type, for what is open in it."""
    opened = opened_in(app)
    if is_phone(*size):
        layout = lay_out_phone(*size, app.player.search.n, opened_on_phone(app, opened))
    else:
        layout = lay_out(*size, app.player.search.n, opened, smallest)
    return lay_out_race(layout, opened) if app.compare and layout.header.width else layout
