"""The layout of a window: the rooms of its parts, and how they are cut off.

`window_layout.py` divides windows, `phone_layout.py` those of phones, `film_layout.py`
the pictures of recordings.
"""

from __future__ import annotations

from typing import NamedTuple

from ..pens import NOWHERE, Rect, Room, Sheet, TypeSizes
from .cards import reading_height, strip_height
from .grid import BORDER, Grid, grid_in
from .lesson import StripContents, lesson_height

# Sizes of windows, in pixels.

SMALLEST_WIDTH = 600  # a narrower or lower window is laid out as a phone's
SMALLEST_HEIGHT = 480
NARROWEST = 320  # the short side of the smallest phone: below, only the board is drawn
LONGEST = 480  # its long side
PROJECTOR_WIDTH = 1024  # the least width of a projector's window
DESIGN_HEIGHT = 800  # the height of the window in the design

# Below a card.

OUTLOOK = 2.75  # the height of what is left of the later columns, in the body's type
PRESSED_PANEL = 9  # in the body's type: a panel with lines that are pressed is low
LOWEST_PANEL = 5  # the least height of a panel, in the body's type
SIDE_BY_SIDE = 880  # the least width of two panels beside each other, in pixels
SIDE_BY_SIDE_TYPE = 26  # the same in the type of a reason, for the tree


def has_panel(width: int, height: int) -> bool:
    """Return whether a window of this size shows more than the board."""
    return min(width, height) >= NARROWEST and max(width, height) >= LONGEST


def is_phone(width: int, height: int) -> bool:
    """Return whether a window of this size is laid out as that of a phone."""
    is_small = width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT
    return is_small and has_panel(width, height)


class Opened(NamedTuple):
    """What is open, as far as the layout depends on it."""

    # In the place of the board.
    is_large: bool = False  # the tree or the program has the whole window
    has_race: bool = False  # several searches are compared
    has_results: bool = False  # a challenge is over

    # Beside or below it.
    has_outlook: bool = False  # what is left of the later columns is shown
    has_lesson: bool = False
    stop: StripContents = StripContents()  # what the lesson's strip shows
    has_program: bool = False  # the panel shows the program, in the whole width
    is_bare: bool = False  # no step has been made: there is no tree yet

    # What a class does.
    is_asked: bool = False  # the card can show a question and its answers
    is_challenge: bool = False  # there are no controls, since nothing runs
    is_own: bool = False  # queens are set on the class's own board

    # A person's own program.
    has_playback: bool = False  # it is on view
    has_board: bool = True  # a board was found in it
    has_stack: bool = True  # its list is below its board
    has_reading: bool = False  # how its board is read can be changed
    has_output: bool = False  # it prints something
    has_answers: bool = False  # the card has buttons at the first fault
    has_pressed_lines: bool = False  # the line that is wrong is asked for


CLOSED = Opened()
"""Nothing is open."""


class BoardSize(NamedTuple):
    """The size of a board and of what is at its edges, in pixels."""

    side: int  # of all squares together
    gutter: int  # the width of the row numbers, at the left
    numbers: int  # the height of the column numbers, below
    stack: int = 0  # the height of the stack, below these; 0 if there is none

    @property
    def rim(self) -> int:
        """The height of the frame and the column numbers."""
        return 2 * BORDER + self.numbers


class Strips(NamedTuple):
    """The heights of the strips below a card, each with a gap; 0 if it isn't there."""

    outlook: int
    lesson: int

    @property
    def height(self) -> int:
        """The height of both."""
        return self.outlook + self.lesson


