"""What a lesson or an exercise has interrupted, and how far it has come itself."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from .compare import Compare
from .exercise import Exercise
from .own_program import OwnProgram
from .player import Player
from .state import State


class Interrupted(NamedTuple):
    """What returns after a lesson, a challenge or "Find the fault"."""

    player: Player
    state: State
    race: Compare | None
    program: OwnProgram | None  # the person's own program, if it was on view


Progress = tuple[Position, Exercise | None, int | None]
"""The position of the search, the exercise, and the step of a program on view."""
