"""Random positions: from a seed, on the search's way, and each step's as likely as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from queens_viz import Position
from queens_viz.app.chance import Chance

from .. import facts


def test_a_seed_gives_the_numbers_of_the_generator_two_halves_of_sixteen_bits_each() -> (
    None
):
    states = [3]
    for _ in range(8):
        states.append((1_664_525 * states[-1] + 1_013_904_223) % 2**32)
    halves = [state // 2**16 for state in states[1:]]
    whole = [
        high * 2**16 + low for high, low in zip(halves[::2], halves[1::2], strict=True)
    ]
    chance = Chance(3)
    assert [chance.below(1_000_000) for _ in whole] == [
        number % 1_000_000 for number in whole
    ]


def test_each_step_of_a_small_search_comes_as_often() -> None:
    chance, rounds = Chance(1), 100
    states = facts.walk(4)[:-1]
    found = Counter(chance.position(4) for _ in range(rounds * len(states)))
    assert len(found) == len({(state.board, state.row) for state in states})
    assert all(rounds / 2 < times < rounds * 2 for times in found.values())


@pytest.mark.parametrize("n", [11, 30, 100])
def test_of_a_large_board_a_random_walk_is_gone(n: int) -> None:
    chance = Chance(n)
    positions = [chance.position(n) for _ in range(50)]
    assert all(Position(*position) == position for position in positions)
    assert len(set(positions)) > 40
    assert len({len(position.board) for position in positions}) > 5


def test_the_smallest_boards_have_the_first_position() -> None:
    assert [Chance(5).position(n) for n in (1, 2, 3)] == [
        Position.first(n) for n in (1, 2, 3)
    ]
