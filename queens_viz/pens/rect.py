"""A rectangle of whole pixels; its edges and corners have the names of pygame's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Corner = tuple[float, float]
Pixel = tuple[int, int]
"""Points, in fractions of pixels and in whole ones."""


def whole(point: Corner) -> Pixel:
    """Return the nearest point of whole pixels."""
    return round(point[0]), round(point[1])


PLACES = {
    "topleft": (0, 0),
    "midtop": (1, 0),
    "topright": (2, 0),
    "midleft": (0, 1),
    "center": (1, 1),
    "midright": (2, 1),
    "bottomleft": (0, 2),
    "midbottom": (1, 2),
    "bottomright": (2, 2),
}
"""The halves of a rectangle to the left of a corner or middle, and above it."""


class _Corner:
    """A corner or a middle of a rectangle, by the names of two of its attributes."""

    def __init__(self, x_name: str, y_name: str) -> None:
        self._x_name = x_name
        self._y_name = y_name

    def __get__(self, rect: Rect, _: type[Rect]) -> Pixel:
        return getattr(rect, self._x_name), getattr(rect, self._y_name)


class Rect:
    """A rectangle of whole pixels, whose right and lower edge lie outside.

    Fractions of the numbers that it is made from are cut off.

    >>> place = Rect(70, 40, 30, 20)
    >>> place.right, place.center, place.collidepoint((100, 50))
    (100, (85, 50), False)
    """

    __slots__ = ("height", "left", "top", "width")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left, self.top = int(left), int(top)
        self.width, self.height = int(width), int(height)

    def __iter__(self) -> Iterator[int]:
        return iter((self.left, self.top, self.width, self.height))

    def __repr__(self) -> str:
        return f"Rect({self.left}, {self.top}, {self.width}, {self.height})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rect):
            return NotImplemented
        same = self.left == other.left and self.top == other.top
        return same and self.width == other.width and self.height == other.height

    def __bool__(self) -> bool:
        return self.width != 0 and self.height != 0

    @property
    def center(self) -> Pixel:
        """The middle."""
        return self.left + int(self.width / 2), self.top + int(self.height / 2)

    @property
    def size(self) -> tuple[int, int]:
        """The width and height."""
        return self.width, self.height

    @property
    def right(self) -> int:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The lower edge."""
        return self.top + self.height

    @property
    def centerx(self) -> int:
        """The x of the middle."""
        return self.left + int(self.width / 2)

    @property
    def centery(self) -> int:
        """The y of the middle."""
        return self.top + int(self.height / 2)

    def copy(self) -> Rect:
        """Return a copy."""
        return Rect(self.left, self.top, self.width, self.height)

    def move(self, dx: float, dy: float) -> Rect:
        """Return a rectangle that is moved to the right by dx and down by dy."""
        left = self.left + int(dx)
        top = self.top + int(dy)
        return Rect(left, top, self.width, self.height)

    def row(self, top: float, height: float) -> Rect:
        """Return a rectangle with the same left edge and width."""
        return Rect(self.left, top, self.width, height)

    def column(self, left: float, width: float) -> Rect:
        """Return a rectangle with the same top and height."""
        return Rect(left, self.top, width, self.height)

    def column_to(self, left: float, right: float) -> Rect:
        """Return a rectangle with the same top and height between two edges."""
        return self.column(left, right - left)

    def inflate(self, more_width: float, more_height: float) -> Rect:
        """Return a larger rectangle with the same middle."""
        dx = int(more_width)
        dy = int(more_height)
        left = self.left - int(dx / 2)
        top = self.top - int(dy / 2)
        return Rect(left, top, self.width + dx, self.height + dy)

    def clip(self, other: Rect) -> Rect:
        """Return what is in both rectangles. If there is nothing, it has no size."""
        left = max(self.left, other.left)
        top = max(self.top, other.top)
        right = min(self.left + self.width, other.left + other.width)
        bottom = min(self.top + self.height, other.top + other.height)
        if right <= left or bottom <= top:
            return Rect(self.left, self.top, 0, 0)
        return Rect(left, top, right - left, bottom - top)

    def union(self, *others: Rect) -> Rect:
        """Return the smallest rectangle around this one and others."""
        left = min([self.left, *[other.left for other in others]])
        top = min([self.top, *[other.top for other in others]])
        right = max([self.right, *[other.right for other in others]])
        bottom = max([self.bottom, *[other.bottom for other in others]])
        return Rect(left, top, right - left, bottom - top)

    def clamp(self, other: Rect) -> Rect:
        """Return this rectangle moved into another one.

        If it is larger, its left or upper edge is that of the other.
        """
        left = max(other.left, min(self.left, other.right - self.width))
        top = max(other.top, min(self.top, other.bottom - self.height))
        return Rect(left, top, self.width, self.height)

    def collidepoint(self, point: Iterable[float]) -> bool:
        """Return whether a point lies inside."""
        x, y = point
        return (
            self.left <= x < self.left + self.width
            and self.top <= y < self.top + self.height
        )

    def colliderect(self, other: Rect) -> bool:
        """Return whether both rectangles have a pixel in common."""
        if not self or not other:
            return False
        if self.left >= other.right or other.left >= self.right:
            return False
        return self.top < other.bottom and other.top < self.bottom

    topleft = _Corner("left", "top")
    topright = _Corner("right", "top")
    bottomleft = _Corner("left", "bottom")
    bottomright = _Corner("right", "bottom")
    midleft = _Corner("left", "centery")
    midright = _Corner("right", "centery")
    midtop = _Corner("centerx", "top")


NOWHERE = Rect(0, 0, 0, 0)
"""The place of things that are nowhere."""


def rect_at(width: float, height: float, **anchor: Corner) -> Rect:
    """Return a rectangle that is placed by the name of a corner or middle.

    >>> rect_at(30, 20, midright=(100, 50))
    Rect(70, 40, 30, 20)
    """
    name = next(iter(anchor))
    x, y = anchor[name]
    halves_left, halves_above = PLACES[name]
    width = int(width)
    height = int(height)
    left = int(x) - halves_left * width // 2
    top = int(y) - halves_above * height // 2
    return Rect(left, top, width, height)
