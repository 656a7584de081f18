"""What cards have in common: a coloured edge, heights, and lists of texts, of which the rules are one."""

from __future__ import annotations

from collections.abc import Sequence

from ..app.questions import Step
from ..pens import BOLD, LEADING, Pen, Rect, Room, TypeSizes, Ui
from ..words.words import Words

NARROW, NARROW_HEIGHT = 12, 1.9
"""In headlines: the width of a card below which its headlines have two lines, and how high both are."""

WIDEST, WIDEST_OF_TWO = 16.9, 13.5
"""The width of a card with room for a long headline in one line and in two, in its type."""

REASON_LENGTH = 97
"""Characters of a long reason."""


def strip_height(text: TypeSizes) -> int:
    """Return the height of a panel's tabs in pixels."""
    return max(round(2.15 * text.reason), text.touch + 2 * (text.touch > 0))


def headline_height(text: TypeSizes, width: int, lines: int = 1) -> float:
    """Return the height of a headline in a card of some width: a narrow one has room for two lines of smaller type."""
    if lines == 1 and _is_narrow(text, width):
        return max(NARROW_HEIGHT * text.headline, 2 * LEADING * text.smallest)
    return LEADING * lines * text.headline


def _is_narrow(text: TypeSizes, width: int) -> bool:
    """Return whether a long headline has no room in one line, in the smallest type.

    On phones, headlines are shorter.
    """
    if text.touch:
        return width < NARROW * text.headline
    return width < max(NARROW * text.headline, WIDEST * text.smallest)


def headline_size(text: TypeSizes, width: int, lines: int) -> int:
    """Return the size of all headlines in a card of some width, of which the longest have room in a line or in two."""
    if lines > 2:
        # A narrow card has room for as many lines as it takes.
        return text.headline
    wide = WIDEST_OF_TWO
    if lines == 1 and not _is_narrow(text, width):
        wide = WIDEST
    return max(text.smallest, min(text.headline, round(width / wide)))


def sentence_height(text: TypeSizes, width: int, *, is_brief: bool = False) -> int:
    """Return the height of a sentence's card.

    Below its headline it has room for a long reason and what comes next, or for a short one, a message and answers. A
    brief one has room for a shorter reason, and for no answers.
    """
    room, is_small = width - 2 * text.padding(width), text.reason <= 1.3 * text.smallest
    # A long reason has 0.42 em a character. Short lines break early, and small type can't be made smaller.
    lines = -(-REASON_LENGTH * 42 * text.reason // 100 // room) + (
        room < (23 if is_small else 20) * text.reason
    )
    if is_brief:
        lines -= 1
    long = (
        LEADING * (max(2, lines) * text.reason + text.body)
        + (2.4 if is_small else 0.3) * text.body
    )
    told = long
    if not is_brief:
        told = max(long, LEADING * text.reason + 4.2 * text.body)
    return round(
        text.reason + 0.12 * text.headline + headline_height(text, width) + told
    )


LONGEST_REASON = 160  # characters of the longest reason of a question
LONGEST_HINT = 62  # characters that say how it is answered
CHARACTER = 0.442  # the width of a character, in its type; lines break at words
RAGGED = 12  # pixels that a line loses where it breaks
ANSWERS = 46  # the width of all answers, in the type of a hint
ROW_MARGIN = 1.4  # of a row of answers: more than its type, in the smallest


def question_height(text: TypeSizes, width: int) -> int:
    """Return the height of a card with the longest question, its hint and its answers.

    The reason is as small as can be; that is rarely needed.
    """
    inner = width - 2 * text.padding(width)
    lines = lines_of(LONGEST_REASON, text.smallest, inner)
    reason = max(lines * text.smallest, text.reason)
    hint = lines_of(LONGEST_HINT, text.body, inner) * text.body
    rows = -(-ANSWERS * text.hint // inner)
    height = headline_height(text, width) + 0.12 * text.headline + text.reason
    height += LEADING * (reason + hint)
    return round(height + rows * (text.hint + ROW_MARGIN * text.smallest))


def lines_of(characters: int, size: int, width: int) -> int:
    """Return how many lines so many characters have at most in a width.

    >>> lines_of(150, 16, 280), lines_of(150, 16, 200)
    (4, 6)
    """
    return int(-(-characters * CHARACTER * size // max(1, width - RAGGED)))


def draw_panel(pen: Pen, card: Rect) -> None:
    """Draw an empty card."""
    pen.box(card, "window")
    pen.box(card, "panel", "border", radius=pen.scaled(10))


def edged(pen: Pen, card: Rect, role: str) -> None:
    """Draw a piece: an empty card with a coloured edge at its left, which follows the corners."""
    radius = pen.scaled(10)
    draw_panel(pen, card)
    edge = card.column(card.left, pen.scaled(8, 4))
    pen.clipped(
        edge, _draw_edge, edge.inflate(2 * radius, 0).move(radius, 0), role, radius
    )


def _draw_edge(pen: Pen, place: Rect, role: str, radius: int) -> None:
    pen.box(place, role, radius=radius)


Row = tuple[int, bool, str, Rect]
"""A line of a text in a list: which text that is, whether the line is its first, its words and its place."""


def broken(
    ui: Ui,
    body: Rect,
    room: Room,
    name: str,
    texts: Sequence[str],
    largest: int,
    indent: int,
    scrolled: int,
) -> tuple[int, list[Row]]:
    """Return the type and the lines of a list of texts, as large as has room; what has none is scrolled.

    The texts stand some pixels from the room's left, and the bar of what is scrolled at the right of the body.
    """
    for size in range(largest, ui.smallest - 1, -1):
        wide, step = room.width - indent, round(LEADING * size)
        lines = [
            (k, not i, line)
            for k, text in enumerate(texts)
            for i, line in enumerate(ui.lines(text, size, wide))
        ]
        if len(lines) * step <= room.height:
            break
    spare, seen = room.height - len(lines) * step, max(1, room.height // step)
    gap, most = min(size, max(0, spare) // len(texts)), max(0, len(lines) - seen)
    first, rows = min(scrolled, most), list[Row]()
    ui.scroll(name, first, most, step, body)
    for k, is_first, line in lines[first : first + seen]:
        room.cut_top(gap * (is_first and k > 0))
        rows.append((k, is_first, line, room.cut_top(step)))
    return size, rows


def rules_panel(ui: Ui, body: Room, say: Words, scrolled: int) -> None:
    """Draw the rules with their numbers, as large as has room; what has none is scrolled."""
    rules = [
        say(key)
        for key in ("rule_columns", Step.UP.value, Step.PLACE.value, "rule_no_row")
    ]
    for rule in rules:
        ui.describe(rule)
    room, indent = (
        body.within(ui.padding(body), ui.type.body // 2),
        round(1.4 * ui.type.body),
    )
    size, rows = broken(
        ui, body, room, "rules", rules, ui.type.reason, indent, scrolled
    )
    for k, is_first, words, place in rows:
        if is_first:
            ui.text(str(k + 1), size, "accent", BOLD, midleft=place.midleft)
        ui.text(words, size, "text", midleft=(place.left + indent, place.centery))
