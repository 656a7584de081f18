"""The strips of a race as they are drawn: the queens over time, the ends, the axis and the line of the clock."""

from __future__ import annotations

from itertools import pairwise

import pytest

from queens_viz.paint.pen import Stroke
from queens_viz.paint.rect import Rect
from queens_viz.search.strategy import Strategy
from queens_viz.window.window import Window

from ..drawn import read
from ..pairs import each_once
from ..search.strategies import walk
from ..support import recorded
from ..things import Point
from .races import LANGUAGES, SIZES, Size, panel_of, racing, tracks_of, turn, written

LARGE = (1280, 800)


def clock_line(window: Window, size: Size = LARGE) -> Rect:
    """Return the line of the clock."""
    panel = panel_of(window, size)
    (line,) = [
        one.rect
        for one in read(window, size).things("fill", panel.body)
        if (one.colour, one.rect.width) == ("text", 2) and one.rect.height > panel.strips.places[0].height
    ]
    return line


@each_once({"size": SIZES, "clock": (0, 1, 100, 387, 396, 600, 875, 876)})
def test_the_clock_s_line_stands_at_its_time_on_the_axis(size: Size, clock: int) -> None:
    window = racing(8, "start", size)
    for end in (10_000, clock):
        turn(window, end)
    line, panel = clock_line(window, size), panel_of(window, size)
    for track in tracks_of(panel):
        assert abs(line.centerx - (track.left + track.width * clock / 876)) <= 1.5
        assert line.top <= track.top < track.bottom <= line.bottom
    number = next(one for one in read(window, size).texts(panel.strips.axis) if one.is_bold)
    assert number.what == str(clock)
    assert abs(number.centre[0] - line.centerx) <= number.rect.width / 2 + 1


@each_once(
    {
        "n, clock": [(8, 600), (8, 876), (11, 300), (16, 2000), (16, 160_712)],
        "size": [(1280, 800), (844, 390), (390, 844)],
    }
)
def test_numbers_on_the_axis_stand_at_their_times(n: int, clock: int, size: Size) -> None:
    window = racing(n, "start", size)
    turn(window, clock)
    panel = panel_of(window, size)
    axis, end = panel.strips.axis, panel.look.axis
    texts = [one for one in read(window, size).texts(axis) if one.what[0].isdigit() and not one.is_bold]
    assert len(texts) >= 1
    for one in texts:
        time = int(one.what.replace(",", ""))
        assert abs(one.centre[0] - (axis.left + axis.width * time / end)) <= 2
        assert str(time).rstrip("0") in ("", "1", "2", "5") or time % (int(texts[1].what.replace(",", "")) or 1) == 0


def filled(window: Window, number: int) -> list[tuple[str, Point, Point]]:
    """Return the level edges of what is filled in a strip: their roles and ends."""
    track = tracks_of(panel_of(window))[number]
    paths = [one for one in recorded(window, LARGE) if one.stroke is Stroke.PATH]
    edges = [(one.role, *ends) for one in paths for ends in pairwise(one.points) if track.collidepoint(one.rect.center)]
    return [edge for edge in edges if edge[1][1] == edge[2][1] and edge[1][0] < edge[2][0]]


def top_at(window: Window, number: int, role: str, *places: float) -> list[float]:
    """Return how high a strip is filled in a role at some places, in pixels."""
    edges, low = filled(window, number), tracks_of(panel_of(window))[number].bottom - 1
    return [max([low - y for it, (a, y), (b, _) in edges if it == role and a <= x < b] or [0]) for x in places]


@each_once({"number": [0, 1, 2], "clock": [1, 57, 390, 5, 876, 875]})
def test_a_strip_is_as_high_as_its_queens_are_many(number: int, clock: int) -> None:
    window = racing(8, "start")
    for end in (10_000, clock):
        turn(window, end)
    panel = panel_of(window)
    track, states = tracks_of(panel)[number], walk(8, list(Strategy)[number].value)
    last = min(clock, (876, 396, 388)[number])
    times = sorted(time for time in {1, 2, 17, 120, 300, 387, last - 1, last} if 1 <= time <= last)
    places = [track.left + track.width * (time - 0.5) / 876 for time in times]
    expected = [len(states[time].queens) / 8 * (track.height - 2) for time in times]
    assert top_at(window, number, "blue_dark", *places) == pytest.approx(expected)
    # Beyond where it stands nothing is filled.
    assert top_at(window, number, "blue_dark", track.left + track.width * (last + 0.5) / 876) == [0]


def test_where_spans_are_long_the_fewest_are_full_and_the_most_pale() -> None:
    window = racing(16, "start")
    turn(window, 5000)
    panel = panel_of(window)
    lane, track = panel.look.lanes[0], tracks_of(panel)[0]
    assert (lane.depths.span, panel.look.axis) == (4, 5000)
    spans = (3, 40, 600, 1000, 1249)
    places = [track.left + track.width * (k * 4 + 1) / 5000 for k in spans]
    for role, queens in (("blue_dark", lane.depths.lows), ("blue_light", lane.depths.highs)):
        expected = [queens[k] / 16 * (track.height - 2) for k in spans]
        assert top_at(window, 0, role, *places) == pytest.approx(expected)


@pytest.mark.parametrize("number", [1, 2])
def test_where_it_waits_a_strip_is_green_up_to_the_clock(number: int) -> None:
    window = racing(8, "middle")
    panel = panel_of(window)
    track, end = tracks_of(panel)[number], (876, 396, 388)[number]
    fills = [one for one in read(window).things("fill") if one.rect.colliderect(track)]
    (green,) = [one.rect for one in fills if one.colour == "green_light"]
    (mark,) = [one.rect for one in fills if one.colour == "safe"]
    assert abs(green.left - (track.left + track.width * end / 1000)) <= 1
    assert abs(green.right - (track.left + track.width * 600 / 1000)) <= 1
    assert mark.left < green.left < mark.right
    assert read(window).text(f"solution at {end}").colour == "safe"


@each_once({"clock": (388, 392, 396, 400, 420, 500, 600, 876), "size": SIZES, "language": LANGUAGES})
def test_the_clock_s_line_crosses_no_words(clock: int, size: Size, language: str) -> None:
    window = racing(8, "start", size, language)
    turn(window, clock)
    line, panel = clock_line(window, size), panel_of(window, size)
    for one in written(window, size):
        if panel.strips.places[0].top <= one.rect.centery < panel.strips.axis.top:
            assert not one.ink.colliderect(line), one.what
            assert one.ink.right <= panel.body.right


@pytest.mark.parametrize(
    ("n", "state", "language", "told"),
    [(8, "middle", "en", ["396", "388"]), (3, "middle", "fr", ["aucune solution"] * 2), (30, "end", "en", [])],
)
def test_where_there_is_little_room_the_end_is_told_in_few_words(
    n: int, state: str, language: str, told: list[str]
) -> None:
    size = (844, 390)
    window = racing(n, state, size, language)
    tracks, seen = tracks_of(panel_of(window, size)), read(window, size)
    found = [word for track in tracks[: 2 if n == 30 else 3] for word in seen.words_in(track)]
    assert found == told
