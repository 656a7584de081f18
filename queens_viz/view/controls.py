"""What can be done: the one table that binds keys and draws buttons, and the look of title, buttons and counters."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..commands import Action, Command
from ..player import Moment
from ..search import TOTAL_STEPS
from .brush import Brush, Weight
from .layout import Layout


class Binding(NamedTuple):
    """How an action is asked for. A key is the character it types or, where it types none, its name."""

    action: Action
    label: str
    keys: tuple[str, ...]
    hint: str
    has_button: bool = True


BINDINGS = (
    Binding(Action.RUN, "Run", ("space",), "Space"),
    Binding(Action.HALT, "Halt", ("space",), "Space"),
    Binding(Action.BACK, "Back", ("left", "backspace", "page up"), "←"),
    Binding(Action.NEXT, "Next", ("right", "n", "page down"), "→"),
    Binding(Action.QUIT, "Quit", ("ctrl+q",), "Ctrl+Q", has_button=False),
)

_NAMES = {
    pygame.K_SPACE: "space",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
}


def key_of(event: pygame.event.Event) -> str:
    """Return the name by which the table knows the key that was pressed."""
    name = _NAMES.get(event.key)
    if event.mod & pygame.KMOD_CTRL:
        return "ctrl+" + (name or (chr(event.key) if 32 < event.key < 127 else ""))
    return name or str(event.unicode).lower()


def command_of(key: str, can: frozenset[Action]) -> Command | None:
    """Return what a key means at a time when only some actions apply."""
    for binding in BINDINGS:
        if key in binding.keys and binding.action in can:
            return Command(binding.action)
    return None


class Button(NamedTuple):
    """A button as it is drawn and clicked."""

    rect: pygame.Rect
    label: str
    hint: str
    action: Action
    is_enabled: bool
    is_primary: bool


class ControlsLook(NamedTuple):
    """The buttons, and the two lines of the counters."""

    buttons: tuple[Button, ...]
    steps: str
    found: str


def look(moment: Moment, layout: Layout, brush: Brush) -> ControlsLook:
    """Decide what the controls show."""
    return ControlsLook(buttons(moment.can, layout, brush), _steps(moment), _found(moment))


def buttons(can: frozenset[Action], layout: Layout, brush: Brush) -> tuple[Button, ...]:
    """Place the buttons from the left; the one that Space presses is the primary one."""
    size, room = layout.text.body, layout.controls
    height = round(46 * layout.unit)
    x, placed = room.left, []
    for binding in BINDINGS:
        if not binding.has_button:
            continue
        width = max(brush.width(binding.label, size, Weight.BOLD) + size, round(104 * layout.unit))
        rect = pygame.Rect(x, room.top, width, height)
        is_enabled = binding.action in can
        is_primary = is_enabled and "space" in binding.keys
        placed.append(Button(rect, binding.label, binding.hint, binding.action, is_enabled, is_primary))
        x = rect.right + round(8 * layout.unit)
    return tuple(placed)


def _steps(moment: Moment) -> str:
    if moment.steps is None:
        return "step —"
    total = TOTAL_STEPS.get(moment.position.n)
    return f"step {moment.steps:,}" + (f" of {total:,}" if total else "")


def _found(moment: Moment) -> str:
    if moment.found is None:
        return "— solutions"
    if moment.position.is_end:
        found = "no solution" if moment.found == 0 else count_of(moment.found)
        return f"Search complete: {found}"
    return count_of(moment.found) if moment.found else "no solution yet"


def count_of(found: int) -> str:
    """Return a number of solutions in words."""
    return "1 solution" if found == 1 else f"{found:,} solutions"


def paint_title(surface: pygame.Surface, n: int, layout: Layout, brush: Brush) -> None:
    """Draw the title."""
    title = f"{n} queens problem" if n > 1 else "1 queen problem"
    brush.text(
        surface, title, layout.text.reason, brush.theme.text, Weight.BOLD,
        midleft=layout.header.midleft,
    )  # fmt: skip


def paint(surface: pygame.Surface, look: ControlsLook, layout: Layout, brush: Brush) -> None:
    """Draw buttons and counters."""
    theme, text, room = brush.theme, layout.text, layout.controls
    for button in look.buttons:
        _paint_button(surface, button, layout, brush)
    middle = look.buttons[0].rect.centery
    brush.text(surface, look.steps, text.body, theme.text, Weight.BOLD, bottomright=(room.right, middle + 1))
    brush.text(surface, look.found, text.hint + 2, theme.muted, topright=(room.right, middle + 1))


def _paint_button(surface: pygame.Surface, button: Button, layout: Layout, brush: Brush) -> None:
    theme, text = brush.theme, layout.text
    if button.is_primary:
        fill, border, ink = theme.accent, theme.accent, theme.on_accent
    elif button.is_enabled:
        fill, border, ink = theme.panel, theme.border, theme.text
    else:
        fill, border, ink = theme.window, theme.border, theme.disabled
    brush.card(surface, button.rect, fill, border, radius=round(8 * layout.unit))
    x, y = button.rect.center
    if button.rect.height < text.body + text.hint + 8:
        brush.text(surface, button.label, text.body, ink, Weight.BOLD, center=(x, y))
        return
    brush.text(surface, button.label, text.body, ink, Weight.BOLD, center=(x, y - text.hint * 0.42))
    brush.text(surface, button.hint, text.hint, ink, center=(x, y + text.body * 0.52))
