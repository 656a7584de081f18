"""The boards on which a program went on: the nodes of its search.

A value of the board's variable is read as queens on squares, each the index of its line
and its place in this line, counted from 0. The queens are kept in the order in which they
were placed. A list with a number for each line is often never cleared: if a line gets
another number, the queens that were placed after the one before are out of date, and
count again only when they are stored again.

A *visit* is one such order of queens, a *move* is how it came about. A *node* is a set of
queens to which the program added one: it went on with it. What is placed and taken away
at once is visited, but no node.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..search.readings import Kind, Reading, queens
from .history import Moment

Square = tuple[int, int]
"""The index of a line and a place in it, counted from 0."""

Queens = frozenset[Square]

NUMBERED = (Kind.ROWS, Kind.DICTIONARY)
"""Kinds in which a line has a number, so that a new one takes the place of the last."""

EMPTY: Queens = frozenset()


class Shape(NamedTuple):
    """How the values of a variable are read, whatever the size of the board is."""

    reading: Reading
    is_fixed: bool  # a list or grid of one length, in which the queens are stored
    size_name: str = ""  # the variable that holds the size

    def size(self, moment: Moment) -> int:
        """Return the size of the board at a moment."""
        value = moment.value
        if self.is_fixed and isinstance(value, (list, tuple, str)):
            if self.reading.kind is Kind.FLAT:
                return round(len(value) ** 0.5)
            return len(value) - self.reading.first
        return moment.sizes.get(self.size_name, self.reading.n)

    def queens(self, value: object, size: int) -> Queens | None:
        """Return the queens that a value holds, whether they were stored or not."""
        return queens(value, self.reading._replace(n=size))


class Move:
    """How a visit came about."""

    PLACE = "place"  # a queen was added
    REPLACE = "replace"  # a queen was placed after others had been removed
    REMOVE = "remove"  # one or more queens were removed
    JUMP = "jump"  # anything else


class Visit(NamedTuple):
    """The queens at a moment, in the order in which they were placed."""

    order: tuple[Square, ...]
    queens: Queens
    move: str
    moment: Moment
    is_full: bool  # whether the value itself has n queens, stored or not


class Walk:
    """What a program did on a board of one size."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.visits: list[Visit] = []
        self.children: dict[Queens, dict[Square, int]] = {EMPTY: {}}
        """The nodes; for each the squares that were added, with the first such visit."""
        self.closed: dict[Queens, int] = {}
        """The visit with which a board was left for the last time; not if it stands."""
        self.solutions: dict[Queens, int] = {}
        """The solutions that stood, with the first visit of each."""
        self.attacks: dict[Queens, tuple[Square, Square]] = {}
        """The nodes with an attacked queen: the first such queen, and an attacker."""
        self.seen: dict[Queens, int] = {EMPTY: -1}
        """All boards that stood, with the first visit of each."""
        self.again = 0  # how often a node was entered that had been left
        self.good = 0  # moves of one queen, or to a child of a node
        self._path: list[Queens] = [EMPTY]

    @property
    def share(self) -> float:
        """The share of moves of one queen: near 1 where queens are placed one by one."""
        return self.good / max(1, len(self.visits))

    def add(self, visit: Visit) -> None:
        """Take the next visit."""
        number = len(self.visits)
        last = self.visits[-1].order if self.visits else ()
        self.visits.append(visit)
        same = 0
        for square, other in zip(last, visit.order, strict=False):
            if square != other:
                break
            same += 1
        for board in self._path[same + 1 :]:
            self.closed[board] = number
        del self._path[same + 1 :]
        for k in range(same, len(visit.order)):
            board = frozenset(visit.order[: k + 1])
            if board in self.children and board in self.closed:
                self.again += 1
            self.closed.pop(board, None)
            self._path.append(board)
        self._enter(visit, number)
        if visit.is_full and visit.queens not in self.solutions:
            self._note_solution(visit, number)

    def _enter(self, visit: Visit, number: int) -> None:
        """Note the board of a visit, and to which node it belongs."""
        self.seen.setdefault(self._path[-1], number)
        if visit.move is Move.REMOVE or not visit.order:
            self.good += 1
            return
        parent = self._path[-2]
        if visit.move is Move.JUMP and parent not in self.seen:
            return
        self.good += 1
        if parent not in self.children:
            self._note_attack(parent, visit.order[:-1])
        self.children.setdefault(parent, {}).setdefault(visit.order[-1], number)

    def _note_attack(self, node: Queens, order: tuple[Square, ...]) -> None:
        for k, queen in enumerate(order):
            others = attackers(queen, order[:k])
            if others:
                self.attacks[node] = (queen, others[0])
                return

    def _note_solution(self, visit: Visit, number: int) -> None:
        if are_safe(visit.queens):
            self.solutions[visit.queens] = number


