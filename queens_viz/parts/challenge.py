"""The end of a challenge: its score, and each question with the answer to it."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..app.challenge import Challenge, answer_words
from ..app.commands import Action, Command
from ..pens import BOLD, LEADING, ButtonLook, Icon, Pen, Rect, Room, Ui, rect_at
from ..search.position import Position
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .pieces import SmallBoard, paint_small_board
from .scene import Setting


def sentence(work: Challenge, say: Words) -> Sentence:
    """Return the sentence on the card once a challenge is over, with its score.

    Its reason is what can be reviewed. If all answers were right, that is nothing.
    """
    headline = work.summary(say)
    reason = say("challenge_boards" if work.wrong else "challenge_right")
    return Sentence(Kind.COMPLETE, headline, reason, next="")


def end_buttons(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the buttons on the card once a challenge is over.

    While the board of a question is displayed, they lead back to the results, or to
    that position in the search.
    """
    say = setting.say
    if setting.state.displayed:
        back = setting.button(Action.CLOSE)._replace(label=say("to_results"))
        return back, setting.button(Action.GO_THERE)
    again = setting.button(Action.AGAIN, is_primary=True)
    another = setting.button(Action.ANOTHER)
    share = setting.button(Action.SHARE)._replace(label=say("link"))
    return again, another, share


class Tile(NamedTuple):
    """A question of a challenge that is over, and the first answer to it."""

    question_index: int
    position: Position
    answer: str
    is_right: bool
    is_displayed: bool  # its board is displayed now
    announcement: str


class ResultsLook(NamedTuple):
    """The questions of a challenge that is over."""

    tiles: tuple[Tile, ...]
    scrolled: int  # the index of the first row of tiles in sight, or more


def results_look(
    work: Challenge, displayed: Position | None, scrolled: int, say: Words
) -> ResultsLook:
    """Return the questions of a challenge with the first answers to them.

    `displayed` is the position whose board is displayed, if it is one of the
    challenge. `scrolled` is the index of the first row in sight.
    """
    tiles = []
    for index, answer in enumerate(work.tries):
        _, position = work.asks[index]
        # Two questions may be about the same position.
        is_displayed = position == displayed and index == work.looked_at
        tile = Tile(
            question_index=index,
            position=position,
            answer=answer_words(answer, say),
            is_right=answer.is_right,
            is_displayed=is_displayed,
            announcement=work.result(index, say),
        )
        tiles.append(tile)
    return ResultsLook(tuple(tiles), scrolled)


# How it is drawn.

TILE_GAP = 3  # pixels between two tiles
TILE_PADDING = 8  # pixels of the design between the edge of a tile and its contents
LEAST_PADDING = 3  # pixels
LEAST_BOARD = 44  # pixels; with smaller boards, tiles are scrolled
LARGEST_BOARD = 220  # pixels
MOST_COLUMNS = 5
ANSWER_WIDTH = 5.2  # of the text beside a board, in its type
ANSWER_LINES = 2


class Arrangement(NamedTuple):
    """How tiles are arranged; sizes are in pixels."""

    columns: int
    width: int  # of a tile
    height: int
    board: int  # the side of a board
    is_beside: bool  # the text is at the right of the board, not below it


