"""What cards have in common: their heights, their edges, and lists of texts.

The rules of the search are such a list.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.questions import Step
from ..pens import (
    BOLD,
    LEADING,
    Fitted,
    Pen,
    Rect,
    Room,
    TypeSizes,
    Ui,
    first_fitting,
    words_of,
)
from ..words.sentence import Sentence
from ..words.words import Words

# Heights and type sizes, in pixels. `sizes` are those of the type of a window, `width`
# is that of a card.

TABS_HEIGHT = 2.15  # of a panel's tabs, in the type of a reason
TABS_MARGIN = 2  # pixels, around what a finger presses


def strip_height(sizes: TypeSizes) -> int:
    """Return the height of a panel's tabs; on a touch screen a finger fits it."""
    height = round(TABS_HEIGHT * sizes.reason)
    if sizes.touch:
        return max(height, sizes.touch + TABS_MARGIN)
    return height


NARROW = 12  # the width of a card, in headlines: a narrower one has no long headline
WIDEST = 16.9  # the width of the longest headline in one line, in its type
WIDEST_OF_TWO = 13.5  # the same in two lines
NARROW_HEIGHT = 1.9  # the height of a headline in a narrow card, in usual headlines


def headline_height(sizes: TypeSizes, width: int, lines: int = 1) -> float:
    """Return the height of a headline of `lines` lines in a card of a width.

    In a narrow card, one line is replaced by two lines of smaller type.
    """
    is_replaced = lines == 1 and _is_narrow(sizes, width)
    if is_replaced:
        return max(NARROW_HEIGHT * sizes.headline, 2 * LEADING * sizes.smallest)
    return lines * LEADING * sizes.headline


def _is_narrow(sizes: TypeSizes, width: int) -> bool:
    """Return whether a card is too narrow for a long headline in one line.

    On phones, headlines are shorter. Elsewhere, even the longest one must fit in the
    smallest type.
    """
    least_width = NARROW * sizes.headline
    if sizes.touch:
        return width < least_width
    return width < max(least_width, WIDEST * sizes.smallest)


def headline_size(sizes: TypeSizes, width: int, lines: int) -> int:
    """Return the size of the headlines in a card of a width; all have the same size.

    The longest headline fits the card in `lines` lines, or in two if the card is too
    narrow for one. A narrow card that allows more than two lines has headlines of the
    usual size.
    """
    if lines > 2:
        return sizes.headline
    is_one_line = lines == 1 and not _is_narrow(sizes, width)
    widest = WIDEST if is_one_line else WIDEST_OF_TWO
    fitting_size = round(width / widest)
    return max(sizes.smallest, min(sizes.headline, fitting_size))


HEADLINE_GAP = 0.12  # below a headline, in its type
LONG_REASON = 97  # the characters of a long reason
REASON_CHARACTER = 42  # the width of one of them, in hundredths of its type
SMALL_REASON = 1.3  # in the smallest type: a reason that can't become much smaller
SHORT_LINES = 20  # the width of a reason, in its type: shorter lines break early
SHORT_SMALL_LINES = 23  # the same in small type
NEXT_GAP = 0.3  # above what comes next, in the body's type
SMALL_NEXT_GAP = 2.4  # the same in small type
ANSWERS_HEIGHT = 4.2  # of a message and answers below a reason, in the body's type


def sentence_height(sizes: TypeSizes, width: int, *, is_brief: bool = False) -> int:
    """Return the height of a card with a sentence.

    A headline, a long reason and what comes next fit it, and so do a headline, a reason
    of one line, a message and answers. The card is brief if it has no answers; then its
    reason may be one line shorter.
    """
    is_small = sizes.reason <= SMALL_REASON * sizes.smallest
    lines = _long_reason_lines(sizes, width, is_small=is_small)
    reason_lines = max(2, lines - 1 if is_brief else lines)
    reason_and_next = LEADING * (reason_lines * sizes.reason + sizes.body)
    gap = SMALL_NEXT_GAP if is_small else NEXT_GAP
    with_next = reason_and_next + gap * sizes.body
    with_answers = LEADING * sizes.reason + ANSWERS_HEIGHT * sizes.body
    below_headline = with_next if is_brief else max(with_next, with_answers)
    margins = sizes.reason + HEADLINE_GAP * sizes.headline
    return round(margins + headline_height(sizes, width) + below_headline)


