"""A picture as a file of SVG of its own, with its colours and its typefaces."""

from __future__ import annotations

from collections.abc import Callable

from .letters import TableFace
from .part import Part
from .pen import Pen, Sheet
from .rect import Pixel, Rect
from .svg import SvgPen
from .svg_shapes import escaped
from .theme import Theme
from .type_sizes import TypeSizes

FAMILY = "Queens Sans"
"""The name in style sheets of the typeface for words."""

CODE_FAMILY = "Queens Mono"
"""The name in style sheets of the typeface for code."""

RULES = f"""\
text {{ font-family: '{FAMILY}', sans-serif; white-space: pre; font-kerning: normal; }}
text {{ font-variant-ligatures: none; text-rendering: geometricPrecision; }}
text.R {{ font-weight: 400; }}
text.S {{ font-weight: 600; }}
text.B {{ font-weight: 700; }}
text.C {{ font-family: '{CODE_FAMILY}', monospace; font-weight: 400; }}
text.CB {{ font-family: '{CODE_FAMILY}', monospace; font-weight: 600; }}
"""
"""The rules of a style sheet by which letters are as wide as TableFace says."""

DESIGNED_HEIGHT = 800
"""The height in pixels of the window as designed."""


def coloured(svg: str, theme: Theme) -> str:
    """Return SVG with the colours of a theme in place of its variables.

    Not every program that shows SVG knows variables.
    """
    for role, colour in theme.colours().items():
        svg = svg.replace(f"var(--{role})", f"#{bytes(colour).hex()}")
    return svg


def drawn(size: Pixel, theme: Theme, paint: Callable[[Pen], object]) -> str:
    """Return the SVG of what `paint(pen)` paints, in the colours of a theme.

    `size` is the width and height of the picture in pixels.
    """
    height = size[1]
    sheet = Sheet(Rect(0, 0, *size), TypeSizes.of(height), height / DESIGNED_HEIGHT)
    groups = list[str]()

    def put(name: str, svg: str | None) -> None:
        groups.append(svg or "")

    pen = SvgPen(sheet, theme, TableFace(), put)
    pen.take("", Part(sheet.window, paint, (), fills=False))
    return coloured("".join(groups), theme)


def document(
    parts: str,
    size: Pixel,
    theme: Theme,
    title: str,
    description: str,
    letters: str,
) -> str:
    """Return a file of SVG with some parts, in the colours of a theme.

    `size` is its width and height in pixels, and `letters` are the rules of a style
    sheet that hold the typefaces, @font-face.
    """
    width, height = size
    room = f'width="{width}" height="{height}"'
    ground = f'<rect {room} fill="var(--window)"/>\n'
    xmlns = 'xmlns="http://www.w3.org/2000/svg"'
    view_box = f'viewBox="0 0 {width} {height}"'
    return (
        f'<svg {xmlns} {view_box} {room} role="img">\n'
        f"<title>{escaped(title)}</title>\n"
        f"<desc>{escaped(description)}</desc>\n"
        f"<style>\n{letters}\n{RULES}</style>\n"
        f"{coloured(ground + parts, theme)}</svg>\n"
    )
