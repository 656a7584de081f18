"""The header: where the size, the title, the chip and the tools stand, and how they are painted."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ..looks.buttons import ButtonLook
from ..looks.header import ChipLook, HeaderLook, LessonLook
from .buttons import Button, Touch, fill_of
from .layout import BORDER
from .pen import Pen
from .typeface import Weight


class Header(NamedTuple):
    """A header and where its parts stand; its title is left out where it has no room."""

    look: HeaderLook
    stepper: pygame.Rect
    steppers: tuple[Button, ...]
    title_size: int | None
    chip: pygame.Rect
    tools: tuple[Button, ...]

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons, in the order in which Tab goes through them."""
        return (*self.steppers, *self.tools)


def place(look: HeaderLook, pen: Pen) -> Header:
    """Place the parts of a header."""
    layout, text, face, room_of = pen.layout, pen.layout.text, pen.face, pen.layout.header
    height = max(round(38 * layout.unit), text.body + 8)
    middle = round((layout.squares.top - BORDER) * 0.52)
    stepper = pygame.Rect(room_of.left, 0, round(2 * height + face.width("100", text.stack, Weight.BOLD)), height)
    stepper.centery = middle
    longest = face.width(pen.say("goes_on", pause=9), text.body, Weight.BOLD) + round(1.6 * height)
    chip = pygame.Rect(0, 0, face.width(look.chip.words, text.body, Weight.BOLD) + round(1.6 * height), height)
    is_tall = layout.sentence.top > layout.squares.bottom
    right = layout.squares.right
    every = (look.lesson.button._replace(label=look.lesson.short), *look.tools)
    if is_tall:
        tools = _place_tools(every, pen, middle, room_of.width - stepper.width - longest - 2 * text.body)
        right = tools[0].rect.left - text.body
    else:
        tools = _place_tools(every, pen, middle, room_of.right - right - text.body)
        tools = (_place_lesson(look.lesson, tools, pen), *tools[1:])
    chip.midright = (right, middle)
    room = right - longest - stepper.right - _title_gap(pen) - 6
    size = face.fitting(look.title, text.stack, room, Weight.BOLD)
    has_title = face.width(look.title, size, Weight.BOLD) <= room and size > 0.8 * text.stack
    smaller, larger = (
        pygame.Rect(left, stepper.top, height, height) for left in (stepper.left, stepper.right - height)
    )
    steppers = Button(look.smaller, smaller), Button(look.larger, larger)
    return Header(look, stepper, steppers, size if has_title else None, chip, tools)


def _title_gap(pen: Pen) -> int:
    return round(14 * pen.layout.unit)


def _place_tools(looks: tuple[ButtonLook, ...], pen: Pen, middle: int, room: int) -> tuple[Button, ...]:
    """Place the header's buttons from the right; their keys are left out where they don't fit."""
    layout = pen.layout
    size, pad, gap = layout.text.hint, max(5, round(10 * layout.unit)), max(4, round(8 * layout.unit))

    def width(look: ButtonLook) -> int:
        return pen.face.width(_words(look), size) + 2 * pad

    if sum(width(look) + gap for look in looks) > room:
        looks = tuple(look._replace(hint="") for look in looks)
    placed, right = list[Button](), layout.header.right
    for look in reversed(looks):
        rect = pygame.Rect(0, 0, width(look), max(round(32 * layout.unit), size + 6))
        rect.midright = (right, middle)
        placed.append(Button(look, rect))
        right = rect.left - gap
    return tuple(reversed(placed))


def _place_lesson(look: LessonLook, tools: tuple[Button, ...], pen: Pen) -> Button:
    """Place what the class does over the card, in all its words where they have room left of the tools."""
    (button, rect, _), text = tools[0], pen.layout.text
    left, room = pen.layout.sentence.left, tools[1].rect.left - text.body - pen.layout.sentence.left
    width = pen.face.width(_words(look.button), text.hint) + 2 * max(5, round(10 * pen.layout.unit))
    if width > room:
        return Button(button, pygame.Rect(left, rect.top, rect.width, rect.height))
    return Button(look.button, pygame.Rect(left, rect.top, width, rect.height))


def _words(look: ButtonLook) -> str:
    return f"{look.hint}  {look.label}" if look.hint else look.label


def paint(pen: Pen, header: Header) -> None:
    """Draw the header."""
    theme, text, look = pen.theme, pen.layout.text, header.look
    stepper = header.stepper
    colour = theme.attacked if look.is_refused else theme.accent if look.is_typed else theme.text
    edge, line = (colour, 3) if look.is_typed else (theme.border, 1)
    pen.card(stepper, theme.panel, edge, radius=round(8 * pen.layout.unit), line=line)
    room = stepper.width - 2 * stepper.height
    size = pen.face.fitting(look.number, text.stack, room - 4 * look.is_typed, Weight.BOLD)
    box = pen.text(look.number, size, colour, Weight.BOLD, center=stepper.center)
    if look.is_typed:
        pen.fill(pygame.Rect(box.right + 1, stepper.centery - text.stack // 2, 2, text.stack), colour)
    for button in header.steppers:
        ink = theme.text if button.look.is_enabled else theme.disabled
        if button.touch is not Touch.NONE and button.look.is_enabled:
            fill, _ = fill_of(pen, button, theme.panel)
            pen.card(button.rect.inflate(-6, -6), fill, fill, radius=round(6 * pen.layout.unit), line=0)
        pen.text(button.look.label, text.stack, ink, Weight.BOLD, center=button.rect.center)
    for button in header.tools:
        pen.card(button.rect, *fill_of(pen, button, theme.panel), radius=round(6 * pen.layout.unit))
        pen.text(_words(button.look), text.hint, theme.text, center=button.rect.center)
    if header.title_size:
        left = stepper.right + _title_gap(pen)
        pen.text(look.title, header.title_size, theme.text, Weight.BOLD, midleft=(left, stepper.centery))
    _paint_chip(pen, look.chip, header.chip)


def _paint_chip(pen: Pen, look: ChipLook, rect: pygame.Rect) -> None:
    fill, ink, height = pen.colour(look.fill), pen.colour(look.ink), rect.height
    pen.card(rect, fill, fill, radius=height // 2, line=0)
    right = rect.right - round(height * 0.48)
    if look.icon:
        pen.icon(look.icon, round(height * 0.46), ink, (rect.left + height * 0.66, rect.centery))
    else:
        right = rect.centerx + pen.face.width(look.words, pen.layout.text.body, Weight.BOLD) // 2
    pen.text(look.words, pen.layout.text.body, ink, Weight.BOLD, midright=(right, rect.centery))
