"""What the page keeps of its picture, where boards have moved under a finger."""

from __future__ import annotations

import pytest

from queens_viz.paint.compare_panel import ComparePanel

from ..states import settle
from .twin import svg_of, view_at


@pytest.mark.parametrize("language", ["en", "de"])
def test_boards_that_were_scrolled_are_written_where_they_are_now(language: str) -> None:
    view = view_at(8, keys="f8 right right right right", size=(390, 844), language=language)
    for scrolled in (40, 90, 0, 200):
        view.hand = view.hand.scrolling("boards", scrolled)
        settle(view)
        view.paint()
        (panel,) = view.frame().panels
        assert isinstance(panel.contents, ComparePanel)
        svg, fields = svg_of(view), [spot.layout.field for spot in panel.contents.spots]
        seen = [field for field in fields if field.colliderect(panel.contents.boards)]
        assert len(seen) > 1
        for field in seen:
            assert f'<g transform="translate({field.left},{field.top})">' in svg, (scrolled, field)
