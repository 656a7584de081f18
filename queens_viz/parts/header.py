"""The header: the size of the board, the title, the mode, and the buttons of menu and help."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.exercise import Exercise, Score
from ..app.moment import Mode
from ..pens.buttons import ButtonLook, Touch
from ..pens.face import BOLD, REGULAR
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from ..words.words import name_of
from .buttons import button
from .lesson import SEPARATOR
from .scene import Scene, Setting

GAP, CHIP, ICON, NARROW = 6, 34, 20, 270
"""On phones: pixels between parts, of the mode's chip and of an icon, and from which width on buttons are wide."""

LINE, LINES = 1.15, 2
"""How far the lines of an exercise's chip are apart, in their type, and the most of them."""


class ModeChip(NamedTuple):
    """The chip of the mode: its words, the roles of its fill and of what stands on it, and its icon, if any.

    What `more` there is to say follows the words where it has room.
    """

    words: str
    more: str
    fill: str
    ink: str
    icon: Icon | None

    @property
    def text(self) -> str:
        """All that there is to say."""
        return SEPARATOR.join(part for part in (self.words, self.more) if part)


class ExerciseChip(NamedTuple):
    """The chip of what the class does: its name and score, or the score alone; the last answers as dots; an icon."""

    words: str
    short: str
    dots: tuple[bool, ...]
    icon: Icon | None


class Header(NamedTuple):
    """What the header says. The title may have a short form.

    The `modes` are all words of the mode, the `longest` those with the longest that may follow.
    """

    buttons: dict[Action, ButtonLook]
    number: str
    number_name: str
    is_typed: bool
    is_refused: bool
    titles: tuple[str, ...]
    mode: ModeChip
    modes: tuple[str, ...]
    longest: tuple[str, ...]
    exercise: ExerciseChip | None


BUTTONS = Action.SMALLER, Action.LARGER, Action.MENU, Action.LEAVE, Action.UNDO, Action.HELP
"""The buttons of the header."""


def header_of(setting: Setting, mode: ModeChip) -> Header:
    """Decide what the header says."""
    state, say, n = setting.state, setting.say, setting.n
    name = "" if setting.is_race else name_of(setting.strategy)
    return Header(
        buttons={
            action: button(setting, setting.stand_ins.get(action, BINDING_OF[action]), name=action)
            for action in BUTTONS
        },
        number=state.typed or str(n),
        number_name=say("size_of_board"),
        is_typed=bool(state.typed),
        is_refused=bool(state.typed) and state.typed_size is None,
        titles=(say(name), say(f"{name}_short")) if name else (say.count("title", n),),
        mode=mode,
        modes=tuple(map(say, ("ready", "halted", "running", "complete_mode"))),
        longest=(
            say("running") + SEPARATOR + say("goes_on", pause=9),
            say("complete_mode") + SEPARATOR + say.found(888),
        ),
        exercise=_exercise(setting) if state.exercise else None,
    )


def _exercise(setting: Setting) -> ExerciseChip:
    """Return the chip of what the class does; without a score its short words are what stands there at rest."""
    state, say = setting.state, setting.say
    assert state.exercise
    scores = {Exercise.PREDICT: state.predict.score, Exercise.BY_HAND: state.by_hand.score}
    score, words = scores.get(state.exercise, Score()), say(state.exercise.value)
    short = button(setting, BINDING_OF[Action.MENU]).label
    if score.made:
        short = say("score_short", right=score.right, made=score.made)
        words = say("chip_score", name=words, score=short)
    return ExerciseChip(words, short, score.last, Icon.CROWN if state.exercise is Exercise.OWN_BOARD else None)


