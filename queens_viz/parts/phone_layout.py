"""How the window of a phone is divided among its parts.

If it is held upright, they are below each other; otherwise the board is at the left.
"""

from __future__ import annotations

from collections.abc import Callable

from ..pens import Room
from .grid import BORDER
from .layout import LOWEST_PANEL, BoardSize, Layout, Opened
from .lesson import lesson_height
from .phone import (
    FINGERS,
    GAP,
    LANE,
    LOW_LANE,
    READ_ROW,
    SHORT,
    TAUGHT_CARD,
    WIDEST_BOARD,
    Division,
    has_easy_squares,
    lying,
    reading_side,
    row_height,
    text_height,
    upright,
)

# Heights and widths in pixels.

RESULTS_CARD = 138  # the height of the card above the results of a challenge
LEAST_CARD = 60  # the least height of a card
ROOMY_CARD = 125  # the height of one with a long reason
LINE = 20  # the height of a line of text on it
LOW_PANEL = 104  # the height of a panel for which the card is made lower
DIGIT = 9  # the width of a digit of a row number
LONG_HEADLINE = 288  # in a narrower card, the longest headlines have two lines
SMALLEST_CARD = 240  # the least width of a card beside a board
SMALLEST_SQUARE = 33  # the least side of squares that a finger hits
OWN_PANEL = 150  # the height of the panel below a class's own board
HEADER_GAP = 4  # below the header

UNIT = 0.7  # a pixel of the design, on a phone


