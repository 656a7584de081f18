"""The aim: what stands where nothing has been found yet; ways in, and what pieces and marks on the board mean."""

from __future__ import annotations

from enum import Enum

from ..app.commands import Action
from ..app.moment import Moment
from ..pens import BOLD, SEMIBOLD, ButtonLook, Rect, Room, Ui
from ..search.strategy import PLAIN
from . import measures, pieces
from .pieces import Mark
from .scene import Scene, Setting


class Sample(Enum):
    """The queens that the legend shows before the marks, by the keys of their words."""

    CANDIDATE = "legend_candidate"
    QUEEN = "legend_queen"
    GHOST = "legend_ghost"


WAYS = {Action.WATCH: "watch", Action.OWN_BOARD: "try_it", Action.BY_HAND: "by_hand"}
"""The ways in, and the words on their buttons."""


def has_aim(scene: Scene, tab: Action, *, has_two_panels: bool) -> bool:
    """Return whether the aim stands in a tab's place: in that of an empty list, or of a tree without a node.

    Where there are two panels it stands once, in the list. In a lesson it is the teacher who tells it.
    """
    is_first = scene.seen.position.is_first and not has_two_panels
    is_bare = (tab is Action.TREE and is_first) or (
        tab is Action.SOLUTIONS and not len(scene.findings.solutions)
    )
    return is_bare and not scene.state.lesson


def which_rule(moment: Moment) -> int:
    """Return which of the rules is said: the first, unless something could have been found already."""
    if moment.found == 0:
        return int(moment.position.is_end)
    return 2


def _ways(setting: Setting) -> list[ButtonLook]:
    """Return the ways in: of guided searches watching alone, which is running."""
    shown = [
        action for action in WAYS if setting.strategy is PLAIN or action is Action.WATCH
    ]
    looks = [
        setting.button(action)._replace(label=setting.say(WAYS[action]))
        for action in shown
    ]
    looks[0] = looks[0]._replace(hint=setting.button(Action.RUN).hint)
    return [] if setting.state.exercise else looks


SIDE, HIGH, ROW = 7.5, 2.6, 14
"""The drawing's side at most, the height of a way's button, the least width of their row, in the type of the rule."""

CELLS, TIP = 5, 0.2
"""Squares of the drawing's side, and half the length of an arrow's head in squares."""

SQUARE, LEAST = 1.9, 1.45
"""The side of a square of the legend at most, and how far its rows are apart at least, in the type of its words."""

LARGER = 1.7
"""How much larger marks are in the legend than on the board, where squares are."""


def aim_panel(ui: Ui, body: Room, setting: Setting, which: int) -> None:
    """Draw the aim and a rule, beside them the drawing, below them the ways in, and what is left to the legend.

    Where the list is empty for another reason than that the search has just begun, this stands in the rule's place:
    `which` tells the one that does.
    """
    say, n, is_plain = setting.say, setting.n, setting.strategy is PLAIN
    aim, first = (
        say.count("aim", n),
        say("rule" if is_plain else f"rule_of_{setting.strategy.value}"),
    )
    rules, more = (
        (first, say("none", n=n), say("not_listed")),
        say("rule_back") if is_plain else "",
    )
    ui.announce(aim)
    ui.announce(rules[which])
    size = ui.type.body
    gap, high = (
        size // (4 if ui.type.touch else 2),
        max(ui.type.touch, round(HIGH * size)),
    )
    room, ways = body.within(ui.padding(body), gap), _ways(setting)
    has_ways = ways and room.height >= high and room.width >= ROW * size
    words = Room(
        *room.row(room.top, max(0, room.height - (high + gap if has_ways else 0)))
    )
    # So it is drawn in whole pixels, wherever it stands.
    side = (
        min(round(SIDE * size), words.height, round(0.3 * room.width))
        // (2 * CELLS)
        * 2
        * CELLS
    )
    if side >= CELLS * measures.CROWN.needs:
        _draw_moves(ui, words.cut_right(side, size).row(room.top, side))
    else:
        side = 0
    room.cut_top(max(side, _draw_words(ui, words, aim, rules, more, which)) + gap)
    if has_ways:
        _draw_ways(ui, room.cut_top(high, gap), ways)
    # On a plain board there are no marks, and in the plain search is no safe row that isn't taken.
    samples = [
        *Sample,
        *[mark for mark in Mark if not is_plain or mark is not Mark.NOT_TAKEN],
    ]
    samples = samples[:2] if ui.theme.is_plain else samples
    _draw_legend(ui, room, [(sample, say(sample.value)) for sample in samples])


