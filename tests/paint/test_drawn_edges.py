"""What is to be read beside the board: numbers, stack and breakpoints, against what is true of the position."""

from __future__ import annotations

from itertools import combinations
from math import gcd

import pytest

from queens_viz.looks.theme import THEMES
from queens_viz.paint.rect import Rect

from .. import facts
from ..drawn import read
from ..scenes import OF_POSITIONS, seen_at
from ..support import SIZES, window_at


@OF_POSITIONS
def test_each_column_and_row_has_its_number_beside_it(n: int, text: str, size: tuple[int, int]) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    for k in range(n):
        column, row = seen.texts(seen.number_place(k)), seen.texts(seen.row_place(k))
        assert [one.what for one in (*column, *row)] == [str(k + 1)] * 2
        is_here = state.row is not None and k == state.column
        assert column[0].is_bold is is_here
        assert column[0].colour == (seen.theme.text if is_here else seen.theme.muted)
        assert row[0].is_bold is (k == state.row)
        assert row[0].colour == (seen.theme.text if k == state.row else seen.theme.muted)
        assert abs(column[0].centre[0] - seen.square(k, 0).centerx) <= 2
        assert abs(row[0].centre[1] - seen.square(0, k).centery) <= 3


@OF_POSITIONS
def test_the_stack_has_each_queen_s_row_under_its_column_and_the_candidate_s_with_a_question_mark(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    for column in range(n):
        cell = seen.stack_cell(column)
        (card,) = (one for one in seen.things("card", cell))
        if column < len(state.board):
            expected, border, ink = [str(state.board[column] + 1)], seen.theme.border, seen.theme.text
        elif state.row is not None and column == state.column:
            expected, border, ink = [f"{state.row + 1}?"], seen.theme.candidate, seen.theme.attacked
        else:
            expected, border, ink = [], seen.theme.track, seen.theme.text
        assert seen.words_in(cell) == expected
        assert card.second == border
        assert all(one.colour == ink for one in seen.texts(cell))


@pytest.mark.parametrize("size", SIZES)
def test_pills_stand_behind_the_numbers_of_columns_with_a_breakpoint(size: tuple[int, int]) -> None:
    window = window_at("2,4,1:6")
    for column in (2, 6):
        window.app.player.toggle_breakpoint(column)
    seen = read(window, size)
    for column in range(8):
        place = seen.number_place(column)
        pills = [card for card in seen.things("card", place) if card.colour == seen.theme.accent]
        assert len(pills) == (column in (2, 6))
        (number,) = seen.texts(place)
        assert (number.colour == seen.theme.on_accent) is (column in (2, 6))


@pytest.mark.parametrize("theme", THEMES)
def test_the_number_of_the_column_at_hand_can_be_read_on_its_pill(theme: str) -> None:
    window = window_at("2,4,1:6", theme=theme)
    window.app.player.toggle_breakpoint(3)
    seen = read(window)
    (number,) = seen.texts(seen.number_place(3))
    assert (number.what, number.colour, number.is_bold) == ("4", seen.theme.on_accent, True)


@pytest.mark.parametrize(
    ("n", "text", "size"), [(30, "1,3,5,7,9:20", (1280, 800)), (100, "1,3,5:56", (1024, 768)), (60, ":1", (640, 480))]
)
def test_on_a_large_board_some_columns_have_numbers_and_those_are_right(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen = seen_at(n, text, size)
    queens, _, candidate = text.partition(":")
    here = len(queens.split(",")) if queens else 0, int(candidate) - 1
    numbers = [one for one in seen.texts(seen.number_place(0).union(seen.number_place(n - 1))) if one.what.isdigit()]
    rows = [one for one in seen.texts(seen.row_place(0).union(seen.row_place(n - 1))) if one.what.isdigit()]
    assert len(numbers) > 4
    assert len(rows) > 4
    for one in numbers:
        assert abs(one.centre[0] - seen.square(int(one.what) - 1, 0).centerx) <= 2
    for one in rows:
        assert abs(one.centre[1] - seen.square(0, int(one.what) - 1).centery) <= 3
    for every in (numbers, rows):
        # The first one always has a number; beside it and the one at hand the distances are round.
        told = sorted(int(one.what) for one in every)
        assert told[0] == 1
        others = [int(one.what) for one in every if one.what != "1" and not one.is_bold]
        assert gcd(*(one - others[0] for one in others)) in (2, 5, 10, 20, 25, 50)
        boxes = [one.rect for one in every]
        assert not any(one.inflate(0, -8).colliderect(other.inflate(0, -8)) for one, other in combinations(boxes, 2))
    # The one at hand is bold, unless it would stand in the way of the first.
    assert [one.what for one in numbers if one.is_bold] == ([str(here[0] + 1)] if n < 100 else [])
    assert [one.what for one in rows if one.is_bold] == [str(here[1] + 1)]


def test_where_its_cells_are_too_narrow_the_stack_is_one_line_and_its_end_counts() -> None:
    rows = [1, 3, 5, 7, 9, 11]
    seen = seen_at(100, ",".join(map(str, rows)) + ":13", (1024, 768))
    line, candidate = seen.texts(seen.stack)[:2]
    assert line.what.split() == [str(row) for row in rows]
    assert (candidate.what, candidate.colour) == ("13?", seen.theme.attacked)
    long = [*range(1, 100, 2)]
    seen = seen_at(100, ",".join(map(str, long)) + ":1", (640, 480))
    shown = seen.texts(seen.stack)[0].what.split()
    assert shown[0] == "…"
    assert shown[1:] == [str(row) for row in long][-len(shown) + 1 :]


@pytest.mark.parametrize("size", SIZES)
def test_a_caption_says_which_numbers_are_columns_and_which_are_rows(size: tuple[int, int]) -> None:
    seen = seen_at(8, "2,4:6", size)
    for words, place in ((seen.say("column_short"), seen.number_place(0)), (seen.say("row_short"), seen.stack_cell(0))):
        caption = seen.text(words, Rect(0, place.top - 2, seen.board.left, place.height + 4))
        assert caption.rect.right < seen.board.left
        assert caption.colour == seen.theme.muted
