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
        """Set the SVG of a group, or remove the group if there is none."""
        group = self._groups.get(name)
        if svg is None:
            self._new.discard(name)
            self._groups.pop(name).remove()
            return
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
        picture = find("picture")
        above = None
        for name in reversed(pen.names):
            group = self._groups[name]
            if name in self._new and above:
                above.before(group)
            elif name in self._new:
                picture.append(group)
            above = group
        self._new.clear()
