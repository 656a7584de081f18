"""The document, as the page's modules touch it: each change is made once, and none where nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import window

js = window.document
"""The document as JavaScript has it, which costs less than Brython's own."""

give = window.Reflect.set
"""Gives an element a property, many times faster than assigning it in Brython."""

_put: dict[str, object] = {}
"""What was given last, by the names of the element and of its property or attribute; nothing where that failed."""


def find(name: str) -> Any:
    """Return the element of a name."""
    return js.getElementById(name)


def key_of(node: Any) -> str:
    """Return what an element stands for; nothing where it is none of the picture's."""
    return str(node.getAttribute("data-key") or "")


def put(name: str, what: str, value: object) -> bool:
    """Give an element a property where it has another one; return whether it had."""
    key = f"{name}.{what}"
    if key in _put and _put[key] == value:
        return False
    _put.pop(key, None)
    give(find(name), what, value)
    _put[key] = value
    return True


def mark(name: str, attribute: str, value: str) -> bool:
    """Give an element an attribute where it has another one; return whether it had."""
    key = f"{name}.{attribute}"
    if key in _put and _put[key] == value:
        return False
    _put.pop(key, None)
    find(name).setAttribute(attribute, value)
    _put[key] = value
    return True


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
