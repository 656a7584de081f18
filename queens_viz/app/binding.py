"""A row of the table of actions: everything that is known of one action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple

from .app import App
from .commands import Action
from .conditions import always
from .layers import Layer


class Group(Enum):
    """Where the buttons of some actions stand together."""

    CONTROLS = "controls"
    ANSWERS = "answers"
    MENU = "menu"
    TABS = "tabs"


class Section(Enum):
    """The parts of the help, by the keys of their titles."""

    RUN = "section_run"
    BOARD = "section_board"
    CLASS = "section_class"
    WINDOW = "section_window"
    PANELS = "section_panels"


class Binding(NamedTuple):
    """Everything that is known of an action.

    A key is the character it types or, where it types none, its name: `keys` are those with nothing open, `inner`
    those of the layers in which they belong to it. `does` is called with the app and the value of the command, where
    it `applies`; elsewhere the message `why` says why not. `label` and `help` are keys of the table of words. What
    `moves` the search closes a solution that is shown; what `repeats` is repeated by a held key; what `waits` needs a
    search that is halted; what `takes_key` is told which of its keys was pressed. While a layer is open in which it
    has keys, its button stands in the place of another action's, which it `stands_for`.
    """

    action: Action
    keys: tuple[str, ...]
    does: Callable[[App, Any], object]
    applies: Callable[[App], bool] = always
    why: str = ""
    help: str = ""
    label: str = ""
    group: Group | None = None
    moves: bool = False
    repeats: bool = False
    waits: bool = False
    takes_key: bool = False
    stands_for: Action | None = None
    inner: Mapping[Layer, tuple[str, ...]] = {}


def keys_in(binding: Binding, layer: Layer) -> tuple[str, ...]:
    """Return the keys of an action that count in a layer."""
    return binding.keys if layer is Layer.SEARCH else binding.inner.get(layer, ())


DIGITS = tuple("0123456789")

SHIFTED = "tab", "page up", "page down"
"""The keys without a character that Shift makes others."""
