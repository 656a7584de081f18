"""What there is to see of the searches that look ahead, against another program that works with squares."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.commands import Action, Command
from queens_viz.looks import aim, card, edges, header, hover, program, tree
from queens_viz.looks.aim import Sample
from queens_viz.looks.board import Badge, BoardLook, Mark, look
from queens_viz.looks.hover import Kind, Target
from queens_viz.looks.icons import Icon
from queens_viz.looks.scene import Scene
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.search.tree import Shape
from queens_viz.words.words import LANGUAGES

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


def test_the_plain_search_has_neither_the_mark_nor_the_badge_nor_the_frame() -> None:
    for state in walk(6, "plain")[:-1:7]:
        shown = board_at(text_of(state, Strategy.PLAIN).removeprefix("plain/"), 6)
        assert shown.badge is not Badge.NOT_TAKEN
        assert Mark.NOT_TAKEN not in {mark.mark for mark in shown.marks}
        assert shown.empty == ()


def test_what_was_not_taken_stays_marked_in_a_column_that_is_used_up() -> None:
    old = [mark for mark in board_at("fewest/1,3,5,4:8").marks if mark.is_old]
    assert {mark.column for mark in old} == {3, 4}
    assert (4, 1) in {(mark.column, mark.row) for mark in old if mark.mark is Mark.NOT_TAKEN}


def test_where_steps_are_too_many_to_be_read_no_column_is_framed() -> None:
    keys = keys_at("fewest/1,3,5,4,7,8:2")
    assert board_at("fewest/1,3,5,4,7,8:2").empty == (6,)
    keys.player.set_speed(1000)
    keys("space")
    assert look(keys.player.moment(), keys.player.findings.sizes).empty == ()


@GUIDED
def test_the_cells_of_the_stack_stand_under_their_columns(strategy: Strategy) -> None:
    for state in states(6, strategy):
        stack = edges.look(board_at(text_of(state, strategy), 6)).stack
        words = {column: str(row + 1) for column, row in state.queens}
        if state.tested:
            words[state.tested[0]] = f"{state.tested[1] + 1}?"
        assert {k: cell for k, cell in enumerate(stack.cells) if cell} == words
        assert stack.candidate == (state.tested[0] if state.tested else None)
        is_from_left = list(words) == list(range(len(words)))
        assert bool(stack.placed) is not is_from_left


def test_where_cells_have_no_room_queens_are_told_in_the_order_of_their_placing() -> None:
    stack = edges.look(board_at("fewest/1,3,5,4,7,8:2")).stack
    assert stack.placed == ("1·1", "2·3", "3·5", "6·4", "8·7", "4·8", "5·2?")
    assert edges.look(board_at("ahead/1,4,6,8:3")).stack.placed == ()


# The card.


@pytest.mark.parametrize(
    ("text", "role", "icon"),
    [
        ("fewest/1,3,5,4,7,8:2", "backtrack", Icon.MINUS),
        ("fewest/1,3,5,4,7,8:1", "attacked", Icon.CROSS),
        ("fewest/1,3,5,4,7:8", "safe", Icon.TICK),
    ],
)
def test_the_card_has_a_colour_and_an_icon_of_its_own_for_what_is_not_taken(text: str, role: str, icon: Icon) -> None:
    shown = card.look(scene_at(text))
    assert (shown.role, shown.icon) == (role, icon)


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


def test_a_node_under_the_mouse_tells_its_square_and_shows_its_queens_where_they_stand() -> None:
    told = hover.look(scene_at("fewest/1,3,5,4,7:2"), Target(Kind.NODE, (0, 2, 4, 3)))
    assert told
    assert (told.words, told.queens) == ("column 6, row 4", ((0, 0), (1, 2), (2, 4), (5, 3)))
    told = hover.look(scene_at("ahead/1,4,6,8:3"), Target(Kind.NODE, (0, 3)))
    assert told
    assert told.words == "queens in rows 1, 4"


def test_the_line_tells_nothing_where_it_leads_nowhere() -> None:
    assert hover.look(scene_at("fewest/:1", 8), Target(Kind.LINE, 0.5))
    assert hover.look(scene_at("fewest/:1", 9), Target(Kind.LINE, 0.5)) is None
    assert hover.look(scene_at(":1", 9), Target(Kind.LINE, 0.5))


# The tree.


def test_nodes_of_fewest_first_say_column_and_row_and_rows_have_no_column() -> None:
    shown = tree.look(scene_at("fewest/1,3,5,4,7,8:2"))
    assert [spot.label for spot in shown.spots] == ["", "1·1", "2·3", "3·5", "6·4", "8·7", "4·8", "5·2"]
    assert (shown.has_columns, shown.heading, shown.widest) == (False, "column·row", "8·8")
    shown = tree.look(scene_at("ahead/1,4,6,8:3"))
    assert [spot.label for spot in shown.spots if spot.leads_here] == ["", "1", "4", "6", "8", "3"]
    assert (shown.has_columns, shown.heading, shown.widest) == (True, "column", "")


def test_other_labels_have_no_heading_and_the_message_names_what_is_written() -> None:
    keys = keys_at("fewest/1,3,5,4,7,8:2")
    keys("f3", "l")
    shown = tree.look(Scene.of(keys.app))
    assert (shown.heading, shown.widest) == ("", "")
    assert all("·" not in spot.label for spot in shown.spots if spot.node.shape is not Shape.CANDIDATE)
    keys("l", "l")
    assert keys.message == "On the nodes: column and row of each queen."


@GUIDED
def test_a_click_on_a_node_shows_a_position_of_the_same_search(strategy: Strategy) -> None:
    for spot in tree.look(scene_at(f"{strategy.value}/end", 5)).spots:
        command = spot.click(5)
        assert command == Command(Action.SHOW, Position(5, spot.node.board, 0, strategy))


def test_a_row_that_was_safe_but_not_taken_does_not_look_like_an_attacked_one() -> None:
    spots = tree.look(scene_at("fewest/1,3,5,4,7,8:3", 8, "f3", "d")).spots
    rejected = {spot.node.board[-1]: spot.style for spot in spots if len(spot.node.board) == 7 and not spot.leads_here}
    assert {row: style.icon for row, style in rejected.items()} == {0: Icon.THIN_CROSS, 1: Icon.MINUS}
    assert rejected[1].fill == "backtrack"


@GUIDED
def test_no_node_is_told_as_walked_in_vain(strategy: Strategy) -> None:
    shown = tree.look(scene_at(f"{strategy.value}/end", 6, "f3", "w"))
    assert "late" not in {spot.style.fill for spot in shown.spots}
    assert shown.share == "This search looks ahead itself: it leaves no column without a safe square"
    assert (shown.saved, shown.shares) == ("", "")


# The program.


@GUIDED
def test_the_program_is_the_recursion_alone_and_says_so(strategy: Strategy) -> None:
    scene = scene_at(f"{strategy.value}/1,3,5:3", 8, "f4")
    shown = program.look(scene)
    assert (shown.lines[0][:9], shown.choices) == ("def place", ())
    assert shown.only == "This search has one listing: the recursion."
    assert len(shown.calls) == 4
    names = ["place(1)", "place(2)", "place(3)", "place(4)"]
    if strategy is FEWEST:
        names = ["column = 1", "column = 2", "column = 3", "column = 6"]
    assert [call.call for call in shown.calls] == names
    values = {value.name: value.texts[0] for value in shown.values}
    assert values == {"queens": "{1: 1, 2: 3, 3: 5}", "column": names[-1][-2:].strip("=() "), "row": "3"} | {
        "solutions": "0"
    }


def test_at_a_solution_the_last_call_has_no_column_left_and_at_the_end_all_have_returned() -> None:
    shown = program.look(scene_at("fewest/1,5,8,6,2,3,7,4", 8, "f4"))
    assert [call.call for call in shown.calls][-2:] == ["column = 8", "place([])"]
    shown = program.look(scene_at("fewest/end", 6, "f4"))
    assert (shown.calls, shown.remark) == ((), "place([*range(1, n + 1)]) has returned.")
    assert program.look(scene_at("ahead/end", 6, "f4")).remark == "place(1) has returned."
    assert program.look(scene_at(":1", 6, "f4")).only == ""


# What names the search.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_names_a_search_that_is_not_the_plain_one(language: str) -> None:
    for text, key in (("fewest/:1", "race_fewest"), ("ahead/:1", "race_ahead"), (":1", "title_other")):
        keys = keys_at(text)
        keys.app.speak(language)
        shown, say = header.look(Scene.of(keys.app)), keys.app.say
        assert shown.title == say(key)
        assert shown.short == ("" if key == "title_other" else say(f"{key}_short"))
        assert (say("race_fewest") in keys.app.title) is (key == "race_fewest")


def test_where_searches_are_compared_the_title_names_none() -> None:
    assert header.look(scene_at("fewest/:1", 8, "f8")).title == "queens problem"


def test_the_legend_has_what_can_occur_and_ways_into_exercises_are_left_out() -> None:
    shown = aim.look(scene_at("ahead/:1"))
    assert [sample for sample, _ in shown.legend] == list(Sample)
    assert [way.action for way in shown.ways] == [Action.WATCH]
    assert shown.rule == "This search takes no square that leaves a column without a safe one."
    shown = aim.look(scene_at(":1"))
    assert Sample.NOT_TAKEN not in [sample for sample, _ in shown.legend]
    assert len(shown.ways) == 3
