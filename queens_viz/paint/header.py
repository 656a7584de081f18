"""The header, with fewer and larger buttons on a phone: where its parts stand, and how they are painted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..looks.header import SEPARATOR, ChipLook, ExerciseLook, HeaderLook
from ..pens.buttons import Button, ButtonLook, Buttons, fill_of, paint_icon_button, paint_touch
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Rect, rect_at
from ..words.words import Words
from . import exercise_chip
from .layout import BORDER, Layout

GAP = 6
"""Pixels between two parts on a phone."""

CHIP = 34
"""The height of the chip of the mode there, which nobody presses."""

FEWEST = 3
"""Letters of an exercise's name that are not enough."""

NARROW = 270
"""Pixels of a header below which the buttons of the size are less wide."""


class Header(NamedTuple):
    """A header and where its parts stand; its title is left out where it has no room.

    While an exercise is on, its chip stands in the menu's place, with a button at its end to `leave` it.
    """

    look: HeaderLook
    stepper: Rect
    steppers: Buttons
    title_size: int | None
    chip_words: str
    chip: Rect
    exercise: Button
    leave: Buttons
    tools: Buttons

    @property
    def buttons(self) -> Buttons:
        """The buttons, in the order in which Tab goes through them."""
        return (*self.steppers, self.exercise, *self.leave, *self.tools)


def place(look: HeaderLook, layout: Layout, say: Words, pen: Pen) -> Header:
    """Place the parts of a header."""
    if pen.type.touch:
        return _place_for_fingers(look, layout.header, pen)
    text, room_of = pen.type, layout.header
    height = layout.scaled(38, text.body + 8)
    middle = round((layout.squares.top - BORDER) * 0.52)
    stepper = rect_at(2 * height + pen.width("100", text.stack, BOLD), height, midleft=(room_of.left, middle))
    longest = max(chip_width(words, pen, height) for words in _longest(say))
    is_tall = layout.sentence.top > layout.squares.bottom
    right = layout.squares.right
    whole = room_of.right - stepper.right - chip_width(look.chip.words, pen, height) - 2 * text.body
    beside = room_of.width - stepper.width - longest - 2 * text.body if is_tall else room_of.right - right - text.body
    exercise, *tools = _place_tools(look, room_of.right, pen, middle, (beside, whole))
    is_above_card = not is_tall and exercise.rect.left >= right + text.body
    if is_above_card:
        exercise.rect.left = layout.sentence.left
    between = room_of.right - whole, tools[0].rect.left
    exercise, *leave = _chip_in_place_of(exercise, look.exercise, between, pen)
    if not is_above_card or exercise.rect.left < right + text.body:
        right = exercise.rect.left - text.body
    room = right - longest - stepper.right - 2 * _title_gap(pen)
    modes = [chip_width(say(words), pen, height) for words in ("halted", "running", "complete_mode")]
    look, size, title_width = _titled(look, room, room + longest - max(modes), pen)
    room += longest - title_width
    words = look.chip.text if chip_width(look.chip.text, pen, height) <= room else look.chip.words
    chip = rect_at(chip_width(words, pen, height), height, midright=(right, middle))
    square = Rect(*stepper.topleft, height, height)
    steppers = Button(look.smaller, square), Button(look.larger, square.move(stepper.width - height, 0))
    return Header(look, stepper, steppers, size or None, words, chip, exercise, tuple(leave), tuple(tools))


def chip_width(words: str, pen: Pen, height: int) -> int:
    """Return how wide the chip of the mode is with these words."""
    return pen.width(words, pen.type.body, BOLD) + round(1.6 * height)


def _longest(say: Words) -> tuple[str, str]:
    """Return the longest words of a chip, for which there is room so that nothing moves; thousands may not fit."""
    return say("running") + SEPARATOR + say("goes_on", pause=9), say("complete_mode") + SEPARATOR + say.found(888)


def _titled(look: HeaderLook, room: int, most: int, pen: Pen) -> tuple[HeaderLook, int, int]:
    """Return the header with the title that has room, its size and width; 0 for both where none has.

    The name of a search may take room from what the chip says beside the mode, of which it leaves at `most` so much.
    """
    stack = pen.type.stack
    ways = [(look.title, room), (look.title, most), (look.short, most)] if look.short else [(look.title, room)]
    for k, (title, free) in enumerate(ways):
        size = pen.fitting(title, stack, free, BOLD)
        if pen.width(title, size, BOLD) <= free and (k or size > 0.7 * stack):
            return look._replace(title=title), size, pen.width(title, size, BOLD)
    return look, 0, 0


