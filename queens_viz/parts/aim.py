"""The aim: what stands where nothing has been found yet; ways in, and what pieces and marks on the board mean."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.moment import Moment
from ..pens.buttons import ButtonLook
from ..pens.face import BOLD, LEADING, REGULAR, SEMIBOLD
from ..pens.rect import Rect
from ..pens.theme import THEMES, squares_of
from ..pens.ui import Room, Ui
from ..search.strategy import PLAIN
from . import measures, pieces
from .buttons import button, hint
from .pieces import Mark
from .scene import Scene, Setting


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


PIECES = Sample.CANDIDATE, Sample.QUEEN, Sample.GHOST
"""Those that are queens, and no marks."""

WAYS = {Action.WATCH: "watch", Action.OWN_BOARD: "try_it", Action.BY_HAND: "by_hand"}
"""The ways in, and the words on their buttons."""


class Aim(NamedTuple):
    """The aim in words, and in few of them, the rule, what `more` follows it where it fits, the ways in, the legend.

    Where the list is empty for another reason than that the search has just begun, this stands in the rule's place:
    `rules` are all that can stand there, and `which` tells the one that does.
    """

    aim: str
    short: str
    which: int
    more: str
    rules: tuple[str, ...]
    ways: tuple[ButtonLook, ...]
    legend: tuple[tuple[Sample, str], ...]


def has_aim(scene: Scene, tab: Action, *, has_two_panels: bool) -> bool:
    """Return whether the aim stands in a tab's place: in that of an empty list, or of a tree without a node.

    Where there are two panels it stands once, in the list. In a lesson it is the teacher who tells it.
    """
    position = scene.seen.position
    is_begun = position.board or position.candidate or position.is_end or has_two_panels
    is_bare = (tab is Action.TREE and not is_begun) or (tab is Action.SOLUTIONS and not len(scene.findings.solutions))
    return is_bare and not scene.state.lesson


def aim_of(setting: Setting, which: int) -> Aim:
    """Decide what is said of the aim; `which` of the rules stands there tells `which_rule`."""
    say, n, strategy = setting.say, setting.n, setting.strategy
    ways = [
        button(setting, BINDING_OF[action])._replace(label=say(words))
        for action, words in WAYS.items()
        if not setting.state.exercise and (strategy is PLAIN or action is Action.WATCH)
    ]
    if ways:
        # Watching the search is running it.
        ways[0] = ways[0]._replace(hint=hint(setting, BINDING_OF[Action.RUN]))
    rules = say("rule" if strategy is PLAIN else f"rule_of_{strategy.value}"), say("none", n=n), say("not_listed")
    return Aim(
        say.count("aim", n),
        say.count("aim_short", n),
        which,
        say("rule_back") if strategy is PLAIN else "",
        rules,
        tuple(ways),
        tuple((sample, say(sample.value)) for sample in _samples(setting)),
    )


def _samples(setting: Setting) -> list[Sample]:
    """Return what can stand on the board: on a plain one no marks, in the plain search no safe row that isn't taken."""
    if THEMES[setting.state.theme].is_plain:
        return [Sample.CANDIDATE, Sample.QUEEN]
    looks_ahead = setting.strategy is not PLAIN
    return [sample for sample in Sample if looks_ahead or sample is not Sample.NOT_TAKEN]


def which_rule(moment: Moment) -> int:
    """Return which of the rules is said: the first, unless something could have been found already."""
    if moment.found == 0:
        return int(moment.position.is_end)
    return 2


SIDE, LEAST_SIDE = 7.5, 3.5
"""The side of the drawing at most and at least, in the type of the rule."""

HIGH = 2.3
"""The height of a way's button, in the same type."""

LOOSE, CLOSE = 0.65, 0.2
"""What lies between two parts, and where words have no room otherwise, in the same type."""

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
    ui.tell(said.rules[said.which])
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
    written = _fitting(ui, words, said)
    room.cut_top(max(side, min(written.high, words.height)) + gap)
    ways = room.cut_top(high)
    room.cut_top(gap * (high > 0))
    return (said.ways != () and not high, written.left_out, not side), written, room, words, drawing, ways


class Written(NamedTuple):
    """How much of aim and rules is left out, the aim's lines and size, each rule's lines, and how high all is."""

    left_out: int
    lines: list[str]
    size: int
    rules: list[list[str]]
    high: int