def _draw_words(
    ui: Ui, room: Room, aim: str, rules: tuple[str, ...], more: str, which: int
) -> int:
    """Write the aim and the rule, the longer the better, or the rule alone, or nothing; return how high they are.

    Each of the rules has room, so that nothing below moves when another is said.
    """
    size, longer = ui.type.body, (f"{rules[0]} {more}".strip(), *rules[1:])
    for first, shown in (([aim], longer), ([aim], rules), ([], rules)):
        above = [
            ui.fit_text(words, size, room.size, weight=SEMIBOLD) for words in first
        ]
        taken = sum([one.height + size // 3 for one in above])
        found = [
            ui.fit_text(rule, size, (room.width, room.height - taken)) for rule in shown
        ]
        high = taken + max([one.height for one in found])
        if high <= room.height + size // 4 and all(one.is_whole for one in found):
            for one in above:
                ui.write(one, room.cut_top(one.height, size // 3), "text")
            ui.write(found[which], room, "text")
            return high
    return 0


def _draw_ways(ui: Ui, row: Room, ways: list[ButtonLook]) -> None:
    """Draw the ways in, all of one width; their keys stand below their labels where each of these is one line."""
    gap = ui.type.body // 2
    wide = (row.width - (len(ways) - 1) * gap) // len(ways)
    size = min(ui.fit_size(look.label, ui.type.body, wide - gap, BOLD) for look in ways)
    are_lines = all(ui.width(look.label, size, BOLD) <= wide - gap for look in ways)
    for look in ways:
        place = row.cut_left(wide, gap)
        if are_lines:
            ui.button_over_key(place, look, size)
        else:
            ui.button(look.bare, place)


def _draw_moves(ui: Ui, place: Rect) -> None:
    """Draw a queen in the middle of a small board, and arrows from her square to the last one each way."""
    cell, (x, y) = place.width / CELLS, place.center
    ui.piece(
        place, pieces.paint_small_board, ((CELLS // 2, CELLS // 2),), CELLS, False, True
    )
    for across, down in (
        (0, -1),
        (1, -1),
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
    ):
        tip = TIP * cell / (across * across + down * down) ** 0.5
        end = x + 2.2 * cell * across, y + 2.2 * cell * down
        back = end[0] - 1.6 * tip * across, end[1] - 1.6 * tip * down
        pieces.paint_line(ui, (x + cell * across / 2, y + cell * down / 2), back, cell)
        left, right = (
            (back[0] + tip * down, back[1] - tip * across),
            (back[0] - tip * down, back[1] + tip * across),
        )
        ui.path((end, left, right), "candidate")
    ui.box(place, edge="mark", line=2)


def _draw_legend(ui: Ui, room: Room, legend: list[tuple[Sample | Mark, str]]) -> None:
    """Draw all rows of the legend in columns; where they have no room the pieces alone, or none."""
    size = max(ui.smallest, round(0.85 * ui.type.body))
    shown, marks = (
        [one for one in legend if isinstance(one[0], Sample) is is_piece]
        for is_piece in (True, False)
    )
    for columns in ([shown, marks], [legend], [shown]):
        columns = [*filter(None, columns)]
        rows = max(map(len, columns))
        step = min(round(1.2 * SQUARE * size), room.height // rows)
        side = min(round(SQUARE * size), step - 3)
        widths = [
            side + size // 2 + max(ui.width(words, size) for _, words in column)
            for column in columns
        ]
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
            ui.text(
                words,
                size,
                "text",
                midleft=(row.left + side + size // 2, row.top + side // 2),
            )


def _draw_sample(ui: Ui, sample: Sample | Mark, square: Rect) -> None:
    """Draw what stands on the board, on a square of its own."""
    ui.box(square, "blue_light")
    if sample is Sample.CANDIDATE:
        pieces.paint_candidate(ui, square.center, square.width)
    elif sample is Sample.QUEEN:
        pieces.paint_queens(ui, square.width, square.center)
    elif isinstance(sample, Mark):
        pieces.paint_mark(ui, sample, round(LARGER * square.width), square.center)
    else:
        pieces.paint_ghost(ui, square, square.width)
