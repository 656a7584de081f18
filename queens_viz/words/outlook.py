"""What is said of the columns after the candidate's: what the queens leave of them, and what that has cost so far."""

from __future__ import annotations

from typing import NamedTuple

from ..search.ahead import empty_columns, late_steps, saved_steps
from ..search.position import Position
from ..search.strategy import PLAIN
from .words import Words


class Outlook(NamedTuple):
    """What is left of the later columns; what follows from it, empty where nothing does; and the first in short."""

    headline: str
    reason: str = ""
    short: str = ""

    @property
    def text(self) -> str:
        """Both as one text.

        >>> outlook(Position.parse("1,4,6,8,3:7", 8), Words()).text
        'Column 7 has no safe square left: this cannot succeed.'
        """
        return f"{self.headline} {self.reason}".strip()


def outlook(position: Position, say: Words, named: int | None = None) -> Outlook:
    """Return which later columns of a position have no safe square left; all of them, or `named` of more, at least 2.

    A solution and the end of the search have no candidate, so they have no later column.
    """
    n, board, _, strategy = position
    columns = [str(column + 1) for column in empty_columns(n, board, strategy)]
    count = len(columns)
    if named and len(columns) > named:
        columns[named - 1 :] = [say("more_columns", more=len(columns) - named + 1)]
    if columns:
        *others, last = columns
        listed = say("two", first=", ".join(others), last=last) if others else last
        short = say.count("columns_empty_short", count, columns=last)
        return Outlook(
            say.count("columns_empty", count, columns=listed),
            say("cannot_succeed"),
            short,
        )
    if len(board) + 1 < n and not position.is_end:
        return Outlook(say("none_empty"), short=say("none_empty_short"))
    return Outlook(say("no_later"), short=say("no_later"))


def shares(position: Position, steps: int | None, say: Words) -> tuple[str, ...]:
    """Return how many of the `steps` up to a position were made too late, and how many looking ahead would have saved.

    At last come both in few words. Where one of the figures is not known nothing is said, nor of a guided search.

    >>> print(*shares(Position.parse("1,4,6,8,3:7", 8), 476, Words())[:1])
    142 of 476 steps were made after a column had no safe square left
    """
    late, saved = late_steps(position), saved_steps(position)
    if late is None or saved is None or steps is None or position.strategy is not PLAIN:
        return ()
    return (
        say.count("late_steps", late, steps=steps) if late else say("no_late_step"),
        say.count("saved_steps", saved, steps=steps) if saved else say("no_saved_step"),
        say.count("shares_short", steps, late=late, saved=saved),
    )
