"""The browser's events, as a view understands them: keys, mouse, fingers, elements."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.actions import BINDINGS
from ..app.binding import SHIFTED
from ..app.commands import Action, Command
from ..parts.frame import slid
from ..pens import Pixel
from .page_dom import SIZE_FIELD, find, key_of
from .page_live import LiveView
from .page_names import Names
from .page_view import WITHOUT_PROGRAM

KEYS = {
    " ": "space",
    "ArrowLeft": "left",
    "ArrowRight": "right",
    "ArrowUp": "up",
    "ArrowDown": "down",
    "PageUp": "page up",
    "PageDown": "page down",
    "Enter": "return",
}
"""The names of keys in the table of actions, where the browser has other ones."""

SLIDER_KEYS = (
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "PageUp",
    "PageDown",
)
"""The keys that move a slider that has the focus."""

FIELD_KEYS = ("Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End")
"""The keys that a field has for itself, besides characters."""

PRESS_KEYS = (" ", "Enter")
"""The keys that press a button that has the focus."""

CTRL_KEYS = frozenset(
    key
    for binding in BINDINGS
    if binding.action not in (*WITHOUT_PROGRAM, Action.PASTE)
    for key in binding.keys
    if key.startswith("ctrl+")
)
"""The keys with Ctrl, or Cmd on a Mac, that mean something in the page.

