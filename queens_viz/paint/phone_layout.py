"""Where everything stands on a phone: board, card and open tab together, and all that is pressed in reach of a finger.

Held upright, all stands one below the other, but that the card may be a strip beside the board; else beside the board.
"""

from __future__ import annotations

from functools import lru_cache

from ..app.app import App
from ..app.commands import Action
from ..parts.lesson import lesson_height
from ..pens.rect import NOWHERE, Rect
from ..pens.type_sizes import TypeSizes
from .layout import BORDER, SMALLEST_HEIGHT, SMALLEST_WIDTH, Layout, has_panel
from .opened import CLOSED, Opened

TEXT = TypeSizes(headline=18, reason=16, stack=20, number=16, body=16, hint=16, smallest=16, touch=44)
"""The sizes of the type; a finger needs 44 pixels."""

GAP = 6
"""Pixels between two parts."""

LOWEST, LOW, HIGH = 80, 110, 150
"""The least height of a panel, that for which a card is made lower, and that for which a board is made smaller."""

TOLD, ASKED, BRIEF, AHEAD = 112, 154, 60, 36
"""The height of a card, of one with a question, and of one where there is little room; and what a line of it takes that
tells what is left."""

MESSAGE, MORE = 33, 21
"""The height of a line for messages, and of a further line where a card has room for it."""

STRIP_FROM, STRIP = 360, 168
"""From which width on a card can be a strip beside the board, and what the board leaves it there, with its numbers."""

WHOLE = 366
"""The height of a panel that shows all lines of a loop: in a lesson the board beside a card makes room for it."""

SHORT = 600
"""Pixels of the height of an upright phone below which its progress line has no room for a finger."""

SMALLEST_BOARD, SMALLEST_CARD, TAUGHT_BOARD = 200, 216, 150
"""The least widths of a board, of a card beside it, and of a board where a lesson is on."""


def is_phone(width: int, height: int) -> bool:
    """Return whether a window is laid out as that of a phone."""
    return has_panel(width, height) and (width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT)


def opened_on_phone(app: App, opened: Opened) -> Opened:
    """Return what is open, with what counts on phones alone: while something is asked the card is no strip.

    What is left is told in a line of the card, in a lesson in one of its own.
    """
    exercise, tab = app.state.exercise, app.state.open_tab(app.player.search.n)
    has_strip = tab is not Action.SOLUTIONS and not exercise and (opened.lesson is not None or not opened.has_outlook)
    is_asked = exercise is not None and not app.own_board
    return opened._replace(has_program=False, has_strip=has_strip, is_asked=is_asked)


