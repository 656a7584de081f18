"""What can be undone, and done again."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

MOST_UNDONE = 500
"""The number of moves that can be undone."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Place = TypeVar("Place")


class History(NamedTuple):
    """The places where moves began, and those that were left by undoing them.

    A place is what its owner can go back to: all places of a history have one type.

    >>> history = History().with_move("start").with_move("middle")
    >>> place, history = history.undo("end")
    >>> place, history.redo(place)[0]
    ('middle', 'end')
    """

    done: tuple[Any, ...] = ()  # the newest last
    undone: tuple[Any, ...] = ()  # the newest last

    def with_move(self, start: object) -> History:
        """Return the history after a move that began at a place."""
        return History((*self.done, start)[-MOST_UNDONE:])

    def undo(self, now: Place) -> tuple[Place | None, History]:
        """Return where the last move began, and the history from there.

        `now` is the present place. Without a move, the place is None.
        """
        if not self.done:
            return None, self
        *done, place = self.done
        return place, History(tuple(done), (*self.undone, now))

    def redo(self, now: Place) -> tuple[Place | None, History]:
        """Return where the last undone move had led, and the history from there.

        `now` is the present place. If nothing was undone, the place is None.
        """
        place, reversed_history = History(self.undone, self.done).undo(now)
        return place, History(reversed_history.undone, reversed_history.done)


class Turn(Protocol):
    """`History.undo` or `History.redo`."""

    def __call__(self, _: History, now: Place, /) -> tuple[Place | None, History]:
        """Return the place to which the turn leads, and the history from there."""
