"""What answers the mouse before it is pressed: buttons, squares, numbers, the progress line and nodes."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.commands import Action, Command
from queens_viz.looks.hover import Kind, Target
from queens_viz.looks.theme import THEMES
from queens_viz.paint.layout import lay_out
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window

from ..drawn import Seen, read
from ..pairs import each_once
from ..support import SIZES, anew, click, do, hold, hover, let_go, window_at

SIZE = (1280, 800)
LAYOUT = lay_out(*SIZE, 8)


def hovering(point: tuple[int, int], *keys: str, text: str = "2,4,1:6", theme: str = "light") -> tuple[Window, Seen]:
    """Return a window over which the mouse has come to a point."""
    window = window_at(text, theme=theme)
    do(window, *keys, hover(point))
    return window, read(window)


def button(window: Window, name: Action) -> Rect:
    return next(one.rect for one in window.frame().buttons if one.look.name is name)


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


@each_once({"theme": list(THEMES), "name": [Action.NEXT, Action.RUN, Action.THEME]})
def test_a_button_under_the_mouse_is_tinted_and_a_pressed_one_more(theme: str, name: Action) -> None:
    window = window_at("2,4,1:6", theme=theme)
    do(window, hover((640, 3)))
    place = button(window, name)
    at_rest = read(window).card_around(place)
    do(window, hover(place.center))
    seen = read(window)
    assert seen.card_around(place).colour == (seen.theme.first_hover if name is Action.RUN else seen.theme.hover)
    assert seen.card_around(place).rect == at_rest.rect
    if name is Action.NEXT:
        do(window, hold(place.center))
        seen = read(window)
        assert (seen.card_around(place).colour, seen.card_around(place).second) == (
            seen.theme.pressed,
            seen.theme.accent,
        )
    do(window, let_go(place.center), hover((640, 3)))
    assert read(window).card_around(place).colour == at_rest.colour


def test_a_button_that_does_not_apply_stays_as_it_is() -> None:
    window = window_at(":1")
    shown = read(window)
    place = button(window, Action.BACK)
    before = shown.card_around(place)
    do(window, hover(place.center))
    assert read(window).card_around(place) == before


def test_a_square_shows_a_hollow_queen_and_what_would_attack_it() -> None:
    window, seen = hovering(LAYOUT.square(3, 3).center)
    assert any(
        icon.what == "crown" and icon.is_hollow and icon.colour == seen.theme.accent for icon in seen.icons_on(3, 3)
    )
    tip = bubble(seen, "would be attacked by column 2")
    assert tip.bottom < LAYOUT.square(3, 3).top
    assert abs(tip.centerx - LAYOUT.square(3, 3).centerx) <= 2
    attacked = [one.rect for one in seen.things("frame") if one.colour == seen.theme.accent]
    assert attacked == [LAYOUT.square(1, 3), LAYOUT.square(3, 3)]
    dashes = [one for one in seen.things("line") if one.colour == seen.theme.accent]
    assert len(dashes) >= 4
    for dash in dashes:
        assert all(LAYOUT.square(1, 3).right <= x <= LAYOUT.square(3, 3).left for x, _ in dash.points)
        assert all(abs(y - LAYOUT.square(1, 3).centery) <= 1 for _, y in dash.points)
    do(window, hover((640, 3)))
    assert pygame.image.tobytes(read(window).surface, "RGB") == pygame.image.tobytes(anew(window, SIZE), "RGB")


@pytest.mark.parametrize("target", [Target(Kind.SQUARE, (3, 1)), Target(Kind.NUMBER, 3)])
def test_nothing_is_drawn_on_a_board_that_has_gone_from_under_the_mouse(target: Target) -> None:
    window = window_at("2,4,1:1", 4)
    do(window, "f3", "o")
    without = read(window).things("text")
    window.hand = window.hand._replace(hover=target)
    assert read(window).things("text") == without
    do(window, "o")
    assert len(read(window).things("text")) > len(without)


@pytest.mark.parametrize("square", [(3, 5), (0, 1)])
def test_no_second_queen_is_drawn_where_one_stands(square: tuple[int, int]) -> None:
    _, seen = hovering(LAYOUT.square(*square).center)
    assert [icon.is_hollow for icon in seen.icons_on(*square) if icon.what == "crown"] == [False]


def test_the_top_row_s_bubble_hangs_below_it() -> None:
    _, seen = hovering(LAYOUT.square(2, 7).center)
    assert bubble(seen, "would be safe").top > LAYOUT.square(2, 7).top


def test_a_column_s_number_shows_the_breakpoint_to_be() -> None:
    point = LAYOUT.square(4, 0).centerx, LAYOUT.numbers.centery
    _, seen = hovering(point)
    assert bubble(seen, "a run would halt at column 5").top >= LAYOUT.numbers.bottom
    (pill,) = (one for one in seen.things("frame") if one.rect.collidepoint(point))
    assert (pill.colour, pill.rect.centerx) == (seen.theme.accent, point[0])


@pytest.mark.parametrize("share", [0.0, 0.25, 0.99])
def test_the_progress_line_tells_the_step_under_the_mouse(share: float) -> None:
    window = window_at("2,4,1:6")
    read(window)
    foot = window.frame().foot
    assert foot
    track = foot.progress.track
    x = track.left + round(share * track.width)
    do(window, hover((x, track.centery)))
    steps = int((x - track.left) / track.width * 15812)
    seen = read(window)
    tip = bubble(seen, seen.say("step", steps=steps))
    assert tip.bottom < track.top
    assert tip.left - 8 <= x <= tip.right + 8


def test_a_node_of_the_tree_shows_its_board_on_a_card_beside_it() -> None:
    window = window_at("2,4,1:6")
    do(window, "f3")
    tree = window.frame().tree
    assert tree
    for spot, (x, y) in zip(tree.look.spots, tree.places.points, strict=True):
        if spot.node.board != (1, 3):
            continue
        do(window, hover((round(x), round(y))))
        seen = read(window)
        words = seen.text("queens in rows 2, 4")
        card = seen.card_around(words.rect)
        assert not card.rect.collidepoint((x, y))
        (board,) = seen.things("checks", card.rect)
        assert card.rect.contains(board.rect)
        assert board.rect.bottom < words.rect.top
        break
    else:
        pytest.fail("the path to the candidate is in the tree")


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


def test_a_column_that_has_a_breakpoint_gets_no_second_pill_under_the_mouse() -> None:
    window = window_at("2,4,1:6")
    place = read(window).number_place(4)
    for is_set in (False, True):
        do(window, hover(place.center))
        seen = read(window)
        pills = [one for one in seen.things("frame", place) if one.colour == seen.theme.accent]
        assert len(pills) == (not is_set)
        do(window, click(place.center), let_go(place.center))
