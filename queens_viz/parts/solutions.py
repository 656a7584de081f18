"""The list of the solutions found: as many as have room, each with its rows and a small picture of its board."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import LEADING, REGULAR, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.facts import TOTAL_SOLUTIONS
from ..search.solutions import MOST_SOLUTIONS, Solutions
from ..words.words import Words
from .pieces import SmallBoard, paint_small_board
from .scene import Scene

LINE, LINES, FEW = 60, 5, 3
"""Pixels of the window as designed of a line's height; lines for which it is made lower, and for fewer not higher."""

HEADING, TIGHT = 1.6, 1.1
"""How high the heading is, and how far apart the rows and what stands below them are, in their type."""

PALE = 0.35
"""How much of a small board is seen where the search has not come to it."""

SMALLEST = 18
"""Pixels of the side below which the small picture of a board shows nothing."""


class Entry(NamedTuple):
    """A line of the list: which solution it is, its number, its rows, and what it is an image of, in words.

    What `is_beyond` where the search stands was found when it had come further.
    """

    which: int
    number: str
    rows: tuple[int, ...]
    twin: str
    is_here: bool
    is_beyond: bool


class SolutionList(NamedTuple):
    """As many of a list's lines as have room, `first` the first of a `total`.

    At the end of the search the `result` takes the heading's place, and so does how many were found so far where more
    are known. The `number` is the first column's heading, the `last` number the longest one.
    """

    heading: str
    result: str
    number: str
    last: str
    entries: tuple[Entry, ...]
    first: int
    total: int
    lines: int
    labelled: str  # the message that joins a number and what has it


def solutions_of(scene: Scene, lines: int, scrolled: int | None) -> SolutionList:
    """Decide what as many lines of the list show as have room; only these are made.

    Where nobody has scrolled the solution on view is in sight or, where there is none, the last one that was found.
    """
    known, say = scene.findings.solutions, scene.say
    # What is shown in the search's place leaves the search where it is, and so what it has found.
    found, here = (
        known.up_to(scene.moment.position),
        known.index(scene.seen.position.board),
    )
    if scrolled is None:
        scrolled = (max(1, found) if here is None else here + 1) - lines
    first = min(max(0, scrolled), max(0, len(known) - lines))
    return SolutionList(
        heading=say("list_full", kept=MOST_SOLUTIONS) if known.is_full else say.count("rows_heading", scene.n),
        result=_result(scene, found),
        number=say("number"),
        last=_number(known, len(known) - 1, say) if len(known) else "",
        entries=tuple(
            Entry(
                index, _number(known, index, say), known.rows(index), say.image_of(known, index),
                index == here, index >= found,
            )
            for index in range(first, min(first + lines, len(known)))
        ),
        first=first,
        total=len(known),
        lines=lines,
        labelled=say("labelled"),
    )  # fmt: skip


def _number(known: Solutions, index: int, say: Words) -> str:
    number = known.number(index)
    return say("unknown") if number is None else say.number(number)


def _result(scene: Scene, listed: int) -> str:
    """Return how many solutions there are where the search has found all, and how many of them are different.

    Where more are known than were found so far, which are `listed`, tell both numbers; where none is known, say so.
    """
    known, say = scene.findings.solutions, scene.say
    if not len(known):
        none = say.solutions(0, is_over=scene.moment.position.is_end)
        return none[0].upper() + none[1:]
    if beyond := len(known) - listed:
        so_far = (
            listed
            if scene.moment.solutions_found is None
            else scene.moment.solutions_found
        )
        return say("found_of", found=so_far, total=so_far + beyond)
    if not scene.moment.position.is_end or not known.different:
        return ""
    found = say.solutions(len(known))
    if len(known) == 1:
        return found
    return say.count("different", known.different, found=found)


def lines_in(ui: Ui, body: Rect, n: int) -> int:
    """Return how many lines of a board's list have room; where there can be few solutions these are higher."""
    text = ui.type
    room, least = (
        body.height - round(HEADING * text.body),
        max(text.touch, round(LEADING * (text.body + text.hint))),
    )
    lines = room // max(least, min(ui.scaled(LINE), room // LINES))
    return max(1, min(lines, max(FEW, TOTAL_SOLUTIONS.get(n, lines))))


class Columns(NamedTuple):
    """Where the parts of a line stand: its number ends, a board of some side begins, and so do the rows.

    These are a `step` apart, each so `wide`, in type of a size.
    """

    number: int
    board: int
    side: int
    rows: int
    step: int
    wide: int
    size: int


