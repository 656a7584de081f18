"""The help: what every key does. It is made from the table that binds the keys.

`sections` decides what it says, `help_card` draws it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF, SECTIONS
from ..app.binding import Binding
from ..app.commands import Action
from ..app.layers import Layer
from ..pens import BOLD, SEMIBOLD, Rect, Room, Ui, first_fitting, keycap, rect_at
from ..words.words import Words
from .help_open import open_keys
from .scene import Setting

MOUSE = (
    ("click", "mouse_square"),
    ("click", "mouse_number"),
    ("click", "mouse_line"),
    ("wheel", "mouse_tree"),
)
"""What the mouse does: the messages of a gesture, and of its effect."""

MOUSE_ON_PROGRAM = (("click", "mouse_line"), ("click", "mouse_solution"))
"""The same on a person's own program."""

SIGNS_ON_PROGRAM = (("sign_bar", "sign_ran"), ("sign_ring", "sign_tried"))
"""What signs beside a program and on its board mean."""

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
"""What fingers do, by the titles of sections. It is shown if there are no keys."""

PROGRAM = "section_program"
"""The section on a person's own program. While that is on view, it is shown instead of
those on a class and on the panels of the search."""

OTHERS_ON_PROGRAM = (
    (Action.PROGRAM, "help_source"),
    (Action.SOLUTIONS, "help_solutions"),
    (Action.FIND_FAULT, "help_find_fault"),
    (Action.SHARE, "help_share"),
)
"""Lines of that section on actions of other sections, with their messages."""

ALWAYS = ("section_run", "section_board", "section_window")
"""The other sections, which are always shown."""

MOST_KEYS = 4
"""If an action has more keys than this, only the first and the last are named."""


class HelpKey(NamedTuple):
    """A key of the help, or a gesture."""

    name: str
    action: Action | None = None  # what a click on it does


class HelpLine(NamedTuple):
    """A line of the help: keys, and what they do."""

    keys: tuple[HelpKey, ...]  # all of an action, or one of each of several
    words: str
    is_enabled: bool = True  # they do it now


class HelpSection(NamedTuple):
    """Lines of the help that belong together, with their title."""

    title: str
    lines: tuple[HelpLine, ...]


def sections(setting: Setting) -> tuple[HelpSection, ...]:
    """Return what the help says: what keys and the mouse do, or what fingers do."""
    say = setting.say
    if say.has_keys:
        parts = [*_open_section(setting)]
        for title in SECTIONS:
            if title in ALWAYS or (title == PROGRAM) == setting.is_program:
                parts.append(_section(setting, title))
        mouse = MOUSE_ON_PROGRAM if setting.is_program else MOUSE
        parts.append(_gestures("section_mouse", mouse, say))
    else:
        parts = [_gestures(title, GESTURES[title], say) for title in GESTURES]
    if setting.is_program:
        parts.append(_gestures("section_signs", SIGNS_ON_PROGRAM, say))
    return tuple(parts)


def _section(setting: Setting, title: str) -> HelpSection:
    """Return a section on keys. `title` is the message key of its title."""
    lines = []
    for bindings in lines_of(SECTIONS[title], setting.missing):
        is_replaced = bindings[0].action in setting.stand_ins
        if not (setting.is_program and is_replaced):
            line = _line(setting, bindings)
            if line.keys:
                lines.append(line)
    more: tuple[tuple[Action, str], ...] = ()
    if title == PROGRAM:
        more = OTHERS_ON_PROGRAM
    if title == "section_class":
        more = ((Action.OWN_PROGRAM, "help_own_program"),)
    for action, words in more:
        if action not in setting.missing:
            binding = BINDING_OF[action]._replace(help=words)
            lines.append(_line(setting, (binding,)))
    return HelpSection(setting.say(title), tuple(lines))


def _open_section(setting: Setting) -> tuple[HelpSection, ...]:
    """Return the section on the keys of what is open, if there are any."""
    say = setting.say
    lines = []
    for line in open_keys(setting):
        actions = {
            key: None if binding.takes_key else binding.action
            for binding in line.bindings
            for key in binding.keys
        }
        keys = [HelpKey(say.key(key), actions[key]) for key in line.keys]
        if len(keys) > MOST_KEYS:
            keys = [HelpKey(f"{keys[0].name}–{keys[-1].name}")]
        lines.append(HelpLine(tuple(keys), say(line.meaning)))
    if not setting.layers:
        return ()
    lines.append(HelpLine((HelpKey(say.key("escape")),), say("help_esc")))
    return (HelpSection(say("section_open"), tuple(lines)),)


