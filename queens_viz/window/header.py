"""The header: the size, the mode and the tools: its look as data, and how it is painted."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..app.actions import BINDINGS, Binding, Place, typed_size
from ..app.commands import Action, Command
from ..app.moment import Mode, Moment
from ..app.state import ViewState
from ..words.words import Words
from .brush import Brush, Weight
from .buttons import Button
from .layout import FRAME, Layout
from .outlines import Icon


class HeaderLook(NamedTuple):
    """The stepper, the title, the mode's chip and the buttons at the right."""

    stepper: pygame.Rect
    number: str
    is_typed: bool
    is_refused: bool
    title: str
    title_size: int
    chip: pygame.Rect
    mode: Mode
    mode_text: str
    buttons: tuple[Button, ...]


def header_look(
    moment: Moment, state: ViewState, can: frozenset[Action], layout: Layout, brush: Brush, say: Words
) -> HeaderLook:
    """Decide what the header shows."""
    text, header, n = layout.text, layout.header, moment.position.n
    height = max(round(38 * layout.unit), text.body + 8)
    middle = round((layout.squares.top - FRAME) * 0.52)
    stepper = pygame.Rect(header.left, 0, round(2 * height + brush.width("100", text.stack, Weight.BOLD)), height)
    stepper.centery = middle
    mode_text = _mode_text(moment, say)
    longest = brush.width(say("goes_on", pause=9), text.body, Weight.BOLD) + round(1.6 * height)
    chip_width = brush.width(mode_text, text.body, Weight.BOLD) + round(1.6 * height)
    is_tall = layout.sentence.top > layout.squares.bottom
    right = layout.squares.right
    if is_tall:
        tools = _tools(can, layout, brush, say, middle, header.width - stepper.width - longest - 2 * text.body)
        right = tools[0].rect.left - text.body
    else:
        tools = _tools(can, layout, brush, say, middle, header.right - right - text.body)
    chip = pygame.Rect(0, 0, chip_width, height)
    chip.midright = (right, middle)
    title = say("title" if n > 1 else "title_one")
    room = right - longest - stepper.right - _title_gap(layout) - 6
    title_size = brush.fitting(title, text.stack, room, Weight.BOLD)
    has_title = brush.width(title, title_size, Weight.BOLD) <= room and title_size > 0.8 * text.stack
    return HeaderLook(
        stepper=stepper,
        number=state.typed or str(n),
        is_typed=bool(state.typed),
        is_refused=bool(state.typed) and typed_size(state) is None,
        title=title if has_title else "",
        title_size=title_size,
        chip=chip,
        mode=moment.mode,
        mode_text=mode_text,
        buttons=(*_stepper_buttons(stepper, can), *tools),
    )


def _title_gap(layout: Layout) -> int:
    return round(14 * layout.unit)


def _stepper_buttons(stepper: pygame.Rect, can: frozenset[Action]) -> tuple[Button, ...]:
    side = stepper.height
    return tuple(
        Button(action, pygame.Rect(left, stepper.top, side, side), label, "", Command(action), action in can)
        for label, left, action in (
            ("−", stepper.left, Action.SMALLER),
            ("+", stepper.right - side, Action.LARGER),
        )
    )


def _mode_text(moment: Moment, say: Words) -> str:
    if moment.mode is Mode.COMPLETE:
        return say("complete_mode")
    if moment.mode is Mode.HALTED:
        return say("halted")
    return say("goes_on", pause=moment.pause) if moment.pause else say("running")


def _tools(
    can: frozenset[Action], layout: Layout, brush: Brush, say: Words, middle: int, room: int
) -> tuple[Button, ...]:
    """Place the header's buttons from the right; their keys are left out where they don't fit."""
    bindings = [binding for binding in BINDINGS if binding.place is Place.HEADER]
    size, pad, gap = layout.text.hint, max(5, round(10 * layout.unit)), max(4, round(8 * layout.unit))

    def width(binding: Binding, has_hint: bool) -> int:
        words = f"{binding.hint}  {say(binding.label)}" if has_hint else say(binding.label)
        return brush.width(words, size) + 2 * pad

    has_hints = sum(width(binding, True) + gap for binding in bindings) <= room
    placed, right = list[Button](), layout.header.right
    for binding in reversed(bindings):
        rect = pygame.Rect(0, 0, width(binding, has_hints), max(round(32 * layout.unit), size + 6))
        rect.midright = (right, middle)
        hint = binding.hint if has_hints else ""
        is_enabled = binding.action in can
        placed.append(Button(binding.action, rect, say(binding.label), hint, Command(binding.action), is_enabled))
        right = rect.left - gap
    return tuple(reversed(placed))


def paint_header(surface: pygame.Surface, look: HeaderLook, layout: Layout, brush: Brush) -> None:
    """Draw the header."""
    theme, text = brush.theme, layout.text
    colour = theme.attacked if look.is_refused else theme.accent if look.is_typed else theme.text
    edge, line = (colour, 3) if look.is_typed else (theme.border, 1)
    brush.card(surface, look.stepper, theme.panel, edge, radius=round(8 * layout.unit), line=line)
    room = look.stepper.width - 2 * look.stepper.height
    size = brush.fitting(look.number, text.stack, room - 4 * look.is_typed, Weight.BOLD)
    box = brush.text(surface, look.number, size, colour, Weight.BOLD, center=look.stepper.center)
    if look.is_typed:
        caret = pygame.Rect(box.right + 1, look.stepper.centery - text.stack // 2, 2, text.stack)
        brush.fill(surface, caret, colour)
    for button in look.buttons:
        if button.label in "−+":
            ink = theme.text if button.is_enabled else theme.disabled
            brush.text(surface, button.label, text.stack, ink, Weight.BOLD, center=button.rect.center)
        else:
            _paint_tool(surface, button, layout, brush)
    if look.title:
        left = look.stepper.right + _title_gap(layout)
        brush.text(surface, look.title, look.title_size, theme.text, Weight.BOLD, midleft=(left, look.stepper.centery))
    _paint_chip(surface, look, layout, brush)


def _paint_tool(surface: pygame.Surface, button: Button, layout: Layout, brush: Brush) -> None:
    theme, size = brush.theme, layout.text.hint
    brush.card(surface, button.rect, theme.panel, theme.border, radius=round(6 * layout.unit))
    words = f"{button.hint}  {button.label}" if button.hint else button.label
    brush.text(surface, words, size, theme.text, center=button.rect.center)


def _paint_chip(surface: pygame.Surface, look: HeaderLook, layout: Layout, brush: Brush) -> None:
    theme = brush.theme
    fill, ink, icon = {
        Mode.HALTED: (theme.text, theme.window, Icon.PAUSE),
        Mode.RUNNING: (theme.accent, theme.on_accent, Icon.PLAY),
        Mode.COMPLETE: (theme.safe, theme.window, Icon.TICK),
    }[look.mode]
    height = look.chip.height
    brush.card(surface, look.chip, fill, fill, radius=height // 2, line=0)
    brush.icon(surface, icon, round(height * 0.46), ink, (look.chip.left + height * 0.66, look.chip.centery))
    right = look.chip.right - round(height * 0.48)
    brush.text(surface, look.mode_text, layout.text.body, ink, Weight.BOLD, midright=(right, look.chip.centery))
