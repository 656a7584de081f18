"""Where everything stands on a phone: board, card and open tab together, and all that is pressed in reach of a finger.

Held upright, all stands one below the other, but that the card may be a strip beside the board; else beside the board.
"""

from __future__ import annotations

from functools import lru_cache

from ..app.app import App
from ..app.commands import Action
from .layout import BORDER, CLOSED, NOWHERE, SMALLEST_HEIGHT, SMALLEST_WIDTH, Layout, Opened, has_panel
from .rect import Rect
from .type_sizes import TypeSizes

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
"""The height of a line for messages, and of a second one where a card with a question has room for it."""

STRIP_FROM, STRIP = 360, 168
"""From which width on a card can be a strip beside the board, and what the board leaves it there, with its numbers."""

SHORT = 540
"""Pixels of the height of an upright phone below which its progress line has no room for a finger."""

SMALLEST_BOARD, SMALLEST_CARD = 200, 216
"""The least widths of a board, and of a card beside it."""


def is_phone(width: int, height: int) -> bool:
    """Return whether a window is laid out as that of a phone."""
    return has_panel(width, height) and (width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT)


def opened_on_phone(app: App, opened: Opened) -> Opened:
    """Return what is open, with what counts on phones alone: while something is asked the card is no strip."""
    exercise, tab = app.state.exercise, app.state.open_tab(app.player.search.n)
    has_strip = tab is not Action.SOLUTIONS and not (opened.has_outlook or exercise)
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
    is_strip = is_upright and width >= STRIP_FROM and opened.has_strip
    if is_strip:
        side = min(round(0.6 * width), width - STRIP, high - GAP - LOW)
    elif is_upright:
        side = min(round(0.84 * width), wide, high - 2 * GAP - _wanted(opened) - HIGH - MORE * opened.is_asked)
    else:
        side = min(high, wide - BORDER - GAP - SMALLEST_CARD)
    side = max(SMALLEST_BOARD, side)
    left = margin + gutter if is_strip or not is_upright else (width - side + gutter) // 2
    squares = Rect(left, top, side, side)
    numbers = Rect(left, squares.bottom + BORDER, side, TEXT.number + 4)
    beside = squares.right + BORDER + GAP
    layout = layout.on(squares)._replace(
        board=Rect(
            0, top - BORDER, (beside if is_strip or not is_upright else width) - 2, numbers.bottom - top + BORDER
        ),
        header=Rect(margin, 4, width - 2 * margin, TEXT.touch),
        numbers=numbers,
    )
    below = Rect(margin, numbers.bottom + GAP, width - 2 * margin, low - numbers.bottom - GAP)
    if is_strip:
        card = Rect(beside, top - BORDER, width - margin - beside, numbers.bottom - top + BORDER)
        return layout._replace(sentence=card, panel=below, headline_lines=4)
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
        lane = 24 if is_short else TEXT.touch
        return Rect(margin, controls.top - lane, wide, lane), controls
    controls.width = max(6 * TEXT.touch + 5 * 4, wide // 2)
    return Rect(controls.right + 2 * GAP, controls.top, wide - controls.width - 2 * GAP, high), controls


def _wanted(opened: Opened) -> int:
    """Return how high a card is where it has room."""
    return (ASKED if opened.is_asked else TOLD) + AHEAD * opened.has_outlook


def _with_cards(layout: Layout, room: Rect, opened: Opened) -> Layout:
    """Divide a room between the card and the panel, which goes where it would be too low."""
    if not layout.has_board:
        high = TEXT.touch * (1 + opened.is_asked) + GAP
    elif opened.is_asked:
        high = _wanted(opened) + MORE * (room.height - _wanted(opened) - MORE - GAP >= LOW)
    else:
        high = max(BRIEF + AHEAD * opened.has_outlook, min(_wanted(opened), room.height - GAP - LOW))
    card, panel = room.copy(), room.copy()
    card.height = high
    panel.height -= high + GAP
    panel.top = card.bottom + GAP
    if panel.height < LOWEST:
        card.height, panel = room.height, NOWHERE
    layout = layout._replace(sentence=card, panel=panel)
    has_line = opened.has_outlook and card.height >= BRIEF + AHEAD + (TEXT.touch + GAP) * opened.is_asked
    if not has_line or not layout.has_board:
        return layout
    line = Rect(card.left + 14, card.bottom - GAP // 2 - AHEAD, card.width - 22, AHEAD)
    return layout._replace(outlook=line)
