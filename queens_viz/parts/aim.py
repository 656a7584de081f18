"""The aim: what stands where nothing has been found yet; ways in, and what pieces and marks on the board mean."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.moment import Moment
from ..looks.board import Mark
from ..looks.buttons import button, hint
from ..looks.scene import Scene
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, REGULAR, SEMIBOLD
from ..pens.icons import Point
from ..pens.rect import Rect
from ..pens.theme import THEMES, squares_of
from ..pens.ui import Room, Ui
from ..search.strategy import PLAIN
from ..words.words import SEARCH_RULES
from . import measures, pieces


class Sample(Enum):
    """What the legend shows, by the keys of its words: pieces, and then marks, the rarest one last."""

    CANDIDATE = "legend_candidate"
    QUEEN = "legend_queen"
    GHOST = "legend_ghost"
    ATTACKED = "legend_attacked"
    NOT_TAKEN = "legend_not_taken"
    FAILED = "legend_failed"
    FRUITFUL = "legend_fruitful"
    UNCOUNTED = "legend_uncounted"

    @property
    def is_piece(self) -> bool:
        """Whether it is a queen, and no mark."""
        return self in (Sample.CANDIDATE, Sample.QUEEN, Sample.GHOST)


WAYS = {Action.WATCH: "watch", Action.OWN_BOARD: "try_it", Action.BY_HAND: "by_hand"}
"""The ways in, and the words on their buttons."""


class Aim(NamedTuple):
    """The aim in words, and in few of them, the rule, what `more` follows it where it fits, the ways in, the legend.

    Where the list is empty for another reason than that the search has just begun, this stands in the rule's place;
    `rules` are all that can stand there.
    """

    aim: str
    short: str
    rule: str
    more: str
    rules: tuple[str, ...]
    ways: tuple[ButtonLook, ...]
    legend: tuple[tuple[Sample, str], ...]


def aim_of(scene: Scene) -> Aim:
    """Decide what is said of the aim."""
    say, n, strategy = scene.say, scene.n, scene.moment.position.strategy
    ways = WAYS if strategy is PLAIN else {Action.WATCH: WAYS[Action.WATCH]}
    rules = say("rule" if strategy is PLAIN else SEARCH_RULES[strategy]), say("none", n=n), say("not_listed")
    return Aim(
        say.count("aim", n),
        say.count("aim_short", n),
        rules[_which(scene.moment)],
        say("rule_back") if strategy is PLAIN else "",
        rules,
        () if scene.state.exercise else tuple(_way(scene, action, words) for action, words in ways.items()),
        tuple((sample, say(sample.value)) for sample in _samples(scene)),
    )


def _samples(scene: Scene) -> list[Sample]:
    """Return what can stand on the board: on a plain one no marks, in the plain search no safe row that isn't taken."""
    if THEMES[scene.state.theme].is_plain:
        return [Sample.CANDIDATE, Sample.QUEEN]
    looks_ahead = scene.moment.position.strategy is not PLAIN
    return [sample for sample in Sample if looks_ahead or sample is not Sample.NOT_TAKEN]


def _which(moment: Moment) -> int:
    """Return which of the rules is said: the first, unless something could have been found already."""
    if moment.found == 0:
        return int(moment.position.is_end)
    return 2


def _way(scene: Scene, action: Action, words: str) -> ButtonLook:
    shown = button(scene, BINDING_OF[action])
    # Watching the search is running it.
    key = hint(scene, BINDING_OF[Action.RUN]) if action is Action.WATCH else shown.hint
    return shown._replace(label=scene.say(words), hint=key)


SIDE, LEAST_SIDE = 7.5, 3.5
"""The side of the drawing at most and at least, in the type of the rule."""

HIGH = 2.3
"""The height of a way's button, in the same type."""

LOOSE, CLOSE = 0.65, 0.2
"""What lies between two parts, and where words have no room otherwise, in the same type."""

LEADING = 1.28
"""How far lines are apart, in their type."""

FAR = 9_999
"""Pixels that are more than enough for any words."""

CELLS = 5
"""Squares of the drawing's side."""

TIP = 0.2
"""Half the length of an arrow's head, in squares."""

SQUARE, LEAST = 1.9, 1.45
"""The side of a square of the legend at most, and how far its rows are apart at least, in the type of its words."""

LARGER = 1.7
"""How much larger marks are in the legend than on the board, where squares are."""


