"""Title, buttons, sliders and counters: their looks as data, and how they are painted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from ..app.commands import FASTEST, FULL, SLOWEST, Action, Command
from ..app.player import TICKS, Mode, Moment
from ..app.state import ViewState
from ..looks.theme import blend
from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS
from ..words.words import Words
from .bindings import BINDINGS, Binding, Place, on_enter, typed_size
from .brush import Brush, Weight
from .layout import FRAME, NOWHERE, Layout
from .outlines import Icon

FULL_FROM = 0.97
"""The place on the speed slider, from 0 to 1, from which on it means full speed."""


class Button(NamedTuple):
    """A button as it is drawn and clicked; its name stays while what it does may change."""

    name: Action
    rect: pygame.Rect
    label: str
    hint: str
    command: Command
    is_enabled: bool = True
    is_primary: bool = False


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


class ControlsLook(NamedTuple):
    """The buttons, the speed slider, and what is left for the counters beside them, if they have room there."""

    buttons: tuple[Button, ...]
    slider: pygame.Rect
    speed: float
    speed_name: str
    speed_text: str
    rest: pygame.Rect


class ProgressLook(NamedTuple):
    """The progress line, and the counters in two lines or, at the right of it, in one."""

    track: pygame.Rect
    share: float
    ticks: frozenset[int]
    counters: tuple[str, ...]
    place: pygame.Rect


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


def progress_look(
    moment: Moment, ticks: frozenset[int], controls: ControlsLook, layout: Layout, brush: Brush, say: Words
) -> ProgressLook:
    """Decide what the lane of the progress line shows, and the counters."""
    lane = layout.lane
    track = pygame.Rect(lane.left, 0, lane.width, max(5, round(8 * layout.unit)))
    track.centery = lane.centery
    text, room = layout.text, controls.rest.width
    shares = _counted_share(moment, say)
    if room:
        first = _counted_steps(moment, text.body, room, brush, say)
        second = _fitting(shares, text.hint + 2, room, Weight.REGULAR, brush)
        return ProgressLook(track, moment.progress, ticks, (first, second), controls.rest)
    place = lane.copy()
    place.width = round(lane.width * 0.4)
    place.right = lane.right
    track.width = place.left - 3 * max(4, round(8 * layout.unit)) - 8 - lane.left
    # Its larger half is for the steps.
    steps = _counted_steps(moment, text.hint, round(0.55 * place.width), brush, say)
    joined = (*(f"{steps} · {share}" for share in shares), steps)
    line = _fitting(joined, text.hint, place.width, Weight.SEMIBOLD, brush)
    return ProgressLook(track, moment.progress, ticks, (line,), place)


def _fitting(texts: tuple[str, ...], size: int, room: int, weight: Weight, brush: Brush) -> str:
    """Return the first of some texts that has room, or what there is room for of the last."""
    fits = (text for text in texts if brush.width(text, size, weight) <= room)
    return next(fits, None) or brush.cut(texts[-1], size, room, weight)


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


def _counted_steps(moment: Moment, size: int, room: int, brush: Brush, say: Words) -> str:
    """Return the number of steps in words, with all that there are where the longest of these has room."""
    total, steps = TOTAL_STEPS.get(moment.position.n), moment.steps
    if steps is None:
        return say("step", steps=say("unknown"))
    if total and brush.width(say("step_of", steps=total, total=total), size, Weight.BOLD) <= room:
        return say("step_of", steps=steps, total=total)
    return brush.cut(say("step", steps=steps), size, room, Weight.BOLD)


def _counted_share(moment: Moment, say: Words) -> tuple[str, ...]:
    """Return how the share of the search and the solutions found can be told, the longest way first."""
    share = f"{math.floor(moment.progress * 100)} %"
    found = say.found(moment.found, is_over=moment.position.is_end)
    is_exact = moment.position.n <= COUNTED_AT_ONCE or moment.steps == 0 or moment.position.is_end
    return say("exactly" if is_exact else "about", share=share, found=found), found


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


def share_at(track: pygame.Rect, x: int) -> float:
    """Return which share of a track lies to the left of `x`, from 0 to 1."""
    return min(1.0, max(0.0, (x - track.left) / max(1, track.width)))


def slid(controls: ControlsLook, progress: ProgressLook, action: Action, x: int) -> Command:
    """Return what it means that a slider stands at `x`: the progress line for SEEK, else the speed's."""
    if action is Action.SEEK:
        return Command(Action.SEEK, share_at(progress.track, x))
    return Command(Action.SPEED, speed_at(share_at(controls.slider, x)))


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


