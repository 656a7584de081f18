"""What a lesson finds when it begins, and leaves as it was."""

from __future__ import annotations

from typing import NamedTuple

from .compare import Compare
from .moves import Moves, Stand
from .state import State


class Kept(NamedTuple):
    """What was there before a lesson began, and is there again when it is left."""

    stand: Stand
    moves: Moves
    state: State
    compare: Compare | None
    speed: float
    pause: float | None
