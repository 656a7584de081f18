"""Calls and values of the program as they are drawn: what parts them, and what must not touch, in any window."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.paint.rect import Rect
from queens_viz.search.listing import Program

from ..drawn import Seen, read
from ..pairs import every_pair
from ..support import do
from ..things import Thing
from .test_drawn_program import SIZES, calls_of, code_lines, seen_at

RECURSION = Program.RECURSION


def hairlines(seen: Seen) -> list[Rect]:
    """Return the lines that part what stands in the panel, from the left and from the top."""
    fills = [one.rect for one in seen.things("fill", seen.body) if one.colour == seen.theme.hairline]
    return sorted(fills, key=lambda rect: rect.topleft)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (900, 800), (1020, 920), (600, 900)])
def test_lines_part_the_listing_from_the_calls_and_both_from_the_values(size: tuple[int, int]) -> None:
    _, seen = seen_at(8, "2,4,1,3,5:7", size, "f4", "i")
    lines, calls, body = code_lines(seen, RECURSION), [frame.rect for _, frame in calls_of(seen)], seen.body
    if not calls:
        assert hairlines(seen) == [], "the listing is there alone"
        return
    below, between = sorted(hairlines(seen), key=lambda rect: rect.height)
    if calls[0].left < lines[0].rect.right:
        between, below = sorted((between, below), key=lambda rect: rect.top)
        assert lines[-1].rect.bottom < between.top < seen.text("Loop", body).rect.top
        assert (between.left, between.width, between.height) == (body.left + 1, body.width - 2, 1)
    else:
        assert max(one.rect.right for one in lines) < between.left < min(one.left for one in calls)
        assert (between.top, between.bottom, between.width) == (body.top, below.top, 1)
    *_, last = seen.lines_of(body)
    assert max(lines[-1].rect.bottom, *(one.bottom for one in calls)) < below.top < last[0].rect.top
    assert (below.left, below.width, below.height) == (body.left + 1, body.width - 2, 1)


def test_the_numbers_of_lines_that_changed_something_have_the_text_s_colour() -> None:
    _, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4", "i")
    lines = code_lines(seen, RECURSION)
    numbers = [one for one in seen.texts(seen.body) if one.what.isdigit() and one.rect.right < lines[0].rect.left]
    assert {one.what for one in numbers if one.colour == seen.theme.text} == {"5"}
    assert {one.colour for one in numbers if one.what != "5"} == {seen.theme.muted}


def test_the_line_that_a_call_runs_is_muted_but_for_the_innermost_s() -> None:
    _, seen = seen_at(8, "2,4,1,3,5:7", (1280, 800), "f4", "i")
    inks = [seen.texts(frame.rect)[-1].colour for _, frame in calls_of(seen)]
    assert inks == [seen.theme.muted] * 5 + [seen.theme.text]


@pytest.mark.parametrize(
    ("n", "size"),
    [(8, (1280, 800)), (8, (640, 480)), (30, (800, 600)), (100, (1280, 800)), (8, (1020, 920)), (8, (840, 960))],
)
def test_calls_go_down_each_column_of_frames_and_their_words_stand_side_by_side(n: int, size: tuple[int, int]) -> None:
    board = ",".join(str(row + 1) for row in range(1, n, 2))
    _, seen = seen_at(n, f"{board}:{n}", size, "f4", "i")
    if not calls_of(seen):
        window, _ = seen_at(n, f"{board}:{n}", size, "f4", "i")
        do(window, "f4", size=size)
        seen = read(window, size)
    calls = sorted(calls_of(seen), key=lambda call: call[1].rect.topleft)
    columns = [int(words[0][6:-1]) for words, _ in calls]
    assert columns == sorted(columns)
    assert len(columns) >= 2
    for _, frame in calls:
        texts = seen.texts(frame.rect)
        assert all(one.rect.right < other.rect.left for one, other in pairwise(texts))
        assert all(frame.rect.contains(one.rect) for one in texts)


def seen_with_values(n: int, text: str, size: tuple[int, int], *keys: str) -> Seen:
    """Return what is seen with calls and values, where these have to be turned to."""
    window, seen = seen_at(n, text, size, *keys)
    if not hairlines(seen):
        do(window, "f4", size=size)
    return read(window, size)


def lines_apart(texts: list[Thing]) -> list[float]:
    """Return how far lines of text are apart, in their type."""
    heights = sorted({one.centre[1] for one in texts})
    return [(low - high) / texts[0].size for high, low in pairwise(heights)]


@pytest.mark.parametrize("size", SIZES)
def test_a_remark_is_broken_into_lines_that_do_not_touch(size: tuple[int, int]) -> None:
    seen = seen_with_values(4, ":1", size, "f4")
    told = "The loop makes no calls: the list board is its memory."
    remark = [one for one in seen.texts(seen.body) if one.what in told and len(one.what) > 3]
    assert " ".join(one.what for one in sorted(remark, key=lambda one: one.centre[1])) == told
    assert len({one.centre[1] for one in remark}) == len(remark)
    assert all(1.2 <= apart <= 1.4 for apart in lines_apart(remark))


@every_pair({"n, queens": [(8, 4), (30, 15), (100, 50)], "size": SIZES})
def test_the_values_stand_in_lines_that_do_not_touch(n: int, queens: int, size: tuple[int, int]) -> None:
    board = ",".join(str(2 * k) for k in range(1, queens + 1))
    seen = seen_with_values(n, f"{board}:{n}", size, "f4", "i")
    top = max(rect.top for rect in hairlines(seen) if rect.height == 1)
    texts = [one for one in seen.texts(seen.body) if one.centre[1] > top]
    assert [one.what for one in texts if one.what.endswith(" = ")] == [
        "board = ",
        "column = ",
        "row = ",
        "solutions = ",
    ]
    assert all(seen.body.contains(one.rect) for one in texts)
    assert all(apart >= 1.1 for apart in lines_apart(texts))
