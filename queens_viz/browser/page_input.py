"""What a person does to the page, as commands: keys, clicks, sliders, and the mouse on the tree."""

from __future__ import annotations

from typing import Any

from browser import window

from ..app.actions import BINDING_OF, asked, command_of, execute
from ..app.app import App
from ..app.commands import Action, Command
from ..looks.controls import speed_at
from ..search.listing import Program
from ..search.position import Position
from .page_dom import closest, find, guarded
from .page_front import PageDesk
from .page_panel import Panel
from .page_places import spot_at, square_at

NAMES = {
    " ": "space",
    "ArrowLeft": "left",
    "ArrowRight": "right",
    "ArrowUp": "up",
    "ArrowDown": "down",
    "Home": "home",
    "End": "end",
    "PageUp": "page up",
    "PageDown": "page down",
    "Backspace": "backspace",
    "Enter": "return",
    "Escape": "escape",
    "Tab": "tab",
    "F1": "f1",
    "F2": "f2",
    "F3": "f3",
    "F4": "f4",
}
"""The browser's names of keys, and those that the table of actions knows."""

OWN_KEYS = {
    "range": ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"),
    "checkbox": (" ",),
}
"""The keys that sliders and switches have for themselves, by the browser's names of their kinds."""

ZOOMED = 1.2
"""The factor by which a notch of the wheel enlarges the tree."""


