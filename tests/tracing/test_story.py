"""What a recorded run shows at each step: the board, what the line did, values, output."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from queens_viz.search.position import Position
from queens_viz.tracing.events import MODULE, Kind
from queens_viz.tracing.squares import Square, attackers
from queens_viz.tracing.story import Again, OutputLine, Story
from queens_viz.tracing.story_packing import packed_story, unpacked_story
from queens_viz.tracing.story_values import LONGEST, Calls, Cursor

from .corpus import Program, programs
from .stories import CLASS, NO_DIAGONALS, story_of, story_of_program

QUICK = [program for program in programs() if not program.is_slow]

SEARCH = """
    n = 4
    {empty}
    def safe(row, col, queens):
        return all(r != row and abs(r - row) != abs(c - col) for c, r in queens)
    def place(col):
        if col == n:
            return
        for row in range(n):
            queens = {queens}
            if safe(row, col, queens):
                {add}
                place(col + 1)
                {remove}
    place(0)
    """

FORMS: dict[str, tuple[str, str, str, str, Callable[[Any], set[Square]]]] = {
    "growing": (
        "board = []",
        "list(enumerate(board))",
        "board.append(row)",
        "board.pop()",
        lambda value: set(enumerate(value)),
    ),
    "fixed from 1": (
        "board = [0] * n",
        "[(c, r - 1) for c, r in enumerate(board) if r]",
        "board[col] = row + 1",
        "board[col] = 0",
        lambda value: {(c, r - 1) for c, r in enumerate(value) if r},
    ),
    "grid": (
        "board = [['.'] * n for _ in range(n)]",
        "[(c, r) for c in range(n) for r in range(n) if board[c][r] == 'Q']",
        "board[col][row] = 'Q'",
        "board[col][row] = '.'",
        lambda value: {
            (line, place)
            for line, cells in enumerate(value)
            for place, cell in enumerate(cells)
            if cell == "Q"
        },
    ),
    "pairs": (
        "board = set()",
        "list(board)",
        "board.add((col, row))",
        "board.remove((col, row))",
        set,
    ),
    "dictionary": (
        "board = {}",
        "list(board.items())",
        "board[col] = row",
        "del board[col]",
        lambda value: set(value.items()),
    ),
}
"""Ways to hold a board: how it is made, read, changed, and read here."""


def test_a_queen_stands_at_the_step_after_whose_line_the_variable_has_it() -> None:
    for form in FORMS:
        check_queens(form)


def check_queens(form: str) -> None:
    """Compare the queens of a story with the variable's values, step by step."""
    empty, queens, add, remove, read = FORMS[form]
    story = story_of(SEARCH.format(empty=empty, queens=queens, add=add, remove=remove))
    assert story.verdict
    assert (story.verdict.name, story.size) == ("right", 4)
    changes = []
    cursor = Cursor(story.recording)
    for step in range(-1, story.last + 1):
        state = cursor.state_at(step)
        value = state.variables(MODULE).get("board")
        squares = read(state.plain(value)) if value is not None else set()
        assert set(story.queens_at(step)) == squares, step
        if set(story.queens_at(step - 1)) != squares:
            changes.append(step)
        assert story.is_solution_at(step) is (len(squares) == 4)
    assert len(changes) > 20
    walked = [story.next_change(-1)]
    while walked[-1] is not None:
        walked.append(story.next_change(walked[-1]))
    assert walked == [*changes, None]
    assert [story.change_before(step) for step in changes] == [None, *changes[:-1]]


def test_the_first_fault_is_seen_where_the_attacked_queen_stands() -> None:
    story = story_of(NO_DIAGONALS.replace("n = 6", "n = 5"))
    step = story.fault
    assert step is not None
    assert (story.recording.line(step), story.fault_line) == (12, 12)
    assert story.queens_at(step) == ((0, 0), (1, 1))
    assert story.attacks_at(step) == (((0, 0), (1, 1)),)
    assert story.attacks_at(step - 1) == ()
    assert story.tried_at(step) == {(1, 0)}
    again = story.again
    assert isinstance(again, Again)
    assert (again.call, again.line) == ("safe(1)", 4)
    assert story.values_at(again.step).call == "safe(1)"
    assert again.step < step
    # There, our search tests the square of the attacked queen.
    assert story.shared == Position(5, (0,), 1)
    assert story.shares_queen
    assert not story_of("print(1)").shares_queen
    assert story.missing == ()
    wrong = [one for one in story.reported_at(story.last) if not one.is_right]
    assert len(wrong) == 120 - 10
    assert wrong[0].text == "[0, 1, 2, 3, 4]"
    assert story.reported_at(wrong[0].step - 1) == ()


NEVER_CLEARED = """
    n = 5
    q = [0] * n
    found = 0
    def attacked(k):
        return any(q[i] == q[k] or abs(q[i] - q[k]) == k - i for i in range(k))
    def put(k):
        global found
        if k == n:
            found += 1
            print(found, q)
            return
        for x in range(n):
            q[k] = x
            if not attacked(k):
                put(k + 1)
    put(0)
    """


