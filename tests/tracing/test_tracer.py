"""What the tracer records of a program, in this process."""

from __future__ import annotations

from textwrap import dedent

import pytest

from queens_viz.tracing.events import Kind, Ref, Value, Watch
from queens_viz.tracing.process.inside import record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.state import State
from queens_viz.tracing.surroundings import Limits


def recorded(source: str, **request: object) -> Recording:
    """Run a program, which is indented as a test is, and return what was recorded."""
    return record(Request(dedent(source).lstrip("\n"), **request))  # type: ignore[arg-type]


def lines_of(recording: Recording, *kinds: str) -> list[tuple[object, ...]]:
    """Return the line that did each event of some kinds, with its key and value."""
    return [
        (recording.line(event.source), event.key, event.value)
        for event in recording.events()
        if event.kind in kinds
    ]


def held(recording: Recording, value: Value) -> list[Value]:
    """Return what a list holds at the end."""
    assert isinstance(value, Ref)
    return list(recording.state_at(recording.steps).contents(value.number))


def origin_of(recording: Recording, value: Value) -> int | None:
    """Return the object that an object is a copy of."""
    assert isinstance(value, Ref)
    return recording.objects[value.number].origin


def test_each_line_is_a_step_and_has_its_frame() -> None:
    recording = recorded("""
        def double(x):
            y = 2 * x
            return y
        a = double(3)
        b = double(a)
        """)
    assert list(recording.lines) == [1, 4, 2, 3, 5, 2, 3]
    assert list(recording.step_frames) == [0, 0, 1, 1, 0, 2, 2]
    assert [frame[:4] for frame in recording.frames] == [
        ("", -1, 0, 0),
        ("double", 0, 1, 1),
        ("double", 0, 1, 1),
    ]
    assert recording.state_at(2).value("y") == 6
    assert recording.state_at(6).variables(0) == {"a": 6, "b": 12}


def test_a_store_counts_where_the_value_stays_the_same() -> None:
    recording = recorded("""
        board = [0, 0]
        for row in range(2):
            board[0] = 0
            board[1] = row
        row = 1
        """)
    assert lines_of(recording, Kind.SET) == [(3, 0, 0), (4, 1, 0), (3, 0, 0), (4, 1, 1)]
    assert lines_of(recording, Kind.BIND)[1:] == [
        (2, "row", 0),
        (2, "row", 1),
        (5, "row", 1),
    ]


def test_an_item_is_chosen_when_python_chooses_it() -> None:
    recording = recorded("""
        queens = [0, 0, 0]
        k = 0
        def following():
            global k
            k += 1
            return k
        queens[k] = following()
        queens[k] += following()
        queens[-1] = queens[k - 1]
        """)
    assert lines_of(recording, Kind.SET) == [(7, 1, 1), (8, 1, 3), (9, 2, 3)]


def test_statements_of_one_line_are_told_apart() -> None:
    recording = recorded("""
        board = [0, 0]
        for row in range(2): board[0] = row
        if board[1]: board[1] = 5
        k = 0; board[k] = 0; k = 1
        """)
    assert lines_of(recording, Kind.SET) == [(2, 0, 0), (2, 0, 1), (4, 0, 0)]
    assert list(recording.lines) == [1, 2, 2, 2, 3, 4]


def test_a_change_belongs_to_the_line_that_did_it_and_to_the_step_that_shows_it() -> (
    None
):
    recording = recorded("""
        def put(rows, row):
            rows.append(row)
            return len(rows)
        board = []
        count = put(board, 3)
        """)
    assert lines_of(recording, Kind.BIND) == [
        (4, "board", Ref(0)),
        (5, "rows", Ref(0)),  # an argument is of the caller's line
        (5, "row", 3),
        (5, "count", 1),
    ]
    assert lines_of(recording, Kind.APPEND) == [(2, None, 3)]
    append = next(event for event in recording.events() if event.kind == Kind.APPEND)
    assert append.step == append.source == 3


