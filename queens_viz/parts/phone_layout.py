"""How the window of a phone is divided among its parts.

If it is held upright, they are below each other; otherwise the board is at the left.
"""

from __future__ import annotations

from collections.abc import Callable

from ..pens import Room
from .grid import BORDER
from .layout import LOWEST_PANEL, PRESSED_PANEL, BoardSize, Layout, Opened
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
    """Return the layout of a phone's window of this size, for a board of size n.

    It depends on what is `opened`. Results and a race have no board: they are below the
    header on a lying phone, too.
    """
    layout = Layout(n, (width, height), UNIT, FINGERS)
    layout.is_card_narrow = True
    # A person's own program needs the room of the question.
    layout.is_lesson_row = opened.has_playback and not opened.has_pressed_lines
    is_upright = height > width
    margin = max(8, width // 40)
    room = Room(0, 0, width, height).within(margin, 4)
    if not opened.is_challenge:
        _cut_foot(layout, room, is_upright=is_upright)
    if opened.is_large and not opened.has_results:
        _divide_large(layout, room, opened)
    elif opened.has_results or opened.has_race or is_upright or not opened.has_board:
        layout.header = room.cut_top(FINGERS.touch, HEADER_GAP)
        _divide_below_header(layout, room, opened)
    elif opened.has_pressed_lines:
        _divide_lying_lines(layout, room, opened)
    else:
        _divide_lying(layout, room, opened)
    return layout


def _cut_foot(layout: Layout, room: Room, *, is_upright: bool) -> None:
    """Cut controls and progress line off at the foot of a room, and a gap above them.

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

    The card has a headline or, if something is asked, the question and its answers. The
    strip of a lesson is left out if the panel below a question would be too low.
    """
    room.cut_top(GAP - 4)  # A margin.
    if not opened.is_asked:
        layout.card = room.cut_top(FINGERS.touch + GAP, GAP)
        layout.cut_panels(room, opened, GAP)
        return
    card_height = text_height(room.width) + row_height()
    # The panel has the button that leads back to the board: it must not be left out.
    layout.is_lesson_row = True
    strips = layout.strips(room.width, opened, GAP)
    panel_height = room.height - card_height - GAP - strips.height
    has_lesson = opened.has_lesson and panel_height >= LOWEST_PANEL * FINGERS.body
    layout.card = room.cut_top(card_height, GAP)
    layout.cut_panels(room, opened._replace(has_lesson=has_lesson), GAP)


def _divide_below_header(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room below the header, by what is open.

    The phone is upright. Results and a race are divided like this on a lying one, too.
    """
    if opened.has_playback:
        _divide_program(layout, room, opened)
    elif opened.has_results:
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
    """Return the sizes at the edges of a phone's board. Its side is still 0.

    The row numbers have the width of their digits, and of one more.
    """
    digits = len(str(n))
    return BoardSize(0, gutter=DIGIT * (1 + digits), numbers=FINGERS.number + 4)


BESIDE_LINES = 0.36  # of the width, for a board that is not pressed, above lines
VERDICT_ROW = 236  # pixels: the least height of the card of a program with a fault
LINES_ROW = 200  # pixels: the least height of the card above lines that are pressed
TAUGHT_LINES_ROW = 194  # pixels: the same in a lesson, if the panel would be low


def _divide_reading(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone while nothing is asked.

    The card is beside a small board, which has the same size for all tabs. Below both
    are the strips and, if it isn't too low, the panel.
    """
    edges = _edges_of_board(layout.n)
    strips = layout.strips(room.width, opened, GAP).height
    side = reading_side(
        room.width, room.height, edges.gutter, strips=strips, rim=edges.rim
    )
    if opened.has_pressed_lines:
        side = min(side, round(BESIDE_LINES * room.width))
    answers = FINGERS.touch + GAP if opened.has_answers else 0
    least_row = READ_ROW
    if opened.has_pressed_lines:
        least_row = LINES_ROW
    elif opened.has_answers:
        least_row = VERDICT_ROW
    board_row_height = max(side + edges.rim, least_row)
    panel_height = room.height - board_row_height - answers - strips - GAP
    has_lines = opened.has_pressed_lines and opened.has_lesson
    if has_lines and panel_height < PRESSED_PANEL * FINGERS.body:
        layout.is_lesson_row = True
        strips = layout.strips(room.width, opened, GAP).height
        board_row_height = max(side + edges.rim, TAUGHT_LINES_ROW)
        panel_height = room.height - board_row_height - answers - strips - GAP
    if panel_height < LOWEST_PANEL * FINGERS.body:
        # There is no panel: board and card have its height.
        row = room.cut_top(room.height - answers - strips, GAP)
    else:
        row = room.cut_top(board_row_height, GAP)
    layout.headline_lines = 4
    # What the board leaves of the row is the place of the card.
    layout.cut_board_left(row, edges._replace(side=side), GAP)
    layout.card = row
    if opened.has_answers:
        layout.answers = room.cut_top(FINGERS.touch, GAP)
    layout.cut_panels(room, opened, GAP)


def _divide_question(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone while something is asked.

    The card is below a board that is as large as the answers allow. These are on the
    card or, if that leaves a larger board, in a column at the right of the board.
    """
    edges = _edges_of_board(layout.n)
    # In a challenge there is no panel for which the board would be smaller.
    widest = 1 if opened.is_challenge else WIDEST_BOARD

    def divide() -> Division:
        """Return the division with the strips as they are now."""
        return upright(
            room.width,
            room.height,
            edges.gutter,
            strips=layout.strips(room.width, opened, GAP).height,
            rim=edges.rim,
            widest=widest,
        )

    division = _with_easy_squares(layout, opened, divide)
    board = edges._replace(side=division.side)
    if division.has_column:
        row = room.cut_top(board.side + board.rim, GAP)
        # What the board leaves of the row is the place of the answers.
        layout.cut_board_left(row, board, GAP)
        layout.answers = row.row(row.top, board.side + 2 * BORDER)
    else:
        layout.cut_board_top(room, board, GAP)
    _cut_card(layout, room, opened)


PROGRAM_SHARE = 0.56  # of the width, for the squares of a program's board
PROGRAM_HEIGHT = 600  # pixels: in a lower room, the card is beside a smaller board


def _divide_program(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone with a person's own program.

    The values are beside the board, and the card is below both. On a short phone the
    card is beside a smaller board, and its buttons are below. So it is also where lines
    are pressed, as these need room. Without a board, the card is above the panel.
    """
    edges = _edges_of_board(layout.n)
    if not opened.has_board:
        height = min(RESULTS_CARD, room.height // 2)
        layout.headline_lines = 2
        layout.card = room.cut_top(height, GAP)
        layout.cut_panels(room, opened, GAP)
        return
    if room.height < PROGRAM_HEIGHT or opened.has_pressed_lines:
        if opened.has_pressed_lines:
            # Beside these, the card has the question of a lesson.
            layout.is_lesson_row = True
        _divide_reading(layout, room, opened)
        return
    side = round(PROGRAM_SHARE * room.width)
    row = room.cut_top(side + edges.rim, GAP)
    layout.cut_board_left(row, edges._replace(side=side), GAP)
    # What the board leaves of the row is the place of the values.
    layout.values = row
    _cut_card(layout, room, opened._replace(is_asked=True))


LYING_LINES = 0.62  # of the width of a lying phone, for lines that are pressed
LYING_BOARD = 0.45  # of the height above the foot, for the board above the card


def _divide_lying_lines(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of a lying phone with a program whose lines are pressed.

    The board is above the card, and both are at the left of the header and the lines.
    """
    edges = _edges_of_board(layout.n)
    right = room.cut_right(LYING_LINES * room.width, GAP)
    side = round(LYING_BOARD * room.height) - edges.rim
    board = edges._replace(side=side)
    row = room.cut_top(side + edges.rim, GAP)
    layout.cut_board_left(row, board, GAP)
    # What the board leaves of its row is the place of the values.
    layout.values = row
    layout.headline_lines = 2
    layout.card = room
    layout.is_lesson_row = True
    layout.header = right.cut_top(FINGERS.touch, HEADER_GAP)
    if opened.has_answers:
        layout.answers = right.cut_bottom(FINGERS.touch, GAP)
    layout.cut_panels(right, opened, GAP)


LEAST_PROGRAM_CARD = 150  # pixels of the height of a card with buttons


def _cut_card_of_program(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room beside a lying phone's board between the card and the panel.

    The card has buttons, and is lower for the sake of the panel.
    """
    strips = layout.strips(room.width, opened, GAP)
    above_panel = room.height - strips.height - GAP - LOW_PANEL
    wanted = text_height(room.width) + row_height()
    height = min(wanted, max(LEAST_PROGRAM_CARD, above_panel))
    if room.height - strips.height - GAP - height < LOWEST_PANEL * FINGERS.body:
        # There is no panel: the card has its height.
        height = room.height
    # On the smallest phones, a strip leaves only the headline.
    height = min(height, room.height - strips.height)
    layout.card = room.cut_top(height, GAP)
    layout.cut_panels(room, opened, GAP)


def _with_easy_squares(
    layout: Layout, opened: Opened, divide: Callable[[], Division]
) -> Division:
    """Return the division by `divide`, with squares that are easy to hit if possible.

    If they aren't, the outlook is hidden in the layout. If that isn't enough, the strip
    of a lesson is made a row. `divide` returns the division by the layout as it is now.
    """
    division = divide()
    if has_easy_squares(division.side, layout.n):
        return division
    if opened.has_outlook:
        layout.is_outlook_hidden = True
        division_without_outlook = divide()
        if has_easy_squares(division_without_outlook.side, layout.n):
            return division_without_outlook
    if opened.has_lesson:
        layout.is_lesson_row = True
    return divide()


def _divide_lying(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of a lying phone: the board is at the left of all the rest.

    The strip of a lesson may be above the board.
    """
    edges = _edges_of_board(layout.n)
    division = _lying_division(layout, room, opened, edges)
    board = edges._replace(side=division.side)
    if division.has_strip_left:
        column = room.cut_left(board.gutter + board.side + BORDER, GAP)
        is_row = layout.is_lesson_row
        height = lesson_height(column.width, FINGERS, opened.stop, is_row=is_row)
        layout.lesson = column.cut_top(height, GAP)
        layout.cut_board_left(column, board, 0)
    else:
        layout.cut_board_left(room, board, GAP)
    # The room is what is left at the right of the board.
    layout.header = room.cut_top(FINGERS.touch, HEADER_GAP)
    if room.width < LONG_HEADLINE and not opened.is_asked:
        layout.headline_lines = 2
    if opened.has_answers:
        _cut_card_of_program(layout, room, opened)
    else:
        _cut_card(layout, room, opened)


def _lying_division(
    layout: Layout, room: Room, opened: Opened, edges: BoardSize
) -> Division:
    """Return the side of a lying phone's board, and the side of a lesson's strip.

    While nothing is asked, the board is as large as a card of the least width allows.
    Otherwise it leaves room for a question, and its squares are easy to hit if that is
    possible.
    """
    if not opened.is_asked:
        card_width = TAUGHT_CARD if opened.has_lesson else SMALLEST_CARD
        free_width = room.width - edges.gutter - BORDER - GAP - card_width
        free_height = room.height - edges.rim
        return Division(min(free_height, free_width))

    def divide() -> Division:
        """Return the division with the strips as they are now."""
        outlook_height = layout.strips(room.width, opened, GAP).outlook
        return lying(
            room.width,
            room.height,
            edges.gutter,
            head=FINGERS.touch + HEADER_GAP + outlook_height,
            rim=edges.rim,
            strip_height=lambda width: layout.strips(width, opened, GAP).lesson,
        )

    return _with_easy_squares(layout, opened, divide)


def _divide_own_board(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of an upright phone with a class's own board.

    The board leaves room for a card with a long reason and for the panel. But its
    squares are large enough for a finger, unless not even two lines of the card would
    fit then.
    """
    edges = _edges_of_board(layout.n)
    strips = layout.strips(room.width, opened, GAP).height
    free_height = room.height - edges.rim - strips
    least = SMALLEST_SQUARE * layout.n
    widest = max(round(WIDEST_BOARD * layout.window.width), least)
    most_by_width = min(widest, room.width - edges.gutter)
    most_by_height = free_height - GAP - 2 * LINE
    wanted = free_height - ROOMY_CARD - OWN_PANEL - 2 * GAP
    side = min(most_by_width, max(least, wanted), most_by_height)
    layout.cut_board_top(room, edges._replace(side=side), GAP)
    _cut_card(layout, room, opened)


def _cut_card(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide a room between the card, the strips and the panel.

    A card with a question has the height of its text and, unless they are elsewhere, of
    its answers. Any other card is high enough for a long reason, or lower for the sake
    of the panel. If the panel would still be too low, there is none, and the card has
    its height.
    """
    strips = layout.strips(room.width, opened, GAP)
    free_height = room.height - strips.height
    if opened.is_asked:
        has_answers = layout.answers.width == 0
        height = text_height(room.width)
        if has_answers:
            height += row_height()
    else:
        height_above_panel = free_height - GAP - LOW_PANEL
        height = max(LEAST_CARD, min(ROOMY_CARD + LINE, height_above_panel))
    panel_height = free_height - height - GAP
    has_panel = panel_height >= LOWEST_PANEL * FINGERS.body
    layout.card = room.cut_top(height if has_panel else free_height, GAP)
    layout.cut_panels(room, opened, GAP)
