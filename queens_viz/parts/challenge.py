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
    """Return the sentence on the card once a challenge is over, with its score."""
    headline = work.summary(say)
    reason = say("challenge_boards" if work.wrong else "challenge_right")
    return Sentence(Kind.COMPLETE, headline, reason, "")


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
    """Return the questions of a challenge with the first answers to them."""
    tiles = []
    for index, answer in enumerate(work.tries):
        _, position = work.asks[index]
        tile = Tile(
            index,
            position,
            answer_words(answer, say),
            answer.is_right,
            is_displayed=position == displayed and work.looked_at == index,
            announcement=work.result(index, say),
        )
        tiles.append(tile)
    return ResultsLook(tuple(tiles), scrolled)


# How it is drawn.

TILE_GAP = 3  # pixels between two tiles
TILE_PADDING = (8, 3)  # pixels of the design inside a tile, and the least pixels
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
    plan = _arrange(ui, inner, len(look.tiles))
    rows = math.ceil(len(look.tiles) / plan.columns)
    row_step = plan.height + TILE_GAP
    visible_rows = max(1, (inner.height + TILE_GAP) // row_step)
    most = max(0, rows - visible_rows)
    first = min(look.scrolled, most)
    ui.scroll("results", first, most, row_step, track=room)
    for row in range(first, min(rows, first + visible_rows)):
        row_room = inner.cut_top(plan.height, TILE_GAP)
        start = row * plan.columns
        for tile in look.tiles[start : start + plan.columns]:
            _draw_tile(ui, row_room.cut_left(plan.width, TILE_GAP), tile, plan)


def _arrange(ui: Ui, room: Room, count: int) -> Arrangement:
    """Return the arrangement of `count` tiles with the largest boards.

    Of those with equal boards, it is a scrolled one, or else the one with most columns.
    """
    arrangements = [_scrolled(ui, room)]
    for columns in range(MOST_COLUMNS, 0, -1):
        rows = math.ceil(count / columns)
        width = (room.width + TILE_GAP) // columns - TILE_GAP
        height = (room.height + TILE_GAP) // rows - TILE_GAP
        for is_beside in (False, True):
            board = _board_side(ui, width, height, is_beside=is_beside)
            arrangements.append(
                Arrangement(columns, width, height, board=board, is_beside=is_beside)
            )
    # The first one of the largest is returned.
    return max(arrangements, key=lambda arrangement: arrangement.board)


def _scrolled(ui: Ui, room: Room) -> Arrangement:
    """Return an arrangement for tiles that are scrolled: its boards are small."""
    padding = _padding(ui)
    height = max(LEAST_BOARD, _text_height(ui)) + 2 * padding
    board = min(LEAST_BOARD, room.height - 2 * padding)
    # There is a padding at both sides of a tile, and between board and text.
    least_width = board + _text_width(ui) + 3 * padding
    columns = max(1, room.width // (least_width + TILE_GAP))
    width = (room.width + TILE_GAP) // columns - TILE_GAP
    return Arrangement(columns, width, height, board=board, is_beside=True)


def _board_side(ui: Ui, width: int, height: int, *, is_beside: bool) -> int:
    """Return the largest side of a board in a tile; 0 if the text doesn't fit."""
    padding = _padding(ui)
    width -= 2 * padding
    height -= 2 * padding
    if is_beside and height >= _text_height(ui):
        return min(LARGEST_BOARD, height, width - _text_width(ui) - padding)
    if not is_beside and width >= _text_width(ui):
        return min(LARGEST_BOARD, width, height - _text_height(ui))
    return 0


def _padding(ui: Ui) -> int:
    """Return the distance between the edge of a tile and its contents, in pixels."""
    if ui.type.touch:
        _, least = TILE_PADDING
        return least
    return ui.scaled(*TILE_PADDING)


def _text_width(ui: Ui) -> int:
    """Return the width of the number and the answer in a tile, in pixels."""
    return round(ANSWER_WIDTH * ui.type.body)


def _text_height(ui: Ui) -> int:
    """Return the height of the number and the answer in a tile, in pixels."""
    return round((1 + ANSWER_LINES) * LEADING * ui.type.body)


def _draw_tile(ui: Ui, place: Room, tile: Tile, plan: Arrangement) -> None:
    """Draw a question as a button: its board, its number and the answer to it."""
    command = Command(Action.LOOK, tile.question_index)
    button = ButtonLook(
        command, command, label="", hint="", description=tile.announcement
    )
    edge = "accent" if tile.is_displayed else "border"
    ui.button_ground(button, place, edge=edge)
    padding = _padding(ui)
    inner = place.within(padding, padding)
    if plan.is_beside:
        board_room = inner.cut_left(plan.board, padding)
    else:
        board_room = inner.cut_top(plan.board)
    board = rect_at(plan.board, plan.board, center=board_room.center)
    ui.piece(board, _paint_board, tile.position)
    _draw_answer(ui, inner, tile)


def _draw_answer(ui: Ui, room: Room, tile: Tile) -> None:
    """Draw the number of a question, a sign for right or wrong, and the answer."""
    size = ui.type.body
    icon = Icon.TICK if tile.is_right else Icon.RING
    role = "safe" if tile.is_right else "backtrack"
    head = room.cut_top(LEADING * size)
    text = str(tile.question_index + 1)
    number = ui.text(text, size, "text", BOLD, midleft=head.midleft)
    ui.shape(icon, size, role, (number.right + size, head.centery))
    ui.write(ui.fit(tile.answer, size, room, ANSWER_LINES), room, role)


def _paint_board(pen: Pen, place: Rect, position: Position) -> None:
    """Paint a small board with the red queen, if there is one."""
    red = None if position.is_solution else position.square
    board = SmallBoard(position.queens, position.n, red=red)
    paint_small_board(pen, place, board)
