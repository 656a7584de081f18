"""The header: the board's size, the title, the mode, and the menu and help buttons."""

from __future__ import annotations

from typing import NamedTuple

from ..app.commands import Action
from ..app.exercise import ExerciseKind, Score
from ..app.moment import Mode
from ..pens import (
    BOLD,
    NOWHERE,
    ButtonLook,
    Field,
    Icon,
    Pen,
    Rect,
    Room,
    Ui,
    first_fitting,
    rect_at,
)
from ..words.words import name_of
from .lesson import SEPARATOR
from .scene import Scene, Setting


class ModeChip(NamedTuple):
    """The chip that says what the search is doing."""

    text: str
    more: str = ""  # follows the text if it fits
    fill: str = "pale"
    ink: str = "text"
    icon: Icon | None = None


class SizeField(NamedTuple):
    """The board's size, or the digits that are typed for another one."""

    text: str
    label: str  # for screen readers
    is_typed: bool
    is_refused: bool  # there is no board of the typed size
    smaller: ButtonLook
    larger: ButtonLook


class ExerciseChip(NamedTuple):
    """The name and the score of an exercise, and the button that leaves it.

    While the class votes, these are its hands, and the button that ends the vote.
    """

    texts: tuple[str, ...]  # the first one that fits is shown
    last_answers: tuple[bool, ...]  # whether each was right
    leave: ButtonLook


class Tool(NamedTuple):
    """A button at the right, which shows an icon on touch screens."""

    button: ButtonLook
    icon: Icon | None = None


class HeaderLook(NamedTuple):
    """What the header is drawn from, except for the mode."""

    size: SizeField | None  # not if the size can't be changed
    titles: tuple[str, ...]  # the first one that fits is shown
    mode_names: tuple[str, ...]  # of all modes: the title has the same room in each
    exercise: ExerciseChip | None
    tools: tuple[Tool, ...]


def mode_of(scene: Scene) -> ModeChip | None:
    """Return the chip of the current mode; in a challenge nothing runs.

    Nor does anything after "Find the fault".
    """
    moment = scene.moment
    if scene.state.challenge or scene.fault_work:
        return None
    say = scene.say
    if moment.mode is Mode.HALTED and moment.is_ready:
        return ModeChip(say("ready"))
    if moment.mode is Mode.HALTED:
        return ModeChip(say("halted"), icon=Icon.PAUSE)
    if moment.mode is Mode.COMPLETE:
        return _complete_chip(scene)
    # The search runs. While it pauses, the chip says for how long.
    more = ""
    if moment.pause:
        more = SEPARATOR + say("goes_on", pause=moment.pause)
    return ModeChip(
        say("running"), more, fill="accent", ink="on_accent", icon=Icon.PLAY
    )


def _complete_chip(scene: Scene) -> ModeChip:
    """Return the chip of a complete search: green, unless it found nothing.

    It says how many solutions there are, if that is known.
    """
    solutions = scene.moment.solutions_found
    more = ""
    if solutions is not None:
        more = SEPARATOR + scene.say.solutions(solutions, is_over=True)
    text = scene.say("complete_mode")
    if solutions == 0:
        return ModeChip(text, more, fill="text", ink="window")
    return ModeChip(text, more, fill="safe", ink="window", icon=Icon.TICK)


def header_look(setting: Setting, has_touch: bool) -> HeaderLook:
    """Return what the header shows in every mode.

    A challenge has a size of its own: there is no field for another one.
    """
    say = setting.say
    state = setting.state
    # On a touch screen, the chip of a vote needs the room of the field.
    is_vote_with_touch = has_touch and state.vote.is_open
    size = None
    has_size = not state.challenge and not _is_fault_over(setting)
    if has_size and not is_vote_with_touch:
        size = _size_field(setting)
    return HeaderLook(
        size,
        titles=_titles(setting),
        mode_names=(
            say("ready"),
            say("halted"),
            say("running"),
            say("complete_mode"),
        ),
        exercise=_chip(setting),
        tools=_touch_tools(setting) if has_touch else _tools(setting),
    )