def test_what_a_line_has_done_is_seen_before_the_call_in_it() -> None:
    recording = recorded("""
        board = []
        def place():
            return len(board)
        board.append(1) or place()
        """)
    kinds = [event.kind for event in recording.events()]
    assert kinds[:4] == [Kind.NEW, Kind.BIND, Kind.APPEND, Kind.CALL]


def test_how_a_list_has_changed() -> None:
    changes: list[tuple[str, list[tuple[object, ...]]]] = [
        ("a.append(7)", [(Kind.APPEND, None, 7)]),
        ("a.pop()", [(Kind.CUT, None, 2)]),
        ("a += [7]", [(Kind.APPEND, None, 7), (Kind.BIND, "a", Ref(0))]),
        ("a[1] += 1", [(Kind.SET, 1, 2)]),
        ("a[0], a[2] = a[2], a[0]", [(Kind.SET, 0, 2), (Kind.SET, 2, 0)]),
        ("a.reverse()", [(Kind.SET, 0, 2), (Kind.SET, 2, 0)]),
        ("a.insert(0, 9)", [(Kind.FILL, "list", (9, 0, 1, 2))]),
        ("a[:] = [0, 1, 2]", [(Kind.FILL, "list", (0, 1, 2))]),
        ("del a[0]", [(Kind.FILL, "list", (1, 2))]),
        ("print(a)", []),
    ]
    wrong = []
    for change, events in changes:
        recording = recorded(f"a = [0, 1, 2]\n{change}\n")
        there = [
            (event.kind, event.key, event.value)
            for event in recording.events()
            if event.step == 1
        ]
        if there != [*events, (Kind.RETURN, None, None)]:
            wrong.append(f"{change}: {there}")
    assert wrong == []


def test_sets_dictionaries_arrays_and_instances() -> None:
    recording = recorded("""
        from collections import deque
        class Queens:
            size = 4
            def __init__(self):
                self.board = deque([1])
        queens = Queens()
        queens.board.append(2)
        used = {3}
        used.add(4)
        used.remove(3)
        rows = {"a": 1}
        rows["b"] = queens
        del rows["a"]
        """)
    state = recording.state_at(recording.steps)
    variables = state.variables(0)
    assert state.plain(variables["queens"]) == {"board": [1, 2]}
    assert state.plain(variables["used"]) == {4}
    assert state.plain(variables["rows"]) == {"b": {"board": [1, 2]}}
    assert state.plain(variables["Queens"]) == {"size": 4}
    assert [info.type_name for info in recording.objects] == [
        "class Queens", "Queens", "deque", "set", "dict",
    ]  # fmt: skip


def test_one_object_has_one_number_and_a_copy_its_origin() -> None:
    recording = recorded("""
        import copy
        board = [[0, 1], [2, 3]]
        same = board
        results = [board]
        results.append([row[:] for row in board])
        results.append(copy.deepcopy(board))
        results.append(board)
        other = [[0, 1], [2, 3]]
        """)
    variables = recording.state_at(recording.steps).variables(0)
    assert variables["same"] == variables["board"] == Ref(0)
    results = held(recording, variables["results"])
    assert [origin_of(recording, item) for item in results] == [None, 0, 0, None]
    rows = held(recording, results[1])
    assert [origin_of(recording, row) for row in rows] == [1, 2]
    assert origin_of(recording, variables["other"]) is None


def test_a_generator_pauses_with_its_variables() -> None:
    recording = recorded("""
        def rows(n):
            for row in range(n):
                yield row
        a = [row + 1 for row in rows(2)]
        """)
    kinds = (Kind.CALL, Kind.YIELD, Kind.RESUME, Kind.RETURN)
    events = [x for x in recording.events() if x.kind in kinds]
    assert [(x.kind, x.value) for x in events] == [
        ("call", None), ("yield", 0), ("resume", None), ("yield", 1), ("resume", None),
        ("return", None), ("return", None),
    ]  # fmt: skip