@lru_cache(maxsize=64)
def lay_out_phone(width: int, height: int, n: int, opened: Opened = CLOSED) -> Layout:
    """Divide the window of a phone."""
    margin, window = max(8, width // 40), Rect(0, 0, width, height)
    is_upright = height > width
    lane, controls = _foot(window, margin, is_upright=is_upright)
    low = min(lane.top, controls.top) - GAP // 2
    layout = Layout(n, 0.7, TEXT, window, NOWHERE, lane=lane, controls=controls)
    if opened.has_large_panel:
        return _with_cards(layout, Rect(margin, GAP, width - 2 * margin, low - GAP), opened)
    gutter, top = 14 + 9 * len(str(n)), 4 + BORDER + (TEXT.touch + 4) * is_upright
    high, wide = low - top - BORDER - TEXT.number - 8, width - 2 * margin - gutter
    if opened.lesson and is_upright:
        high -= lesson_height(opened.lesson, width - 2 * margin, TEXT) + GAP
    is_narrow = opened.lesson is not None and is_upright and high < SMALLEST_BOARD + TOLD
    is_strip = is_narrow or (is_upright and width >= STRIP_FROM and opened.has_strip)
    if is_strip:
        side = _strip_side(width, high, opened, is_narrow=is_narrow)
    elif is_upright:
        side = min(round(0.84 * width), wide, high - 2 * GAP - _below(opened, high))
    else:
        side = min(high, wide - BORDER - GAP - SMALLEST_CARD)
    side = max(TAUGHT_BOARD if opened.lesson else SMALLEST_BOARD, side)
    left = margin + gutter if is_strip or not is_upright else (width - side + gutter) // 2
    squares = Rect(left, top, side, side)
    numbers = Rect(left, squares.bottom + BORDER, side, TEXT.number + 4)
    beside = squares.right + BORDER + GAP
    right, tall = (beside if is_strip or not is_upright else width) - 2, numbers.bottom - top + BORDER
    layout = layout.on(squares)._replace(board=Rect(0, top - BORDER, right, tall), numbers=numbers)
    layout = layout._replace(header=Rect(margin, 4, width - 2 * margin, TEXT.touch))
    below = Rect(margin, numbers.bottom + GAP, width - 2 * margin, low - numbers.bottom - GAP)
    if is_strip:
        card = Rect(beside, top - BORDER, width - margin - beside, tall)
        return _with_strip(layout._replace(sentence=card, headline_lines=4), below, opened)
    if is_upright:
        return _with_cards(layout, below, opened)
    header = Rect(beside, 4, width - margin - beside, TEXT.touch)
    room = Rect(beside, header.bottom + 4, header.width, low - header.bottom - 4)
    return _with_cards(layout._replace(header=header), room, opened)


def _foot(window: Rect, margin: int, *, is_upright: bool) -> tuple[Rect, Rect]:
    """Return where the progress line and the buttons stand: one above the other, or else in one row."""
    is_short = is_upright and window.height < SHORT
    wide, high = window.width - 2 * margin, TEXT.touch if is_short else 56 if window.height >= 700 else 48
    controls = Rect(margin, window.height - 4 - high, wide, high)
    if is_upright:
        lane = 26 if is_short else TEXT.touch
        return Rect(margin, controls.top - lane, wide, lane), controls
    controls.width = max(6 * TEXT.touch + 5 * 4, wide // 2)
    return Rect(controls.right + 2 * GAP, controls.top, wide - controls.width - 2 * GAP, high), controls


def _strip_side(width: int, high: int, opened: Opened, *, is_narrow: bool) -> int:
    """Return how large a board is that has its card beside it."""
    side = min(round(0.6 * width), width - STRIP, high - GAP - LOW * (not is_narrow))
    if not (opened.lesson and opened.has_strip):
        return side
    return min(side, high - 2 * GAP - WHOLE - (TEXT.touch + GAP) * opened.has_outlook)


def _with_strip(layout: Layout, room: Rect, opened: Opened) -> Layout:
    """Divide the room below a board and the card beside it; what is left is told in a line, if a panel has room too."""
    high = TEXT.touch + GAP
    taught = lesson_height(opened.lesson, room.width, TEXT) + GAP if opened.lesson else 0
    if not opened.has_outlook or room.height - high - taught < LOWEST:
        return _with_lesson(layout, room, opened)
    line = Rect(*room.topleft, room.width, TEXT.touch)
    below = Rect(room.left, room.top + high, room.width, room.height - high)
    return _with_lesson(layout, below, opened)._replace(outlook=line)


def _with_lesson(layout: Layout, room: Rect, opened: Opened) -> Layout:
    """Divide a room between a lesson, if one is on, and the panel, which goes where it would be too low."""
    high, card = lesson_height(opened.lesson, room.width, TEXT), layout.sentence.copy()
    top = room.top + (high + GAP) * (high > 0)
    lesson, panel = Rect(*room.topleft, room.width, high), Rect(room.left, top, room.width, room.bottom - top)
    if panel.height >= LOWEST:
        return layout._replace(lesson=lesson if high else NOWHERE, panel=panel)
    if high and layout.headline_lines > 1:
        # A card beside the board takes what is left, for all that has no room there.
        lesson.top = room.bottom - high
        card.height = lesson.top - GAP - card.top
    return layout._replace(sentence=card, lesson=lesson if high else NOWHERE)


def _below(opened: Opened, high: int) -> int:
    """Return how much a board leaves below itself; beside a lesson the panel goes before the board is small."""
    if not opened.lesson:
        return _wanted(opened) + HIGH + MORE * opened.is_asked
    return _wanted(opened) + LOW * (high >= SMALLEST_BOARD + _wanted(opened) + LOW)


def _wanted(opened: Opened) -> int:
    """Return how high a card is where it has room."""
    return (ASKED if opened.is_asked else TOLD) + AHEAD * opened.has_outlook


def _with_cards(layout: Layout, room: Rect, opened: Opened) -> Layout:
    """Divide a room between the card and the panel, which goes where it would be too low."""
    taught = lesson_height(opened.lesson, room.width, TEXT) + GAP if opened.lesson else 0
    free = room.height - taught
    if not layout.has_board:
        high = TEXT.touch * (1 + opened.is_asked) + GAP
    elif opened.is_asked:
        high = _wanted(opened) + MORE * min(2, max(0, free - _wanted(opened) - GAP - LOW) // MORE)
    else:
        high = max(BRIEF + AHEAD * opened.has_outlook, min(_wanted(opened), free - GAP - LOW))
        high += MORE * (free - high - MORE - GAP >= HIGH)
    card, panel = room.copy(), room.copy()
    card.height = high
    panel.height -= high + GAP
    panel.top = card.bottom + GAP
    if panel.height - taught < LOWEST:
        card.height = room.height - taught
        panel.top, panel.height = card.bottom + GAP, taught - GAP
    layout = _with_lesson(layout._replace(sentence=card), panel, opened)
    has_line = opened.has_outlook and card.height >= BRIEF + AHEAD + (TEXT.touch + GAP) * opened.is_asked
    if not has_line or not layout.has_board:
        return layout
    line = Rect(card.left + 14, card.bottom - GAP // 2 - AHEAD, card.width - 22, AHEAD)
    return layout._replace(outlook=line)