def mode_of(scene: Scene) -> ModeChip:
    """Return the chip of the mode."""
    moment, say = scene.moment, scene.say
    if moment.mode is Mode.COMPLETE:
        more = "" if moment.found is None else say.found(moment.found, is_over=True)
        fill, icon = ("text", None) if moment.found == 0 else ("safe", Icon.TICK)
        return ModeChip(say("complete_mode"), more, fill, "window", icon)
    if moment.mode is Mode.HALTED:
        key, icon = ("ready", None) if moment.is_ready else ("halted", Icon.PAUSE)
        return ModeChip(say(key), "", "pale", "text", icon)
    more = say("goes_on", pause=moment.pause) if moment.pause else ""
    return ModeChip(say("running"), more, "accent", "on_accent", Icon.PLAY)


def header(ui: Ui, room: Room, split: tuple[int, int] | None, said: Header) -> Rect:
    """Draw the header. A `split` is where the part over the board ends, and where that beside it begins."""
    if ui.type.touch:
        return _for_fingers(ui, room, said)
    high, middle, body = ui.scaled(38, ui.type.body + 8), round(0.52 * room.bottom), ui.type.body
    row = Room(room.left, middle - high // 2, room.width, high)
    _draw_size(ui, row.cut_left(2 * high + ui.width("100", ui.type.stack, BOLD)), high, said)
    menu, tool = said.buttons[Action.MENU], said.buttons[Action.HELP]
    beside = row.right - split[1] if split else row.width // 2
    if _tool_width(ui, menu) + _tool_width(ui, tool) + 2 * body > beside:
        menu, tool = menu.bare, tool.bare
    tools = row.cut_right(_tool_width(ui, tool), ui.scaled(8, 4))
    if split:
        opened = Room(split[1], row.top, row.right - split[1], high)
        row.width = split[0] - row.left
    elif said.exercise:
        wide = ui.width(said.exercise.words, body, BOLD) + _beside_words(ui, said.exercise)
        opened = row.cut_right(min(wide, row.width // 2))
    else:
        opened = row.cut_right(_tool_width(ui, menu))
    _draw_mode(ui, row, said, 0 if split else body)
    if said.exercise:
        _draw_exercise(ui, opened, said.exercise, said)
    else:
        _draw_tool(ui, opened.cut_left(_tool_width(ui, menu)), menu)
    _draw_tool(ui, tools, tool)
    return Rect(0, 0, ui.sheet.window.width, room.bottom)


def _draw_size(ui: Ui, place: Room, side: int, said: Header) -> None:
    """Draw the size of the board, or what is typed of another one, between its buttons."""
    stack, room = ui.type.stack, Room(*place)
    colour = "attacked" if said.is_refused else "accent" if said.is_typed else "text"
    edge, line = (colour, 3) if said.is_typed else ("border", 1)
    ui.box(place, "panel", edge, radius=ui.scaled(8), line=line)
    for action, rect in ((Action.SMALLER, room.cut_left(side)), (Action.LARGER, room.cut_right(side))):
        look = said.buttons[action]
        ink = ui.button_ground(look, rect.within(3, 3), "", "", reach=rect)
        ui.text(look.label, stack, ink, BOLD, center=rect.center)
    size = ui.fitting(said.number, stack, room.width - 4 * said.is_typed, BOLD)
    box = ui.text(said.number, size, colour, BOLD, center=place.center)
    if said.is_typed:
        ui.box(Rect(box.right + 1, place.centery - stack // 2, 2, stack), colour)
    ui.field(room, said.number_name, said.number, is_refused=said.is_refused)


def _tool_width(ui: Ui, look: ButtonLook) -> int:
    key = ui.width(f"{look.hint}  ", ui.type.hint) if look.hint else 0
    return ui.width(look.label, ui.type.hint) + key + 2 * ui.scaled(10, 5)


def _draw_tool(ui: Ui, place: Room, look: ButtonLook) -> None:
    """Draw a small button, its key in grey before its label."""
    size = ui.type.hint
    rect = rect_at(place.width, ui.scaled(32, size + 6), center=place.center)
    ink, pad = ui.button_ground(look, rect), ui.scaled(10, 5)
    if look.hint:
        ui.text(look.hint, size, "muted", midleft=(rect.left + pad, rect.centery))
    ui.text(look.label, size, ink, midright=(rect.right - pad, rect.centery))


def mode_width(pen: Pen, words: str, high: int) -> int:
    """Return how wide the chip of the mode is with some words."""
    return pen.width(words, pen.type.body, BOLD) + round(1.6 * high)


def _draw_mode(ui: Ui, room: Room, said: Header, gap: int) -> None:
    """Draw the title at the left and the mode at the right; the title stays where it is in every mode."""
    high, air, stack = room.height, ui.scaled(14), ui.type.stack
    room.cut_right(gap)
    few, all_ = (max(mode_width(ui, one, high) for one in words) for words in (said.modes, said.longest))
    ways = (said.titles[0], all_), (said.titles[0], few), (said.titles[-1], few)
    for title, kept in ways:
        free = room.width - kept - 2 * air
        size = ui.fitting(title, stack, free, BOLD)
        if ui.width(title, size, BOLD) <= free and size > 0.7 * stack:
            box = ui.text(title, size, "text", BOLD, midleft=(room.left + air, room.centery))
            room.cut_left(box.right + air - room.left)
            break
    words = said.mode.text if mode_width(ui, said.mode.text, high) <= room.width else said.mode.words
    draw_mode(ui, said.mode, words, room.cut_right(mode_width(ui, words, high)))


def draw_mode(pen: Pen, mode: ModeChip, words: str, rect: Rect) -> None:
    """Draw the chip of the mode with its words, all of them or those that have room."""
    high = rect.height
    pen.box(rect, mode.fill, radius=high // 2)
    right = rect.right - round(0.48 * high)
    if mode.icon:
        pen.shape(mode.icon, round(0.46 * high), mode.ink, (rect.left + 0.66 * high, rect.centery))
    else:
        right = rect.centerx + pen.width(words, pen.type.body, BOLD) // 2
    pen.text(words, pen.type.body, mode.ink, BOLD, midright=(right, rect.centery))


def _dot(ui: Ui) -> tuple[int, int]:
    """Return the diameter of a dot, and the gap between two."""
    return ui.scaled(11, 8), ui.scaled(4, 2)


def _chip_high(ui: Ui) -> int:
    return max(ui.scaled(40), ui.type.body + 8, ui.type.touch)


def _beside_words(ui: Ui, chip: ExerciseChip) -> int:
    """Return how wide what the chip of an exercise has beside its words is: icon, dots, and the button at its end."""
    body = ui.type.body
    dots = len(chip.dots) * sum(_dot(ui)) - _dot(ui)[1] + body // 2 if chip.dots else 0
    icon = round(1.5 * body) if chip.icon else 0
    # A finger needs more room around the cross than the eye.
    end = _chip_high(ui) - 12 * (ui.type.touch > 0)
    return icon + dots + ui.scaled(16, 8) + body // 4 + end


def _widest(ui: Ui, lines: list[str]) -> int:
    return max(ui.width(line, ui.type.body, BOLD) for line in lines)


def _exercise_lines(ui: Ui, chip: ExerciseChip, free: int) -> list[str]:
    """Return what the chip says: all in a line or for a finger in two, else the short words, cut where they must be."""
    body, lines = ui.type.body, [chip.words]
    if _widest(ui, lines) > free and ui.type.touch:
        lines = ui.lines(chip.words.replace(SEPARATOR, "\n"), body, free, BOLD)
    is_whole = len(lines) <= LINES and _widest(ui, lines) <= free
    return lines if is_whole else [ui.cut(chip.short, body, free, BOLD)]


def _draw_exercise(ui: Ui, room: Room, chip: ExerciseChip, said: Header) -> None:
    """Draw the chip of an exercise, and at its end the button by which the class leaves."""
    body, high, beside = ui.type.body, _chip_high(ui), _beside_words(ui, chip)
    lines = _exercise_lines(ui, chip, room.width - beside)
    words = _widest(ui, lines)
    wide = min(room.width, words + beside)
    left = room.centerx - wide // 2 if ui.type.touch else room.left
    whole = Room(left, room.centery - high // 2, wide, high)
    rect = Room(*whole)
    end = rect.cut_right(high)
    # For fingers the menu has a button of its own.
    menu = said.buttons[Action.MENU]._replace(label=" ".join(lines), hint="")
    touch = Touch.NONE if ui.type.touch else ui.press(menu, rect)
    # Lines reach into round corners, so these are less round.
    ui.box(whole, "panel" if touch is Touch.NONE else touch.value, "accent", radius=high // 2 // len(lines), line=2)
    _draw_leave(ui, end, said.buttons[Action.LEAVE])
    rect.cut_left(ui.scaled(16, 8))
    if chip.icon:
        ui.shape(chip.icon, round(1.25 * body), "accent", (rect.left + 0.6 * body, rect.centery))
        rect.cut_left(round(1.5 * body))
    first = rect.centery - (len(lines) - 1) / 2 * LINE * body
    ui.text_lines(lines, body, "accent", LINE * body, BOLD, midleft=(rect.left, first))
    (dot, gap), x = _dot(ui), rect.left + words + body // 2
    for is_right in chip.dots:
        # The outlines of dot and ring leave some room around them.
        icon, role, share = (Icon.DOT, "safe", 0.64) if is_right else (Icon.RING, "backtrack", 0.72)
        ui.shape(icon, round(dot / share), role, (x + dot / 2, rect.centery))
        x += dot + gap


def _draw_leave(ui: Ui, place: Room, leave: ButtonLook) -> None:
    ui.button_ground(leave, place.within(4, 4), "", "", reach=place)
    ui.shape(Icon.CROSS, round(0.7 * ui.type.body), "accent", place.center)


def _for_fingers(ui: Ui, room: Room, said: Header) -> Rect:
    """Draw the size at the left, buttons with icons at the right, and between them a chip where that has room."""
    touch, row = ui.type.touch, Room(*room)
    wide = touch if room.width >= NARROW else 34
    _draw_size(ui, row.cut_left(2 * wide + ui.width("100", ui.type.stack, BOLD) + 2), wide, said)
    menu = row.cut_right(touch)
    row.cut_right(GAP)
    undo = row.cut_right(touch)
    row = row.within(GAP, 0)
    chip = said.exercise and said.exercise._replace(dots=(), icon=None)
    if chip and row.width >= _widest(ui, ["…"]) + _beside_words(ui, chip) + 2 * ui.type.body:
        _draw_exercise(ui, row, chip, said)
    elif chip:
        # Where no words have room there is the way out alone.
        place = Room(row.centerx - touch // 2, row.top, touch, touch)
        ui.box(place, "panel", "accent", radius=touch // 2, line=2)
        _draw_leave(ui, place, said.buttons[Action.LEAVE])
    else:
        words = said.titles[-1] if len(said.titles) > 1 else said.mode.words
        wide = mode_width(ui, words, CHIP)
        if wide > row.width:
            # The mode is seen by its icon too.
            words, wide = "", 45
        if words or said.mode.icon:
            draw_mode(ui, said.mode, words, rect_at(wide, CHIP, center=row.center))
    for action, rect, icon in ((Action.MENU, menu, Icon.LINES), (Action.UNDO, undo, Icon.UNDO)):
        ui.shape(icon, ICON, ui.button_ground(said.buttons[action].bare, rect), rect.center)
    return Rect(0, 0, ui.sheet.window.width, room.bottom)


def summary(ui: Ui, room: Room, mode: ModeChip, steps: str, found: str) -> Rect:
    """Draw what a recording has in the place of header and controls: the chip, and beside it the counters."""
    size, high = ui.type.body, round(1.6 * ui.type.body)
    chip = rect_at(mode_width(ui, mode.words, high), high, midleft=room.midleft)
    draw_mode(ui, mode, mode.words, chip)
    left = room.right - chip.right - size // 2
    ui.text_within(steps, size, "text", left, BOLD, bottomright=room.midright)
    ui.text_within(found, size, "muted", left, REGULAR, topright=room.midright)
    return room
