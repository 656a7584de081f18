"""A state once more: painted key by key, by the window's pen, and with a verdict that is a lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from unittest.mock import patch

import pygame

from queens_viz.browser.page_view import PageView
from queens_viz.parts.view import View
from queens_viz.pens.rect import NOWHERE
from queens_viz.pens.svg import DEFINITIONS, SvgPen
from queens_viz.pens.theme import THEMES
from queens_viz.search.position import attackers
from queens_viz.window.pen import SurfaceInk

from ..afresh import afresh, groups_of
from ..recorder import Recorder, SurfaceRecorder, SvgRecorder, recording
from ..states import LETTERS, State
from ..support import FACE
from .seam import read

standing = lru_cache(maxsize=1)(read)
"""A view of a state, in which nothing is done."""


def stale(state: State) -> list[str]:
    """Return the groups of a page, painted after every key and on its way there, that a fresh pen writes otherwise."""
    groups: dict[str, str | None] = {}

    class Painted(PageView):
        def __init__(self, player, state, desk):  # type: ignore[no-untyped-def]
            super().__init__(player, state, desk)
            self.put, self.clear, self._face = groups.__setitem__, groups.clear, LETTERS

    def paint(page: PageView) -> None:
        page.moves = not page.app.runner.is_busy
        for _ in range(20):
            if isinstance(pen := page.paint(), SvgPen):
                pen.done()
            if not page.is_moving:
                return
            page.pass_time(0.1)

    fresh = groups_of(state.led(Painted, paint))
    return sorted(
        name
        for name in {*groups, *fresh} - {DEFINITIONS}
        if (groups.get(name) or "") != fresh.get(name, "")
    )


def strokes_of(pen: Recorder, view: View) -> set[str]:
    """Return what a pen draws of what a view shows."""
    with recording(pen) as record:
        afresh(view, pen)
        if isinstance(pen, SurfaceRecorder):
            pen.done()
    assert record
    return {str(one._replace(room=NOWHERE)) for one in record}


def otherwise_by(state: State) -> Iterator[tuple[str, str]]:
    """Yield what only the pen that draws nothing draws, or only that of page or window, by the same letters."""
    view = standing(state)
    sheet, theme = view.frame().pen.sheet, THEMES[state.theme]
    surface = pygame.Surface(state.size)
    page, window = (
        SvgRecorder(sheet, theme, LETTERS),
        SurfaceRecorder(surface, sheet, SurfaceInk(theme), FACE),
    )
    for name, pen in (("page", page), ("window", window)):
        plain = strokes_of(Recorder(sheet, theme, pen.face), view)
        yield from ((name, one) for one in plain ^ strokes_of(pen, view))


def telling(state: State) -> list[str]:
    """Return the groups in which a verdict that is asked for can be seen: they change when the verdict is a lie."""
    view = standing(state)
    if not view.app.asking.hides_verdict:
        return []
    true, here = groups_of(view), view.app.player.search.position
    false = () if here.attackers else (0,)

    def lie(board: tuple[int, ...], row: int) -> tuple[int, ...]:
        return (
            false
            if (board, row) == (here.board, here.candidate)
            else attackers(board, row)
        )

    with patch("queens_viz.search.position.attackers", lie):
        lied = groups_of(view)
    return [name for name in {*true, *lied} if true.get(name) != lied.get(name)]
