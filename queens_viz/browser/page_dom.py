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

UNKNOWN = object()
"""What a part notes as painted while it is painted, and after a fault: it equals nothing, so that all is painted."""


def find(name: str) -> Any:
    """Return the element of a name."""
    return js.getElementById(name)


def closest(node: Any, selector: str) -> Any:
    """Return the nearest element around a node that a selector finds, itself included, or None."""
    try:
        return node.closest(selector)
    except KeyError:  # Brython's way to say null
        return None


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


def write(name: str, html: str) -> bool:
    """Give an element other contents where they are others; what had the focus in them has it again."""
    focused = js.activeElement
    selector = _selector(focused) if focused and find(name).contains(focused) else ""
    is_new = put(name, "innerHTML", html)
    if is_new and selector and (again := js.querySelector(f"#{name} {selector}")):
        again.focus({"preventScroll": True})
    return is_new


def _selector(node: Any) -> str:
    """Return how an element is found again when it has been made anew."""
    for name in ("id", "data-index", "data-program", "data-action"):
        if node.hasAttribute(name):
            return f'[{name}="{node.getAttribute(name)}"]'
    return "button"


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


def forget(name: str, what: str) -> None:
    """Forget a property: somebody else has changed it."""
    _put.pop(f"{name}.{what}", None)
