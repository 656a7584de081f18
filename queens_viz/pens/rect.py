"""A rectangle of whole pixels, with the names for its edges and corners that pygame's has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Corner = tuple[float, float]
Pixel = tuple[int, int]
"""Points, in fractions of pixels and in whole ones."""


def whole(point: Corner) -> Pixel:
    """Return the nearest point of whole pixels."""
    return round(point[0]), round(point[1])


PLACES = {
    "topleft": (0, 0), "midtop": (1, 0), "topright": (2, 0),
    "midleft": (0, 1), "center": (1, 1), "midright": (2, 1),
    "bottomleft": (0, 2), "midbottom": (1, 2), "bottomright": (2, 2),
}  # fmt: skip
"""Corners and middles by name: how many halves of a rectangle lie to the left of it and above it."""


class _Corner:
    """A corner or a middle: two of the edges and middles."""

    def __init__(self, across: str, down: str) -> None:
        self._across, self._down = across, down

    def __get__(self, rect: Rect, _: type[Rect]) -> Pixel:
        return getattr(rect, self._across), getattr(rect, self._down)


class Rect:
    """A rectangle: `left` and `top`, `width` and `height` in whole pixels. Its right and lower edge lie outside.

    Fractions of what it is given are cut off.

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
        """Its middle."""
        return self.left + int(self.width / 2), self.top + int(self.height / 2)

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height."""
        return self.width, self.height

    @property
    def right(self) -> int:
        """Where it ends at the right."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """Where it ends below."""
        return self.top + self.height

    @property
    def centerx(self) -> int:
        """Its middle across."""
        return self.left + int(self.width / 2)

    @property
    def centery(self) -> int:
        """Its middle down."""
        return self.top + int(self.height / 2)

    def copy(self) -> Rect:
        """Return another one at the same place."""
        return Rect(self.left, self.top, self.width, self.height)

    def move(self, across: float, down: float) -> Rect:
        """Return it some pixels further to the right and down."""
        return Rect(
            self.left + int(across), self.top + int(down), self.width, self.height
        )

    def row(self, top: float, height: float) -> Rect:
        """Return one as wide, in line with it, from some height on."""
        return Rect(self.left, top, self.width, height)

    def column(self, left: float, width: float) -> Rect:
        """Return one as high, beside it, from some place on."""
        return Rect(left, self.top, width, self.height)

    def column_to(self, left: float, right: float) -> Rect:
        """Return one as high, beside it, between two places."""
        return self.column(left, right - left)

    def inflate(self, wider: float, higher: float) -> Rect:
        """Return it wider and higher, its middle in the same place."""
        wider, higher = int(wider), int(higher)
        return Rect(
            self.left - int(wider / 2),
            self.top - int(higher / 2),
            self.width + wider,
            self.height + higher,
        )

    def clip(self, other: Rect) -> Rect:
        """Return what it shares with another one; without size where that is nothing."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        right = min(self.left + self.width, other.left + other.width)
        bottom = min(self.top + self.height, other.top + other.height)
        if right <= left or bottom <= top:
            return Rect(self.left, self.top, 0, 0)
        return Rect(left, top, right - left, bottom - top)

    def union(self, *others: Rect) -> Rect:
        """Return the smallest one around it and others."""
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        for other in others:
            left, top = min(left, other.left), min(top, other.top)
            right, bottom = max(right, other.right), max(bottom, other.bottom)
        return Rect(left, top, right - left, bottom - top)

    def clamp(self, other: Rect) -> Rect:
        """Return it moved into another one; where it is larger, both begin at the same place."""
        left = max(other.left, min(self.left, other.right - self.width))
        top = max(other.top, min(self.top, other.bottom - self.height))
        return Rect(left, top, self.width, self.height)

    def collidepoint(self, point: Iterable[float]) -> bool:
        """Return whether a point lies in it."""
        x, y = point
        return (
            self.left <= x < self.left + self.width
            and self.top <= y < self.top + self.height
        )

    def colliderect(self, other: Rect) -> bool:
        """Return whether it shares a pixel with another one."""
        # For each area that is painted anew all parts are asked.
        across = (
            self.left < other.left + other.width and other.left < self.left + self.width
        )
        down = (
            across
            and self.top < other.top + other.height
            and other.top < self.top + self.height
        )
        return bool(
            down and self.width and self.height and other.width and other.height
        )

    topleft = _Corner("left", "top")
    topright = _Corner("right", "top")
    bottomleft = _Corner("left", "bottom")
    bottomright = _Corner("right", "bottom")
    midleft = _Corner("left", "centery")
    midright = _Corner("right", "centery")
    midtop = _Corner("centerx", "top")


NOWHERE = Rect(0, 0, 0, 0)
"""A place for what has none."""


def rect_at(width: float, height: float, **anchor: Corner) -> Rect:
    """Return a rectangle of a size that is placed by the name of a corner or middle (`midleft=...`).

    >>> rect_at(30, 20, midright=(100, 50))
    Rect(70, 40, 30, 20)
    """
    name, (x, y) = anchor.popitem()
    across, down = PLACES[name]
    wide, high = int(width), int(height)
    return Rect(int(x) - across * wide // 2, int(y) - down * high // 2, wide, high)
