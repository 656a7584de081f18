"""What is shown of the program: both listings, the lines that Python really ran, its calls and its values."""

from __future__ import annotations

from functools import cache

import pytest

from queens_viz import Position
from queens_viz.looks import program
from queens_viz.looks.program import CallLook, ProgramLook, Value, calls_within
from queens_viz.looks.scene import Scene
from queens_viz.search.listing import LISTINGS, Program

from .. import facts
from ..app.keyboard import Keyboard
from ..search.traced import State, states

LOOP, RECURSION = Program


@cache
def traced(which: Program, n: int, most: int = 10_000) -> tuple[State, ...]:
    """Return what Python itself knows at each state of a listing."""
    return tuple(states(which, LISTINGS[which], n, most))


def lines_from_0(lines: frozenset[int]) -> frozenset[int]:
    return frozenset(line - 1 for line in lines)


def look_of(keys: Keyboard) -> ProgramLook:
    return program.look(Scene.of(keys.app))


def look_at(text: str, n: int = 8, *presses: str) -> ProgramLook:
    keys = Keyboard(text, n)
    keys("f4", *presses)
    return look_of(keys)


@pytest.mark.parametrize("which", Program)
@pytest.mark.parametrize("n", range(1, 6))
def test_every_step_shows_lines_calls_and_values_as_python_has_them(n: int, which: Program) -> None:
    keys = Keyboard(":1", n)
    keys("f4", *("i" if which is RECURSION else ""))
    for number, state in enumerate(traced(which, n)):
        look = look_of(keys)
        assert look.lines == tuple(LISTINGS[which])
        # Python runs the `def` once, before all rounds.
        ran = state.ran - {1} if which is RECURSION else state.ran
        assert (look.ran, look.changed) == (lines_from_0(ran), lines_from_0(state.changed)), number
        shown = {value.name: value.texts[0] for value in look.values}
        for name, text in shown.items():
            if name != "solutions" or number:
                assert text == str(state.variables.get(name, "")), (number, name)
        assert set(shown) == {"board", "solutions", "column", "row"} & (set(state.variables) | {"solutions"}), number
        if which is RECURSION:
            assert [(call.call, call.row, call.line) for call in look.calls] == [
                (f"place({column})", f"row {row}" if row else "", str(line)) for column, row, line in state.calls
            ], number
        keys.app.next()


def test_at_the_end_the_recursion_has_returned() -> None:
    look = look_at("end", 4, "i")
    assert (look.calls, look.remark) == ((), "place(1) has returned.")
    assert [(value.name, value.texts[0]) for value in look.values] == [("board", "[]"), ("solutions", "2")]


def test_a_key_changes_between_the_two_and_back() -> None:
    keys = Keyboard("2,4:1", 4)
    keys("f4", "i")
    assert keys.app.state.program is RECURSION
    keys("i")
    assert keys.app.state.program is LOOP


def test_where_the_program_is_not_open_the_key_says_so() -> None:
    keys = Keyboard("2,4:1", 4)
    keys("f2", "i")
    assert (keys.app.state.program, keys.message) == (LOOP, "The program is not open: press F4.")
    keys("f3", "o", "i")
    assert (keys.app.state.program, keys.message) == (LOOP, "The program is not open: press F4.")


@pytest.mark.parametrize("leave", ["o", "escape", "f2", "f3"])
def test_the_program_takes_the_window_and_gives_it_back(leave: str) -> None:
    keys = Keyboard("2,4:1", 4)
    keys("f4", "o")
    assert (keys.app.state.has_large_program, keys.app.state.tree.is_large) == (True, False)
    keys("f4", "i", "right")
    assert keys.app.state.has_large_program
    keys(leave)
    assert (keys.app.state.has_large_program, keys.app.state.tree.is_large) == (False, False)


def test_an_exercise_takes_the_window_back_from_the_program() -> None:
    keys = Keyboard("2,4:1", 4)
    keys("f4", "o", "b")
    assert not keys.app.state.has_large_program


def test_where_all_has_room_opening_the_tab_again_changes_nothing() -> None:
    keys = Keyboard("2,4:1", 4)
    keys("f4", "f4")
    assert not keys.app.state.has_values


def test_of_a_long_board_ever_fewer_rows_are_told() -> None:
    look = look_at("1,3,5,2,4,9,11,13,15:1", 30)
    assert look.values[0] == Value("board", (
        "[1, 3, 5, 2, 4, 9, 11, 13, 15]", "[…, 3, 5, 2, 4, 9, 11, 13, 15]", "[…, 2, 4, 9, 11, 13, 15]",
        "[…, 4, 9, 11, 13, 15]", "[…, 9, 11, 13, 15]", "[…, 11, 13, 15]", "[…, 13, 15]", "[…, 15]",
    ))  # fmt: skip


def test_what_is_not_known_is_a_question_mark() -> None:
    keys = Keyboard("15,12,6,4,13:1", 20)
    keys("f4")
    assert look_of(keys).values[-1] == Value("solutions", ("?",))


def test_a_shown_solution_has_its_own_calls_and_its_number() -> None:
    keys = Keyboard("end", 6)
    keys("f4", "i")
    keys.app.show(Position(6, facts.solutions(6)[1], 0))
    look = look_of(keys)
    assert [call.line for call in look.calls] == ["8"] * 6 + ["3"]
    assert look.calls[-1] == CallLook("place(7)", "", "3")
    assert look.values[-1].texts == ("2",)


@pytest.mark.parametrize("room", range(8))
def test_of_many_calls_the_first_and_the_innermost_stay(room: int) -> None:
    calls = tuple(CallLook(f"place({k})", "", "8") for k in range(1, 7))
    shown = calls_within(calls, room)
    assert len(shown) == min(room, len(calls))
    assert shown[-1:] == calls[-1:] * (room > 0)
    if room >= 6:
        assert shown == calls
    elif room > 1:
        assert shown.count(None) == 1
        told = [call for call in shown if call]
        assert told == [call for call in calls if call in told]
        assert (calls[0] in told) is (room >= 3)


@pytest.mark.parametrize("key", ["i", "f4"])
def test_on_the_class_s_own_board_the_program_that_is_not_seen_stays_as_it_is(key: str) -> None:
    keys = Keyboard("2,4:1", 4)
    keys("f4", "m", key)
    assert keys.message == "This is your own board: Esc goes back to the search."
    assert (keys.app.state.program, keys.app.state.has_values) == (LOOP, False)