class Placer:
    """Turns the moments of a variable into visits, size by size."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.walks: dict[int, Walk] = {}
        self.unread = 0  # moments whose value is no board
        self._size = 0
        self._order: list[Square] = []
        self._before: dict[int, object] = {}
        self._stores: frozenset[object] = frozenset()
        self._stale: set[Square] = set()

    def take(self, moments: Iterable[Moment]) -> None:
        """Take the moments of the variable in the order of time."""
        for moment in moments:
            self._take(moment)

    def _take(self, moment: Moment) -> None:
        size = self.shape.size(moment)
        standing = None
        if size >= 1:
            standing = self.shape.queens(moment.value, size)
        if standing is None:
            self.unread += 1
            return
        if size != self._size:
            self._size = size
            self._order = []
            self._before = {}
            self._stores = frozenset()
            self._stale = set()
        before = tuple(self._order)
        if self.shape.reading.kind in NUMBERED:
            is_stored = self._store(moment, standing)
        else:
            is_stored = self._compare(standing)
        order = tuple(self._order)
        if order == before and not is_stored:
            return
        walk = self.walks.setdefault(size, Walk(size))
        move = _move(before, order, is_stored)
        full = standing if len(standing) == size else frozenset(order)
        walk.add(Visit(order, full, move, moment, len(standing) == size))

    def _store(self, moment: Moment, standing: Queens) -> bool:
        """Go on to the next value of a list of numbers; return if a queen was stored."""
        by_line = dict(standing)
        contents = self._contents(moment.value)
        touched = {
            line
            for line in {*contents, *self._before}
            if contents.get(line, self) != self._before.get(line, self)
            or (line in moment.stores) != (line in self._stores)
        }
        first = self.shape.reading.first
        is_list = self.shape.is_fixed and isinstance(moment.value, list)
        if isinstance(moment.place, int):
            touched.add(moment.place)
        is_stored = False
        for place in sorted(touched):
            line = place - first
            if self.shape.reading.kind is Kind.DICTIONARY:
                line = place - self.shape.reading.base
            self._drop(line)
            if is_list and moment.stores and place not in moment.stores:
                continue
            if is_list and not moment.stores and len(set(contents.values())) == 1:
                continue
            if line in by_line:
                self._order.append((line, by_line[line]))
                is_stored = True
        self._before = contents
        self._stores = moment.stores
        return is_stored

    def _contents(self, value: object) -> dict[int, object]:
        if isinstance(value, dict):
            return {key: item for key, item in value.items() if isinstance(key, int)}
        assert isinstance(value, (list, tuple, str))
        return dict(enumerate(value))

    def _drop(self, line: int) -> None:
        """Forget the queen of a line, and those that were placed after it."""
        for k, square in enumerate(self._order):
            if square[0] == line:
                del self._order[k:]
                return

    def _compare(self, standing: Queens) -> bool:
        """Go on to the next squares of a board; return if a queen was added."""
        gone = {square for square in self._order if square not in standing}
        self._stale &= standing
        new = standing - self._stale - set(self._order)
        replaced = {line for line, _ in gone} & {line for line, _ in new}
        order = []
        for k, square in enumerate(self._order):
            if square in gone and square[0] in replaced:
                self._stale.update(s for s in self._order[k:] if s not in gone)
                break
            if square not in gone:
                order.append(square)
        self._order = order + sorted(new)
        return bool(new)


def _move(before: tuple[Square, ...], order: tuple[Square, ...], is_stored: bool) -> str:
    if not is_stored:
        return Move.REMOVE
    if order[:-1] == before:
        return Move.PLACE
    if order[:-1] == before[: len(order) - 1]:
        return Move.REPLACE
    return Move.JUMP


def attackers(queen: Square, others: Iterable[Square]) -> list[Square]:
    """Return which of other queens attack a queen."""
    line, place = queen
    found = []
    for other in others:
        distance = abs(other[0] - line)
        if other != queen and (
            distance == 0 or abs(other[1] - place) in (0, distance)
        ):
            found.append(other)
    return found


def are_safe(board: Iterable[Square]) -> bool:
    """Return whether no two queens attack each other."""
    lines = list(board)
    return not any(attackers(queen, lines[:k]) for k, queen in enumerate(lines))
