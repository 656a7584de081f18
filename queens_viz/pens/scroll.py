"""What follows a finger, the mouse or the wheel: scrolled lines, and sliders."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from .rect import NOWHERE, Pixel, Rect

NOTCH_LINES = 3
"""The lines by which one notch of the wheel scrolls."""


class Scrollable(Protocol):
    """What is moved by a finger, the mouse or the wheel.

    Each method returns where it is moved to: a line, or what else its part knows.
    """

    @property
    def name(self) -> str:
        """The name of what is moved."""

    def at(self, point: Pixel) -> Any:
        """Return where it is moved to by a press at a point of its bar."""

    def pulled(self, dx: int, dy: int) -> Any:
        """Return where it is moved to when a finger has pulled it by some pixels."""

    def turned(self, notches: int, x: int) -> Any:
        """Return where it is moved to when the wheel has been turned over x."""


class Scroll(NamedTuple):
    """Lines that are scrolled; they are counted from 0."""

    name: str
    first: int  # the first visible line
    most: int  # the largest number that `first` can be
    line: int  # the height of a line in pixels
    bar: Rect = NOWHERE  # the bar that shows how far they are scrolled, if there is one
    track: Rect = NOWHERE  # where the bar can be

    def by(self, lines: int) -> int:
        """Return the first visible line after scrolling by a number of lines."""
        return min(max(0, self.first + lines), self.most)

    def to_show(self, line: int) -> int:
        """Return the first visible line after scrolling just as far as shows a line."""
        visible = self.track.height // self.line
        first = min(max(self.first, line - visible + 1), line)
        return self.by(first - self.first)

    def at(self, point: Pixel) -> int:
        """Return the first visible line when the middle of the bar is at a point."""
        free = self.track.height - self.bar.height
        top = point[1] - self.bar.height / 2
        share = (top - self.track.top) / max(1, free)
        return round(min(1.0, max(0.0, share)) * self.most)

    def pulled(self, dx: int, dy: int) -> int:  # lines move up and down
        """Return the first visible line when a finger has pulled the lines."""
        return self.by(-round(dy / self.line))

    def turned(self, notches: int, x: int) -> int:  # it is the same at each x
        """Return the first visible line when the wheel has been turned."""
        return self.by(-NOTCH_LINES * notches)


class ScrollTo(NamedTuple):
    """What a press scrolls to a line at once."""

    name: str
    first: int  # the first visible line then

    def at(self, _: Pixel) -> int:
        """Return the first visible line, wherever it is pressed."""
        return self.first


class SliderLook(NamedTuple):
    """What a slider is drawn from."""

    name: Any  # what it changes
    share: float  # the part of the track before the handle, from 0 to 1
    radius: int  # pixels of the handle's radius
    label: str
    value: str  # the value in words
    # The ends of coloured parts of the track, each as a share, with their roles.
    colours: tuple[tuple[float, str], ...] = ()


class Slider(NamedTuple):
    """A slider that was drawn."""

    name: Any  # what it changes
    track: Rect
    share: float  # the part of the track before the handle, from 0 to 1
    label: str
    value: str  # the value in words

    def share_at(self, x: int) -> float:
        """Return the share of the track to the left of x, from 0 to 1."""
        share = (x - self.track.left) / max(1, self.track.width)
        return min(1.0, max(0.0, share))


class Field(NamedTuple):
    """A field in which a number can be typed."""

    place: Rect
    label: str
    text: str
    is_refused: bool  # whether the text is not accepted
