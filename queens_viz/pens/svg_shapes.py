"""The shapes of a picture as SVG: both pens draw from these texts.

A colour is what SVG takes as one: "#182a5c", or "var(--mark)" for a role of the theme.
"""

from __future__ import annotations

import math

from .face import Weight
from .icons import ICON_SIDE, Icon, Point
from .rect import Rect

CLASSES = {
    Weight.REGULAR: "R",
    Weight.SEMIBOLD: "S",
    Weight.BOLD: "B",
    Weight.CODE: "C",
    Weight.CODE_BOLD: "CB",
}
"""The classes of texts by their weights: `svg_file.RULES` has a rule for each."""

HATCHES = 6
"""Lines of a hatch that cross each side of its square."""


def short(number: float) -> float:
    """Return a number rounded to hundredths; unlike `round`, the same in every Python.

    >>> short(12.595), short(-0.333)
    (12.6, -0.33)
    """
    return math.floor(100 * number + 0.5) / 100


def escaped(text: str) -> str:
    """Return a text as it is written between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def rectangle_path(place: Rect) -> str:
    """Return the path around a rectangle.

    >>> rectangle_path(Rect(4, 5, 30, 20))
    'M4 5h30v20h-30z'
    """
    left, top, width, height = place
    return f"M{left} {top}h{width}v{height}h{-width}z"


def rectangles(places: list[Rect], colour: str) -> str:
    """Return rectangles as one shape. Where they meet there is no smooth edge."""
    path = "".join([rectangle_path(place) for place in places])
    return f'<path d="{path}" fill="{colour}" shape-rendering="crispEdges"/>'


# Icons.


def icon_transform(size: int, x: float, y: float) -> str:
    """Return the transform of an icon `size` pixels high whose centre is at x, y.

    The centre of an icon with an odd number of pixels is the middle of a pixel.
    """
    if size % 2:
        x += 0.5
        y += 0.5
    scale = size / ICON_SIDE
    return f'transform="translate({x},{y}) scale({scale})"'


def icon_line(size: int, colour: str, width: float) -> str:
    """Return the style of a line around an icon, `width` pixels of which are outside.

    The other half of the line lies inside the icon.
    """
    width = short(2 * width * ICON_SIDE / size)
    return f'stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'


def icon_mask(name: str, icon: Icon) -> str:
    """Return a mask that hides the inside of an icon and shows what is around it."""
    side = 2 * ICON_SIDE
    room = f'x="{-ICON_SIDE}" y="{-ICON_SIDE}" width="{side}" height="{side}"'
    around = f'<rect {room} fill="#fff"/><path d="{icon.value}"/>'
    return f'<mask id="{name}" maskUnits="userSpaceOnUse" {room}>{around}</mask>'


# Boxes.


def box_shape(
    place: Rect, colour: str, edge: str = "", line: int = 0, radius: int = 0
) -> str:
    """Return a box without the end of its tag, so that attributes can be added.

    `line` is the width of its edge, and `radius` the radius of its corners, in pixels.
    """
    width = place.width
    height = place.height
    inset: float = 0
    border = ""
    colour = colour or "none"
    if line and 2 * line >= min(width, height):
        # The edge fills the whole box.
        colour = edge
    elif line:
        # Half of a line lies outside its path, and this one is to lie inside the box.
        inset = line / 2
        border = f' stroke="{edge}" stroke-width="{line}"'
    corners = ""
    if radius > inset:
        corners = f' rx="{radius - inset}"'
    return (
        f'<rect x="{place.left + inset}" y="{place.top + inset}"'
        f' width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' fill="{colour}"{border}{corners}'
    )


# Lines and areas.


def area_shape(points: tuple[Point, ...], colour: str) -> str:
    """Return the filled area between points."""
    return f'<path d="{_through(points)}" fill="{colour}"/>'


def line_shape(points: tuple[Point, ...], colour: str, width: float) -> str:
    """Return a line through points, `width` pixels wide."""
    style = f'fill="none" stroke="{colour}" stroke-width="{short(width)}"'
    return f'<path d="{_through(points)}" {style}/>'


def arrow_shape(
    points: tuple[Point, ...], colour: str, width: float, head: float
) -> str:
    """Return an arrow through four points. The last is the tip of its head.

    It starts to the left or the right, turns twice, and comes back.
    """
    start, turn, _, tip = points
    if turn[0] > start[0]:
        base = start[0] + head
    else:
        base = start[0] - head
    y = tip[1]
    head_corners = (tip, (base, y - head), (base, y + head))
    line = (start, (turn[0], start[1]), (turn[0], y), (base, y))
    return area_shape(head_corners, colour) + line_shape(line, colour, width)


def _through(points: tuple[Point, ...]) -> str:
    """Return the path through points."""
    return "M" + "L".join([f"{x} {y}" for x, y in points])


# Squares.


def dark_squares(edges: tuple[int, ...]) -> list[Rect]:
    """Return the dark squares of a board in a place that begins at 0, 0.

    `edges` are the pixels from the left, and from the bottom, at which each square
    begins, and at which the last one ends. The square at the bottom left is dark.
    """
    n = len(edges) - 1
    side = edges[-1]
    squares = []
    for column in range(n):
        width = edges[column + 1] - edges[column]
        for row in range(column % 2, n, 2):
            height = edges[row + 1] - edges[row]
            squares.append(Rect(edges[column], side - edges[row + 1], width, height))
    return squares


def grid_lines(edges: tuple[int, ...], width: int) -> list[Rect]:
    """Return the lines between the squares of a board, `width` pixels wide.

    Half of a line lies on either side of an edge; nothing is outside the board.
    """
    side = edges[-1]
    board = Rect(0, 0, side, side)
    lines = []
    for edge in edges:
        vertical = Rect(edge - width // 2, 0, width, side)
        horizontal = Rect(0, side - edge - width // 2, side, width)
        lines += [vertical.clip(board), horizontal.clip(board)]
    return lines


def hatch_shape(width: int, height: int, colour: str, line_colour: str) -> str:
    """Return a hatched square. Its lines go on in the squares beside it."""
    lines = []
    for k in range(-HATCHES, HATCHES + 1):
        start = short(k / HATCHES * width)
        lines.append(f"M{start} {height}l{width} {-height}")
    path = "".join(lines)
    line_width = short(width / 32)
    return (
        f'<rect width="{width}" height="{height}" fill="{colour}"/>'
        f'<path d="{path}" stroke="{line_colour}" stroke-width="{line_width}"'
        ' stroke-linecap="square"/>'
    )
