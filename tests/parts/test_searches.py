"""What there is to see of the searches that look ahead, against another program that works with squares."""

from __future__ import annotations

import pytest

from queens_viz.parts.board import Badge, board_of
from queens_viz.parts.hover import Kind, Target, Tooltip, tooltip_of
from queens_viz.parts.pieces import Mark
from queens_viz.parts.scene import Scene
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy

from ..search.strategies import Recursion, Walked, attack, walk
from ..support import window_at

GUIDED = pytest.mark.parametrize("strategy", [AHEAD, FEWEST])


def scenes(strategy: Strategy, every: int) -> list[tuple[Walked, Scene]]:
    """Return some states of a search of six queens, each with what there is to see of it."""
    found = []
    for state in list(walk(6, strategy.value))[:-1:every]:
        rows = ",".join(str(row + 1) for _, row in state.queens)
        text = f"{strategy.value}/{rows}" + (
            f":{state.tested[1] + 1}" if state.tested else ""
        )
        found.append((state, Scene.of(window_at(text, 6).app)))
    return found


@GUIDED
def test_the_board_tells_what_the_search_does_with_the_candidate_and_did_with_the_rows_below(
    strategy: Strategy,
) -> None:
    recursion, badges, marked = Recursion(6, strategy.value), set(), set()
    for state, scene in scenes(strategy, 13):
        shown = board_of(scene)
        assert (shown.queens, shown.candidate) == (state.queens, state.tested)
        if not state.tested:
            assert (shown.badge, shown.empty) == (None, ())
            continue
        column, row = state.tested
        attacking = tuple(
            sorted(one for one, at in state.queens if attack(state.tested, (one, at)))
        )
        is_taken = recursion.takes(state.queens, state.tested)
        badge = (
            Badge.ATTACKED if attacking else Badge.SAFE if is_taken else Badge.NOT_TAKEN
        )
        assert (shown.attackers, shown.badge) == (attacking, badge)
        placed = (*state.queens, state.tested)
        emptied = [
            one
            for one in recursion.unfilled(placed)
            if not recursion.open_squares(placed, one)
        ]
        assert shown.empty == (tuple(emptied[:1]) if badge is Badge.NOT_TAKEN else ())
        badges.add(badge)
        marks = {mark.row: mark.mark for mark in shown.marks if mark.column == column}
        # Where a ghost stands there is no mark: she was lifted from it.
        for tried in marks.keys() & set(range(row)):
            is_attacked = any(attack(queen, (column, tried)) for queen in state.queens)
            is_taken = not is_attacked and recursion.takes(
                state.queens, (column, tried)
            )
            assert (marks[tried] is Mark.ATTACKED) is is_attacked
            assert (marks[tried] is Mark.NOT_TAKEN) is (
                not is_attacked and not is_taken
            )
            marked.add(marks[tried])
    assert badges == {Badge.ATTACKED, Badge.SAFE, Badge.NOT_TAKEN}
    assert {Mark.ATTACKED, Mark.NOT_TAKEN, Mark.FAILED} <= marked


@GUIDED
def test_a_square_under_the_mouse_tells_what_the_search_would_do_there(
    strategy: Strategy,
) -> None:
    recursion = Recursion(6, strategy.value)
    for state, scene in scenes(strategy, 39):
        stand = (*state.queens, *([state.tested] if state.tested else []))
        for number, (column, _) in enumerate(stand):
            before = state.queens[:number]
            for row in range(6):
                tooltip = tooltip_of(scene, Target(Kind.SQUARE, (column, row)))
                assert isinstance(tooltip, Tooltip)
                attacking = tuple(
                    sorted(
                        one for one, at in before if attack((one, at), (column, row))
                    )
                )
                assert tooltip.attackers == attacking
                if not attacking:
                    is_taken = recursion.takes(before, (column, row))
                    words = (
                        ("would be safe", "safe from the queens")
                        if is_taken
                        else "would leave column "
                    )
                    assert tooltip.text.startswith(words)
        for column in set(range(6)) - {column for column, _ in stand}:
            assert tooltip_of(scene, Target(Kind.SQUARE, (column, 0))) is None


def test_where_steps_are_too_many_to_be_read_no_column_is_framed() -> None:
    app = window_at("fewest/1,3,5,4,7,8:2").app
    assert board_of(Scene.of(app)).empty == (6,)
    app.player.set_speed(1000)
    app.player.run()
    assert board_of(Scene.of(app)).empty == ()


@pytest.mark.parametrize(
    ("text", "n", "tells"),
    [("fewest/:1", 8, True), ("fewest/:1", 9, False), (":1", 9, True)],
)
def test_the_line_tells_nothing_where_it_leads_nowhere(
    text: str, n: int, tells: bool
) -> None:
    assert (
        bool(tooltip_of(Scene.of(window_at(text, n).app), Target(Kind.LINE, 0.5)))
        is tells
    )
