"""Whole windows: how each is cut into the rooms of its parts. Nothing else asks how large a window is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ..app.app import App
from ..app.classroom import has_results
from ..pens import NOWHERE, SMALLEST_TEXT, Rect, Room, Sheet, TypeSizes
from .cards import question_height, sentence_height, strip_height
from .grid import BORDER, Grid, grid_in
from .lesson import Asked, asked_of, lesson_height
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

SMALLEST_WIDTH, SMALLEST_HEIGHT, NARROWEST, LONGEST = 600, 480, 320, 480
"""Pixels below which a window is a phone's, and of the sides of the smallest phone: then there is the board alone."""

SIDE_BY_SIDE, SIDE_BY_SIDE_TYPE = 880, 26
"""From how many pixels on, and how many times the type of a reason, a panel's room holds two of equal width.

The second one is for the tree.
"""

CARDS = 0.43
"""The least share of a wide window for what stands beside the board."""

WIDE = 1024
"""Pixels from which on a window is wide: a projector has as many at least."""

HINTED, LOW_TYPE = 560, 450
"""The height of a window from which on buttons show their keys, and up to which the type of a lower one grows."""

PANEL_LINES, OUTLOOK = 13.5, 2.75
"""Lines of text for which a panel below the board has room, and what is left."""

RESULTS = 138
"""The height of a phone's card above the results of a challenge."""

LOWEST = 5
"""Lines of text for which a panel has room at least."""

LOW_PANEL = 104
"""The height of a phone's panel for which its card is made smaller."""

BRIEF, ROOMY, LINE = 60, 125, 20
"""The least height of a phone's card, that of one with room, and of a line of it."""

LONG_HEADLINE = 288
"""The width of a phone's card below which the longest headlines have two lines."""

SMALLEST_SQUARE, SMALLEST_CARD = 33, 240
"""The least side of the squares of a class's own board, which a finger hits, and the least width of a card beside a board."""

CHANGED_PANEL = 150
"""The height of the panel for which a class's own board is made smaller."""


class Opened(NamedTuple):
    """What is open and changes where things stand.

    That the board is the class's own counts on phones alone.
    In a challenge nothing runs, so that there are no controls. Once it is over, its results take the board's place.
    """

    is_large: bool = False
    has_outlook: bool = False
    has_program: bool = False
    has_race: bool = False
    has_lesson: bool = False
    is_challenge: bool = False
    has_results: bool = False
    is_asked: bool = False
    is_own: bool = False
    stop: Asked = Asked()  # what the strip of a lesson shows
    is_bare: bool = False  # no step is made and nothing found: there is no tree yet


CLOSED = Opened()
"""Nothing of it."""


