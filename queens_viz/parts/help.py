"""The help: what every key does, written from the table that binds them, and a card that tells it."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.vote import COUNTING
from ..pens import BOLD, SEMIBOLD, Rect, Room, Ui, keycap, rect_at
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


# How it is drawn. Sizes are in the type of its words, except where a unit is named.

AIRY = 1.75  # the height of a line, at most
TIGHT = 1.2  # the same, at least
TYPE = 0.9  # of its words, at most: of the body's type
KEY_TYPE = 0.83
TITLE_TYPE = 1.7
HEAD = 2.25  # lines, with the gap below it
FOOT = 1.75  # lines, with the gap above it
LOW_HEAD = (
    2.25  # lines, with a margin at the foot: a head that says what the foot would
)
CAP_GAP = 3  # pixels between two keys, at least
MARGIN = 6  # pixels around the card
COLUMN_GAP = 1.2
KEY_GAP = 0.25  # after a key
WORDS_GAP = 0.5  # between keys and words
MOST_COLUMNS = 3


class Column(NamedTuple):
    """A column of the help, with all of its lines: titles, free lines, and the others."""

    width: int  # with the gap after it
    lines: list[HelpLine]
    key_widths: list[int]  # of the keys of each line; 0 for titles and free lines


class HelpFit(NamedTuple):
    """The help as it fits a room."""

    size: int  # of its words
    line: int  # the height of a line
    columns: list[Column]
    has_foot: bool  # else the head is lower and says what the foot would

    @property
    def rows(self) -> int:
        """The number of lines of the longest column."""
        return max([len(column.lines) for column in self.columns])

    @property
    def around(self) -> float:
        """The height of head and foot, in lines."""
        return HEAD + FOOT if self.has_foot else LOW_HEAD


def help_card(ui: Ui, window: Room, setting: Setting, scrolled: int) -> None:
    """Draw the help over the window, as large as that allows.

    What doesn't fit is scrolled, by some lines.
    """
    room = window.within(MARGIN, MARGIN)
    fit = _fit(ui, sections(setting), room)
    seen = min(fit.rows, int(room.height / fit.line - fit.around))
    gap = int(COLUMN_GAP * fit.size)
    width = sum([column.width for column in fit.columns])
    height = round((seen + fit.around) * fit.line)
    size = (min(width + gap, room.width), height)
    card = Room(*rect_at(*size, center=window.center))
    ui.box(window, "veil", opacity=0.55)
    ui.box(card, "panel", "border", radius=14)
    body = card.within((card.width - width + gap) // 2, 0)
    first = min(scrolled, fit.rows - seen)
    ui.scroll("help", first, fit.rows - seen, fit.line)
    words, role = _about(setting.say, fit, first, seen)
    if fit.has_foot:
        head = body.cut_top(2 * fit.line, fit.line // 4)
        foot = body.cut_bottom(1.5 * fit.line, fit.line // 4)
        ui.box(card.row(foot.top, 1).inflate(-2, 0), "hairline")
        ui.label(words, fit.size, foot, role)
    else:
        head = body.cut_top(1.75 * fit.line, fit.line // 8)
    ui.box(card.row(head.bottom, 1).inflate(-2, 0), "hairline")
    between = _draw_head(ui, head, setting.say, fit.size)
    if not fit.has_foot:
        ui.label(words, fit.size, between, role)
    for column in fit.columns:
        place = body.cut_left(min(column.width, body.width))
        shown = zip(column.lines, column.key_widths, strict=True)
        for line, key_width in list(shown)[first : first + seen]:
            _draw_line(ui, place.cut_top(fit.line), line, key_width, size=fit.size)


def _about(say: Words, fit: HelpFit, first: int, seen: int) -> tuple[str, str]:
    """Return what the foot says, and its role: how many lines are out of sight."""
    hidden = 0
    for column in fit.columns:
        lines = (*column.lines[:first], *column.lines[first + seen :])
        hidden += sum([bool(line.keys) for line in lines])
    if hidden:
        return say("help_more", more=hidden), "text"
    return say("help_foot"), "muted"


def _draw_head(ui: Ui, head: Room, say: Words, size: int) -> Room:
    """Draw the title, and how the help is closed. Return the room between them."""
    title_size = round(TITLE_TYPE * size)
    key = say.key("escape") if say.has_keys else say("click")
    title = ui.text(say("help_title"), title_size, "text", BOLD, midleft=head.midleft)
    close = ui.text(say("help_close"), size, "muted", midright=head.midright)
    right = (close.left - size // 2, head.centery)
    key_size = _key_size(ui, size)
    cap = keycap.paint_at(ui, key, key_size, "text", most=head.height, midright=right)
    between = Room(*head)
    between.cut_left(title.width, size)
    between.cut_right(head.right - cap.left, size)
    return between


def _fit(ui: Ui, sections: tuple[HelpSection, ...], room: Rect) -> HelpFit:
    """Return the help in the largest type that fits; else in the smallest, scrolled."""
    largest = max(ui.smallest, round(TYPE * ui.type.body))
    fit: HelpFit | None = None
    for size in range(largest, ui.smallest - 1, -1):
        for count in range(MOST_COLUMNS, 0, -1):
            columns = _columns(ui, sections, size, count)
            if sum([column.width for column in columns]) > room.width:
                continue
            fit = _with_lines(ui, HelpFit(size, 0, columns, has_foot=True), room)
            if (fit.rows + fit.around) * fit.line <= room.height:
                return fit
            # Fewer columns are higher.
            break
    if fit is None:
        columns = _columns(ui, sections, ui.smallest, 1)
        fit = HelpFit(ui.smallest, 0, columns, has_foot=True)
    return fit._replace(line=_cap_line(ui, fit), has_foot=True)


def _cap_line(ui: Ui, fit: HelpFit) -> int:
    """Return the height of lines in which keys don't touch each other."""
    return keycap.height_of(_key_size(ui, fit.size)) + CAP_GAP


