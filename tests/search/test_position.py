"""Positions: what is one, how it is written and read, and the step that led to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, Search, attackers
from queens_viz.search.last_step import LastStep, last_step
from queens_viz.search.position import PositionError
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from ..tiers import MORE_IN_THE_FULL_TIER
from .states import cycle
from .strategies import attack, guided, walk


def test_positions_are_visited_in_the_order_of_their_paths() -> None:
    paths = [state.position.path for state in cycle(6)]
    assert paths == sorted(paths)


@pytest.mark.parametrize("n", range(1, 7))
def test_positions_as_text_come_back(n: int) -> None:
    for state in cycle(n):
        assert Position.parse(str(state.position), n) == state.position
        assert Position.parse(f"\n {state.position}\t", n) == state.position
        assert Position.parse(str(state.position).replace(",", " "), n) == state.position


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("1 5 8 6 3 7 2 4", Position(8, (0, 4, 7, 5, 2, 6, 1, 3), 0)),
        ("2 4 1:3", Position(8, (1, 3, 0), 2)),
        ("2   4 1 :3", Position(8, (1, 3, 0), 2)),
        ("2:1", Position(8, (1,), 0)),
        (" :1 ", Position.first(8)),
    ],
)
def test_positions_are_also_read_as_lists_of_solutions_write_them(text: str, position: Position) -> None:
    assert Position.parse(text, 8) == position


def test_positions_are_written_as_people_count() -> None:
    assert str(Position(8, (1, 3, 0, 2, 4), 6)) == "2,4,1,3,5:7"
    assert str(Position(8, (1, 3, 5, 7, 2, 0, 6, 4), 0)) == "2,4,6,8,3,1,7,5"
    assert str(Position.first(8)) == ":1"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a position is like"),
        ("1,3", "a position is like"),
        (":", "a row is"),
        (":0", "from 1 to 8, not '0'"),
        (":9", "from 1 to 8, not '9'"),
        (":01", "not '01'"),
        ("8x:1", "not '8x'"),
        ("+1:1", "not '+1'"),
        ("1, 3:1", "not ' 3'"),
        ("1 ,3:1", "not '1 '"),
        ("1 5,8:1", "not '1 5'"),
        ("1\t5:1", "not '1\\t5'"),
        ("1\u00a05:1", "not '1\\xa05'"),
        ("1 5: 1", "not ' 1'"),
        ("01 5:1", "not '01'"),
        ("1 +5:1", "not '+5'"),
        ("٣:1", "a row is"),
        ("2:1:3", "not '1:3'"),
        ("1,2:1", "columns 1 and 2 attack each other"),
        ("1,3,1:5", "columns 1 and 3 attack each other"),
        ("2,4,6,8,3,1,7,5:1", "a board of 8 is full"),
        ("2,4,6,8,3,1,7,5,2", "or 8 rows, not"),
        ("9:1", "from 1 to 8, not '9'"),
        ("9" * 100 + ":1", "9…'"),
    ],
)
def test_a_position_that_is_none_is_refused_in_words(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$") as error:
        Position.parse(text, 8)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("n", "text", "most"),
    [
        (100, "100," * 5_000_000, 2020),
        (8, "8," * 10_000_000, 180),
        (8, "8 " * 10_000_000 + ":1", 180),
        (8, "1" + " " * 20_000_000 + ":1", 180),
        (8, "8" * 20_000_000, 180),
        (8, "x" * 181, 180),
        (1, "1" * 41, 40),
    ],
    ids=["100,", "8,", "8 ", "blanks", "digits", "one too many", "n=1"],
)
def test_a_text_that_is_too_long_is_refused_before_its_words_are_read(
    n: int, text: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("queens_viz.search.position._row", lambda *_: pytest.fail("a word was read"))
    with pytest.raises(ValueError, match=r".") as error:
        Position.parse(text, n)
    assert str(error.value) == (
        f"a position is like 2,4,1:3, of at most {most} characters on a board of {n}: this text is longer"
    )


@pytest.mark.parametrize(
    ("n", "board", "candidate"),
    [
        (0, (), 0),
        (-1, (), 0),
        (4, (), 5),
        (4, (), -1),
        (4, (1,), 4),
        (4, (1, 3, 0, 2), 1),
        (4, (4,), 0),
        (4, (0, 0), 0),
        (4, (1, 3, 0, 2, 4), 0),
    ],
)
def test_a_state_that_no_search_has_is_refused(n: int, board: tuple[int, ...], candidate: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        Position(n, board, candidate)


@MORE_IN_THE_FULL_TIER
@given(st.lists(st.integers(0, 11), max_size=12), st.integers(0, 11))
def test_attackers_are_the_queens_that_share_a_line(tier: str, board: list[int], candidate: int) -> None:
    there = (len(board), candidate)
    expected = []
    for column, row in enumerate(board):
        lines = {("row", row), ("rising", row - column), ("falling", row + column)}
        if lines & {("row", candidate), ("rising", candidate - there[0]), ("falling", candidate + there[0])}:
            expected.append(column)
    assert attackers(tuple(board), candidate) == tuple(expected)


@pytest.mark.parametrize(
    ("n", "board", "candidate", "complaint"),
    [
        (0, (), 0, "a board has at least 1 column, not 0"),
        (-3, (), 0, "a board has at least 1 column, not -3"),
        (4, (1, 3, 0, 2, 1), 0, "a board of 4 has 4 columns, not 5"),
        (4, (4,), 0, "column 1 has no row 5: rows are 1 to 4"),
        (4, (1, -1), 0, "column 2 has no row 0: rows are 1 to 4"),
        (4, (0, 0), 0, "the queens of columns 1 and 2 attack each other"),
        (6, (0, 2, 1), 0, "the queens of columns 2 and 3 attack each other"),
        (4, (), 5, "column 1 has no row 6: rows are 1 to 4"),
        (4, (), -1, "column 1 has no row 0: rows are 1 to 4"),
        (4, (1,), 4, "column 2 has no row 5: rows are 1 to 4"),
        (4, (1, 3, 0, 2), 1, "a board of 4 is full with 4 queens: no candidate can follow"),
        (4, (1,), -1, "column 2 has no row 0: rows are 1 to 4"),
    ],
)
def test_a_state_that_no_search_has_is_refused_in_words(
    n: int, board: tuple[int, ...], candidate: int, complaint: str
) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        Position(n, board, candidate)
    assert str(error.value) == complaint


def test_the_end_position_is_the_only_one_with_a_candidate_above_the_board() -> None:
    assert Position.end(4)[:3] == (4, (), 4)
    assert Position.end(4).is_end
    assert not Position(4, (), 3).is_end


@pytest.mark.parametrize("n", range(1, 8))
def test_the_last_step_is_the_one_that_back_would_undo(n: int) -> None:
    for position in [*(state.position for state in cycle(n)), Position.end(n)]:
        search = Search.at(position, counts=(0, 0))
        event = search.back()
        assert last_step(position) == (LastStep(event, search.position) if event else None)


def test_the_last_step_of_a_full_board_placed_its_last_queen() -> None:
    assert str(last_step(Position(1, (0,), 0))) == (
        "LastStep(event=<Event.PLACED: 'placed'>, before=Position(n=1, board=(), candidate=0))"
    )
    assert last_step(Position.first(100)) is None


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("n", range(1, 7))
def test_the_text_of_a_position_names_its_search(n: int, strategy: Strategy) -> None:
    for state in walk(n, strategy.value)[:-1]:
        position = Position(n, tuple(row for _, row in state.queens), state.tested[1] if state.tested else 0, strategy)
        assert str(position).startswith({PLAIN: "", AHEAD: "ahead/", FEWEST: "fewest/"}[strategy])
        assert Position.parse(str(position), n) == Position.parse(f" {position} ".replace(",", " "), n) == position
        assert eval(repr(position)) == position
        assert position.queens == state.queens
        assert position.rows == tuple(row for _, row in sorted(state.queens))
        if state.tested:
            assert (position.column, position.candidate) == state.tested == (position.columns[-1], state.tested[1])
            found = tuple(sorted(queen[0] for queen in state.queens if attack(queen, state.tested)))
            assert position.attackers == found
        else:
            assert (position.column, position.is_solution) == (n, True)


def test_the_same_text_with_another_name_is_another_position_or_none() -> None:
    texts = [str(state.position).partition("/")[2] for state in guided(8, FEWEST)]
    illegal = others = 0
    for text in texts:
        fewest = Position.parse(f"fewest/{text}", 8)
        try:
            plain = Position.parse(text, 8)
        except PositionError:
            illegal += 1
        else:
            assert plain != fewest
            others += plain.queens != fewest.queens
    assert (illegal, others, len(texts)) == (3_016, 1_024, 7_908)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("fewest/1,2:1", "the queens of columns 1 and 2 attack each other"),
        ("fewest/1,5,8,6,8:1", "the queens of columns 3 and 7 attack each other"),
        ("ahead/1,4,6,8,3:1", "ahead places no queen in column 5, row 3: column 7 would have no safe square left"),
        ("fewest/1,3,5,4,7,8,2:1", "fewest places no queen in column 5, row 2: column 7 would have no safe square"),
        ("fewest/1,5,8,6,2,3,7,4:1", "a board of 8 is full"),
        ("fewest/1,5,8,6:9", "a row is a whole number from 1 to 8, not '9'"),
        ("fewest/", "a position is like"),
        ("ahead/fewest/:1", "a row is"),
        ("Ahead/:1", "before a slash stands the name of a search (ahead, fewest), not 'Ahead'"),
        ("plain/:1", "not 'plain'"),
        ("/:1", "not ''"),
        ("x" * 60 + "/:1", "x…'"),
    ],
)
def test_what_a_search_never_visits_is_refused_in_words(text: str, complaint: str) -> None:
    with pytest.raises(PositionError, match=r"^[^\n]+$") as error:
        Position.parse(text, 8)
    assert complaint in str(error.value)


@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
def test_rows_that_no_board_has_are_refused_for_every_search(strategy: Strategy) -> None:
    for board, candidate in [((8,), 0), ((-1,), 0), ((1, 3), 8), ((), 9), ((), -1), ((1,), 8)]:
        with pytest.raises(PositionError, match="has no row"):
            Position(8, board, candidate, strategy)
    with pytest.raises(PositionError, match="column 7 has no row 9"):
        Position(8, (0, 4, 7, 5), 8, FEWEST)
    assert Position.end(8, strategy).is_end


@pytest.mark.parametrize("strategy", Strategy)
def test_a_square_is_tested_with_the_queens_that_were_placed_before(strategy: Strategy) -> None:
    for state in walk(6, strategy.value)[:-1]:
        position = Position(6, tuple(row for _, row in state.queens), state.tested[1] if state.tested else 0, strategy)
        for column in range(6):
            there = position.testing(column, 2)
            before = [filled for filled, _ in state.queens]
            queens = state.queens[: before.index(column)] if column in before else state.queens
            if column in before or (state.tested and column == state.tested[0]):
                assert there == Position(6, tuple(row for _, row in queens), 2, strategy)
            else:
                assert there is None
