"""A picture as a file of its own: the parts that a pen has written, with their colours and letters."""

from __future__ import annotations

from collections.abc import Callable

from .letters import TableFace
from .part import Part
from .pen import Pen, Sheet
from .rect import Rect
from .svg import SvgPen
from .svg_shapes import escaped
from .theme import Theme
from .type_sizes import TypeSizes

FAMILY = "Queens Sans"
"""The typeface's name in style sheets."""

RULES = f"""\
text {{ font-family: '{FAMILY}', sans-serif; white-space: pre; font-kerning: normal; }}
text {{ font-variant-ligatures: none; text-rendering: geometricPrecision; }}
text.R {{ font-weight: 400; }}
text.S {{ font-weight: 600; }}
text.B {{ font-weight: 700; }}
"""
"""How letters are set, as style sheets say it, so that they are as wide as TableFace says."""


def coloured(svg: str, theme: Theme) -> str:
    """Return SVG with the colours of a theme for its variables: not every program that shows it knows these."""
    for role, colour in theme.colours().items():
        svg = svg.replace(f"var(--{role})", f"#{bytes(colour).hex()}")
    return svg


def drawn(size: tuple[int, int], theme: Theme, paint: Callable[[Pen], object]) -> str:
    """Return what is painted on a pen of its own, `size` pixels wide and high, in the colours of a theme."""
    sheet, written = (
        Sheet(Rect(0, 0, *size), TypeSizes.of(size[1]), size[1] / 800),
        list[str](),
    )
    pen = SvgPen(sheet, theme, TableFace(), lambda _, svg: written.append(svg or ""))
    pen.take("", Part(sheet.window, paint, (), fills=False))
    return coloured("".join(written), theme)


def document(
    parts: str,
    size: tuple[int, int],
    theme: Theme,
    title: str,
    description: str,
    letters: str,
) -> str:
    """Return a file of SVG; `letters` are the rules that hold the typeface, @font-face."""
    width, height = size
    room = f'width="{width}" height="{height}"'
    ground = f'<rect {room} fill="var(--window)"/>\n'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {room} role="img">\n'
        f"<title>{escaped(title)}</title>\n<desc>{escaped(description)}</desc>\n"
        f"<style>\n{letters}\n{RULES}</style>\n"
        f"{coloured(ground + parts, theme)}</svg>\n"
    )
