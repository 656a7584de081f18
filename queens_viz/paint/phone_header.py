"""The header of a phone: the size, the chip of the mode or of the exercise, and two buttons with icons."""

from __future__ import annotations

from ..looks.header import HeaderLook
from ..looks.icons import Icon
from . import exercise_chip
from .buttons import Button, paint_icon_button
from .face import BOLD
from .header import Header, paint_chip, paint_stepper
from .layout import NOWHERE
from .pen import Pen
from .rect import Rect, rect_at

GAP = 6
"""Pixels between two parts."""

CHIP = 34
"""The height of the chip of the mode, which nobody presses."""

FEWEST = 3
"""Letters of an exercise's name that are not enough."""

NARROW = 270
"""Pixels of a header below which the buttons of the size are less wide."""


def place(look: HeaderLook, pen: Pen) -> Header:
    """Place the size at the left, the buttons at the right and a chip between them."""
    room, touch = pen.layout.header, pen.type.touch
    wide = touch if room.width >= NARROW else 34
    stepper = Rect(room.left, room.top, 2 * wide + pen.width("100", pen.type.stack, BOLD) + 2, touch)
    first = Rect(stepper.left, stepper.top, wide, touch)
    menu = Rect(room.right - touch, room.top, touch, touch)
    undo = menu.move(-touch - GAP, 0)
    free = undo.left - stepper.right - 2 * GAP
    exercise = look.exercise._replace(dots=(), icon=None)
    words, width = _chip(look, free, pen)
    chip = rect_at(width, touch if exercise.is_on else CHIP, center=((stepper.right + undo.left) // 2, room.centery))
    leave = Rect(chip.right - touch, chip.top, touch, touch)
    tools: tuple[Button, ...] = (Button(look.undo, undo),)
    if exercise.is_on and width > free:
        # Where there is no room the way out stands in the place of what undoes.
        chip = leave = undo
        tools = ()
    return Header(
        look,
        stepper,
        (Button(look.smaller, first), Button(look.larger, first.move(stepper.width - wide, 0))),
        None,
        words,
        chip if exercise.is_on or 0 < width <= free else NOWHERE,
        Button(exercise.at_rest, menu),
        (Button(exercise.leave, leave),) if exercise.is_on else (),
        tools,
    )


def _chip(look: HeaderLook, free: int, pen: Pen) -> tuple[str, int]:
    """Return the words of the chip, of the exercise as many as have room, and its width."""
    exercise, body = look.exercise._replace(dots=(), icon=None), pen.type.body
    if not exercise.is_on:
        width = pen.width(look.chip.words, body, BOLD) + round(1.6 * CHIP)
        return (look.chip.words, width) if width <= free else ("", 45 * (look.chip.icon is not None))
    words = pen.cut(exercise.button.label, body, free - exercise_chip.width_of(pen, exercise, ""), BOLD)
    words = words if len(words) > FEWEST else ""
    return words, exercise_chip.width_of(pen, exercise, words)


def paint(pen: Pen, header: Header) -> None:
    """Draw the header."""
    look, chip = header.look, header.chip
    paint_stepper(pen, header)
    for button in header.tools:
        paint_icon_button(pen, button, Icon.UNDO)
    paint_icon_button(pen, header.exercise, Icon.LINES)
    if header.leave:
        words = look.exercise.button._replace(label=header.chip_words)
        rest = Rect(chip.left, chip.top, chip.width - chip.height, chip.height)
        exercise_chip.paint(pen, look.exercise._replace(dots=(), icon=None), Button(words, rest), header.leave[0])
    elif chip:
        paint_chip(pen, look.chip, header.chip_words, chip)