def aim_panel(ui: Ui, body: Room, said: Aim) -> Rect:
    """Draw the aim and the rule, beside them the drawing, below them the ways in, and what is left to the legend."""
    ui.tell(said.aim)
    ui.tell(said.rule)
    # The one that says more; where both say the same, the loose one.
    _, written, room, words, drawing, ways = min(
        (_cut(ui, body, said, share) for share in (LOOSE, CLOSE)), key=lambda cut: cut[0]
    )
    if drawing.width:
        _draw_moves(ui, drawing)
    _draw_words(ui, words, said, written)
    if ways.height:
        _draw_ways(ui, ways, said.ways)
    _draw_legend(ui, room, said.legend)
    return body


Cut = tuple[tuple[bool, int, bool], "Written", Room, Room, Rect, Room]
"""What is left out of ways, words and drawing; the words; the legend's room, and that of words, drawing and ways."""


def _cut(ui: Ui, body: Room, said: Aim, share: float) -> Cut:
    """Cut the body into its parts, with gaps that are a share of the type."""
    size = ui.type.body
    gap, high = round(share * size), max(ui.type.touch, round(HIGH * size)) if said.ways else 0
    room = body.within(ui.padding(body), gap)
    high *= room.height >= high + gap + size
    words = Room(*room.row(room.top, room.height - (high + gap) * (high > 0)))
    side = min(round(SIDE * size), words.height, round(0.3 * room.width))
    # So it is drawn in whole pixels, wherever it stands.
    side = side - side % (2 * CELLS) if side >= max(LEAST_SIDE * size, CELLS * measures.CROWN.needs) else 0
    drawing = words.cut_right(side).row(room.top, side)
    words.cut_right(size * (side > 0))
    rank, written = _fitting(ui, words, said)
    room.cut_top(max(side, min(written.high, words.height)) + gap)
    ways = room.cut_top(high)
    room.cut_top(gap * (high > 0))
    return (said.ways != () and not high, rank, not side), written, room, words, drawing, ways


class Written(NamedTuple):
    """The lines of the aim and of each rule, the size of both, where rules begin, and how high all of it is."""

    lines: list[str]
    size: int
    rules: list[list[str]]
    small: int
    below: int
    high: int


def _written(ui: Ui, aim: str, rules: tuple[str, ...], size: int, wide: int) -> Written:
    small, lines = min(size, ui.type.body), ui.wrapped(aim, size, wide, FAR, SEMIBOLD)[1]
    broken = [ui.wrapped(rule, small, wide, FAR)[1] for rule in rules]
    high = round(LEADING * size * len(lines))
    below = high + ui.type.body // 3
    if broken:
        high = below + round(LEADING * small * max(map(len, broken)))
    return Written(lines, size, broken, small, below, high)


def _fitting(ui: Ui, room: Rect, said: Aim) -> tuple[int, Written]:
    """Return the aim and the rule as they fit a room, the larger and the longer the better, and how much is left out.

    Each of the rules has room, so that nothing below moves when another is said.
    """
    longer = f"{said.rules[0]} {said.more}".strip(), *said.rules[1:]
    largest = max(ui.smallest, round(0.95 * ui.type.reason))
    ways = ((said.aim, longer), (said.aim, said.rules), (said.short, said.rules), (said.aim, ()), (said.short, ()))
    for rank, way in enumerate(ways):
        for size in range(largest, ui.smallest - 1, -1):
            written = _written(ui, *way, size, room.width)
            if written.high <= room.height + 1:
                return rank, written
    return len(ways), written


