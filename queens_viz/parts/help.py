"""The help: what every key does, written from the table that binds them, and a card that tells it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.vote import COUNTING
from ..pens import BOLD, REGULAR, Rect, Room, Ui, keycap, rect_at
from ..words.words import Words
from .scene import Setting

MOUSE = (
    ("click", "mouse_square"),
    ("click", "mouse_number"),
    ("click", "mouse_line"),
    ("wheel", "mouse_tree"),
)
"""What the mouse does: the messages for what is done with it, and for what comes of it."""

GESTURES = {
    "section_run": (("finger_drag", "finger_line"),),
    "section_board": (
        ("click", "mouse_square"),
        ("finger_hold", "finger_square"),
        ("click", "finger_number"),
    ),
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

COUNTING_KEYS = (
    ((Action.CURSOR,), "help_choose"),
    ((Action.NUMBER,), "help_number"),
    ((Action.HAND, Action.LESS), "help_hand"),
)
"""What is told of a vote while hands are counted: the actions of each line, and its words."""

MOST_KEYS = 4
"""If an action has more keys than this, only the first and the last are named."""

AIRY, TIGHT, AROUND = 1.75, 1.2, 4
"""The height of a line at most and at least, in its type, and the lines that head, foot and margins take."""


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


def sections(setting: Setting) -> tuple[HelpSection, ...]:
    """Decide what the help says: what each key does, and then the mouse; or what fingers do."""
    say = setting.say
    if not say.has_keys:
        return tuple(_of_gestures(*part, say) for part in GESTURES.items())
    sections = []
    for section, bindings in SECTIONS.items():
        lines = [
            _line(setting, *together) for together in told(bindings, setting.missing)
        ]
        if section == "section_run" and setting.state.lesson:
            lines.append(HelpLine(tuple(_clicker(setting)), say("lesson_clicker")))
        if section == "section_class" and setting.state.vote.phase is COUNTING:
            lines += _of_vote(say)
        sections.append(HelpSection(say(section), tuple(lines)))
    return *sections, _of_gestures("section_mouse", MOUSE, say)


def _of_vote(say: Words) -> list[HelpLine]:
    """Return the lines on the keys that count hands for the chosen answer."""
    lines = []
    for actions, words in COUNTING_KEYS:
        keys = [
            HelpKey(key)
            for action in actions
            for key in keys_of(say, BINDING_OF[action])
        ]
        lines.append(HelpLine(tuple(keys), say(words)))
    return lines


def _clicker(setting: Setting) -> list[HelpKey]:
    """Return the keys of a clicker that are the lesson's while one is on, in place of what they do without one."""
    pages = (Action.BEAT, Action.BEAT_BACK) if setting.state.lesson else ()
    return [
        HelpKey(key, page)
        for page in pages
        for key in keys_of(setting.say, BINDING_OF[page])
    ]


def _of_gestures(
    title: str, gestures: tuple[tuple[str, str], ...], say: Words
) -> HelpSection:
    """Return what mouse or fingers do."""
    return HelpSection(
        say(title),
        tuple(HelpLine((HelpKey(say(one)),), say(words)) for one, words in gestures),
    )


def told(
    bindings: Iterable[Binding], missing: Container[Action] = ()
) -> Iterator[tuple[Binding, ...]]:
    """Yield the bindings that the help lists; those with the same words come together."""
    here = (
        binding
        for binding in bindings
        if binding.help is not None and binding.action not in missing
    )
    for _, together in groupby(here, key=lambda binding: binding.line):
        yield tuple(together)


def _line(setting: Setting, *together: Binding) -> HelpLine:
    # A click does what the button does now. Of several actions each has its first key; an action of its own has all.
    actions = [
        setting.stand_ins.get(binding.action, binding).action for binding in together
    ]
    taken = [key.name for key in _clicker(setting)]
    keys = [
        HelpKey(key, None if action is Action.TYPE else action)
        for binding, action in zip(together, actions, strict=True)
        for key in keys_of(setting.say, binding)[: 1 if len(together) > 1 else None]
        if key not in taken
    ]
    return HelpLine(
        tuple(keys),
        setting.say(together[0].line),
        any(one in setting.can for one in actions),
    )


def keys_of(say: Words, binding: Binding) -> tuple[str, ...]:
    """Return all keys of an action as people know them."""
    keys = tuple(say.key(key) for key in binding.keys)
    return keys if len(keys) <= MOST_KEYS else (f"{keys[0]}–{keys[-1]}",)


Column = tuple[int, list[tuple[HelpLine, int]]]
"""How wide a column is with the gap after it; its titles and lines, and how wide the keys of each are."""


