"""What a lesson or an exercise has interrupted."""

from __future__ import annotations

from typing import NamedTuple

from .compare import Compare
from .own_program import OwnProgram
from .player import Player
from .state import State


class Interrupted(NamedTuple):
    """What returns after a lesson, a challenge or "Find the fault"."""

    player: Player
    state: State
    race: Compare | None
    program: OwnProgram | None  # the person's own program, if it was on view
