"""The listing of any program: what stands where in every room, what is always seen, scrolled, told and kept cheap."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise, product
from types import FrameType

import pygame

from queens_viz.parts.source import SCROLL, SourceLook, draw_source, first_line
from queens_viz.parts.source_drawing import CUT_MARK, smallest_code
from queens_viz.parts.source_lines import displayed, pieces_of
from queens_viz.pens import CODE, CODE_BOLD, Rect, Sheet, TypeSizes, Ui
from queens_viz.pens.theme import THEMES
from queens_viz.window.pen import SurfaceInk, SurfacePen

from ..properties import line_of, words_of
from ..recorder import Drawn, Recorder, Stroke
from ..states import view_at
from ..support import FACE, do, hover, part_in, recorded, wheel, window_at

USUAL = (
    "board = []",
    "",
    "def safe(row):",
    "\tcol = len(board)\t# tabs",
    '    """May a queen stand in this row of the next column, or not?"""',
    *(f"    if {k} in board and row != {k} + len(board):" for k in range(20)),
    "王\u202e\x00 'wide, hidden and control'",
    "safe(0)",
)
LONG = (*(f"x{k} = {k}" for k in range(399)), "y = " + "'abcdefgh' + " * 38 + "'z'")
PROGRAMS = {"empty": (), "one": ("print(1)",), "usual": USUAL, "long": LONG}
SIZES = [(200, 80), (260, 400), (560, 420), (1200, 90), (1200, 900)]


def drawn(
    size: tuple[int, int], look: SourceLook, touch: int = 0
) -> tuple[Ui, list[Drawn]]:
    """Return what draws a listing in a room of a size, and what it has drawn."""
    types = TypeSizes.of(800)._replace(touch=touch)
    sheet = Sheet(Rect(0, 0, 1300, 1000), types, unit=1)
    ui, pen = Ui(sheet, THEMES["light"], FACE), Recorder(sheet, THEMES["light"], FACE)
    draw_source(ui, Rect(40, 30, *size), look)
    pen.record = []
    for element in ui.elements:
        pen.take(element.name, element.part)
    return ui, pen.record


def looks() -> Iterator[SourceLook]:
    """Yield listings of every kind, at their first and last lines and between."""
    for (name, lines), share in product(PROGRAMS.items(), (0.0, 0.4, 1.0)):
        last = max(1, len(lines))
        current = max(1, round(share * last))
        look = SourceLook(lines, current, frozenset({1, current}))
        yield look
        tags = ((current, "← wrong"),)
        marked = look._replace(fault=current, tags=tags, corner=(60, 40))
        yield marked._replace(key=("ran", "changed"), description=name)


def test_in_every_room_words_stand_apart_inside_it_large_enough_and_the_line_that_ran_is_seen() -> (
    None
):
    for size, look, touch in product(SIZES, looks(), (0, 44)):
        ui, strokes = drawn(size, look, touch)
        words = words_of(strokes)
        room = Rect(40, 30, *size)
        assert [one.what for one in words if room.union(line_of(one)) != room] == []
        assert not [
            (one.what, other.what)
            for one, other in pairwise(words)
            if line_of(one).colliderect(line_of(other))
        ]
        assert min(one.size for one in words) >= smallest_code(ui)
        bold = [one.what for one in words if one.weight is CODE_BOLD]
        assert str(look.current) in bold
        (band,) = [one for one in strokes if one.role == "band" and one.rect.width > 99]
        assert band.rect.width == size[0]
        if size[0] > 200:
            is_tagged = "← wrong" in bold
            # A tag is left out where it would cut a line that is whole without it.
            lines = look.lines or ("",)
            tagged = [displayed(lines[number - 1]) for number, _ in look.tags]
            whole = [str(word).strip() for word in bold]
            assert is_tagged or all(line.strip() in whole for line in tagged)
            assert look.tags or not is_tagged


def test_pages_of_lines_overlap_and_show_what_is_around_each_line() -> None:
    for total, count in product((1, 2, 9, 30, 400), (1, 2, 3, 4, 7, 22)):
        visible = min(count, total)
        firsts = [first_line(k + 1, visible, total) for k in range(total)]
        assert firsts == sorted(firsts)
        for k, first in enumerate(firsts):
            assert 0 <= first <= total - visible
            assert first <= k < first + visible
            if visible > 3 and 0 < k < total - 1:
                assert first < k < first + visible - 1


def test_a_line_that_is_cut_has_a_mark_and_under_the_mouse_all_of_it() -> None:
    window, size = window_at("2,4,1,3,5:7"), (600, 480)
    do(window, "f4", "i", size=size)
    cuts = part_in(window, SCROLL).result.cuts
    assert [line.number for line in cuts] == [5]
    strokes = recorded(window, size)
    assert CUT_MARK in [one.what for one in strokes if one.stroke is Stroke.TEXT]
    whole = "for row in range(1, n + 1):"
    assert whole not in [one.what for one in strokes]
    do(window, hover(cuts[0].place.center), size=size)
    (bubble,) = [one for one in recorded(window, size) if one.what == whole]
    assert bubble.weight is CODE
    assert not bubble.rect.colliderect(cuts[0].place)
    # There is none beside the line, nor where it is not cut any more.
    do(window, hover(cuts[0].place.move(0, 40).center), size=size)
    assert whole not in [one.what for one in recorded(window, size)]


def test_it_is_scrolled_until_the_search_moves() -> None:
    view = view_at(8, "2,4,1,3,5:7", "f4", (360, 640))
    scroll = part_in(view, SCROLL).scroll
    assert scroll.first > 0
    # The bar, and beside it the mark of the line that ran.
    boxes = [stroke[1][0] for stroke in part_in(view, SCROLL).strokes]
    assert [box.width for box in boxes] == [6, 10]
    view.move(part_in(view, SCROLL).place.center)
    view.wheel(9)
    assert part_in(view, SCROLL).scroll.first == 0
    view.key("f2")
    view.key("f4")
    assert part_in(view, SCROLL).scroll.first == 0
    view.key("right")
    assert part_in(view, SCROLL).scroll.first == scroll.first
    window = window_at("2,4,1,3,5:7")
    do(window, "f4", hover((900, 500)), wheel(-9))
    assert window.state.scrolled(SCROLL) is None, "there all lines fit"


def test_a_screen_reader_is_told_the_line_that_ran_and_the_listing() -> None:
    look = SourceLook(USUAL, 3, description="line 3: def safe(row):")
    ui, _ = drawn((560, 420), look)
    told = [
        text for one in ui.elements if one.widget for text in one.widget.descriptions
    ]
    assert told[0] == "line 3: def safe(row):"
    assert "    col = len(board)    # tabs" in told[1].splitlines()
    assert told[1].splitlines()[-2].startswith("王¤¤")


def calls_of_steps(lines: tuple[str, ...]) -> int:
    """Return the calls of Python functions for steps through the middle of a program, each to the next line."""
    middle = len(lines) // 2
    ui, _ = drawn((560, 420), SourceLook(lines, middle))
    pen = SurfacePen(pygame.Surface((1300, 1000)), ui.sheet, SurfaceInk(ui.theme), FACE)
    count = 0

    def profile(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event == "call"

    for _ in range(2):
        count = 0
        for line in range(middle, middle + 20):
            ui.elements = []
            look = SourceLook(lines, line, frozenset({line - 1}))
            sys.setprofile(profile)
            draw_source(ui, Rect(40, 30, 560, 420), look)
            for element in ui.elements:
                pen.take(element.name, element.part)
            pen.done()
            sys.setprofile(None)
    return count


def test_a_step_costs_as_much_in_a_program_of_four_hundred_lines() -> None:
    few, many = (calls_of_steps(tuple(LONG[:lines])) for lines in (60, 399))
    assert 0 < many < 1.1 * few


def test_a_line_breaks_at_its_last_blanks_and_is_whole_together() -> None:
    line = (
        "        if all(abs(board[c] - row) != col - c for c in range(col)) and True:"
    )
    for letters in range(13, len(line) + 1):
        pieces = pieces_of(line, letters)
        assert max(map(len, pieces)) <= letters
        assert all(piece.strip() for piece in pieces)
        assert "".join("".join(pieces).split()) == "".join(line.split())
    assert pieces_of(line, 12) == [line]
