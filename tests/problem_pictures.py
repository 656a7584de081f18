"""The pictures of other problems: in each a state of the search, one candidate, and what attacks it."""

from __future__ import annotations

from collections.abc import Callable

from queens_viz.looks.theme import THEMES, Colour

from .problems import (
    COUNTRIES,
    GIVEN,
    GOAL,
    NUMBERS,
    OPEN,
    PROBLEMS,
    SIDE,
    Placed,
    clashes,
    filled,
    taken,
)

LIGHT = next(theme for theme in THEMES.values() if theme.name == "light")

STATES: dict[str, tuple[Placed, int]] = {
    "sudoku": ((3, 2, 4, 2), 4),
    "map": ((0, 1), 1),
    "sum": ((0, 0), 0),
    "knight": ((0, 11, 22, 19, 8, 1, 12, 23, 14, 3), 14),
}
"""What the pictures show: the choices made so far, and the candidate."""

WIDTH, HEIGHT = 324, 272
"""The size of each picture."""

Point = tuple[float, float]


def paint(colour: Colour) -> str:
    """Return a colour as SVG writes it."""
    return "#" + "".join(f"{part:02x}" for part in colour)


def polygon(points: tuple[Point, ...], fill: str, stroke: str, width: float) -> str:
    corners = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"/>'


