"""The pen that writes SVG: what each stroke is as text."""

from __future__ import annotations

import re

import pytest

from queens_viz.pens.face import Weight
from queens_viz.pens.icons import Icon
from queens_viz.pens.pen import Stroke
from queens_viz.pens.rect import Rect
from queens_viz.pens.svg import SvgPen
from queens_viz.pens.theme import DARK

from .written import ARROW, FACE, PLACE, STROKES, defined, numbers, recorded, written


@pytest.mark.parametrize("stroke", Stroke)
def test_every_stroke_is_written_in_its_role_and_recorded(stroke: Stroke) -> None:
    svg = written(STROKES[stroke]) + defined(STROKES[stroke])
    assert "var(--candidate)" in svg
    assert "#" not in svg.replace("url(#", "")
    assert [(one.stroke, one.role) for one in recorded(STROKES[stroke])] == [(stroke, "candidate")]


@pytest.mark.parametrize("stroke", Stroke)
def test_no_stroke_is_written_otherwise_in_another_theme(stroke: Stroke) -> None:
    assert written(STROKES[stroke]) == written(STROKES[stroke], DARK)


@pytest.mark.parametrize("stroke", Stroke)
def test_what_has_been_kept_is_written_again_as_it_was(stroke: Stroke) -> None:
    def twice(pen: SvgPen) -> None:
        STROKES[stroke](pen)
        STROKES[stroke](pen)

    assert written(twice) == 2 * written(STROKES[stroke])


def test_a_text_stands_on_its_base_line_in_its_weight_and_size() -> None:
    svg = written(lambda pen: pen.text("Run", 20, "text", Weight.BOLD, topleft=(10, 20)))
    assert svg == '<text class="B" x="10" y="40" font-size="20" fill="var(--text)">Run</text>'


@pytest.mark.parametrize(("anchor", "left"), [("midleft", 100), ("center", 80), ("midright", 60)])
def test_a_text_that_is_placed_by_another_point_begins_further_to_the_left(anchor: str, left: int) -> None:
    half = FACE.width("Nachbarfeld", 20) // 2
    svg = written(lambda pen: pen.text("Nachbarfeld", 20, "text", Weight.REGULAR, **{anchor: (100, 50)}))
    assert numbers(svg, "x")[0] == pytest.approx(100 - (100 - left) / 20 * half, abs=1)


def test_signs_that_mean_something_in_svg_are_written_as_letters() -> None:
    assert ">a &lt; b &amp;&amp; c &gt; d</text>" in written(
        lambda pen: pen.text("a < b && c > d", 20, "text", topleft=(0, 0))
    )


def test_an_empty_text_is_not_written() -> None:
    assert written(lambda pen: pen.text("", 20, "text", topleft=(0, 0))) == ""


def test_icons_of_one_kind_are_one_path_at_several_places() -> None:
    svg = written(lambda pen: pen.shape(Icon.TRIANGLE, 10, "mark", (5, 6), (50, 60)))
    one, other = re.findall(r'<path (.*?) transform="translate\(([^)]*)\)"/>', svg)
    assert (one[0], one[1], other[1]) == (other[0], "5,6", "50,60")
    assert 'd="M0.0 -3.8L4.2 3.4L-4.2 3.4z"' in svg


def test_an_icon_of_an_odd_size_has_its_middle_in_the_middle_of_a_pixel() -> None:
    assert 'd="M0.5 ' in written(lambda pen: pen.shape(Icon.TRIANGLE, 11, "mark", (0, 0)))


@pytest.mark.parametrize("icon", [Icon.CROSS, Icon.CROWN, Icon.TICK, Icon.DASHED])
def test_all_parts_of_an_icon_go_round_the_same_way(icon: Icon) -> None:
    svg = written(lambda pen: pen.shape(icon, 100, "mark", (0, 0)))
    for part in re.findall(r"M([^Mz]*)z", svg):
        if "a" not in part:
            points = [tuple(map(float, point.split())) for point in part.split("L")]
            after = [*points[1:], points[0]]
            assert sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, after, strict=True)) > 0


def test_a_halo_is_a_line_under_the_icon_twice_as_wide() -> None:
    svg = written(lambda pen: pen.shape(Icon.CROWN, 40, "queen", (0, 0), halo=("halo", 1.5)))
    assert 'stroke="var(--halo)" stroke-width="3.0"' in svg
    assert 'paint-order="stroke"' in svg
    assert "mask" not in svg


def test_a_hollow_icon_is_a_line_around_it_and_nothing_within() -> None:
    def draw(pen: SvgPen) -> None:
        pen.shape(Icon.CROWN, 40, "queen", (0, 0), hollow=1.5)

    assert 'fill="none" stroke="var(--queen)" stroke-width="3.0"' in written(draw)
    assert 'mask="url(#around-CROWN-40-44)"' in written(draw)
    assert '<mask id="around-CROWN-40-44"' in defined(draw)


