"""The document, as the page's modules touch it: each change is made once, and none where nothing changes."""

from __future__ import annotations

from typing import Any

from browser import window

js = window.document
"""The document as JavaScript has it, which costs less than Brython's own."""

_put: dict[str, object] = {}
"""What was given last, by the names of the element and of its property or attribute."""


def find(name: str) -> Any:
    """Return the element of a name."""
    return js.getElementById(name)


def closest(node: Any, selector: str) -> Any:
    """Return the nearest element around a node that a selector finds, itself included, or None."""
    try:
        return node.closest(selector)
    except KeyError:  # Brython's way to say null
        return None


def put(name: str, what: str, value: str) -> bool:
    """Give an element a property where it has another one; return whether it had."""
    key = f"{name}.{what}"
    if key in _put and _put[key] == value:
        return False
    _put[key] = value
    setattr(find(name), what, value)
    return True


def mark(name: str, attribute: str, value: str) -> bool:
    """Give an element an attribute where it has another one; return whether it had."""
    key = f"{name}.{attribute}"
    if key in _put and _put[key] == value:
        return False
    _put[key] = value
    find(name).setAttribute(attribute, value)
    return True


def forget(name: str, what: str) -> None:
    """Forget a property: somebody else has changed it."""
    _put.pop(f"{name}.{what}", None)
