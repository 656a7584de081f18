"""The list of the solutions found, each with its rows and a small picture of its board.

`solutions_of` decides what the list shows, `solutions` draws it.
"""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import (
    LEADING,
    REGULAR,
    SEMIBOLD,
    ButtonLook,
    Rect,
    Room,
    Ui,
    first_fitting,
)
from ..search.facts import TOTAL_SOLUTIONS
from ..search.solutions import MOST_SOLUTIONS, Solutions
from ..words.words import Words
from .pieces import SmallBoard, paint_small_board
from .scene import Scene


class Entry(NamedTuple):
    """A line of the list: a solution."""

    list_index: int  # its place in the list
    number: str  # its number in the order of the search, if that is known
    rows: tuple[int, ...]
    likeness: str  # of which earlier solution it is an image, and how
    is_on_board: bool
    is_beyond: bool  # the search comes to it later: it was found in an earlier run


class SolutionList(NamedTuple):
    """What the list is drawn from: as many of its lines as fit."""

    # Above the lines.
    number_heading: str
    rows_heading: str
    result: str  # replaces the headings: "12 of 92", or at the end the total

    # The lines.
    entries: tuple[Entry, ...]
    last_number: str  # of the last solution in the list: it is the widest one
    labelled: str  # a template that joins a number and the text about it

    # How far they are scrolled.
    first: int  # the list index of the first entry
    lines: int  # the number of lines that fit
    total: int  # the number of solutions in the list


def solutions_of(scene: Scene, lines: int, scrolled: int | None) -> SolutionList:
    """Return what the list shows in `lines` lines.

    `scrolled` is the list index of the first line. It is None until the list is
    scrolled: then the solution on the board is in sight. If the board has no solution,
    it is the last one found.
    """
    say = scene.say
    solutions = scene.findings.solutions
    total = len(solutions)
    # The board may display a solution that was chosen in the list: this doesn't move
    # the search, nor change how many it has found.
    found = solutions.up_to(scene.moment.position)
    on_board = solutions.index(scene.displayed.position.board)
    if scrolled is not None:
        wanted_first = scrolled
    elif on_board is not None:
        wanted_first = on_board + 1 - lines
    else:
        wanted_first = max(1, found) - lines
    last_first = max(0, total - lines)
    first = min(max(0, wanted_first), last_first)
    rows_heading = say.count("rows_heading", scene.n)
    if solutions.is_full:
        rows_heading = say("list_full", kept=MOST_SOLUTIONS)
    indexes = range(first, min(first + lines, total))
    return SolutionList(
        number_heading=say("number"),
        rows_heading=rows_heading,
        result=_result(scene, found),
        entries=_entries(scene, indexes, found=found, on_board=on_board),
        last_number=_number(solutions, total - 1, say) if total else "",
        labelled=say("labelled"),
        first=first,
        lines=lines,
        total=total,
    )


def _entries(
    scene: Scene, indexes: range, *, found: int, on_board: int | None
) -> tuple[Entry, ...]:
    """Return the lines of the solutions with these list indexes.

    `found` is how many of the list the search has found, `on_board` the list index of
    the solution on the board, if there is one.
    """
    solutions = scene.findings.solutions
    entries = []
    for index in indexes:
        entry = Entry(
            list_index=index,
            number=_number(solutions, index, scene.say),
            rows=solutions.rows(index),
            likeness=scene.say.image_of(solutions, index),
            is_on_board=index == on_board,
            is_beyond=index >= found,
        )
        entries.append(entry)
    return tuple(entries)


def _number(solutions: Solutions, index: int, say: Words) -> str:
    """Return the number of a solution in the order of the search, in words.

    If it isn't known, the words say so.
    """
    number = solutions.number(index)
    if number is None:
        return say("unknown")
    return say.number(number)


def _result(scene: Scene, found: int) -> str:
    """Return how many solutions there are, or an empty text if there is nothing to say.

    `found` is how many of the list the search has found. If the list has more, the text
    is like "12 of 92". Once the search has found all, it is their number, and how many
    differ even when turned and mirrored. If the list is empty, it says so.
    """
    say = scene.say
    solutions = scene.findings.solutions
    moment = scene.moment
    total = len(solutions)
    if total == 0:
        text = say.solutions(0, is_over=moment.position.is_end)
        return text[0].upper() + text[1:]
    beyond = total - found
    if beyond and moment.solutions_found is not None:
        # On large boards the list may have only some of those that were found.
        all_found = moment.solutions_found
        return say("found_of", found=all_found, total=all_found + beyond)
    if beyond:
        return say("found_of", found=found, total=total)
    if not moment.position.is_end or solutions.different is None:
        return ""
    number = say.solutions(total)
    if total == 1:
        # A single solution differs from no other.
        return number
    return say.count("different", solutions.different, found=number)


# How it is drawn.

