"""The program as it is drawn: its text, bars on the lines that ran, and bands on those that changed something."""

from __future__ import annotations

import pytest

from queens_viz.looks.program import LISTING, ProgramLook
from queens_viz.window.layout import lay_out
from queens_viz.window.panels import body_of
from queens_viz.window.typeface import SMALLEST_TEXT, Weight

from .. import facts
from ..drawn import Seen, Thing, read
from ..looks.test_program import traced
from ..support import do, recorded, window_at

POSITIONS = [(8, ":1"), (8, ":2"), (8, "2:1"), (8, "2,4,1,3:6"), (4, "2,4,1:4"), (4, "2,4,1,3"), (4, "3:1"), (4, "end")]
SIZES = [(1280, 800), (1024, 768), (1920, 1080), (600, 480), (640, 480), (683, 700), (600, 900)]


def program_at(n: int, text: str, size: tuple[int, int] = (1280, 800)) -> Seen:
    window = window_at(text, n)
    do(window, "f4")
    return read(window, size)


def code_lines(seen: Seen) -> list[Thing]:
    return [line[0] for line in seen.lines_of(seen.body)]


def lines_under(seen: Seen, colour: tuple[int, int, int]) -> set[int]:
    """Return which lines of the program have a fill of some colour at their height."""
    fills = [fill.rect for fill in seen.things("fill", seen.panel) if fill.colour == colour]
    texts = code_lines(seen)
    hits = [[k for k, one in enumerate(texts) if rect.top <= one.centre[1] < rect.bottom] for rect in fills]
    assert all(len(hit) == 1 for hit in hits)
    return {hit[0] for hit in hits}


def of_step(n: int, text: str) -> ProgramLook:
    """Return the lines that the last step runs, and those that change something, when Python executes the listing."""
    number = facts.step(n, text)
    return traced(n, number + 1)[number]


STRIPPED = [line.strip() for line in LISTING]


@pytest.mark.parametrize(("n", "text"), POSITIONS)
@pytest.mark.parametrize("size", SIZES)
def test_the_listing_stands_there_line_by_line_indented(n: int, text: str, size: tuple[int, int]) -> None:
    texts = code_lines(program_at(n, text, size))
    assert [one.what for one in texts] == STRIPPED
    indents = sorted({one.rect.left for one in texts})
    assert [indents.index(one.rect.left) for one in texts] == [
        (len(line) - len(line.lstrip())) // 4 for line in LISTING
    ]


@pytest.mark.parametrize(("n", "text"), POSITIONS)
@pytest.mark.parametrize("size", SIZES)
def test_bars_stand_beside_the_lines_that_ran(n: int, text: str, size: tuple[int, int]) -> None:
    seen = program_at(n, text, size)
    bars = lines_under(seen, seen.theme.backtrack)
    assert bars == of_step(n, text).ran
    left = [fill.rect for fill in seen.things("fill", seen.panel) if fill.colour == seen.theme.backtrack]
    assert all(rect.right < code_lines(seen)[0].rect.left for rect in left)


@pytest.mark.parametrize(("n", "text"), POSITIONS)
@pytest.mark.parametrize("size", SIZES)
def test_bands_lie_under_the_lines_that_changed_something(n: int, text: str, size: tuple[int, int]) -> None:
    seen = program_at(n, text, size)
    assert lines_under(seen, seen.theme.band) == of_step(n, text).changed


@pytest.mark.parametrize("width", range(600, 2000, 90))
def test_the_whole_program_has_room_in_every_window(width: int) -> None:
    for height in range(480, 1600, 40):
        layout = lay_out(width, height, 8)
        lines = body_of(layout.panel, layout).height // len(LISTING)
        assert lines >= int(0.97 * SMALLEST_TEXT), (width, height)


@pytest.mark.parametrize(("n", "text"), POSITIONS)
@pytest.mark.parametrize("size", SIZES)
def test_the_lines_that_changed_something_alone_are_heavy(n: int, text: str, size: tuple[int, int]) -> None:
    window = window_at(text, n)
    do(window, "f4")
    heavy = {str(one.what) for one in recorded(window, size) if one.weight is Weight.SEMIBOLD and one.what in STRIPPED}
    assert heavy == {STRIPPED[k] for k in of_step(n, text).changed}
