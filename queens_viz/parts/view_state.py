"""The view's own small state: how its list and lens are scrolled, and what the mouse holds."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..app.binding import BINDING_OF, Group
from ..app.commands import Action
from ..pens import Pixel
from .hover import Kind, Target

HELD_FOR, REPEATED_AFTER = 0.4, 0.05
"""Seconds after which a held key counts as pressed again, and then again and again."""

RESTED, TREMBLED, FOREVER = 0.5, 9, 1e9
"""Seconds after which a resting finger asks what lies there; pixels that it may move meanwhile; and no rest at all."""

CLICKED_TWICE = 0.5
"""Seconds after a click in which one more at the same place makes it a double click."""


class Held(NamedTuple):
    """A key that is held down, its code, and the seconds until it counts as pressed again."""

    key: str
    code: object
    wait: float = HELD_FOR


class ViewState(NamedTuple):
    """What only the eye would miss, as a value.

    `ring` is the name of the button that has the ring; `hover` is what lies under the
    mouse, whose button is held down if it `is_pressed`; `scrolls` are the first lines in sight of what was scrolled, by
    name: a list that is not among them follows the newest line. Of the "lens" it is the first step that is seen
    closely, and how many are: without them it follows the clock.
    """

    ring: Any = None
    hover: Target | None = None
    is_pressed: bool = False
    scrolls: dict[str, Any] = {}  # noqa: RUF012  # it is replaced, never changed

    @property
    def touched(self) -> Any:
        """The name of the button under the mouse."""
        return (
            self.hover.value if self.hover and self.hover.kind is Kind.BUTTON else None
        )

    def scrolled(self, name: str) -> Any:
        """Return how far something is scrolled; None where nobody has."""
        return self.scrolls.get(name)

    def scrolling(self, name: str, far: Any) -> ViewState:
        """Return the state after something was scrolled so far, or None where it is to follow the newest again."""
        return self._replace(scrolls={**self.scrolls, name: far})


class Finger(NamedTuple):
    """A finger on the screen: where it came down, on which state and on what it moves; how many seconds it rests."""

    start: Pixel
    state: ViewState
    scroll: Any
    rest: float = 0.0

    @property
    def tells(self) -> bool:
        """Whether it has rested for so long that it asks what lies there."""
        return self.rest >= RESTED

    def has_moved(self, point: Pixel) -> bool:
        """Return whether it has moved, and not only trembled."""
        return (
            self.rest < 0
            or max(abs(point[0] - self.start[0]), abs(point[1] - self.start[1]))
            > TREMBLED
        )


class Click(NamedTuple):
    """The last click of the mouse on a button that answers, goes on or counts hands.

    Another button stands there afterwards, so that the mouse needn't move. The second
    half of a double click must not press it: nobody has read yet what came of the
    first.
    """

    point: Pixel
    action: Action
    age: float = 0.0  # seconds

    def is_doubled(self, point: Pixel, action: Action) -> bool:
        """Return whether a click is the second half, and would do something else."""
        distance = max(abs(point[0] - self.point[0]), abs(point[1] - self.point[1]))
        is_other = action is not self.action and has_turns(action)
        return is_other and distance <= TREMBLED

    def after(self, dt: float) -> Click | None:
        """Return the click when time has passed; None when it can't be doubled."""
        age = self.age + dt
        return None if age >= CLICKED_TWICE else self._replace(age=age)


def has_turns(action: Action) -> bool:
    """Return whether other buttons take the place of an action's button."""
    is_of_vote = action in (Action.VOTE, Action.REVEAL)
    return is_of_vote or BINDING_OF[action].group is Group.ANSWERS
