"""Progress, its inverse, and the sizes of finished subtrees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from queens_viz import Event, Position, Search, attackers
from queens_viz.player import Player
from queens_viz.search import TOTAL_STEPS, subtree
from queens_viz.tree import Node, Shape, Sizes, position_at, progress, walked

NODES = {1: 2, 2: 3, 3: 6, 4: 17, 5: 54, 6: 153, 7: 552, 8: 2_057}


def counted(position: Position) -> Sizes:
    """Return sizes that are all known for a position."""
    sizes = Sizes(position.n)
    while sizes.count(position, 100_000):
        pass
    return sizes


def all_nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from all_nodes(child)


def tree_by_walking(position: Position) -> dict[tuple[int, ...], int]:
    """Return the boards that the search places on its way to a position, and the step that places each."""
    search = Search(position.n)
    placed: dict[tuple[int, ...], int] = {(): 0}
    while search.position != position and (search.step() is not Event.COMPLETED or not position.is_end):
        if search.candidate == 0:
            placed[search.board] = search.steps or 0
    return placed


@pytest.mark.parametrize("n", NODES)
@pytest.mark.parametrize("is_whole", [True, False])
def test_the_tree_of_the_end_has_the_known_number_of_nodes(n: int, is_whole: bool) -> None:
    end = Position.end(n)
    assert walked(end, counted(end), is_whole=is_whole).nodes == NODES[n]


@pytest.mark.parametrize("n", range(1, 6))
def test_the_tree_holds_what_was_walked_and_never_the_future(n: int) -> None:
    search = Search(n)
    placed: dict[tuple[int, ...], int] = {(): 0}
    while True:
        position = search.position
        tree = walked(position, counted(position), is_whole=True, has_refused=True)
        nodes = {node.board: node for node in all_nodes(tree)}
        real = {
            board: node.steps for board, node in nodes.items() if node.shape not in (Shape.CANDIDATE, Shape.REFUSED)
        }
        assert real == placed
        assert tree.nodes == len(placed)
        candidates = [node.board for node in nodes.values() if node.shape is Shape.CANDIDATE]
        assert candidates == ([] if position.is_solution else [(*position.board, position.candidate)])
        refused = {node.board for node in nodes.values() if node.shape is Shape.REFUSED}
        assert all(attackers(board[:-1], board[-1]) for board in refused)
        if search.step() is Event.COMPLETED:
            return
        if search.candidate == 0:
            placed[search.board] = search.steps or 0


@given(st.integers(4, 8), st.lists(st.tuples(st.sampled_from("nbsjp"), st.integers(0, 10**6)), max_size=60))
def test_after_any_commands_the_tree_is_the_one_walked_from_the_start(n: int, commands: list[tuple[str, int]]) -> None:
    player = Player(Search(n))
    for name, number in commands:
        match name:
            case "n":
                player.next()
            case "b":
                player.back()
            case "s":
                player.next_solution()
                while player.job:
                    player.tick(1 / 60)
            case "j":
                player.jump(position_at(n, number / 10**6))
            case "p":
                board = player.search.board
                player.jump(Position(n, board[: number % (len(board) + 1)][: n - 1], number % n))
    position = player.search.position
    while player.is_busy:
        player.tick(1 / 60)
    collapsed = walked(position, counted(position), is_whole=False)
    placed = tree_by_walking(position)
    assert collapsed.nodes == len(placed)
    assert walked(position, player.sizes, is_whole=True).nodes == len(placed)
    for node in all_nodes(collapsed):
        if node.shape is not Shape.CANDIDATE:
            assert placed[node.board] == node.steps
            above = [board for board in placed if board[: len(node.board)] == node.board]
            if node.size:
                assert node.size.nodes == len(above)
                assert node.size.solutions == sum(len(board) == n for board in above)


def test_while_a_size_is_not_known_nothing_is_guessed() -> None:
    tree = walked(Position.parse("3,1:5", 8), Sizes(8), is_whole=False)
    assert tree.nodes is None
    shapes = [(node.shape, node.size, node.steps) for node in all_nodes(tree) if node.shape is Shape.COLLAPSED]
    assert shapes[0] == (Shape.COLLAPSED, None, 1)
    assert all(steps is None for _, _, steps in shapes[1:])


def test_drawing_stays_small_however_long_the_search_has_run() -> None:
    search, counts = Search(12), []
    for steps in (10_000, 990_000, 4_000_000):
        search.advance(steps, stop_at_solution=False)
        tree = walked(search.position, Sizes(12), is_whole=False)
        counts.append(len(list(all_nodes(tree))))
    assert max(counts) < 60


@pytest.mark.parametrize("n", range(1, 9))
def test_progress_only_grows_and_is_whole_at_the_end_alone(n: int) -> None:
    search, last = Search(n), 0.0
    assert progress(search.position) == 0
    while search.step() is not Event.COMPLETED:
        now = progress(search.position)
        assert last <= now < 1
        last = now
    assert progress(Position.end(n)) == 1


@pytest.mark.parametrize("n", [7, 8, 9])
def test_progress_is_near_the_truth(n: int) -> None:
    search = Search(n)
    while search.step() is not Event.COMPLETED:
        assert abs(progress(search.position) - (search.steps or 0) / TOTAL_STEPS[n]) < 0.0185


@given(st.integers(1, 100), st.floats(-0.5, 0.999))
def test_the_inverse_of_progress_lands_just_before_the_share(n: int, share: float) -> None:
    position = position_at(n, share)
    there = progress(position)
    assert there <= max(share, 0) + 1e-9
    if n >= 12 and share >= 0:
        assert there > share - 0.001


@pytest.mark.parametrize("n", range(1, 14))
def test_the_whole_share_is_the_end(n: int) -> None:
    assert position_at(n, 1.0).is_end


@given(st.integers(4, 9), st.integers(1, 5000), st.lists(st.integers(1, 300), min_size=1, max_size=20))
def test_sizes_are_those_of_the_subtrees_however_they_are_counted(n: int, steps: int, parts: list[int]) -> None:
    search = Search(n)
    search.advance(steps, stop_at_solution=False)
    sizes = Sizes(n)
    for part in parts:
        sizes.count(search.position, part)
    while sizes.count(search.position, 1000):
        pass
    for root in search.position.finished():
        assert sizes.get(root) == subtree(n, root)
    assert sizes.counts() == (search.steps, search.solutions)