@pytest.mark.parametrize(("shown", "opacity"), [(0.5, [0.5]), (1, [])])
def test_an_icon_that_is_partly_shown_lets_through_what_lies_under_it(shown: float, opacity: list[float]) -> None:
    assert numbers(written(lambda pen: pen.shape(Icon.DISC, 9, "mark", (0, 0), shown=shown)), "opacity") == opacity


@pytest.mark.parametrize("line", [1, 2, 3])
def test_the_edge_of_a_box_lies_within_it(line: int) -> None:
    svg = written(lambda pen: pen.box(PLACE, "panel", "border", line=line, radius=8))
    ((x,), (width,), (stroke,), (radius,)) = (numbers(svg, name) for name in ("x", "width", "stroke-width", "rx"))
    assert (x - stroke / 2, width + stroke, radius + stroke / 2, stroke) == (10, 60, 8, line)


def test_corners_are_round_only_where_it_is_said() -> None:
    assert numbers(written(lambda pen: pen.box(PLACE, "panel", radius=9)), "rx") == [9]
    assert "rx" not in written(lambda pen: pen.box(PLACE, "panel", "border"))


def test_a_box_that_its_edge_fills_is_all_edge() -> None:
    svg = written(lambda pen: pen.box(Rect(10, 20, 60, 2), "panel", "border"))
    assert svg == '<rect x="10" y="20" width="60" height="2" fill="var(--border)"/>'


def test_a_box_around_a_hole_leaves_the_hole_out() -> None:
    svg = written(lambda pen: pen.box(Rect(0, 0, 50, 40), "safe", around=Rect(5, 6, 20, 10)))
    assert 'd="M0 0h50v40h-50zM5 6h20v10h-20z"' in svg
    assert 'fill-rule="evenodd"' in svg


def test_a_veil_hides_a_share() -> None:
    assert numbers(written(lambda pen: pen.box(PLACE, "veil", share=0.35)), "opacity") == [0.35]


def test_a_line_has_a_width_and_what_lies_between_points_has_none() -> None:
    points = (1, 2), (30, 4.567), (5, 60)
    assert written(lambda pen: pen.path(points, "text", 2.5)) == (
        '<path d="M1 2L30 4.567L5 60" fill="none" stroke="var(--text)" stroke-width="2.5"/>'
    )
    assert written(lambda pen: pen.path(points, "text")).endswith('L5 60" fill="var(--text)"/>')


@pytest.mark.parametrize("side", [1, -1])
def test_an_arrow_ends_in_a_head_whose_tip_is_its_last_point(side: int) -> None:
    points = tuple((side * x, y) for x, y in ARROW)
    head, line = re.findall(r'd="M([^"]*)"', written(lambda pen: pen.path(points, "text", 3, head=8)))
    assert line == f"{20.0 * side} 60.0L{40.0 * side} 60.0L{40.0 * side} 20.0L{28.0 * side} 20.0"
    assert head == f"{18.0 * side} 20.0L{28.0 * side} 12.0L{28.0 * side} 28.0"


def test_a_path_without_a_head_has_none() -> None:
    assert written(lambda pen: pen.path(ARROW, "text", 3)).count("<path") == 1


def test_the_square_at_the_bottom_left_is_dark() -> None:
    svg = written(lambda pen: pen.checks(Rect(5, 6, 21, 21), (0, 10, 21), "blue_light", "blue_dark"))
    assert '<g transform="translate(5,6)"><path d="M0 0h21v21h-21z" fill="var(--blue_light)"/>' in svg
    assert 'd="M0 11h10v10h-10zM10 0h11v11h-11z" fill="var(--blue_dark)"' in svg
    assert "--mark" not in svg


def test_lines_between_squares_stay_on_the_board() -> None:
    svg = written(lambda pen: pen.checks(Rect(0, 0, 20, 20), (0, 10, 20), "blue_light", "blue_dark", 2))
    upright = "M0 0h1v20h-1z", "M9 0h2v20h-2z", "M19 0h1v20h-1z"
    across = "M0 19h20v1h-20z", "M0 9h20v2h-20z", "M0 0h20v1h-20z"
    lines = [line for pair in zip(upright, across, strict=True) for line in pair]
    assert svg.endswith(f'<path d="{"".join(lines)}" fill="var(--mark)"/></g>')


def test_hatched_squares_of_one_size_share_one_pattern() -> None:
    def draw(pen: SvgPen) -> None:
        pen.hatch(Rect(0, 0, 40, 40), "shade_dark", "hatch_dark")
        pen.hatch(Rect(40, 0, 40, 40), "shade_dark", "hatch_dark")
        pen.hatch(Rect(80, 0, 41, 40), "shade_dark", "hatch_dark")

    assert written(draw).count("url(#hatch-40-40-shade_dark-hatch_dark)") == 2
    assert written(draw).count("url(#hatch-41-40-") == 1
    assert defined(draw).count("<pattern") == 2
