"""What the list knows beyond where the search stands, as it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from queens_viz import Position
from queens_viz.looks.theme import THEMES

from .. import facts
from ..drawn import read
from ..support import click, do, finish, let_go, window_at
from .test_drawn_list import all_found, lines


def apart(one: Sequence[int], other: Sequence[int]) -> int:
    """Return how far two colours are apart."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("theme", THEMES)
def test_what_lies_beyond_the_search_is_pale_and_what_was_found_is_not(theme: str) -> None:
    window = window_at(":1", theme=theme)
    do(window, "a")
    finish(window)
    window.app.jump(Position.parse("1,6:8", 8))
    do(window, "f2")
    seen = read(window)
    (told,) = seen.lines_of(seen.body)[0]
    assert (told.what, told.colour) == ("1 of 92", seen.theme.text)
    found, *beyond = [{one.colour for one in line[1:9]} for line in lines(seen)]
    assert found == {seen.theme.text}
    assert beyond == [{seen.theme.muted}] * 6
    first, *others = [pygame.transform.average_color(seen.surface, tuple(board))[:3] for board in seen.small_boards]
    assert len(others) == 6
    assert max(apart(other, seen.colours.panel) for other in others) < apart(first, seen.colours.panel) / 2


def test_a_click_on_a_pale_line_shows_it_and_it_is_as_dark_as_any_that_is_shown() -> None:
    window = all_found(8)
    do(window, "home", "f2")
    do(window, click(lines(read(window))[3][0].centre), let_go())
    assert window.app.state.shown == Position(8, facts.solutions(8)[3], 0)
    seen = read(window)
    assert seen.words_in(seen.body)[0] == "0 of 92"
    assert {one.colour for one in lines(seen)[3]} == {seen.theme.text}
    assert {one.colour for one in lines(seen)[2]} == {seen.theme.muted}
