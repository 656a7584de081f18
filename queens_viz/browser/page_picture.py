"""The picture in the document: a group of SVG for each part and each of its layers."""

from __future__ import annotations

from typing import Any

from ..parts.frame import is_selectable
from ..pens import Pen
from ..pens.svg import SvgPen
from .page_dom import find, give, js

SVG = "http://www.w3.org/2000/svg"


class Picture:
    """The groups of the picture, in the order in which the pen has painted them."""

    def __init__(self) -> None:
        self._groups: dict[str, Any] = {}
        self._new: set[str] = set()  # the names of groups that are not placed yet

    def clear(self) -> None:
        """Remove all groups."""
        self._groups.clear()
        self._new.clear()
        give(find("picture"), "innerHTML", "")

    def put(self, name: str, svg: str | None) -> None:
        """Set the SVG of a group, or remove the group if there is none.

        A new group is placed when the picture ends: then its order is known.
        """
        if svg is None:
            self._new.discard(name)
            self._groups.pop(name).remove()
            return
        group = self._groups.get(name)
        if group is None:
            group = js.createElementNS(SVG, "g")
            group.setAttribute("data-part", name)
            if is_selectable(name):
                group.setAttribute("data-selectable", "")
            self._groups[name] = group
            self._new.add(name)
        give(group, "innerHTML", svg)

    def finish(self, pen: Pen) -> None:
        """End a picture: place new groups, and remove those that were not painted."""
        assert isinstance(pen, SvgPen)
        pen.done()
        if not self._new:
            return
        # From the last group to the first: what comes later is drawn above.
        next_group = None
        for name in reversed(pen.names):
            group = self._groups[name]
            is_new = name in self._new
            if is_new and next_group:
                next_group.before(group)
            elif is_new:
                find("picture").append(group)
            next_group = group
        self._new.clear()
