"""The board as a drawing of a page: text, written alike by CPython for the first picture and by the page for the next.

A square is CELL units wide, whatever n is; colours and motion are the style sheet's.
"""

from __future__ import annotations

from ..app.questions import Square
from ..looks.board import ICONS, Badge, BoardLook, Mark, Marked
from ..looks.icons import Disc, Icon

CELL = 100

GROUPS = ("marks", "attacks", "ghosts", "chosen", "pieces", "set", "hovered")
"""What stands on the squares, from below."""

SMALL_CROWN = '<use href="#crown" x="{x}.05" y="{y}.05" width=".9" height=".9"/>'
SMALL_DISC = '<circle cx="{x}.5" cy="{y}.5" r=".4"/>'
"""Queens on a board of one unit a square."""

BADGES = {Badge.SAFE: "is-safe", Badge.ATTACKED: "is-attacked", Badge.ASKED: "is-asked"}
"""What it calls what is told of the candidate."""


def name_of(icon: Icon) -> str:
    """Return the name under which a page has an outline."""
    return icon.name.lower().replace("_", "-")


def symbol(icon: Icon) -> str:
    """Return an outline as a symbol, to be used by its name."""
    parts = []
    for part in icon.value:
        if isinstance(part, Disc):
            (x, y), radius = part
            parts.append(f'<circle cx="{_units(x)}" cy="{_units(y)}" r="{_units(radius)}"/>')
        else:
            corners = " ".join(f"{_units(x)},{_units(y)}" for x, y in part.corners)
            parts.append(f'<polygon points="{corners}"/>')
    return f'<symbol id="{name_of(icon)}" viewBox="0 0 {CELL} {CELL}" overflow="visible">{"".join(parts)}</symbol>'


def _units(share: float) -> str:
    return f"{share * CELL:.4g}"


def field(n: int) -> str:
    """Return an empty board: its squares, the frame of a column, and groups for what stands on them."""
    side = n * CELL
    lines = "".join(f"M{k * CELL} 0v{side}M0 {k * CELL}h{side}" for k in range(n + 1))
    return (
        f'<g id="squares"><path class="light" d="M0 0h{side}v{side}h-{side}z"/>{dark_squares(n)}</g>'
        f'<use id="greens" href="#squares"/><g id="shade"></g><path class="grid" d="{lines}"/><g id="empty"></g>'
        f'<g id="column" class="hidden">{column_frame(n)}</g>' + "".join(f'<g id="{name}"></g>' for name in GROUPS)
    )


def dark_squares(n: int) -> str:
    """Return the dark squares of a board."""
    squares = "".join(
        f"M{column * CELL} {(n - 1 - row) * CELL}h{CELL}v{CELL}h-{CELL}z"
        for column in range(n)
        for row in range(column % 2, n, 2)
    )
    return f'<path class="dark" d="{squares}"/>'


def column_frame(n: int) -> str:
    """Return the frame of the first column."""
    side = n * CELL
    return (
        f'<rect class="frame" x="2" y="2" width="{CELL - 4}" height="{side - 4}"/>'
        f'<rect class="inner" x="6.5" y="6.5" width="{CELL - 13}" height="{side - 13}"/>'
    )


def corner(column: int, row: int, n: int) -> tuple[int, int]:
    """Return the top left corner of a square."""
    return column * CELL, (n - 1 - row) * CELL


def between(one: Square, other: Square, n: int) -> str:
    """Return the path from the edge of one square to the edge of another.

    >>> between((0, 1), (2, 3), 8)
    'M100 600L200 500'
    """
    (x, y), (u, v) = corner(*one, n), corner(*other, n)
    half = CELL / 2
    length = max(abs(u - x), abs(v - y)) / half
    across, down = (u - x) / length, (v - y) / length
    return f"M{x + half + across:g} {y + half + down:g}L{u + half - across:g} {v + half - down:g}"


def frame(square: Square, n: int, kind: str, inset: float = 3) -> str:
    """Return a frame around a square."""
    x, y = corner(*square, n)
    side = CELL - 2 * inset
    return f'<rect class="{kind}" x="{x + inset:g}" y="{y + inset:g}" width="{side:g}" height="{side:g}"/>'


def place(column: int, row: int, n: int) -> str:
    """Return the transform that puts a piece onto a square."""
    x, y = corner(column, row, n)
    return f"translate({x}px,{y}px)"


def moved(column: int, row: int, n: int) -> str:
    """Return the style that puts a piece onto a square, where a browser can let it glide to another."""
    return f"transform:{place(column, row, n)}"


