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


def put(name: str, what: str, value: object, do: Callable[[Any, str, Any], object] = give) -> None:
    """Give an element a property where it has another one."""
    key = f"{name}.{what}"
    if key not in _put or _put[key] != value:
        _put.pop(key, None)
        do(find(name), what, value)
        _put[key] = value


def mark(name: str, attribute: str, value: str) -> None:
    """Give an element an attribute where it has another one."""
    put(name, attribute, value, lambda node, *more: node.setAttribute(*more))


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