def _title_gap(pen: Pen) -> int:
    return pen.scaled(14)


def _place_tools(look: HeaderLook, right: int, pen: Pen, middle: int, rooms: tuple[int, int]) -> list[Button]:
    """Place the menu's button and the tools up to the right, with as much written on them as has room.

    The first room is that which leaves all else in its place, the second what there is at all. An exercise has no say
    in it, so that nothing moves where one begins.
    """
    size, pad, gap = pen.type.hint, pen.scaled(10, 5), pen.scaled(8, 4)
    for exercise, tools, room in _wordings(look, *rooms):
        widths = [pen.width(_words(tool), size) + 2 * pad for tool in tools]
        first = pen.width(_words(exercise), size) + 2 * pad
        if first + sum(widths) + (len(tools) + 1) * gap <= room:
            break
    placed = list[Button]()
    for tool, width in zip((exercise, *tools)[::-1], (first, *widths)[::-1], strict=True):
        rect = rect_at(width, pen.scaled(32, size + 6), midright=(right, middle))
        placed.append(Button(tool, rect))
        right = rect.left - gap
    return placed[::-1]


def _wordings(look: HeaderLook, beside: int, whole: int) -> Iterator[tuple[ButtonLook, tuple[ButtonLook, ...], int]]:
    """Yield what may be written on the menu's button and on the tools, less and less of it, and the room for it."""
    exercise, bare = look.exercise.at_rest, look.exercise.at_rest.bare
    names = tuple(tool.bare for tool in look.tools)
    keys = tuple(tool._replace(label=tool.hint, hint="") for tool in look.tools)
    yield exercise, look.tools, beside
    yield bare, names, beside
    yield bare, names, whole
    yield bare, keys, whole


def _chip_in_place_of(rest: Button, look: ExerciseLook, between: tuple[int, int], pen: Pen) -> Buttons:
    """Return the menu's button or, while an exercise is on, its chip between two places: all its words, or few.

    The chip is two buttons: the second one stands at its end.
    """
    if not look.is_on:
        return (rest,)
    left, right = between
    room = right - left - pen.scaled(8, 4)
    for words in (look.button.label, look.short):
        width = exercise_chip.width_of(pen, look, words)
        if width <= room:
            break
    rect = rect_at(
        width, exercise_chip.height_of(pen), midleft=(min(rest.rect.left, left + room - width), rest.rect.centery)
    )
    end = rect.column(rect.right - rect.height, rect.height)
    rect.width -= end.width
    return Button(look.button._replace(label=words), rect), Button(look.leave, end)


def _words(look: ButtonLook) -> str:
    return f"{look.hint}  {look.label}" if look.hint else look.label


