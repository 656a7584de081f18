"""How a window is divided among its parts, by its size and by what is open."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.app import App
from ..app.classroom import has_results
from ..app.moment import PlaybackMoment
from ..app.own_program import OwnProgram
from ..pens import LEADING, SMALLEST_TEXT, Rect, Room, TypeSizes
from .cards import question_height, sentence_height, strip_height
from .grid import BORDER
from .layout import (
    CLOSED,
    DESIGN_HEIGHT,
    PROJECTOR_WIDTH,
    SMALLEST_HEIGHT,
    BoardSize,
    Layout,
    Opened,
    board_alone,
    has_panel,
    is_phone,
)
from .lesson import StripContents, lesson_height, strip_contents
from .own_queens import has_no_board, has_stack
from .phone import TAUGHT_CARD
from .phone_layout import lay_out_phone


def layout_of(app: App, size: tuple[int, int], smallest: int = SMALLEST_TEXT) -> Layout:
    """Return the layout of an app's window; no type is smaller than `smallest`."""
    if app.state.is_picture:
        return lay_out_tree(*size, app.search.n)
    n = app.search.n
    program = app.shown_program
    if program:
        playback = program.playback
        n = playback.story.size_at(playback.step) or n
        return lay_out(*size, n, _opened_program(program, app, size[1]), smallest)
    return lay_out(*size, n, _opened_in(app, size[1]), smallest)


def _opened_program(program: OwnProgram, app: App, height: int) -> Opened:
    """Return what is open while a program is on view, a person's own or a faulty one.

    The window has a height in pixels.
    """
    playback = program.moment()
    story = playback.story
    is_exercise = app.state.is_finding_fault
    has_board = not has_no_board(playback)
    return Opened(
        has_program=True,
        has_playback=True,
        has_board=has_board,
        has_stack=has_stack(playback) or story.board is None,
        has_reading=app.state.own.has_reading and story.board is not None,
        # In the exercise the layout is the same for all programs.
        has_output=is_exercise or story.output_count_at(story.last) > 0,
        # Their room is there at each step, so that nothing moves.
        has_answers=_has_card_buttons(app, playback),
        has_pressed_lines=is_exercise,
        has_lesson=app.state.lesson is not None,
        stop=_stop_in(app, height),
    )


def _has_card_buttons(app: App, playback: PlaybackMoment) -> bool:
    """Return whether the card of a program has buttons, at some steps or at all.

    In a lesson, the next beat goes on after the answer of an exercise.
    """
    if not app.state.is_finding_fault:
        return playback.story.fault is not None
    return app.state.lesson is None or not app.state.find_fault.is_answered


NO_STOP = StripContents()
"""No lesson is on."""


def _stop_in(app: App, height: int) -> StripContents:
    """Return what the strip of a lesson shows in a window of a height, if one is on."""
    lesson = app.state.lesson
    if not lesson:
        return NO_STOP
    question = app.say(lesson.question_without(app.front.missing))
    return strip_contents(app.state, question, is_low=height < SMALLEST_HEIGHT)


def _opened_in(app: App, height: int) -> Opened:
    """Return what is open in an app, whose window has a height in pixels."""
    state = app.state
    search = app.player.search
    is_own = app.own_board is not None
    has_race = app.compare is not None
    # The outlook is on the board of the search, and below it.
    hides_outlook = is_own or has_race or state.is_large
    is_fault_over = state.is_finding_fault
    may_have_results = state.challenge is not None or is_fault_over
    is_at_beginning = search.candidate == 0 and search.is_first
    return Opened(
        is_large=state.is_large and not has_race,
        has_race=has_race,
        has_results=may_have_results and has_results(app),
        has_outlook=state.has_outlook and not hides_outlook,
        has_lesson=state.lesson is not None,
        stop=_stop_in(app, height) if state.lesson else NO_STOP,
        has_program=app.has_program,
        # At the beginning, solutions may be known from an earlier run.
        is_bare=is_at_beginning and len(app.player.findings.solutions) == 0,
        is_asked=state.exercise is not None and not is_own,
        # There is no program: "Find the fault" is over, and nothing runs either.
        is_challenge=state.challenge is not None or is_fault_over,
        is_own=is_own,
    )


TALL = 1.2  # in a window higher than that, in widths, the cards are below the board
HINTED = 560  # pixels: in a lower window, buttons don't show their keys
LOW_TYPE = 450  # the type of such a window is at most that of one of this height

# The largest board has the smaller of two heights: a share of the height that the type
# follows, or a smaller share and some pixels.

SMALL_BOARD = 0.74
BOARD = 0.66
BOARD_MORE = 48  # pixels
DESIGN_REST = 224  # pixels of the design's height that such a board leaves