def test_variables_belong_to_the_function_that_has_them() -> None:
    recording = recorded("""
        total = 0
        def outer():
            count = 0
            def inner(k):
                nonlocal count
                global total
                count += k
                total += 1
            inner(2)
            inner(3)
            return count
        outer()
        """)
    binds = [x for x in recording.events() if x.kind == Kind.BIND]
    names = [(recording.frames[x.subject].function, x.key, x.value) for x in binds]
    assert names == [
        ("", "total", 0), ("outer", "count", 0),
        ("outer.inner", "k", 2), ("outer", "count", 2), ("", "total", 1),
        ("outer.inner", "k", 3), ("outer", "count", 5), ("", "total", 2),
    ]  # fmt: skip


def test_exceptions_that_are_swallowed_are_counted() -> None:
    recording = recorded("""
        def item(k):
            return [1][k]
        for k in range(3):
            try:
                value = item(k)
            except KeyError:
                pass
            except IndexError:
                value = 0
            finally:
                k = 0
        """)
    assert [tuple(caught) for caught in recording.caught] == [
        ("IndexError: list index out of range", 2, 9, 2)
    ]
    kinds = [x.kind for x in recording.events() if x.kind in ("raise", "catch")]
    assert kinds == ["raise", "catch"] * 2
    assert lines_of(recording, Kind.BIND)[-2:] == [(9, "value", 0), (11, "k", 0)]


def test_no_code_of_the_program_runs_to_look_at_it() -> None:
    recording = recorded("""
        class Odd(list):
            def bad(self, *rest):
                print("asked")
                raise ValueError
            __len__ = __iter__ = __eq__ = __getitem__ = __hash__ = __repr__ = bad
        class Shy:
            def __getattr__(self, name):
                print("asked for", name)
                raise AttributeError(name)
            @property
            def board(self):
                print("asked for board")
                return 0
        class Number(int):
            __int__ = __index__ = __str__ = __repr__ = Odd.bad
        class Closed:
            def __getattribute__(self, name):
                print("asked for", name)
                raise ValueError
        odd = Odd()
        closed = Closed()
        closed.x = [closed]
        odd.append(1)
        odd.append(odd)
        items = [Shy(), Shy(), odd, Number(3)]
        items[0] = Shy()
        items.append(Shy())
        items[1].x = 2
        """)
    assert (recording.output, recording.ending.kind) == ("", "finished")
    odd = recording.state_at(recording.steps).variables(0)["odd"]
    assert held(recording, odd) == [1, odd]


def test_each_state_is_what_the_program_had_then() -> None:
    source = """
        board = []
        def place(n):
            snapshots.append(repr(board))
            for row in range(n):
                board.append(row)
                if len(board) < n:
                    place(n)
                snapshots.append(repr(board))
                board.pop()
        snapshots = []
        place(3)
        """
    recording = recorded(source)
    shown = [
        repr(state.plain(state.variables(0)["board"]))
        for event, state in recording.replay()
        if event.kind == Kind.APPEND and recording.line(event.source) in (3, 8)
    ]
    snapshots = recording.state_at(recording.steps).variables(0)["snapshots"]
    assert len(shown) == 52
    assert recording.state_at(recording.steps).plain(snapshots) == shown


QUEENS = """
    n = 5
    def safe(board, row):
        return all(
            row != other and abs(row - other) != len(board) - k
            for k, other in enumerate(board)
        )
    def place(board):
        if len(board) == n:
            solutions.append(board)
            return
        for row in range(n):
            if safe(board, row):
                {step}
    solutions = []
    place([])
    """
GROWING = "board.append(row); place(board); board.pop()"
COPIED = "place(board + [row])"


def boards(recording: Recording) -> list[str]:
    """Return what the innermost board was, each time that it was another one."""
    found: list[str] = []
    for _, state in recording.replay():
        shown = repr(board_of(state))
        if not found or found[-1] != shown:
            found.append(shown)
    return found


