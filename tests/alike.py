"""How far two records of strokes are alike: what only one of them has, and what stands elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from queens_viz.looks.icons import Icon
from queens_viz.paint.pen import Drawn, Stroke
from queens_viz.paint.rect import Rect

NEAR = 6
"""Pixels that a stroke may stand apart, for letters of two typefaces are not as wide."""

ROW = 16
"""Pixels that it may stand apart across where things stand side by side in a row: there widths add up."""


class Run(NamedTuple):
    """Strokes that only one has, or that stand elsewhere in the other."""

    kind: str
    window: Sequence[Drawn]
    page: Sequence[Drawn]

    @property
    def told(self) -> list[str]:
        """What is different, a line each; what stands elsewhere is told by its first and last stroke."""
        if self.kind == "moved":
            first, last = self.window[0], self.window[-1]
            return [f"elsewhere: {told(first)}" + (f" to {told(last)}" if last is not first else "")]
        roles = [{one.role for one in strokes} for strokes in (self.window, self.page)]
        if (words := said(self.window)) and words == said(self.page) and roles[0] == roles[1]:
            return [f"broken elsewhere: {words}"]
        return [*(f"window: {told(one)}" for one in self.window), *(f"page: {told(one)}" for one in self.page)]


def runs(window: Sequence[Drawn], page: Sequence[Drawn], still: Sequence[Rect]) -> Iterator[Run]:
    """Find how the strokes of a window and those of a page differ, in their order.

    What belongs in one of the rooms that are `still` stands where it does; elsewhere there are rows.
    """
    matcher = SequenceMatcher(None, [key(one) for one in window], [key(one) for one in page], autojunk=False)
    for kind, first, last, begin, end in matcher.get_opcodes():
        if kind != "equal":
            yield Run(kind, window[first:last], page[begin:end])
            continue
        pairs = list[tuple[Drawn, Drawn]]()
        for pair in (*zip(window[first:last], page[begin:end], strict=True), None):
            if pair and not near(*pair, NEAR if any(part.contains(pair[0].room) for part in still) else ROW):
                pairs.append(pair)
            elif pairs:
                yield Run("moved", [one for one, _ in pairs], [one for _, one in pairs])
                pairs = []


def key(one: Drawn) -> tuple[object, ...]:
    """Return what must be equal in both: what is drawn, in which roles, and how bold."""
    return one.stroke, one.what, one.role, one.second, one.weight, one.is_hollow


def near(one: Drawn, other: Drawn, across: int) -> bool:
    """Return whether two strokes stand in the same place; a text does so by its left, its middle or its right."""
    a, b = one.rect, other.rect
    if one.stroke is Stroke.TEXT:
        nearest = min(abs(a.left - b.left), abs(a.centerx - b.centerx), abs(a.right - b.right))
        return nearest <= across and abs(a.centery - b.centery) <= NEAR
    widest = max(abs(a.left - b.left), abs(a.right - b.right))
    return widest <= across and max(abs(a.top - b.top), abs(a.bottom - b.bottom)) <= NEAR


def said(strokes: Sequence[Drawn]) -> str:
    """Return what some texts say, one after another; nothing where there is something else among them."""
    texts = [str(one.what) for one in strokes]
    return " ".join(texts) if all(one.stroke is Stroke.TEXT for one in strokes) else ""


def told(one: Drawn) -> str:
    """Return a stroke as text."""
    what = one.what.name if isinstance(one.what, Icon) else repr(one.what) if one.what != "" else ""
    return " ".join(filter(None, (one.stroke.value, what, one.role, one.second and f"with {one.second}")))
