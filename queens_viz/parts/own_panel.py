"""What stands in the place of the tabs while the class has a board of its own: what it can do there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.binding import Group
from ..app.commands import Action
from ..pens import keycap
from ..pens.face import BOLD, SEMIBOLD
from ..pens.icons import Icon
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from .heights import strip_height
from .menu import paint_state
from .scene import Scene

LINES: tuple[tuple[tuple[str, ...], str, Action], ...] = (
    ((), "own_click", Action.PICK),
    (("left", "up", "down", "right", "space"), "own_keys", Action.PICK),
    (("w",), "own_shade", Action.SHADE),
    (("u",), "own_take_back", Action.TAKE_BACK),
    (("home",), "own_clear", Action.CLEAR),
    (("escape",), "own_leave", Action.CLOSE),
    (("return",), "own_go_there", Action.GO_THERE),
)
"""The keys of each line, the key of its words, and the action that a click on it asks for; without keys a click."""

TAPPED = LINES[0], LINES[2]
"""What is told where there are no keys: header and foot have buttons for the rest."""


class OwnLine(NamedTuple):
    """A line: its keys, where these are told of, what they do, and whether they do it now.

    A switch has its state in words, and whether it is on. While it does nothing there may be a remark under it, for
    which room is kept.
    """

    keys: tuple[str, ...]
    words: str
    action: Action
    is_enabled: bool
    remark: str = ""
    state: str = ""
    is_on: bool = False


class OwnPanelLook(NamedTuple):
    """The title, the lines, and what a full board is."""

    title: str
    lines: tuple[OwnLine, ...]
    note: str


def own_panel_of(scene: Scene) -> OwnPanelLook | None:
    """Decide what the panel says, while the class has a board of its own."""
    own, say, lines = scene.own, scene.say, list[OwnLine]()
    if not own:
        return None
    for keys, words, action in LINES if say.has_keys else TAPPED:
        names = (tuple(map(say.key, keys)) or (say("click"),)) if say.has_keys else ()
        line = OwnLine(names, say(words), action, action in scene.setting.can)
        if action is Action.SHADE:
            line = line._replace(state=say("is_on" if own.is_shaded else "is_off"), is_on=own.is_shaded)
        elif action is Action.GO_THERE:
            line = line._replace(remark=say("own_not_yet"))
        lines.append(line)
    return OwnPanelLook(say("own_title"), tuple(lines), say.count("own_note", own.n))


AIRY, TIGHT, STEP, BELOW = 1.9, 1.3, 1.2, 1.15
"""The height of a line at most and at least, how far apart the lines of one text are, and those of a remark."""

NOTE = 3.4
"""The height of the note with what lies above it, in its type."""


class Row(NamedTuple):
    """A line with its words and its remark, both broken into lines, and how high they are beside the first one."""

    line: OwnLine
    words: list[str]
    remark: list[str]
    more: float


class Plan(NamedTuple):
    """How the lines fit a room: the size of their type, the height of each, and how wide their keys are.

    What is `small` is remarks, states and keys.
    """

    size: int
    line: int
    keys: int
    rows: list[Row]
    small: int


def own_panel(ui: Ui, card: Room, said: OwnPanelLook) -> Rect:
    """Draw the title, the lines and, where it has room, the note below them."""
    ui.tell(said.title)
    for line in said.lines:
        ui.tell(f"{' '.join(line.keys)}: {line.words}".removeprefix(": "))
    room, text = card.within(ui.padding(card), 0), ui.type
    head = room.cut_top(strip_height(text))
    y = card.top + round(1.15 * text.reason)
    ui.text_within(said.title, text.reason, "accent", head.width, BOLD, midleft=(head.left, y))
    ui.box(card.row(head.bottom - 1, 1).inflate(-2, 0), "hairline")
    room.cut_top(text.body // 3)
    plan, has_note = _fitting(ui, said, room)
    size = plan.size
    for row in plan.rows:
        place = room.cut_top(plan.line + round(row.more))
        if place.bottom <= card.bottom:
            _draw_row(ui, place, plan, row)
    if has_note:
        # What a full board is, on a pale card.
        room.cut_top(round(0.4 * size))
        place = room.cut_top(round(2.6 * size)).within(-size // 2, 0)
        ui.box(place, "hover", radius=8)
        ui.shape(Icon.CROWN, round(1.8 * size), "accent", (place.left + 1.7 * size, place.centery))
        ui.text(said.note, size, "text", midleft=(place.left + round(3.2 * size), place.centery))
    return card


def _fitting(ui: Ui, said: OwnPanelLook, room: Rect) -> tuple[Plan, bool]:
    """Return the plan with the largest type that has room, and whether the note has room below it.

    Where there is little room the note goes first, then all keys but the last of each line, and at last the lines of
    which there is a button below the board.
    """
    last = tuple(line._replace(keys=line.keys[-1:]) for line in said.lines)
    few = tuple(line for line in last if not _has_button(line))
    for lines in (said.lines, last, few):
        for size in range(ui.type.body, ui.smallest - 1, -1):
            plan = _planned(ui, lines, size, room.width)
            is_plain = all(len(row.words) == 1 and len(row.remark) < 2 for row in plan.rows)
            if lines is said.lines and not is_plain:
                continue
            more = round(sum(row.more for row in plan.rows))
            for has_note in (True, False):
                line = int(min(AIRY * size, (room.height - more - round(NOTE * size) * has_note) / len(lines)))
                fits = ui.width(said.note, size) + 4 * size <= room.width
                if line >= TIGHT * size and (fits or not has_note):
                    return plan._replace(line=line), has_note
    return plan, False


def _planned(ui: Ui, lines: tuple[OwnLine, ...], size: int, wide: int) -> Plan:
    """Return the plan of some lines, as low as can be."""
    small, rows = max(ui.least(1), round(0.8 * size)), list[Row]()
    caps = max(sum(keycap.width_of(ui, key, small) + 5 for key in line.keys) for line in lines)
    keys = min(caps + size, wide // 2) if caps else 0
    for line in lines:
        words = ui.lines(line.words, size, wide - keys - _state_width(ui, line, size, small))
        remark = ui.lines(line.remark, small, wide - keys) if line.remark else []
        rows.append(Row(line, words, remark, STEP * (len(words) - 1) * size + BELOW * small * len(remark)))
    return Plan(size, round(TIGHT * size), keys, rows, small)


def _has_button(line: OwnLine) -> bool:
    """Return whether a button below the board does what a line says."""
    other = BINDING_OF[line.action].stands_for
    return other is not None and BINDING_OF[other].group is Group.CONTROLS


def _state_width(ui: Ui, line: OwnLine, size: int, small: int) -> int:
    return ui.width(line.state, small, SEMIBOLD) + 2 * size if line.state else 0


def _draw_row(ui: Ui, place: Room, plan: Plan, row: Row) -> None:
    """Draw a row; what it does not do now is grey."""
    line, size, small = row.line, plan.size, plan.small
    middle, x, ink = place.top + plan.line // 2, place.left, "text" if line.is_enabled else "disabled"
    ui.hit(line.action, place)
    for key in line.keys:
        x = keycap.paint_at(ui, key, small, ink, most=plan.line - 1, midleft=(x, middle)).right + 5
    left = place.left + plan.keys
    ui.text_lines(row.words, size, ink, STEP * size, midleft=(left, middle))
    if line.state:
        pill = _state_width(ui, line, size, small) - size, min(small + 8, plan.line - 1)
        paint_state(ui, line.state, rect_at(*pill, midright=(place.right, middle)), small, is_on=line.is_on)
    if not line.is_enabled:
        y = middle + (len(row.words) - 1) * STEP * size + 0.6 * size + 0.5 * small
        ui.text_lines(row.remark, small, "muted", BELOW * small, midleft=(left, y))
