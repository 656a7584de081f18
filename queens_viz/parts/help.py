"""The help: what every key does, written from the table that binds them, and a card that tells it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.binding import Binding, Section, keys_in
from ..app.commands import Action
from ..app.layers import Layer
from ..pens import keycap
from ..pens.face import BOLD
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from ..words.words import Words
from .scene import Scene

MOUSE = (
    ("click", "mouse_square"),
    ("click", "mouse_number"),
    ("click", "mouse_line"),
    ("wheel", "mouse_tree"),
)
"""What the mouse does: the messages for what is done with it, and for what comes of it."""

GESTURES = {
    "section_run": (("finger_drag", "finger_line"),),
    "section_board": (("click", "mouse_square"), ("finger_hold", "finger_square"), ("click", "finger_number")),
    "section_panels": (
        ("click", "finger_solution"),
        ("click", "finger_node"),
        ("finger_hold", "finger_about"),
        ("finger_drag", "finger_panel"),
        ("finger_spread", "mouse_tree"),
    ),
    "section_class": (("click", "finger_asked"), ("click", "finger_leave")),
}
"""What fingers do, in parts with titles, told in the place of keys where there are none."""

CLICKER = (BINDING_OF[Action.BEAT], BINDING_OF[Action.BEAT_BACK])
"""What the keys of a clicker do in a lesson, in place of what they do without one."""

MOST_KEYS = 4
"""If an action has more keys than this, only the first and the last are named."""


VEIL = 0.55
"""How much of the window the help hides."""

AIRY, TIGHT = 1.75, 1.2
"""The height of a line at most and at least, in sizes of its type."""

HEAD, FOOT = 2.1, 1.5
"""The height of the card's head and foot, in lines."""


class HelpKey(NamedTuple):
    """A key of the help, or what the mouse does, and the action that a click on it asks for, if it has one."""

    name: str
    action: Action | None = None


class HelpLine(NamedTuple):
    """A line of the help: the keys of an action, or one of each of several, and what they do, if they do it now."""

    keys: tuple[HelpKey, ...]
    words: str
    is_enabled: bool = True


class HelpSection(NamedTuple):
    """Lines of the help that belong together, and their title."""

    title: str
    lines: tuple[HelpLine, ...]


def sections(scene: Scene) -> tuple[HelpSection, ...]:
    """Decide what the help says: what each key does, and then the mouse; or what fingers do."""
    say = scene.say
    if not say.has_keys:
        return tuple(_of_gestures(*part, say) for part in GESTURES.items())
    sections = []
    for section, bindings in SECTIONS.items():
        lines = [_line(scene, *together) for together in told(bindings, scene.setting.missing)]
        if section is Section.RUN and scene.state.lesson:
            lines.append(HelpLine(tuple(_clicker(say)), say("lesson_clicker")))
        sections.append(HelpSection(say(section.value), tuple(lines)))
    return *sections, _of_gestures("section_mouse", MOUSE, say)


def _clicker(say: Words) -> Iterator[HelpKey]:
    """Yield the keys that are the lesson's while one is on."""
    for binding in CLICKER:
        yield from (HelpKey(key, binding.action) for key in keys_of(say, binding, Layer.CLICKER))


def _of_gestures(title: str, gestures: tuple[tuple[str, str], ...], say: Words) -> HelpSection:
    """Return what mouse or fingers do."""
    return HelpSection(say(title), tuple(HelpLine((HelpKey(say(one)),), say(words)) for one, words in gestures))


def told(bindings: Iterable[Binding], missing: Container[Action] = ()) -> Iterator[tuple[Binding, ...]]:
    """Yield the bindings that the help lists; those with the same words come together."""
    here = (binding for binding in bindings if binding.help and binding.action not in missing)
    for _, together in groupby(here, key=lambda binding: binding.help):
        yield tuple(together)


def _line(scene: Scene, *together: Binding) -> HelpLine:
    # A click does what the button does now. Of several actions each has its first key; an action of its own has all.
    actions = [scene.setting.stand_ins.get(binding.action, binding).action for binding in together]
    taken = {key.name for key in _clicker(scene.say)} if scene.state.lesson else set()
    keys = [
        HelpKey(key, None if action is Action.TYPE else action)
        for binding, action in zip(together, actions, strict=True)
        for key in keys_of(scene.say, binding)[: 1 if len(together) > 1 else None]
        if key not in taken
    ]
    return HelpLine(tuple(keys), scene.say(together[0].help), any(one in scene.setting.can for one in actions))


def keys_of(say: Words, binding: Binding, layer: Layer = Layer.SEARCH) -> tuple[str, ...]:
    """Return all keys of an action in a layer as people know them."""
    keys = tuple(say.key(key) for key in keys_in(binding, layer))
    return keys if len(keys) <= MOST_KEYS else (f"{keys[0]}–{keys[-1]}",)


class Column(NamedTuple):
    """A column of the help: its sections, how wide the keys before the words of each are, and how wide it is itself."""

    sections: list[HelpSection]
    keys: list[int]
    wide: int


class Plan(NamedTuple):
    """How the help fits a room: the size of its type, the height of a line, and its columns."""

    size: int
    line: int
    columns: list[Column]

    @property
    def wide(self) -> int:
        """The width of the card."""
        return sum(column.wide + self.line for column in self.columns) + self.line

    @property
    def lines(self) -> float:
        """The height of the card in lines, but for what lies above the first."""
        highest = max(sum(len(section.lines) + 1.5 for section in column.sections) for column in self.columns)
        return highest - 0.5 + HEAD + FOOT

    @property
    def tall(self) -> int:
        """The height of the card, as all its lines take it."""
        return round(self.lines * self.line) + self.size


