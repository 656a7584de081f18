"""The pen that writes SVG: what each stroke is as text."""

from __future__ import annotations

import re

import pytest

from queens_viz.pens.face import Weight
from queens_viz.pens.icons import Icon
from queens_viz.pens.rect import Rect
from queens_viz.pens.svg import SvgPen
from queens_viz.pens.theme import DARK

from ..recorder import Stroke
from .written import (
    ARROW,
    FACE,
    PLACE,
    STROKES,
    Paint,
    defined,
    numbers,
    recorded,
    written,
)


@pytest.mark.parametrize("stroke", Stroke)
def test_every_stroke_is_written_in_its_role_in_any_theme_and_again_as_it_was(
    stroke: Stroke,
) -> None:
    def twice(pen: SvgPen) -> None:
        STROKES[stroke](pen)
        STROKES[stroke](pen)

    svg = written(STROKES[stroke])
    assert "var(--candidate)" in svg + defined(STROKES[stroke])
    assert "#" not in svg.replace("url(#", "")
    assert [(one.stroke, one.role) for one in recorded(STROKES[stroke])] == [
        (stroke, "candidate")
    ]
    assert (written(STROKES[stroke], DARK), written(twice)) == (svg, 2 * svg)


SHAPES: dict[str, tuple[Paint, list[str]]] = {
    "a text on its base line, in its weight and size": (
        lambda pen: pen.text("Run", 20, "text", Weight.BOLD, topleft=(10, 20)),
        ['<text class="B" x="10" y="40" font-size="20" fill="var(--text)">Run</text>'],
    ),
    "signs that mean something in SVG": (
        lambda pen: pen.text("a < b && c > d", 20, "text", topleft=(0, 0)), [">a &lt; b &amp;&amp; c &gt; d</text>"],
    ),
    "icons of one kind at several places": (
        lambda pen: pen.shape(Icon.TRIANGLE, 10, "mark", (5, 6), (50, 60)), ["(5,6)", "(50,60)"],
    ),
    "a halo under the icon, twice as wide": (
        lambda pen: pen.shape(Icon.CROWN, 40, "queen", (0, 0), halo=("halo", 1.5)),
        ['stroke="var(--halo)" stroke-width="7.5"', "scale(0.4)", 'paint-order="stroke"'],
    ),
    "a hollow icon, nothing within": (
        lambda pen: pen.shape(Icon.CROWN, 40, "queen", (0, 0), hollow=1.5),
        ['fill="none" stroke="var(--queen)" stroke-width="7.5"', 'mask="url(#around-CROWN)"'],
    ),
    "a box that its edge fills": (
        lambda pen: pen.box(Rect(10, 20, 60, 2), "panel", "border"),
        ['<rect x="10" y="20" width="60" height="2" fill="var(--border)"/>'],
    ),
    "a box around a hole": (
        lambda pen: pen.surround(Rect(5, 6, 20, 10), Rect(0, 0, 50, 40), "safe"),
        ['d="M0 0h50v40h-50zM5 6h20v10h-20z"', 'fill-rule="evenodd"'],
    ),
    "a veil": (lambda pen: pen.box(PLACE, "veil", opacity=0.35), ['opacity="0.35"']),
    "a line with a width": (
        lambda pen: pen.path(((1, 2), (30, 4.567)), "text", 2.5),
        ['d="M1 2L30 4.567" fill="none" stroke="var(--text)" stroke-width="2.5"'],
    ),
    "an arrow whose tip is its last point": (
        lambda pen: pen.path(ARROW, "text", 3, head=8),
        ["M20.0 60.0L40.0 60.0L40.0 20.0L28.0 20.0", "M18.0 20.0L28.0 12.0L28.0 28.0"],
    ),
    "squares, the one at the bottom left dark, lines on the board": (
        lambda pen: pen.checks(Rect(5, 6, 20, 20), (0, 10, 20), "blue_light", "blue_dark", 2),
        ['(5,6)', 'd="M0 10h10v10h-10zM10 0h10v10h-10z" fill="var(--blue_dark)"', "M0 0h1v20h-1z", "M9 0h2v20"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", SHAPES)
def test_it_is_written_as_a_browser_draws_it(what: str) -> None:
    draw, parts = SHAPES[what]
    assert [part for part in parts if part not in written(draw)] == []


@pytest.mark.parametrize(
    ("anchor", "left"), [("midleft", 100), ("center", 80), ("midright", 60)]
)
def test_a_text_that_is_placed_by_another_point_begins_further_to_the_left(
    anchor: str, left: int
) -> None:
    half = FACE.width("Nachbarfeld", 20) // 2
    svg = written(
        lambda pen: pen.text(
            "Nachbarfeld", 20, "text", Weight.REGULAR, **{anchor: (100, 50)}
        )
    )
    assert numbers(svg, "x")[0] == pytest.approx(100 - (100 - left) / 20 * half, abs=1)


@pytest.mark.parametrize("icon", Icon)
def test_all_parts_of_an_icon_go_round_the_same_way(icon: Icon) -> None:
    for part in re.findall(r"M([^Mz]*)z", icon.value):
        if "a" in part or "A" in part:
            continue
        points = [(0.0, 0.0)]
        for command, numbers_ in re.findall(r"([MLHV])([^MLHV]*)", "M" + part):
            x, y = points[-1]
            values = [float(number) for number in numbers_.split()]
            points.append(
                {"H": (values[0], y), "V": (x, values[0])}.get(command)
                or (values[0], values[1])
            )
        del points[0]
        after = [*points[1:], points[0]]
        areas = [a[0] * b[1] - b[0] * a[1] for a, b in zip(points, after, strict=True)]
        assert sum(areas) > 0


@pytest.mark.parametrize("line", [1, 2, 3])
def test_the_edge_of_a_box_lies_within_it(line: int) -> None:
    svg = written(lambda pen: pen.box(PLACE, "panel", "border", line=line, radius=8))
    ((x,), (width,), (stroke,), (radius,)) = (
        numbers(svg, name) for name in ("x", "width", "stroke-width", "rx")
    )
    assert (x - stroke / 2, width + stroke, radius + stroke / 2, stroke) == (
        10,
        60,
        8,
        line,
    )


def test_an_icon_without_size_or_opacity_is_not_drawn() -> None:
    def draw(pen: SvgPen) -> None:
        pen.shape(Icon.DIAMOND, 0, "accent", (10, 10), halo=("panel", 1.0))
        pen.shape(Icon.DIAMOND, -2, "accent", (10, 10))
        pen.shape(Icon.DIAMOND, 10, "accent", (10, 10), opacity=0)

    assert written(draw) == ""


def test_hatched_squares_of_one_size_share_one_pattern() -> None:
    def draw(pen: SvgPen) -> None:
        for left, width in ((0, 40), (40, 40), (80, 41)):
            pen.hatch(Rect(left, 0, width, 40), "shade_dark", "hatch_dark")

    assert written(draw).count("url(#hatch-40-40-shade_dark-hatch_dark)") == 2
    assert defined(draw).count("<pattern") == 2
