"""The picture in the document: a group of SVG for each part, in the order in which they are painted."""

from __future__ import annotations

from typing import Any

from ..paint.pen import Pen
from ..paint.svg import SvgPen
from .page_dom import find, give, js

SVG = "http://www.w3.org/2000/svg"


class Picture:
    """The groups of the picture, by the names of their parts."""

    def __init__(self) -> None:
        self._groups: dict[str, Any] = {}
        self._is_sorted = True

    def clear(self) -> None:
        """Take all of it away."""
        self._groups.clear()
        give(find("picture"), "innerHTML", "")

    def put(self, name: str, svg: str) -> None:
        """Show a part as it is now; one that is empty has gone."""
        group = self._groups.get(name)
        if group is None:
            group = self._groups[name] = js.createElementNS(SVG, "g")
            group.setAttribute("data-part", name)
            find("picture").appendChild(group)
            self._is_sorted = False
        give(group, "innerHTML", svg)

    def finish(self, pen: Pen) -> None:
        """End a picture: what has gone vanishes, and what is new lies where it belongs."""
        assert isinstance(pen, SvgPen)
        pen.done()
        if not self._is_sorted:
            self._is_sorted = True
            picture = find("picture")
            for name in pen.names:
                picture.appendChild(self._groups[name])
