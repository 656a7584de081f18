"""What answers the mouse before it is pressed: squares, numbers, the progress line, queens of the tree."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.parts.hover import Kind, NodeTooltip, Target, Tooltip, tooltip_of

from ..support import do, hover, part_in, square_of, texts, window_at

Point = tuple[int, int]


def told(
    target: Target | None, *keys: str, text: str = "2,4,1:6"
) -> Tooltip | NodeTooltip | None:
    window = window_at(text)
    do(window, *keys)
    return tooltip_of(window.frame().scene, target)


@pytest.mark.parametrize(
    ("kind", "value", "words", "attackers"),
    [
        (Kind.SQUARE, (3, 3), "would be attacked from column 2", (1,)),
        (Kind.SQUARE, (3, 1), "would be attacked from columns 1, 2 and 3", (0, 1, 2)),
        (Kind.SQUARE, (3, 2), "would be safe", ()),
        (Kind.NUMBER, 4, "a run would halt at column 5", ()),
        (Kind.LINE, 0.5, "step 7,906", ()),
        (Kind.LINE, 1.0, "step 15,812", ()),
    ],
)
def test_it_is_told_what_a_click_would_do(
    kind: Kind, value: object, words: str, attackers: tuple[int, ...]
) -> None:
    assert told(Target(kind, value)) == Tooltip(words, attackers)


@pytest.mark.parametrize(
    "target",
    [
        None,
        Target(Kind.SQUARE, (4, 0)),
        Target(Kind.NODE, ()),
        Target(Kind.OTHER),
        Target(Kind.SQUARE, (0, 8)),  # where the board was larger before
        Target(Kind.NUMBER, 8),
    ],
)
def test_of_what_is_not_reached_and_of_buttons_nothing_is_told(
    target: Target | None,
) -> None:
    assert told(target) is None


@pytest.mark.parametrize("key", ["p", "b", "m"])
def test_while_the_class_is_asked_no_square_tells_the_answer(key: str) -> None:
    for row in (2, 3):
        assert told(Target(Kind.SQUARE, (3, row)), key) == Tooltip("")


@pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1080), (600, 480), (390, 844)], ids=str
)
def test_what_is_told_stands_in_the_window_and_not_on_what_it_tells_of(
    size: Point,
) -> None:
    window = window_at("2,4,6,8,3:1")
    do(window, "f3", size=size)
    grid, tree = window.frame().layout.grid, part_in(window, "tree").place
    assert grid
    places = {
        Target(Kind.SQUARE, one): grid.square(*one)
        for one in ((0, 7), (3, 0), (1, 7), (4, 4))
    }
    # What is told of a queen stands at the other end of the tree.
    ends = (
        tree.column(tree.left, tree.width // 4),
        tree.column(tree.right - tree.width // 4, tree.width // 4),
    )
    places |= {
        Target(Kind.NODE, (0,), is_right): ends[is_right] for is_right in (False, True)
    }
    for target, place in places.items():
        window.state = window.state._replace(hover=target)
        shown = part_in(window, "hover")
        (card, *_) = [
            values[0]
            for name, values, _ in shown.strokes
            if name == "box" and "text" in values
        ]
        assert card.clamp(window.frame().layout.window) == card, target
        assert not card.colliderect(place), target
        assert not shown.cuts, target


def test_what_is_told_keeps_up_with_the_search_and_goes_with_the_mouse_a_key_and_the_help() -> (
    None
):
    window = window_at("2,4,1:1")
    square = square_of(window, 2, 0)
    do(window, hover(square))
    assert "safe from the queens before it" in texts(window)
    window.app.player.back()
    window.app.player.back()
    assert "would be safe" not in texts(window), "column 3 is not reached yet"
    for event in ("right", pygame.event.Event(pygame.WINDOWLEAVE), "f1"):
        do(window, hover(square), event)
        assert window.state.hover is None


def test_a_queen_without_a_solution_says_so_in_grey_and_one_with_some_in_green() -> (
    None
):
    window = window_at("2,4,6,8,3:1")
    do(window, "f3")
    for board, words, role in (
        ((0,), "4 solutions", "safe"),
        ((1, 3, 0), "no solution", "muted"),
    ):
        window.state = window.state._replace(hover=Target(Kind.NODE, board))
        strokes = part_in(window, "hover").strokes
        letters = [values for name, values, _ in strokes if name == "letters"]
        assert (letters[-1][0], letters[-1][3]) == (words, role)
