"""The header: the size of the board, the title, the mode, and the buttons of menu and help."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.exercise import Exercise, Score
from ..app.moment import Mode
from ..pens import BOLD, NOWHERE, Field, Icon, Pen, Rect, Room, Ui, rect_at
from ..words.words import name_of
from .lesson import SEPARATOR
from .scene import Scene, Setting


class ModeChip(NamedTuple):
    """The chip of the mode: its words, what follows them where it has room, the roles of fill and ink, its icon."""

    words: str
    more: str
    fill: str
    ink: str
    icon: Icon | None


def mode_of(scene: Scene) -> ModeChip:
    """Return the chip of the mode."""
    moment, say, more = scene.moment, scene.say, ""
    if moment.mode is Mode.HALTED:
        key, icon = ("ready", None) if moment.is_ready else ("halted", Icon.PAUSE)
        return ModeChip(say(key), "", "pale", "text", icon)
    if moment.mode is Mode.COMPLETE:
        if moment.found is not None:
            more = SEPARATOR + say.found(moment.found, is_over=True)
        fill, icon = ("text", None) if moment.found == 0 else ("safe", Icon.TICK)
        return ModeChip(say("complete_mode"), more, fill, "window", icon)
    if moment.pause:
        more = SEPARATOR + say("goes_on", pause=moment.pause)
    return ModeChip(say("running"), more, "accent", "on_accent", Icon.PLAY)


def header(ui: Ui, room: Room, setting: Setting, mode: ModeChip) -> Rect:
    """Draw the size, the title, the mode, the chip of an exercise, and buttons at the right: on phones icons."""
    touch, small, gap, exercise = ui.type.touch, ui.type.hint, ui.scaled(8, 4), setting.state.exercise
    high = touch or ui.scaled(38, ui.type.body + 8)
    row = Room(*room) if touch else Room(*room.row(round(0.52 * room.bottom) - high // 2, high))
    _draw_size(ui, row.cut_left(2 * high + ui.width("100", ui.type.stack, BOLD), gap), high, setting)
    icons: dict[Action, Icon | None] = {Action.MENU: None, Action.HELP: None}
    if touch:
        icons = {Action.UNDO: Icon.UNDO, Action.MENU: Icon.LINES}
    looks = [setting.button(action) for action in icons]
    widths = [touch or ui.button_width(look, small) for look in looks]
    tools = row.cut_right(sum(widths) + (len(widths) - 1) * gap, gap)
    if exercise:
        chip = _draw_exercise(ui, row if touch else row.column_to(row.centerx, row.right), setting, exercise)
        row.cut_right(chip.width, gap)
    if not (touch and exercise):
        _draw_mode(ui, row, setting, mode)
    for look, icon, wide in zip(looks, icons.values(), widths, strict=True):
        if icon:
            look = look.bare._replace(label="", told=look.told or look.label)
        ui.button(look, tools.cut_left(wide, gap), small, icon)
    return Rect(0, 0, ui.sheet.window.width, room.bottom)


def _draw_size(ui: Ui, place: Room, side: int, setting: Setting) -> None:
    """Draw the size of the board, or what is typed of another one, between its buttons."""
    stack, room, typed, number = ui.type.stack, Room(*place), setting.state.typed, setting.state.typed or str(setting.n)
    is_refused = bool(typed) and setting.state.typed_size is None
    colour = "attacked" if is_refused else "accent" if typed else "text"
    edge, line = (colour, 3) if typed else ("border", 1)
    ui.box(place, "panel", edge, radius=ui.scaled(8), line=line)
    for action, rect in ((Action.SMALLER, room.cut_left(side)), (Action.LARGER, room.cut_right(side))):
        look = setting.button(action)
        ink = ui.button_ground(look, rect.within(3, 3), "", "", reach=rect)
        ui.text(look.label, stack, ink, BOLD, center=rect.center)
    size = ui.fitting(number, stack, room.width - (4 if typed else 0), BOLD)
    box = ui.text(number, size, colour, BOLD, center=place.center)
    if typed:
        ui.box(Rect(box.right + 1, place.centery - stack // 2, 2, stack), colour)
    ui.noted.field = Field(room.copy(), setting.say("size_of_board"), number, is_refused)


def mode_width(pen: Pen, words: str, high: int) -> int:
    """Return how wide the chip of the mode is with some words."""
    return pen.width(words, pen.type.body, BOLD) + round(1.6 * high)


def _draw_mode(ui: Ui, room: Room, setting: Setting, mode: ModeChip) -> None:
    """Draw the title and then the mode; the title stays where it is in every mode."""
    say, titles = setting.say, [setting.say.count("title", setting.n)]
    name = name_of(setting.strategy)
    if name and not setting.is_race:
        titles = [say(name), say(f"{name}_short")]
    high, gap, stack = room.height - (10 if ui.type.touch else 0), ui.scaled(14), ui.type.stack
    room.cut_left(gap - ui.scaled(8, 4))
    modes = map(say, ("ready", "halted", "running", "complete_mode"))
    free = room.width - max(mode_width(ui, one, high) for one in modes) - gap
    for title in titles:
        size = ui.fitting(title, stack, free, BOLD)
        if ui.width(title, size, BOLD) <= free and size > 0.7 * stack:
            room.cut_left(ui.text(title, size, "text", BOLD, midleft=room.midleft).width, gap)
            break
    # On phones a search that has a name shows it in the place of the mode, which is seen by its icon too.
    named = titles[1:] if ui.type.touch else ()
    ways = *named, mode.words + mode.more, mode.words
    words = next((one for one in ways if mode_width(ui, one, high) <= room.width), "")
    if words or mode.icon:
        draw_mode(ui, mode, words, rect_at(mode_width(ui, words, high), high, midleft=room.midleft))


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


def _draw_exercise(ui: Ui, room: Rect, setting: Setting, exercise: Exercise) -> Rect:
    """Draw the chip of an exercise, with the button by which the class leaves at its end, and return its place."""
    touch, body, pad, dot = ui.type.touch, ui.type.body, ui.scaled(16, 8), ui.scaled(15, 10)
    high = max(ui.scaled(40), body + 8, touch)
    work, say = setting.state.work, setting.say
    score, told, ways = work.score if work else Score(), say(exercise.value), list[str]()
    if score.made:
        ways = [say("score_short", right=score.right, made=score.made)]
        told = say("chip_score", name=told, score=ways[0])
    dots = () if touch else score.last
    around = pad + high + len(dots) * dot + body // 2
    words = next((one for one in (told, *ways) if ui.width(one, body, BOLD) <= room.width - around), "")
    # Without words there is the way out alone, where that has room.
    wide = around + ui.width(words, body, BOLD) if words else high
    if wide > room.width:
        return NOWHERE
    whole = Room(room.centerx - wide // 2 if touch else room.right - wide, room.centery - high // 2, wide, high)
    rect = Room(*whole)
    end = rect.cut_right(high)
    ui.box(whole, "panel", "accent", radius=high // 2, line=2)
    ui.button_ground(setting.button(Action.LEAVE), end.within(4, 4), "", "", reach=end)
    ui.shape(Icon.CROSS, round(0.7 * body), "accent", end.center)
    rect.cut_left(pad)
    box = ui.text(words, body, "accent", BOLD, midleft=rect.midleft)
    for k, is_right in enumerate(dots):
        icon, role = (Icon.DOT, "safe") if is_right else (Icon.RING, "backtrack")
        ui.shape(icon, dot, role, (box.right + body // 2 + (k + 0.5) * dot, rect.centery))
    return whole


def summary(ui: Ui, room: Room, mode: ModeChip, steps: str, found: str) -> None:
    """Draw what a recording has in the place of header and controls: the chip, and beside it the counters."""
    size, high = ui.type.body, round(1.6 * ui.type.body)
    chip = rect_at(mode_width(ui, mode.words, high), high, midleft=room.midleft)
    draw_mode(ui, mode, mode.words, chip)
    left = room.right - chip.right - size // 2
    ui.text(steps, ui.fitting(steps, size, left, BOLD), "text", BOLD, bottomright=room.midright)
    ui.text(found, ui.fitting(found, size, left), "muted", topright=room.midright)
