"""What the page shows: a view whose pen writes SVG. It knows no document, so CPython can show it too."""

from __future__ import annotations

from collections.abc import Callable

from ..app.commands import Action
from ..app.front import Desk
from ..app.player import Player
from ..app.state import State
from ..parts.layout import Layout
from ..parts.view import View
from ..pens import THEMES, Pen
from ..pens.letters import TableFace
from ..pens.svg import SvgPen, put_nowhere

SMALLEST_TEXT = 16
"""Pixels of the smallest type in a page."""


class SvgView(View):
    """A view whose parts are `put` somewhere by their names; what stands there is cleared for a new pen."""

    def __init__(
        self, player: Player, state: State | None = None, desk: Desk | None = None
    ) -> None:
        super().__init__(player, state, desk)
        self.put: Callable[[str, str | None], object] = put_nowhere
        self.clear: Callable[[], object] = tuple
        self._face = TableFace()

    def new_pen(self, layout: Layout) -> Pen:
        """Return a pen for the document."""
        self.clear()
        return SvgPen(layout.sheet, THEMES[self.app.state.theme], self._face, self.put)

    def forget(self) -> None:
        """Forget what stands in the document: the next picture is painted whole."""
        self._made_for, self.shown = (), None

    def svg(self) -> str:
        """Paint, and return the picture as groups of SVG."""
        pen = self.paint()
        assert isinstance(pen, SvgPen)
        pen.done()
        return pen.svg()


class PageView(SvgView):
    """A view in a page: that has neither files nor a window of its own, and its focus is the browser's."""

    smallest_text = SMALLEST_TEXT
    missing = frozenset(
        {Action.SAVE, Action.FULL_SCREEN, Action.QUIT, Action.FOCUS, Action.FOCUS_BACK}
    )
