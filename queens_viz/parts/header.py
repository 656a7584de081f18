"""The header: the size of the board, the title, the mode, and the buttons of menu and help."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.exercise import Exercise, Score
from ..app.moment import Mode
from ..looks.buttons import button
from ..looks.scene import Scene
from ..pens.buttons import ButtonLook, Touch
from ..pens.face import BOLD
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import Rect, rect_at
from ..pens.ui import Room, Ui
from ..words.words import name_of
from .lesson import SEPARATOR

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

    number: str
    is_typed: bool
    is_refused: bool
    titles: tuple[str, ...]
    mode: ModeChip
    modes: tuple[str, ...]
    longest: tuple[str, ...]
    exercise: ExerciseChip | None
    smaller: ButtonLook
    larger: ButtonLook
    menu: ButtonLook
    leave: ButtonLook
    undo: ButtonLook
    help: ButtonLook


def header_of(scene: Scene) -> Header:
    """Decide what the header says."""
    state, say, n = scene.state, scene.say, scene.n
    name = "" if scene.moment.race else name_of(scene.moment.position.strategy)
    smaller, larger, menu, leave, tool = (
        button(scene, BINDING_OF[action])
        for action in (Action.SMALLER, Action.LARGER, Action.MENU, Action.LEAVE, Action.HELP)
    )
    return Header(
        number=state.typed or str(n),
        is_typed=bool(state.typed),
        is_refused=bool(state.typed) and state.typed_size is None,
        titles=(say(name), say(f"{name}_short")) if name else (say.count("title", n),),
        mode=mode_of(scene),
        modes=tuple(map(say, ("ready", "halted", "running", "complete_mode"))),
        longest=(
            say("running") + SEPARATOR + say("goes_on", pause=9),
            say("complete_mode") + SEPARATOR + say.found(888),
        ),
        exercise=_exercise(scene, menu.label) if state.exercise else None,
        smaller=smaller,
        larger=larger,
        menu=menu,
        leave=leave,
        undo=button(scene, scene.stand_ins.get(Action.UNDO, BINDING_OF[Action.UNDO]), name=Action.UNDO).bare,
        help=tool,
    )


def _exercise(scene: Scene, rest: str) -> ExerciseChip:
    """Return the chip of what the class does; without a score its short words are what stands there at rest."""
    exercise, state, say = scene.state.exercise, scene.state, scene.say
    assert exercise
    scores = {Exercise.PREDICT: state.predict.score, Exercise.BY_HAND: state.by_hand.score}
    score, words, short = scores.get(exercise, Score()), say(exercise.value), rest
    if score.made:
        short = say("score_short", right=score.right, made=score.made)
        words = say("chip_score", name=words, score=short)
    return ExerciseChip(words, short, score.last, Icon.CROWN if exercise is Exercise.OWN_BOARD else None)


def mode_of(scene: Scene) -> ModeChip:
    """Return the chip of the mode."""
    moment, say = scene.moment, scene.say
    if moment.mode is Mode.COMPLETE:
        more = "" if moment.found is None else say.found(moment.found, is_over=True)
        fill, icon = ("text", None) if moment.found == 0 else ("safe", Icon.TICK)
        return ModeChip(say("complete_mode"), more, fill, "window", icon)
    if moment.mode is Mode.HALTED:
        is_ready = not (moment.position.board or moment.position.candidate or moment.race)
        return ModeChip(say("ready" if is_ready else "halted"), "", "pale", "text", None if is_ready else Icon.PAUSE)
    more = say("goes_on", pause=moment.pause) if moment.pause else ""
    return ModeChip(say("running"), more, "accent", "on_accent", Icon.PLAY)


def header(ui: Ui, room: Room, split: tuple[int, int] | None, said: Header) -> Rect:
    """Draw the header. A `split` is where the part over the board ends, and where that beside it begins."""
    if ui.type.touch:
        return _for_fingers(ui, room, said)
    high, middle, body = ui.scaled(38, ui.type.body + 8), round(0.52 * room.bottom), ui.type.body
    row = Room(room.left, middle - high // 2, room.width, high)
    _draw_size(ui, row.cut_left(2 * high + ui.width("100", ui.type.stack, BOLD)), high, said)
    both = _tool_width(ui, said.menu) + _tool_width(ui, said.help) + 2 * body
    beside = row.right - split[1] if split else row.width // 2
    menu, tool = (said.menu, said.help) if both <= beside else (said.menu.bare, said.help.bare)
    tools = row.cut_right(_tool_width(ui, tool))
    row.cut_right(ui.scaled(8, 4))
    if split:
        opened = Room(split[1], row.top, row.right - split[1], high)
        row.width = split[0] - row.left
    elif said.exercise:
        opened = row.cut_right(min(_exercise_width(ui, said.exercise, [said.exercise.words]), row.width // 2))
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
    for look, rect in ((said.smaller, room.cut_left(side)), (said.larger, room.cut_right(side))):
        ink = ui.button_ground(look, rect.within(3, 3), "", "", reach=rect)
        ui.text(look.label, stack, ink, BOLD, center=rect.center)
    size = ui.fitting(said.number, stack, room.width - 4 * said.is_typed, BOLD)
    box = ui.text(said.number, size, colour, BOLD, center=place.center)
    if said.is_typed:
        ui.box(Rect(box.right + 1, place.centery - stack // 2, 2, stack), colour)
    ui.note("field", room)


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


def _chip_high(ui: Ui) -> int:
    return max(ui.scaled(40), ui.type.body + 8, ui.type.touch)


def _dot(ui: Ui) -> tuple[int, int]:
    """Return the diameter of a dot, and the gap between two."""
    return ui.scaled(11, 8), ui.scaled(4, 2)


def _exercise_width(ui: Ui, chip: ExerciseChip, lines: list[str]) -> int:
    """Return how wide the chip of an exercise is with some words, and the button at its end."""
    (dot, gap), body, high = _dot(ui), ui.type.body, _chip_high(ui)
    dots = len(chip.dots) * (dot + gap) - gap + body // 2 if chip.dots else 0
    icon = round(1.5 * body) if chip.icon else 0
    # A finger needs more room around the cross than the eye.
    end = high - 12 if ui.type.touch else high
    return max(ui.width(line, body, BOLD) for line in lines) + icon + dots + ui.scaled(16, 8) + body // 4 + end


def _exercise_lines(ui: Ui, chip: ExerciseChip, room: int) -> list[str]:
    """Return what the chip says: all in a line or for a finger in two, else the short words, cut where they must be."""
    body, free = ui.type.body, room - _exercise_width(ui, chip, [""])
    lines = [chip.words]
    if ui.width(chip.words, body, BOLD) > free:
        words = chip.words.replace(SEPARATOR, "\n")
        lines = ui.wrapped(words, body, free, 9 * body, BOLD)[1] if ui.type.touch else []
    is_whole = lines and len(lines) <= LINES and max(ui.width(line, body, BOLD) for line in lines) <= free
    return lines if is_whole else [ui.cut(chip.short, body, free, BOLD)]


def _draw_exercise(ui: Ui, room: Room, chip: ExerciseChip, said: Header) -> None:
    """Draw the chip of an exercise, and at its end the button by which the class leaves."""
    body, high, lines = ui.type.body, _chip_high(ui), _exercise_lines(ui, chip, room.width)
    wide = min(room.width, _exercise_width(ui, chip, lines))
    left = room.centerx - wide // 2 if ui.type.touch else room.left
    whole = Room(left, room.centery - high // 2, wide, high)
    rect = Room(*whole)
    end = rect.cut_right(high)
    # For fingers the menu has a button of its own.
    touch = Touch.NONE if ui.type.touch else ui.press(said.menu._replace(label=" ".join(lines), hint=""), rect)
    # Lines reach into round corners, so these are less round.
    ui.box(whole, "panel" if touch is Touch.NONE else touch.value, "accent", radius=high // 2 // len(lines), line=2)
    _draw_leave(ui, end, said.leave)
    rect.cut_left(ui.scaled(16, 8))
    if chip.icon:
        ui.shape(chip.icon, round(1.25 * body), "accent", (rect.left + 0.6 * body, rect.centery))
        rect.cut_left(round(1.5 * body))
    first = rect.centery - (len(lines) - 1) / 2 * LINE * body
    ui.text_lines(lines, body, "accent", LINE * body, BOLD, midleft=(rect.left, first))
    (dot, gap), x = _dot(ui), rect.left + max(ui.width(line, body, BOLD) for line in lines) + body // 2
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
    if chip and row.width >= _exercise_width(ui, chip, ["…"]) + 2 * ui.type.body:
        _draw_exercise(ui, row, chip, said)
    elif chip:
        # Where no words have room there is the way out alone.
        place = Room(row.centerx - touch // 2, row.top, touch, touch)
        ui.box(place, "panel", "accent", radius=touch // 2, line=2)
        _draw_leave(ui, place, said.leave)
    else:
        words = said.titles[-1] if len(said.titles) > 1 else said.mode.words
        wide = mode_width(ui, words, CHIP)
        if wide > row.width:
            # The mode is seen by its icon too.
            words, wide = "", 45
        if words or said.mode.icon:
            draw_mode(ui, said.mode, words, rect_at(wide, CHIP, center=row.center))
    for look, rect, icon in ((said.menu.bare, menu, Icon.LINES), (said.undo, undo, Icon.UNDO)):
        ui.shape(icon, ICON, ui.button_ground(look, rect), rect.center)
    return Rect(0, 0, ui.sheet.window.width, room.bottom)
