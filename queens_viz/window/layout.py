"""Where everything stands in a window: one geometry, used forwards to draw and backwards to find what was clicked."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

SMALLEST_WIDTH, SMALLEST_HEIGHT = 600, 480
"""Pixels below which a window shows the board alone."""

FRAME = 6
"""Pixels of the frame around a solved board."""

SMALLEST_TEXT = 14
"""Pixels of the smallest type."""

SIDE_BY_SIDE = 880
"""Pixels from which on the room of the panel holds two, the second for the tree."""

REASON_LENGTH = 97
"""Characters of a long reason."""

NOWHERE = Rect(0, 0, 0, 0)


class Sizes(NamedTuple):
    """Sizes of the type in pixels, as they are given to the font."""

    headline: int
    reason: int
    stack: int
    number: int
    body: int
    hint: int

    @classmethod
    def of(cls, tall: int) -> Sizes:
        """Return the sizes for a window `tall` pixels high."""
        shares = (0.045, 0.031, 0.037, 0.027, 0.025, 0.019)
        return cls(*(max(SMALLEST_TEXT, round(share * tall)) for share in shares))


class Layout(NamedTuple):
    """The places of one window; `unit` is a pixel of the window as designed, 1280x800.

    `squares` is the board itself, `cell` the side of one of its squares; `board` is all that is drawn with it:
    frame, numbers and stack. Where only the board has room the other places are empty.
    """

    n: int
    unit: float
    text: Sizes
    window: Rect
    cell: int
    squares: Rect
    board: Rect
    header: Rect = NOWHERE
    numbers: Rect = NOWHERE
    stack: Rect = NOWHERE
    sentence: Rect = NOWHERE
    panel: Rect = NOWHERE
    second_panel: Rect = NOWHERE
    lane: Rect = NOWHERE
    controls: Rect = NOWHERE

    @property
    def has_board_alone(self) -> bool:
        """Whether nothing but the board has room."""
        return not self.controls.width

    @property
    def field(self) -> Rect:
        """The squares with their frame, and the room beside them for an arrow."""
        if self.has_board_alone:
            return self.board
        left, top = self.squares.left - FRAME, self.board.top
        return Rect(left, top, self.board.right - left, self.squares.bottom + FRAME - top)

    @property
    def has_hints(self) -> bool:
        """Whether buttons have room for the keys that press them."""
        return self.controls.height >= self.text.body + self.text.hint

    def square(self, column: int, row: int) -> Rect:
        """Return the place of a square."""
        cell = self.cell
        return Rect(self.squares.left + column * cell, self.squares.bottom - (row + 1) * cell, cell, cell)

    def square_at(self, point: tuple[int, int]) -> tuple[int, int] | None:
        """Return the column and row of the square at a point, or None beside the board."""
        column = (point[0] - self.squares.left) // self.cell
        row = (self.squares.bottom - 1 - point[1]) // self.cell
        return (column, row) if 0 <= column < self.n and 0 <= row < self.n else None

    def number_at(self, point: tuple[int, int]) -> int | None:
        """Return the column whose number is at a point, or None elsewhere."""
        column = (point[0] - self.squares.left) // self.cell
        return column if 0 <= column < self.n and self.numbers.top <= point[1] < self.numbers.bottom else None


@lru_cache(maxsize=64)
def lay_out(width: int, height: int, n: int) -> Layout:
    """Divide a window among its parts."""
    if width < SMALLEST_WIDTH or height < SMALLEST_HEIGHT:
        return _lay_out_board(width, height, n)
    is_tall = height > width
    # The type follows the height, but in a window taller than wide it follows the width.
    tall = min(height, width * 3 // 4)
    text = Sizes.of(tall)
    if is_tall:
        # There the sentence has the whole width.
        wide = Sizes.of(min(height, round(1.15 * width)))
        text = text._replace(headline=wide.headline, reason=wide.reason)
    room = min(0.74 * tall, 0.66 * tall + 54)
    unit = (tall - room) / 224
    margin = max(8, width // 32 - 12)
    gutter = max(24, round(0.045 * tall), round(0.55 * text.number * len(str(n)) + 16 * unit))

    # From the top down to the board, and from the bottom up to its stack.
    top = max(round(64 * unit), text.body + 24)
    has_hints = height >= 560
    foot = max(round(46 * unit), text.body + text.hint + 10) if has_hints else text.body + 12
    controls = Rect(margin, height - max(3, round(6 * unit)) - foot, width - 2 * margin, foot)
    lane_height = max(16, round(30 * unit))
    lane = Rect(margin, controls.top - lane_height, controls.width, lane_height)
    numbers_height = max(text.number + 2, round(28 * unit))
    stack_height = max(round(36 * unit), text.stack + 2)
    below = FRAME + numbers_height + stack_height + 2

    if is_tall:
        room = min(width - 2 * margin - gutter, 0.5 * height)
    else:
        room = min(room, lane.top - below - top, width - 3 * margin - gutter - (340 if width >= 700 else 240))
    cell = max(1, int(room) // n)
    side = cell * n
    left = (width - side + gutter) // 2 if is_tall else margin + gutter
    squares = Rect(left, top, side, side)
    numbers = Rect(left, squares.bottom + FRAME, side, numbers_height)
    stack = Rect(left, numbers.bottom, side, stack_height)

    panel_left = margin if is_tall else squares.right + margin
    panel_width = width - margin - panel_left
    sentence_top = stack.bottom + round(14 * unit) if is_tall else squares.top
    sentence = Rect(panel_left, sentence_top, panel_width, sentence_height(text, panel_width))
    panel_top = sentence.bottom + round(14 * unit)
    panel_bottom = lane.top - round(4 * unit)
    panel = Rect(panel_left, panel_top, panel_width, max(0, panel_bottom - panel_top))
    second_panel = NOWHERE
    if panel.width >= SIDE_BY_SIDE:
        panel.width = (panel.width - round(14 * unit)) // 2
        second_panel = panel.move(panel.width + round(14 * unit), 0)
    return Layout(
        n=n,
        unit=unit,
        text=text,
        window=Rect(0, 0, width, height),
        cell=cell,
        squares=squares,
        board=Rect(0, top - FRAME, width if is_tall else panel_left - 2, stack.bottom + 2 - top + FRAME),
        header=Rect(margin, 0, width - 2 * margin, squares.top - FRAME),
        numbers=numbers,
        stack=stack,
        sentence=sentence,
        panel=panel if panel.height >= 5 * text.body else NOWHERE,
        second_panel=second_panel,
        lane=lane,
        controls=controls,
    )


def padding(text: Sizes, width: int) -> int:
    """Return how far the contents of a card stand from its edge."""
    return round(min(1.1 * text.reason, 0.04 * width + 2))


def reason_lines(text: Sizes, width: int) -> int:
    """Return how many lines a long reason takes in a card of some width, at 0.42 em a character."""
    room = width - 2 * padding(text, width)
    lines = -(-REASON_LENGTH * 42 * text.reason // 100 // room)
    # Short lines break early.
    return max(2, lines + (room < 21 * text.reason))


def reason_room(text: Sizes, width: int) -> int:
    """Return the height that a reason may fill in a card of some width; only a long one takes all of it."""
    return round(1.28 * reason_lines(text, width) * text.reason + 0.8 * text.body)


def sentence_height(text: Sizes, width: int) -> int:
    """Return the height of a sentence's card: headline, the lines of a long reason, and what comes next."""
    lines = reason_lines(text, width)
    next_lines = 1 if lines == 2 else 2
    return round(
        2 * 0.6 * text.reason + 1.4 * text.headline + 1.28 * lines * text.reason + (1.4 + 1.3 * next_lines) * text.body
    )


def _lay_out_board(width: int, height: int, n: int) -> Layout:
    edge = FRAME + 2 if min(width, height) > 100 else 0
    cell = max(1, (min(width, height) - 2 * edge) // n)
    squares = Rect(0, 0, cell * n, cell * n)
    squares.center = width // 2, height // 2
    window = Rect(0, 0, width, height)
    return Layout(
        n=n, unit=height / 800, text=Sizes.of(height), window=window, cell=cell, squares=squares, board=window
    )
