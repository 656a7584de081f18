"""What a person can ask for. A command knows neither keys nor pixels, and does nothing by itself."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Action(Enum):
    """What to do."""

    RUN = "run"
    HALT = "halt"
    BACK = "back"
    NEXT = "next"
    QUIT = "quit"


class Command(NamedTuple):
    """An action asked for."""

    action: Action
