"""Progress, its inverse, and the sizes of finished subtrees."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from random import Random

import pytest

from queens_viz import Event, Position, Search, attackers
from queens_viz.app.player import Player
from queens_viz.search.count import subtree
from queens_viz.search.progress import position_at
from queens_viz.search.tree import Node, Shape, Sizes, walked

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
        tree = walked(position, counted(position), is_whole=True, has_rejected=True)
        nodes = {node.board: node for node in all_nodes(tree)}
        real = {
            board: node.steps for board, node in nodes.items() if node.shape not in (Shape.CANDIDATE, Shape.REJECTED)
        }
        assert real == placed
        assert tree.nodes == len(placed)
        candidates = [node.board for node in nodes.values() if node.shape is Shape.CANDIDATE]
        assert candidates == ([] if position.is_solution else [(*position.board, position.candidate)])
        refused = {node.board for node in nodes.values() if node.shape is Shape.REJECTED}
        assert all(attackers(board[:-1], board[-1]) for board in refused)
        if search.step() is Event.COMPLETED:
            return
        if search.candidate == 0:
            placed[search.board] = search.steps or 0


class Walk:
    """The whole search of one size, walked once: the boards in the order in which they are placed."""

    def __init__(self, n: int) -> None:
        search = Search(n)
        self.boards: list[tuple[int, ...]] = [()]
        self.steps = {(): 0} | dict[tuple[int, ...], int]()
        while search.step() is not Event.COMPLETED:
            if search.candidate == 0:
                self.boards.append(search.board)
                self.steps[search.board] = search.steps or 0
        assert self.boards == sorted(self.boards)

    def until(self, position: Position) -> int:
        """Return how many nodes there are by the time the search stands at a position."""
        return bisect_left(self.boards, position.path)

    def above(self, root: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Return the boards of the subtree above `root`."""
        if not root:
            return self.boards
        return self.boards[bisect_left(self.boards, root) : bisect_left(self.boards, (*root[:-1], root[-1] + 1))]


def random_command(player: Player, random: Random) -> None:
    """Step, go back, jump, paste or go to the next solution."""
    n = player.search.n
    match random.choice("nnnnbbbbsjp"):
        case "n":
            player.next()
        case "b":
            player.back()
        case "s":
            player.next_solution()
            while player.aim:
                player.pass_time(1 / 60)
        case "j":
            player.jump(position_at(n, random.random()))
        case "p":
            board = player.search.board
            player.jump(Position(n, board[: random.randrange(len(board) + 1)][: n - 1], random.randrange(n)))


@pytest.mark.parametrize(
    ("n", "amount"),
    [(5, 300), (7, 300), *(pytest.param(n, 2000, marks=pytest.mark.full) for n in range(4, 9))],
)
def test_after_each_random_command_the_tree_is_the_one_walked_from_the_start(n: int, amount: int) -> None:
    player, walk, random = Player(Search(n)), Walk(n), Random(n)
    for number in range(amount):
        random_command(player, random)
        while player.is_busy:
            player.pass_time(1 / 60)
        position = player.search.position
        collapsed = walked(position, player.findings.sizes, is_whole=False)
        assert collapsed.nodes == walk.until(position), (number, position)
        for node in all_nodes(collapsed):
            if node.shape is not Shape.CANDIDATE:
                assert walk.steps[node.board] == node.steps
            if node.size:
                above = walk.above(node.board)
                assert node.size == (len(above), sum(len(board) == n for board in above))
        if n <= 5:
            whole = walked(position, player.findings.sizes, is_whole=True)
            boards = [node.board for node in all_nodes(whole) if node.shape is not Shape.CANDIDATE]
            assert boards == walk.boards[: walk.until(position)]


def test_while_a_size_is_not_known_nothing_is_guessed() -> None:
    tree = walked(Position.parse("3,1:5", 8), Sizes(8), is_whole=False)
    assert tree.nodes is None
    shapes = [(node.shape, node.size, node.steps) for node in all_nodes(tree) if node.shape is Shape.COLLAPSED]
    assert shapes[0] == (Shape.COLLAPSED, None, 1)
    assert all(steps is None for _, _, steps in shapes[1:])


@pytest.mark.parametrize(
    ("counted", "shape"),
    [((), "uncounted"), ((1, 6), "uncounted"), ((1, 2), "solved"), ((1, 2, 3, 4, 5, 6), "solved")],
)
def test_at_the_end_the_root_has_failed_or_succeeded_only_once_that_is_known(
    counted: tuple[int, ...], shape: str
) -> None:
    """Of the first queen's rows on a board of 6 the second to the fifth lead to a solution."""
    end, sizes = Position.end(6), Sizes(6)
    for row in counted:
        sizes._known[row - 1,] = subtree(6, (row - 1,))
    root = walked(end, sizes, is_whole=False)
    assert (root.shape.value, root.size) == (shape, (153, 4) if len(counted) == 6 else None)


