"""Sentences about later columns: which have no safe square left, and its cost."""

from __future__ import annotations

from typing import NamedTuple

from ..search.ahead import empty_columns, late_steps, saved_steps
from ..search.position import Position
from ..search.strategy import PLAIN
from .words import Words


class Outlook(NamedTuple):
    """What is left of the later columns."""

    headline: str  # which columns have no safe square left
    reason: str = ""  # what follows from that; empty if nothing does
    short: str = ""  # the headline in few words

    @property
    def text(self) -> str:
        """Headline and reason as one text.

        >>> print(outlook(Position.parse("1,4,6,8,3:7", 8), Words()).text)
        Column 7 has no safe square left: this can’t succeed.
        """
        return f"{self.headline} {self.reason}".strip()


def outlook(position: Position, say: Words, most: int | None = None) -> Outlook:
    """Return which later columns of a position have no safe square left.

    If there are more than `most` columns, at least 2, the last of those named is
    replaced by the number of the rest. A solution and the end of the search have no
    later columns.
    """
    n, board, _, strategy = position
    columns = [str(column + 1) for column in empty_columns(n, board, strategy)]
    count = len(columns)
    if most and count > most:
        columns[most - 1 :] = [say("more_columns", more=count - most + 1)]
    if columns:
        *others, last = columns
        listed = last
        if others:
            listed = say("two", first=", ".join(others), last=last)
        return Outlook(
            headline=say.count("columns_empty", count, columns=listed),
            reason=say("cannot_succeed"),
            short=say.count("columns_empty_short", count, columns=last),
        )
    if len(board) + 1 < n and not position.is_end:
        return Outlook(say("none_empty"), short=say("none_empty_short"))
    return Outlook(say("no_later"), short=say("no_later"))


def shares(position: Position, steps: int | None, say: Words) -> tuple[str, ...]:
    """Return how many of the steps before a position were wasted.

    The first text has the steps taken after a column had no safe square left, the
    second those that looking ahead would have saved, and the last has both in few
    words. They are empty if a number is unknown, and for a guided search.

    >>> shares(Position.parse("1,4,6,8,3:7", 8), 476, Words())[0]
    '142 of 476 steps came after a column ran out of safe squares'
    """
    late = late_steps(position)
    saved = saved_steps(position)
    if late is None or saved is None or steps is None or position.strategy is not PLAIN:
        return ()
    return (
        say.count("late_steps", late, steps=steps) if late else say("no_late_step"),
        say.count("saved_steps", saved, steps=steps) if saved else say("no_saved_step"),
        say.count("shares_short", steps, late=late, saved=saved),
    )