def _long_reason_lines(sizes: TypeSizes, width: int, *, is_small: bool) -> int:
    """Return the number of lines of a long reason in a card of a width.

    If the type of reasons is small, it can't become much smaller to save a line.
    """
    free = width - 2 * sizes.padding(width)
    lines = math.ceil(LONG_REASON * REASON_CHARACTER * sizes.reason / (100 * free))
    short = SHORT_SMALL_LINES if is_small else SHORT_LINES
    breaks_early = free < short * sizes.reason
    return lines + 1 if breaks_early else lines


LONGEST_REASON = 160  # characters of the longest reason of a question
LONGEST_HINT = 62  # characters of the longest text on how to answer it
ANSWERS = 46  # the width of all answers, in the type of a hint
ROW_MARGIN = 1.4  # a row of answers is higher than its type, in the smallest type


def question_height(sizes: TypeSizes, width: int) -> int:
    """Return the height of a card with the longest question, its hint and its answers.

    The reason has the smallest type then, which is rarely needed.
    """
    inner_width = width - 2 * sizes.padding(width)
    reason_lines = lines_of(LONGEST_REASON, sizes.smallest, inner_width)
    reason = max(reason_lines * sizes.smallest, sizes.reason)
    hint = lines_of(LONGEST_HINT, sizes.body, inner_width) * sizes.body
    texts_height = LEADING * (reason + hint)
    rows = math.ceil(ANSWERS * sizes.hint / inner_width)
    answers_height = rows * (sizes.hint + ROW_MARGIN * sizes.smallest)
    headline = headline_height(sizes, width) + HEADLINE_GAP * sizes.headline
    margins = sizes.reason
    return round(headline + margins + texts_height + answers_height)


CHARACTER = 0.442  # the average width of a character, in its type
RAGGED = 12  # pixels that a line is shorter, since it breaks between words


def lines_of(characters: int, size: int, width: int) -> int:
    """Return the largest number of lines that a text has in a width.

    >>> lines_of(150, size=16, width=280), lines_of(150, size=16, width=200)
    (4, 6)
    """
    line_width = max(1, width - RAGGED)
    return math.ceil(characters * CHARACTER * size / line_width)


# The strip that says how the board of a program is read.

STRIP_BUTTON = 12  # pixels: a button is higher than its text
STRIP_TEXT = 1.5  # the height of its text, above the buttons, in the body's type
NARROW_STRIP = 40  # the width of a strip with two rows, in the body's type, at most


def reading_height(sizes: TypeSizes, width: int) -> int:
    """Return the height of the strip in a width, in pixels."""
    button = max(sizes.touch, sizes.hint + STRIP_BUTTON)
    if is_narrow_strip(sizes, width):
        return round(STRIP_TEXT * sizes.body) + button + sizes.body // 2
    return button + sizes.body // 2


def is_narrow_strip(sizes: TypeSizes, width: int) -> bool:
    """Return whether a strip of a width has its buttons below its text."""
    return width < NARROW_STRIP * sizes.body


# Empty cards.

CORNER = 10  # the radius of a card's corners, in pixels of the design
EDGE = 8  # the width of a coloured edge, in those
LEAST_EDGE = 4  # pixels


def draw_panel(pen: Pen, card: Rect) -> None:
    """Draw an empty card. Outside its round corners is the colour of the window."""
    pen.box(card, "window")
    pen.box(card, "panel", "border", radius=pen.scaled(CORNER))


def paint_card(pen: Pen, card: Rect, role: str) -> None:
    """Paint an empty card with a coloured edge at its left, between round corners."""
    draw_panel(pen, card)
    radius = pen.scaled(CORNER)
    edge = card.column(card.left, pen.scaled(EDGE, LEAST_EDGE))
    # A wider box with the same corners, of which only the edge is painted.
    box = Rect(edge.left, edge.top, edge.width + 2 * radius, edge.height)
    pen.clipped(edge, _paint_box, box, role, radius)


def _paint_box(pen: Pen, place: Rect, role: str, radius: int) -> None:
    """Paint a box with round corners."""
    pen.box(place, role, radius=radius)


# Lists of texts.


class TextList(NamedTuple):
    """Texts below each other, which are scrolled if they don't fit."""

    name: str  # of the list, by which its scrolling is kept
    texts: tuple[str, ...]
    scrolled: int  # the index of the first line in sight, or more


class TextLine(NamedTuple):
    """A line of a text in a list."""

    text_index: int
    is_first: bool  # the first line of its text
    line: str


