"""A place that widgets cut into smaller ones."""

from __future__ import annotations

from .rect import Rect


class Room(Rect):
    """A place that is cut into others: what is cut off is returned, and the rest stays.

    A gap between both belongs to neither. All lengths are in pixels.
    """

    def cut_left(self, width: float, gap: float = 0) -> Room:
        """Cut off a part at the left."""
        place = Room(self.left, self.top, width, self.height)
        self.left += place.width + int(gap)
        self.width -= place.width + int(gap)
        return place

    def cut_right(self, width: float, gap: float = 0) -> Room:
        """Cut off a part at the right."""
        place = Room(self.right - int(width), self.top, width, self.height)
        self.width -= place.width + int(gap)
        return place

    def cut_top(self, height: float, gap: float = 0) -> Room:
        """Cut off a part at the top."""
        place = Room(self.left, self.top, self.width, height)
        self.top += place.height + int(gap)
        self.height -= place.height + int(gap)
        return place

    def cut_bottom(self, height: float, gap: float = 0) -> Room:
        """Cut off a part at the bottom."""
        place = Room(self.left, self.bottom - int(height), self.width, height)
        self.height -= place.height + int(gap)
        return place

    def within(self, dx: int, dy: int) -> Room:
        """Return the room without margins of dx at each side, dy above and below."""
        return Room(
            self.left + dx, self.top + dy, self.width - 2 * dx, self.height - 2 * dy
        )