class Layout:
    """The rooms of one window; `unit` is a pixel of it as designed, 1280x800. A part without a room is not there.

    In a race, and where tree or program has the whole window, there is no board.
    """

    grid: Grid | None = None
    header = numbers = stack = sentence = outlook = lesson = panel = second_panel = (
        lane
    ) = controls = summary = NOWHERE
    answers = NOWHERE  # a column of answers beside the board of a phone
    headline_lines = 1
    has_short_strips = False  # a question has the room of what is left
    has_lesson_row = False  # and of a lesson's own question

    def __init__(
        self, n: int, unit: float, text: TypeSizes, width: int, height: int
    ) -> None:
        self.n, self.unit, self.text, self.window = (
            n,
            unit,
            text,
            Rect(0, 0, width, height),
        )

    def __eq__(self, other: object) -> bool:
        # Asked of each frame; most often it is the same one.
        return self is other or (
            isinstance(other, Layout) and vars(self) == vars(other)
        )

    @property
    def has_board_alone(self) -> bool:
        """Whether nothing but the board has room."""
        return self.grid is not None and not self.sentence.width

    @property
    def sheet(self) -> Sheet:
        """What a pen draws on."""
        return Sheet(self.window, self.text, self.unit)

    def scaled(self, pixels: float, least: int = 0) -> int:
        """Return pixels of the window as designed in those of this one, and no fewer than `least`."""
        return max(least, round(pixels * self.unit))

    def cut_board(
        self,
        room: Room,
        side: int,
        gutter: int,
        gap: int,
        numbers: int,
        stack: int = 0,
        *,
        is_above: bool,
    ) -> None:
        """Cut off a board with its edges: at the top of a room, in the middle of the window, or at the room's left."""
        width = self.window.width
        edge, right = (BORDER, width - 2) if self.text.touch else (0, width)
        if is_above:
            top = room.cut_top(edge + side + BORDER + numbers + stack, gap).top
            left = (width - side + gutter) // 2
        else:
            top, left = room.top, room.cut_left(gutter + side + edge, gap).left + gutter
            right = room.left - 2
        squares = Rect(left, top + edge, side, side)
        self.grid, self.numbers = (
            grid_in(self.n, squares, right),
            squares.row(squares.bottom + BORDER, numbers),
        )
        if stack:
            self.stack = squares.row(self.numbers.bottom, stack)

    def strips(self, width: int, opened: Opened, gap: int) -> tuple[int, int]:
        """Return how high what is left of the later columns and a lesson are below a card, each with a gap."""
        outlook = lesson = 0
        if opened.has_outlook and not self.has_short_strips:
            outlook = round(OUTLOOK * self.text.body) + gap
        if opened.has_lesson and not self.lesson.width:
            stop = opened.stop._replace(is_brief=outlook > 0)
            is_row = self.has_lesson_row
            lesson = lesson_height(width, self.text, stop, is_row=is_row) + gap
        return outlook, lesson

    def cut_panels(self, room: Room, opened: Opened, gap: int) -> None:
        """Divide what a card leaves between two strips and the panels, of which there may be two or none."""
        text, (outlook, lesson) = self.text, self.strips(room.width, opened, gap)
        if outlook:
            self.outlook = room.cut_top(outlook - gap, gap)
        line = strip_height(text)
        is_wide = self.window.width >= WIDE and room.height >= lesson + line
        if lesson and opened.is_own and is_wide:
            # What can be done there has a line, and the question all the rest.
            self.panel = room.cut_bottom(line, gap)
            self.lesson = room
            return
        if lesson:
            self.lesson = room.cut_top(lesson - gap, gap)
        if room.height < LOWEST * text.body:
            return
        self.panel = room
        if (
            self.grid
            and room.width >= max(SIDE_BY_SIDE, SIDE_BY_SIDE_TYPE * text.reason)
            and not (text.touch or opened.has_program or opened.has_lesson)
            and not opened.is_bare
        ):
            # A program needs all the room, and so does what a lesson tells of: they are read from far away.
            self.panel, self.second_panel = (
                room.cut_left((room.width - gap) // 2, gap),
                room,
            )


def has_panel(width: int, height: int) -> bool:
    """Return whether a window has room for more than the board."""
    return min(width, height) >= NARROWEST and max(width, height) >= LONGEST


def is_phone(width: int, height: int) -> bool:
    """Return whether a window is laid out as that of a phone."""
    return has_panel(width, height) and (
        width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT
    )


def layout_of(app: App, size: tuple[int, int], smallest: int = SMALLEST_TEXT) -> Layout:
    """Return the layout of a window of some size, and smallest type, for what is open in an app."""
    state = app.state
    search = app.search
    n = search.n
    is_own = app.own_board is not None
    stop = Asked()
    if state.lesson:
        question = app.say(state.lesson.question)
        stop = asked_of(state, question, is_low=size[1] < SMALLEST_HEIGHT)
    if state.is_picture:
        return lay_out_tree(*size, n)
    opened = Opened(
        is_large=state.is_large and not app.compare,
        has_outlook=state.has_outlook and not (is_own or state.is_large or app.compare),
        has_program=app.has_program,
        has_race=app.compare is not None,
        has_lesson=state.lesson is not None,
        is_challenge=state.challenge is not None,
        has_results=state.challenge is not None and has_results(app),
        is_asked=state.exercise is not None and not is_own,
        is_own=is_own,
        stop=stop,
        is_bare=search.candidate == 0
        and search.is_first
        and not len(app.player.findings.solutions),
    )
    return lay_out(*size, n, opened, smallest)


@lru_cache(maxsize=64)
def lay_out(
    width: int,
    height: int,
    n: int,
    opened: Opened = CLOSED,
    smallest: int = SMALLEST_TEXT,
) -> Layout:
    """Divide a window among its parts."""
    if not has_panel(width, height):
        return board_alone(width, height, n)
    if is_phone(width, height):
        return _for_fingers(width, height, n, opened)
    is_tall, tall = height > 1.2 * width, min(height, width * 3 // 4)
    # The type follows the height, but in a window taller than wide it follows the width.
    text = TypeSizes.of(tall if height >= HINTED else min(tall, LOW_TYPE), smallest)
    most = min(0.74 * tall, 0.66 * tall + 48)
    layout, margin = (
        Layout(n, (tall - most) / 224, text, width, height),
        max(8, width // 32 - 8),
    )
    room = Room(margin, 0, width - 2 * margin, height)
    room.cut_bottom(layout.scaled(6, 3))
    foot = room.copy()
    layout.controls = room.cut_bottom(
        layout.scaled(46, text.body + text.hint + 10)
        if height >= HINTED
        else text.body + 12
    )
    layout.lane = room.cut_bottom(layout.scaled(30, text.smallest + 2))
    room.cut_bottom(layout.scaled(4))
    if opened.is_challenge:
        layout.controls = layout.lane = NOWHERE
        most += foot.height - room.height
        room.height = foot.height
    if opened.is_large:
        gap = layout.scaled(10, 4)
        room.cut_top(gap)
        height = max(round(1.7 * text.headline), 2 * text.body)
        if opened.is_asked:
            height = question_height(text, room.width)
        layout.sentence = room.cut_top(height, gap)
        layout.cut_panels(room, opened, gap)
        return layout
    layout.header = room.cut_top(
        max(round(64 * layout.unit), text.body + 24) - BORDER, BORDER
    )
    if opened.has_results:
        high = sentence_height(text, room.width)
        layout.sentence = room.cut_top(high, layout.scaled(14))
        layout.panel = room
    elif opened.has_race:
        layout.cut_panels(room, opened, layout.scaled(8, 4))
    else:
        _beside_board(layout, room, opened, most, is_tall=is_tall)
    return layout


def board_alone(width: int, height: int, n: int) -> Layout:
    """Give the board all that there is."""
    layout, side = (
        Layout(n, height / 800, TypeSizes.of(height), width, height),
        max(n, min(width, height) - 2 * BORDER - 4),
    )
    squares = Rect((width - side) // 2, (height - side) // 2, side, side)
    layout.grid = grid_in(n, squares, width)._replace(field=layout.window)
    return layout


def _beside_board(
    layout: Layout, room: Room, opened: Opened, most: float, *, is_tall: bool
) -> None:
    """Divide what header and foot leave between the board and, beside or below it, the cards."""
    text, width, gap = layout.text, layout.window.width, layout.scaled(14)
    gutter = max(24, round(0.045 * min(layout.window.height, width * 3 // 4)))
    numbers, stack = (
        max(text.number + 2, layout.scaled(28)),
        max(layout.scaled(36), text.stack + 2),
    )
    free = room.height + layout.scaled(4) - (BORDER + numbers + stack + 2)
    if is_tall:
        cards = (
            _card_height(layout, room.width, opened)
            + strip_height(text)
            + round(PANEL_LINES * text.body)
        )
        cards += layout.strips(room.width, opened, 0)[1]
        side, apart = min(room.width - gutter, free - cards - 3 * gap), gap + 2
    else:
        apart = room.left + round(8 * layout.unit)
        beside = room.width - apart - gutter - _cards_width(width, opened)
        side = int(min(most, free, beside))
    above = 0
    if width >= WIDE and not is_tall and free - side > text.headline:
        # The board is in the middle of the free height.
        above = (free - side) // 2
    top = room.top
    room.cut_top(above)
    layout.cut_board(
        room, max(layout.n, side), gutter, apart, numbers, stack, is_above=is_tall
    )
    if above:
        room.height += above
        room.top = top
    height = _card_height(layout, room.width, opened)
    for _ in _shorten_strips(layout, opened):
        if height + sum(layout.strips(room.width, opened, gap)) <= room.height:
            break
    layout.sentence = room.cut_top(min(height, room.height), gap)
    layout.cut_panels(room, opened, gap)


def _cards_width(width: int, opened: Opened) -> int:
    """Return the least width of what stands beside a board, in a window of a width."""
    if width >= WIDE:
        return round(CARDS * width)
    if width >= 700:
        return 340
    # The strip of a lesson has a row of buttons.
    return TAUGHT_CARD if opened.has_lesson else 240


def _card_height(layout: Layout, width: int, opened: Opened) -> int:
    """Return the height of the card in a window.

    In a lesson, a card without answers leaves more room to the question.
    """
    is_brief = opened.has_lesson and not opened.is_asked
    height = sentence_height(layout.text, width, is_brief=is_brief)
    if opened.is_asked:
        return max(height, question_height(layout.text, width))
    return height


def _for_fingers(width: int, height: int, n: int, opened: Opened) -> Layout:
    """Divide the window of a phone: held upright, all stands one below the other; else beside the board."""
    layout = Layout(n, 0.7, FINGERS, width, height)
    is_upright = height > width
    margin = max(8, width // 40)
    room = Room(margin, 4, width - 2 * margin, height - 8)
    if not opened.is_challenge:
        _cut_foot(layout, room, is_upright=is_upright)
    if opened.has_results:
        layout.header = room.cut_top(FINGERS.touch, 4)
        layout.sentence = room.cut_top(min(RESULTS, room.height // 2), GAP)
        layout.panel = room
    elif opened.is_large:
        _large_on_a_phone(layout, room, opened)
    elif opened.has_race:
        layout.header = room.cut_top(FINGERS.touch, 4)
        layout.cut_panels(room, opened, GAP)
    elif is_upright:
        layout.header = room.cut_top(FINGERS.touch, 4)
        _upright(layout, room, opened)
    else:
        _lying(layout, room, opened)
    return layout


def _cut_foot(layout: Layout, room: Room, *, is_upright: bool) -> None:
    """Cut off the controls of a phone, and the progress line above them or at their right."""
    touch = FINGERS.touch
    height = layout.window.height
    foot = room.cut_bottom(max(touch, height // 15))
    if is_upright:
        layout.controls = foot
        layout.lane = room.cut_bottom(LOW_LANE if height < SHORT else LANE)
    else:
        width = max(6 * touch + 20, foot.width // 2)
        layout.controls = foot.cut_left(width, 2 * GAP)
        layout.lane = foot
    room.cut_bottom(GAP // 2)


def _large_on_a_phone(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide what the foot of a phone leaves between the card and what is large."""
    room.cut_top(GAP - 4)
    height = FINGERS.touch + GAP
    if opened.is_asked:
        height = text_height(room.width) + row_height()
        # The button that leads back to the board is in the panel.
        layout.has_lesson_row = True
        least = height + GAP + sum(layout.strips(room.width, opened, GAP))
        if room.height - least < LOWEST * FINGERS.body:
            opened = opened._replace(has_lesson=False)
    layout.sentence = room.cut_top(height, GAP)
    layout.cut_panels(room, opened, GAP)


def _edges(n: int) -> tuple[int, int, int]:
    """Return the widths of a phone's row numbers, the height of its column numbers, and of all around its board."""
    numbers = FINGERS.number + 4
    return 9 + 9 * len(str(n)), numbers, 2 * BORDER + numbers


def _shorten_strips(layout: Layout, opened: Opened) -> Iterator[None]:
    """Let the strips of a phone be as they are; then let them make room for a question, one after the other."""
    yield
    if opened.has_outlook:
        layout.has_short_strips = True
        yield
    if opened.has_lesson:
        layout.has_lesson_row = True
        yield


def _upright(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide what header and foot of an upright phone leave."""
    if opened.is_own:
        _own_board(layout, room, opened)
    elif opened.is_asked:
        _upright_question(layout, room, opened)
    else:
        _upright_reading(layout, room, opened)


def _upright_reading(layout: Layout, room: Room, opened: Opened) -> None:
    """Let the card stand beside a small board, which has one size, whatever tab is open."""
    gutter, numbers, rim = _edges(layout.n)
    strips = sum(layout.strips(room.width, opened, GAP))
    side = reading_side(room.width, room.height, gutter, strips=strips, rim=rim)
    height = max(side + rim, READ_ROW)
    if room.height - height - strips - GAP < LOWEST * FINGERS.body:
        height = room.height - strips
    layout.headline_lines = 4
    layout.sentence = room.cut_top(height, GAP)
    layout.cut_board(layout.sentence, side, gutter, GAP, numbers, is_above=False)
    layout.cut_panels(room, opened, GAP)


def _upright_question(layout: Layout, room: Room, opened: Opened) -> None:
    """Let the card stand below a board as large as the answers leave."""
    gutter, numbers, rim = _edges(layout.n)
    widest = WIDEST_BOARD
    if opened.is_challenge:
        # Nothing else is pressed then but squares and answers.
        widest = 1
    plan = Division(0)
    widest = WIDEST_BOARD
    if opened.is_challenge:
        # There is no panel for which the board would be smaller.
        widest = 1
    for _ in _shorten_strips(layout, opened):
        strips = sum(layout.strips(room.width, opened, GAP))
        plan = upright(
            room.width,
            room.height,
            gutter,
            strips=strips,
            rim=rim,
            widest=widest,
        )
        if has_easy_squares(plan.side, layout.n):
            break
    if plan.has_column:
        beside = room.cut_top(plan.side + rim, GAP)
        layout.cut_board(beside, plan.side, gutter, GAP, numbers, is_above=False)
        layout.answers = beside.row(beside.top, plan.side + 2 * BORDER)
    else:
        layout.cut_board(room, plan.side, gutter, GAP, numbers, is_above=True)
    _card_and_panel(layout, room, opened)


def _lying(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide what the foot of a lying phone leaves: the board stands at the left of all the rest."""
    gutter, numbers, rim = _edges(layout.n)
    card = SMALLEST_CARD
    if opened.has_lesson:
        card = TAUGHT_CARD
    side = min(room.height - rim, room.width - gutter - BORDER - GAP - card)
    head = FINGERS.touch + 4
    plan = Division(side)
    if opened.is_asked:
        for _ in _shorten_strips(layout, opened):
            outlook, _ = layout.strips(room.width, opened, GAP)
            plan = lying(
                room.width,
                room.height,
                gutter,
                head=head + outlook,
                rim=rim,
                strip_height=lambda width: layout.strips(width, opened, GAP)[1],
            )
            if has_easy_squares(plan.side, layout.n):
                break
    if plan.has_strip_left:
        left = room.cut_left(gutter + plan.side + BORDER, 0)
        room.cut_left(GAP)
        layout.lesson = left.cut_top(
            lesson_height(
                left.width, FINGERS, opened.stop, is_row=layout.has_lesson_row
            ),
            GAP,
        )
        layout.cut_board(left, plan.side, gutter, 0, numbers, is_above=False)
    else:
        layout.cut_board(room, plan.side, gutter, GAP, numbers, is_above=False)
    layout.header = room.cut_top(FINGERS.touch, 4)
    if room.width < LONG_HEADLINE and not opened.is_asked:
        layout.headline_lines = 2
    _card_and_panel(layout, room, opened)


def _own_board(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide what header and foot of an upright phone leave where the class has a board of its own."""
    gutter, numbers, rim = _edges(layout.n)
    width = layout.window.width
    height = room.height - rim
    strips = sum(layout.strips(room.width, opened, GAP))
    least = SMALLEST_SQUARE * layout.n
    most = min(max(round(WIDEST_BOARD * width), least), room.width - gutter)
    wanted = height - ROOMY - CHANGED_PANEL - 2 * GAP - strips
    # Whatever a board of one's own would like, the card keeps some room.
    side = min(most, max(least, wanted), height - strips - GAP - 2 * LINE)
    layout.cut_board(room, side, gutter, GAP, numbers, is_above=True)
    _card_and_panel(layout, room, opened)


def _card_and_panel(layout: Layout, room: Room, opened: Opened) -> None:
    """Divide a phone's room between the card and the rest, of which the panel goes where it would be too low."""
    free = room.height - sum(layout.strips(room.width, opened, GAP))
    height = max(BRIEF, min(ROOMY + LINE, free - GAP - LOW_PANEL))
    if opened.is_asked:
        height = text_height(room.width)
        if not layout.answers.width:
            height += row_height()
    if free - height - GAP < LOWEST * layout.text.body:
        height = free
    layout.sentence = room.cut_top(height, GAP)
    layout.cut_panels(room, opened, GAP)


@lru_cache(maxsize=8)
def lay_out_tree(width: int, height: int, n: int) -> Layout:
    """Divide a picture of a tree, in which nothing is pressed: its headline stands above it."""
    text, margin = TypeSizes.of(min(height, width * 3 // 4)), max(8, width // 40)
    room = Room(0, 0, width, height).within(margin, margin)
    layout = Layout(n, height / 800, text, width, height)
    layout.sentence = room.cut_top(
        max(round(1.7 * text.headline), 2 * text.body), margin // 2
    )
    layout.panel = room
    return layout
