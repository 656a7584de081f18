"""The walked part of the search tree, as far as it follows from a position: its nodes and their sizes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from .attacks import taken_rows
from .count import Count, Size, count_up_to, steps_to, subtree
from .last_step import last_step
from .position import Event, Position
from .strategy import PLAIN, Strategy

SIZES_KEPT = 20_000
"""The most sizes of subtrees that are kept beside those in use."""

SIZE_WEIGHT = 300
"""About how many bytes a size takes, with the rows of its root."""

GIVEN_UP = 30_000_000
"""The steps after which a subtree, and those nearer to the root, are left uncounted: nobody lives that long."""

SMALL = 6
"""The largest n whose subtrees are so small that they are counted at once."""

WHOLE_UP_TO = 300
"""Nodes up to which a subtree opens whole; a larger one opens by one level."""

Board = tuple[int, ...]
Ways = tuple[Board, ...]


class Sizes:
    """Sizes of the subtrees that a search of size n has finished, counted in spare time and kept."""

    def __init__(self, n: int, strategy: Strategy = PLAIN) -> None:
        self.n, self.strategy = n, strategy
        self._known: dict[Board, Size] = {}
        self._counts: dict[Board, Count] = {}
        self._position = Position.first(n, strategy)
        self._wanted: list[Board] = []
        self._opened: frozenset[Board] = frozenset()
        self._below: list[Board] = []
        self._has_given_up = False
        self.news = 0
        """How many sizes have been counted: what was drawn of them is out of date when this has changed."""

    def __len__(self) -> int:
        """Return how many sizes are kept."""
        return len(self._known)

    @property
    def weight(self) -> int:
        """About how many bytes they take."""
        return SIZE_WEIGHT * len(self)

    def open(self, opened: frozenset[Board]) -> bool:
        """Count the subtrees one level above those that are opened, too; return whether others were before."""
        is_new, self._opened = opened != self._opened, opened
        self._below = self._missing_below() if is_new else self._below
        return is_new

    def _missing_below(self) -> list[Board]:
        """Return what is opened by one level and not yet counted, the nearest to the root first to be counted."""
        below = []
        for root in self._opened:
            *_, taken = taken_rows(self.n, root, self.strategy)
            below += [(*root, row) for row in range(self.n) if taken >> row & 1]
        return sorted((root for root in below if root not in self._known), key=len, reverse=True)

    def get(self, root: Board) -> Size | None:
        """Return the size of the subtree above the queens of `root`, or None while it is not known."""
        return self._known.get(root)

    def counts(self) -> tuple[int, int] | None:
        """Return the steps and solutions up to the position last counted for, or None while a size is missing."""
        if self._wanted or self._has_given_up:
            return None
        return count_up_to(self._position, (self._known[root] for root in self._position.finished()))

    def count(self, position: Position, limit: int) -> int:
        """Make up to `limit` steps of counting the subtrees finished at `position` or the step before.

        Returns how many were made: 0 where nothing is left to count.
        """
        if position != self._position:
            self._position = position
            self._has_given_up = False
            around = _finished_around(position)
            if len(self._known) > SIZES_KEPT:
                # A long run finishes subtrees without end. What is asked for is near where it stands.
                self._known = {root: self._known[root] for root in around if root in self._known}
                self._below = self._missing_below()
            self._wanted = [root for root in around if root not in self._known]
            kept = (*self._wanted, *self._below)
            self._counts = {root: self._counts[root] for root in kept if root in self._counts}
        made = 0
        while (wanted := self._wanted or self._below) and made < limit:
            root = wanted[-1]
            count = self._counts.get(root) or Count(self.n, root, self.strategy)
            self._counts[root] = count
            made += count.advance(limit - made)
            if count.size:
                self._known[root] = count.size
                self.news += 1
                wanted.pop()
                del self._counts[root]
            elif count.steps >= GIVEN_UP:
                self._has_given_up |= wanted is self._wanted
                wanted.clear()
        return made


def _finished_around(position: Position) -> list[Board]:
    """Return the boards whose subtrees are finished at a position, and at the one before, which its marks show too."""
    last = last_step(position)
    # Only a step that lifts a queen finishes a subtree.
    before = last.before.finished() if last and last.event in (Event.LIFTED, Event.COMPLETED) else ()
    return list(dict.fromkeys((*before, *position.finished())))


class Shape(Enum):
    """What has become of a node; of an uncounted one that is not known yet, though all below it has been searched."""

    OPEN = "open"
    FAILED = "failed"
    SOLVED = "solved"
    UNCOUNTED = "uncounted"
    SOLUTION = "solution"
    COLLAPSED = "collapsed"
    CANDIDATE = "candidate"
    REJECTED = "rejected"


class Node(NamedTuple):
    """A node of the walked tree: the rows of its queens, in the order of their placing, and the nodes above it.

    Its `size` is that of its subtree, None while that is not finished or not known; a collapsed node stands for all of
    it. `steps` is the number of the step that placed its queen, if known. Candidate and rejected rows are leaves, but
    no nodes of the tree.
    """

    board: Board
    shape: Shape
    size: Size | None
    steps: int | None
    children: tuple[Node, ...] = ()
    is_current: bool = False

    @property
    def nodes(self) -> int | None:
        """How many nodes of the tree it stands for, itself included; None while that is not known."""
        if self.shape in (Shape.CANDIDATE, Shape.REJECTED):
            return 0
        if self.shape is Shape.COLLAPSED:
            return self.size.nodes if self.size else None
        counts = [child.nodes for child in self.children]
        return None if None in counts else 1 + sum(count for count in counts if count)


def walked(
    position: Position,
    sizes: Sizes,
    *,
    is_whole: bool,
    has_rejected: bool = False,
    turned: frozenset[Board] = frozenset(),
    ways: Ways = (),
    levels: int = 1,
) -> Node:
    """Return the tree as far as the search has walked it on its way to `position`, and never beyond.

    Where it is not `is_whole`, finished subtrees are collapsed from some `levels` below the root on; those that are
    `turned` are open where they would be collapsed, and the other way round. On the `ways` to some queens all are open,
    by one level. `has_rejected` adds the rows that were attacked.
    """
    return _Walk(position, sizes, has_rejected, turned, ways, levels).path(0, is_whole=is_whole)


class _Walk:
    """One walk through the tree in the search's order, counting the steps on the way."""

    def __init__(
        self, position: Position, sizes: Sizes, has_rejected: bool, turned: frozenset[Board], ways: Ways, levels: int
    ) -> None:
        self.position = position
        self.n = position.n
        self.sizes = sizes
        self.has_rejected = has_rejected
        self.turned = turned
        self.opened = {way[:length] for way in ways for length in range(len(way))}
        self.levels = levels
        self.taken = list(taken_rows(position.n, position.board, position.strategy))
        self.passed: Size | None = Size(0, 0)  # of the subtrees finished so far; None once one is not known

    def path(self, depth: int, *, is_whole: bool) -> Node:
        """Return the node of the first `depth` placed queens."""
        board, steps = self.position.board[:depth], self._steps(self.position.board[:depth])
        if depth == self.n:
            return Node(board, Shape.SOLUTION, Size(1, 1), steps, is_current=True)
        row = self.position.path[depth]
        children = self._finished_below(board, row, self.taken[depth], is_whole=is_whole)
        if depth < len(self.position.board):
            children.append(self.path(depth + 1, is_whole=is_whole))
        elif not self.position.is_end:
            children.append(Node((*board, row), Shape.CANDIDATE, None, None, is_current=True))
        size = _size_above(children) if self.position.is_end else None
        shape = _outcome(size, children) if self.position.is_end else Shape.OPEN
        return Node(board, shape, size, steps, tuple(children), is_current=True)

    def _finished_below(self, board: Board, row: int, taken: int, *, is_whole: bool) -> list[Node]:
        children = []
        for tried in range(row):
            if taken >> tried & 1:
                children.append(self._finished((*board, tried), is_whole=is_whole))
            elif self.has_rejected:
                children.append(Node((*board, tried), Shape.REJECTED, None, None))
        return children

    def _finished(self, board: Board, *, is_whole: bool) -> Node:
        """Return a finished subtree: open where it `is_whole`, near the root or turned, and not both."""
        steps, size = self._steps(board), self.sizes.get(board)
        if len(board) == self.n:
            return self._passed(Node(board, Shape.SOLUTION, Size(1, 1), steps), Size(1, 1))
        is_turned, is_open = board in self.turned, is_whole or len(board) < self.levels
        if board not in self.opened and (is_turned is is_open or (not is_open and size == Size(1, 0))):
            if size is None and (is_whole or self.levels > 1) and self.n <= SMALL:
                size = subtree(self.n, board, self.position.strategy)
            shape = Shape.FAILED if size == Size(1, 0) else Shape.COLLAPSED
            return self._passed(Node(board, shape, size, steps), size)
        is_whole = is_whole or (is_turned and size is not None and size.nodes <= WHOLE_UP_TO)
        *_, taken = taken_rows(self.n, board, self.position.strategy)
        passed = self.passed
        children = tuple(self._finished_below(board, self.n, taken, is_whole=is_whole))
        size = size or _size_above(children)
        self.passed = passed
        return self._passed(Node(board, _outcome(size, children), size, steps, children), size)

    def _passed(self, node: Node, more: Size | None) -> Node:
        if self.passed and more:
            nodes, solutions = self.passed
            self.passed = Size(nodes + more.nodes, solutions + more.solutions)
        else:
            self.passed = None
        return node

    def _steps(self, board: Board) -> int | None:
        """Return the step that placed the last queen of `board`, if that is known."""
        return None if self.passed is None else steps_to(self.n, board, self.passed)


def _size_above(children: Iterable[Node]) -> Size | None:
    """Return the size of a subtree by those of its children, or None while one is not known."""
    nodes, solutions = 1, 0
    for child in children:
        if child.shape is not Shape.REJECTED:
            if not child.size:
                return None
            nodes, solutions = nodes + child.size.nodes, solutions + child.size.solutions
    return Size(nodes, solutions)


def _outcome(size: Size | None, children: Iterable[Node]) -> Shape:
    """Return what has become of a finished node: one child with a solution is enough to know that."""
    if size:
        return Shape.SOLVED if size.solutions else Shape.FAILED
    has_solution = any(child.shape is Shape.SOLVED or (child.size and child.size.solutions) for child in children)
    return Shape.SOLVED if has_solution else Shape.UNCOUNTED