def paint_controls(surface: pygame.Surface, look: ControlsLook, layout: Layout, brush: Brush) -> None:
    """Draw the buttons and the speed slider."""
    theme, text = brush.theme, layout.text
    for button in look.buttons:
        paint_button(surface, button, layout, brush)
    slider = look.slider
    handle = _paint_track(surface, slider, place_of(look.speed), brush)
    _paint_handle(surface, handle, max(5, round(8 * layout.unit)), brush)
    above = slider.top - max(1, round(3 * layout.unit))
    size = text.hint + 2 if layout.has_hints else text.hint
    brush.text(surface, look.speed_text, size, theme.text, bottomright=(slider.right, above))
    if layout.has_hints:
        _paint_speed_name(surface, look, size, above, brush)


def _paint_speed_name(surface: pygame.Surface, look: ControlsLook, size: int, bottom: int, brush: Brush) -> None:
    room = look.slider.width - brush.width(look.speed_text, size)
    if brush.width(look.speed_name, size) + size // 2 < room:
        brush.text(surface, look.speed_name, size, brush.theme.muted, bottomleft=(look.slider.left, bottom))


def _paint_track(surface: pygame.Surface, track: pygame.Rect, place: float, brush: Brush) -> tuple[int, int]:
    """Draw the line of a slider up to its handle; return where the handle belongs."""
    theme, radius = brush.theme, track.height // 2
    x = track.left + round(place * track.width)
    rest = blend(theme.border, theme.window, 0.5)
    brush.card(surface, track, rest, rest, radius=radius, line=0)
    if x - track.left >= track.height:
        done = pygame.Rect(track.left, track.top, x - track.left, track.height)
        brush.card(surface, done, theme.accent, theme.accent, radius=radius, line=0)
    return x, track.centery


def _paint_handle(surface: pygame.Surface, centre: tuple[int, int], radius: int, brush: Brush) -> None:
    brush.icon(surface, Icon.DISC, 4 * radius, brush.theme.accent, centre, halo=(brush.theme.window, 2.0))


def paint_progress(surface: pygame.Surface, look: ProgressLook, layout: Layout, brush: Brush) -> None:
    """Draw the progress line and the counters."""
    theme, text, track = brush.theme, layout.text, look.track
    handle = _paint_track(surface, track, look.share, brush)
    height = min(layout.lane.height, round(track.height * 2.2))
    top = track.centery - height // 2
    if len(look.ticks) > track.width // 8:
        # Where they stand close only their ends are seen, so that the line beneath them still tells how far it is.
        height = max(2, (height - track.height) // 2)
    width = max(2, round(3 * layout.unit))
    for left, right in _runs({tick * track.width // TICKS for tick in look.ticks}, width):
        brush.fill(surface, pygame.Rect(track.left - 1 + left, top, right - left, height), theme.safe)
    _paint_handle(surface, handle, max(6, round(8 * layout.unit)), brush)
    x, y = look.place.midright
    if len(look.counters) == 1:
        brush.text(surface, look.counters[0], text.hint, theme.text, Weight.SEMIBOLD, midright=(x, y))
    else:
        brush.text(surface, look.counters[0], text.body, theme.text, Weight.BOLD, bottomright=(x, y + 2))
        brush.text(surface, look.counters[1], text.hint + 2, theme.muted, topright=(x, y + 1))


def _runs(places: set[int], width: int) -> Iterator[tuple[int, int]]:
    """Yield where runs of marks begin and end that touch, each `width` wide: there may be thousands of marks."""
    run: tuple[int, int] | None = None
    for place in sorted(places):
        if run and place <= run[1]:
            run = run[0], place + width
        else:
            if run:
                yield run
            run = place, place + width
    if run:
        yield run


def paint_button(surface: pygame.Surface, button: Button, layout: Layout, brush: Brush) -> None:
    """Draw a button, with the key that presses it under its label where there is room."""
    theme, text = brush.theme, layout.text
    if button.is_primary:
        fill, border, ink = theme.accent, theme.accent, theme.on_accent
    elif button.is_enabled:
        fill, border, ink = theme.panel, theme.border, theme.text
    else:
        fill, border, ink = theme.window, theme.border, theme.disabled
    brush.card(surface, button.rect, fill, border, radius=round(8 * layout.unit))
    x, y = button.rect.center
    if not button.hint:
        brush.text(surface, button.label, text.body, ink, Weight.BOLD, center=(x, y))
        return
    brush.text(surface, button.label, text.body, ink, Weight.BOLD, center=(x, y - text.hint * 0.47))
    brush.text(surface, button.hint, text.hint, ink, center=(x, y + text.body * 0.52))


def paint_ring(surface: pygame.Surface, rect: pygame.Rect, brush: Brush) -> None:
    """Draw the ring around the button that has the focus."""
    brush.frame(surface, rect.inflate(4, 4), brush.theme.window, 2, radius=8)
    brush.frame(surface, rect.inflate(10, 10), brush.theme.accent, 3, radius=10)
