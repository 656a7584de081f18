"""The step that led to a position, which is told, marked and drawn: a function of the position alone.

docs/algorithm.md proves that it can be seen from the position, whatever the strategy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .guided import begin
from .position import Event, Position


class LastStep(NamedTuple):
    """A step that was made: what it did, and the position before it."""

    event: Event
    before: Position


_search = lru_cache(maxsize=4)(begin)
"""Searches that are made once, since most of the time goes into that."""


@lru_cache(maxsize=8)
def last_step(position: Position) -> LastStep | None:
    """Return the step that led to `position`, which is the one that `Search.back` undoes; None at the first.

    So whatever is said, marked or drawn about the last step is a function of the position alone.

    >>> last_step(Position.parse("2,4:1", 8))
    LastStep(event=<Event.PLACED: 'placed'>, before=Position(n=8, board=(1,), candidate=3))
    """
    search = _search(position.n, position.strategy)
    search.stand_at(position)
    event = search.back()
    return LastStep(event, search.position) if event else None
