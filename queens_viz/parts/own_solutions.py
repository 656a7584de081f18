"""The boards that a person's own program completed or reported, and those it missed."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.moment import PlaybackMoment
from ..app.questions import Square
from ..pens import BOLD, CODE, LEADING, ButtonLook, Icon, Rect, Room, Ui
from ..words.words import Words
from .own_queens import USUAL_SIZE, is_by_row, square_on_board
from .pieces import SmallBoard, paint_small_board
from .solutions import LINE_HEIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.story import Reported

REPORTED = "reported"
"""The name of the list in `ViewState.scrolls`."""


class ReportedLine(NamedTuple):
    """A line of the list: a board."""

    queens: tuple[Square, ...]  # as columns and rows
    n: int
    number: str = ""
    text: str = ""  # the board as the program writes it
    verdict: str = ""  # right, wrong, missing
    step: int | None = None  # at which it appeared; None if it never did
    is_right: bool = False
    is_last: bool = False  # the last one that has appeared


class ReportedLook(NamedTuple):
    """What the list is drawn from."""

    summary: str
    lines: tuple[ReportedLine, ...]  # those in sight
    first: int
    most: int
    fitting: int  # how many lines fit


def fitting_lines(ui: Ui, room: Rect) -> int:
    """Return how many lines of the list fit a room, at least one."""
    least = max(ui.type.touch, round(LEADING * (ui.type.body + ui.type.hint)))
    height = room.height - _summary_height(ui)
    return max(1, height // max(least, ui.scaled(LINE_HEIGHT)))


def _summary_height(ui: Ui) -> int:
    return round(1.6 * ui.type.body)


def reported_look(
    playback: PlaybackMoment, fitting: int, scrolled: int | None, say: Words
) -> ReportedLook:
    """Return what the list shows at a step, in as many lines as fit."""
    story = playback.story
    reported = story.reported_at(playback.step)
    missing = story.missing if playback.is_at_end else ()
    total = len(reported) + len(missing)
    most = max(0, total - fitting)
    first = max(0, len(reported) - fitting) if scrolled is None else scrolled
    first = min(max(0, first), most)
    lines = []
    for index in range(first, min(first + fitting, total)):
        if index < len(reported):
            line = _line_of_reported(playback, reported[index], say)
            is_last = index == len(reported) - 1
            number = say.number(index + 1)
            lines.append(line._replace(number=number, is_last=is_last))
        else:
            queens = missing[index - len(reported)]
            lines.append(_line_of_missing(playback, queens, say))
    summary = say.count("own_screen_boards", len(reported))
    return ReportedLook(summary, tuple(lines), first=first, most=most, fitting=fitting)


def _line_of_reported(
    playback: PlaybackMoment, board: Reported, say: Words
) -> ReportedLine:
    """Return the line of a board that was completed or reported."""
    key = "own_screen_right" if board.is_right else "own_screen_wrong"
    line = _line_of_board(playback, board.queens)
    return line._replace(
        text=board.text,
        verdict=say(key),
        step=board.step,
        is_right=board.is_right,
    )


def _line_of_missing(
    playback: PlaybackMoment, queens: tuple[Square, ...], say: Words
) -> ReportedLine:
    """Return the line of a solution that never appeared."""
    board = playback.story.board
    text = board.queens(queens) if board else ""
    line = _line_of_board(playback, queens)
    return line._replace(text=text, verdict=say("own_screen_missing"))


def _line_of_board(
    playback: PlaybackMoment, queens: tuple[Square, ...]
) -> ReportedLine:
    """Return a line with a small board, and nothing else."""
    story = playback.story
    n = max(story.size_at(playback.step) or USUAL_SIZE, len(queens))
    by_row = is_by_row(story.board)
    squares = [square_on_board(queen, n, by_row=by_row) for queen in queens]
    return ReportedLine(tuple(squares), n)


# How it is drawn.

BAR_MARGIN = 3  # pixels at the right of the scroll bar
LEAST_BOARD = 18  # pixels: a smaller picture of a board shows nothing
BOARD_HEIGHT = 0.9  # of its line
ICON_SIZE = 0.8  # of the sign of a verdict, in its type


def draw_reported(ui: Ui, room: Room, look: ReportedLook) -> None:
    """Draw the summary and the lines, and a scroll bar if there are more."""
    ui.describe(look.summary)
    size = ui.type.body
    summary = room.cut_top(min(room.height, _summary_height(ui)))
    ui.label(look.summary, size, summary.within(ui.padding(room), 0), "muted")
    if not look.lines or room.height < size:
        return
    height = room.height // look.fitting
    track = room.row(room.top, height * look.fitting).move(-BAR_MARGIN, 0)
    ui.scroll(REPORTED, look.first, most=look.most, line=height, track=track)
    inner = room.within(ui.padding(room), 0)
    number_width = max([ui.width(line.number, size) for line in look.lines])
    for line in look.lines:
        place = inner.cut_top(height)
        if line.step is not None:
            _add_line(ui, place, line)
        if line.is_last:
            ui.box(place.inflate(size, -2), "chosen", radius=ui.scaled(6))
        _draw_line(ui, place, line, number_width)


def _add_line(ui: Ui, place: Rect, line: ReportedLine) -> None:
    """Make a line one that can be pressed: it goes to the step of its board."""
    show = Command(Action.SHOW_STEP, line.step)
    label = f"{line.number} {line.text} {line.verdict}"
    button = ButtonLook(
        name=show, action=show, label=label, hint="", is_primary=line.is_last
    )
    ui.add_line(button, place)
    ui.add_region(show, place)


def _draw_line(ui: Ui, place: Room, line: ReportedLine, number_width: int) -> None:
    """Draw a line: number, small board, the board as it is written, verdict."""
    size = ui.type.body
    gap = size // 2
    number = place.cut_left(number_width, gap)
    ui.text(line.number, size, "muted", midright=number.midright)
    side = min(int(BOARD_HEIGHT * place.height), place.width // 3)
    if side >= max(LEAST_BOARD, line.n):
        left = place.cut_left(side, gap)
        board = Rect(left.left, left.centery - side // 2, side, side)
        small = SmallBoard(line.queens, line.n, is_green=line.is_right)
        ui.piece(board, paint_small_board, small)
    sign = None
    ink = "muted"
    if line.is_right:
        sign = Icon.TICK
        ink = "safe"
    elif line.step is not None and line.number:
        sign = Icon.CROSS
        ink = "attacked"
    verdict_size = ui.fit_size(line.verdict, size, place.width, BOLD)
    width = ui.width(line.verdict, verdict_size, BOLD)
    right = place.cut_right(width, gap)
    ui.text(line.verdict, verdict_size, ink, BOLD, midright=right.midright)
    if sign:
        icon = place.cut_right(size, gap)
        ui.shape(sign, round(ICON_SIZE * size), ink, icon.center)
    code_size = ui.type.hint
    if place.width > 3 * code_size:
        text = ui.cut(line.text, code_size, place.width, CODE)
        ui.text(text, code_size, "text", CODE, midleft=place.midleft)
