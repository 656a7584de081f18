"""The end of a challenge: its score, and each question with the answer, to be looked at."""

from __future__ import annotations

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
    """Return what is said when it is over."""
    headline = work.summary(say)
    reason = say("challenge_boards" if work.wrong else "challenge_right")
    return Sentence(Kind.COMPLETE, headline, reason, "")


def end_buttons(setting: Setting) -> tuple[ButtonLook, ...]:
    """Return the buttons of a challenge that is over, or of a question of it."""
    say = setting.say
    if setting.state.displayed:
        back = setting.button(Action.CLOSE)._replace(label=say("to_results"))
        return back, setting.button(Action.GO_THERE)
    again = setting.button(Action.AGAIN, is_primary=True)
    another = setting.button(Action.ANOTHER)
    share = setting.button(Action.SHARE)._replace(label=say("link"))
    return again, another, share


class Tile(NamedTuple):
    """A question of a challenge that is over."""

    which: int  # the index of the question
    position: Position
    answer: str  # at the first try
    is_right: bool
    is_shown: bool
    announcement: str


def results_look(
    work: Challenge, shown: Position | None, say: Words
) -> tuple[Tile, ...]:
    """Return the questions of a challenge with their answers."""
    tiles = []
    for index, answer in enumerate(work.tries):
        _, position = work.asks[index]
        tile = Tile(
            index,
            position,
            answer_words(answer, say),
            answer.is_right,
            is_shown=position == shown and work.looked_at == index,
            announcement=work.result(index, say),
        )
        tiles.append(tile)
    return tuple(tiles)


# How it is drawn.

TILE_GAP = 3  # pixels between two tiles
TILE_PADDING = (8, 3)  # pixels of the design inside a tile, and pixels
LEAST_BOARD = 44  # pixels; with smaller boards, tiles are scrolled
LARGEST_BOARD = 220  # pixels
MOST_COLUMNS = 5
ANSWER_WIDTH = 5.2  # of the words beside a board, in their type
ANSWER_LINES = 2
EDGES = 3  # paddings across a tile: at both sides, and between board and words


class Arrangement(NamedTuple):
    """How tiles are arranged."""

    columns: int
    width: int
    height: int
    board: int  # the side of a board
    is_beside: bool  # the words stand beside the board, not below it


def results(ui: Ui, card: Room, tiles: tuple[Tile, ...], scrolled: int) -> None:
    """Draw the questions: each is a button that shows its board."""
    room = card.within(ui.padding(card) // 2, TILE_GAP)
    plan = _arrange(ui, room, len(tiles))
    rows = -(-len(tiles) // plan.columns)
    visible = max(1, (room.height + TILE_GAP) // (plan.height + TILE_GAP))
    first = min(scrolled, max(0, rows - visible))
    ui.scroll("results", first, max(0, rows - visible), plan.height + TILE_GAP, card)
    for row in range(first, min(rows, first + visible)):
        place = room.cut_top(plan.height, TILE_GAP)
        for tile in tiles[row * plan.columns : (row + 1) * plan.columns]:
            _draw_tile(ui, place.cut_left(plan.width, TILE_GAP), tile, plan)


def _arrange(ui: Ui, room: Room, count: int) -> Arrangement:
    """Return the arrangement with the largest boards; of equal ones the widest."""
    best = _scrolled(ui, room)
    for columns in range(MOST_COLUMNS, 0, -1):
        rows = -(-count // columns)
        width = (room.width + TILE_GAP) // columns - TILE_GAP
        height = (room.height + TILE_GAP) // rows - TILE_GAP
        for is_beside in (False, True):
            board = _board_side(ui, width, height, is_beside=is_beside)
            if board > best.board:
                best = Arrangement(
                    columns, width, height, board=board, is_beside=is_beside
                )
    return best


def _scrolled(ui: Ui, room: Room) -> Arrangement:
    """Return an arrangement that is scrolled."""
    padding = _padding(ui)
    height = max(LEAST_BOARD, _words_height(ui)) + 2 * padding
    side = min(LEAST_BOARD, room.height - 2 * padding)
    least = side + round(ANSWER_WIDTH * ui.type.body) + EDGES * padding
    columns = max(1, room.width // (least + TILE_GAP))
    width = (room.width + TILE_GAP) // columns - TILE_GAP
    return Arrangement(columns, width, height, board=side, is_beside=True)


def _board_side(ui: Ui, width: int, height: int, *, is_beside: bool) -> int:
    """Return the largest side of a board in a tile, 0 if the words don't fit."""
    words = round(ANSWER_WIDTH * ui.type.body)
    padding = _padding(ui)
    width -= 2 * padding
    height -= 2 * padding
    if is_beside and height >= _words_height(ui):
        return min(LARGEST_BOARD, height, width - words - padding)
    if not is_beside and width >= words:
        return min(LARGEST_BOARD, width, height - _words_height(ui))
    return 0


def _padding(ui: Ui) -> int:
    """Return the room between the edge of a tile and what stands in it."""
    return ui.scaled(*TILE_PADDING) if not ui.type.touch else TILE_PADDING[1]


def _words_height(ui: Ui) -> int:
    """Return the height of a number and an answer."""
    return round((1 + ANSWER_LINES) * LEADING * ui.type.body)


def _draw_tile(ui: Ui, place: Room, tile: Tile, plan: Arrangement) -> None:
    """Draw a question: its board, number and answer, and whether that was right."""
    command = Command(Action.LOOK, tile.which)
    look = ButtonLook(command, command, "", "", description=tile.announcement)
    edge = "accent" if tile.is_shown else "border"
    ui.button_ground(look, place, edge=edge)
    padding = _padding(ui)
    inner = place.within(padding, padding)
    if plan.is_beside:
        board = inner.cut_left(plan.board, padding)
    else:
        board = inner.cut_top(plan.board)
    square = rect_at(plan.board, plan.board, center=board.center)
    ui.piece(square, _paint_board, tile.position)
    head = inner.cut_top(LEADING * ui.type.body)
    size = ui.type.body
    icon = Icon.TICK if tile.is_right else Icon.RING
    role = "safe" if tile.is_right else "backtrack"
    number = ui.text(str(tile.which + 1), size, "text", BOLD, midleft=head.midleft)
    ui.shape(icon, size, role, (number.right + size, head.centery))
    ui.write(ui.fit(tile.answer, size, inner, ANSWER_LINES), inner, role)


def _paint_board(pen: Pen, place: Rect, position: Position) -> None:
    """Paint a small board with the red queen, if there is one."""
    red = None if position.is_solution else position.square
    board = SmallBoard(position.queens, position.n, red=red)
    paint_small_board(pen, place, board)
