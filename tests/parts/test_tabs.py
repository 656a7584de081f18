"""Tabs: they stand apart in every window of a desk."""

from __future__ import annotations

from itertools import pairwise

from queens_viz.parts.tabs import APART
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once
from ..states import view_at
from ..support import part_in

DESKS = [(1024, 768), (1280, 800), (1366, 657), (1366, 768), (1920, 1080), (2560, 1440)]


@each_once({"size": DESKS, "language": [*LANGUAGES], "at": [":1", "1:3"]})
def test_tabs_stand_apart(size: tuple[int, int], language: str, at: str) -> None:
    view = view_at(8, at, "f2", size, language)
    head = part_in(view, "head 0")
    gap = round(APART * view.frame().layout.type.reason)
    places = [button.rect for button in head.buttons]
    assert len(places) == 4 - (view.frame().layout.second_panel.width > 0)
    assert all(right.left - left.right >= gap for left, right in pairwise(places))
    assert not head.cuts
