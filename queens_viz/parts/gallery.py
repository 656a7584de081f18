"""The gallery of solutions at the end of a search: small boards with their numbers.

`gallery_look` decides what it shows, `gallery` draws it. Squares that are chosen have
blue queens.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..app.commands import Action, Command
from ..app.questions import Square
from ..pens import LEADING, SEMIBOLD, ButtonLook, Rect, Room, Ui, first_fitting
from ..search.overview import Selection
from ..search.solutions import Solutions
from ..words.words import Words
from .overview import listed_of, names_of, total_of
from .pieces import SmallBoard, paint_small_board
from .scene import Scene

USUAL_COLUMNS = 6
"""The small boards in a row, unless there are few solutions or little height."""

LARGEST_BOARD = 150  # pixels of the design: the side of the boards of few solutions
LEAST_BOARD = 18  # pixels: a smaller board shows nothing
NUMBER_HEIGHT = 1.5  # of the line of a number, in its type
GAP = (10, 6)  # between boards, in pixels of the design, and the least
BAR_SPACE = 8  # pixels at the right of the boards, for the bar
HEADING_HEIGHT = 1.6  # in the body's type
LEAST_WITH_HEADING = 40  # pixels: boards are at least as high if there is a heading
FRAME = 3  # pixels around the board that is displayed
BUTTON_GAP = 4  # pixels by which the button is lower than the heading


class GalleryGrid(NamedTuple):
    """How the boards of a gallery are divided into rows."""

    columns: int  # boards in a row
    rows: int  # that are visible, at least 1
    side: int  # of a board in pixels; 0 if only its number fits
    heading: int  # pixels of the height of the heading; 0 if there is none


class Picture(NamedTuple):
    """A small board of the gallery."""

    list_index: int
    number: str  # in the order of the search
    queens: tuple[Square, ...]
    label: str  # for screen readers: its number, its rows, its likeness
    is_on_board: bool


class GalleryLook(NamedTuple):
    """What the gallery is drawn from: as many of its boards as fit."""

    heading: str
    short_heading: str  # if the heading doesn't fit
    button: ButtonLook | None  # for keys that choose squares, or to show all again
    pictures: tuple[Picture, ...]
    n: int
    chosen: frozenset[Square]  # squares whose queens are blue
    grid: GalleryGrid
    first: int  # the first visible row
    total_rows: int


def gallery_grid(ui: Ui, body: Rect, total: int) -> GalleryGrid:
    """Return how a panel divides the boards of a gallery.

    There are six in a row, or fewer if there are few solutions in all: then all of them
    are as large as the panel lets them be. In a low panel there are more.
    """
    gap = ui.scaled(*GAP)
    number_height = round(NUMBER_HEIGHT * ui.type.hint)
    heading = round(HEADING_HEIGHT * ui.type.body)
    if ui.type.touch:
        heading = max(ui.type.touch + BUTTON_GAP, heading)
    if body.height < heading + LEAST_WITH_HEADING + number_height + gap:
        heading = 0
    inner = _inner(ui, body, heading)
    most_side = min(ui.scaled(LARGEST_BOARD), inner.height - number_height - gap)

    def grid(columns: int) -> GalleryGrid:
        side = max(0, min((inner.width - gap * (columns - 1)) // columns, most_side))
        if side < LEAST_BOARD:
            side = 0
        pitch = side + number_height + gap
        rows = max(1, inner.height // pitch)
        return GalleryGrid(columns, rows, side=side, heading=heading)

    for columns in range(1, USUAL_COLUMNS):
        few = grid(columns)
        if few.columns * few.rows >= total:
            return few
    usual = grid(USUAL_COLUMNS)
    fitting = (inner.width + gap) // (max(usual.side, number_height) + gap)
    if fitting > USUAL_COLUMNS:
        return grid(fitting)
    return usual


def _inner(ui: Ui, body: Rect, heading: int) -> Rect:
    """Return the place of the boards in a panel, below a heading with a height.

    Without a heading, there is still a gap above the frame of a board.
    """
    padding = ui.padding(body)
    above = heading or FRAME + 1
    width = body.width - 2 * padding - BAR_SPACE
    height = body.height - above
    return Rect(body.left + padding, body.top + above, width, height)


def gallery_look(
    ui: Ui,
    scene: Scene,
    overview: Selection,
    grid: GalleryGrid,
    scrolled: int | None,
) -> GalleryLook:
    """Return what the gallery shows.

    `scrolled` is the first visible row. It is None until the gallery is scrolled.
    """
    indexes = overview.indexes
    if scene.findings.overview.is_counting:
        indexes = ()
    total_rows = -(-len(indexes) // grid.columns)
    last_first = max(0, total_rows - grid.rows)
    first = min(max(0, scrolled or 0), last_first)
    visible = indexes[first * grid.columns : (first + grid.rows) * grid.columns]
    solutions = scene.findings.solutions
    on_board = None
    if scene.state.displayed:
        on_board = solutions.index(scene.state.displayed.board)
    return GalleryLook(
        heading=_heading(scene, overview),
        short_heading=_short_heading(scene, overview),
        button=_button(scene, overview),
        pictures=ui.cached(_pictures, solutions, tuple(visible), on_board, scene.say),
        n=scene.n,
        chosen=overview.squares,
        grid=grid,
        first=first,
        total_rows=total_rows,
    )


def _heading(scene: Scene, overview: Selection) -> str:
    """Return how many solutions these are, and with queens on which squares."""
    say = scene.say
    found = overview.number
    total = total_of(scene)
    if overview.squares:
        squares = say.listed(names_of(overview, say))
        count = len(overview.squares)
        listed = listed_of(scene)
        return say.count("filter_of", count, found=found, total=listed, squares=squares)
    different = scene.findings.solutions.different
    if total and found < total:
        return say("overview_some", found=found, total=total)
    number = say.solutions(found)
    if different is None or found == 1:
        return number
    return say.count("different", different, found=number)


def _short_heading(scene: Scene, overview: Selection) -> str:
    """Return how many solutions these are."""
    if not overview.squares:
        return scene.say.solutions(overview.number)
    return scene.say("filter_headline", found=overview.number, total=listed_of(scene))


def _button(scene: Scene, overview: Selection) -> ButtonLook | None:
    """Return the button of the heading, if there is one.

    It shows all solutions again. If no squares are chosen, it lets keys choose some:
    fingers need none for that.
    """
    setting = scene.setting
    if scene.state.displayed or scene.state.is_picture:
        return None
    if overview.squares:
        button = setting.button(Action.CLEAR_FILTER)
        if scene.say.has_keys:
            button = button._replace(hint=scene.say.key("escape"))
        return button
    if scene.say.has_keys:
        return setting.button(Action.SQUARES)
    return None


def _pictures(
    solutions: Solutions, indexes: Sequence[int], on_board: int | None, say: Words
) -> tuple[Picture, ...]:
    """Return the boards of the solutions with these list indexes.

    `on_board` is the list index of the solution on the board, if there is one.
    """
    pictures = []
    for index in indexes:
        rows = solutions.rows(index)
        number = say.number(solutions.number(index) or index + 1)
        numbers = " ".join([str(row + 1) for row in rows])
        text = f"{numbers} {say.image_of(solutions, index)}".strip()
        picture = Picture(
            index,
            number,
            queens=tuple(enumerate(rows)),
            label=say.labelled(number, text),
            is_on_board=index == on_board,
        )
        pictures.append(picture)
    return tuple(pictures)


# How it is drawn.


class GalleryRows(NamedTuple):
    """Where the solutions of a gallery are, for those who scroll to one of them."""

    indexes: Sequence[int]
    columns: int

    def line_of(self, index: int) -> int:
        """Return the row in which a solution of the list is, or the first row."""
        if index not in self.indexes:
            return 0
        return self.indexes.index(index) // self.columns


def gallery(
    ui: Ui, room: Room, look: GalleryLook, indexes: Sequence[int]
) -> GalleryRows:
    """Draw the heading, the boards with their numbers, and a bar at their right."""
    ui.describe(look.heading)
    grid = look.grid
    inner = Room(*_inner(ui, room, grid.heading))
    if grid.heading:
        heading = Room(*inner.row(room.top, grid.heading))
        _draw_heading(ui, heading, look)
    gap = ui.scaled(*GAP)
    number_height = round(NUMBER_HEIGHT * ui.type.hint)
    row_height = grid.side + number_height + gap
    pitch = (inner.width + gap) // grid.columns
    last_first = max(0, look.total_rows - grid.rows)
    track = Rect(*inner.row(inner.top, row_height * grid.rows))
    track = track.column_to(track.left, track.right + BAR_SPACE)
    ui.scroll("gallery", look.first, most=last_first, line=row_height, track=track)
    for place, picture in enumerate(look.pictures):
        row, column = divmod(place, grid.columns)
        cell = Rect(
            inner.left + column * pitch,
            inner.top + row * row_height,
            pitch - gap,
            row_height - gap,
        )
        if cell.bottom > room.bottom:
            break
        _draw_picture(ui, cell, picture, look)
    return GalleryRows(indexes, grid.columns)


def _draw_heading(ui: Ui, heading: Room, look: GalleryLook) -> None:
    """Write the heading, with the button at its right."""
    size = ui.type.body
    button = look.button
    if not button:
        ui.label(look.heading, size, heading, "text", weight=SEMIBOLD)
        return
    without_key = button._replace(hint="")
    forms = (
        (look.heading, button),
        (look.heading, without_key),
        (look.short_heading, button),
        (look.short_heading, without_key),
    )

    def fits(form: tuple[str, ButtonLook]) -> bool:
        width = ui.width(form[0], size, SEMIBOLD) + size
        return width + ui.button_width(form[1], ui.type.hint) <= heading.width

    text, fitting = first_fitting(forms, fits)
    # It stays a little away from the boards below.
    height = max(ui.type.touch, round(LEADING * size))
    width = min(ui.button_width(fitting, ui.type.hint), heading.width // 2)
    place = heading.cut_right(width, size)
    ui.button(fitting, place.row(place.centery - height // 2, height), ui.type.hint)
    ui.label(text, size, heading, "text", weight=SEMIBOLD)


def _draw_picture(ui: Ui, cell: Rect, picture: Picture, look: GalleryLook) -> None:
    """Draw a small board with its number below it, which can be chosen."""
    choose = Command(Action.CHOOSE, picture.list_index)
    is_on_board = picture.is_on_board
    button = ButtonLook(
        choose, choose, label=picture.label, hint="", is_primary=is_on_board
    )
    ui.add_line(button, cell.inflate(FRAME, FRAME))
    side = look.grid.side
    number_place = cell
    if side:
        board = Rect(cell.centerx - side // 2, cell.top, side, side)
        blue = tuple([queen for queen in picture.queens if queen in look.chosen])
        small = SmallBoard(picture.queens, look.n, is_green=True, blue=blue)
        if is_on_board:
            frame = board.inflate(2 * FRAME + 2, 2 * FRAME + 2)
            ui.box(frame, edge="accent", line=FRAME)
        ui.piece(board, paint_small_board, small)
        ui.box(board.inflate(2, 2), edge="safe")
        number_place = cell.row(cell.top + side, cell.height - side)
    role = "text" if is_on_board else "muted"
    ui.text(picture.number, ui.type.hint, role, center=number_place.center)
