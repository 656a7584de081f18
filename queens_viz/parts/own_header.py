"""The header of a person's own program: its name, the verdict and the tools."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.exercise import ExerciseKind
from ..app.moment import PlaybackMoment
from ..pens import (
    BOLD,
    ButtonLook,
    Icon,
    Pen,
    Rect,
    Room,
    Ui,
    first_fitting,
    rect_at,
)
from ..words.sentence import Kind
from ..words.words import Words
from .header import (
    CHIP_MARGIN,
    CORNER,
    GAP,
    ExerciseChip,
    ModeChip,
    Tool,
    cut_tools,
    draw_exercise,
    draw_mode,
    exercise_chip,
    header_row,
    mode_width,
    program_tools,
)
from .own_queens import size_at
from .own_words import story_words
from .scene import Setting

COLOURS = {
    Kind.ATTACKED: ("attacked", "window", Icon.CROSS),
    Kind.SAFE: ("safe", "window", Icon.TICK),
    Kind.SOLUTION: ("safe", "window", Icon.TICK),
    Kind.COMPLETE: ("safe", "window", Icon.TICK),
    Kind.SEARCHING: ("accent", "on_accent", Icon.PLAY),
}
"""The ground, the ink and the icon of the chip; other verdicts are grey."""


class VerdictLook(NamedTuple):
    """What is known about a program, for the chip."""

    chip: ModeChip
    short: str  # a shorter text
    end: ButtonLook | None  # the button that ends its run, while it runs


class ProgramHeaderLook(NamedTuple):
    """What the header is drawn from, except for the chip."""

    name: str  # of the file
    leave: ExerciseChip  # the chip that leads to the search
    tools: tuple[Tool, ...]


def program_header_look(setting: Setting, has_touch: bool) -> ProgramHeaderLook:
    """Return what the header shows at each step of a program.

    In "Find the fault" that is the number of the program, and the exercise.
    """
    if setting.state.is_finding_fault:
        name = setting.state.find_fault.place(setting.say)
        chip = exercise_chip(setting, ExerciseKind.FIND_FAULT)
        if has_touch:
            chip = chip._replace(texts=chip.texts[1:])
        return ProgramHeaderLook(name, chip, program_tools(setting, has_touch))
    button = setting.button(Action.LEAVE_PROGRAM)
    texts = () if has_touch else (setting.say("own_program"),)
    leave = ExerciseChip(texts, last_answers=(), leave=button)
    return ProgramHeaderLook(setting.program, leave, program_tools(setting, has_touch))


def size_text(playback: PlaybackMoment, typed: str, say: Words) -> str:
    """Return the size of a program's board in words, empty if it has none.

    The digits of another size are shown while they are typed.
    """
    if typed:
        return f"{typed}|"
    n = size_at(playback)
    return say.count("queens", n) if n else ""


def verdict_look(setting: Setting, playback: PlaybackMoment, say: Words) -> VerdictLook:
    """Return the chip with the verdict or, while the program runs, with its lines."""
    if playback.is_running:
        end = setting.button(Action.END_RUN)
        short = say("own_chip_running")
        text = short
        if playback.is_trying:
            text = say("own_screen_trying")
        elif playback.lines_run:
            text = say.count("own_screen_running", playback.lines_run)
        chip = ModeChip(text, fill="accent", ink="on_accent")
        return VerdictLook(chip, short, end)
    if setting.state.is_finding_fault:
        # The line of a verdict is where a fault shows, which may be another line.
        return VerdictLook(ModeChip(""), "", None)
    # The verdict on the last run is about a text that is no longer there.
    verdict = playback.error or playback.story.verdict
    text, kind = story_words().chip_of(verdict, say)
    fill, ink, icon = COLOURS.get(kind, ("pale", "text", None))
    return VerdictLook(ModeChip(text, fill=fill, ink=ink, icon=icon), "", None)


# How it is drawn. Shares are of the height of the row.

NAME_SIZE = 0.6  # of the type of the name, at most
NAME_PADDING = 0.4  # at each side of the name
SIZE_GAP = 0.35  # between the name and the size
END_SIZE = 0.36  # of the sign of a run that can be ended
NAME_SHARE = 0.45  # of the row: the name has as much beside the chip
MOST_NAME = 0.75  # of the row: a name that needs no more is whole
LEAST_NAME = 3  # the width of the name, in its type, at least


def program_header(
    ui: Ui, room: Room, look: ProgramHeaderLook, verdict: VerdictLook, size: str
) -> Rect:
    """Draw the header. Return its place: the whole width of the window.

    From left to right: the name with the size, the chip, the way out, the tools.
    """
    row, height = header_row(ui, room)
    tools = cut_tools(ui, row, look.tools)
    leave_room = row.column_to(row.right - height, row.right)
    if not ui.type.touch:
        leave_room = row.column_to(row.centerx, row.right)
    chip = draw_exercise(ui, leave_room, look.leave)
    row.cut_right(chip.width, ui.scaled(*GAP))
    _draw_name_and_verdict(ui, row, look.name, verdict=verdict, size=size)
    for tool, place in tools:
        ui.button(tool.button, place, ui.type.hint, tool.icon)
    return Rect(0, 0, ui.sheet.window.width, room.bottom)


def _draw_name_and_verdict(
    ui: Ui, row: Room, name: str, *, verdict: VerdictLook, size: str
) -> None:
    """Draw the name of the file with the size in a box, and the chip at its right.

    On a phone, the chip has its place first.
    """
    if verdict.chip.text:
        ui.announce(verdict.chip.text)
    else:
        ui.describe(name)
    gap = ui.scaled(*GAP)
    name_size = min(ui.type.stack, round(NAME_SIZE * row.height))
    name_size = max(ui.smallest, name_size)
    padding = round(NAME_PADDING * row.height)
    whole = ui.width(name, name_size, BOLD) + 2 * padding
    least = min(whole, max(round(NAME_SHARE * row.width), LEAST_NAME * name_size))
    read = ui.width(name, min(name_size, ui.type.body), BOLD) + 2 * padding
    if read <= MOST_NAME * row.width:
        least = max(least, read)
    chip_height = row.height - (CHIP_MARGIN if ui.type.touch else 0)
    texts = (verdict.chip.text, verdict.short or verdict.chip.text, "")

    def fits(text: str) -> bool:
        width = _chip_width(ui, verdict, text, chip_height)
        return width <= row.width - least - gap

    text = first_fitting(texts, fits)
    chip_width = _chip_width(ui, verdict, text, chip_height)
    _draw_and_cut_name(
        ui, row, name, size, name_size=name_size, free=row.width - chip_width - gap
    )
    place = rect_at(chip_width, chip_height, midleft=row.midleft)
    if verdict.end:
        _draw_running(ui, place, verdict.chip, text=text, end=verdict.end)
    elif text or verdict.chip.icon:
        draw_mode(ui, verdict.chip, text, place)


def _draw_and_cut_name(
    ui: Ui, row: Room, name: str, size: str, *, name_size: int, free: int
) -> None:
    """Draw the name of the file in a box at the left of a row, and cut it off.

    The size is at its right, unless it doesn't fit a free width, in pixels.
    """
    padding = round(NAME_PADDING * row.height)
    size_gap = round(SIZE_GAP * row.height)
    whole = ui.width(name, name_size, BOLD) + 2 * padding
    size_width = ui.width(size, ui.type.body) + size_gap
    has_size = size != "" and whole + size_width <= free
    if has_size:
        whole += size_width
    box = row.cut_left(min(free, whole), ui.scaled(*GAP))
    ui.box(box, "panel", "border", radius=ui.scaled(CORNER))
    if ui.width(name, ui.smallest, BOLD) > box.width - 2 * padding:
        # A name that would be cut has more of its box.
        padding //= 2
    inner = box.within(padding, 0)
    if has_size:
        right = inner.cut_right(ui.width(size, ui.type.body), size_gap)
        ui.text(size, ui.type.body, "muted", midright=right.midright)
    fitting = ui.fit_size(name, name_size, inner.width, BOLD)
    cut = ui.cut(name, fitting, inner.width, BOLD)
    ui.text(cut, fitting, "text", BOLD, midleft=inner.midleft)


def _chip_width(pen: Pen, verdict: VerdictLook, text: str, height: int) -> int:
    """Return the width of the chip with a text.

    Without a text it is a disc or, if it has neither icon nor button, nothing.
    """
    if not text:
        is_empty = verdict.chip.icon is None and verdict.end is None
        return 0 if is_empty else height
    if verdict.end:
        return mode_width(pen, text, height) + height // 2
    return mode_width(pen, text, height)


def _draw_running(
    ui: Ui, place: Rect, chip: ModeChip, *, text: str, end: ButtonLook
) -> None:
    """Draw the chip of a program that runs: a press anywhere on it ends the run."""
    height = place.height
    reach = place.inflate(0, max(0, ui.type.touch - height))
    ui.add_button(end, reach)
    ui.box(place, chip.fill, radius=height // 2)
    centre = (place.right - height / 2, place.centery)
    ui.shape(Icon.SQUARE, round(END_SIZE * height), chip.ink, centre)
    if text:
        left = place.left + height // 2
        ui.text(text, ui.type.body, chip.ink, BOLD, midleft=(left, place.centery))
