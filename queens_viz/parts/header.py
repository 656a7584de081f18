"""The header: the size of the board, the title, the mode, and the buttons of menu and help."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.exercise import Exercise, Score
from ..app.moment import Mode
from ..pens.buttons import ButtonLook, Touch
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from ..pens.ui import Field, Room, Ui
from ..words.words import name_of
from .buttons import button
from .lesson import SEPARATOR
from .scene import Scene, Setting

NARROW = 270
"""The width of a phone's header from which on the buttons of the size are as wide as a finger."""


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
    """The chip of what the class does: its name and score, or the score alone; the last answers as dots."""

    words: str
    short: str
    dots: tuple[bool, ...]


class Header(NamedTuple):
    """What the header says. The title may have a short form; the `modes` are all words of the mode."""

    buttons: dict[Action, ButtonLook]
    number: str
    number_name: str
    is_typed: bool
    is_refused: bool
    titles: tuple[str, ...]
    mode: ModeChip
    modes: tuple[str, ...]
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
        exercise=_exercise(setting) if state.exercise else None,
    )


def _exercise(setting: Setting) -> ExerciseChip:
    """Return the chip of what the class does."""
    state, say = setting.state, setting.say
    assert state.exercise
    scores = {Exercise.PREDICT: state.predict.score, Exercise.BY_HAND: state.by_hand.score}
    score = scores.get(state.exercise, Score())
    words = short = say(state.exercise.value)
    if score.made:
        short = say("score_short", right=score.right, made=score.made)
        words = say("chip_score", name=words, score=short)
    return ExerciseChip(words, short, score.last)


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


def header(ui: Ui, room: Room, said: Header) -> Rect:
    """Draw the size, the title, the mode, the chip of an exercise, and buttons at the right: on phones icons."""
    touch, small, gap = ui.type.touch, ui.type.hint, ui.scaled(8, 4)
    high = touch or ui.scaled(38, ui.type.body + 8)
    row = Room(*room) if touch else Room(*room.row(round(0.52 * room.bottom) - high // 2, high))
    side = high if room.width >= NARROW else 34
    _draw_size(ui, row.cut_left(2 * side + ui.width("100", ui.type.stack, BOLD), gap), side, said)
    icons: dict[Action, Icon | None] = {Action.MENU: None, Action.HELP: None}
    if touch:
        icons = {Action.UNDO: Icon.UNDO, Action.MENU: Icon.LINES}
    elif said.exercise:
        del icons[Action.MENU]
    widths = [touch or ui.button_width(said.buttons[action], small) for action in icons]
    tools = row.cut_right(sum(widths) + (len(widths) - 1) * gap, gap)
    if said.exercise:
        chip = _draw_exercise(ui, row if touch else row.column_to(row.centerx, row.right), said.exercise, said)
        row.cut_right(chip.width, gap)
    if not (touch and said.exercise):
        _draw_mode(ui, row, said)
    for (action, icon), wide in zip(icons.items(), widths, strict=True):
        look = said.buttons[action]
        if icon:
            look = look.bare._replace(label="", told=look.told or look.label)
        ui.button(look, tools.cut_left(wide, gap), small, icon)
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
    ui.noted.field = Field(room.copy(), said.number_name, said.number, said.is_refused)


def mode_width(pen: Pen, words: str, high: int) -> int:
    """Return how wide the chip of the mode is with some words."""
    return pen.width(words, pen.type.body, BOLD) + round(1.6 * high)


def _draw_mode(ui: Ui, room: Room, said: Header) -> None:
    """Draw the title and then the mode; the title stays where it is in every mode."""
    high, gap, stack = room.height - (10 if ui.type.touch else 0), ui.scaled(14), ui.type.stack
    room.cut_left(gap - ui.scaled(8, 4))
    free = room.width - max(mode_width(ui, one, high) for one in said.modes) - gap
    for title in said.titles:
        size = ui.fitting(title, stack, free, BOLD)
        if ui.width(title, size, BOLD) <= free and size > 0.7 * stack:
            room.cut_left(ui.text(title, size, "text", BOLD, midleft=room.midleft).width, gap)
            break
    # On phones a search that has a name shows it in the place of the mode, which is seen by its icon too.
    named = said.titles[1:] if ui.type.touch else ()
    words = next(
        (one for one in (*named, said.mode.text, said.mode.words) if mode_width(ui, one, high) <= room.width), ""
    )
    if words or said.mode.icon:
        draw_mode(ui, said.mode, words, rect_at(mode_width(ui, words, high), high, midleft=room.midleft))


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


def _draw_exercise(ui: Ui, room: Rect, chip: ExerciseChip, said: Header) -> Rect:
    """Draw the chip of an exercise, with the button by which the class leaves at its end, and return its place."""
    touch, body, pad, dot = ui.type.touch, ui.type.body, ui.scaled(16, 8), ui.scaled(15, 10)
    high = max(ui.scaled(40), body + 8, touch)
    dots = () if touch else chip.dots
    free = room.width - pad - high - len(dots) * dot - body // 2
    words = next((one for one in (chip.words, chip.short) if ui.width(one, body, BOLD) <= free), "")
    if not words:
        # There is the way out alone.
        pad, free = 0, room.width - high
    wide = room.width - free + ui.width(words, body, BOLD)
    whole = Room(room.centerx - wide // 2 if touch else room.right - wide, room.centery - high // 2, wide, high)
    rect = Room(*whole)
    end = rect.cut_right(high)
    # For fingers the menu has a button of its own.
    menu = said.buttons[Action.MENU]._replace(label=words, hint="")
    pressed = Touch.NONE if touch else ui.press(menu, rect)
    ui.box(whole, "panel" if pressed is Touch.NONE else pressed.value, "accent", radius=high // 2, line=2)
    ui.button_ground(said.buttons[Action.LEAVE], end.within(4, 4), "", "", reach=end)
    ui.shape(Icon.CROSS, round(0.7 * body), "accent", end.center)
    rect.cut_left(pad)
    box = ui.text(words, body, "accent", BOLD, midleft=rect.midleft)
    for k, is_right in enumerate(dots):
        icon, role = (Icon.DOT, "safe") if is_right else (Icon.RING, "backtrack")
        ui.shape(icon, dot, role, (box.right + body // 2 + (k + 0.5) * dot, rect.centery))
    return whole


def summary(ui: Ui, room: Room, mode: ModeChip, steps: str, found: str) -> Rect:
    """Draw what a recording has in the place of header and controls: the chip, and beside it the counters."""
    size, high = ui.type.body, round(1.6 * ui.type.body)
    chip = rect_at(mode_width(ui, mode.words, high), high, midleft=room.midleft)
    draw_mode(ui, mode, mode.words, chip)
    left = Rect(0, 0, room.right - chip.right - size // 2, room.height)
    steps_made, solutions = ui.fit(steps, size, left, 1, BOLD), ui.fit(found, size, left, 1)
    ui.text(steps_made.lines[0], steps_made.size, "text", BOLD, bottomright=room.midright)
    ui.text(solutions.lines[0], solutions.size, "muted", topright=room.midright)
    return room