def test_boards_count_once_as_in_the_verdict_though_a_search_sees_some_again() -> None:
    story = story_of(NEVER_CLEARED)
    reported = story.reported_at(story.last)
    assert story.verdict
    assert (story.verdict.name, story.verdict.expected) == ("right", 10)
    assert len(reported) == len({one.queens for one in reported}) == 10
    assert all(one.is_right for one in reported)
    assert story.shows_in is None


def test_what_is_saved_wrongly_is_shown_where_it_was_last_saved() -> None:
    source = NEVER_CLEARED.replace("print(found, q)", "boards.append(q)")
    source = source.replace("n = 5", "n = 6\n    boards = []") + "print(boards)\n"
    whole = story_of(source)
    cut = story_of(source, lines=2_000)
    for story in (whole, cut):
        assert story.verdict
        assert story.verdict.name == "shared"
        assert story.fault is not None
        assert story.recording.line(story.fault) == story.fault_line
    # Both have the boards that were saved, and none as it was changed later.
    reported = [story.reported_at(story.last) for story in (whole, cut)]
    assert [len(boards) for boards in reported] == [4, 4]
    assert all(one.is_right for boards in reported for one in boards)
    assert whole.fault
    assert cut.fault
    assert whole.fault > cut.last > cut.fault


def test_values_are_written_as_python_writes_them_and_changes_are_marked() -> None:
    story = story_of(CLASS, n=5)
    step = story.next_change(-1)
    assert step is not None
    values = story.values_at(step)
    assert values.call == "solve(0)"
    assert [(one.text, one.line) for one in values.calls] == [("solve(0)", 17)]
    own = {one.name: one for one in values.own}
    assert list(own) == ["self.n", "self.board", "self.results", "col", "row"]
    assert own["self.board"].text == "[0, -1, -1, -1, -1]"
    assert [name for name, one in own.items() if one.is_changed] == ["self.board"]
    assert [name for name, one in own.items() if one.is_board] == ["self.board"]
    assert [one.name for one in values.everywhere] == ["n"]
    results = story.values_at(story.last - 2).everywhere[-1]
    assert results.name == "solver.results"
    assert len(results.text) == LONGEST
    assert results.text.startswith("[[0, 2, 4, 1, 3], [")
    assert results.text.endswith(", [4, 2, 0, 3, 1]]")


def test_the_board_is_seen_where_another_function_holds_it() -> None:
    """It may be a variable of a function around the innermost call, or of its caller."""
    nested = """
        def solve(n):
            board = []
            {helper}
            def place(col):
                for row in range(n):
                    if col < n and safe(row, board):
                        board.append(row)
                        place(col + 1)
                        board.pop()
            place(0)
        solve(4)
        """
    inner = "def safe(row, queens): return row not in queens"
    story = story_of(nested.format(helper=inner))
    seen = set[str]()
    for step in range(4, story.last):
        values = story.values_at(step)
        boards = [one for one in (*values.own, *values.everywhere) if one.is_board]
        assert boards, step
        assert len({one.text for one in boards}) == 1, step
        seen.add(values.call.partition("(")[0])
    assert seen == {"solve", "place", "safe"}


def test_output_stands_line_by_line_with_the_answers_in_their_places() -> None:
    story = story_of(CLASS, n=5)
    asked = OutputLine("How many queens? 5", is_answer=True)
    assert story.output_at(-1) == ()
    assert story.output_at(story.last - 2) == (asked,)
    partial = OutputLine("10 ", is_new=True)
    assert story.output_at(story.last - 1) == (asked, partial)
    assert story.output_at(story.last) == (
        asked,
        OutputLine("10 solutions", is_new=True),
    )
    long = story_of("for k in range(2000):\n    print(k)")
    last = long.output_at(long.last)
    assert [line.text for line in last] == list(map(str, range(1500, 2000)))
    assert long.output_count_at(long.last) == 2000


def shown(story: Story, step: int) -> tuple[object, ...]:
    """Return all that a story shows at a step."""
    return (
        (story.queens_at(step), story.size_at(step), story.attacks_at(step)),
        (story.tried_at(step), story.tested_at(step), story.is_solution_at(step)),
        (story.next_change(step), story.change_before(step)),
        (story.deed_at(step), story.values_at(step), story.is_board_only(step)),
        (story.output_at(step), story.output_count_at(step)),
        (story.lines_since_change(step), story.reported_at(step)),
    )


def everywhere(story: Story) -> tuple[object, ...]:
    """Return what a story shows at all steps."""
    names = (story.name, story.lines, story.names, story.size, story.last)
    faults = (story.verdict, story.fault, story.fault_line, story.again)
    hints = (story.with_other_name(None), story.with_other_axis(None))
    return names, faults, hints, story.shared, story.missing


def sent(story: Story) -> Story:
    """Return a story that came as JSON."""
    return unpacked_story(json.loads(json.dumps(packed_story(story))))


ALL = pytest.param(QUICK, 250, id="all", marks=pytest.mark.full)


