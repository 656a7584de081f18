"""What a mouse and fingers do to a page, by the browser's own protocol."""

from __future__ import annotations

from typing import Any

from .chromium import Browser

Point = tuple[float, float]


class Mouse:
    """A mouse."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def _send(self, kind: str, point: Point, **more: Any) -> None:
        self._browser.cdp(
            "Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1], **more
        )
        self._browser.frame()

    def move(self, point: Point) -> None:
        """Move it to a point."""
        self._send("mouseMoved", point)

    def press(self, point: Point) -> None:
        """Press its left button at a point."""
        self._send("mousePressed", point, button="left", buttons=1, clickCount=1)

    def drag(self, *points: Point) -> None:
        """Move it from one point to the next, its button held."""
        for point in points:
            self._send("mouseMoved", point, button="left", buttons=1)

    def let_go(self, point: Point) -> None:
        """Let its button go at a point."""
        self._send("mouseReleased", point, button="left", buttons=0, clickCount=1)

    def wheel(self, point: Point, pixels: int) -> None:
        """Turn its wheel, towards the person where positive."""
        self._send("mouseWheel", point, deltaX=0, deltaY=pixels)


class Fingers:
    """Fingers on the screen."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def _send(self, kind: str, points: tuple[Point, ...]) -> None:
        touches = [
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)
        ]
        self._browser.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=touches)
        self._browser.frame()

    def press(self, *points: Point) -> None:
        """Put them down at some points."""
        self._send("touchStart", points)

    def move(self, *points: Point) -> None:
        """Move them, each to another point."""
        self._send("touchMove", points)

    def lift(self) -> None:
        """Lift all of them."""
        self._send("touchEnd", ())