def results(ui: Ui, room: Room, look: ResultsLook) -> None:
    """Draw the questions as tiles; pressing a tile displays its board.

    They are scrolled by rows if they don't fit the room.
    """
    inner = room.within(ui.padding(room) // 2, TILE_GAP)
    arrangement = _arrange(ui, inner, len(look.tiles))
    columns = arrangement.columns
    rows = math.ceil(len(look.tiles) / columns)
    row_step = arrangement.height + TILE_GAP
    visible_rows = max(1, (inner.height + TILE_GAP) // row_step)
    last_first_row = max(0, rows - visible_rows)
    first_row = min(look.scrolled, last_first_row)
    ui.scroll("results", first_row, most=last_first_row, line=row_step, track=room)
    for row in range(first_row, min(rows, first_row + visible_rows)):
        row_room = inner.cut_top(arrangement.height, gap=TILE_GAP)
        first_tile = row * columns
        for tile in look.tiles[first_tile : first_tile + columns]:
            place = row_room.cut_left(arrangement.width, gap=TILE_GAP)
            _draw_tile(ui, place, tile, arrangement)


def _arrange(ui: Ui, room: Room, count: int) -> Arrangement:
    """Return the arrangement of `count` tiles with the largest boards.

    Of those with equal boards, it is a scrolled one, or else the one with most columns.
    """
    arrangements = [_scrolled(ui, room)]
    for columns in range(MOST_COLUMNS, 0, -1):
        rows = math.ceil(count / columns)
        width = _tile_length(room.width, columns)
        height = _tile_length(room.height, rows)
        for is_beside in (False, True):
            board = _board_side(ui, width, height, is_beside=is_beside)
            arrangements.append(
                Arrangement(columns, width, height, board=board, is_beside=is_beside)
            )
    # Of equal ones, the first in the list is returned.
    return max(arrangements, key=lambda arrangement: arrangement.board)


def _tile_length(length: int, count: int) -> int:
    """Return the length of each of `count` tiles that fill a length with their gaps."""
    return (length + TILE_GAP) // count - TILE_GAP


def _scrolled(ui: Ui, room: Room) -> Arrangement:
    """Return an arrangement for tiles that are scrolled: its boards are small."""
    padding = _padding(ui)
    height = max(LEAST_BOARD, _text_height(ui)) + 2 * padding
    # In a low room, boards are even smaller.
    board = min(LEAST_BOARD, room.height - 2 * padding)
    # There is a padding at both sides of a tile, and between board and text.
    least_width = board + _text_width(ui) + 3 * padding
    columns = max(1, room.width // (least_width + TILE_GAP))
    width = _tile_length(room.width, columns)
    return Arrangement(columns, width, height, board=board, is_beside=True)


def _board_side(ui: Ui, width: int, height: int, *, is_beside: bool) -> int:
    """Return the largest side of a board in a tile; 0 if the text doesn't fit.

    The text is at the right of the board if it `is_beside`, otherwise below it.
    """
    padding = _padding(ui)
    inner_width = width - 2 * padding
    inner_height = height - 2 * padding
    if is_beside and inner_height >= _text_height(ui):
        free_width = inner_width - _text_width(ui) - padding
        return min(LARGEST_BOARD, inner_height, free_width)
    if not is_beside and inner_width >= _text_width(ui):
        free_height = inner_height - _text_height(ui)
        return min(LARGEST_BOARD, inner_width, free_height)
    return 0


def _padding(ui: Ui) -> int:
    """Return the distance between the edge of a tile and its contents, in pixels."""
    if ui.type.touch:
        return LEAST_PADDING
    return ui.scaled(TILE_PADDING, LEAST_PADDING)


def _text_width(ui: Ui) -> int:
    """Return the width of the number and the answer in a tile, in pixels."""
    return round(ANSWER_WIDTH * ui.type.body)


def _text_height(ui: Ui) -> int:
    """Return the height of the number and the answer in a tile, in pixels."""
    lines = 1 + ANSWER_LINES
    return round(lines * LEADING * ui.type.body)


def _draw_tile(ui: Ui, place: Room, tile: Tile, arrangement: Arrangement) -> None:
    """Draw a question as a button: its board, its number and the answer to it."""
    display = Command(Action.LOOK, tile.question_index)
    button = ButtonLook(
        name=display, action=display, label="", hint="", description=tile.announcement
    )
    edge = "accent" if tile.is_displayed else "border"
    ui.button_ground(button, place, edge=edge)
    padding = _padding(ui)
    inner = place.within(padding, padding)
    side = arrangement.board
    # The rest of `inner` is for the text.
    if arrangement.is_beside:
        board_room = inner.cut_left(side, gap=padding)
    else:
        board_room = inner.cut_top(side)
    board = rect_at(side, side, center=board_room.center)
    ui.piece(board, _paint_board, tile.position)
    _draw_answer(ui, inner, tile)


def _draw_answer(ui: Ui, room: Room, tile: Tile) -> None:
    """Draw the number of a question, a sign for right or wrong, and the answer.

    The answer is below the number and the sign.
    """
    size = ui.type.body
    icon = Icon.TICK if tile.is_right else Icon.RING
    role = "safe" if tile.is_right else "backtrack"
    first_line = room.cut_top(LEADING * size)
    text = str(tile.question_index + 1)
    number = ui.text(text, size, "text", BOLD, midleft=first_line.midleft)
    icon_centre = (number.right + size, first_line.centery)
    ui.shape(icon, size, role, icon_centre)
    answer = ui.fit(tile.answer, size, room, most=ANSWER_LINES)
    ui.write(answer, room, role)


def _paint_board(pen: Pen, place: Rect, position: Position) -> None:
    """Paint a small board with the red queen, if there is one.

    That is the queen that is tested; a solution has none.
    """
    red = None if position.is_solution else position.square
    board = SmallBoard(position.queens, position.n, red=red)
    paint_small_board(pen, place, board)
