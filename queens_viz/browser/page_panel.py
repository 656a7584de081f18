"""The panel in the document: what the open tab shows, and how the eye has scrolled and enlarged it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..app.commands import Action
from ..looks import solutions, tree
from ..looks.scene import Scene
from ..looks.solutions import ListLook
from ..looks.tree import TreeLook
from . import parts, tree_places, tree_told
from .page_dom import UNKNOWN, find, forget, mark, put, write
from .tree_places import TreePlaces
from .tree_plan import Box

if TYPE_CHECKING:
    from .page_program import ProgramPanel

LARGEST_ZOOM = 12.0

LEAST = 120
"""Pixels for which the panel's contents are drawn at least, however little room there is."""

LINE_HEIGHT = 62
"""Pixels of a line of the list, before one can be measured."""


class Panel:
    """The contents of the open tab."""

    def __init__(self) -> None:
        self.scroll: int | None = None
        """The first line of the list, or None while it follows the newest."""
        self.zoom, self.moved = 1.0, (0.0, 0.0)
        self.tree: TreeLook | None = None
        self.size = 560, 360
        """The width and height of what the open tab shows in; the page keeps it up to date."""
        self.told = self.node_told = ""
        """What the open tab shows in words, and the chosen node of the tree, if one is chosen."""
        self._places: TreePlaces | None = None
        self._program: ProgramPanel | None = None
        self._frame: tuple[object, ...] = ()
        self._list: object = UNKNOWN
        self._top = 0
        self._line_height = 0

    def measure(self) -> bool:
        """Take the room anew, and return whether it has changed."""
        contents, old = find("contents"), self.size
        self.size = max(LEAST, contents.clientWidth), max(LEAST, contents.clientHeight)
        self._line_height = 0
        return self.size != old

    def paint(self, scene: Scene) -> None:
        """Show what is open."""
        put("tabs", "hidden", scene.own is not None)
        old, self._frame = self._frame, ()
        if scene.own:
            self._paint_own(scene)
            return
        tab = Action.TREE if scene.state.tree.is_large else scene.state.open_tab(scene.n)
        mark("contents", "role", "tabpanel")
        mark("contents", "aria-labelledby", f"tab-{tab.name}")
        put("contents", "className", tab.name.lower())
        self.told = self.node_told = ""
        if tab is Action.SOLUTIONS:
            self._frame = self._paint_list(scene, old)
        elif tab is Action.TREE:
            self._frame = self._paint_tree(scene, old)
        else:
            self._frame = self._paint_program(scene, old)

    def _paint_program(self, scene: Scene, old: tuple[object, ...]) -> tuple[object, ...]:
        """Show the program, where the panel shows the old frame, and return the new one; the others do the same."""
        if not self._program:
            from .page_program import ProgramPanel

            self._program = ProgramPanel()
        frame, is_new = ("program", self.size), old[:1] != ("program",)
        if frame != old and not is_new:
            self._program.fit(scene)
        self.told = self._program.paint(scene, is_new=is_new)
        return frame

    def _paint_own(self, scene: Scene) -> None:
        """Show what the class can do on a board of its own."""
        from ..looks import own_panel
        from . import class_parts

        look = own_panel.look(scene)
        assert look, "the class has a board of its own"
        mark("contents", "role", "group")
        mark("contents", "aria-labelledby", "own-title")
        if put("contents", "className", "own"):
            find("contents").scrollTop = 0
        write("contents", class_parts.own_panel(look))
        self.told = self.node_told = ""

    def line_height(self) -> int:
        """Return the height of a line of the list, in pixels."""
        if not self._line_height:
            first = find("lines") and find("lines").firstElementChild
            if not first or not first.offsetHeight:
                return LINE_HEIGHT
            self._line_height = first.offsetHeight
        return self._line_height

    def first_seen(self) -> int:
        """Return the first line that is seen."""
        return max(0, int((find("contents").scrollTop + 4 - _list_top()) // self.line_height()))

    def lines_seen(self) -> int:
        """Return how many lines are seen, in part or whole."""
        return self.size[1] // self.line_height() + 2

    def lines_whole(self) -> int:
        """Return how many lines are seen whole, below the heading and one that may be cut."""
        return int(max(1, (self.size[1] - _list_top()) // self.line_height()))

    def has_scrolled(self) -> bool:
        """Return whether the person has scrolled, and not the program."""
        return bool(abs(find("contents").scrollTop - self._top) > 2)

    def _paint_list(self, scene: Scene, old: tuple[object, ...]) -> tuple[object, ...]:
        look = solutions.look(scene, self.lines_seen(), self.scroll)
        frame = ("list", look.total > 0, not look.total and look.remark, scene.say.language)
        self.told = look.result or look.remark or scene.say.found(look.total)
        if old != frame:
            put("contents", "innerHTML", parts.solutions(look))
            forget("lines", "innerHTML")
            forget("remark", "textContent")
            self._list = UNKNOWN
        if look.total and self._list != (look, self.size):
            self._list = UNKNOWN
            put("remark", "textContent", look.result or look.remark or look.heading)
            write("lines", parts.lines(look.entries))
            self._scroll_to(look)
            self._list = look, self.size
        return frame

    def _scroll_to(self, look: ListLook) -> None:
        """Give the list its height, its lines their place in it, and show them."""
        height = self.line_height()
        find("list").style.height = f"{look.total * height}px"
        find("lines").style.transform = f"translateY({look.first * height}px)"
        contents = find("contents")
        if self.scroll is None:
            contents.scrollTop = _list_top() + (look.in_sight + 1) * height - self.size[1]
        elif self.scroll != self.first_seen():
            contents.scrollTop = _list_top() + self.scroll * height if self.scroll else 0
        self._top = contents.scrollTop

    def _paint_tree(self, scene: Scene, old: tuple[object, ...]) -> tuple[object, ...]:
        look = tree.look(scene)
        self.told = tree_told.told(look, scene.say)
        self.node_told = "" if look.chosen is None else tree_told.node_told(look.spots[look.chosen], scene.say)
        frame = ("tree", look, self.size, self.zoom, self.moved, scene.say.language)
        if old != frame:
            self.tree, self._places = look, tree_places.place(look, self._box(scene))
            width, height = self.size
            write("contents", parts.tree(look, self._places, self.told, width, height - parts.FOOT))
        return frame

    def _box(self, scene: Scene) -> Box:
        (width, height), is_large = self.size, scene.state.tree.is_large
        type_ = 14 if width < 420 or height < 240 else 27 if width > 1500 else 20 if width > 900 or is_large else 16
        return Box(
            0.4 * type_, type_ / 2, width - 0.8 * type_, height - parts.FOOT - type_ / 2, type_, self.zoom, self.moved
        )

    def zoomed(self, factor: float, x: float, y: float) -> None:
        """Enlarge the tree around a point of its drawing."""
        zoom = min(LARGEST_ZOOM, max(1.0, self.zoom * factor))
        if not self._places:
            return
        grown, middle = zoom / self.zoom, self._places.box.middle
        x, y = x - middle[0], y - middle[1]
        self.moved = (x - (x - self.moved[0]) * grown, y - (y - self.moved[1]) * grown) if zoom > 1 else (0.0, 0.0)
        self.zoom = zoom

    def dragged(self, x: float, y: float) -> None:
        """Move the tree."""
        self.moved = self.moved[0] + x, self.moved[1] + y

    def fit(self) -> None:
        """Show the tree as large as fits."""
        self.zoom, self.moved = 1.0, (0.0, 0.0)


def _list_top() -> int:
    """Return how far the list begins below the edge of its panel."""
    found = find("list")
    return int(found.offsetTop) if found else 0
