"""What answers the mouse before it is pressed: buttons, squares, numbers, the progress line and nodes."""

from __future__ import annotations

import pygame

from queens_viz.app.commands import Action, Command
from queens_viz.looks.hover import Kind
from queens_viz.paint.layout import lay_out
from queens_viz.pens.rect import Rect
from queens_viz.window.window import Window

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import SIZES, do, hover, window_at

SIZE = (1280, 800)
LAYOUT = lay_out(*SIZE, 8)


def hovering(point: tuple[int, int], *keys: str, text: str = "2,4,1:6", theme: str = "light") -> tuple[Window, Seen]:
    """Return a window over which the mouse has come to a point."""
    window = window_at(text, theme=theme)
    do(window, *keys, hover(point))
    return window, read(window)


def bubble(seen: Seen, words: str) -> Rect:
    """Return the bubble with these words, and check that they are on it."""
    card = [card for card in seen.things("card") if card.rect.contains(seen.text(words).rect)][-1]
    assert card.colour == seen.theme.text
    assert Rect(0, 0, *SIZE).contains(card.rect)
    assert seen.text(words).colour == seen.theme.window
    return card.rect


@each_once({"size": SIZES, "tab": ["f2", "f3", "f4"]})
def test_what_can_be_clicked_is_what_answers_the_mouse(size: tuple[int, int], tab: str) -> None:
    window = window_at("2,4,6:1", 6)
    do(window, tab, size=size)
    frame = window.frame()
    for x in range(2, size[0], 23):
        for y in range(2, size[1], 19):
            clicked = frame.clicked((x, y))
            # The ground of the tree and the bar of the list are dragged; what lies ahead only says that it does.
            is_idle = clicked in (None, Action.TREE, Action.SOLUTIONS, Command(Action.EXPLAIN, Action.JUMP))
            assert (frame.target_at((x, y)) is None) == is_idle, (x, y)


def test_the_mouse_that_leaves_the_window_leaves_nothing_behind() -> None:
    window, _ = hovering(LAYOUT.square(3, 3).center)
    do(window, pygame.event.Event(pygame.WINDOWLEAVE))
    assert window.hand.hover is None
    assert read(window).things("line") == read(window_at("2,4,1:6")).things("line")


def test_behind_the_help_nothing_answers_the_mouse() -> None:
    window, _ = hovering(LAYOUT.square(3, 3).center, "f1")
    beside = window.frame().beside
    assert beside
    assert beside.hover is None


def test_what_is_told_keeps_up_with_the_search() -> None:
    window, seen = hovering(LAYOUT.square(2, 0).center, text="2,4:1")
    assert bubble(seen, "would be safe")
    window.app.player.back()
    window.app.player.back()
    assert window.hand.hover
    assert window.hand.hover.kind is Kind.SQUARE
    assert "would be safe" not in read(window).words_in(), "column 3 is not reached yet"


def test_a_key_takes_away_what_is_told_of_a_mouse_that_rests() -> None:
    window, seen = hovering(LAYOUT.square(2, 0).center, text="2,4:1")
    assert bubble(seen, "would be safe")
    do(window, "right")
    assert "would be safe" not in read(window).words_in()
    do(window, hover(LAYOUT.square(1, 0).center))
    assert "would be attacked by column 1" in read(window).words_in()
