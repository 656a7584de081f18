"""What a person does to the page, as a view understands it: keys, mouse, fingers, and the real elements."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.actions import BINDINGS
from ..app.binding import SHIFTED
from ..app.commands import Action, Command
from ..parts.frame import slid
from ..pens import Pixel
from .page_dom import find, key_of
from .page_live import LiveView
from .page_names import Names
from .page_view import PageView

KEYS = {
    " ": "space", "ArrowLeft": "left", "ArrowRight": "right", "ArrowUp": "up", "ArrowDown": "down",
    "PageUp": "page up", "PageDown": "page down", "Enter": "return",
}  # fmt: skip
"""The browser's names of keys, and those of the table of actions where they are others."""

SLIDING = (
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "PageUp",
    "PageDown",
)
"""The keys that sliders have for themselves."""

TYPING = ("Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End")
"""The keys that a field has for itself, beside those that type."""

CHORDS = frozenset(
    key
    for binding in BINDINGS
    if binding.action not in (*PageView.missing, Action.PASTE)
    for key in binding.keys
    if key.startswith("ctrl+")
)
"""The keys with Ctrl, or Cmd, that are the program's: what is pasted the browser brings."""

NOTCH = 60
"""Pixels of a turned wheel that count as a notch."""


class Events:
    """Turns the browser's events into what a view understands: each is taken by the method of its name."""

    def __init__(self, view: LiveView, names: Names) -> None:
        self._view, self._names = view, names
        self._turned = 0.0
        self._fingers: dict[int, Pixel] = {}
        self._drags, self._selected = False, ""

    # Keys.

    def keydown(self, event: Any) -> None:
        """Do what a key means, unless it belongs to what has the focus. A held key repeats by the view's own time."""
        view, key = self._view, event.key
        if event.ctrlKey or event.metaKey or event.altKey:
            self._chord(event)
            return
        if self._is_the_element_s(event.target, event):
            return
        name = KEYS.get(key, key.lower())
        if event.shiftKey and (name in SHIFTED or (len(name) == 1 and name.isalpha())):
            name = f"shift+{name}"
        if event.repeat or view.key(name, event.code):
            event.preventDefault()

    def _chord(self, event: Any) -> None:
        """Do what a chord of the program means; all others are the browser's.

        A field keeps its own, and where a text is selected, the browser copies that.
        """
        name = f"ctrl+{event.key.lower()}"
        if event.shiftKey:
            name = f"ctrl+shift+{event.key.lower()}"
        # With Ctrl and Alt together, as AltGr, one types a character.
        has_others = event.altKey or (event.ctrlKey and event.metaKey)
        if has_others or name not in CHORDS or _is_field(event.target):
            return
        if name == "ctrl+c" and _selection():
            return
        event.preventDefault()
        if not event.repeat:
            self._view.key(name, event.code)
            # While Cmd is held, a Mac says of no key that it was let go.
            self._view.forget_keys()

    def _is_the_element_s(self, node: Any, event: Any) -> bool:
        """Return whether a key belongs to what has the focus, and do there what it means."""
        view, key = self._view, event.key
        if key == "Tab":
            return view.app.state.menu is None
        if node.id == "n":
            return self._typed(key, event)
        if node.getAttribute("type") == "range":
            return key in SLIDING
        if self._names.table.node.contains(node):
            return self._pressed_on_board(node, key, event)
        if node.getAttribute("role") == "tab" and key in ("ArrowLeft", "ArrowRight"):
            other = (
                node.nextElementSibling
                if key == "ArrowRight"
                else node.previousElementSibling
            )
            if other:
                other.focus()
                view.execute(Command(Action[key_of(other)]))
            return True
        if (
            key in (" ", "Enter")
            and node.tagName == "BUTTON"
            and not view.ringed
            and not view.app.state.has_help
        ):
            # A line of the list, or a row of the menu, which the view knows itself.
            return view.app.state.menu is None
        return False

    def _typed(self, key: str, event: Any) -> bool:
        """Take what is typed into the field of the size; return whether the key is done with."""
        if key in ("Enter", "Escape"):
            self._view.key(KEYS.get(key, "escape"))
            self._view.forget_keys()
            event.target.blur()
            event.preventDefault()
            return True
        return len(key) == 1 or key in TYPING

    def _pressed_on_board(self, node: Any, key: str, event: Any) -> bool:
        if key in (" ", "Enter"):
            command = self._names.table.command(node, self._view.frame())
            if command and not event.repeat:
                self._view.execute(command)
        elif not self._names.table.move(node, key):
            return False
        event.preventDefault()
        return True

    def keyup(self, event: Any) -> None:
        """Let a key go."""
        self._view.release_key(event.code)

    # Mouse and fingers.

    def pointerdown(self, event: Any) -> None:
        """Press the mouse, a pen or a finger."""
        self._selected = _selection()
        if event.button == 0 and event.target.id != "n":
            point = _point(event)
            if event.pointerType == "touch":
                self._fingers[event.pointerId] = point
            if len(self._fingers) < 2:
                self._view.press(point, is_finger=event.pointerType == "touch")

    def pointermove(self, event: Any) -> None:
        """Move the mouse; two fingers enlarge the tree between them."""
        point, finger = _point(event), event.pointerId
        if event.pointerType == "touch":
            if finger not in self._fingers:
                return
            last, self._fingers[finger] = self._fingers[finger], point
            if len(self._fingers) == 2:
                (other,) = [at for key, at in self._fingers.items() if key != finger]
                self._view.pinch(_apart(point, other) / _apart(last, other), other)
                return
        self._view.move(point)

    def pointerup(self, event: Any) -> None:
        """Let the mouse go: where text was selected meanwhile, nothing is pressed."""
        self._fingers.pop(event.pointerId, None)
        # Digits of the size that are selected stay so, whatever is pressed then.
        is_selecting = event.type == "pointercancel" or _selection() not in (
            "",
            self._selected,
        )
        self._view.release((-1, -1) if is_selecting else _point(event))

    pointercancel = pointerup

    def touchstart(self, event: Any) -> None:
        """Keep from the browser what a finger moves itself."""
        one = event.touches.item(0)
        if event.cancelable and self._view.frame().moves_at(
            (int(one.pageX), int(one.pageY))
        ):
            event.preventDefault()

    def mousedown(self, event: Any) -> None:
        """Leave the focus where it is: what a mouse presses has none."""
        if event.target.id != "n" and event.target.tagName in ("BUTTON", "INPUT"):
            event.preventDefault()

    def wheel(self, event: Any) -> None:
        """Scroll a list, or enlarge the tree; elsewhere the wheel is the browser's."""
        view = self._view
        if view.frame().scroll_at(_point(event)) is None:
            return
        event.preventDefault()
        pixels = event.deltaY * (1, 20, 400)[event.deltaMode]
        self._turned += pixels
        notches = int(self._turned / NOTCH)
        if notches:
            self._turned -= notches * NOTCH
            view.move(_point(event))
            view.wheel(-notches)

    def pointerleave(self, _: Any) -> None:
        """Forget the mouse: it has left the page."""
        self._view.leave()

    # The real elements.

    def click(self, event: Any) -> None:
        """Do what a real element means; a mouse has pressed what is drawn there already."""
        node = event.target
        if node.id == "n":
            node.select()
        if event.detail or not (node.tagName == "BUTTON" or key_of(node)):
            return
        command = self._names.table.command(node, self._view.frame())
        command = command or self._view.command_of(key_of(node))
        if command:
            self._view.execute(command)

    def input(self, event: Any) -> None:
        """Follow a slider, or what is typed into the field of the size."""
        node, app = event.target, self._view.app
        if node.getAttribute("type") == "range":
            command = slid(Action[key_of(node)], float(node.value), goes_on=self._drags)
            self._view.execute(command)
            self._drags = True
        elif node.id == "n":
            digits = [sign for sign in node.value if sign in "0123456789"]
            app.change(typed="")
            for digit in digits:
                app.type(digit)

    def change(self, event: Any) -> None:
        """End what moved a slider."""
        if event.target.getAttribute("type") == "range":
            self._drags = False

    def focusin(self, event: Any) -> None:
        """Tell the view which control has the ring; a board that has the focus for the first time gets its squares."""
        node = event.target
        if node == self._names.table.node:
            self._names.table.enter()
        name = key_of(node)
        self._view.ring(Action[name] if name in Action.__members__ else None)

    def focusout(self, event: Any) -> None:
        """Take the ring away; what was typed into the field of the size is forgotten where it is left."""
        self._view.ring(None)
        if event.target.id == "n" and self._view.app.state.typed:
            self._view.app.change(typed="")

    def paste(self, event: Any) -> None:
        """Go to the position that was pasted."""
        if event.target.id != "n":
            self._view.paste(event.clipboardData.getData("text"))

    def close(self, _: Any) -> None:
        """Take note that the help was closed by the browser's own means; this comes late, it may be open again."""
        if not find("help").open:
            self._view.app.change(has_help=False)


def _is_field(node: Any) -> bool:
    """Return whether an element is a field in which text is typed."""
    return node.tagName in ("INPUT", "TEXTAREA") and node.type != "range"


def _selection() -> str:
    return str(window.getSelection().toString())


def _point(event: Any) -> Pixel:
    return int(event.pageX), int(event.pageY)


def _apart(one: Pixel, other: Pixel) -> int:
    """Return how far apart two fingers are: at least a pixel, though they meet."""
    return max(1, abs(one[0] - other[0]), abs(one[1] - other[1]))