class Layout:
    """The rooms of the parts of a window. A part without a room is not drawn.

    There is no board in a race, or if the tree or the program has the whole window.
    """

    # The board.
    grid: Grid | None = None  # its squares
    numbers = NOWHERE  # the column numbers
    stack = NOWHERE

    # Cards and panels.
    card = NOWHERE
    headline_lines = 1  # the most lines of its headline
    is_card_narrow = False  # it is narrow for the labels of buttons
    answers = NOWHERE  # a column of answers beside a phone's board
    outlook = NOWHERE  # what is left of the later columns
    lesson = NOWHERE  # the strip of a lesson
    values = NOWHERE  # of a person's own program, beside a phone's board
    output = NOWHERE  # of that program, below its board
    panel = NOWHERE
    second_panel = NOWHERE

    # The head and the foot of the window.
    header = NOWHERE
    controls = NOWHERE
    progress = NOWHERE  # the progress line
    summary = NOWHERE  # the figures of a recording

    # What makes room for a question.
    is_outlook_hidden = False
    is_lesson_row = False  # the strip of a lesson is a row, without its own question

    def __init__(
        self, n: int, size: tuple[int, int], unit: float, sizes: TypeSizes
    ) -> None:
        self.n = n
        self.unit = unit  # a pixel of the design in pixels of this window
        self.type = sizes
        self.window = Rect(0, 0, *size)

    def __eq__(self, other: object) -> bool:
        # Compared for each frame; most often it is the same object.
        if self is other:
            return True
        return isinstance(other, Layout) and vars(self) == vars(other)

    @property
    def has_board_alone(self) -> bool:
        """Whether only the board is drawn."""
        return self.grid is not None and not self.card.width

    @property
    def sheet(self) -> Sheet:
        """What a pen draws on."""
        return Sheet(self.window, self.type, self.unit)

    def scaled(self, pixels: float, least: int = 0) -> int:
        """Return pixels of the design in those of this window, but at least `least`."""
        return max(least, round(pixels * self.unit))

    # The board.

    def cut_board_left(
        self, room: Room, board: BoardSize, gap: int, *, offset: int = 0
    ) -> None:
        """Cut the board off at the left of a room, and a gap beside it.

        It begins `offset` pixels below the top of the room. Its frame has a room of its
        own on a phone; elsewhere it is in the margins.
        """
        frame = BORDER if self.type.touch else 0
        place = room.cut_left(board.gutter + board.side + frame, gap)
        left = place.left + board.gutter
        top = place.top + offset + frame
        self._place_board(left, top, board, arrows_end=room.left - 2)

    def cut_board_top(self, room: Room, board: BoardSize, gap: int) -> None:
        """Cut the board off at the top of a room, and a gap below it.

        With its row numbers, it is in the middle of the window. The upper edge of its
        frame has a room of its own on a phone; elsewhere it is in the margin.
        """
        frame = 0
        arrows_end = self.window.width
        if self.type.touch:
            frame = BORDER
            arrows_end = self.window.width - 2
        height = frame + board.side + BORDER + board.numbers + board.stack
        place = room.cut_top(height, gap)
        left = (self.window.width - board.side + board.gutter) // 2
        self._place_board(left, place.top + frame, board, arrows_end=arrows_end)

    def _place_board(
        self, left: int, top: int, board: BoardSize, *, arrows_end: int
    ) -> None:
        """Set the places of squares, numbers and stack, from their upper left corner.

        Arrows beside the board end at the x coordinate `arrows_end`.
        """
        squares = Rect(left, top, board.side, board.side)
        self.grid = grid_in(self.n, squares, arrows_end)
        self.numbers = squares.row(squares.bottom + BORDER, board.numbers)
        if board.stack:
            self.stack = squares.row(self.numbers.bottom, board.stack)

    # Below a card.

    def strips(self, width: int, opened: Opened, gap: int) -> Strips:
        """Return the heights of the strips below a card of a width, each with a gap.

        The outlook has none while it is hidden, and a lesson if its strip has a place
        already.
        """
        outlook = 0
        if opened.has_outlook and not self.is_outlook_hidden:
            outlook = round(OUTLOOK * self.type.body) + gap
        if opened.has_reading:
            outlook = reading_height(self.type, width) + gap
        lesson = 0
        is_lesson_elsewhere = self.lesson.width > 0
        if opened.has_lesson and not is_lesson_elsewhere:
            # Below an outlook, a lesson is brief.
            stop = opened.stop._replace(is_brief=outlook > 0)
            is_row = self.is_lesson_row
            lesson = lesson_height(width, self.type, stop, is_row=is_row) + gap
        return Strips(outlook, lesson)

    def cut_panels(self, room: Room, opened: Opened, gap: int) -> None:
        """Divide the room below a card between the strips and the panels.

        There are two panels in a wide room, and none in a low one. Below the class's
        own board there may be only a line, so that the question of a lesson has the
        rest. If lines are pressed, the card asks: where these have too little room, the
        strip of a lesson has no question.
        """
        strips = self.strips(room.width, opened, gap)
        if opened.has_pressed_lines:
            panel_height = room.height - strips.height
            if panel_height < PRESSED_PANEL * self.type.body:
                self.is_lesson_row = True
                strips = self.strips(room.width, opened, gap)
        if strips.outlook:
            self.outlook = room.cut_top(strips.outlook - gap, gap)
        if strips.lesson and opened.is_own:
            # The panel of that board says what can be done on it: a line is enough.
            line_height = strip_height(self.type)
            is_projector = self.window.width >= PROJECTOR_WIDTH
            if is_projector and room.height >= strips.lesson + line_height:
                self.panel = room.cut_bottom(line_height, gap)
                self.lesson = room
                return
        if strips.lesson:
            self.lesson = room.cut_top(strips.lesson - gap, gap)
        is_too_low = room.height < LOWEST_PANEL * self.type.body
        if is_too_low:
            return
        self.panel = room
        if self._has_two_panels(room.width, opened):
            self.panel = room.cut_left((room.width - gap) // 2, gap)
            self.second_panel = room

    def _has_two_panels(self, width: int, opened: Opened) -> bool:
        """Return whether a room of a width is divided into two panels.

        They are the list of solutions and the tree, beside each other.
        """
        if self.grid is None or self.type.touch or opened.is_bare:
            return False
        if opened.has_program or opened.has_lesson:
            # They are read from far away, and need the whole width.
            return False
        return width >= max(SIDE_BY_SIDE, SIDE_BY_SIDE_TYPE * self.type.reason)


def board_alone(width: int, height: int, n: int) -> Layout:
    """Return the layout of a picture of this size that shows only the board.

    The board is in its middle, with its frame and two pixels at each side.
    """
    sizes = TypeSizes.of(height)
    layout = Layout(n, (width, height), height / DESIGN_HEIGHT, sizes)
    side = max(n, min(width, height) - 2 * BORDER - 4)
    squares = Rect((width - side) // 2, (height - side) // 2, side, side)
    grid = grid_in(n, squares, width)
    # The board's field is the whole picture.
    layout.grid = grid._replace(field=layout.window)
    return layout
