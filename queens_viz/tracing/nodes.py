"""The boards on which a program went on: the nodes of its search.

A value of the board's variable is read as queens on squares, each the index of its line
and its place in this line, counted from 0. The queens are kept in the order in which
they were placed. A list with a number for each line is often never cleared: if a line
gets another number, the queens that were placed after the one before are out of date,
and count again only when they are stored again.

A *visit* is one such order of queens, a *move* is how it came about. A *node* is a set
of queens to which the program added one: it went on with it. What is placed and taken
away at once is visited, but no node.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..search.readings import Kind, number_of
from .board import Shape
from .history import Moment
from .squares import EMPTY, Queens, Square, are_safe, attackers

NUMBERED = (Kind.ROWS, Kind.DICTIONARY)
"""Kinds in which a line has a number, so that a new one takes the place of the last."""


class Move:
    """How a visit came about."""

    PLACE = "place"  # a queen was added
    REPLACE = "replace"  # a queen was placed after others had been removed
    REMOVE = "remove"  # one or more queens were removed
    JUMP = "jump"  # anything else


class Visit(NamedTuple):
    """The queens at a moment, in the order in which they were placed."""

    order: tuple[Square, ...]
    move: str
    moment: Moment
    full: Queens | None  # all n queens of the value, stored or not, if it has n


class Beyond(NamedTuple):
    """A number that is too large for a queen, beside which another queen was placed."""

    square: Square
    depth: int  # how many queens there were then
    moment: Moment  # when it was stored


class Walk:
    """What a program did on a board of one size."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.visits: list[Visit] = []
        self.children: dict[Queens, dict[Square, int]] = {EMPTY: {}}
        """For each node the squares that were added, with the first such visit."""
        self.closed: dict[Queens, int] = {}
        """The visit that left a board for the last time; not of the present board."""
        self.solutions: dict[Queens, int] = {}
        """The solutions on the board, with the first visit of each."""
        self.attacks: dict[Queens, tuple[Square, Square]] = {}
        """The nodes with an attacked queen: the first such queen, and an attacker."""
        self.seen: dict[Queens, int] = {EMPTY: -1}
        """All boards, with the first visit of each."""
        self.again = 0  # how often a node was entered that had been left
        self.again_in_search = 0  # and how often since the board was empty
        self.strange = 0  # queens placed beside a number that can't be a queen
        self.beyond: list[Beyond] = []  # these numbers, each when it was first met
        self.good = 0  # moves of one queen, or to a child of a node
        self._path: list[Queens] = [EMPTY]
        self._last_empty = 0  # the visit at which the board was empty

    @property
    def share(self) -> float:
        """The share of moves of one queen: near 1 if they are placed one by one."""
        return self.good / max(1, len(self.visits))

    def add(self, visit: Visit) -> None:
        """Take the next visit."""
        number = len(self.visits)
        order = visit.order
        path = self._path
        same = 0
        if self.visits:
            for square, other in zip(self.visits[-1].order, order, strict=False):
                if square != other:
                    break
                same += 1
        self.visits.append(visit)
        for board in path[same + 1 :]:
            self.closed[board] = number
        del path[same + 1 :]
        if not order:
            self._last_empty = number
        for queen in order[same:]:
            board = path[-1] | {queen}
            if board in self.closed:
                left = self.closed.pop(board)
                if board in self.children:
                    self.again += 1
                    if left > self._last_empty:
                        self.again_in_search += 1
            path.append(board)
        self._enter(visit, number)
        if visit.full and visit.full not in self.solutions and are_safe(visit.full):
            self.solutions[visit.full] = number

    def _enter(self, visit: Visit, number: int) -> None:
        """Record the board of a visit, and to which node it belongs."""
        path = self._path
        self.seen.setdefault(path[-1], number)
        if visit.move is Move.REMOVE or not visit.order:
            self.good += 1
            return
        parent = path[-2]
        if visit.move is Move.JUMP and parent not in self.seen:
            return
        self.good += 1
        children = self.children.get(parent)
        if children is None:
            children = {}
            self.children[parent] = children
            self._note_attack(parent, visit.order[:-1])
        children.setdefault(visit.order[-1], number)

    def _note_attack(self, node: Queens, order: tuple[Square, ...]) -> None:
        if are_safe(node):
            return
        for k, queen in enumerate(order):
            others = attackers(queen, order[:k])
            if others:
                self.attacks[node] = (queen, others[0])
                return