@pytest.mark.parametrize(("n", "shape"), [(3, Shape.FAILED), (4, Shape.SOLVED)])
def test_once_everything_is_counted_the_root_of_the_end_says_what_came_of_it(n: int, shape: Shape) -> None:
    assert walked(Position.end(n), counted(Position.end(n)), is_whole=False).shape is shape


@pytest.mark.parametrize(
    ("turned", "way", "shape"),
    [
        ((0,), (), Shape.UNCOUNTED),
        ((), (0, 4, 7, 5, 2, 6, 1, 3), Shape.SOLVED),
        ((), (0, 2, 4), Shape.UNCOUNTED),
    ],
    ids=["opened", "the way to a solution", "the way to another node"],
)
def test_of_an_open_subtree_that_is_not_counted_nothing_is_told_but_what_is_seen(
    turned: tuple[int, ...], way: tuple[int, ...], shape: Shape
) -> None:
    tree = walked(Position.parse("3,1:5", 8), Sizes(8), is_whole=False, turned=frozenset({turned}), ways=(way,))
    (first,) = (node for node in tree.children if node.board == (0,))
    assert first.children
    assert (first.shape, first.size) == (shape, None)


def drawn(node: Node) -> Iterator[str]:
    """Yield a line for each node: its rows, shape and size, the step that placed it, a star if it is current."""
    rows = ",".join(str(row + 1) for row in node.board)
    size = f" {node.size.nodes}/{node.size.solutions}" if node.size else ""
    steps = "" if node.steps is None else f" @{node.steps}"
    yield f"{rows} {node.shape.value}{size}{steps}{' *' if node.is_current else ''}"
    for child in node.children:
        yield from drawn(child)


WHOLE = """
 open @0 *
1 failed 4/0 @1
1,3 failed 1/0 @4
1,4 failed 2/0 @9
1,4,2 failed 1/0 @11
2 solved 4/1 @18
2,4 solved 3/1 @22
2,4,1 solved 2/1 @23
2,4,1,3 solution 1/1 @26
3 open @32 *
3,1 open @33 *
3,1,4 candidate *
"""
COLLAPSED = """
 open @0 *
1 collapsed 4/0 @1
2 collapsed 4/1 @18
3 open @32 *
3,1 open @33 *
3,1,1 rejected
3,1,2 rejected
3,1,3 rejected
3,1,4 candidate *
"""
ON_A_SOLUTION = """
 open @0 *
1 collapsed 4/0 @1
2 open @18 *
2,4 open @22 *
2,4,1 open @23 *
2,4,1,3 solution 1/1 @26 *
"""
AFTER_A_SOLUTION = """
 open @0 *
1 collapsed 4/0 @1
2 open @18 *
2,4 open @22 *
2,4,1 open @23 *
2,4,1,3 solution 1/1 @26
2,4,1,4 candidate *
"""
COMPLETED = """
 solved 17/2 @0 *
1 collapsed 4/0 @1
2 collapsed 4/1 @18
3 collapsed 4/1 @32
4 collapsed 4/0 @46
"""
WITHOUT_A_SOLUTION = """
 failed 6/0 @0 *
1 collapsed 2/0 @1
2 failed 1/0 @8
3 collapsed 2/0 @12
"""


@pytest.mark.parametrize(
    ("position", "is_whole", "has_rejected", "tree"),
    [
        (Position.parse("3,1:4", 4), True, False, WHOLE),
        (Position.parse("3,1:4", 4), False, True, COLLAPSED),
        (Position.parse("2,4,1,3", 4), False, False, ON_A_SOLUTION),
        (Position.parse("2,4,1:4", 4), False, False, AFTER_A_SOLUTION),
        (Position.end(4), False, False, COMPLETED),
        (Position.end(3), False, False, WITHOUT_A_SOLUTION),
    ],
)
def test_the_tree_is_drawn_as_it_was_walked(position: Position, is_whole: bool, has_rejected: bool, tree: str) -> None:
    node = walked(position, counted(position), is_whole=is_whole, has_rejected=has_rejected)
    assert list(drawn(node)) == tree.strip("\n").split("\n")


def test_refused_rows_of_finished_nodes_are_shown_too_and_are_no_nodes() -> None:
    position = Position.parse("2:1", 4)
    tree = walked(position, counted(position), is_whole=True, has_rejected=True)
    (failed,) = (node for node in all_nodes(tree) if node.board == (0, 2))
    assert [(child.board, child.shape, child.nodes) for child in failed.children] == [
        ((0, 2, row), Shape.REJECTED, 0) for row in range(4)
    ]
    assert failed.nodes == 1
    assert walked(position, counted(position), is_whole=True).nodes == tree.nodes == 6


@pytest.mark.parametrize(("n", "is_counted"), [(4, True), (6, True), (7, False)])
def test_a_subtree_that_is_closed_is_counted_at_once_on_small_boards_alone(n: int, *, is_counted: bool) -> None:
    root = walked(Position(n, (1,), 0), Sizes(n), is_whole=True, turned=frozenset({(0,)}))
    closed, *_ = root.children
    assert (closed.size, closed.children) == (subtree(n, (0,)) if is_counted else None, ())
