"""A document that is no browser's, for modules of the page: elements, as far as these touch them."""

from __future__ import annotations

import importlib
import sys
from types import SimpleNamespace
from typing import Any


class Element:
    """An element."""

    isConnected = True  # noqa: N815

    def __init__(self, name: str = "") -> None:
        self.children: list[Element] = []
        self.id, self.textContent, self.value, self.hidden, self.innerHTML = (
            name,
            "",
            "0",
            False,
            "",
        )
        self.marks: dict[str, str] = {}
        self.parent: Element | None = None
        self.dataset, self.style = SimpleNamespace(), SimpleNamespace()

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, value)
        if name == "innerHTML":
            self.children = []

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802
        self.marks[name] = value

    def querySelectorAll(self, _: str) -> list[Element]:  # noqa: N802
        return [one for one in self.children if hasattr(one.dataset, "box")]

    @property
    def firstChild(self) -> Element | None:  # noqa: N802
        return self.children[0] if self.children else None

    @property
    def nextSibling(self) -> Element | None:  # noqa: N802
        return next(iter(self._beside[self._beside.index(self) + 1 :]), None)

    @property
    def _beside(self) -> list[Element]:
        assert self.parent
        return self.parent.children

    def insert(self, place: int, node: Element) -> None:
        """Let an element stand at a place among the children."""
        node.parent = self
        self.children.insert(place, node)

    def prepend(self, node: Element) -> None:
        node.remove()
        self.insert(0, node)

    def append(self, node: Element) -> None:
        self.insert(len(self.children), node)

    def before(self, node: Element) -> None:
        assert self.parent
        self.parent.insert(self._beside.index(self), node)

    def after(self, node: Element) -> None:
        assert self.parent
        node.remove()
        self.parent.insert(self._beside.index(self) + 1, node)

    def remove(self) -> None:
        if self.parent:
            self._beside.remove(self)
        self.parent = None

    def contains(self, _: object) -> bool:
        return False

    def focus(self, _: object = None) -> None:
        self.marks["focus"] = "true"


def imported(*names: str) -> tuple[dict[str, Element], Any]:
    """Return a document's elements by their names, made as they are asked for, and modules of the page in it."""
    elements: dict[str, Element] = {}
    document = SimpleNamespace(activeElement=Element(), body=Element())
    document.createElement = document.createElementNS = lambda *_: Element()
    document.getElementById = lambda name: elements.setdefault(name, Element(name))
    browser = SimpleNamespace(
        window=SimpleNamespace(document=document, Reflect=SimpleNamespace(set=setattr))
    )
    sys.modules["browser"] = browser  # type: ignore[assignment]
    modules = [f"queens_viz.browser.page_{name}" for name in ("dom", *names)]
    found = SimpleNamespace(
        **{
            name.rpartition("page_")[2]: importlib.import_module(name)
            for name in modules
        }
    )
    for name in ("browser", *modules):
        del sys.modules[name]
    return elements, found
