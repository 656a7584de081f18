"""The questions of worksheets: of all kinds, all different, spread over the search, and never trivial."""

from __future__ import annotations

from collections import Counter

import pytest

from queens_viz import Event, Position, Search
from queens_viz.command.options import MOST_QUESTIONS
from queens_viz.sheet.sheet import STEPS, Kind, next_moves, sheet, tree_boards

from .. import facts
from ..pairs import each_once
from ..tiers import sizes
from . import keys

CASES = {"n": (4, 5, 6, 7, 8), "count": (1, 8, 24)}


@pytest.mark.parametrize("n", sizes(4, 6, 8))
def test_every_number_of_questions_has_its_kinds_mixed(n: int) -> None:
    for count in range(1, MOST_QUESTIONS + 1):
        tasks = sheet(n, count, count).tasks
        kinds = Counter(task.kind for task in tasks)
        others = [kinds[kind] for kind in Kind if kind is not Kind.TREE]
        assert len(tasks) == count
        assert max(others) - min(others) <= 1, count
        assert kinds[Kind.TREE] == (count >= 5), count
        assert [task.kind for task in tasks] == [
            kind for kind in Kind for _ in range(kinds[kind])
        ]


@each_once(CASES)
def test_no_two_questions_are_alike_and_none_is_trivial(n: int, count: int) -> None:
    tasks = [task for seed in range(5) for task in sheet(n, count, seed).tasks]
    for seed in range(5):
        asked = [task.position for task in sheet(n, count, seed).tasks]
        assert len(set(asked)) == len(asked), seed
    for kind, position, slip in tasks:
        attacked_by = [] if position.is_solution else keys.attackers(position)
        if kind in (Kind.VERDICT, Kind.REASON):
            assert 2 <= len(position.board) < n
            assert attacked_by or kind is Kind.VERDICT
        if kind is Kind.RETURN:
            assert position.is_solution or (position.candidate == n - 1 and attacked_by)
            assert not facts.walk(n)[keys.number(position) + 1].is_end
        if kind is Kind.WHY:
            assert all(
                keys.attackers(position._replace(candidate=row)) for row in range(n)
            )
        if kind is Kind.TREE:
            assert 4 <= facts.size(n, position.board)[0] <= 10
            assert position.candidate == 0
        if slip:
            right = keys.told(position, STEPS)[slip[0]]
            assert right
            assert (slip[1][0] + 1, abs(slip[1][1] + 1 - right[1])) == (right[0], 1)
            assert 0 <= slip[1][1] < n
        if kind in (Kind.STEPS, Kind.ERROR):
            states = facts.walk(n)[keys.number(position) + 1 :][:STEPS]
            assert len(states) == STEPS
            assert any(state.is_lift for state in states)
            assert not any(state.is_end for state in states)


@each_once(CASES)
def test_safe_and_attacked_are_asked_equally_often(n: int, count: int) -> None:
    for seed in range(5):
        verdicts = [
            bool(position.attackers)
            for kind, position, _ in sheet(n, count, seed).tasks
            if kind is Kind.VERDICT
        ]
        assert abs(2 * sum(verdicts) - len(verdicts)) <= 1, seed


def is_dark(position: Position) -> bool:
    return (len(position.board) + position.candidate) % 2 == 0


@pytest.mark.parametrize("count", [8, 12, 16, 24])
@pytest.mark.parametrize("n", [4, 5, 8, 9])
def test_nobody_who_goes_by_the_colour_of_the_square_answers_all_or_none(
    n: int, count: int
) -> None:
    """With 4 queens, 16 questions and seed 1 "what is dark is attacked" answered the questions 1 to 4."""
    for seed in (1, 2, 3):
        asked = [
            task.position
            for task in sheet(n, count, seed).tasks
            if task.kind is Kind.VERDICT
        ]
        right = sum(is_dark(position) is bool(position.attackers) for position in asked)
        assert abs(2 * right - len(asked)) <= len(asked) % 2, (seed, right)


@pytest.mark.parametrize(
    ("count", "seed"), [(22, 2062), (23, 1102), (23, 1276), (24, 2720), (24, 4791)]
)
def test_on_the_smallest_board_there_is_a_position_for_every_question(
    monkeypatch: pytest.MonkeyPatch, count: int, seed: int
) -> None:
    """These were looked for for ever."""
    step, made = Search.step, [0]

    def counted(search: Search) -> Event:
        made[0] += 1
        assert made[0] < 5000, "the search has gone round for ever"
        return step(search)

    monkeypatch.setattr(Search, "step", counted)
    assert len(sheet(4, count, seed).tasks) == count


@pytest.mark.parametrize("n", [6, 8])
def test_the_questions_lie_all_over_the_search(n: int) -> None:
    total = len(facts.walk(n))
    for seed in range(10):
        places = sorted(
            keys.number(task.position) / total for task in sheet(n, 8, seed).tasks
        )
        assert places[0] < 0.3
        assert places[-1] > 0.7


def test_a_walk_and_a_tree_are_those_of_the_search() -> None:
    for seed in range(20):
        for kind, position, _ in sheet(5, 8, seed).tasks:
            if kind is Kind.STEPS:
                squares = [
                    one if isinstance(one, tuple) else None
                    for one in next_moves(position)
                ]
                assert squares == [
                    one and (one[0] - 1, one[1] - 1)
                    for one in keys.told(position, STEPS)
                ]
            if kind is Kind.TREE:
                above, root = tree_boards(5, position.board), position.board
                assert above == sorted(
                    one for one in facts.placed(5, 230) if one[: len(root)] == root
                )
