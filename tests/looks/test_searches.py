"""What there is to see of the searches that look ahead, against another program that works with squares."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action, Command
from queens_viz.looks import hover, program, tree
from queens_viz.looks.board import Badge, BoardLook, Mark, look
from queens_viz.looks.hover import Kind, Target
from queens_viz.looks.scene import Scene
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy

from ..app.keyboard import Keyboard
from ..search.strategies import Recursion, Walked, attack, walk

GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
EVERY = 13


def text_of(state: Walked, strategy: Strategy) -> str:
    """Return a state as people write it."""
    rows = ",".join(str(row + 1) for _, row in state.queens)
    return f"{strategy.value}/{rows}" + (f":{state.tested[1] + 1}" if state.tested else "")


def keys_at(text: str, n: int = 8) -> Keyboard:
    keys = Keyboard(text, n)
    while keys.player.is_busy:
        keys.player.pass_time(0)
    return keys


def board_at(text: str, n: int = 8) -> BoardLook:
    player = keys_at(text, n).player
    return look(player.moment(), player.findings.sizes)


def scene_at(text: str, n: int = 8, *presses: str) -> Scene:
    keys = keys_at(text, n)
    keys(*presses)
    return Scene.of(keys.app)


def states(n: int, strategy: Strategy) -> list[Walked]:
    return list(walk(n, strategy.value)[:-1:EVERY])


# The board.


@GUIDED
def test_the_candidate_has_the_badge_of_what_the_search_does_with_her(strategy: Strategy) -> None:
    seen = set()
    for state in states(6, strategy):
        shown, recursion = board_at(text_of(state, strategy), 6), Recursion(6, strategy.value)
        assert (shown.queens, shown.candidate) == (state.queens, state.tested)
        if not state.tested:
            assert (shown.badge, shown.empty) == (None, ())
            continue
        attacking = tuple(sorted(column for column, row in state.queens if attack((column, row), state.tested)))
        is_taken = recursion.takes(state.queens, state.tested)
        badge = Badge.ATTACKED if attacking else Badge.SAFE if is_taken else Badge.NOT_TAKEN
        assert (shown.attackers, shown.badge) == (attacking, badge)
        placed = (*state.queens, state.tested)
        emptied = [one for one in recursion.unfilled(placed) if not recursion.open_squares(placed, one)]
        assert shown.empty == (tuple(emptied[:1]) if badge is Badge.NOT_TAKEN else ())
        seen.add(badge)
    assert seen == {Badge.ATTACKED, Badge.SAFE, Badge.NOT_TAKEN}


@GUIDED
def test_the_rows_that_were_tried_have_marks_that_don_t_call_attacked_what_is_safe(strategy: Strategy) -> None:
    seen = set()
    for state in states(6, strategy):
        if not state.tested:
            continue
        recursion, (column, row) = Recursion(6, strategy.value), state.tested
        marks = {mark.row: mark.mark for mark in board_at(text_of(state, strategy), 6).marks if mark.column == column}
        for tried in range(row):
            if tried not in marks:  # there a ghost stands: she was lifted from it
                continue
            square = column, tried
            is_attacked = any(attack(queen, square) for queen in state.queens)
            is_taken = not is_attacked and recursion.takes(state.queens, square)
            assert (marks[tried] is Mark.ATTACKED) is is_attacked
            assert (marks[tried] is Mark.NOT_TAKEN) is (not is_attacked and not is_taken)
            seen.add(marks[tried])
    assert {Mark.ATTACKED, Mark.NOT_TAKEN, Mark.FAILED} <= seen


def test_where_steps_are_too_many_to_be_read_no_column_is_framed() -> None:
    keys = keys_at("fewest/1,3,5,4,7,8:2")
    assert board_at("fewest/1,3,5,4,7,8:2").empty == (6,)
    keys.player.set_speed(1000)
    keys("space")
    assert look(keys.player.moment(), keys.player.findings.sizes).empty == ()


# The card.


# What lies under the mouse.


@GUIDED
def test_a_square_under_the_mouse_tells_what_the_search_would_do_there(strategy: Strategy) -> None:
    for state in states(6, strategy)[::3]:
        scene, recursion = scene_at(text_of(state, strategy), 6), Recursion(6, strategy.value)
        for number, (column, _) in enumerate((*state.queens, *([state.tested] if state.tested else []))):
            before = state.queens[:number]
            for row in range(6):
                told = hover.look(scene, Target(Kind.SQUARE, (column, row)))
                assert told
                attacking = tuple(sorted(one for one, at in before if attack((one, at), (column, row))))
                assert told.attackers == attacking
                if not attacking and recursion.takes(before, (column, row)):
                    assert told.words == "would be safe"
                elif not attacking:
                    assert told.words.startswith("would leave column ")
        filled = {column for column, _ in state.queens} | ({state.tested[0]} if state.tested else set())
        for column in set(range(6)) - filled:
            assert hover.look(scene, Target(Kind.SQUARE, (column, 0))) is None


def test_the_line_tells_nothing_where_it_leads_nowhere() -> None:
    assert hover.look(scene_at("fewest/:1", 8), Target(Kind.LINE, 0.5))
    assert hover.look(scene_at("fewest/:1", 9), Target(Kind.LINE, 0.5)) is None
    assert hover.look(scene_at(":1", 9), Target(Kind.LINE, 0.5))


# The tree.


@GUIDED
def test_a_click_on_a_node_shows_a_position_of_the_same_search(strategy: Strategy) -> None:
    for spot in tree.look(scene_at(f"{strategy.value}/end", 5)).spots:
        command = spot.click(5)
        assert command == Command(Action.SHOW, Position(5, spot.node.board, 0, strategy))


@GUIDED
def test_no_node_is_told_as_walked_in_vain(strategy: Strategy) -> None:
    shown = tree.look(scene_at(f"{strategy.value}/end", 6, "f3", "w"))
    assert "late" not in {spot.style.fill for spot in shown.spots}
    assert shown.share == "This search looks ahead itself: it leaves no column without a safe square"
    assert (shown.saved, shown.shares) == ("", "")


# The program.


def test_at_a_solution_the_last_call_has_no_column_left_and_at_the_end_all_have_returned() -> None:
    shown = program.look(scene_at("fewest/1,5,8,6,2,3,7,4", 8, "f4"))
    assert [call.call for call in shown.calls][-2:] == ["column = 8", "place([])"]
    shown = program.look(scene_at("fewest/end", 6, "f4"))
    assert (shown.calls, shown.remark) == ((), "place([*range(1, n + 1)]) has returned.")
    assert program.look(scene_at("ahead/end", 6, "f4")).remark == "place(1) has returned."
    assert program.look(scene_at(":1", 6, "f4")).only == ""


# What names the search.
