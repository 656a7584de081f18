"""The view's own small state: how its list and tree are scrolled and zoomed, and what the mouse holds."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..app.commands import Action
from ..looks.hover import Kind, Target
from ..pens.buttons import Buttons, Touch
from ..pens.rect import Pixel
from ..pens.ui import Scroll

ZOOMED, LARGEST_ZOOM = 1.2, 4.0
"""The factor by which a notch of the wheel enlarges the tree, and all of them together."""

FARTHEST = 30_000
"""Pixels that the tree can be dragged away from its place."""


HELD_FOR, REPEATED_AFTER = 0.4, 0.05
"""Seconds after which a held key counts as pressed again, and then again and again."""


RESTED, TREMBLED, FOREVER = 0.5, 9, 1e9
"""Seconds after which a resting finger asks what lies there; pixels that it may move meanwhile; and no rest at all."""


class Held(NamedTuple):
    """A key that is held down, its code, and the seconds until it counts as pressed again."""

    key: str
    code: object
    wait: float = HELD_FOR

    def after(self, dt: float) -> tuple[Held, bool]:
        """Return the key after some seconds, and whether it counts as pressed again: at most once."""
        wait = self.wait - max(0.0, dt)
        if wait > 0:
            return self._replace(wait=wait), False
        return self._replace(wait=max(0.0, wait + REPEATED_AFTER)), True


class Hand(NamedTuple):
    """The state of the window itself, as a value.

    `grabbed` is the slider or tab whose contents follow the mouse; `ring` the name of the button that has the ring;
    `hover` is what lies under the mouse, whose button is held down if it `is_pressed`; `scrolls` are the first lines
    in sight of what was scrolled, by name: a list that is not among them follows the newest line. The tree is `zoom`
    times as large as it is designed, and was moved by some pixels.
    """

    grabbed: Action | Scroll | None = None
    ring: Action | None = None
    hover: Target | None = None
    is_pressed: bool = False
    scrolls: tuple[tuple[str, int], ...] = ()
    zoom: float = 1.0
    moved: Pixel = (0, 0)

    def scrolled(self, name: str) -> int | None:
        """Return by how many lines something is scrolled; None where nobody has."""
        return dict(self.scrolls).get(name)

    def scrolling(self, name: str, first: int | None) -> Hand:
        """Return the hand after something was scrolled to a line, or None where it is to follow the newest again."""
        others = tuple([one for one in self.scrolls if one[0] != name])
        return self._replace(scrolls=others if first is None else (*others, (name, first)))

    def zoomed(self, notches: float, point: Pixel, least: float) -> Hand:
        """Return the hand after the wheel was turned; `point` is from the tree's middle to what stays in its place.

        `least` is the smallest scale of the tree, of 1 as designed, and then all of it is seen.
        """
        # As many notches as lead from one end to the other are enough.
        notches = min(20, max(-20, notches))
        zoom = min(LARGEST_ZOOM, max(least, self.zoom * ZOOMED**notches))
        grown = zoom / self.zoom
        x, y = (round(moved * grown + at * (1 - grown)) for moved, at in zip(self.moved, point, strict=True))
        return self._replace(zoom=zoom, moved=_bounded(x, y) if zoom > 1 else (0, 0))

    def dragged(self, by: Pixel) -> Hand:
        """Return the hand after the tree was moved by some pixels."""
        return self._replace(moved=_bounded(self.moved[0] + by[0], self.moved[1] + by[1]))


def touched(buttons: Buttons, hand: Hand) -> Buttons:
    """Return the buttons as nobody touches them, apart from the one under the mouse."""
    name = hand.hover.value if hand.hover and hand.hover.kind is Kind.BUTTON else None
    if all(one.touch is Touch.NONE and one.look.name is not name for one in buttons):
        return buttons
    touch = Touch.PRESSED if hand.is_pressed else Touch.HOVER
    return tuple(one._replace(touch=touch if one.look.name is name else Touch.NONE) for one in buttons)


class Pulled(Protocol):
    """What follows a finger."""

    def pulled(self, hand: Hand, by: Pixel) -> Hand:
        """Return the hand as it was when the finger came down, after that has moved by some pixels."""


class Finger(NamedTuple):
    """A finger on the screen: where it came down, on which hand and on what; and for how many seconds it has rested."""

    start: Pixel
    hand: Hand
    pulled: Pulled | None
    rest: float = 0.0

    @property
    def tells(self) -> bool:
        """Whether it has rested for so long that it asks what lies there."""
        return self.rest >= RESTED

    def has_moved(self, point: Pixel) -> bool:
        """Return whether it has moved, and not only trembled."""
        return self.rest < 0 or max(abs(point[0] - self.start[0]), abs(point[1] - self.start[1])) > TREMBLED


def _bounded(x: int, y: int) -> Pixel:
    return min(FARTHEST, max(-FARTHEST, x)), min(FARTHEST, max(-FARTHEST, y))
