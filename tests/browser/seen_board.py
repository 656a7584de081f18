"""What stands on the board of a live page, and what has to stand there, by the looks of an app in CPython."""

from __future__ import annotations

import re
from typing import Any

from queens_viz.looks.board import Badge, BoardLook, Mark

from .live import Live

PIECES = """
const board = document.getElementById("board"), kinds = [...board.querySelectorAll("#pieces .piece")];
return [
    board.getAttribute("class") || "", kinds.map(e => e.getAttribute("class")),
    document.querySelectorAll("#set > path.wire").length,
    document.querySelector("#shaded path")?.getAttribute("d") ?? "",
];
"""

PLACES = {
    "pieces": "#field:not(.dense) #pieces .crown, .dense #pieces .disc",
    **{mark.name: f"#marks .{mark.name.lower()}" for mark in Mark},
    "attackers": "#attacks rect.wire",
    "ghosts": "#ghosts rect",
    "column": "#column:not(.hidden) .frame",
    "empty": "#empty .frame",
    "cursor": "#chosen .cursor:not(.halo)",
    "right": "#chosen .answer.right rect",
    "wrong": "#chosen .answer.wrong rect",
    "own": "#set .own .crown",
    "pairs": "#set rect.wire",
}
"""What stands on squares, and how it is found."""


def board_seen(live: Live) -> dict[str, Any]:
    """Return what stands on the board, and on which squares, counted from 1."""
    green, kinds, lines, shaded = live.run(PIECES)
    places = dict(zip(PLACES, live.squares_of(*PLACES.values()), strict=True))
    return {
        **{name: sorted(squares) for name, squares in places.items()},
        "green": green,
        "pieces": sorted(zip(places["pieces"], kinds, strict=True)),
        "lines": lines,
        "shaded": _shaded(shaded, live.n),
    }


def _shaded(path: str, n: int) -> list[tuple[int, int]]:
    """Return the squares in a path that goes around those above one another."""
    found = []
    for x, y, height in re.findall(r"M(\d+) (\d+)h100v(\d+)h-100z", path):
        found += [(int(x) // 100 + 1, n - (int(y) + k) // 100) for k in range(0, int(height), 100)]
    return sorted(found)


def board_expected(look: BoardLook) -> dict[str, Any]:
    """Return what has to stand there."""
    names = {Badge.SAFE: "is-safe", Badge.ATTACKED: "is-attacked", Badge.ASKED: "is-asked", None: ""}
    pieces = [((column + 1, row + 1), "piece") for column, row in enumerate(look.queens)]
    if look.candidate:
        pieces.append((_counted(look.candidate), f"piece candidate {names[look.badge]}".strip()))
    return {
        "green": "green" if look.is_green else "",
        "pieces": sorted(pieces),
        **{
            mark.name: sorted(_counted((one.column, one.row)) for one in look.marks if one.mark is mark)
            for mark in Mark
        },
        "attackers": sorted(_counted((one, look.queens[one])) for one in look.attackers),
        "ghosts": sorted(map(_counted, look.ghosts)),
        "column": [(look.candidate[0] + 1, (look.n + 1) / 2)] if look.candidate and look.badge else [],
        "empty": [(column + 1, (look.n + 1) / 2) for column in look.empty],
        "cursor": [_counted(look.cursor)] if look.cursor else [],
        "right": [_counted(look.goes_to)] if look.goes_to else [],
        "wrong": _wrong(look),
        "own": sorted(map(_counted, look.own)),
        "pairs": sorted({_counted(square) for pair in look.pairs for square in pair}),
        "lines": len(look.pairs),
        "shaded": sorted(map(_counted, look.shaded)),
    }


def _wrong(look: BoardLook) -> list[tuple[int, int]]:
    """Return the square of a wrong answer: not where the red queen goes, and no queen that attacks it."""
    attacking = {(column, look.queens[column]) for column in look.attackers}
    return [_counted(look.picked)] if look.picked and look.picked not in attacking | {look.goes_to} else []


def _counted(square: tuple[int, int]) -> tuple[int, int]:
    return square[0] + 1, square[1] + 1
