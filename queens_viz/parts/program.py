"""The panel of the program: its listing, its open calls and its variables.

`program_look` decides what is shown. `program_panel.py` places it and draws what is the
same at every position; what changes with every step is painted by `source.py` and
`program_drawing.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..app.commands import Action, Command
from ..pens import ButtonLook, Rect, Room, Ui
from ..search.listing import (
    Call,
    Marks,
    Program,
    calls,
    lines_in_order,
    listing,
    marks,
    values,
)
from ..search.strategy import PLAIN, Strategy
from ..words.words import Words
from .program_drawing import CallLook, CallsLook, ValueLook, paint_calls, paint_value
from .program_panel import (
    PanelLook,
    ProgramPlaces,
    SwitchLook,
    program_panel,
    switch_over_listing,
    turn_button,
)
from .scene import Scene, Setting
from .source import NO_KEY, NO_LINES, SourceLook, draw_source


class ProgramLook(NamedTuple):
    """The program at a position."""

    panel: PanelLook
    marks: Marks  # the lines that the last step ran, and those that changed something
    current: int  # the line up to which the step is shown; 0 if all of it is
    calls: tuple[CallLook, ...]  # the innermost one is the last
    values: dict[str, str]  # by the names of the variables; empty without a value


def shown_program(scene: Scene) -> Program:
    """Return which program is shown. Guided searches have only a recursion."""
    if scene.displayed.position.strategy is PLAIN:
        return scene.state.program
    return Program.RECURSION


def program_look(scene: Scene, panel: PanelLook) -> ProgramLook:
    """Return what is shown of the program at the position on the board."""
    call_looks = _call_looks(scene, panel.program)
    position = scene.displayed.position
    count = scene.state.lines_shown
    if scene.state.displayed:
        count = None
    current = 0
    if count is not None:
        current = lines_in_order(panel.program, position)[:count][-1]
    return ProgramLook(
        panel,
        marks(panel.program, position, count),
        current,
        call_looks,
        values=_value_texts(scene, panel, call_looks),
    )


def _call_looks(scene: Scene, program: Program) -> tuple[CallLook, ...]:
    """Return the open calls of the recursion, or the elements of the loop's list.

    The list is the loop's memory, as the open calls are the recursion's.
    """
    position = scene.displayed.position
    looks = []
    if program is Program.LOOP:
        for index, row in enumerate(position.board):
            looks.append(CallLook(f"board[{index}]", str(row + 1), line=""))
    else:
        for call in calls(position):
            look = _call_look(call, position.n, position.strategy, scene.say)
            looks.append(look)
    return tuple(looks)


@lru_cache(maxsize=1000)
def _call_look(call: Call, n: int, strategy: Strategy, say: Words) -> CallLook:
    """Return what is shown of a call: its name, the row that it has chosen, its line.

    A call has its argument in its name, or the column if it chooses that itself.
    """
    if not strategy.chooses_column:
        name = f"place({call.column})"
    elif call.column <= n:
        name = f"column = {call.column}"
    else:
        # All columns have a queen: this call reports the solution.
        name = "place([])"
    row = ""
    if call.row is not None:
        row = say("call_row", row=call.row)
    return CallLook(name, row, str(call.line))


def _value_texts(
    scene: Scene, panel: PanelLook, calls: tuple[CallLook, ...]
) -> dict[str, str]:
    """Return the values of the panel's variables as texts, by their names.

    A variable that has no value yet has an empty text. On phones the open calls are the
    value of one more variable, whose name is their heading: "calls = [place(1)]".
    """
    position = scene.displayed.position
    solutions = scene.displayed.solutions_found
    texts = dict.fromkeys(panel.variables, "")
    for name, value in values(panel.program, position, solutions).items():
        # The number of solutions is None while it is not known.
        texts[name] = "?" if value is None else str(value)
    if panel.lists_calls:
        names = ", ".join([call.name for call in calls])
        texts[panel.calls_heading] = f"[{names}]"
    return texts


def panel_look(
    setting: Setting, strategy: Strategy, program: Program, is_large: bool
) -> PanelLook:
    """Return what the panel shows at every position of a search by a strategy."""
    say = setting.say
    n = setting.n
    lines = tuple(listing(program, strategy) or ())
    if program is Program.LOOP:
        # It has no calls: the elements of its list are in their place.
        calls_heading = "board"
        lines_heading = ""
        remark = say("no_calls")
    else:
        calls_heading = say("calls")
        lines_heading = say("call_line")
        # The last line is the first call, which has returned if no call is open.
        remark = say("has_returned", call=lines[-1])
    longest = _longest_call(n, strategy, program, say)
    return PanelLook(
        program,
        lines,
        calls_heading=calls_heading,
        lines_heading=lines_heading,
        remark=remark,
        longest_call=longest,
        variables=_variables(program, strategy, say),
        lists_calls=_lists_calls(program, say),
        switch=_switch_look(setting, strategy, program),
        key=(say("mark_ran"), say("mark_changed")),
        line_key=(say("mark_ran"), say("mark_now")),
        turn=_turn_look(setting),
        shows_values=setting.state.has_values,
        is_large=is_large,
    )


def _longest_call(n: int, strategy: Strategy, program: Program, say: Words) -> str:
    """Return the texts of a call, or of an element of the loop's list.

    None is longer: no column or row has more digits than n, and no line more than two.
    An element has no line, but the same columns as a call.
    """
    if program is Program.LOOP:
        look = CallLook(f"board[{n - 1}]", str(n), line="10")
    else:
        look = _call_look(Call(column=n, row=n, line=10), n, strategy, say)
    return "".join(look)


def _variables(program: Program, strategy: Strategy, say: Words) -> tuple[str, ...]:
    """Return the names of the variables of a program, in their order on the screen."""
    board = "board" if strategy is PLAIN else "queens"
    if program is Program.LOOP:
        return board, "row", "solutions"
    if _lists_calls(program, say):
        return board, say("calls"), "column", "row", "solutions"
    return board, "column", "row", "solutions"


def _lists_calls(program: Program, say: Words) -> bool:
    """Return whether the open calls are shown as a list, among the variables.

    That is so on phones, where they have no frames.
    """
    return program is Program.RECURSION and not say.has_keys


def _switch_look(setting: Setting, strategy: Strategy, program: Program) -> SwitchLook:
    """Return the switch to the other program; if there is none, it says so."""
    say = setting.say
    if strategy is not PLAIN:
        return SwitchLook((), "", say("one_listing"))
    key = setting.button(Action.LISTING).label if say.has_keys else ""
    segments = []
    for shown in Program:
        action = Command(Action.LISTING, shown)
        is_open = shown is program
        label = say(shown.value)
        segments.append(ButtonLook(action, action, label, "", is_primary=is_open))
    return SwitchLook(tuple(segments), key, remark="")


def _turn_look(setting: Setting) -> ButtonLook:
    """Return the button that shows the values instead of the listing, or back."""
    key = "listing_button" if setting.state.has_values else "values_button"
    return ButtonLook(Action.PROGRAM, Action.PROGRAM, setting.say(key), hint="")


# How it is drawn.


def draw_program(
    ui: Ui, body: Rect, scene: Scene, scrolled: int | None, *, is_large: bool
) -> None:
    """Draw the program in the body of a card, or in the whole window if it is large.

    What changes with every step is an element of its own, so that the panel around it
    is not drawn again. `scrolled` is how far the listing is scrolled, if it is.
    """
    strategy = scene.displayed.position.strategy
    program = shown_program(scene)
    panel = ui.cached(panel_look, scene.setting, strategy, program, is_large)
    look = program_look(scene, panel)
    has_calls = len(look.calls) > 0
    is_by_line = look.current > 0
    widget = ui.part("program", body, program_panel, panel, has_calls, is_by_line)
    places: ProgramPlaces = widget.result
    ui.part("told of program", body, describe_program, look)
    # Nothing overlaps, so this order isn't seen. It is that of the kept screens.
    if ui.type.touch:
        _add_values(ui, places, look)
        _add_listing(ui, places, look, scrolled)
    else:
        _add_listing(ui, places, look, scrolled)
        _add_values(ui, places, look)
    if places.calls is not None:
        place = places.calls
        calls = CallsLook(look.calls, panel.longest_call, places.size)
        ui.drawing("calls", place, paint_calls, place, calls, fills=True)
    if places.turn is not None:
        ui.part("turn", places.turn, turn_button, panel.turn)
    if places.switch is not None:
        ui.part("switch", places.switch, switch_over_listing, panel.switch)


def _add_listing(
    ui: Ui, places: ProgramPlaces, look: ProgramLook, scrolled: int | None
) -> None:
    """Add the listing to the picture, if it has a place.

    Pens keep its picture, and draw that again after each later step that marks the same
    lines. While a step is shown line by line, only its last line so far has a band.
    """
    place = places.listing
    if place is None:
        return
    changed = look.marks.changed
    key = look.panel.key
    if look.current:
        changed = NO_LINES
        key = look.panel.line_key
    if places.has_key:
        key = NO_KEY
    source = SourceLook(
        look.panel.lines,
        look.current,
        look.marks.ran,
        changed,
        key=key,
        scrolled=scrolled,
        size=places.listing_size,
        corner=places.corner,
        repeats=True,
    )
    draw_source(ui, place, source)


def _add_values(ui: Ui, places: ProgramPlaces, look: ProgramLook) -> None:
    """Add each variable that has a place, with its value, to the picture."""
    for name, place in places.values:
        value = ValueLook(name, look.values[name], places.size)
        ui.drawing(f"value {name}", place, paint_value, place, value, fills=True)


def describe_program(ui: Ui, _: Room, look: ProgramLook) -> None:
    """Describe the program to a screen reader, a line for each thing.

    That is: the lines that ran, or the one up to which the step is shown, the variables
    that have a value, the open calls or why there are none, and the whole listing.
    """
    lines = look.panel.lines
    texts = []
    if look.current:
        ui.announce(_numbered(lines, look.current))
    else:
        texts += [_numbered(lines, number) for number in sorted(look.marks.ran)]
    for name, value in look.values.items():
        if value != "":
            texts.append(f"{name} = {value}")
    for call in look.calls:
        texts.append(" ".join(call))
    if not look.calls:
        texts.append(look.panel.remark)
    texts += lines
    ui.describe("\n".join(texts))


def _numbered(lines: tuple[str, ...], number: int) -> str:
    """Return a line with its number, as it is read aloud."""
    return f"{number} {lines[number - 1].strip()}"
