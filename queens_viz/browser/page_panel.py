"""The panel in the document: what the open tab shows, and how the eye has scrolled and enlarged it."""

from __future__ import annotations

from ..app.commands import Action
from ..looks import program, solutions, tree
from ..looks.scene import Scene
from ..looks.tree import TreeLook
from . import parts
from .page_dom import find, forget, mark, put

LARGEST_ZOOM = 12.0


class Panel:
    """The contents of the open tab."""

    def __init__(self) -> None:
        self.scroll: int | None = None
        """The first line of the list, or None while it follows the newest."""
        self.zoom, self.moved = 1.0, (0.0, 0.0)
        self.tree: TreeLook | None = None
        self._key: object = None
        self._top = 0

    def paint(self, scene: Scene) -> None:
        """Show what is open."""
        tab = scene.state.open_tab(scene.n)
        find("contents").setAttribute("aria-labelledby", f"tab-{tab.name}")
        find("contents").className = tab.name.lower()
        if tab is Action.SOLUTIONS:
            self._paint_list(scene)
        elif tab is Action.TREE:
            self._paint_tree(scene)
        else:
            put("contents", "innerHTML", parts.program(program.look(scene.seen.position)))
            self._key = None

    def line_height(self) -> int:
        """Return the height of a line of the list, in pixels."""
        first = find("lines") and find("lines").firstElementChild
        return int(first.offsetHeight) if first and first.offsetHeight else 62

    def first_seen(self) -> int:
        """Return the first line that is seen."""
        return int((find("contents").scrollTop + 4) // self.line_height())

    def lines_seen(self) -> int:
        """Return how many lines are seen, in part or whole."""
        return int(find("contents").clientHeight // self.line_height()) + 2

    def has_scrolled(self) -> bool:
        """Return whether the person has scrolled, and not the program."""
        return bool(abs(find("contents").scrollTop - self._top) > 2)

    def _paint_list(self, scene: Scene) -> None:
        lines = self.lines_seen()
        look = solutions.look(scene, lines, self.scroll)
        key = ("list", look.total > 0, look.remark, look.heading, scene.say.language)
        if self._key != key:
            self._key = key
            put("contents", "innerHTML", parts.solutions(look))
            forget("lines", "innerHTML")
        if not look.total:
            return
        put("lines", "innerHTML", parts.lines(look.entries))
        height = self.line_height()
        find("list").style.height = f"{look.total * height}px"
        find("lines").style.transform = f"translateY({look.first * height}px)"
        contents, top = find("contents"), look.first * height
        if self.scroll is None:
            top = look.total * height
        if self.scroll is None or contents.scrollTop // height != look.first:
            contents.scrollTop = top
        self._top = contents.scrollTop

    def _paint_tree(self, scene: Scene) -> None:
        host = find("contents")
        look, size = tree.look(scene), (host.clientWidth, host.clientHeight)
        key = ("tree", look, size, scene.say.language)
        if self._key != key:
            self._key, self.tree = key, look
            type_ = 20 if size[0] > 900 else 16
            put("contents", "innerHTML", parts.tree(look, *size, type_))
            forget("grown", "transform")
        x, y = self.moved
        mark("grown", "transform", f"translate({x:.1f} {y:.1f}) scale({self.zoom:.3f})")

    def zoomed(self, factor: float, x: float, y: float) -> None:
        """Enlarge the tree around a point."""
        zoom = min(LARGEST_ZOOM, max(1.0, self.zoom * factor))
        grown = zoom / self.zoom
        self.moved = (x - (x - self.moved[0]) * grown, y - (y - self.moved[1]) * grown) if zoom > 1 else (0.0, 0.0)
        self.zoom = zoom
        self._show_moved()

    def dragged(self, x: float, y: float) -> None:
        """Move the tree."""
        self.moved = self.moved[0] + x, self.moved[1] + y
        self._show_moved()

    def fit(self) -> None:
        """Show the tree as large as fits."""
        self.zoom, self.moved = 1.0, (0.0, 0.0)
        self._show_moved()

    def _show_moved(self) -> None:
        if find("grown"):
            x, y = self.moved
            mark("grown", "transform", f"translate({x:.1f} {y:.1f}) scale({self.zoom:.3f})")
