"""The real elements of the page, unseen over the picture: by these keys and screen readers know what is drawn there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..looks.scene import Scene
from ..paint.frame import Beside, Frame
from ..parts.lesson import told
from ..pens.buttons import Buttons
from ..pens.rect import Rect
from ..pens.ui import Widget
from ..words.words import Words
from .page_dom import find, give, js, mark, put
from .page_panel_names import Named, flag, named, panel_names

ROWS = {
    "controls": "", "answers": "", "strip": "", "lesson": "", "head": "", "tabs-0": "tab", "tabs-1": "tab", "tree": "",
    "stops": "", "lines": "", "menu": "menuitem",
}  # fmt: skip
"""The elements in which buttons stand, and the role of these where it is another."""


class Row:
    """The buttons of one kind that stand in another element."""

    def __init__(self, name: str, role: str) -> None:
        self._name, self._role = name, role
        self._source: object = None
        self._nodes: dict[str, tuple[Any, Named]] = {}
        self._is_lost = False

    def forget(self) -> None:
        """Forget what the elements are: they are made anew."""
        self._source, self._nodes, self._is_lost = None, {}, True

    def is_new(self, source: object) -> bool:
        """Return whether what the elements are made of is other than last time."""
        if source == self._source and not self._is_lost:
            return False
        self._source = source
        return True

    def show(self, wanted: Iterable[Named]) -> None:
        """Show these and no others; an element whose key stays is kept, and so keeps the focus."""
        for lost in list(find(self._name).querySelectorAll("[data-key]")) if self._is_lost else ():
            lost.remove()
        self._is_lost = False
        before, self._nodes = self._nodes, {}
        last, wanted = None, list(wanted)
        kept = [one.key for one in wanted if one.key in before]
        if kept != [key for key in before if key in kept]:
            self._arrange([before[key][0] for key in kept])
        for one in wanted:
            node, old = before.pop(one.key, (None, None))
            if node is None:
                node = js.createElement("button")
                node.dataset.key = one.key
                if self._role:
                    node.setAttribute("role", self._role)
                (last.after if last else find(self._name).prepend)(node)
            if old != one:
                _change(node, old, one)
            self._nodes[one.key] = node, one
            last = node
        for node, _ in before.values():
            node.remove()

    def _arrange(self, nodes: list[Any]) -> None:
        """Let elements follow one another in another order; the one that has the focus keeps it."""
        focused = js.activeElement
        find(self._name).prepend(*nodes)
        if focused in nodes:
            focused.focus({"preventScroll": True})

    def focus(self, key: str) -> None:
        """Give the focus to an element."""
        self._nodes[key][0].focus({"preventScroll": True})


def _change(node: Any, old: Named | None, new: Named) -> None:
    if not old or old.name != new.name:
        give(node, "textContent", new.name)
    if not old or old.place != new.place:
        stand(node, new.place)
    for name, value in new.marks:
        node.setAttribute(name, value)


def stand(node: Any, place: Rect) -> None:
    """Let an element stand where something is drawn."""
    left, top, width, height = place
    give(node.style, "cssText", f"left:{left}px;top:{top}px;width:{width}px;height:{height}px")


class Names:
    """All real elements but the board's."""

    def __init__(self) -> None:
        self._rows = {name: Row(name, role) for name, role in ROWS.items()}
        self._setting: tuple[object, ...] = (None, None, None)
        self._panels: tuple[object, ...] = ()
        self._opener: Any = None
        self._began: object = None

    def forget(self) -> None:
        """Forget what stands in the document: all of it is made anew."""
        for row in self._rows.values():
            row.forget()
        self._setting, self._panels = (None, None, None), ()

    def show(self, frame: Frame) -> None:
        """Name what a frame shows; what is the same as before is left alone."""
        beside, say, words = frame.beside, frame.scene.say, frame.looks.card.sentence
        put("told", "textContent", f"{words.told} {words.next}")
        put("question", "textContent", told(frame.scene))
        assert beside, "a page is never so small that it shows the board alone"
        setting = frame.looks.setting, beside.header, frame.pen
        if any(setting[k] is not self._setting[k] for k in range(3)):
            self._setting = setting
            self._show_setting(frame, beside, say)
        self._show_buttons("answers", beside.card.all_buttons, say)
        self._show_buttons("strip", beside.outlook.buttons if beside.outlook else (), say)
        self._show_buttons("lesson", beside.lesson.buttons if beside.lesson else (), say)
        shown = (say, *beside.panels)
        if len(shown) != len(self._panels) or any(shown[k] is not self._panels[k] for k in range(len(shown))):
            self._show_panels(beside, say)
            self._panels = shown
        if beside.foot:
            (said,) = beside.foot[-1].values
            _show_slider("progress", said.share, ", ".join(said.counters))
        if beside.menu or not find("menu").hidden:
            self._show_menu(beside.menu, frame.scene)

    def _show_setting(self, frame: Frame, beside: Beside, say: Words) -> None:
        """Name what seldom changes: the header, the controls and the tabs."""
        if beside.header:
            _show_size(beside.header, say)
        self._show_buttons("head", beside.header.buttons if beside.header else (), say)
        if beside.foot:
            self._show_buttons("controls", beside.foot[0].buttons, say)
            _place_slider(frame, "progress", "progress", say("progress"))
            _place_slider(frame, "rapidity", "speed", say("speed"))
            said = beside.foot[0].values[0]
            _show_slider("rapidity", said.speed_place, said.speed_text)
        for k in range(2):
            tabs = beside.panels[k].tabs if k < len(beside.panels) else ()
            put(f"tabs-{k}", "hidden", not tabs)
            self._rows[f"tabs-{k}"].show([named(tab, say) for tab in tabs])

    def _show_buttons(self, name: str, buttons: Buttons, say: Words) -> None:
        row = self._rows[name]
        if row.is_new((buttons, say)):
            row.show([named(button, say) for button in buttons])

    def _show_panels(self, beside: Beside, say: Words) -> None:
        shown = panel_names(beside.panels, say)
        for name, wanted in (("lines", shown.lines), ("tree", shown.tree), ("stops", shown.stops)):
            if self._rows[name].is_new(wanted):
                put(name, "hidden", not wanted)
                self._rows[name].show(wanted)
        put("contents", "textContent", shown.told)

    def _show_menu(self, menu: Widget | None, scene: Scene) -> None:
        """Show the menu, whose chosen row has the focus; what taking a row has begun owns the keys afterwards."""
        node, begun = find("menu"), (scene.state._replace(menu=None, message=""), scene.seen.position)
        if menu:
            if node.hidden:
                self._opener, self._began = js.activeElement, begun
                give(node, "hidden", False)
            marks = (("tabindex", "-1"),)
            self._rows["menu"].show([Named(one.look.name.name, one.told, one.rect, marks) for one in menu.buttons])
            self._rows["menu"].focus(menu.buttons[scene.state.menu or 0].look.name.name)
        elif not node.hidden:
            had_focus = node.contains(js.activeElement)
            give(node, "hidden", True)
            if had_focus:
                js.activeElement.blur()
                if self._opener and begun == self._began:
                    self._opener.focus()


def _show_size(header: Widget, say: Words) -> None:
    field, (_, said) = find("n"), header.values
    if field.value != said.number:
        give(field, "value", said.number)
    mark("n", "aria-label", say("size_of_board"))
    mark("n", *flag("aria-invalid", said.is_refused))
    stand(field, header.notes["field"])


def _place_slider(frame: Frame, name: str, noted: str, called: str) -> None:
    """Let a slider stand where its track is drawn, if it is."""
    track = frame.noted(noted)
    mark(name, "aria-label", called)
    put(name, "hidden", not track)
    stand(find(name), track.inflate(0, 16))


def _show_slider(name: str, share: float, told: str) -> None:
    """Tell how a slider stands; while it is moved by keys it may be between two values of the search."""
    mark(name, "aria-valuetext", told)
    node = find(name)
    if js.activeElement != node or abs(float(node.value) - share) > 0.001:
        give(node, "value", share)