@pytest.mark.parametrize(
    ("chosen", "steps"), [pytest.param(QUICK[5::30], 100, id="few"), ALL]
)
def test_a_story_shows_the_same_when_it_was_sent_and_whichever_way_a_step_is_come_to(
    chosen: list[Program], steps: int
) -> None:
    random = Random(64)
    for program in chosen:
        story = story_of_program(program, lines=random.choice([2_000, 20_000]))
        some = sorted(random.choices(range(-1, story.last + 1), k=5))
        for step in range(-1, min(story.last, steps)):
            shown(story, step)
        forth = [shown(story, step) for step in [*some, story.last]]
        other = sent(story)
        back = [shown(other, step) for step in [story.last, *reversed(some)]]
        assert forth == back[::-1], program.name
        assert everywhere(story) == everywhere(other), program.name


def test_boards_without_their_run_are_the_same_when_they_were_sent() -> None:
    four = NO_DIAGONALS.replace("n = 6", "n = 4")
    story = story_of(four, lines=30)
    other = sent(story)
    steps = [step for step in range(story.last) if story.is_board_only(step)]
    assert len(steps) > 10
    for step in steps[:: len(steps) // 10]:
        assert shown(other, step) == shown(story, step)


def untrue(story: Story, step: int) -> list[str]:
    """Return what a step is said to have done, and didn't."""
    recording = story.recording
    first, end = recording.count_at(step - 1), recording.count_at(step)
    events = list(recording.events(first, end))
    calls = Calls(recording)
    wrong = []
    for message, values in story.deed_at(step):
        name = message.removeprefix("own_did_")
        kinds = {"calls": Kind.CALL, "returns": Kind.RETURN, "yields": Kind.YIELD}
        if name in kinds:
            frames = [event.subject for event in events if event.kind == kinds[name]]
            if values["call"] not in [calls.text(frame) for frame in frames]:
                wrong.append(message)
        elif name in ("places", "removes"):
            assert story.board
            before = set(map(story.board.square, story.queens_at(step - 1)))
            after = set(map(story.board.square, story.queens_at(step)))
            changed = after - before if name == "places" else before - after
            if values["queen"] not in changed:
                wrong.append(message)
        elif name in ("true", "false", "loop_ends"):
            if values["next"] != recording.line(step + 1) or events:
                wrong.append(message)
        elif name == "sets" and not any(
            event.kind in (Kind.BIND, Kind.SET, Kind.APPEND, Kind.CUT, Kind.ADD)
            or event.kind in (Kind.DELETE, Kind.FILL)
            for event in events
        ):
            wrong.append(message)
    return wrong


def untried(story: Story, step: int) -> list[Square]:
    """Return the squares that are said to have been tried, yet are safe and new.

    A right program that tests partial boards refuses only attacked squares.
    """
    queens = story.queens_at(step)
    wrong = []
    for square in story.tried_at(step):
        lines = [line for line, _ in queens]
        count = len(queens)
        if square[0] in lines:
            count = lines.index(square[0])
        before = queens[:count]
        placed = any(
            square in story.queens_at(change) for change in changes_to(story, step)
        )
        if not placed and not attackers(square, before):
            wrong.append(square)
    return wrong


def changes_to(story: Story, step: int) -> list[int]:
    """Return the steps up to one at which the board changed."""
    changes = []
    change = story.next_change(-1)
    while change is not None and change <= step:
        changes.append(change)
        change = story.next_change(change)
    return changes


@pytest.mark.parametrize(
    ("chosen", "steps"), [pytest.param(QUICK[3::24], 100, id="few"), ALL]
)
def test_what_a_line_did_and_which_squares_were_tried_is_true(
    chosen: list[Program], steps: int
) -> None:
    count = 0
    for program in chosen:
        story = story_of_program(program)
        name = story.verdict.name if story.verdict else ""
        for step in range(min(story.last, steps)):
            assert untrue(story, step) == [], (program.name, step)
            count += len(story.tried_at(step))
            if program.is_right and name in ("right", "first"):
                assert untried(story, step) == [], (program.name, step)
    assert count > 200


def test_when_only_the_board_is_followed_nothing_else_is_shown() -> None:
    story = sent(story_of(CLASS, n=6, lines=2_000))
    switch = story.recording.switch
    assert switch is not None
    step = story.next_change(switch)
    assert step is not None
    values = story.values_at(step)
    assert [one.name for one in values.everywhere] == ["board"]
    assert (values.call, values.own, values.calls) == ("", (), ())
    messages = {one.message for k in range(step, step + 99) for one in story.deed_at(k)}
    assert messages <= {"own_did_places", "own_did_removes", "own_did_queens"}


def test_a_step_forth_is_cheap() -> None:
    story = story_of(CLASS, n=6)
    first = story.last // 2
    shown(story, first)
    for step in range(first + 1, first + 30):
        shown(story, step)
    most = 0
    for step in range(first + 30, first + 90):
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        story.values_at(step)
        story.deed_at(step)
        story.queens_at(step)
        sys.setprofile(None)
        most = max(most, calls)
    assert most <= 270
