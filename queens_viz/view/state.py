"""What is only seen: the settings of a view, which neither the search nor the player knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from ..commands import Command
from ..search import Position


class Layer(IntEnum):
    """What may be open, from the outermost to the innermost, to which Enter, Esc and the like belong."""

    SEARCH = 0
    SHOWN = 1
    TYPED = 2
    RING = 3
    HELP = 4


@dataclass(frozen=True, slots=True)
class ViewState:
    """The state of a view: a value, replaced when it changes.

    `typed` are the digits of a new size; `shown` is a position that is on the board in place of the
    search's; `scroll` the first line of the list, or None while it follows the newest; `focus` which of the buttons
    has the ring; `grabbed` the slider that follows the mouse; `message` what the program has to say.
    """

    theme: str = "light"
    typed: str = ""
    shown: Position | None = None
    scroll: int | None = None
    focus: int | None = None
    grabbed: Command | None = None
    has_help: bool = False
    message: str = ""
    is_bad_news: bool = False

    @property
    def layers(self) -> list[Layer]:
        """What is open, the innermost first."""
        is_open = {
            Layer.HELP: self.has_help,
            Layer.RING: self.focus is not None,
            Layer.TYPED: bool(self.typed),
            Layer.SHOWN: self.shown is not None,
            Layer.SEARCH: True,
        }
        return [layer for layer, is_so in is_open.items() if is_so]
