"""The real elements of the page, unseen over the picture: by these keys and screen readers know what is drawn there.

They are made by one walk over what was noted as the picture was drawn, in the order of reading: for each part a box
with what is told, its buttons, its sliders and its field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..parts.frame import Frame, key_of
from ..pens.buttons import Button
from ..pens.rect import Rect
from ..pens.ui import Shown, Slider, Widget
from .page_dom import find, give, js

ROLES = {"tablist": "tab", "menu": "menuitem", "tree": "treeitem"}
"""The role of a button by that of the box in which it stands."""

TABLE = "board"
"""The part that is told as a table, which is made elsewhere."""

Marks = tuple[tuple[str, str], ...]


class Named(NamedTuple):
    """An element: what it stands for, what it is called, where it stands, and its other attributes."""

    key: str
    name: str
    place: Rect
    marks: Marks = ()


def flag(attribute: str, is_so: bool) -> tuple[str, str]:
    """Return an attribute that says whether something is so."""
    return attribute, "true" if is_so else "false"


def stand(node: Any, place: Rect) -> None:
    """Let an element stand where something is drawn."""
    left, top, width, height = place
    give(node.style, "cssText", f"left:{left}px;top:{top}px;width:{width}px;height:{height}px")


def named(button: Button, role: str) -> Named:
    """Return a button as an element of a box with a role."""
    look = button.look
    marks = [flag("aria-disabled", not look.is_enabled)]
    if role == "tablist":
        marks.append(flag("aria-selected", look.is_primary))
    elif role == "tree":
        marks.append(flag("aria-selected", True))
    elif role == "menu":
        marks.append(("tabindex", "-1"))
    return Named(key_of(look.name), look.told or look.label, button.rect, tuple(marks))


def named_line(line: Button) -> Named:
    """Return a line that can be chosen as an element."""
    look = line.look
    return Named(key_of(look.name), look.label, line.rect, (flag("aria-current", look.is_primary),))


class Box:
    """The elements of a part, in an element of their own."""

    def __init__(self, name: str, role: str) -> None:
        self.node = find(TABLE) if name == TABLE else js.createElement("div")
        self._role = role
        self._noted: Widget | None = None
        self._items: dict[str, tuple[Any, object]] = {}
        if role:
            self.node.setAttribute("role", role)
        self.node.dataset.box = name

    def show(self, noted: Widget | None) -> None:
        """Show what was noted of the part, if that is not what is shown already."""
        if noted is None or noted is self._noted:
            return
        self._noted = noted
        before, self._items = self._items, {}
        last: Any = None
        for key, item, make, change in self._wanted(noted):
            node, old = before.pop(key, (None, None))
            if node is None:
                node = make()
                node.dataset.key = key
            if last is None and self.node.firstChild != node:
                self.node.prepend(node)
            elif last is not None and last.nextSibling != node:
                last.after(node)
            if old != item:
                change(node, old, item)
            self._items[key], last = (node, item), node
        for node, _ in before.values():
            node.remove()

    def _wanted(self, noted: Widget) -> list[tuple[str, Any, Callable[[], Any], Callable[..., None]]]:
        """Return what stands in the box: by what it is known, what it is, what makes it and what changes it."""
        told = "\n".join(noted.told)
        wanted: list[tuple[str, Any, Callable[[], Any], Callable[..., None]]] = []
        if told and not self._role:
            wanted.append(
                ("", told, lambda: js.createElement("pre"), lambda node, _, new: give(node, "textContent", new))
            )
        if noted.field:
            wanted.append(("FIELD", noted.field, _made_field, _change_field))
        role = ROLES.get(self._role, "")
        items = [named(button, self._role) for button in noted.buttons] + [named_line(one) for one in noted.lines]
        wanted += [(one.key, one, lambda: _made("button", role), _change) for one in items]
        wanted += [(one.name.name, one, lambda: _made("input", ""), _change_slider) for one in noted.sliders]
        return wanted

    def focus(self, key: str) -> None:
        """Give the focus to an element."""
        if key in self._items:
            self._items[key][0].focus({"preventScroll": True})


def _made(kind: str, role: str) -> Any:
    node = js.createElement(kind)
    if role:
        node.setAttribute("role", role)
    if kind == "input":
        for attribute, value in (("type", "range"), ("min", "0"), ("max", "1"), ("step", "any")):
            node.setAttribute(attribute, value)
    return node


def _made_field() -> Any:
    node = js.createElement("input")
    for attribute, value in (("id", "n"), ("inputmode", "numeric"), ("autocomplete", "off"), ("maxlength", "4")):
        node.setAttribute(attribute, value)
    return node


def _change(node: Any, old: Named | None, new: Named) -> None:
    if not old or old.name != new.name:
        give(node, "textContent", new.name)
    if not old or old.place != new.place:
        stand(node, new.place)
    for name, value in new.marks:
        node.setAttribute(name, value)


def _change_slider(node: Any, old: Slider | None, new: Slider) -> None:
    """Tell how a slider stands; while it is moved by keys it may be between two values of the search."""
    if not old or (old.track, old.label) != (new.track, new.label):
        stand(node, new.track.inflate(0, 18))
        node.setAttribute("aria-label", new.label)
    node.setAttribute("aria-valuetext", new.told)
    if js.activeElement != node or abs(float(node.value) - new.share) > 0.001:
        give(node, "value", new.share)


def _change_field(node: Any, _: object, new: Any) -> None:
    if node.value != new.text:
        give(node, "value", new.text)
    node.setAttribute("aria-label", new.label)
    node.setAttribute(*flag("aria-invalid", new.is_refused))
    stand(node, new.place)


class Names:
    """All real elements but the board's squares."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget what stands in the document: all of it is made anew."""
        self._boxes: dict[str, Box] = {}
        self._names: list[str] = []
        self._opener: Any = None
        self._began: object = None
        for node in list(find("names").querySelectorAll("[data-box]")):
            if node.id != TABLE:
                node.remove()

    def show(self, frame: Frame) -> None:
        """Name what a frame shows; what is the same as before is left alone, and what has gone goes."""
        focused, shown = js.activeElement, [one for one in frame.shown if one.noted or one.name == TABLE]
        names = [one.name for one in shown]
        if names != self._names:
            self._arrange(shown)
            self._names = names
        for one in shown:
            self._boxes[one.name].show(one.noted)
        if focused != js.activeElement and focused.isConnected:
            focused.focus({"preventScroll": True})
        if frame.state.menu is not None or self._opener:
            self._follow_menu(frame)

    def _arrange(self, shown: list[Shown]) -> None:
        """Let there be a box for each part, in their order."""
        before, self._boxes, last = self._boxes, {}, find("title")
        for one in shown:
            made = before.pop(one.name, None)
            box = self._boxes[one.name] = made or Box(one.name, one.role)
            if last.nextSibling != box.node:
                last.after(box.node)
            last = box.node
        for box in before.values():
            if box.node.id != TABLE:
                box.node.remove()

    def _follow_menu(self, frame: Frame) -> None:
        """Give the focus to the chosen row of the menu; what taking a row has begun owns the keys afterwards."""
        state = frame.state
        begun = state._replace(menu=None, message=""), frame.scene.seen.position
        if state.menu is not None and "menu" in self._boxes:
            if self._opener is None:
                self._opener, self._began = js.activeElement, begun
            noted = frame.noted("menu")
            if noted:
                self._boxes["menu"].focus(key_of(noted.buttons[state.menu].look.name))
        elif self._opener is not None:
            opener, self._opener = self._opener, None
            if js.activeElement == js.body and begun == self._began:
                opener.focus()
