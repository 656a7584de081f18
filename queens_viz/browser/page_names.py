"""The real elements of the page, unseen over the picture: by these keys and screen readers know what is drawn there.

They are made by one walk over what was noted as the picture was drawn, in the order of reading: for each part a box
with what is told, its field, its buttons and its sliders.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..parts.frame import Frame, key_of
from ..pens import NOWHERE, Element, Rect, Widget
from .page_dom import find, give, js, stand
from .page_table import Table

ROLES = {"tablist": "tab", "menu": "menuitem", "tree": "treeitem"}
"""The role of a button by that of the box in which it stands."""

INPUTS = {
    "range": (("min", "0"), ("max", "1"), ("step", "any")),
    "text": (
        ("id", "n"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("maxlength", "4"),
    ),
}
"""What fields of each type have beside it."""

NEAR = 0.001
"""How far a slider may stand from where it is drawn: while keys move it, it may be between two steps of the search."""


Marks = tuple[tuple[str, bool | str], ...]
"""Attributes, and what they say; a flag says whether something is so."""


class Named(NamedTuple):
    """An element: its kind, what it is called, where it stands, its marks, and for an input its value."""

    kind: str
    name: str
    place: Rect = NOWHERE
    marks: Marks = ()
    value: Any = None


def named(noted: Widget, role: str) -> dict[str, Named]:
    """Return the elements of a part with a role, by their keys."""
    found: dict[str, Named] = {}
    if noted.descriptions and not role:
        found[""] = Named("pre", "\n".join(noted.descriptions))
    if noted.field:
        place, label, text, is_refused = noted.field
        found["FIELD"] = Named(
            "text",
            "",
            place,
            (("aria-label", label), ("aria-invalid", is_refused)),
            text,
        )
    for look, place, *_ in noted.buttons:
        marks: Marks = (("aria-disabled", not look.is_enabled),)
        if role == "menu":
            marks += (("tabindex", "-1"),)
        elif role:
            marks += (("aria-selected", look.is_primary or role == "tree"),)
        found[key_of(look.name)] = Named(
            "button", look.description or look.label, place, marks
        )
    for look, place, *_ in noted.lines:
        found[key_of(look.name)] = Named(
            "button", look.label, place, (("aria-current", look.is_primary),)
        )
    for name, track, share, label, told in noted.sliders:
        said = ("aria-label", label), ("aria-valuetext", told)
        found[name.name] = Named("range", "", track.inflate(0, 18), said, share)
    return found


class Box:
    """The elements of a part, in an element of their own."""

    def __init__(self, role: str) -> None:
        self.node = js.createElement("div")
        self._role = role
        self._noted: Widget | None = None
        self._items: dict[str, tuple[Any, Named]] = {}
        if role:
            self.node.setAttribute("role", role)

    def show(self, noted: Widget) -> None:
        """Show what was noted of the part, if that is not what is shown already."""
        if noted is self._noted:
            return
        self._noted, before, last = noted, self._items, None
        self._items = {}
        for key, item in named(noted, self._role).items():
            node, old = before.pop(key, (None, None))
            if node is None:
                node = _made(item.kind, ROLES.get(self._role, ""))
                node.dataset.key = key
            if last is None and self.node.firstChild != node:
                self.node.prepend(node)
            elif last is not None and last.nextSibling != node:
                last.after(node)
            if old != item:
                _change(node, old, item)
            self._items[key], last = (node, item), node
        for node, _ in before.values():
            node.remove()

    def focus(self, key: str) -> None:
        """Give the focus to an element."""
        if key in self._items:
            self._items[key][0].focus({"preventScroll": True})


def _made(kind: str, role: str) -> Any:
    """Return a new element of a kind; the role is that of a button."""
    node = js.createElement("input" if kind in INPUTS else kind)
    if kind in INPUTS:
        for attribute, value in (("type", kind), *INPUTS[kind]):
            node.setAttribute(attribute, value)
    elif role:
        node.setAttribute("role", role)
    return node


def _change(node: Any, old: Named | None, new: Named) -> None:
    """Let an element be another one than it was."""
    name, place = (old.name, old.place) if old else ("", NOWHERE)
    if new.name != name:
        give(node, "textContent", new.name)
    if new.place != place:
        stand(node, new.place)
    for attribute, value in new.marks:
        node.setAttribute(
            attribute, value if isinstance(value, str) else "true" if value else "false"
        )
    is_held = (
        new.kind == "range"
        and js.activeElement == node
        and abs(float(node.value) - new.value) <= NEAR
    )
    if new.kind in INPUTS and node.value != new.value and not is_held:
        give(node, "value", new.value)


class Names:
    """All real elements; those of the board are its `table`."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget what stands in the document: all of it is made anew."""
        self._boxes: dict[str, Any] = {}
        self.table = Table()
        self._opener: Any = None
        self._began: object = None
        for node in list(find("names").querySelectorAll("[data-box]")):
            node.remove()
        find("title").after(self.table.node)

    def show(self, frame: Frame) -> None:
        """Name what a frame shows; what is the same as before is left alone, and what has gone goes."""
        focused, shown = (
            js.activeElement,
            [one for one in frame.elements if one.widget or one.role],
        )
        if [one.name for one in shown] != list(self._boxes):
            self._arrange(shown)
        for one in shown:
            if one.widget:
                self._boxes[one.name].show(one.widget)
        if focused != js.activeElement and focused.isConnected:
            focused.focus({"preventScroll": True})
        self.table.show(frame.squares)
        if frame.state.menu is not None or self._opener:
            self._follow_menu(frame)

    def _arrange(self, shown: list[Element]) -> None:
        """Let there be a box for each part, in their order; the table stays, though nothing may be drawn of it."""
        before, self._boxes, last = self._boxes, {}, find("title")
        for one in shown:
            made = before.pop(one.name, None)
            box = self._boxes[one.name] = made or (
                self.table if one.role == "table" else Box(one.role)
            )
            box.node.dataset.box = one.name
            if last.nextSibling != box.node:
                last.after(box.node)
            last = box.node
        for box in before.values():
            if box is not self.table:
                box.node.remove()

    def _follow_menu(self, frame: Frame) -> None:
        """Give the focus to the chosen row of the menu; what taking a row has begun owns the keys afterwards."""
        state = frame.state
        begun = state._replace(menu=None, message=""), frame.scene.seen.position
        menu = next((one for one in frame.elements if one.role == "menu"), None)
        if menu and menu.widget and state.menu is not None:
            if self._opener is None:
                self._opener, self._began = js.activeElement, begun
            self._boxes[menu.name].focus(
                key_of(menu.widget.buttons[state.menu].look.name)
            )
        elif self._opener is not None:
            opener, self._opener = self._opener, None
            if js.activeElement == js.body and begun == self._began:
                opener.focus()
