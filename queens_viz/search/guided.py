"""The search by any strategy: it steps as the plain one does, but a strategy says where a queen may stand.

The plain search asks of a square whether a line through it is taken. Here a `Level` is asked instead, one for each
placed queen and one for the candidate. All else, the step and the way back, is that of `Search`: docs/algorithm.md
proves that the way back needs no history here either.
"""

from __future__ import annotations

from .depths import Depths
from .facts import COUNTED_BY_STEPPING
from .position import COMPLETED, PLACED, Event, Position
from .search import BORDER, Search
from .sprint import EVER
from .strategy import PLAIN, Level, Strategy, compared_plainly, level


class Guided(Search):
    """The search by a strategy, which counts its comparisons too.

    It has no fast loop: full speed is stepping, but rows that are attacked are passed over at once. `root` are the
    queens that stay where they are, in the order in which the strategy places them. The comparisons are those of all
    steps that it has made, less those that it has undone.

    >>> search = Guided(8, Strategy.FEWEST)
    >>> search.advance(1000), search.comparisons, str(search.position)
    (388, 777, 'fewest/1,5,8,6,2,3,7,4')
    """

    __slots__ = ("_compared", "_strategy")  # comparisons in the columns that have been closed

    # A level marks the rows that are not taken, as the border does those beyond the board.
    _lines: list[Level]  # type: ignore[assignment]

    def __init__(self, n: int, strategy: Strategy, root: tuple[int, ...] = ()) -> None:
        Position(n, root, 0, strategy)  # or there is no such search
        self.n, self._strategy = n, strategy
        self._taken, self._root = BORDER, len(root)
        self._closed = self._solutions = self._compared = 0
        self._is_counted = True
        self._set_up(list(root), 0)

    def _set_up(self, board: list[int], candidate: int) -> None:
        self._board, self.candidate = board, candidate
        self._lines = [level(self.n, tuple(board[:queens]), self._strategy) for queens in range(len(board) + 1)]

    @classmethod
    def at(cls, position: Position, counts: tuple[int, int] | None = None) -> Guided:
        """Return a search that resumes at `position`, the end position included.

        `counts` are its `steps` and `solutions` where the caller knows them. Otherwise they are counted at once for n
        up to 8; above they are None until `tell`. Comparisons are counted from here on.
        """
        search = cls(position.n, position.strategy)
        search._set_up(list(position.board), position.candidate)
        if counts:
            search.tell(*counts)
        elif position.n <= COUNTED_BY_STEPPING:
            for root in position.finished():
                closed, solutions = _whole(position.n, position.strategy, root)
                search._closed += closed
                search._solutions += solutions
        else:
            search._is_counted = search.is_first
        search.comparisons = 0
        return search

    def copy(self) -> Guided:
        """Return an independent search in the same state."""
        twin = Guided(self.n, self._strategy)
        twin._root, twin._is_counted = self._root, self._is_counted
        twin._closed, twin._solutions, twin._compared = self._closed, self._solutions, self._compared
        twin._board, twin._lines, twin.candidate = self._board.copy(), self._lines.copy(), self.candidate
        return twin

    @property
    def strategy(self) -> Strategy:
        """Which search it is."""
        return self._strategy

    @property
    def column(self) -> int:
        """The column of the candidate; n on a full board, where there is none."""
        return self._lines[-1].column

    @property
    def position(self) -> Position:
        """All that is needed to resume here."""
        return Position._make((self.n, self.board, self.candidate, self._strategy))

    @property
    def comparisons(self) -> int:
        """Comparisons of all steps that it has made, less those that it has undone."""
        path = [*(row + 1 for row in self._board), self.candidate]
        return self._compared + sum([self._in_level(queens, path[queens]) for queens in range(self._root, len(path))])

    @comparisons.setter
    def comparisons(self, comparisons: int) -> None:
        self._compared += comparisons - self.comparisons

    def _in_level(self, queens: int, tested: int) -> int:
        """Return how many comparisons it takes to test the rows up to some row, with a number of queens placed."""
        if queens == self.n:
            return 0
        if self._strategy is PLAIN:
            return compared_plainly(self._board[:queens], (1 << tested) - 1)
        here = self._lines[queens]
        return sum([here.compared(row) for row in range(tested) if here.safe >> row & 1])

    def back(self) -> Event | None:
        """Undo one step and return what it had done; at the first position change nothing and return None."""
        was_end, queens = self.candidate == self.n, len(self._board)
        event = super().back()
        for opened in range(queens + 1, min(len(self._board) + 1, self.n)):
            self._compared -= self._in_level(opened, self.n)
        # On a board of 2 the last row of all is one that was not taken.
        return COMPLETED if was_end else event

    def _place(self, row: int) -> None:
        self._lines.append(self._lines[-1].above(self.n, row))
        self._board.append(row)
        self.candidate = 0

    def _lift(self) -> int:
        self._close()
        self._lines.pop()
        return self._board.pop()

    def _begin(self) -> None:
        self._close()
        super()._begin()

    def _close(self) -> None:
        """Count the comparisons of the present column, if all of its rows have been tested."""
        if self.candidate == self.n:
            self._compared += self._in_level(len(self._board), self.n)

    def advance(
        self,
        limit: int,
        *,
        stop_at_solution: bool = True,
        passed: list[list[int]] | None = None,
        depths: Depths | None = None,
    ) -> int:
        """Make up to `limit` steps, at least one, and return how many were made; `depths` are told what stands then.

        Stops where `Search.advance` does. The rows of `passed` stand in the order in which the queens were placed.
        """
        made, limit, board = 0, max(1, limit), self._board
        while made < limit:
            skipped, depth = self._skip(limit - made - 1), len(board)
            made += skipped + 1
            if passed is not None and depth == self.n:
                passed.append(board.copy())
            event = self.step()
            if depths:
                depths.walk(depth, skipped, len(board))
            if event is COMPLETED or (stop_at_solution and event is PLACED and self.is_solution):
                break
        return made

    def _skip(self, limit: int) -> int:
        """Pass over up to `limit` attacked rows below the top one, and return how many steps that is."""
        candidate = self.candidate
        untried = self._lines[-1].safe >> candidate
        if untried & 1 or len(self._board) == self.n:
            return 0
        lowest = (untried & -untried).bit_length() - 1 if untried else self.n - 1 - candidate
        skipped = limit if limit < lowest else lowest
        self.candidate = candidate + skipped
        return skipped


def _whole(n: int, strategy: Strategy, root: tuple[int, ...]) -> tuple[int, int]:
    """Return the closed nodes, its own root included, and the solutions of a whole subtree."""
    if len(root) == n:
        return 0, 1
    solutions = list[list[int]]()
    steps = Guided(n, strategy, root).advance(EVER, stop_at_solution=False, passed=solutions)
    return (steps - len(solutions)) // n, len(solutions)


def begin(n: int, strategy: Strategy = PLAIN, root: tuple[int, ...] = ()) -> Search:
    """Return the search by a strategy at its first position; the plain one has a fast loop.

    >>> begin(8), begin(8, Strategy.AHEAD)
    (<Search 8 at :1, step 0>, <Search 8 at ahead/:1, step 0>)
    """
    return Search(n, root) if strategy is PLAIN else Guided(n, strategy, root)


def resume(position: Position, counts: tuple[int, int] | None = None) -> Search:
    """Return the search that goes on at a position, which may be the end; `counts` are as in `Search.at`.

    >>> resume(Position.parse("fewest/2,4:1", 4)).steps
    14
    """
    return (Search if position.strategy is PLAIN else Guided).at(position, counts)
