"""The picture in the document: groups of SVG, in the order in which the pen was told of them."""

from __future__ import annotations

from typing import Any

from ..pens import Pen
from ..pens.svg import SvgPen
from .page_dom import find, give, js

SVG = "http://www.w3.org/2000/svg"


class Picture:
    """The groups of the picture, by their names; those that are new stand nowhere yet."""

    def __init__(self) -> None:
        self._groups: dict[str, Any] = {}
        self._new: set[str] = set()

    def clear(self) -> None:
        """Take all of it away."""
        self._groups.clear()
        self._new.clear()
        give(find("picture"), "innerHTML", "")

    def put(self, name: str, svg: str | None) -> None:
        """Show a group as it is now; None is one that has gone."""
        group = self._groups.get(name)
        if svg is None:
            self._new.discard(name)
            self._groups.pop(name).remove()
            return
        if group is None:
            group = self._groups[name] = js.createElementNS(SVG, "g")
            group.setAttribute("data-part", name)
            self._new.add(name)
        give(group, "innerHTML", svg)

    def finish(self, pen: Pen) -> None:
        """End a picture: what has gone vanishes, and what is new comes to lie where the pen was told of it."""
        assert isinstance(pen, SvgPen)
        pen.done()
        if self._new:
            picture, above = find("picture"), None
            for name in reversed(pen.names):
                group = self._groups[name]
                if name in self._new and above:
                    above.before(group)
                elif name in self._new:
                    picture.append(group)
                above = group
            self._new.clear()
