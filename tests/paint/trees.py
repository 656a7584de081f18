"""Trees as they are placed and drawn, by a pen that only records: what stands where, and what meets what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from queens_viz.app.app import App
from queens_viz.app.commands import Action
from queens_viz.app.player import Player
from queens_viz.app.state import State, TreeState
from queens_viz.looks.icons import Icon
from queens_viz.looks.scene import Scene
from queens_viz.looks.theme import LIGHT
from queens_viz.paint import panels
from queens_viz.paint.hand import Hand
from queens_viz.paint.layout import lay_out
from queens_viz.paint.opened import Opened
from queens_viz.paint.pen import Drawn, Ink, Pen, Stroke
from queens_viz.paint.rect import Rect
from queens_viz.paint.tree_panel import TreePanel
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from ..support import FACE, search_at

Size = tuple[int, int]


class Tree(NamedTuple):
    """A tree in its panel, and what was drawn of it."""

    panel: TreePanel
    drawn: tuple[Drawn, ...]

    @property
    def texts(self) -> list[Drawn]:
        """What is written above the foot."""
        return [one for one in self.drawn if one.stroke is Stroke.TEXT and one.rect.centery < self.panel.body.bottom]

    @property
    def told(self) -> list[str]:
        """What is written in the foot."""
        found = [one for one in self.drawn if one.stroke is Stroke.TEXT and one.rect.centery >= self.panel.body.bottom]
        return [str(one.what) for one in found]

    @property
    def shapes(self) -> list[Drawn]:
        """The shapes of nodes, each once: the dashed outline stands for what lies in it."""
        inner = {one.rect.center for one in self.drawn if one.what is Icon.DASHED}
        shapes = [one for one in self.drawn if one.stroke is Stroke.SHAPE and one.role != "accent"]
        return [one for one in shapes if one.what is Icon.DASHED or one.rect.center not in inner]

    @property
    def edges(self) -> list[Drawn]:
        """The edges."""
        return [one for one in self.drawn if one.stroke is Stroke.PATH]

    def point_of(self, *rows: int) -> tuple[float, float]:
        """Return where the node with queens in these rows stands."""
        board = tuple(row - 1 for row in rows)
        return dict(zip([spot.node.board for spot in self.panel.look.spots], self.panel.places.points, strict=True))[
            board
        ]

    @property
    def counts(self) -> list[str]:
        """The counts under triangles that are written."""
        known = {words for spot in self.panel.look.spots for words in spot.counts}
        small = [one for one in self.texts if one.size == self.panel.places.small and one.role in ("muted", "safe")]
        return [
            str(one.what) for one in small if str(one.what) in known and one.rect.left > self.panel.places.room.left
        ]

    def clashes(self) -> list[str]:
        """Return what overlaps though it may not: two shapes, two texts, a text and another node's shape or an edge."""
        shapes, texts = [outline(one) for one in self.shapes], [ink(one) for one in self.texts]
        found = [f"shapes {one} {other}" for one, other in combinations(shapes, 2) if one.colliderect(other)]
        found += [f"texts {one} {other}" for one, other in combinations(texts, 2) if one.colliderect(other)]
        for text, drawn in zip(texts, self.texts, strict=True):
            over = [shape for shape in shapes if shape.colliderect(text)]
            found += [f"{drawn.what} on {shape}" for shape in over if not shape.inflate(4, 4).contains(text)]
            found += [f"{drawn.what} on an edge {edge.points}" for edge in self.edges if crosses(edge, text)]
        for shape in shapes:
            found += [
                f"an edge {edge.points} on {shape}" for edge in self.edges if crosses(edge, shape.inflate(-4, -4))
            ]
        return found


def outline(shape: Drawn) -> Rect:
    """Return the place of what is seen of a shape, its edge's outer pixel left out."""
    inside = -2 - round(0.12 * shape.size) * (shape.what is Icon.SQUARE)
    place = shape.rect.inflate(inside, inside - round(0.1 * shape.size) * (shape.what is Icon.PYRAMID))
    return place.clip(shape.clip) if shape.clip else place


def ink(text: Drawn) -> Rect:
    """Return the place of a text's figures, as far as it is seen."""
    high = round(0.7 * text.size)
    place = Rect(text.rect.left, text.rect.centery - high // 2, text.rect.width, high)
    return place.clip(text.clip) if text.clip else place


def crosses(edge: Drawn, place: Rect) -> bool:
    """Return whether an edge runs through a place."""
    (x, y), (u, v) = edge.points
    upper, lower = max(y, place.top), min(v, place.bottom)
    if upper >= lower:
        return False
    across = [x + (u - x) * (at - y) / (v - y) for at in (upper, lower)]
    half = edge.width / 2
    return min(across) - half < place.right and place.left < max(across) + half


def app_at(n: int, position: str | Position, shown: Position | None = None, **tree: Any) -> App:
    """Return an app at a position, everything counted that is on view."""
    search = search_at(n, position) if isinstance(position, str) else Search.at(position)
    app = App(Player(search), State(tab=Action.TREE, tree=TreeState(size=n, **tree)))
    if shown:
        app.show(shown)
    elif n < 14:
        app.count_on_view()
    while n < 14 and app.player.is_busy:
        app.pass_time(0)
    return app


def tree_of(app: App, size: Size = (1280, 800), hand: Hand | None = None) -> Tree:
    """Return an app's tree as it is drawn."""
    ink = Ink(LIGHT)
    ink.record = []
    layout = lay_out(*size, app.player.search.n, Opened(has_large_panel=app.state.tree.is_large))
    pen = Pen(layout, ink, FACE, app.say)
    placed = panels.place(Scene.of(app), hand or Hand(), pen)
    (panel,) = (one.contents for one in placed if isinstance(one.contents, TreePanel))
    panel.paint(pen)
    return Tree(panel, tuple(ink.record))


def tree_at(n: int, position: str | Position, size: Size = (1280, 800), hand: Hand | None = None, **tree: Any) -> Tree:
    """Return the tree of a position as it is drawn."""
    return tree_of(app_at(n, position, **tree), size, hand)


@lru_cache(maxsize=8)
def positions(n: int) -> tuple[Position, ...]:
    """Return all positions of a search, the end included."""
    search, found = Search(n), list[Position]()
    for _ in range(TOTAL_STEPS[n]):
        found.append(search.position)
        search.step()
    return (*found, Position.end(n))


def share(n: int, part: int, parts: int) -> Iterator[Position]:
    """Yield every so manieth position at which a tree is seen: of a search after its first one, and of its end."""
    yield from positions(n)[1 + part :: parts]
