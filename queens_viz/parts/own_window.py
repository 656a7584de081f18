"""The parts of the window that only a person's own program has, added to a picture."""

from __future__ import annotations

from ..app.commands import Action
from ..app.moment import PlaybackMoment
from ..pens import BOLD, Rect, Room, Ui
from .cards import draw_panel, strip_height
from .find_fault import fault_size
from .layout import Layout
from .own_header import program_header, program_header_look, size_text, verdict_look
from .own_output import draw_output, lines_in, output_look
from .own_panel import add_own_contents, add_program, open_own_tab, own_tab_buttons
from .own_reading import ReadingLook, reading, reading_buttons, reading_text
from .own_values import add_values, values_look
from .scene import Scene
from .tabs import head
from .view_state import ViewState


def add_program_header(
    ui: Ui, room: Rect, scene: Scene, playback: PlaybackMoment
) -> None:
    """Add the header of a person's own program."""
    has_touch = ui.type.touch > 0
    look = ui.cached(program_header_look, scene.setting, has_touch)
    verdict = verdict_look(scene.setting, playback, scene.say)
    size = size_text(playback, scene.state.typed, scene.say)
    if scene.fault_work and scene.fault_work.program:
        size = fault_size(scene.fault_work.program.n, scene.say)
    ui.part("header", room, program_header, look, verdict, size)


def add_reading(ui: Ui, room: Rect, scene: Scene, playback: PlaybackMoment) -> None:
    """Add the strip that says how the board is read."""
    buttons, short = ui.cached(reading_buttons, scene.setting)
    look = ReadingLook(reading_text(playback, scene.say), buttons, short)
    ui.part("outlook", room, reading, look, fills=True)


def add_program_panels(
    *, ui: Ui, scene: Scene, state: ViewState, layout: Layout
) -> None:
    """Add the panel with its tabs, and values or output in other places."""
    playback = scene.moment.playback
    assert playback
    if layout.values.width:
        values = values_look(playback, scene.say)
        values = values._replace(has_calls=False, ground="window")
        add_values(ui, "values beside", layout.values, values)
    if layout.output.width:
        _add_output(ui, layout.output, scene, playback)
    if not layout.panel.width:
        return
    place = layout.panel
    has_touch = ui.type.touch > 0
    tab = open_own_tab(scene, has_touch=has_touch)
    ui.part("panel 0", place, draw_panel, fills=True)
    has_values = layout.values.width == 0
    if scene.fault_work and _needs_no_tabs(scene, layout):
        body = place.inflate(0, -2 * layout.scaled(5, 3))
        add_program(ui, scene, state, body, has_values=has_values)
        return
    tabs = ui.cached(own_tab_buttons, scene.setting, tab, has_touch)
    tabs_part = ui.part("head 0", place, head, tabs, role="tablist")
    top = tabs_part.place.bottom
    body = place.row(top, place.bottom - layout.scaled(5, 3) - top)
    if tab is Action.PROGRAM:
        add_program(ui, scene, state, body, has_values=has_values)
        return
    add_own_contents(ui, scene, state, tab=tab, body=body)


LOW_PANEL = 200
"""Pixels: in a lesson, a lower panel shows lines in the place of its tabs."""


def _needs_no_tabs(scene: Scene, layout: Layout) -> bool:
    """Return whether a panel with lines that are pressed has no tabs.

    That is where all that they would show is on view, or where the lines need their
    height.
    """
    has_lesson = scene.state.lesson is not None
    return layout.output.width > 0 or (has_lesson and layout.panel.height < LOW_PANEL)


def _add_output(ui: Ui, place: Rect, scene: Scene, playback: PlaybackMoment) -> None:
    """Add the last lines of the output in a card below the board."""
    ui.part("panel 2", place, draw_panel, fills=True)
    room = Room(*place)
    count = playback.story.output_count_at(playback.step)
    texts = scene.say("output"), scene.say.count("own_screen_output_lines", count)
    ui.part("head 2", room.cut_top(strip_height(ui.type)), _output_head, *texts)
    look = output_look(playback, lines_in(ui, room), None, scene.say)
    ui.part("printed", room, draw_output, look._replace(most=0, first=0))


def _output_head(ui: Ui, room: Room, title: str, count: str) -> None:
    """Draw the title of the output, and how many lines it has."""
    ui.box(room.row(room.bottom - 1, 1).inflate(-2, 0), "hairline")
    inner = room.within(ui.padding(room), 0)
    width = ui.width(count, ui.type.hint)
    right = inner.cut_right(width, ui.type.body)
    ui.text(count, ui.type.hint, "muted", midright=right.midright)
    ui.label(title, ui.type.body, inner, "text", weight=BOLD)
