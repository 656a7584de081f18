"""What stands in the place of the tabs while the class has a board of its own: what it can do there."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.binding import Group
from ..app.commands import Action
from ..looks.scene import Scene
from ..pens import keycap
from ..pens.face import BOLD, SEMIBOLD
from ..pens.icons import Icon
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from .heights import strip_height
from .menu import paint_state

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
    """A line: its keys, where these are told of, what they do, whether they do it now, and a remark under it.

    A switch has its state in words, and whether it is on. Room is kept for a remark that is `awaited`.
    """

    keys: tuple[str, ...]
    words: str
    action: Action
    is_enabled: bool
    remark: str = ""
    awaited: str = ""
    state: str = ""
    is_on: bool = False


class OwnPanelLook(NamedTuple):
    """The title, the lines, and what a full board is."""

    title: str
    lines: tuple[OwnLine, ...]
    note: str


def own_panel_of(scene: Scene) -> OwnPanelLook | None:
    """Decide what the panel says, while the class has a board of its own."""
    own, say = scene.own, scene.say
    if not own:
        return None
    lines = []
    for keys, words, action in LINES if say.has_keys else TAPPED:
        names = (tuple(say.key(key) for key in keys) or (say("click"),)) if say.has_keys else ()
        line = OwnLine(names, say(words), action, action in scene.can)
        if action is Action.SHADE:
            line = line._replace(state=say("is_on" if own.is_shaded else "is_off"), is_on=own.is_shaded)
        elif action is Action.GO_THERE:
            not_yet = say("own_not_yet")
            line = line._replace(remark="" if line.is_enabled else not_yet, awaited=not_yet)
        lines.append(line)
    note = say.count("own_note", own.n)
    return OwnPanelLook(say("own_title"), tuple(lines), note)


AIRY, TIGHT, STEP, BELOW = 1.9, 1.3, 1.2, 1.15
"""The height of a line at most and at least, how far apart the lines of one text are, and those of a remark."""

NOTE = 3.4
"""The height of the note with what lies above it, in its type."""


class Plan(NamedTuple):
    """How the lines fit a room: the size of their type, the height of each, and how wide their keys are.

    A row is a line with its words and its remark, both broken into lines; what is `small` is that, and keys.
    """

    size: int
    line: int
    keys: int
    has_all_keys: bool
    rows: tuple[tuple[OwnLine, list[str], list[str]], ...]
    small: int

    def shown(self, line: OwnLine) -> tuple[str, ...]:
        """Return the keys of a line that are shown: where there is little room the last one alone."""
        return line.keys if self.has_all_keys else line.keys[-1:]

    @property
    def more(self) -> int:
        """What rows take beside a line each."""
        lines = sum(STEP * (len(words) - 1) for _, words, _ in self.rows) * self.size
        return round(lines + BELOW * self.small * sum(len(remark) for *_, remark in self.rows))


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
    for line, words, remark in plan.rows:
        more = round(STEP * plan.size * (len(words) - 1) + BELOW * plan.small * len(remark))
        place = room.cut_top(plan.line + more)
        if place.bottom <= card.bottom:
            _draw_row(ui, place, plan, line, words, remark)
    if has_note:
        room.cut_top(round(0.4 * plan.size))
        _draw_note(ui, room.cut_top(round(2.6 * plan.size)).within(-plan.size // 2, 0), said.note, plan.size)
    return card


def _fitting(ui: Ui, said: OwnPanelLook, room: Rect) -> tuple[Plan, bool]:
    """Return the plan with the largest type that has room, and whether the note has room below it.

    Where there is little room the note goes first, then all keys but the last of each line, and at last the lines of
    which there is a button below the board.
    """
    few = tuple(line for line in said.lines if not _has_button(line))
    for lines, has_all_keys in ((said.lines, True), (said.lines, False), (few, False)):
        for size in range(ui.type.body, ui.smallest - 1, -1):
            plan = _planned(ui, lines, size, room.width, has_all_keys=has_all_keys)
            is_plain = all(len(words) == 1 and len(remark) < 2 for _, words, remark in plan.rows)
            if has_all_keys and not is_plain:
                continue
            for has_note in (True, False):
                free = room.height - plan.more - round(NOTE * size) * has_note
                line, fits = (
                    int(min(AIRY * size, free / len(lines))),
                    ui.width(said.note, size) + 4 * size <= room.width,
                )
                if line >= TIGHT * size and (fits or not has_note):
                    return plan._replace(line=line), has_note
    return plan._replace(line=round(TIGHT * size)), False


def _planned(ui: Ui, lines: tuple[OwnLine, ...], size: int, wide: int, *, has_all_keys: bool) -> Plan:
    small = max(ui.least(1), round(0.8 * size))
    plan = Plan(size, 0, 0, has_all_keys, (), small)
    caps = [sum(keycap.width_of(ui, key, small) + 5 for key in plan.shown(line)) for line in lines]
    keys, rows = min(max(caps) + size, wide // 2) if max(caps) else 0, []
    for line in lines:
        _, words = ui.wrapped(line.words, size, wide - keys - _state_width(ui, line, plan), 999)
        # The remark keeps its place while it is not said.
        remark = ui.wrapped(line.awaited, small, wide - keys, 999)[1] if line.awaited else []
        rows.append((line, words, remark))
    return plan._replace(keys=keys, rows=tuple(rows))


def _has_button(line: OwnLine) -> bool:
    """Return whether a button below the board does what a line says."""
    other = BINDING_OF[line.action].stands_for
    return other is not None and BINDING_OF[other].group is Group.CONTROLS


def _state_width(ui: Ui, line: OwnLine, plan: Plan) -> int:
    return ui.width(line.state, plan.small, SEMIBOLD) + 2 * plan.size if line.state else 0


def _draw_row(ui: Ui, place: Room, plan: Plan, line: OwnLine, words: list[str], remark: list[str]) -> None:
    """Draw a row; what it does not do now is grey."""
    size, small, ink = plan.size, plan.small, "text" if line.is_enabled else "disabled"
    ui.hit(line.action, place)
    middle, x = place.top + plan.line // 2, place.left
    for key in plan.shown(line):
        x = keycap.paint_at(ui, key, small, ink, most=plan.line - 1, midleft=(x, middle)).right + 5
    left = place.left + plan.keys
    ui.text_lines(words, size, ink, STEP * size, midleft=(left, middle))
    if line.state:
        pill = _state_width(ui, line, plan) - size, min(small + 8, plan.line - 1)
        paint_state(ui, line.state, rect_at(*pill, midright=(place.right, middle)), small, is_on=line.is_on)
    if line.remark:
        y = middle + (len(words) - 1) * STEP * size + 0.6 * size + 0.5 * small
        ui.text_lines(remark, small, "muted", BELOW * small, midleft=(left, y))


def _draw_note(ui: Ui, place: Room, note: str, size: int) -> None:
    """Draw what a full board is, on a pale card."""
    ui.box(place, "hover", radius=8)
    ui.shape(Icon.CROWN, round(1.8 * size), "accent", (place.left + 1.7 * size, place.centery))
    ui.text(note, size, "text", midleft=(place.left + round(3.2 * size), place.centery))