def help_card(ui: Ui, window: Room, setting: Setting, scrolled: int) -> None:
    """Draw the help over the window, as large as that allows; what has no room is scrolled, by so many lines."""
    room, say = window.within(6, 6), setting.say
    size, line, columns = _fitting(ui, sections(setting), room)
    rows = max(len(column) for _, column in columns)
    seen = min(rows, room.height // line - AROUND)
    gap, wide = int(TIGHT * size), sum(wide for wide, _ in columns)
    card = Room(
        *rect_at(
            min(wide + gap, room.width), (seen + AROUND) * line, center=window.center
        )
    )
    ui.box(window, "veil", share=0.55)
    ui.box(card, "panel", "border", radius=14)
    body = card.within((card.width - wide + gap) // 2, 0)
    head, foot = (
        body.cut_top(2 * line, line // 4),
        body.cut_bottom(1.5 * line, line // 4),
    )
    for y in (head.bottom, foot.top):
        ui.box(card.row(y, 1).inflate(-2, 0), "hairline")
    key = say.key("escape") if say.has_keys else say("click")
    ui.text(say("help_title"), round(1.7 * size), "text", BOLD, midleft=head.midleft)
    close = ui.text(say("help_close"), size, "muted", midright=head.midright)
    keycap.paint_at(
        ui,
        key,
        _key_size(ui, size),
        "text",
        midright=(close.left - size // 2, head.centery),
    )
    first, hidden = min(scrolled, rows - seen), 0
    ui.scroll("help", first, rows - seen, line)
    for wide, column in columns:
        place = body.cut_left(min(wide, body.width))
        for one, keys in column[first : first + seen]:
            _draw_line(ui, place.cut_top(line), one, keys, size)
        hidden += sum(
            bool(one.keys) for one, _ in (*column[:first], *column[first + seen :])
        )
    words, ink = (
        (say("help_more", more=hidden), "text")
        if hidden
        else (say("help_foot"), "muted")
    )
    ui.label(words, size, foot, ink)


def _fitting(
    ui: Ui, sections: tuple[HelpSection, ...], room: Rect
) -> tuple[int, int, list[Column]]:
    """Return the largest type that has room, the height of a line, and the columns; else the smallest, scrolled."""
    for size in range(max(ui.smallest, round(0.9 * ui.type.body)), ui.smallest - 1, -1):
        for count in (3, 2, 1):
            columns = _columns(ui, sections, size, count)
            rows = max(len(column) for _, column in columns) + AROUND
            line = max(int(TIGHT * size), min(int(AIRY * size), room.height // rows))
            if sum(wide for wide, _ in columns) > room.width:
                continue
            if rows * line <= room.height:
                return size, line, columns
            # Fewer columns are higher.
            break
    return size, line, columns


def _columns(
    ui: Ui, sections: tuple[HelpSection, ...], size: int, count: int
) -> list[Column]:
    """Divide sections, each with its title and a line that is left free, among some columns."""
    each, columns = -(-len(sections) // count), list[Column]()
    for k in range(0, len(sections), each):
        rows, wide = list[tuple[HelpLine, int]](), 0
        for section in sections[k : k + each]:
            keys = size // 2 + max(
                sum(_cap_width(ui, key, size) for key in line.keys)
                for line in section.lines
            )
            words = keys + max(ui.width(line.words, size) for line in section.lines)
            wide = max(wide, words, ui.width(section.title, size, BOLD))
            rows += [
                (HelpLine((), section.title), 0),
                *[(line, keys) for line in section.lines],
                (HelpLine((), ""), 0),
            ]
        columns.append((wide + int(TIGHT * size), rows[:-1]))
    return columns


def _key_size(ui: Ui, size: int) -> int:
    return max(ui.least(1), round(0.83 * size))


def _cap_width(ui: Ui, key: HelpKey, size: int) -> int:
    """Return how wide a key is beside words of a size, with the gap after it."""
    return keycap.width_of(ui, key.name, _key_size(ui, size)) + size // 4


def _draw_line(ui: Ui, place: Room, line: HelpLine, keys: int, size: int) -> None:
    """Draw a line, or a title: a click on a key asks for its action, and elsewhere for that of the first one."""
    whole, ink = place.copy(), "text" if line.is_enabled else "disabled"
    words = whole.column_to(whole.left + keys, whole.right)
    for key in line.keys:
        cap = place.cut_left(_cap_width(ui, key, size))
        keycap.paint_at(
            ui,
            key.name,
            _key_size(ui, size),
            ink,
            most=place.height - 2,
            midleft=cap.midleft,
        )
        if key.action:
            ui.hit(key.action, cap)
    if line.keys and line.keys[0].action:
        ui.hit(line.keys[0].action, whole)
    weight, role = (REGULAR, ink) if line.keys else (BOLD, "accent")
    ui.label(line.words, size, words, role, weight)