def solutions(ui: Ui, body: Room, said: SolutionList) -> None:
    """Draw the heading and the lines, and at their right the bar that shows how far they are scrolled.

    A room that is lower than both has a line alone, or nothing.
    """
    ui.describe(said.result or said.heading)
    room, pad, text = Room(*body), ui.padding(body), ui.type
    has_heading = body.height >= (HEADING + LEADING) * text.body
    heading = room.cut_top(has_heading * round(HEADING * text.body)).within(pad, 0)
    high = room.height // said.lines
    room.height = high * said.lines
    ui.scroll(
        "list", said.first, max(0, said.total - said.lines), high, room.move(-3, 0)
    )
    room = room.within(pad, 0)
    if said.result and has_heading:
        ui.label(said.result, text.body, heading, "text", SEMIBOLD)
    if not said.entries or high < text.body:
        return
    columns = _columns(ui, room, said, high)
    if has_heading and not said.result:
        ui.text(
            said.number, text.hint, "muted", midright=(columns.number, heading.centery)
        )
        ui.label(
            said.heading,
            text.hint,
            Room(*heading.column_to(columns.rows, heading.right)),
            "muted",
        )
    for entry in said.entries:
        rows = " ".join([str(row + 1) for row in entry.rows])
        announcement = said.labelled.format(
            name=entry.number, text=f"{rows} {entry.twin}"
        )
        _draw_entry(ui, room.cut_top(high), entry, columns, announcement)


def _columns(ui: Ui, room: Rect, said: SolutionList, high: int) -> Columns:
    """Divide the lines among their parts: as large and wide as fits, then without a board, and at last cut."""
    text, n = ui.type, len(said.entries[0].rows)
    numbers = [
        ui.width(words, text.body)
        for words in (said.last, *[one.number for one in said.entries])
    ]
    number = room.left + max(ui.width(said.number, text.hint), *numbers)
    board, side = number + text.hint, min(int(0.92 * high), room.width // 4)
    side *= side >= max(SMALLEST, n)
    for picture, size in ((side, text.stack), (side, text.body), (0, text.body)):
        rows = board + (picture + text.hint) * (picture > 0)
        wide = ui.width(str(n), size, SEMIBOLD)
        step = min(wide + size // 2, (room.right - rows) // n)
        if step >= wide + size // 5 and (
            size == text.body or TIGHT * (size + text.body) <= high - 4
        ):
            break
    else:
        step = wide + size // 2
    return Columns(number, board, picture, rows, step, wide, size)


def _draw_entry(
    ui: Ui, line: Room, entry: Entry, columns: Columns, announcement: str
) -> None:
    """Draw a line: the number, the board and its rows, and below them what it is an image of."""
    chosen = Command(Action.CHOOSE, entry.which)
    button = ButtonLook(chosen, chosen, announcement, "", is_primary=entry.is_here)
    ui.add_line(button, line)
    body, size, y, is_pale = (
        ui.type.body,
        columns.size,
        line.centery,
        entry.is_beyond and not entry.is_here,
    )
    (ink, weight), muted = (
        ("muted", REGULAR) if is_pale else ("text", SEMIBOLD),
        "text" if entry.is_here else "muted",
    )
    if entry.is_here:
        frame = line.column_to(line.left - body // 2, line.right).inflate(0, -2)
        ui.box(frame, "chosen", "safe", radius=ui.scaled(6), line=2)
    ui.text(entry.number, body, muted, midright=(columns.number, y))
    if columns.side:
        board, queens = (
            Rect(columns.board, y - columns.side // 2, columns.side, columns.side),
            enumerate(entry.rows),
        )
        small = SmallBoard(tuple(queens), len(entry.rows), is_green=True)
        ui.piece(board, paint_small_board, small)
        if is_pale:
            ui.box(board, "panel", opacity=1 - PALE)
        ui.box(board.inflate(2, 2), edge="border" if is_pale else "safe")
    if entry.twin and TIGHT * (size + body) <= line.height - 4:
        ui.text(
            entry.twin, body, muted, midleft=(columns.rows, y + round(TIGHT / 2 * size))
        )
        y -= round(TIGHT / 2 * body)
    right = columns.rows + columns.wide
    for k, row in enumerate(entry.rows):
        has_room = right + columns.step <= line.right or k == len(entry.rows) - 1
        ui.text(
            str(row + 1) if has_room else "…", size, ink, weight, midright=(right, y)
        )
        right += columns.step
        if not has_room:
            break