class TextLines(NamedTuple):
    """All lines of a list, in type of one size."""

    size: int
    step: int  # from one line to the next, in pixels
    lines: tuple[TextLine, ...]

    @property
    def height(self) -> int:
        """The height of all lines, in pixels."""
        return len(self.lines) * self.step


def fit_lines(ui: Ui, room: Rect, texts: tuple[str, ...], largest: int) -> TextLines:
    """Return texts broken into lines that fit a room.

    Their type is as large as possible, at most of size `largest`. In the smallest type
    they may be higher than the room.
    """
    sizes = range(largest, ui.smallest - 1, -1)
    forms = (_break_texts(ui, texts, size, room.width) for size in sizes)
    return first_fitting(forms, lambda form: form.height <= room.height)


def _break_texts(ui: Ui, texts: tuple[str, ...], size: int, width: int) -> TextLines:
    """Return texts broken into lines of a width, in type of a size."""
    lines = []
    for text_index, text in enumerate(texts):
        for line_index, line in enumerate(ui.lines(text, size, width)):
            is_first = line_index == 0
            lines.append(TextLine(text_index, is_first, line))
    return TextLines(size, step=round(LEADING * size), lines=tuple(lines))


def scroll_lines(
    ui: Ui, room: Room, texts: TextList, fitted: TextLines, *, card: Rect
) -> list[tuple[TextLine, Rect]]:
    """Return the lines of a list that are in sight, with their places.

    The places are cut from the top of a room, with equal gaps between the texts. If the
    lines don't fit the room, they can be scrolled, and a scroll bar is drawn at the
    right of the card.
    """
    step = fitted.step
    lines = fitted.lines
    visible = max(1, room.height // step)
    last_first = max(0, len(lines) - visible)
    first = min(texts.scrolled, last_first)
    ui.scroll(texts.name, first, most=last_first, line=step, track=card)
    free = max(0, room.height - fitted.height)
    gap = min(fitted.size, free // len(texts.texts))
    places: list[tuple[TextLine, Rect]] = []
    for line in lines[first : first + visible]:
        is_below_another_text = line.is_first and line.text_index > 0
        if is_below_another_text:
            # The gap stays empty.
            room.cut_top(gap)
        places.append((line, room.cut_top(step)))
    return places


# The rules.

RULE_INDENT = 1.4  # from the number of a rule to its text, in the body's type


def rules_look(say: Words, scrolled: int) -> TextList:
    """Return the rules of the search, as a list that may be scrolled."""
    keys = ("rule_columns", Step.UP.value, Step.PLACE.value, "rule_no_row")
    return TextList("rules", tuple([say(key) for key in keys]), scrolled)


def rules_panel(ui: Ui, room: Room, look: TextList) -> None:
    """Draw the rules with their numbers at the left, in type as large as fits."""
    for rule in look.texts:
        ui.describe(rule)
    inner = room.within(ui.padding(room), ui.type.body // 2)
    numbers = inner.cut_left(round(RULE_INDENT * ui.type.body))
    fitted = fit_lines(ui, inner, look.texts, largest=ui.type.reason)
    for line, place in scroll_lines(ui, inner, look, fitted, card=room):
        if line.is_first:
            number = str(line.text_index + 1)
            number_place = (numbers.left, place.centery)
            ui.text(number, fitted.size, "accent", BOLD, midleft=number_place)
        ui.text(line.line, fitted.size, "text", midleft=place.midleft)


def fitting_reason(ui: Ui, room: Room, words: Sentence) -> str:
    """Return the reason, or without its last sentences if only that is whole."""

    def fits(reason: str) -> bool:
        return ui.fit_text(reason, ui.type.reason, room.size).is_whole

    return first_fitting((words.reason, *words.shorter), fits)


SHORT_LINE = 0.6  # of the first line: a last one that is shorter gets more words


def balanced(ui: Ui, text: Fitted, width: int) -> Fitted:
    """Return a text of two lines with more equal ones, if the second one is short.

    Words move from the end of the first line to the second, as long as that stays
    shorter. Other texts are returned as they are, and so is one that becomes too wide.
    """
    if len(text.lines) != 2:
        return text
    first, last = text.lines
    if len(last) > SHORT_LINE * len(first):
        return text
    words = words_of(first)
    while len(words) > 1 and len(words[-1]) + len(last) < len(" ".join(words[:-1])):
        last = f"{words.pop()} {last}"
    if ui.width(last, text.size, text.weight) > width:
        return text
    return text._replace(lines=[" ".join(words), last])