def piece() -> str:
    """Return what a piece is made of; the style sheet shows a queen or a disc, and the badge of a candidate only."""
    return (
        '<use class="crown" href="#crown" width="100" height="100"/><circle class="disc" cx="50" cy="50" r="25"/>'
        '<g class="badge"><circle cx="84" cy="16" r="14.5"/><use class="no" href="#cross" x="75.5" y="7.5"'
        ' width="17" height="17"/><use class="yes" href="#tick" x="75" y="7" width="18" height="18"/>'
        '<text class="asked" x="84" y="17">?</text></g>'
    )


def kind_of(look: BoardLook, column: int) -> str:
    """Return the class of the piece in a column: a placed queen, or the candidate and what is told of it."""
    if look.candidate and look.candidate[0] == column:
        return f"piece candidate {BADGES[look.badge] if look.badge else ''}".strip()
    return "piece"


def mark(marked: Marked, n: int) -> str:
    """Return the mark of a row that was tried, smaller where its column is used up."""
    column, row, kind, is_old = marked
    is_triangle = kind in (Mark.FAILED, Mark.FRUITFUL)
    size = (26 if is_old else 34) if is_triangle else (28 if is_old else 36)
    x, y = corner(column, row, n)
    shift = (CELL - size) / 2
    return (
        f'<use class="mark {kind.name.lower()}" href="#{name_of(ICONS[kind])}" x="{x + shift:g}" y="{y + shift:g}" '
        f'width="{size}" height="{size}"/>'
    )


def attacks(look: BoardLook) -> str:
    """Return the lines from the attackers to the candidate, and the frames around the attackers."""
    if not look.candidate:
        return ""
    lines, frames = [], []
    column, row = look.candidate
    x, y = (place + CELL / 2 for place in corner(column, row, look.n))
    for other in look.attackers:
        left, top = corner(other, look.queens[other], look.n)
        rise = row - look.queens[other]
        start = top + CELL / 2 - CELL / 2 * ((rise > 0) - (rise < 0))
        line = f'x1="{left + CELL}" y1="{start:g}" x2="{x:g}" y2="{y:g}" pathLength="1"'
        lines.append(f'<line class="glow" {line}/><line class="wire" {line}/>')
        frames.append(
            f'<rect class="inner" x="{left + 7}" y="{top + 7}" width="86" height="86"/>'
            f'<rect class="wire" x="{left + 3}" y="{top + 3}" width="94" height="94"/>'
        )
    return "".join((*lines, *frames))


def ghosts(look: BoardLook) -> str:
    """Return the hollow crowns of lifted queens, and the arrow from the first of them to the row tried instead."""
    if not look.candidate:
        return ""
    parts = []
    for column, row in look.ghosts:
        x, y = corner(column, row, look.n)
        parts.append(
            f'<g class="ghost"><rect x="{x + 8}" y="{y + 8}" width="84" height="84" rx="11"/>'
            f'<use href="#crown" x="{x + 10}" y="{y + 10}" width="80" height="80"/></g>'
        )
        if column == look.candidate[0]:
            parts.append(_arrow(column, row, look.candidate[1], look.n))
    return "".join(parts)


def _arrow(column: int, row: int, goal: int, n: int) -> str:
    """Return the arrow around a column's edge; beside the last column it leads around the left one."""
    side = 1 if column < n - 1 else -1
    x, low = corner(column, row, n)
    _, high = corner(column, goal, n)
    edge, low, high = x + CELL // 2 + side * CELL // 2, low + CELL // 2, high + CELL // 2
    turn = edge + side * 22
    return (
        f'<path class="arrow" d="M{edge} {low}H{turn}V{high}H{edge + side * 12}"/>'
        f'<path class="head" d="M{edge - side * 3} {high}l{side * 17} -14v28z"/>'
    )


def board(look: BoardLook) -> str:
    """Return a whole board, as it is before the page has begun to change it."""
    n = look.n
    placed = dict(enumerate(look.queens)) | ({look.candidate[0]: look.candidate[1]} if look.candidate else {})
    pieces = "".join(
        f'<g class="{kind_of(look, column)}" style="{moved(column, row, n)}">{piece()}</g>'
        for column, row in placed.items()
    )
    filled = field(n)
    for group, text in (
        ("marks", "".join(mark(marked, n) for marked in look.marks)),
        ("attacks", attacks(look)),
        ("ghosts", ghosts(look)),
        ("pieces", pieces),
    ):
        filled = filled.replace(f'<g id="{group}"></g>', f'<g id="{group}">{text}</g>')
    if look.candidate and look.badge:
        x, _ = corner(look.candidate[0], 0, n)
        filled = filled.replace('id="column" class="hidden"', f'id="column" style="transform:translate({x}px)"')
    return filled
