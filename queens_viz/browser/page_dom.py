"""The document, as the page's modules touch it: each change is made once, and none where nothing changes."""

from __future__ import annotations

from typing import Any

from browser import window

js = window.document
"""The document as JavaScript has it, which costs less than Brython's own."""

_put: dict[tuple[str, str], object] = {}


def find(name: str) -> Any:
    """Return the element of a name."""
    return js.getElementById(name)


def put(name: str, what: str, value: str) -> bool:
    """Give an element a property where it has another one; return whether it had."""
    if _put.get((name, what)) == value:
        return False
    _put[name, what] = value
    setattr(find(name), what, value)
    return True


def mark(name: str, attribute: str, value: str) -> bool:
    """Give an element an attribute where it has another one; return whether it had."""
    if _put.get((name, attribute)) == value:
        return False
    _put[name, attribute] = value
    find(name).setAttribute(attribute, value)
    return True


def forget(name: str, what: str) -> None:
    """Forget a property: somebody else has changed it."""
    _put.pop((name, what), None)
