"""Positions: what is one, how it is written and read, and the step that led to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Position, attackers
from queens_viz.search.strategy import AHEAD, FEWEST, PLAIN, Strategy

from ..tiers import MORE_IN_THE_FULL_TIER, sizes
from .strategies import attack, position_of, positions, walk


def test_of_a_long_text_no_more_is_read_than_a_board_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = list[str]()
    monkeypatch.setattr(
        "queens_viz.search.position._row",
        lambda word, _: read.append(word) or 0,  # type: ignore[func-returns-value]
    )
    with pytest.raises(ValueError, match=r"^a position looks like .{,120}$"):
        Position.parse("1," * 5_000_000, 8)
    assert len(read) == 9


@MORE_IN_THE_FULL_TIER
@given(st.lists(st.integers(0, 11), max_size=12), st.integers(0, 11))
def test_attackers_are_the_queens_that_share_a_line(
    tier: str, board: list[int], candidate: int
) -> None:
    there = (len(board), candidate)
    expected = [
        column for column, row in enumerate(board) if attack((column, row), there)
    ]
    assert attackers(tuple(board), candidate) == tuple(expected)


@pytest.mark.parametrize(
    ("n", "board", "candidate", "complaint"),
    [
        (0, (), 0, "a board has at least 1 column, not 0"),
        (4, (1, 3, 0, 2, 1), 0, "5 columns are too many for a board of 4"),
        (4, (4,), 0, "column 1 has no row 5: rows are 1 to 4"),
        (4, (1, -1), 0, "column 2 has no row 0: rows are 1 to 4"),
        (4, (0, 0), 0, "the queens in columns 1 and 2 attack each other"),
        (4, (), 5, "column 1 has no row 6: rows are 1 to 4"),
        (4, (1,), 4, "column 2 has no row 5: rows are 1 to 4"),
        (
            4,
            (1, 3, 0, 2),
            1,
            "a board of 4 is full: no candidate can follow",
        ),
        (4, (1,), -1, "column 2 has no row 0: rows are 1 to 4"),
    ],
)
def test_a_state_that_no_search_has_is_refused_in_words(
    n: int, board: tuple[int, ...], candidate: int, complaint: str
) -> None:
    with pytest.raises(ValueError, match=r".") as error:
        Position(n, board, candidate)
    assert str(error.value) == complaint


@pytest.mark.parametrize("strategy", Strategy)
@pytest.mark.parametrize("n", sizes(1, 3, 6))
def test_the_text_of_a_position_names_its_search(n: int, strategy: Strategy) -> None:
    assert positions(n, strategy) == sorted(
        positions(n, strategy), key=lambda position: position.path
    )
    for state in walk(n, strategy.value)[:-1]:
        position = position_of(n, state, strategy)
        assert str(position).startswith(
            {PLAIN: "", AHEAD: "ahead/", FEWEST: "fewest/"}[strategy]
        )
        assert (
            Position.parse(str(position), n)
            == Position.parse(f" {position} ".replace(",", " "), n)
            == position
        )
        assert eval(repr(position)) == position
        assert position.queens == state.queens
        assert position.rows == tuple(row for _, row in sorted(state.queens))
        if state.tested:
            assert (
                (position.column, position.candidate)
                == state.tested
                == (position.columns[-1], state.tested[1])
            )
            found = tuple(
                sorted(
                    queen[0] for queen in state.queens if attack(queen, state.tested)
                )
            )
            assert position.attackers == found
        else:
            assert (position.column, position.is_solution) == (n, True)
    assert Position.end(n, strategy).is_end


@pytest.mark.parametrize("strategy", Strategy)
def test_a_square_is_tested_with_the_queens_that_were_placed_before(
    strategy: Strategy,
) -> None:
    for state in walk(6, strategy.value)[:-1]:
        position, before = (
            position_of(6, state, strategy),
            [filled for filled, _ in state.queens],
        )
        for column in range(6):
            queens = before.index(column) if column in before else len(before)
            is_later = column not in before and not (
                state.tested and column == state.tested[0]
            )
            there = (
                None if is_later else Position(6, position.board[:queens], 2, strategy)
            )
            assert position.testing(column, 2) == there
