"""The real elements of the page: keys and screen readers use them.

They are transparent, above the picture, in reading order. Each part has a
box with its description, its field, its buttons and its sliders.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..app.state import State
from ..parts.frame import Frame, key_of
from ..pens import NOWHERE, ButtonLook, Element, Rect, Widget
from ..search.position import Position
from .page_dom import SIZE_FIELD, find, flag, give, js, put_at
from .page_table import Table

BUTTON_ROLES = {"tablist": "tab", "menu": "menuitem", "tree": "treeitem"}
"""The role of the buttons in a box of a role."""

INPUTS = {
    "range": (("min", "0"), ("max", "1"), ("step", "any")),
    "text": (
        ("id", SIZE_FIELD),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("maxlength", "4"),
    ),
}
"""The fixed attributes of an input of a type."""

SAME_SHARE = 0.001
"""A slider with the focus may differ this much from the one that is drawn.

While keys move it, it can be between two steps of the search.
"""

SLIDER_REACH = 20
"""How much higher a slider is than its track, in pixels: at least 24 in all."""

Attributes = tuple[tuple[str, bool | str], ...]
"""Names and values of attributes."""


class Control(NamedTuple):
    """A real element of a part."""

    kind: str  # "button", "pre" for a description, or the type of an input
    text: str
    place: Rect = NOWHERE
    attributes: Attributes = ()
    value: Any = None  # of an input


def controls_of(widget: Widget, role: str) -> dict[str, Control]:
    """Return the elements of a widget by their keys, in the order of reading.

    `role` is that of the box.
    """
    controls: dict[str, Control] = {}
    if widget.descriptions and not role:
        controls[""] = Control("pre", "\n".join(widget.descriptions))
    field = widget.field
    if field:
        controls["FIELD"] = Control(
            "text",
            "",
            field.place,
            (("aria-label", field.label), ("aria-invalid", field.is_refused)),
            value=field.text,
        )
    for button in widget.buttons:
        look = button.look
        text = look.description or look.label
        attributes = _button_attributes(look, role)
        controls[key_of(look.name)] = Control("button", text, button.rect, attributes)
    for line in widget.lines:
        look = line.look
        attributes = (("aria-current", look.is_primary),)
        controls[key_of(look.name)] = Control(
            "button", look.label, line.rect, attributes
        )
    for slider in widget.sliders:
        controls[slider.name.name] = Control(
            "range",
            "",
            slider.track.inflate(0, SLIDER_REACH),
            (("aria-label", slider.label), ("aria-valuetext", slider.value)),
            value=slider.share,
        )
    return controls


def _button_attributes(look: ButtonLook, role: str) -> Attributes:
    """Return the attributes of a button in a box of a role, or without one."""
    disabled = ("aria-disabled", not look.is_enabled)
    if role == "menu":
        # The program moves the focus from row to row, not Tab.
        return (disabled, ("tabindex", "-1"))
    if role:
        # A tab; or the node of the tree that keys have chosen, the only one.
        is_selected = look.is_primary or role == "tree"
        return (disabled, ("aria-selected", is_selected))
    return (disabled,)


class Box:
    """The elements of a part, in an element of their own."""

    def __init__(self, role: str) -> None:
        self.node = js.createElement("div")
        self._role = role
        self._widget: Widget | None = None
        self._controls: dict[str, Control] = {}
        self._nodes: dict[str, Any] = {}
        if role:
            self.node.setAttribute("role", role)

    def show(self, widget: Widget) -> None:
        """Show the elements of a widget, if it is not the widget that is shown."""
        if widget is self._widget:
            return
        self._widget = widget
        old_controls = self._controls
        self._controls = controls_of(widget, self._role)
        if list(self._controls) != list(old_controls):
            self._arrange()
        for key, control in self._controls.items():
            old = old_controls.get(key)
            if old != control:
                _update(self._nodes[key], old, control)

    def _arrange(self) -> None:
        """Have an element for each control, in their order, and no others.

        A new element is empty.
        """
        old_nodes = self._nodes
        self._nodes = {}
        last = None
        for key, control in self._controls.items():
            node = old_nodes.pop(key, None)
            if node is None:
                node = _new_node(control.kind, BUTTON_ROLES.get(self._role, ""))
                node.dataset.key = key
            self._nodes[key] = node
            # An element that is moved loses the focus: only if it must be.
            if last is None:
                if self.node.firstChild != node:
                    self.node.prepend(node)
            elif last.nextSibling != node:
                last.after(node)
            last = node
        for node in old_nodes.values():
            node.remove()

    def focus(self, key: str) -> None:
        """Give the focus to the element of a key, if there is one."""
        if key in self._nodes:
            self._nodes[key].focus({"preventScroll": True})


def _new_node(kind: str, role: str) -> Any:
    """Return a new element of a kind. The role is for a button."""
    if kind in INPUTS:
        node = js.createElement("input")
        node.setAttribute("type", kind)
        for attribute, value in INPUTS[kind]:
            node.setAttribute(attribute, value)
        return node
    node = js.createElement(kind)
    if role:
        node.setAttribute("role", role)
    return node


def _update(node: Any, old: Control | None, new: Control) -> None:
    """Change an element so that it shows a new control, and no longer the old one.

    The old one is None for a new element. Only what differs is changed, since each
    change takes time.
    """
    old_text = old.text if old else ""
    old_place = old.place if old else NOWHERE
    if new.text != old_text:
        give(node, "textContent", new.text)
    if new.place != old_place:
        put_at(node, new.place)
    if not old or new.attributes != old.attributes:
        for attribute, value in new.attributes:
            text = value if isinstance(value, str) else flag(value)
            node.setAttribute(attribute, text)
    is_input = new.kind in INPUTS
    if is_input and node.value != new.value and not _is_moved_by_keys(node, new):
        give(node, "value", new.value)


def _is_moved_by_keys(node: Any, slider: Control) -> bool:
    """Return whether a slider has the focus, and is near to where it is drawn."""
    if slider.kind != "range" or js.activeElement != node:
        return False
    return abs(float(node.value) - float(slider.value)) <= SAME_SHARE


class Names:
    """All real elements. Those of the board are its `table`."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Remove all elements: the next frame makes new ones."""
        self._order: list[str] = []  # the names of all parts that are shown
        self._boxes: dict[str, Box] = {}  # of all parts but the board
        self.table = Table()
        self._opener: Any = None  # had the focus before the menu that is open
        self._before_menu: object = None  # the state when the menu was opened
        for node in list(find("names").querySelectorAll("[data-box]")):
            node.remove()
        find("title").after(self.table.node)

    def show(self, frame: Frame) -> None:
        """Show the elements of a frame. Only what has changed is changed."""
        focused_node = js.activeElement
        elements = [one for one in frame.elements if one.widget or one.role]
        order = [element.name for element in elements]
        if order != self._order:
            self._order = order
            self._arrange(elements)
        for element in elements:
            if element.widget:
                self._boxes[element.name].show(element.widget)
        # An element that is moved in the document loses the focus: it gets it back.
        if js.activeElement != focused_node and focused_node.isConnected:
            focused_node.focus({"preventScroll": True})
        self.table.show(frame.squares)
        chosen_row = frame.state.menu
        if chosen_row is not None:
            self._focus_row(frame, chosen_row)
        elif self._opener:
            # The menu was closed since the last frame.
            self._focus_opener(frame)

    def _arrange(self, elements: list[Element]) -> None:
        """Have a box for each part, in their order after the title, and no others.

        The table stays even if no board is drawn.
        """
        old_boxes = self._boxes
        self._boxes = {}
        last = find("title")
        for element in elements:
            if element.role == "table":
                node = self.table.node
            else:
                box = old_boxes.pop(element.name, None) or Box(element.role)
                self._boxes[element.name] = box
                node = box.node
            node.dataset.box = element.name
            if last.nextSibling != node:
                last.after(node)
            last = node
        for removed_box in old_boxes.values():
            removed_box.node.remove()

    def _focus_row(self, frame: Frame, number: int) -> None:
        """Give the focus to the chosen row of the menu, by its number."""
        if self._opener is None:
            # The menu was opened since the last frame.
            self._opener = js.activeElement
            self._before_menu = _apart_from_menu(frame)
        for element in frame.elements:
            if element.role == "menu" and element.widget:
                button = element.widget.buttons[number]
                self._boxes[element.name].focus(key_of(button.look.name))

    def _focus_opener(self, frame: Frame) -> None:
        """Give the focus back to what had it before the menu, which is closed now.

        If the chosen row has changed something, or if another element has got the
        focus, it stays where it is.
        """
        opener = self._opener
        self._opener = None
        has_changed = _apart_from_menu(frame) != self._before_menu
        has_no_focus = js.activeElement == js.body
        if has_no_focus and not has_changed:
            opener.focus()


def _apart_from_menu(frame: Frame) -> tuple[State, Position]:
    """Return the state without menu and message, and the position that is displayed."""
    state = frame.state._replace(menu=None, message="")
    return state, frame.scene.displayed.position