class Placer:
    """Turns the moments of a variable into visits, size by size."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.walks: dict[int, Walk] = {}
        self.unread = 0  # moments whose value is no board
        self._size = 0
        self._order: list[Square] = []
        self._before: tuple[Square, ...] = ()  # the order of the last visit
        self._rows: dict[int, int] = {}  # the place of each line, stored or not
        self._value: object = None  # the value before
        self._stores: frozenset[object] = frozenset()
        self._standing: Queens = EMPTY
        self._stale: set[Square] = set()
        self._fill: object = None  # what all places of a new list hold
        self._foreign: dict[int, Beyond] = {}  # lines with a number that is too large
        self._strange: list[Beyond] = []  # those beside which a queen was placed

    def take(self, moments: Iterable[Moment]) -> None:
        """Take the moments of the variable in the order of time."""
        if self.shape.reading.kind in NUMBERED:
            go_on = self._go_on_by_numbers
        else:
            go_on = self._go_on_by_squares
        for moment in moments:
            size = self.shape.size(moment)
            if size != self._size:
                self._begin(size)
            is_stored = go_on(moment)
            if is_stored is None:
                self.unread += 1
            elif is_stored or len(self._order) != len(self._before):
                self._visit(moment, is_stored=is_stored)

    def _begin(self, size: int) -> None:
        """Begin with a board of another size."""
        self._size = size
        self._order = []
        self._before = ()
        self._rows = {}
        self._value = None
        self._stores = frozenset()
        self._standing = EMPTY
        self._stale = set()
        self._foreign = {}

    def _visit(self, moment: Moment, *, is_stored: bool) -> None:
        before = self._before
        order = tuple(self._order)
        self._before = order
        full = None
        if self.shape.reading.kind not in NUMBERED:
            if len(self._standing) == self._size:
                full = self._standing
        elif len(self._rows) == len(set(self._rows.values())) == self._size:
            full = frozenset(self._rows.items())
        move = Move.JUMP
        if not is_stored:
            move = Move.REMOVE
        elif order[:-1] == before:
            move = Move.PLACE
        elif order[:-1] == before[: len(order) - 1]:
            move = Move.REPLACE
        walk = self.walks.get(self._size)
        if walk is None:
            walk = Walk(self._size)
            self.walks[self._size] = walk
        walk.strange += len(self._strange)
        known = {one.square for one in walk.beyond}
        walk.beyond += [one for one in self._strange if one.square not in known]
        self._strange = []
        walk.add(Visit(order, move, moment, full))

    # Lists of numbers.

    def _go_on_by_numbers(self, moment: Moment) -> bool | None:
        """Go on to the next numbers; return if a queen was stored; None: no board."""
        if self._size < 1:
            return None
        reading = self.shape.reading
        value = moment.value
        if moment.is_new or not isinstance(moment.place, int):
            rows = self._rows_of(value)
            if rows is None:
                return None
            self._rows = rows
            touched = self._touched(value, moment.stores)
            items = _sequence_of(value)[reading.first :]
            if items and items.count(items[0]) == len(items):
                self._fill = items[0]
        else:
            touched = [moment.place]
        self._value = value
        self._stores = moment.stores
        start = reading.first
        if reading.kind is Kind.DICTIONARY:
            start = reading.base
        is_stored = False
        for place in touched:
            line = place - start
            self._drop(line)
            number = number_of(_item_of(value, place))
            self._rows.pop(line, None)
            if number is None or not 0 <= line < self._size:
                continue
            row = number - reading.base
            if row >= self._size and number != self._fill:
                self._foreign[line] = Beyond((line, row), len(self._order), moment)
            if not 0 <= row < self._size:
                continue
            self._rows[line] = row
            if self._is_stored(place, moment):
                self._order.append((line, row))
                self._strange += self._foreign.values()
                is_stored = True
        return is_stored

    def _rows_of(self, value: object) -> dict[int, int] | None:
        """Return the place of each line that has a queen in a value; None: no board."""
        shape = self.shape
        reading = shape.reading
        is_plain = reading.kind is Kind.ROWS and reading.empty is None
        if is_plain and not shape.spare and isinstance(value, (list, tuple)):
            # The same as below, but much faster in a page.
            rows = _numbered_rows(value[reading.first :], reading.base, self._size)
            if rows is not None:
                return rows
        standing = shape.queens(value, self._size)
        return None if standing is None else dict(standing)

    def _touched(self, value: object, stores: frozenset[object]) -> list[int]:
        """Return the places whose items have changed, or were stored since."""
        before_value = self._value
        are_lists = isinstance(value, list) and isinstance(before_value, list)
        if are_lists and stores == self._stores:
            # The same as below, but much faster in a page.
            return _changed_places(value, before_value)  # type: ignore[arg-type]
        items = _items_of(value)
        before = _items_of(self._value)
        return sorted(
            place
            for place in {*items, *before}
            if items.get(place, self) != before.get(place, self)
            or (place in stores) != (place in self._stores)
        )

    def _is_stored(self, place: int, moment: Moment) -> bool:
        """Return whether a number is a queen: a list may be filled with a row's number.

        In a list of one length a number counts once it was stored. If none ever was,
        all count, unless they are equal.
        """
        if not self.shape.is_fixed or not isinstance(moment.value, list):
            return True
        if moment.stores:
            return place in moment.stores
        return any(item != moment.value[0] for item in moment.value)

    def _drop(self, line: int) -> None:
        """Forget the queen of a line, and those that were placed after it."""
        for k, square in enumerate(self._order):
            if square[0] == line:
                del self._order[k:]
                break
        if self._foreign:
            self._foreign.pop(line, None)
            count = len(self._order)
            self._foreign = {
                k: one for k, one in self._foreign.items() if one.depth <= count
            }

    # Grids and squares.

    def _go_on_by_squares(self, moment: Moment) -> bool | None:
        """Return whether the next squares have one more queen, or None (no board)."""
        if self._size < 1:
            return None
        standing = self._standing
        place = moment.place
        value = moment.value
        is_one_cell = self.shape.reading.kind is Kind.GRID and isinstance(place, tuple)
        if is_one_cell and not moment.is_new and isinstance(value, list):
            assert isinstance(place, tuple)
            line, index = place
            offset = self.shape.offset
            square = (line - offset, index - offset)
            is_within = min(square) >= 0 and max(square) < self._size
            is_queen = _is_sign(value[line][index], self.shape.reading.queen)
            if is_queen and is_within:
                standing = standing | {square}
            else:
                standing = standing - {square}
        else:
            read = self.shape.queens(moment.value, self._size)
            if read is None:
                return None
            standing = read
        self._standing = standing
        return self._compare(standing)

    def _compare(self, standing: Queens) -> bool:
        """Go on to the present squares; return whether a queen was added."""
        gone = {square for square in self._order if square not in standing}
        self._stale &= standing
        new = standing.difference(self._stale, self._order)
        replaced = {line for line, _ in gone} & {line for line, _ in new}
        order = list[Square]()
        for k, square in enumerate(self._order):
            if square in gone and square[0] in replaced:
                self._stale.update(s for s in self._order[k:] if s not in gone)
                break
            if square not in gone:
                order.append(square)
        self._order = order + sorted(new)
        return bool(new)


def _numbered_rows(items: Sequence[object], base: int, n: int) -> dict[int, int] | None:
    """Return the rows of a list with a number for each line, by the lines from 0.

    None if it is too long, or if there is anything else than numbers and None in it.

    >>> _numbered_rows([1, 3, None, 9], 0, 4)
    {0: 1, 1: 3}
    """
    if len(items) > n:
        return None
    rows = {}
    for line, item in enumerate(items):
        if item is None:
            continue
        if type(item) is not int:
            return None
        row = item - base
        if 0 <= row < n:
            rows[line] = row
    return rows


def _changed_places(items: list[object], before: list[object]) -> list[int]:
    """Return the places at which two lists differ.

    >>> _changed_places([1, 3, 0], [1, 2])
    [1, 2]
    """
    shorter = min(len(items), len(before))
    longer = max(len(items), len(before))
    changed = [place for place in range(shorter) if items[place] != before[place]]
    return [*changed, *range(shorter, longer)]


def _sequence_of(value: object) -> Sequence[object]:
    """Return the items of a value in their order."""
    if isinstance(value, (list, tuple)):
        return value
    return list(_items_of(value).values())


def _items_of(value: object) -> Mapping[int, object]:
    """Return the items of a list by their places, or those of a dictionary."""
    if isinstance(value, dict):
        return {key: item for key, item in value.items() if isinstance(key, int)}
    if isinstance(value, (list, tuple, str)):
        return dict(enumerate(value))
    return {}


def _item_of(value: object, place: int) -> object:
    """Return an item of a list or dictionary; None if there is none."""
    if isinstance(value, dict):
        return value.get(place)
    if isinstance(value, (list, tuple, str)) and place < len(value):
        return value[place]
    return None


def _is_sign(cell: object, sign: object) -> bool:
    """Return whether a cell has a sign; 1 is not True."""
    return cell == sign and isinstance(cell, bool) is isinstance(sign, bool)
