"""Chance, from a seed: the same seed gives the same numbers everywhere, in a browser too."""

from __future__ import annotations

from ..search.facts import TOTAL_STEPS_OF, counted_at_once
from ..search.guided import begin
from ..search.position import Position, next_rows
from ..search.strategy import PLAIN, Strategy

WALKED_FROM = 4
"""The smallest n of which random positions are worth looking at."""


class Chance:
    """A linear congruential generator, with the numbers of Numerical Recipes."""

    def __init__(self, seed: int = 0) -> None:
        self._state = seed % 2**32

    def below(self, limit: int) -> int:
        """Return a number from 0 on, below a limit of at most a million or so."""
        high = 0
        for _ in range(2):
            self._state = (self._state * 1_664_525 + 1_013_904_223) % 2**32
            # The low bits of such numbers are hardly random.
            high = high << 16 | self._state >> 16
        return high % limit

    def position(self, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return a random position of a search: where its steps are counted at once each step's is as likely.

        Above, it is the end of a random walk.
        """
        if n < WALKED_FROM:
            return Position.first(n, strategy)
        if n <= counted_at_once(strategy):
            search, steps = begin(n, strategy), self.below(TOTAL_STEPS_OF[strategy][n])
            if steps:
                search.advance(steps, stop_at_solution=False)
            return search.position
        return self.walked(n, strategy)

    def walked(self, n: int, strategy: Strategy = PLAIN) -> Position:
        """Return the end of a random walk: of a random number of queens, where so many have room, and a random row."""
        board: tuple[int, ...] = ()
        for _ in range(self.below(n)):
            rows = next_rows(n, board, strategy)
            if not rows:
                break
            board = (*board, rows[self.below(len(rows))])
        return Position(n, board, self.below(n), strategy)