def _fitting(ui: Ui, room: Rect, said: Aim) -> Written:
    """Return the aim and the rule as they fit a room, the larger and the longer the better.

    Each of the rules has room, so that nothing below moves when another is said.
    """
    longer = f"{said.rules[0]} {said.more}".strip(), *said.rules[1:]
    largest = max(ui.smallest, round(0.95 * ui.type.reason))
    ways = ((said.aim, longer), (said.aim, said.rules), (said.short, said.rules), (said.aim, ()), (said.short, ()))
    for left_out, (aim, rules) in enumerate(ways):
        for size in range(largest, ui.smallest - 1, -1):
            small, lines = min(size, ui.type.body), ui.lines(aim, size, room.width, SEMIBOLD)
            broken = [ui.lines(rule, small, room.width) for rule in rules]
            high = round(LEADING * size * len(lines))
            if broken:
                high += ui.type.body // 3 + round(LEADING * small * max(map(len, broken)))
            if high <= room.height + 1:
                return Written(left_out, lines, size, broken, high)
    return Written(len(ways), lines, size, broken, high)


def _draw_words(ui: Ui, room: Rect, said: Aim, written: Written) -> None:
    size, small = written.size, min(written.size, ui.type.body)
    # Where even the short words have no room, they end in an ellipsis.
    most = max(1, int((room.height + 1) / (LEADING * size)))
    lines = ui.held(written.lines, size, room.width + size // 4, most, SEMIBOLD)
    ui.text_lines(lines, size, "text", LEADING * size, SEMIBOLD, topleft=room.topleft)
    if written.rules:
        below = room.left, room.top + round(LEADING * size * len(lines)) + ui.type.body // 3
        ui.text_lines(written.rules[said.which], small, "text", LEADING * small, REGULAR, topleft=below)


def _draw_ways(ui: Ui, row: Room, ways: tuple[ButtonLook, ...]) -> None:
    """Draw the ways in, all of one width; their keys stand below their labels where each of these is one line."""
    gap, most = ui.type.body // 2, max(ui.smallest, ui.type.body - 1)
    wide = (row.width - (len(ways) - 1) * gap) // len(ways)
    free, labels = wide - gap, [one.label for one in ways]
    size = min(ui.fitting(label, most, free, BOLD) for label in labels)
    has_keys = size >= ui.type.hint and all(one.hint and ui.width(one.label, size, BOLD) <= free for one in ways)
    if not has_keys:
        size, high = most, (row.height + 1) / LEADING
        while size > ui.smallest and size * max(len(ui.lines(label, size, free, BOLD)) for label in labels) > high:
            size -= 1
    for look in ways:
        place = row.cut_left(wide if look is not ways[-1] else row.width)
        row.cut_left(gap)
        ink, (x, y) = ui.button_ground(look, place, "panel", "accent"), place.center
        ink = "accent" if look.is_enabled else ink
        if has_keys:
            ui.text(look.hint, ui.type.hint, "text", center=(x, y + ui.type.body * 0.52))
            ui.text(look.label, size, ink, BOLD, center=(x, y - ui.type.hint * 0.47))
        else:
            lines = ui.lines(look.label, size, free, BOLD)
            ui.text_lines(lines, size, ink, 1.2 * size, BOLD, center=(x, y - (len(lines) - 1) * 0.6 * size))


def _draw_moves(ui: Ui, place: Rect) -> None:
    """Draw a queen in the middle of a small board, and arrows from her square to the last one each way."""
    cell, (x, y) = place.width / CELLS, place.center
    ui.checks(place, tuple(round(k * cell) for k in range(CELLS + 1)), *squares_of(False))
    for across, down in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]:
        length, tip = (across * across + down * down) ** 0.5, TIP * cell
        if length:
            start, end = (
                (x + 0.5 * cell * across, y + 0.5 * cell * down),
                (x + 2.2 * cell * across, y + 2.2 * cell * down),
            )
            side = -down / length * tip, across / length * tip
            back = end[0] - 1.6 * across / length * tip, end[1] - 1.6 * down / length * tip
            pieces.paint_line(ui, start, back, measures.LINE.of(round(cell)))
            head = end, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])
            ui.path(head, "candidate")
    pieces.paint_queens(ui, round(cell), (x, y))
    ui.box(place, edge="mark", line=2)


def _draw_legend(ui: Ui, room: Room, legend: tuple[tuple[Sample, str], ...]) -> None:
    """Draw all rows of the legend in columns; where they have no room the pieces alone, or none."""
    size = max(ui.smallest, round(0.85 * ui.type.body))
    shown, marks = ([one for one in legend if (one[0] in PIECES) is is_piece] for is_piece in (True, False))
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