def _is_fault_over(setting: Setting) -> bool:
    """Return whether the results of "Find the fault" are on view.

    While it has a program on view, that has a header of its own.
    """
    return setting.state.is_finding_fault


def _titles(setting: Setting) -> tuple[str, ...]:
    """Return the title, followed by a shorter one if there is one.

    It is the size of the board in words, or the name of the strategy.
    """
    say = setting.say
    if _is_fault_over(setting):
        # Its programs may have other sizes.
        return ()
    if setting.state.challenge:
        return (say.count("queens", setting.n),)
    name = name_of(setting.strategy)
    # In a race, each search has a strategy of its own.
    if name and not setting.is_race:
        return say(name), say(f"{name}_short")
    return (say.count("title", setting.n),)


def _chip(setting: Setting) -> ExerciseChip | None:
    """Return the chip of what the class does now: a vote or an exercise, if any.

    A vote comes first, as it is about a question of the exercise.
    """
    state = setting.state
    if state.vote.is_open:
        hands = setting.say.count("hands", len(state.vote.hands))
        leave = setting.button(Action.END_VOTE)
        return ExerciseChip((hands,), last_answers=(), leave=leave)
    if state.exercise:
        return exercise_chip(setting, state.exercise)
    if Action.BACK_TO_PROGRAM in setting.can:
        leave = setting.button(Action.BACK_TO_PROGRAM)
        return ExerciseChip((setting.program,), last_answers=(), leave=leave)
    return None


def _size_field(setting: Setting) -> SizeField:
    """Return the field with the board's size or, while there are any, the typed digits.

    They are refused if there is no board of that size.
    """
    state = setting.state
    is_typed = state.typed != ""
    return SizeField(
        text=state.typed if is_typed else str(setting.n),
        label=setting.say("size_of_board"),
        is_typed=is_typed,
        is_refused=is_typed and state.typed_size is None,
        smaller=setting.button(Action.SMALLER),
        larger=setting.button(Action.LARGER),
    )


def exercise_chip(setting: Setting, exercise: ExerciseKind) -> ExerciseChip:
    """Return the chip of an exercise, with its score once there is one.

    If it is too narrow for both, the score is left, and then a short form of that. A
    challenge keeps its name, which has its number: that is what others ask for.
    """
    say = setting.say
    leave = setting.button(Action.LEAVE)
    work = setting.state.current_exercise
    score = work.score if work else Score()
    challenge = setting.state.challenge
    name = challenge.title(say) if challenge else say(exercise.value)
    if not score.made:
        texts: tuple[str, ...] = (name,)
        return ExerciseChip(texts, score.last, leave)
    right = say.count("score_right", score.right, made=score.made)
    last = score.last
    if exercise is ExerciseKind.FIND_FAULT:
        right = say("fault_score_chip", right=score.right, made=score.made)
        # The list at the end shows more than dots do, and all programs.
        last = ()
    name_and_score = say("chip_score", name=name, score=right)
    if challenge:
        texts = (name_and_score, name)
    else:
        short = say("score_short", right=score.right, made=score.made)
        texts = (name_and_score, right, short)
    return ExerciseChip(texts, last, leave)


def _tools(setting: Setting) -> tuple[Tool, ...]:
    """Return the tools for a mouse and keys: menu and help, with their names."""
    menu = setting.button(Action.MENU)
    return Tool(menu), Tool(setting.button(Action.HELP))


def _touch_tools(setting: Setting) -> tuple[Tool, ...]:
    """Return the tools of a touch screen: undo and the menu, which are icons.

    In a challenge there is no undo, as there are no moves that could be undone.
    """
    menu = Tool(_without_label(setting.button(Action.MENU)), Icon.LINES)
    if setting.state.challenge or _is_fault_over(setting):
        return (menu,)
    undo = Tool(_without_label(setting.button(Action.UNDO)), Icon.UNDO)
    return undo, menu


