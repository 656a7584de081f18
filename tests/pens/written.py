"""What several tests of the pen that writes SVG need: a pen, one stroke of each kind, and what is written of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from queens_viz.parts.window_layout import lay_out
from queens_viz.pens.face import Weight
from queens_viz.pens.icons import Icon
from queens_viz.pens.letters import TableFace
from queens_viz.pens.part import Part
from queens_viz.pens.pen import Pen
from queens_viz.pens.rect import Rect
from queens_viz.pens.svg import DEFINITIONS, SvgPen
from queens_viz.pens.theme import LIGHT, Theme

from ..recorder import Drawn, Stroke, SvgRecorder, recording

ROOM = Rect(0, 0, 640, 480)
FACE = TableFace()

Paint = Callable[[SvgPen], object]


def a_pen(
    put: Callable[[str, str | None], object] = lambda name, svg: None,
    theme: Theme = LIGHT,
) -> SvgPen:
    """Return a pen that has written nothing."""
    return SvgPen(lay_out(640, 480, 8).sheet, theme, FACE, put)


def take(pen: SvgPen, name: str, draw: Callable[..., object], *values: object) -> None:
    """Have a pen write a part."""
    pen.take(name, Part(ROOM.copy(), draw, values, fills=False))


def written(draw: Paint, theme: Theme = LIGHT) -> str:
    """Return what a pen writes of a part."""
    put = dict[str, str | None]()
    take(a_pen(put.__setitem__, theme), "it", draw)
    return put["it"] or ""


def defined(draw: Paint) -> str:
    """Return what a part refers to."""
    put = dict[str, str | None]()
    take(a_pen(put.__setitem__), "it", draw)
    return put.get(DEFINITIONS) or ""


def recorded(draw: Paint) -> list[Drawn]:
    """Return the record of what is drawn."""
    pen = SvgRecorder(lay_out(640, 480, 8).sheet, LIGHT, FACE)
    with recording(pen) as record:
        take(pen, "it", draw)
    return record


def numbers(svg: str, name: str) -> list[float]:
    """Return the values of an attribute, in order."""
    return [float(value) for value in re.findall(f' {name}="([^"]*)"', svg)]


PLACE = Rect(10, 20, 60, 30)
ARROW = ((20.0, 60.0), (40.0, 60.0), (40.0, 20.0), (18.0, 20.0))

STROKES: dict[Stroke, Callable[[Pen], object]] = {
    Stroke.TEXT: lambda pen: pen.text(
        "Run", 20, "candidate", Weight.BOLD, topleft=(10, 20)
    ),
    Stroke.SHAPE: lambda pen: pen.shape(Icon.CROWN, 40, "candidate", (50, 40)),
    Stroke.BOX: lambda pen: pen.box(PLACE, "candidate"),
    Stroke.PATH: lambda pen: pen.path(((10, 20), (70, 50)), "candidate", 3),
    Stroke.CHECKS: lambda pen: pen.checks(
        Rect(10, 20, 20, 20), (0, 10, 20), "candidate", "queen"
    ),
    Stroke.HATCH: lambda pen: pen.hatch(PLACE, "candidate", "queen"),
    Stroke.BARS: lambda pen: pen.bars(PLACE, "candidate", ((10, 30), (5, 0), (9, 4))),
}