def _gestures(
    title: str, gestures: tuple[tuple[str, str], ...], say: Words
) -> HelpSection:
    """Return a section on what the mouse or fingers do.

    Its title, the gestures and their effects are keys of messages.
    """
    lines = []
    for gesture, effect in gestures:
        lines.append(HelpLine((HelpKey(say(gesture)),), say(effect)))
    return HelpSection(say(title), tuple(lines))


def lines_of(
    bindings: Iterable[Binding], missing: Container[Action] = ()
) -> Iterator[tuple[Binding, ...]]:
    """Yield the bindings of each line of the help: neighbours with the same text.

    Left out are missing actions and bindings that have no line.
    """
    listed = [
        binding
        for binding in bindings
        if binding.help is not None and binding.action not in missing
    ]
    for _, same in groupby(listed, key=lambda binding: binding.line):
        yield tuple(same)


def _line(setting: Setting, bindings: tuple[Binding, ...]) -> HelpLine:
    """Return the help's line on bindings with the same text.

    A single action is listed with all of its keys, several with the first key of each.
    Keys that belong to what is open are left out: they have lines of their own. The
    line is enabled if one of the actions applies now.
    """
    say = setting.say
    is_single = len(bindings) == 1
    keys = []
    is_enabled = False
    for binding in bindings:
        # A click does what the action's button does now.
        action = setting.stand_ins.get(binding.action, binding).action
        # A digit can be typed, but a click on "0-9" would not say which one.
        clicked = None if action is Action.TYPE else action
        all_names = keys_of(say, binding)
        names = all_names if is_single else all_names[:1]
        taken = _taken_names(setting, binding)
        keys += [HelpKey(name, clicked) for name in names if name not in taken]
        if action in setting.can:
            is_enabled = True
    return HelpLine(tuple(keys), say(bindings[0].line), is_enabled)


def _taken_names(setting: Setting, binding: Binding) -> tuple[str, ...]:
    """Return the names of the keys of a binding that belong to what is open."""
    taken: frozenset[str] = frozenset()
    if Layer.SEARCH in binding.layers:
        taken = setting.taken_keys
    elif Layer.PROGRAM in binding.layers:
        taken = setting.taken_of_program
        if Action.TO_END in setting.can:
            # It has the key of "First fault" then.
            taken = taken | {*BINDING_OF[Action.TO_END].keys}
    return tuple([setting.say.key(key) for key in binding.keys if key in taken])


def keys_of(say: Words, binding: Binding) -> tuple[str, ...]:
    """Return the names of all keys of an action, as they are written on keyboards.

    Many keys, such as the digits, are one text: that of the first and the last.
    """
    names = tuple([say.key(key) for key in binding.keys])
    if len(names) > MOST_KEYS:
        return (f"{names[0]}–{names[-1]}",)
    return names


# How it is drawn. Sizes are in the type of its words, except where a unit is named.

AIRY = 1.75  # the height of a line, at most
TIGHT = 1.2  # the same, at least
TYPE = 0.9  # of its words, at most: of the body's type
KEY_TYPE = 0.83
TITLE_TYPE = 1.7
HEAD = 2.25  # lines, with the gap below it
FOOT = 1.75  # lines, with the gap above it
LOW_HEAD = 2.25  # lines, with a margin at the foot: a head with the text of the foot
CAP_GAP = 3  # pixels between two keys, at least
MARGIN = 6  # pixels around the card
COLUMN_GAP = 1.2
KEY_GAP = 0.25  # after a key
WORDS_GAP = 0.5  # between keys and words
MOST_COLUMNS = 3


class HelpLook(NamedTuple):
    """What the help is drawn from."""

    sections: tuple[HelpSection, ...]
    say: Words
    scrolled: int  # by how many lines, if it doesn't fit


class ColumnRow(NamedTuple):
    """A line in a column of the help. A title has no keys; a free line has no words."""

    line: HelpLine
    key_width: int  # from its left end to its words


class Column(NamedTuple):
    """A column of the help."""

    width: int  # with the gap after it
    rows: list[ColumnRow]


class HelpFit(NamedTuple):
    """The help as it fits a room."""

    size: int  # of the type of its words
    line: int  # the height of a line
    columns: list[Column]
    has_foot: bool  # otherwise the head is lower, and has the text of the foot

    @property
    def lines(self) -> int:
        """The number of lines of the longest column."""
        return max([len(column.rows) for column in self.columns])

    @property
    def head_and_foot(self) -> float:
        """The height of head and foot, in lines."""
        return HEAD + FOOT if self.has_foot else LOW_HEAD

    @property
    def width(self) -> int:
        """The width of all columns, each with the gap after it."""
        return sum([column.width for column in self.columns])


