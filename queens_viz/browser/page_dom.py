"""The document, as the modules of the page use it.

It is changed only where something has changed: each change takes time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

from ..pens import Rect

js = window.document
"""The document as JavaScript has it, which is faster than Brython's own."""

give = window.Reflect.set
"""Sets a property of an element, many times faster than an assignment in Brython."""

SIZE_FIELD = "n"
"""The id of the field in which the size of the board is typed."""


def find(name: str) -> Any:
    """Return the element with an id."""
    return js.getElementById(name)


def key_of(node: Any) -> str:
    """Return the key of a real element of the picture; of any other element, ""."""
    return str(node.getAttribute("data-key") or "")


def flag(is_set: bool) -> str:
    """Return a truth value as the value of an attribute."""
    return "true" if is_set else "false"


def put_at(node: Any, place: Rect) -> None:
    """Put an element at a place, in pixels of the picture."""
    left, top, width, height = place
    style = f"left:{left}px;top:{top}px;width:{width}px;height:{height}px"
    give(node.style, "cssText", style)


def guarded(do: Callable[[Any], object]) -> Callable[..., None]:
    """Return a function that does the same, and shows an exception in the document.

    The function is for JavaScript, which may pass no argument, or more than one.
    """

    def guard(event: Any = None, *_: Any) -> None:
        try:
            do(event)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}"
            js.documentElement.dataset.failed = fault
            find("fault").textContent = fault
            raise

    return guard
