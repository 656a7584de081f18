"""The foot of a panel: what its contents mean, in lines, and a switch, as that which gives them the whole window."""

from __future__ import annotations

from typing import NamedTuple

from ..pens.face import SEMIBOLD, Weight
from ..pens.icons import Icon
from ..pens.pen import Pen
from ..pens.rect import NOWHERE, Rect, rect_at

FOOT, LINE, FOOTED = 2.0, 1.2, 13
"""The height of a foot, that of each further line, and from which height of the body on there is room for one, in the
smallest type."""

MOST = 0.3
"""The share of the body that lines may take before they are told in short."""


Line = tuple[tuple[str, str, Weight], ...]
"""The parts of a line: words, the role of their colour, and their weight."""


class PanelFoot(NamedTuple):
    """A foot, or nothing where it has no room. The switch has a key, and a name where there is room for it too."""

    place: Rect = NOWHERE
    switch: Rect = NOWHERE
    name: str = ""
    key: str = ""
    lines: tuple[Line, ...] = ()

    def telling(self, pen: Pen, *lines: Line) -> PanelFoot:
        """Return it with the first of some lines that has room, if need be in that of the switch's name."""
        size, start = pen.type.hint, self.place.left + pen.padding(self.place)
        for line in lines:
            end = start + sum(pen.width(words, size, weight) + size // 3 for words, _, weight in line)
            for name in (self.name, ""):
                switch = _switch(self.place, name, self.key, pen)
                if end <= switch.left:
                    return self._replace(lines=(line,), switch=switch, name=name)
        return self

    def paint(self, pen: Pen) -> None:
        """Draw it."""
        if not self.place:
            return
        size, place = pen.type.hint, self.place
        pen.box(place.row(place.top, 1).inflate(-2, 0), "border")
        for k, line in enumerate(self.lines):
            x = place.left + pen.padding(place)
            y = place.centery + round((k - (len(self.lines) - 1) / 2) * LINE * size)
            for words, role, weight in line:
                x = pen.text(words, size, role, weight, midleft=(x, y)).right + size // 3
        cap = rect_at(pen.width(self.key, size) + size, size + 6, midright=(self.switch.right, place.centery))
        pen.box(cap, "panel", "border", radius=4)
        if pen.type.touch:
            pen.shape(Icon.WHOLE, size, "text", cap.center)
        else:
            pen.text(self.key, size, "muted", center=cap.center)
        if self.name:
            pen.text(self.name, size, "text", midright=(cap.left - size // 2, place.centery))


def place(body: Rect, switch: tuple[str, str], told: tuple[str, ...], pen: Pen, short: str = "") -> PanelFoot:
    """Place a foot with a switch, its name and its key; what is told stands there in lines, beside the key alone.

    Where that would take too much of the body, the same is told in short.
    """
    text, (name, key) = pen.type, switch
    if body.height < (FOOTED - text.touch // 6) * text.hint:
        return PanelFoot()
    told = tuple(filter(None, told))
    name, height, lines = "" if told else name, round(FOOT * text.hint), list[str]()
    foot = body.row(body.bottom - height, height)
    if told:
        room = _switch(foot, "", key, pen).left - foot.left - pen.padding(foot) - text.hint // 2
        for texts in (told, (short,) if short else told):
            lines = [line for one in texts for line in pen.wrapped(one, text.hint, room, body.height, SEMIBOLD)[1]]
            if len(lines) * LINE * text.hint <= MOST * body.height:
                break
        foot.height = round((FOOT + LINE * (len(lines) - 1)) * text.hint)
        foot.bottom = body.bottom
    parts = tuple(((line, "text", SEMIBOLD),) for line in lines)
    return PanelFoot(foot, _switch(foot, name, key, pen), name, key, parts)


def _switch(foot: Rect, name: str, key: str, pen: Pen) -> Rect:
    """Return the place of a switch at the right of a foot."""
    text = pen.type
    width = round(pen.width(f"{name}  {key}" if name else key, text.hint) + 1.4 * text.hint)
    height = max(text.touch, foot.height - 4)
    return Rect(foot.right - pen.padding(foot) - width, foot.bottom - 2 - height, width, height)
