"""What a view knows that its app doesn't: scrolling, the ring, the mouse, a finger."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..app.binding import BINDING_OF, Group
from ..app.commands import Action
from ..pens import Pixel, Scrollable
from .hover import Kind, Target

HELD_FOR = 0.4
"""Seconds after which a key that is held down counts as pressed again."""

REPEATED_AFTER = 0.05
"""Seconds after which it then counts as pressed again and again."""

RESTED = 0.5
"""Seconds after which a resting finger asks for the tooltip."""

TREMBLED = 9
"""Pixels that a resting finger, or the mouse in a double click, may move."""

NEVER = -1e9
"""The seconds for which a finger rests that will not count as resting any more."""

CLICKED_TWICE = 0.5
"""Seconds after a click in which one more at the same place makes it a double click."""


class Held(NamedTuple):
    """A key that is held down."""

    key: str
    code: object  # the release of the key has the same code
    wait: float = HELD_FOR  # seconds until it counts as pressed again


class ViewState(NamedTuple):
    """The state of a view, as a value."""

    ring: Any = None  # the name of the button that has the ring
    hover: Target | None = None  # what is under the mouse
    is_pressed: bool = False  # whether the mouse is held down there
    # How far things are scrolled, by their names: the first visible line, and for
    # "lens" the first step in the lens and the number of steps. A list that is not
    # among them follows its newest line, and the lens the clock.
    scrolls: dict[str, Any] = {}  # noqa: RUF012  # it is replaced, never changed

    @property
    def touched(self) -> Any:
        """The name of the button under the mouse, None if there is none."""
        if self.hover and self.hover.kind is Kind.BUTTON:
            return self.hover.value
        return None

    def scrolled(self, name: str) -> Any:
        """Return how far something is scrolled, None if nobody has scrolled it."""
        return self.scrolls.get(name)

    def scrolling(self, name: str, position: Any) -> ViewState:
        """Return the state after something was scrolled to a position.

        If the position is None, it follows the newest line or the clock again.
        """
        return self._replace(scrolls={**self.scrolls, name: position})


class Finger(NamedTuple):
    """A finger on the screen."""

    start: Pixel  # the point where it came down
    state: ViewState  # the state when it came down
    scroll: Scrollable | None  # what it moves
    rest: float = 0.0  # the seconds for which it has rested

    @property
    def has_rested(self) -> bool:
        """Whether it has rested for so long that it asks for the tooltip."""
        return self.rest >= RESTED

    def has_moved(self, point: Pixel) -> bool:
        """Return whether it has moved on the way to a point, and not only trembled."""
        return self.rest < 0 or _distance(self.start, point) > TREMBLED


class Click(NamedTuple):
    """The last click of the mouse on a button that answers, goes on or counts hands.

    Another button takes its place, so that the mouse needn't move. The second half of a
    double click must not press that button: nobody has read yet what the first did.
    """

    point: Pixel
    action: Action
    age: float = 0.0  # seconds

    def is_doubled(self, point: Pixel, action: Action) -> bool:
        """Return whether a click is the second half, and would do something else."""
        is_other = action is not self.action and has_turns(action)
        return is_other and _distance(self.point, point) <= TREMBLED

    def after(self, dt: float) -> Click | None:
        """Return the click after dt seconds, None if it can't be doubled any more."""
        age = self.age + dt
        return None if age >= CLICKED_TWICE else self._replace(age=age)


def has_turns(action: Action) -> bool:
    """Return whether other buttons take the place of an action's button."""
    is_of_vote = action in (Action.VOTE, Action.REVEAL)
    return is_of_vote or BINDING_OF[action].group is Group.ANSWERS


def _distance(point: Pixel, other: Pixel) -> int:
    """Return the larger of the distances of two points in x and in y."""
    return max(abs(point[0] - other[0]), abs(point[1] - other[1]))