def help_card(ui: Ui, window: Room, sections: tuple[HelpSection, ...], say: Words, scrolled: int) -> Rect:
    """Draw the help over the window, as large as that allows; what has no room is scrolled, by so many lines."""
    room = window.within(6, 6)
    plan = _fitting(ui, sections, room)
    size, line = plan.size, plan.line
    card = Room(*rect_at(min(plan.wide, room.width), plan.tall, center=window.center).clip(room))
    ui.box(window, "veil", share=VEIL)
    ui.box(card, "panel", "border", radius=14)
    body = card.within(line, 0)
    _draw_head(ui, body.cut_top(HEAD * line), say, plan)
    foot = body.cut_low(FOOT * line)
    for y in (body.top, body.bottom):
        ui.box(card.row(y, 1).inflate(-2, 0), "hairline")
    most = max(0, -(-(plan.tall - card.height) // line))
    first = min(scrolled, most)
    ui.scroll("help", first, most, line)
    top, hidden = body.top + size // 2 - first * line, 0
    for column in plan.columns:
        place = body.cut_left(min(column.wide, body.width), line)
        hidden += _draw_column(ui, place, top, column, plan)
    words, ink = (say("help_more", more=hidden), "text") if hidden else (say("help_foot"), "muted")
    ui.text(ui.cut(words, size, foot.width), size, ink, midleft=foot.midleft)
    return window


def _fitting(ui: Ui, sections: tuple[HelpSection, ...], room: Rect) -> Plan:
    """Return the plan with the largest type that has room; else that of the smallest that is not too wide.

    Where there is little room a line shows only the first key of each action.
    """
    largest = max(ui.smallest, round(0.9 * ui.type.body))
    for is_brief in (False, True):
        for size in range(largest, ui.smallest - 1, -1):
            # Two columns come last, since they are uneven.
            for count in (3, 1, 2):
                plan = _planned(ui, sections, size, count, is_brief=is_brief)
                plan = plan._replace(line=int(min(AIRY * size, (room.height - size) / plan.lines)))
                if plan.line >= int(TIGHT * size) and plan.wide <= room.width:
                    return plan
    plans = [_planned(ui, sections, ui.smallest, count, is_brief=True) for count in (3, 2, 1)]
    return next((plan for plan in plans if plan.wide <= room.width), plans[-1])


def _planned(ui: Ui, sections: tuple[HelpSection, ...], size: int, count: int, *, is_brief: bool) -> Plan:
    """Return a plan with some columns, its lines as low as can be; in a column keys take as much room, unless brief."""
    each, columns, gap, cap = -(-len(sections) // count), list[Column](), _gap(size), _cap_size(ui, size)
    shown = [HelpSection(title, tuple(map(_brief, lines) if is_brief else lines)) for title, lines in sections]
    for k in range(0, len(shown), each):
        keys, words, column = list[int](), list[int](), shown[k : k + each]
        for section in column:
            caps = [sum(keycap.width_of(ui, key.name, cap) + gap for key in line.keys) for line in section.lines]
            keys.append(max(caps) + size - gap)
            words.append(max(ui.width(line.words, size) for line in section.lines))
        if not is_brief:
            keys = [max(keys)] * len(keys)
        titles = [ui.width(section.title, size + 1, BOLD) for section in column]
        columns.append(Column(column, keys, max(*titles, *map(sum, zip(keys, words, strict=True)))))
    return Plan(size, round(TIGHT * size), columns)


def _brief(line: HelpLine) -> HelpLine:
    """Return a line with the first key of each action alone."""
    first = {key.action: key for key in reversed(line.keys)}
    return line._replace(keys=tuple(key for key in line.keys if first[key.action] is key))


def _gap(size: int) -> int:
    """Return the pixels between two keys."""
    return max(3, round(0.28 * size))


def _cap_size(ui: Ui, size: int) -> int:
    return max(ui.least(1), round(0.83 * size))


def _draw_head(ui: Ui, place: Room, say: Words, plan: Plan) -> None:
    """Write the title and, at the right, what closes the help."""
    size, key = plan.size, say.key("escape") if say.has_keys else say("click")
    ui.text(say("help_title"), round(1.7 * size), "text", BOLD, midleft=place.midleft)
    close = ui.text(say("help_close"), size, "muted", midright=place.midright)
    keycap.paint_at(ui, key, _cap_size(ui, size), "text", midright=(close.left - 2 * _gap(size), place.centery))


def _draw_column(ui: Ui, place: Room, top: float, column: Column, plan: Plan) -> int:
    """Draw the lines of a column that have room, from `top` on, and return how many have none."""
    hidden, line = 0, plan.line
    for section, wide in zip(column.sections, column.keys, strict=True):
        title = place.row(top, line)
        if place.contains(title):
            ui.text(section.title, plan.size + 1, "accent", BOLD, midleft=title.midleft)
        for one in section.lines:
            top += line
            rect = place.row(top, line)
            if place.contains(rect):
                _draw_line(ui, rect, one, wide, plan)
            else:
                hidden += 1
        top += line + line // 2
    return hidden


def _draw_line(ui: Ui, place: Rect, line: HelpLine, keys: int, plan: Plan) -> None:
    """Draw a line: a click on a key asks for its action, and elsewhere for that of the first one."""
    size, ink, x = plan.size, "text" if line.is_enabled else "disabled", place.left
    for key in line.keys:
        cap = keycap.paint_at(ui, key.name, _cap_size(ui, size), ink, most=plan.line - 2, midleft=(x, place.centery))
        x = cap.right + _gap(size)
        if key.action:
            ui.hit(key.action, cap)
    left = place.left + keys
    ui.text(ui.cut(line.words, size, place.right - left), size, ink, midleft=(left, place.centery))
    if line.keys[0].action:
        ui.hit(line.keys[0].action, place)