def board_of(state: State) -> object:
    """Return the board of the innermost call that has one."""
    for frame in reversed(state.stack):
        if "board" in state.variables(frame):
            return state.plain(state.variables(frame)["board"])
    return None


@pytest.mark.parametrize("step", [GROWING, COPIED])
def test_the_second_phase_has_the_same_boards(step: str) -> None:
    source = dedent(QUEENS.format(step=step))
    watch = Watch(frozenset([("place", "board")]))
    whole = record(Request(source))
    asked: list[int] = []

    def choose(recording: Recording) -> Watch:
        asked.append(recording.steps)
        return watch

    followed = record(Request(source, limits=Limits(lines=300)), choose)
    assert asked == [301]
    assert followed.switch == 301
    assert boards(followed) == boards(whole)
    assert followed.steps < whole.steps / 2
    assert followed.lines_run > followed.steps
    # What was saved is known at the end.
    results = followed.state_at(followed.steps).variables(0)["solutions"]
    saved = followed.state_at(followed.steps).plain(results)
    assert saved == whole.state_at(whole.steps).plain(results) or step == COPIED
    assert len(saved) == 10  # type: ignore[arg-type]


def test_the_second_phase_ends_after_so_many_changes() -> None:
    source = "board = [0]\nwhile True:\n    board[0] = 1\n"
    watch = Watch(frozenset([("", "board")]))
    limits = Limits(lines=100, changes=1000)
    recording = record(Request(source, limits=limits), lambda _: watch)
    assert recording.ending.kind == "changes"
    assert 1100 <= recording.steps <= 1400
    assert {recording.line(step) for step in range(200, 1000)} == {3}


def test_without_a_board_it_is_asked_for_again_and_given_up() -> None:
    asked: list[int] = []
    limits = Limits(lines=100, lines_without_board=300)
    request = Request("while True:\n    x = 1\n", limits=limits)
    recording = record(request, lambda recording: asked.append(recording.steps))
    assert asked == [101, 201, 301]
    assert recording.ending[:2] == ("lines", 1)


def test_the_second_phase_follows_variables_of_enclosing_functions() -> None:
    source = """
        def solve(n):
            board = []
            def put(row):
                nonlocal board
                board = board + [row]
                board.append(row)
            for row in range(n):
                put(row)
            return board
        solve(60)
        """
    whole = recorded(source)
    watch = Watch(frozenset([("solve", "board")]))
    limits = Limits(lines=50)
    followed = record(Request(dedent(source), limits=limits), lambda _: watch)
    assert followed.switch == 51
    last = 0
    for recording in (whole, followed):
        for _, state in recording.replay():
            for frame in state.stack:
                if "board" in state.variables(frame):
                    shown = state.plain(state.variables(frame)["board"])
                    last = len(shown)  # type: ignore[arg-type]
        assert last == 120


def test_what_a_list_in_a_list_holds_is_followed_after_a_store() -> None:
    recording = recorded("""
        rows = [0, 0]
        rows[0] = [1]
        grow = lambda x: x[0].append(4)
        grow(rows)
        """)
    rows = recording.state_at(recording.steps).variables(0)["rows"]
    assert recording.state_at(recording.steps).plain(rows) == [[1, 4], 0]
    assert lines_of(recording, Kind.APPEND)[0][0] == 4


def test_members_of_an_enumeration_are_kept_by_their_names() -> None:
    recording = recorded("""
        from enum import Enum
        Sign = Enum("Sign", "QUEEN EMPTY")
        board = [Sign.EMPTY]
        """)
    state = recording.state_at(recording.steps)
    assert repr(state.plain(state.value("board"))) == "[Opaque('Sign.EMPTY')]"


def test_what_is_printed_beyond_the_most_is_cut() -> None:
    recording = recorded("print('x' * 999_999)")
    assert (len(recording.output), recording.is_cut) == (1_000_000, False)
    recording = recorded("print('x' * 999_999)\nprint('y')")
    assert (len(recording.output), recording.is_cut) == (1_000_000, True)