def _with_lines(ui: Ui, fit: HelpFit, room: Rect) -> HelpFit:
    """Return the help with the height of its lines.

    If they would be lower than keys, the foot is left out to make them higher. For
    fingers, what it says doesn't fit the head.
    """
    least = int(TIGHT * fit.size)
    most = int(AIRY * fit.size)
    for has_foot in (True, False):
        fit = fit._replace(has_foot=has_foot)
        line = int(room.height / (fit.rows + fit.around))
        fit = fit._replace(line=max(least, min(most, line)))
        if ui.type.touch or fit.line >= _cap_line(ui, fit):
            break
    return fit


def _columns(
    ui: Ui, sections: tuple[HelpSection, ...], size: int, count: int
) -> list[Column]:
    """Return the sections in columns, each with its title and a free line after it."""
    each = math.ceil(len(sections) / count)
    starts = range(0, len(sections), each)
    return [_column(ui, sections[k : k + each], size) for k in starts]


def _column(ui: Ui, sections: tuple[HelpSection, ...], size: int) -> Column:
    """Return sections in one column. Of a section, all words begin at one place."""
    lines: list[HelpLine] = []
    key_widths: list[int] = []
    widths: list[int] = []
    for section in sections:
        if lines:
            lines.append(HelpLine((), ""))
            key_widths.append(0)
        lines.append(HelpLine((), section.title))
        key_widths.append(0)
        widths.append(ui.width(section.title, size, BOLD))
        key_width = int(WORDS_GAP * size) + max(
            [_keys_width(ui, line, size) for line in section.lines]
        )
        for line in section.lines:
            lines.append(line)
            key_widths.append(key_width)
            widths.append(key_width + ui.width(line.words, size))
    return Column(max(widths) + int(COLUMN_GAP * size), lines, key_widths)


def _key_size(ui: Ui, size: int) -> int:
    """Return the type of keys beside words of a size."""
    return max(ui.smallest_number(1), round(KEY_TYPE * size))


def _keys_width(ui: Ui, line: HelpLine, size: int) -> int:
    """Return the width of a line's keys, each with the gap after it."""
    return sum([_cap_width(ui, key, size) for key in line.keys])


def _cap_width(ui: Ui, key: HelpKey, size: int) -> int:
    """Return the width of a key with the gap after it."""
    return keycap.width_of(ui, key.name, _key_size(ui, size)) + int(KEY_GAP * size)


def _draw_line(
    ui: Ui, place: Room, line: HelpLine, key_width: int, *, size: int
) -> None:
    """Draw a line, or a title.

    A click on a key asks for its action, and elsewhere for that of the first key.
    """
    whole = place.copy()
    ink = "text" if line.is_enabled else "disabled"
    words = whole.column_to(whole.left + key_width, whole.right)
    for key in line.keys:
        cap = place.cut_left(_cap_width(ui, key, size))
        _draw_key(ui, cap, key.name, ink, size=_key_size(ui, size))
        if key.action:
            ui.add_region(key.action, cap)
    if line.keys and line.keys[0].action:
        ui.add_region(line.keys[0].action, whole)
    if line.keys:
        ui.label(line.words, size, words, ink)
    else:
        ui.label(line.words, size, words, "accent", weight=BOLD)


def _draw_key(ui: Ui, place: Room, key: str, ink: str, *, size: int) -> None:
    """Draw a key; where lines are low, without an edge, which its letters would touch."""
    most = place.height - CAP_GAP
    if most >= keycap.height_of(size) - CAP_GAP:
        keycap.paint_at(ui, key, size, ink, most=most, midleft=place.midleft)
        return
    width = keycap.width_of(ui, key, size)
    cap = rect_at(width, most, midleft=place.midleft)
    ui.box(cap, "pale", radius=4)
    ui.text(key, size, ink, SEMIBOLD, center=cap.center)
