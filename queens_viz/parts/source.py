"""The listing of a program: its lines in a monospaced type, and marks at some of them.

`draw_source` adds it to a picture. What a line looks like is in `source_drawing.py`.
The first visible line follows from the line that ran, unless the lines were scrolled.
"""

from __future__ import annotations

from typing import NamedTuple

from ..pens import LEADING, NOWHERE, Pen, Rect, Room, Ui, paint_piece
from .source_drawing import (
    ADDED,
    CODE_MARGIN,
    LINE_MARGIN,
    NO_FRAMES,
    TIGHT_LINE,
    AtRight,
    CutLine,
    Form,
    Framed,
    KeyLook,
    PageLook,
    Row,
    gutter_width,
    key_width,
    letter_width,
    letters_that_fit,
    paint_key,
    paint_page,
    small_size,
    smallest_code,
    tag_width,
)
from .source_lines import NO_CHANGE, Change, Source
from .source_signs import Sign, draw_sign, signs_of

SCROLL = "source"
"""The name of the lines in `ViewState.scrolls`, and of the widget that scrolls them."""

NO_LINES: frozenset[int] = frozenset()

NO_KEY = ("", "")


class ListingLook(NamedTuple):
    """The values of `SourceLook` from which a listing is placed in its room."""

    lines: tuple[str, ...]
    key: tuple[str, str]
    size: int
    at_right: AtRight
    ruled_out: frozenset[int]
    change: Change
    least_line: int


class SourceLook(NamedTuple):
    """What a listing shows. Lines are counted from 1, as people do."""

    # Of the program: as it is in its file, tabs and all.
    lines: tuple[str, ...]

    # The marks.
    current: int = 0  # the line that ran: a band; 0 before the first step
    ran: frozenset[int] = NO_LINES  # lines that ran since the last step: a brown bar
    changed: frozenset[int] = NO_LINES  # lines that changed something: a band, too
    fault: int = 0  # the line with a fault: a red bar; 0 for none
    tags: tuple[tuple[int, str], ...] = ()  # texts after lines: (13, "← wrong answer")
    key: tuple[str, str] = NO_KEY  # what bar and band mean
    ruled_out: frozenset[int] = NO_LINES  # lines that are known to be right
    change: Change = NO_CHANGE  # lines that are replaced, and what replaces them
    framed: Framed = NO_FRAMES

    # How it is drawn.
    scrolled: int | None = None  # how far; None: the current line is visible
    size: int = 0  # of the type, in pixels; 0: as large as fits, up to the body's
    corner: tuple[int, int] = (0, 0)  # width and height of a button at the upper right
    shown: int = 0  # a line that is visible rather than the current one; 0 for none
    repeats: bool = False  # the same marks come again: pens keep the whole picture

    # The first line of the current line's function: visible as well, if both fit.
    block: int = 0

    # The least height of a line in pixels, for lines that are pressed.
    least_line: int = 0

    # The lines that are in sight if all of them fit, or else the first of them. ADDED
    # stands for all that are replaced, or replace others.
    in_sight: tuple[int, ...] = ()

    # What a screen reader says: the line that ran, in words. If it is empty, nothing is
    # said of the listing.
    description: str = ""

    @property
    def placed(self) -> ListingLook:
        """The values from which the listing is placed in its room."""
        return ListingLook(
            self.lines,
            self.key,
            self.size,
            at_right=(self.tags, self.corner),
            ruled_out=self.ruled_out,
            change=self.change,
            least_line=self.least_line,
        )

    @property
    def anchor(self) -> int:
        """The line that is visible unless the lines were scrolled."""
        return self.shown or self.current or max(self.changed or self.ran, default=1)


# Sizes, in the type of the listing except where they are in pixels.

