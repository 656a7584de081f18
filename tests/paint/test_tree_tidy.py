"""The tidy tree by itself: what it promises holds for any tree."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from queens_viz.paint.tree_tidy import tidy

Parents = tuple[int | None, ...]


def any_tree(seed: int) -> tuple[Parents, tuple[float, ...]]:
    """Return the parents and the widths of the nodes of some tree."""
    chance = random.Random(seed)
    count, near = chance.randint(1, 60), chance.randint(1, 20)
    parents = (None, *(chance.randint(max(0, k - near), k - 1) for k in range(1, count)))
    return parents, tuple(chance.choice([1.0, 1.0, 0.5]) for _ in parents)


def children_of(parents: Parents) -> list[list[int]]:
    below: list[list[int]] = [[] for _ in parents]
    for node, parent in enumerate(parents):
        if parent is not None:
            below[parent].append(node)
    return below


def rows_of(parents: Parents) -> list[list[int]]:
    """Return the nodes of each level, from the left."""
    below, rows = children_of(parents), [[0]]
    while any(below[node] for node in rows[-1]):
        rows.append([child for node in rows[-1] for child in below[node]])
    return rows


def mirrored(parents: Parents) -> tuple[list[int], Parents]:
    """Return the nodes in the order of the mirrored tree, and their parents there."""
    below, order, theirs = children_of(parents), list[int](), list[int | None]()
    waiting: list[tuple[int, int | None]] = [(0, None)]
    while waiting:
        node, parent = waiting.pop()
        waiting += [(child, len(order)) for child in below[node]]
        order.append(node)
        theirs.append(parent)
    return order, tuple(theirs)


SEEDS = range(80)


def test_parents_stand_over_the_middle_of_their_children_and_rows_keep_their_order_and_their_distance() -> None:
    for seed in SEEDS:
        parents, widths = any_tree(seed)
        across = tidy(parents, widths)
        assert across[0] == 0
        for node, below in enumerate(children_of(parents)):
            assert not below or across[node] == pytest.approx((across[below[0]] + across[below[-1]]) / 2), seed
        for row in rows_of(parents):
            for left, right in pairwise(row):
                assert across[right] - across[left] >= (widths[left] + widths[right]) / 2 - 1e-9, seed


def test_a_mirrored_tree_is_placed_as_in_a_mirror() -> None:
    for seed in SEEDS:
        parents, widths = any_tree(seed)
        across = tidy(parents, widths)
        order, theirs = mirrored(parents)
        other = tidy(theirs, tuple(widths[node] for node in order))
        assert [-x for x in other] == pytest.approx([across[node] for node in order], abs=1e-9), seed


@pytest.mark.parametrize(
    ("parents", "across"),
    [
        ((None,), [0]),
        ((None, 0, 0), [0, -0.5, 0.5]),
        # A narrow subtree goes under the roof of a deeper one.
        ((None, 0, 0, 1, 1, 1), [0, -0.5, 0.5, -1.5, -0.5, 0.5]),
        # Leaves between two wide subtrees stand evenly between them.
        ((None, 0, 0, 0, 0, 1, 1, 1, 4, 4, 4), [0, -1.5, -0.5, 0.5, 1.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5]),
        ((None, 0, 0, 0, 1, 1, 1, 1, 3, 3, 3, 3), [0, -2, 0, 2, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5]),
    ],
)
def test_small_trees(parents: Parents, across: list[float]) -> None:
    assert tidy(parents, (1.0,) * len(parents)) == pytest.approx(across)


def test_of_a_deep_subtree_only_the_outline_counts() -> None:
    # Left: a path of three; middle: a leaf; right: a path of three with two at its end.
    parents = (None, 0, 1, 2, 0, 0, 5, 6, 6)
    across = tidy(parents, (1.0,) * len(parents))
    assert across[5] - across[1] == pytest.approx(2)
    assert across[4] == pytest.approx((across[1] + across[5]) / 2)
