"""The pen: what it says it has drawn is there, in that place and colour, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from queens_viz.looks.icons import Icon
from queens_viz.looks.theme import LIGHT, Colour
from queens_viz.window.layout import NOWHERE, lay_out
from queens_viz.window.pen import Drawn, Ink, Pen, Stroke
from queens_viz.window.typeface import Typeface, Weight
from queens_viz.words.words import Words

from ..support import colour, recording

GROUND, RED, BLUE = (200, 200, 200), (200, 0, 30), (0, 40, 160)
MIDDLE = (50, 40)


def pen_on(surface: Surface) -> Pen:
    """Return a pen that draws on a surface."""
    return Pen(surface, lay_out(100, 80, 8), Ink(LIGHT), Typeface(), Words("en"))


def on_a_surface(draw: Callable[[Pen], object]) -> tuple[Surface, Drawn]:
    """Return a surface on which something was drawn, and what the pen says of it."""
    surface = Surface((100, 80))
    surface.fill(GROUND)
    pen = pen_on(surface)
    with recording(pen.ink) as record:
        draw(pen)
    (drawn,) = record
    return surface, drawn


def changed(surface: Surface) -> Rect:
    """Return the smallest rectangle around all that is not ground."""
    copy = surface.copy()
    copy.set_colorkey(GROUND)
    return copy.get_bounding_rect()


def share(surface: Surface, ink: Colour, place: Rect | None = None) -> float:
    """Return which share of a place has a colour."""
    part = surface.subsurface(place) if place else surface
    return pygame.mask.from_threshold(part, ink, (3, 3, 3, 255)).count() / (part.get_width() * part.get_height())


ARROW = ((20.0, 60.0), (40.0, 60.0), (40.0, 20.0), (18.0, 20.0))

STROKES: dict[Stroke, Callable[[Pen], object]] = {
    Stroke.TEXT: lambda pen: pen.text("Run", 20, RED, Weight.BOLD, center=MIDDLE),
    Stroke.ICON: lambda pen: pen.icon(Icon.CROWN, 40, RED, MIDDLE),
    Stroke.CARD: lambda pen: pen.card(Rect(10, 10, 60, 30), RED, RED),
    Stroke.FILL: lambda pen: pen.fill(Rect(10, 10, 60, 30), RED),
    Stroke.SURROUND: lambda pen: pen.surround(Rect(10, 10, 60, 30), Rect(14, 14, 52, 22), RED),
    Stroke.FRAME: lambda pen: pen.frame(Rect(10, 10, 60, 30), RED, 3),
    Stroke.LINE: lambda pen: pen.line((10, 10), (80, 60), RED, 4),
    Stroke.ARROW: lambda pen: pen.arrow(ARROW, RED, 4, 8),
    Stroke.VEIL: lambda pen: pen.veil(RED, 1.0),
    Stroke.PICTURE: lambda pen: pen.picture(("a",), (10, 10), lambda: filled((30, 20))),
}


def filled(size: tuple[int, int]) -> Surface:
    surface = Surface(size)
    surface.fill(RED)
    return surface


@pytest.mark.parametrize("stroke", Stroke)
def test_every_stroke_is_drawn_where_the_pen_says_and_in_its_colour(stroke: Stroke) -> None:
    surface, drawn = on_a_surface(STROKES[stroke])
    assert drawn.stroke is stroke
    room = 6 if stroke in (Stroke.LINE, Stroke.ARROW) else 0
    edge = 12 if stroke is Stroke.ARROW else room
    assert drawn.rect.inflate(2 * edge, 2 * edge).contains(changed(surface))
    assert changed(surface).inflate(24, 24).contains(drawn.rect)
    assert share(surface, RED) > 0.01
    if stroke is not Stroke.PICTURE:
        assert drawn.colour == RED


def test_nothing_is_told_where_nobody_asks_and_the_picture_is_the_same() -> None:
    for stroke, draw in STROKES.items():
        surface = Surface((100, 80))
        surface.fill(GROUND)
        pen = pen_on(surface)
        draw(pen)
        assert pen.ink.record is None
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(on_a_surface(draw)[0], "RGB"), stroke


def test_what_is_drawn_on_a_part_of_the_window_is_told_with_its_place_in_the_window() -> None:
    pen = pen_on(Surface((300, 200)).subsurface((100, 50, 100, 80)))
    with recording(pen.ink) as record:
        pen.fill(Rect(10, 10, 5, 5), RED)
        pen.line((10, 10), (20, 30), RED, 2)
    assert [one.rect.topleft for one in record] == [(110, 60), (110, 60)]
    assert record[1].points == ((110, 60), (120, 80))


def test_what_is_clipped_off_is_not_told() -> None:
    surface = Surface((100, 80))
    pen = pen_on(surface)
    surface.set_clip(Rect(0, 0, 20, 20))
    with recording(pen.ink) as record:
        pen.fill(Rect(50, 50, 5, 5), RED)
    assert record == []


def test_of_what_is_cut_by_a_clip_the_rest_is_told_and_of_other_things_nothing() -> None:
    part = Surface((300, 200)).subsurface((100, 50, 100, 80))
    pen = pen_on(part)
    part.set_clip(Rect(0, 0, 20, 40))
    with recording(pen.ink) as record:
        pen.fill(Rect(10, 10, 30, 5), RED)
        pen.fill(Rect(2, 2, 5, 5), RED)
    assert [(one.rect, one.clip) for one in record] == [
        (Rect(110, 60, 30, 5), Rect(110, 60, 10, 5)),
        (Rect(102, 52, 5, 5), NOWHERE),
    ]


@pytest.mark.parametrize(
    ("draw", "radius"),
    [
        (lambda pen: pen.card(Rect(10, 10, 60, 30), RED, RED, radius=5), 5),
        (lambda pen: pen.card(Rect(10, 10, 60, 6), RED, RED, radius=5), 3),
        (lambda pen: pen.frame(Rect(10, 10, 60, 30), RED, 3, radius=7), 7),
        (lambda pen: pen.frame(Rect(10, 10, 60, 30), RED, 3), 0),
        (lambda pen: pen.fill(Rect(10, 10, 60, 30), RED), 0),
    ],
    ids=["card", "low card", "round frame", "frame", "fill"],
)
def test_it_is_told_how_round_corners_are(draw: Callable[[Pen], object], radius: int) -> None:
    assert on_a_surface(draw)[1].radius == radius


@pytest.mark.parametrize("shown", [1.0, 0.5])
def test_it_is_told_how_much_there_is_of_an_icon(shown: float) -> None:
    surface, drawn = on_a_surface(lambda pen: pen.icon(Icon.SQUARE, 40, RED, MIDDLE, shown=shown))
    assert drawn.shown == shown
    assert (colour(surface, MIDDLE) == RED) is (shown == 1)


def test_a_frame_leaves_its_inside_and_a_surround_its_hole() -> None:
    for stroke, width in ((Stroke.FRAME, 3), (Stroke.SURROUND, 4)):
        surface, drawn = on_a_surface(STROKES[stroke])
        assert drawn.width == width
        inner = drawn.rect.inflate(-2 * width, -2 * width)
        assert share(surface, GROUND, inner) == 1
        assert share(surface, RED, drawn.rect) * drawn.rect.w * drawn.rect.h == (
            drawn.rect.w * drawn.rect.h - inner.w * inner.h
        )


def test_a_card_has_its_border_on_all_sides_and_round_corners() -> None:
    for size in ((40, 30), (98, 78), (240, 150)):
        surface = Surface((300, 200))
        surface.fill(GROUND)
        rect = Rect((20, 20), size)
        pen_on(surface).card(rect, RED, BLUE, radius=8, line=2)
        for x, y in (rect.midtop, rect.midleft, (rect.centerx, rect.bottom - 1), (rect.right - 1, rect.centery)):
            assert colour(surface, (x, y)) == BLUE
        assert colour(surface, rect.center) == RED
        assert colour(surface, rect.topleft) == GROUND
        assert colour(surface, (rect.right - 1, rect.bottom - 1)) == GROUND
        assert colour(surface, (rect.left + 4, rect.centery)) == RED


def test_a_line_is_as_wide_as_asked_and_a_hairline_is_thin() -> None:
    def width(asked: float) -> int:
        surface = Surface((100, 80))
        surface.fill(GROUND)
        pen_on(surface).line((10, 40), (90, 40), RED, asked)
        return changed(surface).height

    assert width(0) <= 2
    assert 6 <= width(6) <= 8
    assert 10 <= width(10) <= 12


def test_an_arrow_s_head_is_at_its_end() -> None:
    surface, _ = on_a_surface(STROKES[Stroke.ARROW])
    head, tail = (share(surface, RED, Rect(16, y - 7, 12, 14)) for y in (20, 60))
    assert head > 1.2 * tail
    assert colour(surface, (40, 40)) == RED
    assert colour(surface, (26, 40)) == GROUND


def icon(one: Icon, size: int = 60, **named: object) -> Surface:
    surface = Surface((100, 80))
    surface.fill(GROUND)
    pen_on(surface).icon(one, size, RED, MIDDLE, **named)  # type: ignore[arg-type]
    return surface


HALVES = {"top": Rect(10, 5, 80, 35), "bottom": Rect(10, 40, 80, 35), "left": Rect(10, 5, 40, 70)}
HALVES["right"] = Rect(50, 5, 40, 70)


@pytest.mark.parametrize(
    ("one", "more", "less"),
    [
        (Icon.CROWN, "bottom", "top"),
        (Icon.TRIANGLE, "bottom", "top"),
        (Icon.PYRAMID, "bottom", "top"),
        (Icon.TICK, "bottom", "top"),
        (Icon.PLAY, "left", "right"),
        (Icon.RETURN, "left", "right"),
    ],
)
def test_icons_are_the_right_way_round(one: Icon, more: str, less: str) -> None:
    surface = icon(one)
    assert share(surface, RED, HALVES[more]) > 1.1 * share(surface, RED, HALVES[less])


def test_a_tick_goes_down_and_then_further_up() -> None:
    surface = icon(Icon.TICK)
    assert share(surface, RED, Rect(60, 10, 20, 30)) > 0.1
    assert share(surface, RED, Rect(60, 50, 20, 20)) == 0
    assert share(surface, RED, Rect(20, 10, 20, 25)) == 0


@pytest.mark.parametrize(
    "one", [Icon.CROSS, Icon.THIN_CROSS, Icon.PAUSE, Icon.DIAMOND, Icon.SQUARE, Icon.ROUND, Icon.DISC]
)
def test_icons_that_are_even_are_even(one: Icon) -> None:
    surface = icon(one)
    assert share(surface, RED, HALVES["top"]) == pytest.approx(share(surface, RED, HALVES["bottom"]), rel=0.15)
    assert share(surface, RED, HALVES["left"]) == pytest.approx(share(surface, RED, HALVES["right"]), rel=0.15)


def test_no_two_icons_look_alike() -> None:
    pictures = {one: pygame.image.tobytes(icon(one), "RGB") for one in Icon}
    assert len(set(pictures.values())) == len(pictures)
    covered = {one: share(icon(one), RED) for one in (Icon.CROSS, Icon.THIN_CROSS, Icon.SQUARE, Icon.DIAMOND)}
    assert covered[Icon.CROSS] > 1.5 * covered[Icon.THIN_CROSS]
    assert covered[Icon.SQUARE] > 1.5 * covered[Icon.DIAMOND]


def test_of_large_pictures_only_so_many_pixels_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("queens_viz.window.pen.KEPT_AT_MOST", 50_000)
    ink, made = Ink(LIGHT), list[Surface]()

    def make() -> Surface:
        made.append(Surface((100, 100)))
        return made[-1]

    for k in (0, 1, 2, 3, 0, 1, 2, 3):
        ink.keep(("a", k), make)
    assert len(made) == 4, "they are kept"
    for k in range(40):
        ink.keep(("b", k), make)
        assert len(ink._kept) <= 5
    assert len(made) == 44


def test_a_hollow_icon_is_a_line_around_nothing() -> None:
    surface = icon(Icon.TRIANGLE, hollow=3)
    assert colour(surface, (MIDDLE[0], MIDDLE[1] + 6)) == GROUND
    assert 0.02 < share(surface, RED) < 0.7 * share(icon(Icon.TRIANGLE), RED)


def test_a_halo_lies_around_an_icon_in_its_own_colour() -> None:
    surface = icon(Icon.CROWN, halo=(BLUE, 3.0))
    assert share(surface, RED) == pytest.approx(share(icon(Icon.CROWN), RED), rel=0.1)
    assert share(surface, BLUE) > 0.02
    row = [colour(surface, (x, 55)) for x in range(100)]
    assert row.index(BLUE) < row.index(RED) < len(row) - row[::-1].index(RED) < len(row) - row[::-1].index(BLUE)


def test_bold_letters_are_heavier_than_semibold_and_those_than_regular() -> None:
    ink = {}
    for weight in Weight:
        surface = Surface((100, 80))
        surface.fill((255, 255, 255))
        pen_on(surface).text("Queen", 24, (0, 0, 0), weight, center=MIDDLE)
        ink[weight] = 255 - pygame.transform.average_color(surface)[0]
    assert ink[Weight.REGULAR] < ink[Weight.SEMIBOLD] < ink[Weight.BOLD]


def test_a_text_s_ink_lies_in_its_rectangle_and_is_all_of_it() -> None:
    surface, drawn = on_a_surface(STROKES[Stroke.TEXT])
    assert drawn.rect.contains(drawn.ink)
    assert drawn.ink.contains(changed(surface))
    assert (drawn.what, drawn.size, drawn.weight) == ("Run", 20, Weight.BOLD)