def _place_for_fingers(look: HeaderLook, room: Rect, pen: Pen) -> Header:
    """Place the size at the left, the buttons at the right and a chip between them."""
    touch = pen.type.touch
    wide = touch if room.width >= NARROW else 34
    stepper = Rect(room.left, room.top, 2 * wide + pen.width("100", pen.type.stack, BOLD) + 2, touch)
    first = stepper.column(stepper.left, wide)
    menu = stepper.column(room.right - touch, touch)
    undo = menu.move(-touch - GAP, 0)
    free = undo.left - stepper.right - 2 * GAP
    exercise = look.exercise.bare
    words, width = _chip_for_fingers(look, free, pen)
    chip = rect_at(width, touch if exercise.is_on else CHIP, center=((stepper.right + undo.left) // 2, room.centery))
    leave = Rect(chip.right - touch, chip.top, touch, touch)
    tools: Buttons = (Button(look.undo, undo),)
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


def _chip_for_fingers(look: HeaderLook, free: int, pen: Pen) -> tuple[str, int]:
    """Return the words of the chip, of the exercise as many as have room, and its width."""
    exercise, body = look.exercise.bare, pen.type.body
    if not exercise.is_on:
        # There is no title that could name the search; its mode is seen by the icon.
        words = look.short or look.chip.words
        width = chip_width(words, pen, CHIP)
        return (words, width) if width <= free else ("", 45 * (look.chip.icon is not None))
    words, room = exercise.button.label, free - exercise_chip.width_of(pen, exercise, "")
    score = (exercise.short,) * (exercise.short != exercise.at_rest.label)
    for shown in (words, *_halves(words), *score):
        if (width := exercise_chip.width_of(pen, exercise, shown)) <= free:
            return shown, width
    cut = pen.cut(words, body, room, BOLD)
    cut = cut if len(cut) > FEWEST else ""
    return cut, exercise_chip.width_of(pen, exercise, cut)


def _halves(words: str) -> list[str]:
    """Return a text broken into two lines, the shortest ones first; a score has a line of its own."""
    name, dot, score = words.partition(SEPARATOR)
    if dot:
        return [f"{name}\n{score}"]
    parts = words.split(" ")
    broken = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    return ["\n".join(one) for one in sorted(broken, key=lambda one: max(map(len, one)))]


def paint(pen: Pen, header: Header) -> None:
    """Draw the header."""
    text, look = pen.type, header.look
    _paint_stepper(pen, header)
    if text.touch:
        _paint_for_fingers(pen, header)
        return
    if look.exercise.is_on:
        exercise_chip.paint(pen, look.exercise, header.exercise, *header.leave)
    for button in header.tools if look.exercise.is_on else (header.exercise, *header.tools):
        pen.box(button.rect, *fill_of(button, "panel"), radius=pen.scaled(6))
        _paint_words(pen, button)
    if header.title_size:
        left, y = header.stepper.right + _title_gap(pen), header.stepper.centery
        pen.text(look.title, header.title_size, "text", BOLD, midleft=(left, y))
    paint_chip(pen, look.chip, header.chip_words, header.chip)


def _paint_words(pen: Pen, button: Button) -> None:
    """Write a button's key in grey before its label."""
    look, size, (x, y) = button.look, pen.type.hint, button.rect.center
    width = pen.width(_words(look), size)
    left = x - width // 2
    if look.hint:
        pen.text(look.hint, size, "muted", midleft=(left, y))
    pen.text(look.label, size, "text", midright=(left + width, y))


def _paint_stepper(pen: Pen, header: Header) -> None:
    """Draw the size of the board between its buttons."""
    text, look, stepper = pen.type, header.look, header.stepper
    colour = "attacked" if look.is_refused else "accent" if look.is_typed else "text"
    edge, line = (colour, 3) if look.is_typed else ("border", 1)
    pen.box(stepper, "panel", edge, radius=pen.scaled(8), line=line)
    room = stepper.width - 2 * header.steppers[0].rect.width
    size = pen.fitting(look.number, text.stack, room - 4 * look.is_typed, BOLD)
    box = pen.text(look.number, size, colour, BOLD, center=stepper.center)
    if look.is_typed:
        pen.box(Rect(box.right + 1, stepper.centery - text.stack // 2, 2, text.stack), colour)
    for button in header.steppers:
        ink = "text" if button.look.is_enabled else "disabled"
        paint_touch(pen, button, button.rect.inflate(-6, -6), pen.scaled(6))
        pen.text(button.look.label, text.stack, ink, BOLD, center=button.rect.center)


def paint_chip(pen: Pen, look: ChipLook, words: str, rect: Rect) -> None:
    """Draw the chip of the mode with its words, all of them or those that have room."""
    fill, ink, height = look.fill, look.ink, rect.height
    pen.box(rect, fill, radius=height // 2)
    right = rect.right - round(height * 0.48)
    if look.icon:
        pen.shape(look.icon, round(height * 0.46), ink, (rect.left + height * 0.66, rect.centery))
    else:
        right = rect.centerx + pen.width(words, pen.type.body, BOLD) // 2
    pen.text(words, pen.type.body, ink, BOLD, midright=(right, rect.centery))


def _paint_for_fingers(pen: Pen, header: Header) -> None:
    """Draw the buttons with icons, and between them a chip."""
    look, chip = header.look, header.chip
    for button in header.tools:
        paint_icon_button(pen, button, Icon.UNDO)
    paint_icon_button(pen, header.exercise, Icon.LINES)
    if header.leave:
        words = look.exercise.button._replace(label=header.chip_words)
        rest = chip.column(chip.left, chip.width - chip.height)
        exercise_chip.paint(pen, look.exercise.bare, Button(words, rest), header.leave[0])
    elif chip:
        paint_chip(pen, look.chip, header.chip_words, chip)