def help_card(ui: Ui, window: Room, look: HelpLook) -> None:
    """Draw the help on a card over the window, in the largest type that fits.

    If not all lines fit in the smallest type, draw a part of them; it is scrolled.
    """
    room = window.within(MARGIN, MARGIN)
    fit = _fit(ui, look.sections, room)
    # The lines of each column that are shown: how many, and the first one.
    count = min(fit.lines, int(room.height / fit.line - fit.head_and_foot))
    most_scrolled = fit.lines - count
    first = min(look.scrolled, most_scrolled)
    gap = int(COLUMN_GAP * fit.size)
    width = min(fit.width + gap, room.width)
    height = round((count + fit.head_and_foot) * fit.line)
    card = Room(*rect_at(width, height, center=window.center))
    ui.box(window, "veil", opacity=0.55)
    ui.box(card, "panel", "border", radius=14)
    ui.scroll("help", first, most_scrolled, fit.line)
    # The gap after the last column is not seen, so it doesn't count.
    body = card.within((card.width - fit.width + gap) // 2, 0)
    head_height, head_gap = _head_height(fit)
    head = body.cut_top(head_height, head_gap)
    # The text of the foot is in the head, between title and key, if there is no foot.
    text, role = _foot_text(look.say, fit, first, count)
    if fit.has_foot:
        foot = body.cut_bottom(1.5 * fit.line, gap=fit.line // 4)
        ui.box(card.row(foot.top, 1).inflate(-2, 0), "hairline")
        ui.label(text, fit.size, foot, role)
    ui.box(card.row(head.bottom, 1).inflate(-2, 0), "hairline")
    between = _draw_head(ui, head, look.say, fit.size)
    if not fit.has_foot:
        ui.label(text, fit.size, between, role)
    for column in fit.columns:
        place = body.cut_left(min(column.width, body.width))
        for row in column.rows[first : first + count]:
            _draw_line(ui, place.cut_top(fit.line), row, fit.size)


def _head_height(fit: HelpFit) -> tuple[float, int]:
    """Return the height of the head and of the gap below it, in pixels.

    Without a foot, both are lower: the card has little room then.
    """
    if fit.has_foot:
        return 2 * fit.line, fit.line // 4
    return 1.75 * fit.line, fit.line // 8


def _foot_text(say: Words, fit: HelpFit, first: int, count: int) -> tuple[str, str]:
    """Return the text of the foot, and the role of its colour.

    It says how many lines with keys are not shown if `count` lines of each column are,
    from index `first` on. If none is hidden, it says how the help is closed.
    """
    hidden = 0
    for column in fit.columns:
        hidden_rows = column.rows[:first] + column.rows[first + count :]
        # Titles and free lines have no keys.
        hidden += len([row for row in hidden_rows if row.line.keys])
    if hidden > 0:
        return say("help_more", more=hidden), "text"
    return say("help_foot"), "muted"


def _draw_head(ui: Ui, head: Room, say: Words, size: int) -> Room:
    """Draw the title at the left, and how the help is closed at the right.

    That is a key or, on touch screens, a gesture, and what it does. Return the room
    between them. `size` is the type size of the help's words, in pixels.
    """
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
    """Return the help in the largest type that fits; else in the smallest, scrolled.

    If it is scrolled, its lines are as high as keys need, and it has a foot, which says
    how many lines are hidden.
    """
    largest = max(ui.smallest, round(TYPE * ui.type.body))
    sizes = range(largest, ui.smallest - 1, -1)

    def fits(fit: HelpFit) -> bool:
        height = (fit.lines + fit.head_and_foot) * fit.line
        return fit.width <= room.width and height <= room.height

    fit = first_fitting((_fit_size(ui, sections, room, size) for size in sizes), fits)
    if fits(fit):
        return fit
    return fit._replace(line=_cap_line(ui, fit.size), has_foot=True)


def _fit_size(
    ui: Ui, sections: tuple[HelpSection, ...], room: Rect, size: int
) -> HelpFit:
    """Return the help in a type size, in as many columns as fit the width.

    There is one column at least. If lines would be lower than keys, the foot is left
    out to make them higher. On touch screens it stays: its text doesn't fit the head.
    """
    alone = [_column(ui, section, size) for section in sections]
    # The height of a line is decided when the number of columns is known.
    forms = (
        HelpFit(
            size,
            line=0,
            columns=_columns(alone, count, room.width),
            has_foot=True,
        )
        for count in range(MOST_COLUMNS, 0, -1)
    )
    in_columns = first_fitting(forms, lambda fit: fit.width <= room.width)
    with_foot = _with_line(in_columns, room.height)
    is_too_low = with_foot.line < _cap_line(ui, size)
    if is_too_low and not ui.type.touch:
        return _with_line(in_columns._replace(has_foot=False), room.height)
    return with_foot


def _with_line(fit: HelpFit, height: int) -> HelpFit:
    """Return the help with lines as high as fits a height, within limits.

    With the lowest lines, the help may be higher than that.
    """
    least = int(TIGHT * fit.size)
    most = int(AIRY * fit.size)
    line = int(height / (fit.lines + fit.head_and_foot))
    return fit._replace(line=max(least, min(most, line)))


def _cap_line(ui: Ui, size: int) -> int:
    """Return the least height of lines in which keys don't touch each other."""
    return keycap.height_of(_key_size(ui, size)) + CAP_GAP


def _columns(alone: list[Column], count: int, width: int) -> list[Column]:
    """Return sections, each in a column alone, in `count` columns or fewer.

    Of those that fit a width it is the arrangement with the fewest lines. If none fits,
    it is the narrowest.
    """

    def cost(columns: list[Column]) -> tuple[int, int]:
        over = sum([column.width for column in columns]) - width
        return max(0, over), max([len(column.rows) for column in columns])

    return min(_arrangements(alone, min(count, len(alone))), key=cost)


def _arrangements(alone: list[Column], count: int) -> list[list[Column]]:
    """Return all ways to put sections into a number of columns, in their order."""
    if count == 1:
        return [[_joined(alone)]]
    arrangements = []
    # The first column has some sections, and the others have at least one each.
    for end in range(1, len(alone) - count + 2):
        first = _joined(alone[:end])
        for others in _arrangements(alone[end:], count - 1):
            arrangements.append([first, *others])
    return arrangements


def _joined(columns: list[Column]) -> Column:
    """Return columns as one, with a free line between them."""
    rows: list[ColumnRow] = []
    for column in columns:
        if rows:
            rows.append(ColumnRow(HelpLine((), words=""), key_width=0))
        rows += column.rows
    return Column(max([column.width for column in columns]), rows)


def _column(ui: Ui, section: HelpSection, size: int) -> Column:
    """Return a section in a column, with its title.

    All words begin at one x: the keys of its lines have the same width.
    """
    rows = [ColumnRow(HelpLine((), section.title), key_width=0)]
    widths = [ui.width(section.title, size, BOLD)]
    keys = max([_keys_width(ui, line, size) for line in section.lines])
    key_width = int(WORDS_GAP * size) + keys
    for line in section.lines:
        rows.append(ColumnRow(line, key_width))
        widths.append(key_width + ui.width(line.words, size))
    return Column(max(widths) + int(COLUMN_GAP * size), rows)


def _key_size(ui: Ui, size: int) -> int:
    """Return the type size of keys beside words of a size."""
    return max(ui.smallest_number(1), round(KEY_TYPE * size))


def _keys_width(ui: Ui, line: HelpLine, size: int) -> int:
    """Return the width of a line's keys, each with the gap after it."""
    return sum([_cap_width(ui, key, size) for key in line.keys])


def _cap_width(ui: Ui, key: HelpKey, size: int) -> int:
    """Return the width of a key with the gap after it."""
    return keycap.width_of(ui, key.name, _key_size(ui, size)) + int(KEY_GAP * size)


def _draw_line(ui: Ui, place: Room, row: ColumnRow, size: int) -> None:
    """Draw a line or a title.

    A click on a key does its action, and elsewhere that of the first key. The line is
    grey if nothing of this can be done now.
    """
    line = row.line
    words = place.column_to(place.left + row.key_width, place.right)
    if not line.keys:
        # A title, or a free line, which has no words either.
        ui.label(line.words, size, words, "accent", weight=BOLD)
        return
    ink = "text" if line.is_enabled else "disabled"
    rest = Room(*place)
    for key in line.keys:
        cap = rest.cut_left(_cap_width(ui, key, size))
        _draw_key(ui, cap, key.name, ink, size=_key_size(ui, size))
        if key.action:
            ui.add_region(key.action, cap)
    # Of regions that overlap, the first one counts: the keys are in front of the line.
    if line.keys[0].action:
        ui.add_region(line.keys[0].action, place)
    ui.label(line.words, size, words, ink)


def _draw_key(ui: Ui, place: Room, key: str, ink: str, *, size: int) -> None:
    """Draw a key at the left of its place. In low lines it has no edge.

    Its letters would touch that: a key may only be a little lower than usual.
    """
    most = place.height - CAP_GAP
    least_with_edge = keycap.height_of(size) - CAP_GAP
    if most >= least_with_edge:
        keycap.paint_at(ui, key, size, ink, most=most, midleft=place.midleft)
        return
    width = keycap.width_of(ui, key, size)
    cap = rect_at(width, most, midleft=place.midleft)
    ui.box(cap, "pale", radius=4)
    ui.text(key, size, ink, SEMIBOLD, center=cap.center)