LINE_HEIGHT = 60  # pixels of the design
EASY_LINES = 5  # lines are lower if fewer than these would fit
FEW_LINES = 3  # the least lines of a board with few solutions
HEADING_HEIGHT = 1.6  # in the body's type


def lines_in(ui: Ui, body: Rect, n: int) -> int:
    """Return into how many lines the list is divided in a panel, at least one.

    Lines have the usual height; they are lower if only few would fit. There are no more
    lines than solutions on a board of size n, so that lines are higher if there are
    few.
    """
    sizes = ui.type
    height = body.height - round(HEADING_HEIGHT * sizes.body)
    # Two lines of text or a finger fit the least height.
    least_height = max(sizes.touch, round(LEADING * (sizes.body + sizes.hint)))
    usual_height = min(ui.scaled(LINE_HEIGHT), height // EASY_LINES)
    fitting = height // max(least_height, usual_height)
    if n not in TOTAL_SOLUTIONS:
        return max(1, fitting)
    most = max(FEW_LINES, TOTAL_SOLUTIONS[n])
    return max(1, min(fitting, most))


BAR_MARGIN = 3  # pixels at the right of the scroll bar


def solutions(ui: Ui, room: Room, look: SolutionList) -> None:
    """Draw the heading and the lines, and a scroll bar at their right.

    In a low room there is no heading, and in a very low one there are no lines.
    """
    ui.describe(look.result or look.rows_heading)
    size = ui.type.body
    padding = ui.padding(room)
    heading = None
    has_heading = room.height >= (HEADING_HEIGHT + LEADING) * size
    if has_heading:
        heading = room.cut_top(round(HEADING_HEIGHT * size)).within(padding, 0)
    # The lines have whole pixels; the rest of the room stays empty.
    line_height = room.height // look.lines
    list_place = Room(*room.row(room.top, line_height * look.lines))
    last_first = max(0, look.total - look.lines)
    track = list_place.move(-BAR_MARGIN, 0)
    ui.scroll("list", look.first, most=last_first, line=line_height, track=track)
    if heading and look.result:
        ui.label(look.result, size, heading, "text", weight=SEMIBOLD)
    if not look.entries or line_height < size:
        return
    inner = list_place.within(padding, 0)
    columns = _fit_columns(ui, inner, look, line_height)
    if heading and not look.result:
        _draw_headings(ui, heading, look, columns)
    for entry in look.entries:
        line = inner.cut_top(line_height)
        _add_line(ui, line, entry, look.labelled)
        _draw_entry(ui, line, entry, columns)


def _add_line(ui: Ui, line: Rect, entry: Entry, labelled: str) -> None:
    """Make a line of the list a line that can be chosen, to display its solution.

    Screen readers read its number, its rows and its likeness, joined by the template
    `labelled`.
    """
    rows = " ".join([str(row + 1) for row in entry.rows])
    label = labelled.format(name=entry.number, text=f"{rows} {entry.likeness}")
    choose = Command(Action.CHOOSE, entry.list_index)
    button = ButtonLook(
        name=choose, action=choose, label=label, hint="", is_primary=entry.is_on_board
    )
    ui.add_line(button, line)


class Columns(NamedTuple):
    """The places of the parts of a line, from left to right, in pixels."""

    number_right: int
    board_left: int
    board_side: int  # 0 if there is no board
    rows_left: int
    row_width: int  # of the largest row
    row_step: int  # from one row to the next
    row_size: int  # the size of their type


LEAST_BOARD = 18  # pixels: a smaller picture of a board shows nothing
BOARD_HEIGHT = 0.84  # of its line: boards must not join to one strip
LIKENESS_STEP = 1.1  # from the rows to the likeness below, in the mean of both types
LIKENESS_MARGIN = 4  # pixels above and below both


def _fit_columns(ui: Ui, room: Rect, look: SolutionList, line_height: int) -> Columns:
    """Return the columns of a list: with large rows, usual ones, or without boards.

    If the rows don't even fit without boards, they are as far apart as usual, and those
    at the end of a line are cut.
    """
    n = len(look.entries[0].rows)
    large = ui.type.stack
    usual = ui.type.body
    board_side = min(int(BOARD_HEIGHT * line_height), room.width // 4)
    # Each square has at least a pixel.
    is_too_small = board_side < max(LEAST_BOARD, n)
    if is_too_small:
        board_side = 0

    def fits(columns: Columns) -> bool:
        size = columns.row_size
        # Rows are large only if the likeness fits below them.
        is_large = size != usual
        if is_large and not _likeness_fits(ui, size, line_height):
            return False
        return columns.row_step >= columns.row_width + size // 5

    forms = ((board_side, large), (board_side, usual), (0, usual))
    columns = first_fitting((_columns(ui, room, look, *form) for form in forms), fits)
    if fits(columns):
        return columns
    usual_step = columns.row_width + _usual_gap(columns.row_size)
    return columns._replace(row_step=usual_step)


def _usual_gap(row_size: int) -> int:
    """Return the usual gap between two rows of a solution, in pixels."""
    return row_size // 2


def _likeness_fits(ui: Ui, row_size: int, line_height: int) -> bool:
    """Return whether the likeness fits below the rows, in a line of a height."""
    both_height = LIKENESS_STEP * (row_size + ui.type.body)
    return both_height <= line_height - LIKENESS_MARGIN


def _columns(
    ui: Ui, room: Rect, look: SolutionList, board_side: int, row_size: int
) -> Columns:
    """Return the columns for boards of a side (or none) and rows in type of a size.

    Rows are as far apart as usual, or closer if the room is too narrow.
    """
    n = len(look.entries[0].rows)
    sizes = ui.type
    numbers = [look.last_number, *[entry.number for entry in look.entries]]
    number_widths = [ui.width(number, sizes.body) for number in numbers]
    heading_width = ui.width(look.number_heading, sizes.hint)
    number_right = room.left + max(heading_width, *number_widths)
    gap = sizes.hint
    board_left = number_right + gap
    rows_left = board_left
    if board_side:
        rows_left = board_left + board_side + gap
    # Rows are counted from 1, so that the largest one is n.
    row_width = ui.width(str(n), row_size, SEMIBOLD)
    usual_step = row_width + _usual_gap(row_size)
    equal_share = (room.right - rows_left) // n
    return Columns(
        number_right=number_right,
        board_left=board_left,
        board_side=board_side,
        rows_left=rows_left,
        row_width=row_width,
        row_step=min(usual_step, equal_share),
        row_size=row_size,
    )


def _draw_headings(ui: Ui, heading: Rect, look: SolutionList, columns: Columns) -> None:
    """Draw the headings of the numbers and of the rows."""
    size = ui.type.hint
    right = (columns.number_right, heading.centery)
    ui.text(look.number_heading, size, "muted", midright=right)
    place = Room(*heading.column_to(columns.rows_left, heading.right))
    ui.label(look.rows_heading, size, place, "muted")


def _draw_entry(ui: Ui, line: Rect, entry: Entry, columns: Columns) -> None:
    """Draw a line: the number, the board, its rows, and below them the likeness.

    The solution on the board has a frame. One that the search comes to later is pale.
    The likeness is left out if the line is too low.
    """
    size = ui.type.body
    is_pale = entry.is_beyond and not entry.is_on_board
    role = "text" if entry.is_on_board else "muted"
    if entry.is_on_board:
        frame = line.column_to(line.left - size // 2, line.right).inflate(0, -2)
        ui.box(frame, "chosen", "safe", radius=ui.scaled(6), line=2)
    right = (columns.number_right, line.centery)
    ui.text(entry.number, size, role, midright=right)
    side = columns.board_side
    if side:
        board = Rect(columns.board_left, line.centery - side // 2, side, side)
        _draw_board(ui, board, entry, is_pale=is_pale)
    if not entry.likeness or not _likeness_fits(ui, columns.row_size, line.height):
        _draw_rows(ui, line, entry.rows, columns, is_pale=is_pale)
        return
    # The likeness is half a step below the middle of the line, the rows above it.
    likeness_y = line.centery + round(LIKENESS_STEP / 2 * columns.row_size)
    ui.text(entry.likeness, size, role, midleft=(columns.rows_left, likeness_y))
    rows_line = line.move(0, -round(LIKENESS_STEP / 2 * size))
    _draw_rows(ui, rows_line, entry.rows, columns, is_pale=is_pale)


PALE = 0.35  # the share of a pale board's colours


def _draw_board(ui: Ui, place: Rect, entry: Entry, *, is_pale: bool) -> None:
    """Draw the small picture of a solution with a thin edge around it.

    If it is pale, the colour of the panel covers most of it.
    """
    queens = tuple(enumerate(entry.rows))
    board = SmallBoard(queens, n=len(queens), is_green=True)
    ui.piece(place, paint_small_board, board)
    if is_pale:
        ui.box(place, "panel", opacity=1 - PALE)
    edge_role = "border" if is_pale else "safe"
    ui.box(place.inflate(2, 2), edge=edge_role)


def _draw_rows(
    ui: Ui, line: Rect, rows: tuple[int, ...], columns: Columns, *, is_pale: bool
) -> None:
    """Write the rows of a solution, counted from 1, in the middle of a line.

    If they don't fit the line, the last of them are replaced by an ellipsis.
    """
    ink = "muted" if is_pale else "text"
    weight = REGULAR if is_pale else SEMIBOLD
    # Each row is written at the left of this x.
    right = columns.rows_left + columns.row_width
    for column, row in enumerate(rows):
        next_right = right + columns.row_step
        is_last = column == len(rows) - 1
        next_fits = is_last or next_right <= line.right
        text = str(row + 1) if next_fits else "…"
        place = (right, line.centery)
        ui.text(text, columns.row_size, ink, weight, midright=place)
        if not next_fits:
            return
        right = next_right
