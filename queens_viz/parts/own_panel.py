"""The panel of a person's own program: its tabs, its source and its values."""

from __future__ import annotations

from ..app.binding import Group
from ..app.commands import Action
from ..app.moment import PlaybackMoment
from ..pens import SEMIBOLD, ButtonLook, Rect, Room, Ui, rect_at
from ..words.words import Words
from .fault_lines import (
    LEAST_CLICKED,
    LEAST_TOUCHED,
    framed_lines,
    lines_look,
    pressed_lines,
)
from .find_fault import change_of, describe_change
from .own_output import OUTPUT, draw_output, lines_in, output_look
from .own_solutions import REPORTED, draw_reported, fitting_lines, reported_look
from .own_values import add_values, values_look, values_size
from .own_words import anonymous
from .program_panel import turn_button
from .scene import Scene, Setting
from .source import SCROLL, SourceLook, draw_source
from .source_drawing import ADDED
from .view_state import ViewState

OWN_TABS = (Action.PROGRAM, Action.SOLUTIONS, Action.OUTPUT)
"""The tabs, from left to right."""

TOUCH_TABS = (*OWN_TABS, Action.CALLS)
"""The same on touch screens, where calls and values have a tab."""


def own_tab_buttons(
    setting: Setting, open_tab: Action, has_touch: bool
) -> tuple[ButtonLook, ...]:
    """Return the tabs of the panel: the open one is primary."""
    tabs: tuple[Action, ...] = TOUCH_TABS if has_touch else OWN_TABS
    if setting.state.is_finding_fault:
        # Whether its boards are right isn't said.
        tabs = tuple([tab for tab in tabs if tab is not Action.SOLUTIONS])
    there = setting.actions_in(Group.TABS)
    return tuple(
        [
            setting.button(action, is_primary=action is open_tab)
            for action in tabs
            if action in there
        ]
    )


def open_own_tab(scene: Scene, *, has_touch: bool) -> Action:
    """Return the open tab. Elsewhere than on touch screens, calls are values."""
    tab = scene.state.own.tab
    if tab is Action.CALLS and not has_touch:
        return Action.PROGRAM
    if tab is Action.SOLUTIONS and scene.fault_work:
        return Action.PROGRAM
    return tab


