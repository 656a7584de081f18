"""The document, as the page's modules touch it: each change is made once, and none where nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

from ..pens import Rect

js = window.document
"""The document as JavaScript has it, which costs less than Brython's own."""

give = window.Reflect.set
"""Gives an element a property, many times faster than assigning it in Brython."""


def find(name: str) -> Any:
    """Return the element of a name."""
    return js.getElementById(name)


def key_of(node: Any) -> str:
    """Return what an element stands for; nothing where it is none of the picture's."""
    return str(node.getAttribute("data-key") or "")


def stand(node: Any, place: Rect) -> None:
    """Let an element stand where something is drawn."""
    left, top, width, height = place
    give(
        node.style,
        "cssText",
        f"left:{left}px;top:{top}px;width:{width}px;height:{height}px",
    )


def guarded(do: Callable[[Any], object]) -> Callable[..., None]:
    """Return what does something and tells a fault where it is seen: in the card."""

    def guard(event: Any = None, *_: Any) -> None:
        try:
            do(event)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
            js.documentElement.dataset.failed = fault
            find("fault").textContent = fault
            raise

    return guard