LOOSE_LINE = 1.48  # the height of a line, at most
CLOSE_LINE = 1.12  # of a line in a low room
FEW_LINES = 10  # a room for fewer lines is low
BAR_ROOM = 14  # pixels at the right of the code, if there is a scroll bar
BAR_MARGIN = 3  # pixels at the right of that bar
WANTED_LINES = 22  # as many lines should be visible, or all if there are fewer
WANTED_TOUCH = 10  # the same on a touch screen
LEAST_CODE = 0.78  # of the body's type: rather fewer lines are visible
HIGHEST_PRESSED = 44  # pixels of the height of a line for a finger, at most
CONTEXT = 4  # lines above and below the current one, at most
KEY_HEIGHT = 1.6  # of the key below the lines, in the type of hints
LINE_WITH_KEY = 1.15  # the height of a line above a key, at least
LINES_WITH_KEY = 8  # a listing that shows fewer lines has no key


def fits_width(pen: Pen, width: int, source: Source, size: int) -> bool:
    """Return whether the usual lines fit a width in a type size."""
    gutter = gutter_width(pen, size, len(source.lines))
    code = source.usual * letter_width(pen, size)
    return gutter + code + CODE_MARGIN * size <= width


def fitting_size(ui: Ui, room: Rect, source: Source) -> int:
    """Return the type size of a listing that fits a room, in pixels.

    It is the largest, up to the body's, in which most lines are whole and many are
    visible; but not smaller than the smallest code.
    """
    total = len(source.lines)
    wanted = WANTED_TOUCH if ui.type.touch else WANTED_LINES
    line_height = (room.height - 2 * LINE_MARGIN) / min(total, wanted)
    largest = min(ui.type.body, int(line_height / LEADING))
    smallest = max(smallest_code(ui), round(LEAST_CODE * ui.type.body))
    largest = max(largest, smallest)
    for size in range(largest, smallest, -1):
        if fits_width(ui, room.width - BAR_ROOM, source, size):
            return size
    return smallest


def line_height_in(
    height: int, total: int, size: int, *, least: float, pixels: int = 0
) -> int:
    """Return the height of a line, so that all fit a height if they can.

    If they would be too close to each other, they have their usual distance instead,
    and only some of them fit; in a low room they are closer. For lines that are pressed
    the least height is given in pixels, and they may be higher than others.
    """
    equal_share = (height - 2 * LINE_MARGIN) // total
    if pixels:
        if equal_share >= max(pixels, round(TIGHT_LINE * size)):
            return min(equal_share, HIGHEST_PRESSED)
        return max(pixels, round(LEADING * size))
    if equal_share < round(least * size):
        usual = round(LEADING * size)
        is_low = height < FEW_LINES * usual
        return round(CLOSE_LINE * size) if is_low else usual
    return min(equal_share, round(LOOSE_LINE * size))