def lay_out_phone(width: int, height: int, n: int, opened: Opened) -> Layout:
    """Return the layout of a phone's window of this size, for a board of size n."""
    layout = Layout(n, (width, height), UNIT, FINGERS)
    is_upright = height > width
    margin = max(8, width // 40)
    room = Room(0, 0, width, height).within(margin, 4)
    if not opened.is_challenge:
        _cut_foot(layout, room, is_upright=is_upright)
    if opened.is_large and not opened.has_results:
        _divide_large(layout, room, opened)
    elif opened.has_results or opened.has_race or is_upright:
        layout.header = room.cut_top(FINGERS.touch, HEADER_GAP)
        _divide_below_header(layout, room, opened)
    else:
        _divide_lying(layout, room, opened)
    return layout


def _cut_foot(layout: Layout, room: Room, *, is_upright: bool) -> None:
    """Cut controls and progress line off at the foot of a room.

    The progress line is above the controls, or at their right on a lying phone.
    """
    touch = FINGERS.touch
    height = layout.window.height
    foot = room.cut_bottom(max(touch, height // 15))
    if is_upright:
        layout.controls = foot
        layout.progress = room.cut_bottom(LOW_LANE if height < SHORT else LANE)
    else:
        controls_width = max(6 * touch + 20, foot.width // 2)
        layout.controls = foot.cut_left(controls_width, 2 * GAP)
        layout.progress = foot
    room.cut_bottom(GAP // 2)


def _divide_large(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide a room between the card and a panel that has the whole window.

    The strip of a lesson is left out if the panel would be too low.
    """
    room.cut_top(GAP - 4)
    height = FINGERS.touch + GAP
    if opened.is_asked:
        height = text_height(room.width) + row_height()
        # The button that leads back to the board is in the panel.
        layout.is_lesson_row = True
        strips = layout.strips(room.width, opened, GAP)
        panel_height = room.height - height - GAP - strips.height
        if panel_height < LOWEST_PANEL * FINGERS.body:
            opened = opened._replace(has_lesson=False)
    layout.card = room.cut_top(height, GAP)
    layout.cut_panels(room, opened, GAP)


def _divide_below_header(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room below the header of an upright phone.

    Results and a race are divided like this on a lying one, too.
    """
    if opened.has_results:
        layout.card = room.cut_top(min(RESULTS_CARD, room.height // 2), GAP)
        layout.panel = room
    elif opened.has_race:
        layout.cut_panels(room, opened, GAP)
    elif opened.is_own:
        _divide_own_board(layout, room, opened)
    elif opened.is_asked:
        _divide_question(layout, room, opened)
    else:
        _divide_reading(layout, room, opened)


def _edges_of_board(n: int) -> BoardSize:
    """Return the size of the numbers around a phone's board, which has no size yet."""
    gutter = DIGIT * (1 + len(str(n)))
    return BoardSize(0, gutter, FINGERS.number + 4)


def _divide_reading(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone while nothing is asked.

    The card is beside a small board, which has the same size for all tabs.
    """
    board = _edges_of_board(layout.n)
    strips = layout.strips(room.width, opened, GAP).height
    side = reading_side(
        room.width, room.height, board.gutter, strips=strips, rim=board.rim
    )
    height = max(side + board.rim, READ_ROW)
    if room.height - height - strips - GAP < LOWEST_PANEL * FINGERS.body:
        # There is no panel.
        height = room.height - strips
    layout.headline_lines = 4
    row = room.cut_top(height, GAP)
    layout.cut_board_left(row, board._replace(side=side), GAP)
    layout.card = row
    layout.cut_panels(room, opened, GAP)


def _divide_question(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone while something is asked.

    The card is below a board that is as large as the answers allow.
    """
    board = _edges_of_board(layout.n)
    # In a challenge there is no panel for which the board would be smaller.
    widest = 1 if opened.is_challenge else WIDEST_BOARD

    def divide() -> Division:
        return upright(
            room.width,
            room.height,
            board.gutter,
            strips=layout.strips(room.width, opened, GAP).height,
            rim=board.rim,
            widest=widest,
        )

    division = _with_easy_squares(layout, opened, divide)
    board = board._replace(side=division.side)
    if division.has_column:
        row = room.cut_top(board.side + board.rim, GAP)
        layout.cut_board_left(row, board, GAP)
        layout.answers = row.row(row.top, board.side + 2 * BORDER)
    else:
        layout.cut_board_top(room, board, GAP)
    _cut_card(layout, room, opened)


def _with_easy_squares(
    layout: Layout, opened: Opened, divide: Callable[[], Division]
) -> Division:
    """Return the division by `divide`, with squares that are easy to hit if possible.

    For that, the strips below the card are made lower, one after the other.
    """
    division = divide()
    if opened.has_outlook and not has_easy_squares(division.side, layout.n):
        layout.is_outlook_hidden = True
        division = divide()
    if opened.has_lesson and not has_easy_squares(division.side, layout.n):
        layout.is_lesson_row = True
        division = divide()
    return division


def _divide_lying(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of a lying phone: the board is at the left of all the rest."""
    board = _edges_of_board(layout.n)
    division = _lying_division(layout, room, opened, board)
    board = board._replace(side=division.side)
    if division.has_strip_left:
        left = room.cut_left(board.gutter + board.side + BORDER, GAP)
        is_row = layout.is_lesson_row
        height = lesson_height(left.width, FINGERS, opened.stop, is_row=is_row)
        layout.lesson = left.cut_top(height, GAP)
        layout.cut_board_left(left, board, 0)
    else:
        layout.cut_board_left(room, board, GAP)
    layout.header = room.cut_top(FINGERS.touch, HEADER_GAP)
    if room.width < LONG_HEADLINE and not opened.is_asked:
        layout.headline_lines = 2
    _cut_card(layout, room, opened)


def _lying_division(
    layout: Layout, room: Room, opened: Opened, board: BoardSize
) -> Division:
    """Return the side of a lying phone's board, and the side of a lesson's strip."""
    if not opened.is_asked:
        card_width = TAUGHT_CARD if opened.has_lesson else SMALLEST_CARD
        free_width = room.width - board.gutter - BORDER - GAP - card_width
        return Division(min(room.height - board.rim, free_width))

    def divide() -> Division:
        outlook_height = layout.strips(room.width, opened, GAP).outlook
        return lying(
            room.width,
            room.height,
            board.gutter,
            head=FINGERS.touch + HEADER_GAP + outlook_height,
            rim=board.rim,
            strip_height=lambda width: layout.strips(width, opened, GAP).lesson,
        )

    return _with_easy_squares(layout, opened, divide)


def _divide_own_board(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone with a class's own board.

    Its squares are large enough for a finger, if the card keeps the least height then.
    """
    board = _edges_of_board(layout.n)
    strips = layout.strips(room.width, opened, GAP).height
    free_height = room.height - board.rim - strips
    least = SMALLEST_SQUARE * layout.n
    widest = max(round(WIDEST_BOARD * layout.window.width), least)
    most = min(widest, room.width - board.gutter)
    wanted = free_height - ROOMY_CARD - OWN_PANEL - 2 * GAP
    side = min(most, max(least, wanted), free_height - GAP - 2 * LINE)
    layout.cut_board_top(room, board._replace(side=side), GAP)
    _cut_card(layout, room, opened)


def _cut_card(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide a room between the card, the strips and the panel.

    There is no panel if it would be too low.
    """
    strips = layout.strips(room.width, opened, GAP)
    free_height = room.height - strips.height
    if opened.is_asked:
        height = text_height(room.width)
        if not layout.answers.width:
            height += row_height()
    else:
        roomy = min(ROOMY_CARD + LINE, free_height - GAP - LOW_PANEL)
        height = max(LEAST_CARD, roomy)
    if free_height - height - GAP < LOWEST_PANEL * FINGERS.body:
        height = free_height
    layout.card = room.cut_top(height, GAP)
    layout.cut_panels(room, opened, GAP)
