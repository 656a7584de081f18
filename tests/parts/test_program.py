"""The program to be read: the lines that Python really ran, calls and values; its switch; what turns to what is hid."""

from __future__ import annotations

from itertools import combinations

import pytest

from queens_viz import Position
from queens_viz.app.lesson import progress_at
from queens_viz.app.teaching import begin_lesson
from queens_viz.parts.program import (
    ProgramLook,
    panel_look,
    program_look,
    shown_program,
)
from queens_viz.parts.program_drawing import CallLook
from queens_viz.parts.scene import Scene
from queens_viz.search.listing import LISTINGS, Program
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..app.keyboard import Keyboard
from ..search import traced
from ..states import view_at
from ..support import click, do, place_of, texts, window_at

LOOP, RECURSION = Program


def look_of(keys: Keyboard) -> ProgramLook:
    scene = Scene.of(keys.app)
    strategy = scene.displayed.position.strategy
    panel = panel_look(scene.setting, strategy, shown_program(scene), is_large=False)
    return program_look(scene, panel)


def keys_at(text: str, n: int, *presses: str) -> Keyboard:
    keys = Keyboard(text, n)
    keys("f4", *presses)
    return keys


@pytest.mark.parametrize("which", Program)
@pytest.mark.parametrize("n", range(1, 6))
def test_every_step_shows_lines_calls_and_values_as_python_has_them(
    n: int, which: Program
) -> None:
    keys = keys_at(":1", n, *("i" if which is RECURSION else ""))
    for number, state in enumerate(traced.states(which, LISTINGS[which], n, 10_000)):
        look = look_of(keys)
        assert look.panel.lines == tuple(LISTINGS[which])
        # Python runs the `def` once, before all rounds.
        assert look.marks == (
            state.ran - {1} if which is RECURSION else state.ran,
            state.changed,
        ), number
        known = {name: str(state.variables.get(name, "")) for name in look.values}
        assert look.values == (known if number else known | {"solutions": "0"}), number
        assert {"board", "solutions", "column", "row"} & {*state.variables} <= {
            *known
        }, number
        if which is RECURSION:
            assert [tuple(call) for call in look.calls] == [
                (f"place({column})", f"row {row}" if row else "", str(line))
                for column, row, line in state.calls
            ], number
        keys.app.next()


@pytest.mark.parametrize(
    ("n", "text", "remark"),
    [
        (4, "end", "place(1) has returned."),
        (6, "ahead/end", "place(1) has returned."),
        (6, "fewest/end", "place([*range(1, n + 1)]) has returned."),
    ],
)
def test_at_the_end_the_recursion_has_returned(n: int, text: str, remark: str) -> None:
    look = look_of(keys_at(text, n, "i"))
    assert (look.calls, look.panel.remark) == ((), remark)


def test_a_shown_solution_has_its_own_calls_and_its_number_and_what_is_not_known_is_a_question_mark() -> (
    None
):
    keys = keys_at("end", 6, "i")
    keys.app.show(Position(6, facts.solutions(6)[1], 0))
    look = look_of(keys)
    assert [call.line for call in look.calls] == ["8"] * 6 + ["3"]
    assert (look.calls[-1], look.values["solutions"]) == (
        CallLook("place(7)", "", "3"),
        "2",
    )
    assert look_of(keys_at("15,12,6,4,13:1", 20)).values["solutions"] == "?"


def test_where_both_have_no_room_key_button_and_tab_turn_to_the_values_and_back() -> (
    None
):
    window, size = window_at("2,4,1,3,5:7"), (600, 480)
    do(window, "f4", "i", size=size)
    assert {"Values", "def place(column):"} <= {*texts(window, size)}
    do(window, click(place_of(window, "Values", size)), size=size)
    words = texts(window, size)
    assert {"Listing", "Loop", "Calls", "[2, 4, 1, 3, 5]", "place(6)"} <= {*words}
    assert "def place(column):" not in words
    do(window, "i", click(place_of(window, "Listing", size)), size=size)
    assert "while row <= n:" in texts(window, size)
    do(window, click(place_of(window, "Program", size)), size=size)
    assert window.app.state.has_values
    do(window, "f4", "f2", "f4", "o", "f4", size=size)
    assert not window.app.state.has_values, (
        "each time it only opened the tab, or took the window back"
    )


def test_calls_their_heading_and_the_remark_on_the_loop_stand_nowhere_where_they_have_no_room() -> (
    None
):
    window, size = window_at(":1", 4), (600, 480)
    begin_lesson(window.app, progress_at("2.1"))
    do(window, size=size)
    window.app.change(
        is_large=False, has_values=True, displayed=Position.parse("2,4,1,3", 4)
    )
    assert "Listing" in texts(window, size)
    assert [
        words
        for words in texts(window, size)
        if words == "board" or words.startswith("board[")
    ] == []
    window.app.change(displayed=None)
    assert "Listing" in texts(window, size)
    assert not [words for words in texts(window, size) if words.startswith("The loop")]


@pytest.mark.parametrize("keys", ["f4", "f4 i"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_projector_listing_calls_and_values_stand_together(
    keys: str, language: str
) -> None:
    view = view_at(8, "2,4,1,3,5:7", keys, (1024, 768), language)
    frame = view.frame()
    names = {one.name: one.part.room for one in frame.elements}
    assert "turn" not in names
    assert {"listing", "calls", "value board", "value row", "value solutions"} <= {
        *names
    }
    panel = frame.layout.panel
    rooms = [names[name] for name in ("listing", "calls", "value board", "value row")]
    assert all(room.clip(panel) == room for room in rooms)
    assert not [pair for pair in combinations(rooms, 2) if pair[0].colliderect(pair[1])]


def test_a_step_is_shown_line_by_line_there_and_back() -> None:
    for which in Program:
        keys = keys_at(":1", 4, *("i" if which is RECURSION else ""))
        states = traced.states(which, LISTINGS[which], 4, 40)[1:]
        shown = list[tuple[int, int]]()
        for steps, state in enumerate(states, start=1):
            for number, line in enumerate(state.order, start=1):
                keys("shift+right")
                look = look_of(keys)
                assert (keys.app.search.steps, look.current) == (steps, line)
                assert look.marks.ran - {10} == frozenset(state.order[:number])
                shown.append((steps, line))
        while len(shown) > 1:
            shown.pop()
            keys("shift+left")
            assert (keys.app.search.steps, look_of(keys).current) == shown[-1]
    # Each other move shows whole steps again.
    for move in ("right", "left", "return", "home", "u"):
        keys("shift+right", move)
        assert look_of(keys).current == 0, move
    # In an exercise, and where there is no program, it is the key without Shift.
    for others in (("f2",), ("f4", "up"), ("f4", "b")):
        keys("home", *others, "shift+right")
        assert keys.app.state.lines_shown is None, others
        keys("escape", "escape", "f4")