def form_of(
    ui: Ui, room: Rect, source: Source, size: int, *, least_line: int = 0
) -> Form:
    """Return the sizes of a listing in a room. The size of its type may be 0.

    If a size is given, all lines are to fit it, and may be closer to each other.
    """
    least = TIGHT_LINE if size else CLOSE_LINE
    size = size or fitting_size(ui, room, source)
    total = len(source.lines)
    line_height = line_height_in(
        room.height, total, size, least=least, pixels=least_line
    )
    count = max(1, (room.height - 2 * LINE_MARGIN) // line_height)
    margin = round(CODE_MARGIN * size)
    if count < total:
        margin = max(margin, BAR_ROOM)
    return Form(
        size,
        small_size(ui, size),
        line_height=line_height,
        visible=min(count, total),
        gutter=gutter_width(ui, size, total),
        margin=margin,
    )


def first_line(anchor: int, count: int, total: int) -> int:
    """Return the index of the first visible line, so that a line is visible.

    The line counts from 1, and `count` lines of the total are visible. It follows from
    the line alone: pages overlap, and the first page is taken that has the line and,
    but at the ends, some lines above and below it.
    """
    context = min(CONTEXT, (count - 1) // 3)
    step = count - 2 * context
    page = max(0, (anchor - 1 - context) // step)
    return min(page * step, total - count)


class Listing(NamedTuple):
    """What is the same of a listing as long as nothing is scrolled."""

    source: Source
    place: Rect  # of the lines
    form: Form
    at_right: AtRight
    most: int  # the largest index that the first visible line can have
    key: Rect | None  # the place of the key, if it has one
    ruled_out: frozenset[int] = NO_LINES

    # The first lines, and those of them that had to be cut.
    rows: tuple[Row, ...] = ()
    cuts: tuple[CutLine, ...] = ()

    # Both for other first lines, as they have been needed.
    pages: dict[int, tuple[tuple[Row, ...], tuple[CutLine, ...]]] = {}  # noqa: RUF012


def listing_of(ui: Ui, room: Rect, look: ListingLook) -> Listing:
    """Return how a listing is placed in a room. The size of its type may be 0."""
    key = look.key
    size = look.size
    source = Source(look.lines, look.change)
    inner = Room(*room)
    if look.change != NO_CHANGE:
        # The lines that are compared are whole.
        form = form_of(ui, room, source, size, least_line=look.least_line)
        size = form.size
        width = room.width - form.gutter - max(form.margin, BAR_ROOM)
        letters = int(width / letter_width(ui, size))
        source = Source(look.lines, look.change, letters)
    key_place = None
    if key != NO_KEY and _fits_key(ui, room, source, key=key, size=size):
        key_place = Rect(*inner.cut_bottom(_key_height(ui)))
    place = Rect(*inner)
    form = form_of(ui, place, source, size, least_line=look.least_line)
    most = len(source.lines) - form.visible
    listing = Listing(source, place, form, look.at_right, most=most, key=key_place)
    listing = listing._replace(ruled_out=look.ruled_out)
    rows, cuts = rows_of(ui, listing, first=0)
    return listing._replace(rows=rows, cuts=cuts, pages={})


def _key_height(ui: Ui) -> int:
    """Return the height of the key below the lines, in pixels."""
    return round(KEY_HEIGHT * ui.type.hint)


def _fits_key(
    ui: Ui, room: Rect, source: Source, *, key: tuple[str, str], size: int
) -> bool:
    """Return whether a key fits a room below the lines. Their type may be 0."""
    if key_width(ui, KeyLook(*key, ui.type.hint)) > room.width:
        return False
    size = size or fitting_size(ui, room, source)
    line_height = round(LINE_WITH_KEY * size)
    total = len(source.lines)
    free = room.height - 2 * LINE_MARGIN
    lines = LINES_WITH_KEY
    if total * line_height <= free:
        # All lines fit without the key, so they have to fit with it.
        lines = total
    return lines * line_height <= free - _key_height(ui)


def rows_of(
    ui: Ui, listing: Listing, first: int
) -> tuple[tuple[Row, ...], tuple[CutLine, ...]]:
    """Return the visible lines, and those of them that had to be cut.

    `first` is the index of the first visible line.
    """
    form = listing.form
    place = listing.place
    tags = dict(listing.at_right[0])
    corner_width, corner_height = listing.at_right[1]
    rows = []
    cuts = []
    for k in range(form.visible):
        number = listing.source.numbers[first + k]
        line = place.row(
            place.top + LINE_MARGIN + k * form.line_height, form.line_height
        )
        end = form.margin
        if line.top < place.top + corner_height:
            end = max(end, corner_width)
        tag = tags.get(number, "")
        width = place.width - form.gutter - end
        whole = listing.source.lines[first + k]
        text = letters_that_fit(ui, whole, form.size, width)
        if tag:
            text, tag = _beside_tag(ui, whole, tag, form.size, width)
        is_cut = text != whole
        change = listing.source.change_of(number)
        row = Row(number, text, is_cut, tag=tag, end=end)
        rows.append(
            row._replace(change=change, is_ruled_out=number in listing.ruled_out)
        )
        if is_cut:
            cuts.append(CutLine(number, whole, line))
    return tuple(rows), tuple(cuts)


def _beside_tag(ui: Ui, whole: str, tag: str, size: int, width: int) -> tuple[str, str]:
    """Return as much of a line as fits beside its tag, and the tag.

    The tag is left out, so that it is empty, if it doesn't fit itself, or if the line
    was whole without it.
    """
    room = width - tag_width(ui, tag, size)
    text = letters_that_fit(ui, whole, size, width)
    beside = letters_that_fit(ui, whole, size, max(0, room))
    if room < 0 or (text == whole and beside != whole):
        return text, ""
    return beside, tag


def first_visible(look: SourceLook, listing: Listing) -> int:
    """Return the index of the first visible line."""
    if look.scrolled is not None:
        return min(max(0, look.scrolled), listing.most)
    total = len(listing.source.lines)
    visible = listing.form.visible
    anchor = look.anchor
    block = look.block
    if look.change.added:
        anchor = listing.source.place_of(anchor)
        block = listing.source.place_of(block)
    if block and anchor - block < visible - 1:
        # The function stays where it is while its lines run.
        first = min(block - 1, listing.most)
    else:
        first = first_line(anchor, visible, total)
    if look.in_sight:
        wanted = _wanted_places(look.in_sight, listing.source, visible)
        return _first_with(wanted, first, visible=visible, most=listing.most)
    return first


def _wanted_places(
    numbers: tuple[int, ...], source: Source, visible: int
) -> tuple[int, int]:
    """Return the first and last place of lines that are to be in sight, from 1.

    Those that don't fit are left out; the first of them stay.
    """
    top = 0
    bottom = 0
    for number in numbers:
        places = source.changed_places
        if number != ADDED:
            places = (source.place_of(number),)
        higher = min(places)
        lower = max(places)
        if top > 0:
            higher = min(top, higher)
            lower = max(bottom, lower)
        if top == 0 or lower - higher < visible:
            top = higher
            bottom = lower
    return top, bottom


def _first_with(wanted: tuple[int, int], usual: int, *, visible: int, most: int) -> int:
    """Return the index of the first visible line, so that some places are in sight.

    It is the usual one if they are. Otherwise they are in the middle, or begin at the
    top if not all fit.
    """
    top, bottom = wanted
    if usual < top and bottom <= usual + visible:
        return usual
    margin = max(0, visible - (bottom - top + 1)) // 2
    return min(max(0, top - 1 - margin), most)


def _page_at(
    ui: Ui, listing: Listing, first: int
) -> tuple[tuple[Row, ...], tuple[CutLine, ...]]:
    """Return the lines from a first one on, and those that are cut. It keeps them."""
    page = listing.pages.get(first)
    if page is None:
        page = rows_of(ui, listing, first)
        listing.pages[first] = page
    return page


def _signs_of(look: SourceLook, listing: Listing, first: int) -> tuple[Sign, ...]:
    """Return the signs that there are more lines, if any are shown."""
    if listing.most == 0 or look.least_line == 0:
        return ()
    return signs_of(
        listing.place,
        first,
        most=listing.most,
        visible=listing.form.visible,
        top=look.corner[1],
    )


def draw_source(ui: Ui, room: Rect, look: SourceLook) -> Visible:
    """Add a listing to the picture. It fills the room. Return what is in sight of it.

    Its lines are a drawing. What is scrolled, and what screen readers read, are
    elements of their own, if there is something of them.
    """
    listing: Listing = ui.cached(listing_of, ui, room, look.placed)
    place = listing.place
    first = 0
    rows = listing.rows
    cuts = listing.cuts
    if listing.most > 0:
        first = first_visible(look, listing)
        rows, cuts = _page_at(ui, listing, first)
    page = PageLook(
        rows,
        look.current,
        look.ran,
        look.changed,
        fault=look.fault,
        form=listing.form,
        framed=look.framed,
    )
    if look.repeats:
        ui.drawing("listing", place, paint_piece, place, paint_page, page, fills=True)
    else:
        ui.drawing("listing", place, paint_page, place, page, fills=True)
    signs = _signs_of(look, listing, first)
    if listing.most > 0 or cuts:
        bar = BarLook(
            first,
            listing.most,
            listing.form,
            top=look.corner[1],
            current=look.anchor,
            fault=look.fault,
            signs=signs,
        )
        ui.part(SCROLL, place, source_bar, bar, cuts)
    if listing.key is not None:
        key = KeyLook(*look.key, ui.type.hint)
        ui.drawing("key", listing.key, paint_piece, listing.key, paint_key, key)
    if look.description:
        ui.part("told of line", place, describe_line, look.description)
        ui.part("told of source", place, describe_source, listing.source)
    return Visible(listing, first, rows, signs)


class Visible(NamedTuple):
    """What is in sight of a listing."""

    listing: Listing
    first: int  # the index of the first visible row
    rows: tuple[Row, ...]
    signs: tuple[Sign, ...] = ()  # they can be pressed, and not the lines below them

    def lines(self) -> tuple[VisibleLine, ...]:
        """Return the rows that are lines of the program, with their places."""
        place = self.listing.place
        top = place.top + LINE_MARGIN
        height = self.listing.form.line_height
        lines = []
        for k, row in enumerate(self.rows):
            if row.number > 0:
                text = self.listing.source.lines[self.first + k]
                end = row.end
                line = place.row(top + k * height, height)
                line = line.column_to(line.left, line.right - end)
                for sign in self.signs:
                    if sign.reach.colliderect(line):
                        line = line.column_to(line.left, sign.reach.left)
                lines.append(VisibleLine(row.number, text, line))
        return tuple(lines)


class VisibleLine(NamedTuple):
    """A line of a program that is in sight."""

    number: int  # from 1
    text: str  # all of it
    place: Rect  # without the scroll bar, or a button that covers the line


# What is scrolled.


class BarLook(NamedTuple):
    """What the scroll bar is drawn from. Two lines, from 1, have marks in it."""

    first: int  # the index of the first visible line
    most: int  # the largest that it can be
    form: Form
    top: int  # pixels at its top for a button over the corner
    current: int
    fault: int  # 0 for none
    signs: tuple[Sign, ...]  # of more lines, above or below


class SourcePlace(NamedTuple):
    """Where a listing is, and which of its lines are cut."""

    place: Rect
    cuts: tuple[CutLine, ...]


def place_of_cut(ui: Ui, number: int) -> Rect | None:
    """Return the place of a line in the picture, None if it isn't there or not cut."""
    widget = ui.widget_of(SCROLL)
    if widget:
        for line in widget.result.cuts:
            if line.number == number:
                return Rect(*line.place)
    return None


MARK_WIDTH = 10  # pixels of a mark in the scroll bar
MARK_HEIGHT = 3
LEAST_TRACK = 24  # pixels of the height of a track


def source_bar(
    ui: Ui, room: Room, look: BarLook, cuts: tuple[CutLine, ...]
) -> SourcePlace:
    """Let the lines be scrolled, and draw the bar with a mark for each of two lines.

    If all lines fit, or if the room is very low, there is no bar.
    """
    place = Rect(*room)
    most = look.most
    inner = room.within(BAR_MARGIN, LINE_MARGIN)
    inner.cut_top(look.top)
    track = Rect(*inner) if inner.height > LEAST_TRACK else NOWHERE
    line_height = look.form.line_height
    ui.scroll(SCROLL, look.first, most=most, line=line_height, track=track)
    if most > 0 and track:
        total = most + look.form.visible
        _mark_line(ui, track, look.current, total, role="text")
        if look.fault:
            _mark_line(ui, track, look.fault, total, role="attacked")
    for sign in look.signs:
        draw_sign(ui, sign, SCROLL, x=place.right - BAR_ROOM)
    return SourcePlace(place, cuts)


def _mark_line(ui: Ui, track: Rect, number: int, total: int, *, role: str) -> None:
    """Draw the mark of a line in the scroll bar, at its share of the track."""
    top = track.top + (track.height - MARK_HEIGHT) * (number - 1) // max(1, total - 1)
    ui.box(Rect(track.right - MARK_WIDTH, top, MARK_WIDTH, MARK_HEIGHT), role)


# What screen readers read.


def describe_line(ui: Ui, _: Room, text: str) -> None:
    """Describe the line that ran."""
    ui.describe(text)


def describe_source(ui: Ui, _: Room, source: Source) -> None:
    """Describe the whole listing, without its blank lines."""
    ui.describe("\n".join([line for line in source.whole if line.strip()]))