def square(x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", line: float = 1) -> str:
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return polygon(corners, fill, stroke, line)


def text(x: float, y: float, words: object, size: float, colour: Colour, weight: int = 600) -> str:
    return (
        f'<text x="{x:g}" y="{y + 0.36 * size:g}" font-size="{size:g}" font-weight="{weight}" '
        f'fill="{paint(colour)}">{words}</text>'
    )


def line(begin: Point, end: Point, colour: Colour, width: float) -> str:
    """Return a line with a light edge, so that it is seen on anything."""
    ends = f'x1="{begin[0]:g}" y1="{begin[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
    halo = f'<line {ends} stroke="{paint(LIGHT.halo)}" stroke-width="{width + 3:g}"/>'
    return f'{halo}<line {ends} stroke="{paint(colour)}" stroke-width="{width:g}"/>'


def cross(x: float, y: float, reach: float, colour: Colour, width: float) -> str:
    left, right, top, bottom = x - reach, x + reach, y - reach, y + reach
    d = f"M{left:g} {top:g}L{right:g} {bottom:g}M{left:g} {bottom:g}L{right:g} {top:g}"
    return f'<path d="{d}" stroke="{paint(colour)}" stroke-width="{width:g}" fill="none"/>'


def badge(x: float, y: float) -> str:
    """Return the sign of an attack."""
    edge = f'fill="{paint(LIGHT.attacked)}" stroke="{paint(LIGHT.halo)}" stroke-width="2.5"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="12" {edge}/>{cross(x, y, 4.6, LIGHT.halo, 3)}'


def sudoku() -> str:
    """Return small sudoku: given digits on white, those that were entered on blue, the candidate in red."""
    placed, digit = STATES["sudoku"]
    cell, left, top = 54, 54, 12

    def corner(where: tuple[int, int]) -> Point:
        return left + where[0] * cell, top + where[1] * cell

    def middle(where: tuple[int, int]) -> Point:
        return corner(where)[0] + cell / 2, corner(where)[1] + cell / 2

    drawn, there = [], filled(placed)
    for where in [(x, y) for y in range(4) for x in range(4)]:
        fill = LIGHT.panel if where in GIVEN else LIGHT.blue_light if where in there else LIGHT.window
        drawn.append(square(*corner(where), cell, cell, paint(fill), paint(LIGHT.border)))
        if where in there:
            drawn.append(text(*middle(where), there[where], 32, LIGHT.queen, 700 if where in GIVEN else 400))
    box = 2 * cell
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        drawn.append(square(left + across * box, top + down * box, box, box, "none", paint(LIGHT.text), 3))
    here = OPEN[len(placed)]
    for other in clashes(placed, digit):
        drawn.append(square(*corner(other), cell, cell, "none", paint(LIGHT.attacked), 4))
        (x, y), (u, v) = middle(other), middle(here)
        drawn.append(line((x, y + (v - y) * 0.36), (u, v + (y - v) * 0.3), LIGHT.attacked, 4))
    drawn.append(square(*corner(here), cell, cell, "none", paint(LIGHT.mark), 4))
    drawn.append(text(*middle(here), digit, 32, LIGHT.candidate, 700))
    drawn.append(badge(corner(here)[0] + cell - 8, corner(here)[1] + 8))
    for k in range(1, digit + 1):
        middle_of_k = left + cell * (k - 0.5), top + 4 * cell + 22
        drawn.append(text(*middle_of_k, k, 24, LIGHT.candidate if k == digit else LIGHT.muted, 700))
        drawn.append(cross(*middle_of_k, 11, LIGHT.mark, 2) if k < digit else "")
    return "".join(drawn)


def country_map() -> str:
    """Return a map: countries are numbered in their order, and the colours tried before are crossed out."""
    placed, colour = STATES["map"]
    colours = [LIGHT.blue_dark, LIGHT.green_dark, LIGHT.band]
    chosen = [*placed, colour]
    here = len(placed)
    attackers = PROBLEMS["map"].attackers(placed, colour)
    drawn = []
    for k, corners in enumerate(COUNTRIES):
        fill = paint(colours[chosen[k]]) if k < len(chosen) else paint(LIGHT.panel)
        drawn.append(polygon(corners, fill, paint(LIGHT.text), 2))
    middles = [(sum(x for x, _ in one) / len(one), sum(y for _, y in one) / len(one)) for one in COUNTRIES]
    for k in attackers:
        drawn.append(polygon(COUNTRIES[k], "none", paint(LIGHT.attacked), 4))
        drawn.append(line(middles[k], middles[here], LIGHT.attacked, 4))
    drawn.append(polygon(COUNTRIES[here], "none", paint(LIGHT.mark), 4))
    for k, (x, y) in enumerate(middles):
        drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="{paint(LIGHT.panel)}"/>')
        drawn.append(text(x, y, k + 1, 24, LIGHT.candidate if k == here else LIGHT.queen, 700))
    x, y = middles[here]
    drawn.append(badge(x + 18, y - 18))
    for k in range(colour):
        drawn.append(square(x - 8 + 22 * k, y + 24, 16, 16, paint(colours[k]), paint(LIGHT.mark)))
        drawn.append(cross(x + 22 * k, y + 32, 7, LIGHT.mark, 2))
    return "".join(drawn)


def subset_sum() -> str:
    """Return a sum: what was taken lies end to end, the candidate reaches beyond the goal."""
    placed, _ = STATES["sum"]
    unit, left, top, height = 14, 24, 92, 62
    here, drawn, x, goal = len(placed), list[str](), float(left), left + GOAL * unit
    blocks = [*taken(placed), NUMBERS[here]]
    for k, number in enumerate(blocks):
        is_candidate = k == len(blocks) - 1
        fill = LIGHT.panel if is_candidate else (LIGHT.blue_light, LIGHT.blue_dark)[k % 2]
        edge = LIGHT.candidate if is_candidate else LIGHT.text
        drawn.append(square(x, top, number * unit, height, paint(fill), paint(edge), 4 if is_candidate else 2))
        middle = (max(x, goal) + x + number * unit) / 2 if is_candidate else x + number * unit / 2
        drawn.append(text(middle, top + height / 2, number, 30, LIGHT.candidate if is_candidate else LIGHT.queen, 700))
        x += number * unit
    drawn.append(line((goal, top - 34), (goal, top + height + 26), LIGHT.attacked, 4))
    drawn.append(text(goal, top - 50, GOAL, 28, LIGHT.text, 700))
    drawn.append(badge(x, top))
    for k, number in enumerate(NUMBERS):
        row = 206
        colour = LIGHT.candidate if k == here else LIGHT.queen if k < here else LIGHT.muted
        drawn.append(text(left + 40 + 66 * k, row + 26, number, 26, colour, 700 if k <= here else 400))
        if k == here:
            drawn.append(square(left + 18 + 66 * k, row + 4, 44, 44, "none", paint(LIGHT.mark), 4))
    return "".join(drawn)


def knight() -> str:
    """Return a knight's tour: its squares are numbered in their order, the candidate has been visited before."""
    placed, candidate = STATES["knight"]
    cell, left, top = 50, 37, 11

    def corner(where: int) -> Point:
        return left + where % SIDE * cell, top + (SIDE - 1 - where // SIDE) * cell

    def middle(where: int) -> Point:
        return corner(where)[0] + cell / 2, corner(where)[1] + cell / 2

    drawn = []
    for where in range(SIDE * SIDE):
        fill = (LIGHT.blue_dark, LIGHT.blue_light)[(where // SIDE + where % SIDE) % 2]
        drawn.append(square(*corner(where), cell, cell, paint(fill)))
    drawn.append(square(left, top, SIDE * cell, SIDE * cell, "none", paint(LIGHT.mark), 3))
    way = " ".join(f"{x:g},{y:g}" for x, y in map(middle, placed))
    drawn.append(f'<polyline points="{way}" fill="none" stroke="{paint(LIGHT.accent)}" stroke-width="2.5"/>')
    drawn.append(line(middle(placed[-1]), middle(candidate), LIGHT.attacked, 4))
    drawn.append(square(*corner(candidate), cell, cell, "none", paint(LIGHT.attacked), 4))
    for k, where in enumerate(placed):
        x, y = middle(where)
        drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="{paint(LIGHT.panel)}"/>')
        drawn.append(text(x, y, k + 1, 20, LIGHT.candidate if where == placed[-1] else LIGHT.queen, 700))
    x, y = corner(candidate)
    drawn.append(badge(x + cell - 6, y + 6))
    return "".join(drawn)


PICTURES: dict[str, Callable[[], str]] = {
    "sudoku.svg": sudoku,
    "map.svg": country_map,
    "sum.svg": subset_sum,
    "knight.svg": knight,
}


def picture(name: str) -> str:
    """Return a picture as a file."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    style = "font-family=\"'Source Sans 3', 'Segoe UI', 'Noto Sans', sans-serif\" text-anchor=\"middle\""
    ground = square(0, 0, WIDTH, HEIGHT, paint(LIGHT.window))
    return f"{head} {style}>\n{ground}{PICTURES[name]()}\n</svg>\n".replace("/><", "/>\n<")
