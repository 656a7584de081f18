"""The view of the page: its pen writes SVG. CPython can run it, too."""

from __future__ import annotations

from collections.abc import Callable

from ..app.commands import Action
from ..app.front import OF_EDITOR, Desk
from ..app.own_rows import OF_PROGRAM
from ..app.player import Player
from ..app.state import State
from ..parts.layout import Layout
from ..parts.view import View
from ..pens import THEMES, Pen
from ..pens.letters import TableFace
from ..pens.svg import SvgPen, put_nowhere

SMALLEST_TEXT = 16
"""The size of the smallest text in a page, in pixels."""


MISSING = frozenset(
    {
        Action.SAVE,
        Action.FULL_SCREEN,
        Action.QUIT,
        Action.FOCUS,
        Action.FOCUS_BACK,
    }
)
"""The actions that no page can do: it has no files, no window, and no focus ring."""

WITHOUT_PROGRAM = MISSING | (OF_PROGRAM - {Action.OWN_PROGRAM})
"""The actions that are missing until there is a program of a person."""

OF_RECORDED_ASIDE = (
    MISSING | OF_EDITOR | {Action.RUN_AGAIN, Action.READING, Action.FIND_FAULT}
)
"""The actions that are missing where one is recorded: it can't be run again."""

OF_RECORDED = OF_RECORDED_ASIDE | {Action.LARGER, Action.SMALLER, Action.TYPE}
"""The same while it is on view: it can't be run with another number of queens."""


class SvgView(View):
    """A view in SVG.

    Each part that has changed is passed to `put`, with its name; before a new pen
    begins, `clear` is called. Both can be replaced by other functions.
    """

    def __init__(
        self, player: Player, state: State | None = None, desk: Desk | None = None
    ) -> None:
        super().__init__(player, state, desk)
        self.put: Callable[[str, str | None], object] = put_nowhere
        self.clear: Callable[[], object] = tuple
        self._face = TableFace()

    def new_pen(self, layout: Layout) -> Pen:
        """Return a new pen, which writes all parts again."""
        self.clear()
        theme = THEMES[self.app.state.theme]
        return SvgPen(layout.sheet, theme, self._face, self.put)

    def forget(self) -> None:
        """Have the next picture written whole, with a new pen."""
        self._made_for = ()
        self.painted = None

    def svg(self) -> str:
        """Return the whole picture as SVG."""
        pen = self.paint()
        assert isinstance(pen, SvgPen)
        pen.done()
        return pen.svg()


class PageView(SvgView):
    """A view in a page, which has no files and no window, and the browser's focus."""

    smallest_text = SMALLEST_TEXT

    @property
    def missing(self) -> frozenset[Action]:
        """The actions that it can't do; what is recorded can't be run, for example."""
        program = self.app.own
        if program is None:
            return MISSING if self.app.shown_program else WITHOUT_PROGRAM
        if not program.is_recorded:
            return MISSING
        missing = OF_RECORDED if self.app.shown_program else OF_RECORDED_ASIDE
        return missing if program.file.name else missing | {Action.ANONYMOUS}