class Input:
    """Turns events into commands."""

    def __init__(self, app: App, desk: PageDesk, panel: Panel) -> None:
        self._app = app
        self._desk = desk
        self._panel = panel
        self.is_held = False
        """Whether the key that was pressed last repeats itself."""
        self._drags_line = False
        self._grabbed: tuple[float, float] | None = None

    def do(self, action: Action, value: object = None) -> None:
        """Execute an action, or explain why it does not apply."""
        execute(self._app, asked(self._app, action, value))

    def keyed(self, event: Any) -> None:
        """Do what a key means, unless it belongs to the control that has the focus."""
        key, target = event.key, event.target
        self.is_held = bool(event.repeat)
        if event.ctrlKey or event.metaKey or event.altKey:
            is_alone = event.ctrlKey and not (event.shiftKey or event.metaKey or event.altKey)
            is_copied = target.id == "n" or str(window.getSelection().toString())
            if is_alone and key.lower() == "c" and not is_copied:
                self.do(Action.COPY)
                event.preventDefault()
            return
        if self._is_the_control_s(key, target, event):
            return
        name = NAMES.get(key, key.lower())
        is_letter = len(name) == 1 and name.isalpha()
        if is_letter and find("letters") and find("letters").checked:
            return
        if event.shiftKey and (is_letter or name == "tab"):
            name = f"shift+{name}"
        command = command_of(self._app, name)
        if not command:
            return
        event.preventDefault()
        is_over = self._app.player.is_at_end and command.action is Action.NEXT
        if event.repeat and (is_over or not BINDING_OF[command.action].repeats):
            return
        if command.action is Action.PASTE:
            self.paste_by_asking()
        else:
            execute(self._app, command)

    def _is_the_control_s(self, key: str, target: Any, event: Any) -> bool:
        tag = target.tagName
        if key == "Tab" and self._app.state.menu is not None:
            return False
        if tag == "BUTTON" and key in (" ", "Enter"):
            if event.repeat:
                event.preventDefault()
            return True
        if tag == "BUTTON" and key in ("ArrowLeft", "ArrowRight") and self._roved(target, key == "ArrowRight"):
            event.preventDefault()
            return True
        if target.id == "n":
            return self._typed_into_size(key, event)
        if tag == "SELECT":
            return key not in ("F1", "F2", "F3")
        return key == "Tab" or key in OWN_KEYS.get(target.getAttribute("type"), ())

    def _roved(self, target: Any, is_right: bool) -> bool:
        """Move the focus within the tabs or the columns' numbers; return whether it was there."""
        if target.getAttribute("role") != "tab" and not target.hasAttribute("data-column"):
            return False
        other = target.nextElementSibling if is_right else target.previousElementSibling
        if other and other.tagName == "BUTTON":
            other.focus()
            if other.getAttribute("role") == "tab":
                self.do(Action[other.getAttribute("data-action")])
        return True

    def _typed_into_size(self, key: str, event: Any) -> bool:
        """Take what is typed into the field of the size itself; return whether the key is done with."""
        if key == "Enter":
            self.do(Action.START)
            event.target.blur()
        elif key == "Escape":
            self._app.change(typed="")
            event.target.blur()
        else:
            return len(key) == 1 or key in ("Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End", "Tab")
        event.preventDefault()
        return True

    def clicked(self, event: Any) -> None:
        """Do what a click means; in the field of the size it selects all, so that what is typed replaces it."""
        if event.target.id == "n":
            event.target.select()
        button = closest(event.target, "button, #help [data-action]")
        if self._app.state.menu is not None and not closest(event.target, "#menu, #class"):
            self._app.change(menu=None)
        elif button:
            self._pressed(button)
        elif square := square_at(event, self._app.player.search.n):
            self._clicked_on_board(*square)
        elif spot := spot_at(event, self._panel.tree):
            self.do(*spot.click(self._app.player.search.n))

    def _pressed(self, button: Any) -> None:
        named = (button.getAttribute(f"data-{name}") for name in ("action", "column", "index", "program"))
        action, column, index, program = named
        if program:
            self.do(Action.LISTING, Program[program])
        elif column:
            self.do(Action.BREAKPOINT, int(column))
        elif index:
            self.do(Action.CHOOSE, int(index))
        elif action:
            if action == "PASTE":
                self.paste_by_asking()
            elif action != "TYPE":
                self.do(Action[action])
            if closest(button, "#help"):
                self._app.change(has_help=False)

    def _clicked_on_board(self, column: int, row: int) -> None:
        app = self._app
        position = app.state.shown or app.player.search.position
        if app.cursor:
            self.do(Action.PICK, (column, row))
        elif column > len(position.board):
            execute(app, Command(Action.EXPLAIN, Action.JUMP))
        else:
            self.do(Action.JUMP, Position(position.n, position.board[:column], row))

    def changed(self, event: Any) -> None:
        """Follow a slider, or what is typed into the field of the size."""
        target = event.target
        if target.id == "progress":
            self.do(Action.SEEK, (float(target.value) / 10_000, self._drags_line))
            self._drags_line = True
        elif target.id == "rapidity":
            self.do(Action.SPEED, speed_at(float(target.value)))
        elif target.id == "n":
            digits = "".join(sign for sign in target.value if sign in "0123456789")
            self._app.change(typed="")
            for digit in digits:
                self._app.type(digit)

    def settled(self, event: Any) -> None:
        """End a drag of the progress line, or take what was chosen in the help."""
        target = event.target
        if target.id == "progress":
            self._drags_line = False
        elif target.id == "language":
            self._app.speak(target.value)

    def pasted(self, event: Any) -> None:
        """Go to the position that was pasted."""
        if event.target.id != "n":
            self._desk.take(event.clipboardData.getData("text"))
            self.do(Action.PASTE)

    def paste_by_asking(self) -> None:
        """Ask the browser for its clipboard, which it may refuse."""
        clipboard = window.navigator.clipboard

        @guarded
        def take(text: str) -> None:
            self._desk.take(text)
            self.do(Action.PASTE)
            self.after()

        @guarded
        def refuse(_: object) -> None:
            self._app.tell(self._app.say("paste_by_key"))
            self.after()

        if clipboard and window.isSecureContext:
            clipboard.readText().then(take, refuse)
        else:
            refuse(None)

    def after(self) -> None:
        """Paint what has changed; the page puts itself here."""

    def scrolled(self, event: Any) -> None:
        """Keep where the list was scrolled to."""
        if event.target.id == "contents" and find("lines") and self._panel.has_scrolled():
            self._panel.scroll = self._panel.first_seen()

    def wheeled(self, event: Any) -> None:
        """Enlarge the tree around the mouse."""
        branches = closest(event.target, "#branches")
        if branches:
            box = branches.getBoundingClientRect()
            factor = ZOOMED if event.deltaY < 0 else 1 / ZOOMED
            self._panel.zoomed(factor, event.clientX - box.left, event.clientY - box.top)
            event.preventDefault()
            self.after()

    def grabbed(self, event: Any) -> None:
        """Take hold of the tree, but not of a node."""
        if closest(event.target, "#branches") and not closest(event.target, "[data-node]"):
            self._grabbed = event.clientX, event.clientY

    def dragged(self, event: Any) -> None:
        """Move the tree along."""
        if self._grabbed:
            x, y = self._grabbed
            self._grabbed = event.clientX, event.clientY
            self._panel.dragged(event.clientX - x, event.clientY - y)
            self.after()

    def let_go(self, _: Any) -> None:
        """Let go of the tree."""
        self._grabbed = None

    def left_size(self, event: Any) -> None:
        """Forget what was typed where the field of the size is left."""
        if event.target.id == "n" and self._app.state.typed:
            self._app.change(typed="")
            self.after()

    def closed_help(self, _: Any) -> None:
        """Take note that the help was closed by the browser's own means; this comes late, it may be open again."""
        if not find("help").open:
            self._app.change(has_help=False)
