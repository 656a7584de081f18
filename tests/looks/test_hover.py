"""What is told of what lies under the mouse, as data."""

from __future__ import annotations

import pytest

from queens_viz.looks.hover import HoverLook, Kind, Target, look
from queens_viz.looks.scene import Scene
from queens_viz.search.position import Position

from .. import facts
from ..support import do, window_at


def told(text: str, target: Target | None, *keys: str, n: int = 8, language: str = "en") -> HoverLook | None:
    window = window_at(text, n, language=language)
    do(window, *keys)
    return look(Scene.of(window.app), target)


@pytest.mark.parametrize(
    ("square", "words", "attackers"),
    [
        ((3, 3), "would be attacked by column 2", (1,)),
        ((3, 0), "would be attacked by column 3", (2,)),
        ((3, 1), "would be attacked by columns 1, 2 and 3", (0, 1, 2)),
        ((3, 4), "would be attacked by column 1", (0,)),
        ((3, 2), "would be safe", ()),
        ((1, 0), "would be attacked by column 1", (0,)),
        ((1, 3), "would be safe", ()),
        ((0, 7), "would be safe", ()),
    ],
)
def test_a_square_tells_which_columns_would_attack_a_queen_there(
    square: tuple[int, int], words: str, attackers: tuple[int, ...]
) -> None:
    target = Target(Kind.SQUARE, square)
    assert told("2,4,1:6", target) == HoverLook(target, words, attackers)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        (Target(Kind.NUMBER, 4), "a run would halt at column 5"),
        (Target(Kind.LINE, 0.5), "step 7,906"),
        (Target(Kind.LINE, 0.0), "step 0"),
        (Target(Kind.LINE, 1.0), "step 15,812"),
        (Target(Kind.NODE, (1, 3)), "queens in rows 2, 4"),
        (Target(Kind.NODE, (1,)), "a queen in row 2"),
    ],
)
def test_a_number_a_place_of_the_line_and_a_node_tell_what_a_click_does(target: Target, words: str) -> None:
    queens = {(1, 3): ((0, 1), (1, 3)), (1,): ((0, 1),)}.get(target.value, ()) if target.kind is Kind.NODE else ()
    assert told("2,4,1:6", target) == HoverLook(target, words, queens=queens)


@pytest.mark.parametrize(
    "target",
    [
        None,
        Target(Kind.SQUARE, (4, 0)),
        Target(Kind.NODE, ()),
        Target(Kind.OTHER),
        Target(Kind.SQUARE, (0, 8)),  # where the board was larger before
        Target(Kind.NUMBER, 8),
        Target(Kind.BUTTON, "NEXT"),
    ],
)
def test_of_what_is_not_reached_and_of_buttons_nothing_is_told(target: Target | None) -> None:
    assert told("2,4,1:6", target) is None


@pytest.mark.parametrize("key", ["p", "b"])
@pytest.mark.parametrize("row", range(8))
def test_while_the_class_is_asked_no_square_tells_the_answer(row: int, key: str) -> None:
    target = Target(Kind.SQUARE, (3, row))
    assert told("2,4,1:6", target, key) == HoverLook(target, "")


@pytest.mark.parametrize(
    ("board", "language", "counts"),
    [
        ((0,), "en", ("227 nodes", "4 solutions")),
        ((0,), "de", ("227 Knoten", "4 Lösungen")),
        ((1, 3), "en", ()),
        ((2, 0), "en", ("63 nodes", "1 solution")),
    ],
)
def test_a_node_above_which_all_is_searched_tells_its_counts(
    board: tuple[int, ...], language: str, counts: tuple[str, ...]
) -> None:
    found = told("3,6:4" if board[0] == 2 else "2,4,1:6", Target(Kind.NODE, board), language=language)
    assert found
    nodes, solutions = facts.size(8, board) if counts else (0, 0)
    assert [int("".join(filter(str.isdigit, words))) for words in counts] == [nodes, solutions][: len(counts)]
    assert tuple(words.replace("\u00a0", " ") for words in found.counts) == counts


def test_of_the_node_that_is_shown_nothing_is_told() -> None:
    window = window_at("2,4,1:6")
    window.app.show(Position.parse("1:1", 8))
    assert look(Scene.of(window.app), Target(Kind.NODE, (0,))) is None
    assert look(Scene.of(window.app), Target(Kind.NODE, (1,))) is not None
