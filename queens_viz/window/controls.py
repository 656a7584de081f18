"""The row of controls: its look as data, and how it is painted."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from ..app.actions import BINDINGS, Binding, Place, on_enter
from ..app.commands import FASTEST, FULL, SLOWEST, Action, Command
from ..app.moment import Moment
from ..app.state import ViewState
from ..words.words import Words
from .brush import Brush, Weight
from .buttons import Button, paint_button
from .layout import NOWHERE, Layout
from .slider import paint_handle, paint_track

FULL_FROM = 0.97
"""The place on the speed slider, from 0 to 1, from which on it means full speed."""


class ControlsLook(NamedTuple):
    """The buttons, the speed slider, and what is left for the counters beside them, if they have room there."""

    buttons: tuple[Button, ...]
    slider: pygame.Rect
    speed: float
    speed_name: str
    speed_text: str
    rest: pygame.Rect


def controls_look(
    moment: Moment, state: ViewState, can: frozenset[Action], layout: Layout, brush: Brush, say: Words
) -> ControlsLook:
    """Decide what the row of controls shows."""
    room, text = layout.controls, layout.text
    # The counters have a place of their own, which does not grow with them.
    widest = brush.width(say("step_of", steps=88_888, total=88_888), text.body, Weight.BOLD)
    slider_width = max(round(150 * layout.unit), brush.width(say("steps_a_second", speed="1,000"), text.hint + 2) + 8)
    gap = max(4, round(8 * layout.unit))
    needed = slider_width + 4 * gap
    # The counters stand at the right of the row or, where that is full, at the right of the progress line.
    buttons = _buttons(can, state, layout, brush, say, room.width - needed - widest - 2 * gap, gap)
    is_in_row = layout.has_hints and buttons[-1].rect.right + needed + widest + 2 * gap <= room.right
    if not is_in_row:
        buttons = _buttons(can, state, layout, brush, say, room.width - needed, gap)
    slider_left = buttons[-1].rect.right + 3 * gap
    slider_right = slider_left + slider_width if is_in_row else room.right
    slider_left = max(slider_left, slider_right - 2 * slider_width)
    slider = pygame.Rect(slider_left, 0, slider_right - slider_left, max(4, round(6 * layout.unit)))
    slider.bottom = room.bottom - max(5, round(8 * layout.unit))
    rest_left = slider_right + 2 * gap
    return ControlsLook(
        buttons=buttons,
        slider=slider,
        speed=moment.speed,
        speed_name=say("speed"),
        speed_text=_speed_text(moment.speed, say),
        rest=pygame.Rect(rest_left, room.top, room.right - rest_left, room.height) if is_in_row else NOWHERE,
    )


def _buttons(
    can: frozenset[Action], state: ViewState, layout: Layout, brush: Brush, say: Words, room: int, gap: int
) -> tuple[Button, ...]:
    """Place the buttons from the left, with as much room around their labels as there is."""
    size = layout.text.body
    bindings = [binding for binding in BINDINGS if binding.place is Place.CONTROLS]
    enter_labels = [say(binding.label) for binding in BINDINGS if "return" in binding.keys and binding.label]

    def label_width(binding: Binding) -> int:
        # The button of Enter changes its label, but not its width.
        labels = enter_labels if binding.action is Action.NEXT_SOLUTION else [say(binding.label)]
        return max(brush.width(label, size, Weight.BOLD) for label in labels)

    widths = [label_width(binding) for binding in bindings]
    groups = {Action.BACK, Action.RESTART}  # what begins a group stands a little apart
    spare = room - sum(widths) - gap * (len(bindings) - 1 + 2 * len(groups))
    pad = max(4, min(round(17 * layout.unit), spare // (2 * len(bindings))))
    least = round(104 * layout.unit) if pad == round(17 * layout.unit) else 0
    placed, x = list[Button](), layout.controls.left
    extra = sum(max(0, least - width - 2 * pad) for width in widths[:4])
    if extra > spare - 2 * pad * len(bindings):
        least = 0
    for k, (binding, width) in enumerate(zip(bindings, widths, strict=True)):
        if binding.action in groups:
            x += 2 * gap
        rect = pygame.Rect(x, layout.controls.top, max(width + 2 * pad, least if k < 4 else 0), layout.controls.height)
        x = rect.right + gap
        name = binding.action
        if name is Action.NEXT_SOLUTION:
            binding = on_enter(state)
        placed.append(
            Button(
                name,
                rect,
                say(binding.label),
                binding.hint if layout.has_hints else "",
                Command(binding.action),
                binding.action in can,
                binding.action in can and "space" in binding.keys,
            )
        )
    return tuple(placed)


def _speed_text(speed: float, say: Words) -> str:
    if speed == FULL:
        return say("full_speed")
    return say("steps_a_second", speed=say.number(speed, 1 if speed < 10 else 0))


def speed_at(place: float) -> float:
    """Return the speed at a place on its slider, from 0 to 1: logarithmic, then full."""
    if place >= FULL_FROM:
        return FULL
    return min(FASTEST, SLOWEST * math.pow(FASTEST / SLOWEST, max(0.0, place) / (FULL_FROM - 0.05)))


def place_of(speed: float) -> float:
    """Return where a speed stands on its slider; the inverse of `speed_at`."""
    if speed == FULL:
        return 1.0
    return math.log(speed / SLOWEST) / math.log(FASTEST / SLOWEST) * (FULL_FROM - 0.05)


def paint_controls(surface: pygame.Surface, look: ControlsLook, layout: Layout, brush: Brush) -> None:
    """Draw the buttons and the speed slider."""
    theme, text = brush.theme, layout.text
    for button in look.buttons:
        paint_button(surface, button, layout, brush)
    slider = look.slider
    handle = paint_track(surface, slider, place_of(look.speed), brush)
    paint_handle(surface, handle, max(5, round(8 * layout.unit)), brush)
    above = slider.top - max(1, round(3 * layout.unit))
    size = text.hint + 2 if layout.has_hints else text.hint
    brush.text(surface, look.speed_text, size, theme.text, bottomright=(slider.right, above))
    if layout.has_hints:
        _paint_speed_name(surface, look, size, above, brush)


def _paint_speed_name(surface: pygame.Surface, look: ControlsLook, size: int, bottom: int, brush: Brush) -> None:
    room = look.slider.width - brush.width(look.speed_text, size)
    if brush.width(look.speed_name, size) + size // 2 < room:
        brush.text(surface, look.speed_name, size, brush.theme.muted, bottomleft=(look.slider.left, bottom))
