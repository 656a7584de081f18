"""What a class sees on its board, as a drawing of a page: the chosen square, answers, and queens that it has set."""

from __future__ import annotations

from ..app.questions import Square
from ..looks.board import BoardLook
from .svg import between, corner, frame, moved, piece


def queens(look: BoardLook) -> str:
    """Return the queens that were set; those that attack each other are framed and joined."""
    n = look.n
    lines = [between(one, other, n) for one, other in look.pairs]
    framed = sorted({square for pair in look.pairs for square in pair})
    frames = "".join(frame(square, n, "inner", 7) + frame(square, n, "wire") for square in framed)
    drawn = "".join(f'<path class="glow" d="{line}"/><path class="wire" d="{line}"/>' for line in lines)
    queens = "".join(f'<g class="piece own" style="{moved(*square, n)}">{piece()}</g>' for square in look.own)
    return f"{drawn}{frames}{queens}"


def chosen(look: BoardLook) -> str:
    """Return the cursor, where the red queen goes, and the square that was answered instead."""
    drawn, n = "", look.n
    if look.goes_to:
        x, y = corner(*look.goes_to, n)
        crown = f'<use class="goes" href="#crown" x="{x + 10}" y="{y + 10}" width="80" height="80"/>'
        drawn += crown + _answer(look.goes_to, n, "right")
    is_of_attackers = look.picked in [(column, look.queens[column]) for column in look.attackers]
    if look.picked and look.picked != look.goes_to and not is_of_attackers:
        drawn += _answer(look.picked, n, "wrong")
    if look.cursor:
        drawn += frame(look.cursor, n, "cursor halo", 5) + frame(look.cursor, n, "cursor", 5)
    return drawn


def _answer(square: Square, n: int, kind: str) -> str:
    """Return the frame of an answer; the sign at its corner is that of the card's headline."""
    x, y = corner(*square, n)
    sign = f'<circle class="ground" cx="{x + 19}" cy="{y + 19}" r="15"/><circle cx="{x + 19}" cy="{y + 19}" r="8.5"/>'
    return f'<g class="answer {kind}">{frame(square, n, "")}{sign}</g>'