A text is pasted by the browser itself, with an event of its own.
"""

NOTCH = 60
"""Pixels by which the wheel has turned for one notch."""

WHEEL_UNITS = (1, 20, 400)
"""Pixels of the units in which a browser counts a wheel: a pixel, a line, a page."""

OUTSIDE = (-1, -1)
"""A point at which there is nothing."""


class Events:
    """Has a method for each event, with the browser's name of the event."""

    def __init__(self, view: LiveView, names: Names) -> None:
        self._view = view
        self._names = names
        self._wheel_pixels = 0.0  # that make no whole notch yet
        self._fingers: dict[int, Pixel] = {}  # where they are, by their numbers
        self._is_dragging = False  # a slider is moved, and not let go yet
        self._mouse = OUTSIDE  # where the mouse was when it moved last
        self._selection = ""  # the text that was selected when the mouse was pressed

    # Keys.

    def keydown(self, event: Any) -> None:
        """Do what a key means, unless it belongs to the element that has the focus.

        A key that is held repeats by the time of the view, not by the browser's.
        """
        if event.ctrlKey or event.metaKey or event.altKey:
            self._press_with_ctrl(event)
            return
        if self._offer_to_focus(event):
            return
        name = KEYS.get(event.key, event.key.lower())
        is_letter = len(name) == 1 and name.isalpha()
        if event.shiftKey and (is_letter or name in SHIFTED):
            name = f"shift+{name}"
        is_handled = True
        if not event.repeat:
            is_handled = self._view.key(name, event.code)
        if is_handled:
            event.preventDefault()

    def _press_with_ctrl(self, event: Any) -> None:
        """Do what a key with Ctrl or Cmd means, or leave it to the browser.

        A field has keys of its own. If a text is selected, the browser copies that.
        """
        name = f"ctrl+{event.key.lower()}"
        if event.shiftKey:
            name = f"ctrl+shift+{event.key.lower()}"
        # Ctrl and Alt together are AltGr, with which characters are typed.
        has_two = event.altKey or (event.ctrlKey and event.metaKey)
        if has_two or name not in CTRL_KEYS or _is_field(event.target):
            return
        has_selection = _selection() != ""
        if name == "ctrl+c" and has_selection:
            return
        event.preventDefault()
        if not event.repeat:
            self._view.key(name, event.code)
            # On a Mac, no key that is released while Cmd is held has an event.
            self._view.forget_keys()

    def _offer_to_focus(self, event: Any) -> bool:
        """Return whether a key belongs to the element that has the focus.

        Such a key is handled here, unless the browser itself knows what it means.
        """
        node = event.target
        key = event.key
        if key == "Tab":
            # The browser moves the focus, but not out of an open menu.
            return self._view.app.state.menu is None
        if node.id == SIZE_FIELD:
            return self._press_in_field(event)
        if node.getAttribute("type") == "range":
            # The browser moves the slider.
            return key in SLIDER_KEYS
        if self._names.table.node.contains(node):
            return self._press_on_board(event)
        if node.getAttribute("role") == "tab" and key in ("ArrowLeft", "ArrowRight"):
            self._choose_next_tab(node, key)
            return True
        if key in PRESS_KEYS and node.tagName == "BUTTON":
            # The browser presses the button. Where the view draws a ring, or has the
            # menu or the help open, the view itself does what the key means.
            state = self._view.app.state
            has_menu = state.menu is not None
            belongs_to_view = self._view.ringed or state.has_help or has_menu
            return not belongs_to_view
        return False

    def _press_in_field(self, event: Any) -> bool:
        """Return whether a key in the field of the size belongs to the field.

        Enter and Escape are handled here, the others by the browser.
        """
        key = event.key
        if key in ("Enter", "Escape"):
            self._view.key(KEYS.get(key, "escape"))
            # It was pressed without a code, so its release could not end it.
            self._view.forget_keys()
            event.target.blur()
            event.preventDefault()
            return True
        is_character = len(key) == 1
        return is_character or key in FIELD_KEYS

    def _press_on_board(self, event: Any) -> bool:
        """Handle a key on the board: press a square, or move the focus to another.

        Return whether the key means one of these.
        """
        node = event.target
        table = self._names.table
        if event.key in PRESS_KEYS:
            command = table.command(node, self._view.frame())
            if command and not event.repeat:
                self._view.execute(command)
            is_handled = True
        else:
            is_handled = table.move(node, event.key)
        if is_handled:
            event.preventDefault()
        return is_handled

    def _choose_next_tab(self, tab: Any, key: str) -> None:
        """Open the tab beside one, at the right for ArrowRight, otherwise at the left.

        The first and the last tab have no other one at one side: nothing is done.
        """
        if key == "ArrowRight":
            next_tab = tab.nextElementSibling
        else:
            next_tab = tab.previousElementSibling
        if next_tab:
            next_tab.focus()
            self._view.execute(Command(Action[key_of(next_tab)]))

    def keyup(self, event: Any) -> None:
        """Release a key."""
        self._view.release_key(event.code)

    # Mouse and fingers.

    def pointerdown(self, event: Any) -> None:
        """Press the mouse, a pen or a finger. A second finger presses nothing.

        Only the main button of a mouse counts, which has the number 0.
        """
        self._selection = _selection()
        if event.button != 0 or event.target.id == SIZE_FIELD:
            return
        point = self._point(event)
        is_finger = event.pointerType == "touch"
        if is_finger:
            self._fingers[event.pointerId] = point
        if len(self._fingers) < 2:
            self._view.press(point, is_finger=is_finger)

    def pointermove(self, event: Any) -> None:
        """Move the mouse or a finger. Two fingers zoom what is under them.

        Browsers send this also if the page changes under a mouse that rests.
        """
        point = self._point(event)
        is_finger = event.pointerType == "touch"
        if not is_finger:
            is_at_rest = point == self._mouse or self._is_first(event)
            self._mouse = point
            if not is_at_rest:
                self._view.move(point)
            return
        finger = event.pointerId
        if finger not in self._fingers:
            # It was pressed in the field, which has it for itself.
            return
        last_point = self._fingers[finger]
        self._fingers[finger] = point
        others = [place for key, place in self._fingers.items() if key != finger]
        if len(others) == 1:
            # The other finger is the centre of the zoom.
            centre = others[0]
            factor = _distance(point, centre) / _distance(last_point, centre)
            self._view.pinch(factor, centre)
        else:
            self._view.move(point)

    def _is_first(self, event: Any) -> bool:
        """Return whether the page only learns where a mouse is that has not moved."""
        has_moved = event.movementX != 0 or event.movementY != 0
        return self._mouse == OUTSIDE and not has_moved

    def pointerup(self, event: Any) -> None:
        """Release the mouse or a finger.

        If it has selected a text, or if the browser has cancelled the event, nothing is
        pressed: it is released outside of everything.
        """
        self._fingers.pop(event.pointerId, None)
        # A selection from before, such as that of digits in the field, is no reason.
        selection = _selection()
        has_selected = selection not in ("", self._selection)
        if has_selected or event.type == "pointercancel":
            self._view.release(OUTSIDE)
        else:
            self._view.release(self._point(event))

    pointercancel = pointerup

    def touchstart(self, event: Any) -> None:
        """Keep the browser from moving the page if a finger moves something in it."""
        point = self._point(event.touches.item(0))
        if event.cancelable and self._view.frame().moves_at(point):
            event.preventDefault()

    def mousedown(self, event: Any) -> None:
        """Leave the focus where it is: a mouse gives it to nothing but the field."""
        node = event.target
        if node.id != SIZE_FIELD and node.tagName in ("BUTTON", "INPUT"):
            event.preventDefault()

    def wheel(self, event: Any) -> None:
        """Scroll or zoom what is under the mouse, if the program can do that."""
        view = self._view
        point = self._point(event)
        if view.frame().scroll_at(point) is None:
            return
        event.preventDefault()
        self._wheel_pixels += event.deltaY * WHEEL_UNITS[event.deltaMode]
        notches = int(self._wheel_pixels / NOTCH)
        if notches:
            # The rest remains for the next event.
            self._wheel_pixels -= notches * NOTCH
            view.move(point)
            # The browser counts towards the person, the view away from the person.
            view.wheel(-notches)

    def pointerleave(self, _: Any) -> None:
        """Forget the mouse: it has left the page."""
        self._mouse = OUTSIDE
        self._view.leave()

    def _point(self, event: Any) -> Pixel:
        """Return where the mouse or a finger is, in pixels of the picture."""
        return int(event.pageX) - self._view.left, int(event.pageY)

    # The real elements.

    def click(self, event: Any) -> None:
        """Do what an element means that a key or a screen reader has pressed.

        A mouse has already pressed what is drawn there.
        """
        node = event.target
        if node.id == SIZE_FIELD:
            # What is typed next replaces the number in it.
            node.select()
        is_by_mouse = event.detail > 0
        is_control = node.tagName == "BUTTON" or key_of(node) != ""
        if is_by_mouse or not is_control:
            return
        command = self._names.table.command(node, self._view.frame())
        if not command:
            command = self._view.command_of(key_of(node))
        if command:
            self._view.execute(command)

    def input(self, event: Any) -> None:
        """Follow a slider, or what is typed into the field of the size.

        All that is in the field is typed again, but only its digits.
        """
        node = event.target
        if node.getAttribute("type") == "range":
            share = float(node.value)
            command = slid(Action[key_of(node)], share, goes_on=self._is_dragging)
            self._view.execute(command)
            self._is_dragging = True
        elif node.id == SIZE_FIELD:
            app = self._view.app
            app.change(typed="")
            for character in node.value:
                if character in "0123456789":
                    app.type(character)

    def change(self, event: Any) -> None:
        """Remember that a slider was let go."""
        if event.target.getAttribute("type") == "range":
            self._is_dragging = False

    def focusin(self, event: Any) -> None:
        """Draw the focus ring around a button that has the focus.

        If the board has it, the table of its squares is made.
        """
        node = event.target
        if node == self._names.table.node:
            self._names.table.enter()
        name = key_of(node)
        self._view.ring(Action[name] if name in Action.__members__ else None)

    def focusout(self, event: Any) -> None:
        """Remove the ring. What was typed into the field of the size is forgotten."""
        self._view.ring(None)
        app = self._view.app
        if event.target.id == SIZE_FIELD and app.state.typed:
            app.change(typed="")

    def paste(self, event: Any) -> None:
        """Go to the position that was pasted."""
        if event.target.id != SIZE_FIELD:
            self._view.paste(event.clipboardData.getData("text"))

    def close(self, _: Any) -> None:
        """Close the help if the browser has closed its dialog."""
        if not find("help").open:
            self._view.app.change(has_help=False)


def _is_field(node: Any) -> bool:
    """Return whether an element is a field in which text is typed."""
    return node.tagName in ("INPUT", "TEXTAREA") and node.type != "range"


def _selection() -> str:
    """Return the text that is selected in the document."""
    return str(window.getSelection().toString())


def _distance(point: Pixel, other: Pixel) -> int:
    """Return the larger one of the distances in x and y, at least one pixel."""
    x, y = point
    other_x, other_y = other
    return max(1, abs(x - other_x), abs(y - other_y))