@lru_cache(maxsize=64)
def lay_out(
    width: int,
    height: int,
    n: int,
    opened: Opened = CLOSED,
    smallest: int = SMALLEST_TEXT,
) -> Layout:
    """Return the layout of a window of this size, for a board of size n.

    It depends on what is `opened`. No type is smaller than `smallest`.
    """
    if not has_panel(width, height):
        return board_alone(width, height, n)
    if is_phone(width, height):
        return lay_out_phone(width, height, n, opened)
    has_keys = height >= HINTED
    type_height = _type_height(width, height)
    largest_side = min(SMALL_BOARD * type_height, BOARD * type_height + BOARD_MORE)
    unit = (type_height - largest_side) / DESIGN_REST
    sizes = _type_sizes(type_height, smallest, has_keys=has_keys)
    layout = Layout(n, (width, height), unit, sizes)
    margin = max(8, width // 32 - 8)
    room = Room(margin, 0, width - 2 * margin, height)
    room.cut_bottom(layout.scaled(6, 3))  # A margin.
    more_height = 0
    if opened.is_challenge:
        # There are no controls: the board has their height, too.
        more_height = _foot_of(layout, has_keys=has_keys).height
    else:
        _cut_foot(layout, room, has_keys=has_keys)
    # What is open gets its places from the rest of the room.
    if opened.is_large:
        _divide_large(layout, room, opened)
    else:
        _divide(layout, room, opened, largest_side + more_height)
    return layout


def _divide(layout: Layout, room: Room, opened: Opened, largest_side: float) -> None:
    """Divide a room between the header and what is below it.

    That is a race, the results of a challenge, or the board with the cards. They are
    below the board in a tall window, and otherwise at its right; the side of that board
    is at most `largest_side`.
    """
    header_height = max(round(64 * layout.unit), layout.type.body + 24)
    layout.header = room.cut_top(header_height - BORDER, BORDER)
    is_tall = layout.window.height > TALL * layout.window.width
    if opened.has_playback and not opened.has_board:
        layout.card = room.cut_top(
            _card_height(layout, room.width, opened), layout.scaled(CARD_GAP)
        )
        layout.cut_panels(room, opened, layout.scaled(CARD_GAP))
    elif opened.has_results:
        card_height = sentence_height(layout.type, room.width)
        layout.card = room.cut_top(card_height, layout.scaled(CARD_GAP))
        layout.panel = room
    elif opened.has_race:
        layout.cut_panels(room, opened, layout.scaled(8, 4))
    elif is_tall and opened.has_pressed_lines:
        _divide_tall_lines(layout, room, opened)
    elif is_tall:
        _divide_tall(layout, room, opened)
    elif opened.has_pressed_lines and opened.has_lesson:
        _divide_wide_lesson(layout, room, opened, largest_side)
    else:
        _divide_wide(layout, room, opened, largest_side)


def _type_height(width: int, height: int) -> int:
    """Return the height that the type follows, which is lower in a narrow window."""
    return min(height, width * 3 // 4)


def _type_sizes(type_height: int, smallest: int, *, has_keys: bool) -> TypeSizes:
    """Return the sizes of the type, which follow a height; none is below `smallest`.

    If buttons don't show their keys, the type is limited.
    """
    followed_height = type_height
    if not has_keys:
        followed_height = min(type_height, LOW_TYPE)
    return TypeSizes.of(followed_height, smallest)


class _Foot(NamedTuple):
    """The heights of what is at the foot of a window, in pixels."""

    controls: int
    progress: int  # the progress line above them
    gap: int  # above both

    @property
    def height(self) -> int:
        """The height of all together."""
        return self.controls + self.progress + self.gap


def _foot_of(layout: Layout, *, has_keys: bool) -> _Foot:
    """Return the heights at the foot of a window. Buttons with keys are higher."""
    sizes = layout.type
    controls = sizes.body + 12
    if has_keys:
        controls = layout.scaled(46, sizes.body + sizes.hint + 10)
    progress = layout.scaled(30, sizes.smallest + 2)
    return _Foot(controls, progress, layout.scaled(4))


def _cut_foot(layout: Layout, room: Room, *, has_keys: bool) -> None:
    """Cut the controls, and the progress line above them, off at the foot of a room."""
    foot = _foot_of(layout, has_keys=has_keys)
    layout.controls = room.cut_bottom(foot.controls)
    layout.progress = room.cut_bottom(foot.progress)
    room.cut_bottom(foot.gap)


def _headline_height(sizes: TypeSizes) -> int:
    """Return the height of a card that shows only its headline."""
    return max(round(1.7 * sizes.headline), 2 * sizes.body)


def _divide_large(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide a room between the card and a panel that has the whole window.

    The card has a headline or, if something is asked, the question and its answers.
    """
    gap = layout.scaled(10, 4)
    room.cut_top(gap)  # A margin.
    card_height = _headline_height(layout.type)
    if opened.is_asked:
        card_height = question_height(layout.type, room.width)
    layout.card = room.cut_top(card_height, gap)
    layout.cut_panels(room, opened, gap)


# The board with the cards beside or below it.

CARDS_SHARE = 0.43  # of the width of a wide window, at least for the cards
MEDIUM_WINDOW = 700  # pixels: the width of one with room for broader cards
MEDIUM_CARDS = 340  # the least width of the cards in it, in pixels
NARROW_CARDS = 240  # the same in a narrower window
PANEL_LINES = 13.5  # the height of a panel below a board, in the body's type
CARD_GAP = 14  # between cards, in pixels of the design


def _board_size(layout: Layout, opened: Opened) -> BoardSize:
    """Return the sizes at the edges of a board. The side of its squares is still 0."""
    window = layout.window
    gutter = max(24, round(0.045 * _type_height(window.width, window.height)))
    numbers = max(layout.scaled(28), layout.type.number + 2)
    stack = 0
    if opened.has_stack:
        stack = max(layout.scaled(36), layout.type.stack + 2)
    return BoardSize(0, gutter, numbers, stack)


def _free_height(layout: Layout, room: Room, board: BoardSize) -> int:
    """Return the height that the squares of a board can have in a room, in pixels.

    That is its height without what is below the squares. They may have the gap above
    the progress line, too.
    """
    height_below = BORDER + board.numbers + board.stack + 2
    gap_of_foot = layout.scaled(4)
    return room.height + gap_of_foot - height_below


def _divide_tall(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of a tall window between the board and the cards below it.

    The board is as large as the cards and a panel of a good height allow.
    """
    gap = layout.scaled(CARD_GAP)
    edges = _board_size(layout, opened)
    panel_height = strip_height(layout.type) + round(PANEL_LINES * layout.type.body)
    card_height = _card_height(layout, room.width, opened)
    below_card = layout.strips(room.width, opened, 0).lesson
    height_below = card_height + below_card + panel_height + 3 * gap
    free_height = _free_height(layout, room, edges)
    side = min(room.width - edges.gutter, free_height - height_below)
    board = edges._replace(side=max(layout.n, side))  # at least a pixel for each square
    layout.cut_board_top(room, board, gap + 2)
    _cut_card(layout, room, opened)


BESIDE_CARD = 0.38  # of the width of a tall window, for a board beside the card


def _divide_tall_lines(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide the room of a tall window with lines that are pressed.

    The card is beside the board, so that the panel below both is high.
    """
    gap = layout.scaled(CARD_GAP)
    edges = _board_size(layout, opened)
    side = max(layout.n, round(BESIDE_CARD * room.width))
    row = room.cut_top(side + edges.rim + edges.stack, gap)
    layout.cut_board_left(row, edges._replace(side=side), gap)
    layout.card = row
    layout.is_card_narrow = True
    layout.headline_lines = 2
    layout.cut_panels(room, opened, gap)


def _divide_wide(
    layout: Layout, room: Room, opened: Opened, largest_side: float
) -> None:
    """Divide the room of a wide window between the board and the cards at its right.

    The side of the board is at most `largest_side`. In a window of a projector, the
    board is in the middle of the height if more than a headline is left of it.
    """
    width = layout.window.width
    edges = _board_size(layout, opened)
    gap = room.left + round(8 * layout.unit)
    free_width = room.width - gap - edges.gutter - _cards_width(width, opened)
    free_height = _free_height(layout, room, edges)
    output_height = _output_height(layout, opened)
    side = int(min(largest_side, free_height - output_height, free_width))
    rest = free_height - side
    offset = 0
    is_alone = output_height == 0
    if width >= PROJECTOR_WIDTH and rest > layout.type.headline and is_alone:
        offset = rest // 2
    board = edges._replace(side=max(layout.n, side))  # at least a pixel for each square
    left = room.left
    layout.cut_board_left(room, board, gap, offset=offset)
    if output_height and layout.grid:
        below = layout.stack.bottom if layout.stack.width else layout.numbers.bottom
        top = below + layout.scaled(CARD_GAP)
        right = layout.grid.squares.right + BORDER
        layout.output = Rect(left, top, right - left, room.bottom - top)
    _cut_card(layout, room, opened)


def _divide_wide_lesson(
    layout: Layout, room: Room, opened: Opened, largest_side: float
) -> None:
    """Divide the room of a wide window with lines that are pressed, in a lesson.

    The strip of the lesson is below the board, and the cards are at its right, so that
    the whole program can be seen. The side of the board is at most `largest_side`.
    """
    edges = _board_size(layout, opened)
    gap = room.left + round(8 * layout.unit)
    cards_width = _cards_width(layout.window.width, opened)
    column = room.cut_left(room.width - gap - cards_width, gap)
    # In a small window, the question can't have smaller type.
    has_large_type = layout.window.width >= PROJECTOR_WIDTH
    stop = opened.stop._replace(is_brief=has_large_type)
    lesson_strip = lesson_height(column.width, layout.type, stop, is_row=False)
    layout.lesson = column.cut_bottom(lesson_strip, layout.scaled(CARD_GAP))
    free_height = _free_height(layout, column, edges) - layout.scaled(4)
    free_width = column.width - edges.gutter
    beside = gap + BESIDE_BOARD * layout.type.hint
    if free_width - beside >= LEAST_TAUGHT:
        free_width -= beside
    side = int(min(largest_side, free_height, free_width))
    board = edges._replace(side=max(layout.n, side))
    layout.cut_board_left(column, board, gap)
    if column.width >= BESIDE_BOARD * layout.type.hint:
        # What the board leaves is the place of values and output.
        output_height = min(OUTPUT_LINES * layout.type.body, column.height // 2)
        layout.output = column.cut_bottom(output_height, layout.scaled(CARD_GAP))
        layout.values = column
    _cut_card(layout, room, opened)


BESIDE_BOARD = 11  # the width of values and output beside it, in the type of hints
LEAST_TAUGHT = 160  # pixels: the least side of a board that is smaller for them
OUTPUT_LINES = 7.6  # the height of the output below a board, in the body's type
LOWEST_WITH_OUTPUT = 700  # pixels: a lower window has no output below the board


def _output_height(layout: Layout, opened: Opened) -> int:
    """Return the height of the output below a board with the gap above it, or 0."""
    window = layout.window
    is_large = window.width >= PROJECTOR_WIDTH and window.height >= LOWEST_WITH_OUTPUT
    if not opened.has_output or not is_large:
        return 0
    return round(OUTPUT_LINES * layout.type.body) + layout.scaled(CARD_GAP)


def _cards_width(window_width: int, opened: Opened) -> int:
    """Return the least width of the cards beside a board, in pixels."""
    if window_width >= PROJECTOR_WIDTH:
        return round(CARDS_SHARE * window_width)
    if window_width >= MEDIUM_WINDOW:
        return MEDIUM_CARDS
    # The strip of a lesson has a row of buttons.
    return TAUGHT_CARD if opened.has_lesson else NARROW_CARDS


def _cut_card(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide a room between the card, the strips and the panels.

    If the card and the strips are too high together, the outlook is hidden. If that
    isn't enough, the strip of a lesson is made a row.
    """
    gap = layout.scaled(CARD_GAP)
    card_height = _card_height(layout, room.width, opened)

    def is_too_high() -> bool:
        """Return whether the strips, as they are now, don't fit below the card."""
        strips = layout.strips(room.width, opened, gap)
        return card_height + strips.height > room.height

    if opened.has_outlook and is_too_high():
        layout.is_outlook_hidden = True
    if opened.has_lesson and is_too_high():
        layout.is_lesson_row = True
    layout.card = room.cut_top(min(card_height, room.height), gap)
    layout.cut_panels(room, opened, gap)


LONG_HEADLINES = 27  # the width of a card with headlines of two lines, in small type
BUTTONS_ROW = 2  # the height of buttons on a card, with a gap, in the body's type


def _card_height(layout: Layout, width: int, opened: Opened) -> int:
    """Return the height of a card of a width, in pixels.

    In a lesson, a card without answers is lower, so that the lesson's question has more
    room. A card with a question and its answers may be higher than any other.
    """
    is_brief = opened.has_lesson and not opened.is_asked
    height = sentence_height(layout.type, width, is_brief=is_brief)
    if opened.has_playback:
        height += round(BUTTONS_ROW * layout.type.body)
        if width < LONG_HEADLINES * layout.type.smallest:
            layout.headline_lines = 2
            layout.is_card_narrow = True
            height += round(LEADING * layout.type.smallest)
    if opened.is_asked:
        return max(height, question_height(layout.type, width))
    return height


@lru_cache(maxsize=8)
def lay_out_tree(width: int, height: int, n: int) -> Layout:
    """Return the layout of a picture of a tree: a headline, and the tree below it."""
    sizes = TypeSizes.of(_type_height(width, height))
    margin = max(8, width // 40)
    room = Room(0, 0, width, height).within(margin, margin)
    layout = Layout(n, (width, height), height / DESIGN_HEIGHT, sizes)
    layout.card = room.cut_top(_headline_height(sizes), margin // 2)
    layout.panel = room
    return layout
