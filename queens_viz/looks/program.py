"""The search as a program, and which of its lines the last step ran: a function of the position."""

from __future__ import annotations

from typing import NamedTuple

from ..search.listing import LISTINGS, Program, marks
from ..search.position import Position

LISTING = LISTINGS[Program.LOOP]
"""The loop, each of whose passes is a step."""


class ProgramLook(NamedTuple):
    """Which lines of the listing the last step ran, and which of them changed something, counted from 0."""

    ran: frozenset[int]
    changed: frozenset[int]


def look(position: Position) -> ProgramLook:
    """Decide which lines are marked."""
    ran, changed = marks(Program.LOOP, position)
    return ProgramLook(frozenset(line - 1 for line in ran), frozenset(line - 1 for line in changed))
