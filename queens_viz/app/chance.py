"""Random numbers and positions from a seed, which are the same on every machine."""

from __future__ import annotations

from ..search.facts import TOTAL_STEPS_OF, counted_at_once
from ..search.guided import begin
from ..search.position import Position, next_rows
from ..search.strategy import PLAIN, Strategy

LEAST_WALKED = 4
"""The smallest n with random positions: smaller boards have too few."""

# The linear congruential generator of "Numerical Recipes".
FACTOR = 1_664_525
SUMMAND = 1_013_904_223
BITS = 32
MODULUS = 1 << BITS


class Chance:
    """A generator of random numbers. The same seed gives the same numbers everywhere.

    >>> Chance(17).below(1000), Chance(17).below(1000)
    (246, 246)
    """

    def __init__(self, seed: int = 0) -> None:
        self._state = seed % MODULUS

    def below(self, limit: int) -> int:
        """Return a number from 0 to below a limit, which is at most about a million."""
        upper = self._half()
        lower = self._half()
        return (upper << BITS // 2 | lower) % limit

    def _half(self) -> int:
        """Return the upper half of the next state: its low bits are hardly random."""
        self._state = (self._state * FACTOR + SUMMAND) % MODULUS
        return self._state >> BITS // 2

    def position(self, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return a random position of a search.

        Each step of a search is equally probable. If there are too many steps to be
        counted at once, the position is the end of a random walk. On the smallest
        boards it is the first position.
        """
        if n < LEAST_WALKED:
            return Position.first(n, strategy)
        if n > counted_at_once(strategy):
            return self.walked(n, strategy)
        search = begin(n, strategy)
        steps = self.below(TOTAL_STEPS_OF[strategy][n])
        if steps:
            search.advance(steps, stop_at_solution=False)
        return search.position

    def walked(self, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return the end of a random walk.

        A random number of queens is placed, or fewer if a column has no safe row. A
        random row is tested next.
        """
        board: tuple[int, ...] = ()
        for _ in range(self.below(n)):
            rows = next_rows(n, board, strategy)
            if not rows:
                break
            board = (*board, rows[self.below(len(rows))])
        return Position(n, board, self.below(n), strategy)