def _draw_words(ui: Ui, room: Rect, said: Aim, written: Written) -> None:
    lines, size, rules, small, below, _ = written
    # Where even the short words have no room, they end in an ellipsis.
    lines = ui.held(lines, size, room.width + size // 4, max(1, int((room.height + 1) / (LEADING * size))), SEMIBOLD)
    ui.text_lines(lines, size, "text", LEADING * size, SEMIBOLD, topleft=room.topleft)
    if rules:
        told = rules[said.rules.index(said.rule)]
        ui.text_lines(told, small, "text", LEADING * small, REGULAR, topleft=(room.left, room.top + below))


def _draw_ways(ui: Ui, row: Room, ways: tuple[ButtonLook, ...]) -> None:
    """Draw the ways in, all of one width; their keys stand below their labels where each of these is one line."""
    body, most = ui.type.body, max(ui.smallest, ui.type.body - 1)
    gap = body // 2
    wide = (row.width - (len(ways) - 1) * gap) // len(ways)
    free, labels = wide - gap, [one.label for one in ways]
    size = min(ui.fitting(label, most, free, BOLD) for label in labels)
    has_keys = size >= ui.type.hint and all(one.hint and ui.width(one.label, size, BOLD) <= free for one in ways)
    if not has_keys:
        size = min(ui.wrapped(label, most, free, row.height, BOLD)[0] for label in labels)
    for look in ways:
        place = row.cut_left(wide if look is not ways[-1] else row.width)
        row.cut_left(gap)
        ink, (x, y) = ui.button_ground(look, place, "panel", "accent"), place.center
        ink = "accent" if look.is_enabled else ink
        if has_keys:
            ui.text(look.hint, ui.type.hint, "text", center=(x, y + body * 0.52))
            ui.text(look.label, size, ink, BOLD, center=(x, y - ui.type.hint * 0.47))
            continue
        lines = ui.wrapped(look.label, size, free, row.height, BOLD)[1]
        ui.text_lines(lines, size, ink, 1.2 * size, BOLD, center=(x, y - (len(lines) - 1) * 0.6 * size))


def _draw_moves(ui: Ui, place: Rect) -> None:
    """Draw a queen in the middle of a small board, and arrows to the last square each way."""
    cell, (x, y) = place.width / CELLS, place.center
    ui.checks(place, tuple(round(k * cell) for k in range(CELLS + 1)), *squares_of(False))
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            if across or down:
                _draw_arrow(ui, (x, y), (across, down), cell)
    pieces.paint_queens(ui, round(cell), (x, y))
    ui.box(place, edge="mark", line=2)


def _draw_arrow(ui: Ui, middle: Point, way: tuple[int, int], cell: float) -> None:
    """Draw an arrow from the edge of the queen's square to the last square, in one of the eight directions."""
    (x, y), (across, down) = middle, way
    length, tip = (across * across + down * down) ** 0.5, TIP * cell
    start, end = (x + 0.5 * cell * across, y + 0.5 * cell * down), (x + 2.2 * cell * across, y + 2.2 * cell * down)
    side = -down / length * tip, across / length * tip
    back = end[0] - 1.6 * across / length * tip, end[1] - 1.6 * down / length * tip
    pieces.paint_line(ui, start, back, measures.LINE.of(round(cell)))
    ui.path((end, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])), "candidate")


def _draw_legend(ui: Ui, room: Room, legend: tuple[tuple[Sample, str], ...]) -> None:
    """Draw all rows of the legend in columns; where they have no room the pieces alone, or none."""
    size = max(ui.smallest, round(0.85 * ui.type.body))
    shown, marks = ([one for one in legend if one[0].is_piece is is_piece] for is_piece in (True, False))
    for columns in ([shown, marks], [[*legend]], [[one] for one in shown], [shown]):
        columns = [*filter(None, columns)]
        rows = max(map(len, columns))
        step = min(round(1.2 * SQUARE * size), room.height // rows)
        side = min(round(SQUARE * size), step - 3)
        widths = [side + size // 2 + max(ui.width(words, size) for _, words in column) for column in columns]
        spare = room.width - sum(widths)
        if step >= LEAST * size and spare >= size * (len(columns) - 1):
            break
    else:
        return
    for column, width in zip(columns, widths, strict=True):
        place = room.cut_left(width)
        # The last column ends where the room ends.
        room.cut_left(spare // max(1, len(columns) - 1))
        for sample, words in column:
            row = place.cut_top(step)
            _draw_sample(ui, sample, Rect(row.left, row.top, side, side))
            ui.text(words, size, "text", midleft=(row.left + side + size // 2, row.top + side // 2))


def _draw_sample(ui: Ui, sample: Sample, square: Rect) -> None:
    """Draw what stands on the board, on a square of its own."""
    ui.box(square, "blue_light")
    if sample is Sample.CANDIDATE:
        pieces.paint_candidate(ui, square.center, square.width)
    elif sample is Sample.QUEEN:
        pieces.paint_queens(ui, square.width, square.center)
    elif sample is Sample.GHOST:
        pieces.paint_ghost(ui, square, square.width)
    else:
        pieces.paint_mark(ui, Mark[sample.name], square.center, round(LARGER * square.width))