def program_tools(setting: Setting, has_touch: bool) -> tuple[Tool, ...]:
    """Return the tools beside a person's own program: on phones only icons.

    The text of a typed program can be opened.
    """
    tools = _tools(setting)
    if has_touch:
        tools = (Tool(_without_label(setting.button(Action.MENU)), Icon.LINES),)
    if Action.EDIT not in setting.can:
        return tools
    edit = setting.button(Action.EDIT)
    if has_touch:
        return Tool(_without_label(edit), Icon.PENCIL), *tools
    return Tool(edit), *tools


def _without_label(button: ButtonLook) -> ButtonLook:
    """Return a button without label and key, for an icon."""
    description = button.description or button.label
    return button.bare._replace(label="", description=description)


# How it is drawn. Of pairs, the first is in pixels of the design, the second is the
# least number of pixels. Shares of a chip are of its height.

GAP = (8, 4)
CORNER = 8
ROW_HEIGHT = 38
ROW_MARGIN = 8  # pixels: a row is higher than its text
ROW_MIDDLE = 0.52  # of the header's height
TYPING_EDGE = 3  # pixels
CURSOR_ROOM = 4  # pixels beside the digits
SIZE_INSET = 3  # pixels around the minus and the plus

TITLE_GAP = 14
LEAST_TITLE = 0.7  # of its usual type: a title is larger than that

CHIP_MARGIN = 10  # pixels above and below the mode on touch screens, together
CHIP_PADDING = 1.6  # at both sides, with the icon
TEXT_END = 0.48  # from the text to the right end
MODE_ICON_SIZE = 0.46
MODE_ICON_CENTRE = 0.66  # from the left end

EXERCISE_HEIGHT = 40
EXERCISE_PADDING = (16, 8)
ANSWER_DOT = (15, 10)
LEAVE_INSET = 4  # pixels around the cross
CROSS_SIZE = 0.7  # in the type of the chip

SUMMARY_HEIGHT = 1.6  # in the type of its text


def header(ui: Ui, room: Room, look: HeaderLook, mode: ModeChip | None) -> Rect:
    """Draw the header. Return its place: the whole width of the window.

    From left to right: size, title, mode, exercise, tools. On touch screens, an
    exercise takes the place of title and mode.
    """
    touch = ui.type.touch
    gap = ui.scaled(*GAP)
    row, height = header_row(ui, room)
    if look.size:
        # The buttons for minus and plus are as wide as high; no size is wider than 100.
        size_width = 2 * height + ui.width("100", ui.type.stack, BOLD)
        _draw_size(ui, row.cut_left(size_width, gap), look.size, height)
    # Title and mode have what tools and exercise leave of the row.
    tools = cut_tools(ui, row, look.tools)
    if look.exercise:
        free = row if touch else row.column_to(row.centerx, row.right)
        chip = draw_exercise(ui, free, look.exercise)
        row.cut_right(chip.width, gap)
    is_row_taken = touch > 0 and look.exercise is not None
    if not is_row_taken:
        _draw_title_and_mode(ui, row, look, mode)
    for tool, place in tools:
        ui.button(tool.button, place, ui.type.hint, tool.icon)
    return Rect(0, 0, ui.sheet.window.width, room.bottom)


def header_row(ui: Ui, room: Room) -> tuple[Room, int]:
    """Return the row of a header, and the height of its buttons in pixels.

    On touch screens, the row is the whole room.
    """
    if ui.type.touch:
        return Room(*room), ui.type.touch
    height = ui.scaled(ROW_HEIGHT, ui.type.body + ROW_MARGIN)
    top = round(ROW_MIDDLE * room.bottom) - height // 2
    return Room(*room.row(top, height)), height