def add_own_contents(
    ui: Ui, scene: Scene, state: ViewState, *, tab: Action, body: Rect
) -> None:
    """Add what an open tab shows to the picture, if that is not the program."""
    playback = scene.moment.playback
    assert playback
    room = Room(*body)
    if tab is Action.OUTPUT:
        fitting = lines_in(ui, room)
        look = output_look(playback, fitting, state.scrolled(OUTPUT), scene.say)
        ui.part("output", body, draw_output, look)
    elif tab is Action.SOLUTIONS:
        scrolled = state.scrolled(REPORTED)
        fitting = fitting_lines(ui, body)
        reported = reported_look(playback, fitting, scrolled, scene.say)
        ui.part("solutions", body, draw_reported, reported)
    else:
        # The calls, on touch screens.
        values = values_look(playback, scene.say)
        inner = room.within(ui.padding(body), ui.type.body // 2)
        add_values(ui, "values", inner, values)


ARROW = "←"
"""Leads from a tag to its line."""

VALUES_WIDTH = 14  # of the values beside the source, in their type, at least
VALUES_SHARE = 0.26  # of the panel's width, for the same
CODE_LETTERS = 44  # the width of the source beside values, in its smallest type
LEAST_VALUES = 12  # the height of the values, in their type
WITH_SIGNS = 22  # the height of a panel that explains the signs, in that type
SIGNS_HEIGHT = 4.2  # of the text that does, in that type
TURN_MARGIN = 6  # pixels: the button is higher than its text


def add_program(
    ui: Ui, scene: Scene, state: ViewState, body: Rect, *, has_values: bool
) -> None:
    """Add the source and the values, side by side if they fit.

    Otherwise a button turns from one to the other. On touch screens, values have a
    place beside the board or a tab; elsewhere it `has_values` unless they have such a
    place.
    """
    playback = scene.moment.playback
    assert playback
    inner = Room(*body).within(2, 1)
    scrolled = state.scrolled(SCROLL)
    is_source_alone = ui.type.touch > 0 or not has_values
    if is_source_alone or playback.story.last < 0:
        _add_source(ui, scene, inner, scrolled)
        return
    size = values_size(ui)
    width = max(VALUES_WIDTH * size, round(VALUES_SHARE * inner.width))
    is_wide = inner.width - width >= CODE_LETTERS * 0.6 * size
    look = values_look(playback, scene.say)
    if is_wide and inner.height >= LEAST_VALUES * size:
        column = inner.cut_right(width)
        _add_source(ui, scene, inner, scrolled)
        _add_values_beside(ui, scene, column)
        return
    shows_values = scene.state.has_values
    button = _turn(scene, shows_values=shows_values)
    hint = ui.type.hint
    corner = (inner.right - ui.padding(inner), inner.top + 2)
    button_width = ui.width(button.label, hint, SEMIBOLD) + hint
    place = rect_at(button_width, hint + TURN_MARGIN, topright=corner)
    if shows_values:
        values_room = inner.within(ui.padding(inner), 2)
        values_room.cut_top(place.height)
        add_values(ui, "values", values_room, look)
    else:
        taken = (inner.right - place.left, place.bottom - inner.top)
        _add_source(ui, scene, inner, scrolled, corner=taken)
    ui.part("turn", place, turn_button, button)


def _add_values_beside(ui: Ui, scene: Scene, column: Room) -> None:
    """Add the values in a column beside the source, and below them what signs mean."""
    playback = scene.moment.playback
    assert playback
    size = values_size(ui)
    signs_height = round(SIGNS_HEIGHT * size)
    signs = signs_text(playback, scene.say)
    has_kept_place = scene.fault_work is not None
    is_high = column.height >= WITH_SIGNS * size
    edge = column.cut_left(1)
    room = column.within(size // 2, size // 3)
    ui.drawing("edge", edge, _paint_edge, edge, fills=True)
    if signs and has_kept_place and is_high:
        ui.part("signs", room.cut_bottom(signs_height), _signs, signs)
    used = add_values(ui, "values", room, values_look(playback, scene.say))
    is_free = room.height - used >= signs_height
    if signs and is_free and not has_kept_place:
        foot = room.row(room.bottom - signs_height, signs_height)
        ui.part("signs", foot, _signs, signs)


def signs_text(playback: PlaybackMoment, say: Words) -> str:
    """Return what the signs mean that are beside the program and on its board."""
    story = playback.story
    texts = []
    if story.lines_since_change(playback.step):
        texts.append(say("sign_bar"))
    hidden = {story.tested_at(playback.step), *story.queens_at(playback.step)}
    if story.tried_at(playback.step) - hidden:
        texts.append(say("sign_ring"))
    return " ".join(texts)


def _signs(ui: Ui, room: Room, text: str) -> None:
    """Draw what the signs beside the program and on its board mean."""
    fitted = ui.fit(text, ui.type.hint, room)
    ui.write(fitted, room, "muted")


def _paint_edge(ui: Ui, place: Rect) -> None:
    ui.box(place, "hairline")


def _turn(scene: Scene, *, shows_values: bool) -> ButtonLook:
    """Return the button that turns between the source and the values."""
    key = "own_screen_listing" if shows_values else "own_screen_values"
    button = scene.setting.button(Action.PROGRAM)
    return button.bare._replace(label=scene.say(key))


def _add_source(
    ui: Ui,
    scene: Scene,
    room: Rect,
    scrolled: int | None,
    corner: tuple[int, int] = (0, 0),
) -> None:
    """Add the source of the program with its marks."""
    playback = scene.moment.playback
    assert playback
    story = playback.story
    lines = story.lines
    if scene.state.own.is_anonymous:
        lines = ui.cached(anonymous, story.recording.source)
    step = playback.step
    # Before the first line, that is said of the listing.
    description = scene.say("step", steps=0)
    if story.last < 0:
        # Nothing ran: the line that keeps it from running is marked.
        current = story.fault_line or 0
    else:
        current = story.recording.line(step) or 0
        if 0 < current <= len(lines):
            description = f"{current} {lines[current - 1].strip()}"
    look = SourceLook(
        lines,
        current,
        block=block_of(lines, current),
        ran=story.lines_since_change(step),
        scrolled=scrolled,
        corner=corner,
        description=description,
    )
    if scene.fault_work:
        _add_pressed_source(ui, room, look, scene)
        return
    fault = _fault_line(playback)
    draw_source(ui, room, look._replace(fault=fault, tags=_tags(scene, playback)))


def _add_pressed_source(ui: Ui, room: Rect, look: SourceLook, scene: Scene) -> None:
    """Add the source of a program whose wrong line is asked for.

    Once it is known, the listing shows how it is mended.
    """
    work = scene.fault_work
    assert work
    assert work.program
    has_touch = ui.type.touch > 0
    least_line = LEAST_TOUCHED if has_touch else LEAST_CLICKED
    ruled_out = frozenset(work.wrong)
    look = look._replace(least_line=least_line, ruled_out=ruled_out)
    if work.is_answered:
        change = ui.cached(change_of, work.program)
        playback = scene.moment.playback
        assert playback
        look = look._replace(change=change, in_sight=(look.current, ADDED))
        if playback.step == playback.story.opening:
            # How it is mended is looked at first.
            shown = min(change.replaced, default=change.after)
            fault_in_sight = (ADDED, work.answer, look.current)
            look = look._replace(shown=shown, block=0, in_sight=fault_in_sight)
        draw_source(ui, room, look)
        ui.part("told of change", room, describe_change, change, scene.say)
        return
    wanted = (look.current, work.line)
    if work.response:
        wanted = (work.line, look.current)
    in_sight = tuple([line for line in wanted if line])
    look = look._replace(framed=framed_lines(work, ui.touched), in_sight=in_sight)
    visible = draw_source(ui, room, look)
    if Action.PICK_LINE in scene.setting.can:
        lines = ui.cached(lines_look, visible, work, scene.say)
        ui.part("lines of code", room, pressed_lines, lines)


def block_of(lines: tuple[str, ...], current: int) -> int:
    """Return the first line of the function around a line, 0 if there is none.

    Lines count from 1. The function begins above, and is less indented.

    >>> block_of(("n = 8", "def f():", "    if n:", "        return"), 4)
    2
    """
    if not 0 < current <= len(lines):
        return 0
    text = lines[current - 1]
    indent = len(text) - len(text.lstrip())
    for number in range(current, 0, -1):
        text = lines[number - 1]
        rest = text.lstrip()
        is_outside = len(text) - len(rest) < indent or number == current
        if is_outside and rest.startswith("def "):
            return number
    return 0


def _is_fault_shown(playback: PlaybackMoment) -> bool:
    """Return whether the fault has come, or shows at no step."""
    fault = playback.story.fault
    return fault is None or playback.step >= fault


def _fault_line(playback: PlaybackMoment) -> int:
    """Return the line of the fault once it has come, 0 before."""
    line = playback.story.fault_line
    return line if line and _is_fault_shown(playback) else 0


def _tags(scene: Scene, playback: PlaybackMoment) -> tuple[tuple[int, str], ...]:
    """Return the tags at the lines of the fault, once it has come.

    They are at the line where it shows, and at the one that answered wrongly. Neither
    need be wrong itself: a `return` is right where a test before it is missing.
    """
    if not _is_fault_shown(playback):
        return ()
    texts: dict[int, str] = {}
    line = playback.story.shows_in
    if line:
        texts[line] = scene.say("own_screen_shows")
    again = playback.story.again
    if again:
        texts[again.line] = scene.say("own_screen_wrong_answer")
    if scene.say.has_keys:
        # Where no keys are named, an arrow could be taken for one.
        texts = {line: f"{ARROW} {text}" for line, text in texts.items()}
    return tuple(texts.items())