def cut_tools(ui: Ui, row: Room, tools: tuple[Tool, ...]) -> list[tuple[Tool, Rect]]:
    """Cut the places of the tools from the right end of the row, and return them.

    The first tool is the leftmost one. On touch screens, tools are squares.
    """
    gap = ui.scaled(*GAP)
    size = ui.type.hint
    touch = ui.type.touch
    widths = [touch or ui.button_width(tool.button, size) for tool in tools]
    gaps = gap * (len(tools) - 1)
    room = row.cut_right(sum(widths) + gaps, gap)
    places = [room.cut_left(width, gap) for width in widths]
    return list(zip(tools, places, strict=True))


def _draw_size(ui: Ui, place: Room, field: SizeField, side: int) -> None:
    """Draw the board's size between its minus and plus buttons.

    `side` is the width of each button in pixels. Typed digits have a cursor and a thick
    edge in their colour: red if there is no board of that size, otherwise blue.
    """
    if field.is_typed:
        colour = "attacked" if field.is_refused else "accent"
        edge = colour
        line = TYPING_EDGE
    else:
        colour = "text"
        edge = "border"
        line = 1
    ui.box(place, "panel", edge, radius=ui.scaled(CORNER), line=line)
    size = ui.type.stack
    room = Room(*place)
    _draw_size_button(ui, room.cut_left(side), field.smaller)
    _draw_size_button(ui, room.cut_right(side), field.larger)
    # What is left of the room is that of the digits.
    free = room.width - CURSOR_ROOM if field.is_typed else room.width
    fitting = ui.fit_size(field.text, size, free, weight=BOLD)
    digits = ui.text(field.text, fitting, colour, BOLD, center=place.center)
    if field.is_typed:
        cursor = Rect(digits.right + 1, place.centery - size // 2, 2, size)
        ui.box(cursor, colour)
    ui.widget.field = Field(room.copy(), field.label, field.text, field.is_refused)


def _draw_size_button(ui: Ui, place: Room, button: ButtonLook) -> None:
    """Draw the minus or the plus; it can be pressed in its whole place."""
    inner = place.within(SIZE_INSET, SIZE_INSET)
    ink = ui.button_ground(button, inner, quiet="", edge="", reach=place)
    ui.text(button.label, ui.type.stack, ink, BOLD, center=place.center)


def _draw_title_and_mode(
    ui: Ui, room: Room, look: HeaderLook, mode: ModeChip | None
) -> None:
    """Draw the title and then the mode; the title has the same place in every mode.

    On a touch screen the short name of a strategy replaces the name of the mode, as the
    mode has an icon too.
    """
    height = room.height
    if ui.type.touch:
        height -= CHIP_MARGIN
    gap = ui.scaled(TITLE_GAP)
    # The gap before the title is wider than the one that was cut with the size.
    room.cut_left(gap - ui.scaled(*GAP))
    widest = max([mode_width(ui, name, height) for name in look.mode_names])
    _draw_and_cut_title(ui, room, look.titles, free=room.width - widest - gap)
    if not mode:
        return
    texts: tuple[str, ...] = (mode.text + mode.more, mode.text, "")
    if ui.type.touch:
        texts = (*look.titles[1:], *texts)
    text = first_fitting(texts, lambda text: mode_width(ui, text, height) <= room.width)
    width = mode_width(ui, text, height)
    is_empty = text == "" and mode.icon is None
    if width <= room.width and not is_empty:
        draw_mode(ui, mode, text, rect_at(width, height, midleft=room.midleft))


def _draw_and_cut_title(
    ui: Ui, room: Room, titles: tuple[str, ...], *, free: int
) -> None:
    """Draw a title at the left of a room, and cut its place from the room.

    It is the first one that fits a free width in type that is not too small. If none
    does, nothing is drawn.
    """
    usual = ui.type.stack
    for title in titles:
        size = ui.fit_size(title, usual, free, weight=BOLD)
        fits = ui.width(title, size, BOLD) <= free
        if fits and size > LEAST_TITLE * usual:
            place = ui.text(title, size, "text", BOLD, midleft=room.midleft)
            room.cut_left(place.width, gap=ui.scaled(TITLE_GAP))
            return


def mode_width(pen: Pen, text: str, height: int) -> int:
    """Return the width of the mode's chip with some text."""
    return pen.width(text, pen.type.body, BOLD) + round(CHIP_PADDING * height)


def draw_mode(pen: Pen, mode: ModeChip, text: str, place: Rect) -> None:
    """Draw the mode's chip with a text, and with its icon at the left if it has one.

    Without an icon, the text is in the middle.
    """
    size = pen.type.body
    height = place.height
    pen.box(place, mode.fill, radius=height // 2)
    if mode.icon:
        right = place.right - round(TEXT_END * height)
        centre = (place.left + MODE_ICON_CENTRE * height, place.centery)
        pen.shape(mode.icon, round(MODE_ICON_SIZE * height), mode.ink, centre)
    else:
        right = place.centerx + pen.width(text, size, BOLD) // 2
    pen.text(text, size, mode.ink, BOLD, midright=(right, place.centery))


def draw_exercise(ui: Ui, room: Rect, chip: ExerciseChip) -> Rect:
    """Draw the chip of an exercise with the cross that leaves it. Return its place.

    It is at the right of the room, or in the middle on a touch screen. If no text fits,
    draw the cross only; if that does not fit either, draw nothing.
    """
    size = ui.type.body
    touch = ui.type.touch
    padding = ui.scaled(*EXERCISE_PADDING)
    dot = ui.scaled(*ANSWER_DOT)
    height = max(ui.scaled(EXERCISE_HEIGHT), size + ROW_MARGIN, touch)
    answers = () if touch else chip.last_answers
    # The cross is as wide as high. A chip without a text has nothing else.
    around = padding + height + len(answers) * dot + size // 2

    def width_with(text: str) -> int:
        return around + ui.width(text, size, BOLD) if text else height

    text = first_fitting((*chip.texts, ""), lambda text: width_with(text) <= room.width)
    width = width_with(text)
    if width > room.width:
        return NOWHERE
    left = room.centerx - width // 2 if touch else room.right - width
    whole = Room(left, room.centery - height // 2, width, height)
    ui.box(whole, "panel", "accent", radius=height // 2, line=2)
    rest = Room(*whole)
    end = rest.cut_right(height)
    inner = end.within(LEAVE_INSET, LEAVE_INSET)
    ui.button_ground(chip.leave, inner, quiet="", edge="", reach=end)
    ui.shape(Icon.CROSS, round(CROSS_SIZE * size), "accent", end.center)
    rest.cut_left(padding)
    box = ui.text(text, size, "accent", BOLD, midleft=rest.midleft)
    x = box.right + size // 2 + dot / 2
    for is_right in answers:
        icon = Icon.DOT if is_right else Icon.RING
        role = "safe" if is_right else "backtrack"
        ui.shape(icon, dot, role, (x, rest.centery))
        x += dot
    return whole


def summary(ui: Ui, room: Room, mode: ModeChip, steps: str, found: str) -> None:
    """Draw the mode and the counters in one row, as a recording has them.

    The steps are above the middle of the row at its right, the solutions below it. Both
    get smaller type if they don't fit beside the mode.
    """
    size = ui.type.body
    height = round(SUMMARY_HEIGHT * size)
    width = mode_width(ui, mode.text, height)
    chip = rect_at(width, height, midleft=room.midleft)
    draw_mode(ui, mode, mode.text, chip)
    free = room.right - chip.right - size // 2
    steps_size = ui.fit_size(steps, size, free, weight=BOLD)
    ui.text(steps, steps_size, "text", BOLD, bottomright=room.midright)
    found_size = ui.fit_size(found, size, free)
    ui.text(found, found_size, "muted", topright=room.midright)
