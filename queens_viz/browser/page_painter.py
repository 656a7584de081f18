"""Paints an app into the document: each part only where its look has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser import window

from ..app.app import App
from ..looks import ahead, card, controls, edges, header, help_card, progress, tabs
from ..looks.ahead import AheadLook
from ..looks.board import BoardLook
from ..looks.buttons import ButtonLook
from ..looks.card import CardLook
from ..looks.controls import ControlsLook
from ..looks.header import HeaderLook
from ..looks.help_card import HelpLook
from ..looks.looks import board_of
from ..looks.motion import lasting
from ..looks.progress import ProgressLook
from ..looks.scene import Scene
from ..looks.theme import THEMES
from . import help_parts, parts, svg
from .page_board import Board
from .page_dom import UNKNOWN, find, forget, give, js, mark, put, write
from .page_panel import Panel
from .page_voice import Voice, queens_of, told_board

if TYPE_CHECKING:
    from .page_class import ForClass
    from .page_hover import Hover
    from .page_outlook import Outlook

STILL = window.matchMedia("(prefers-reduced-motion: reduce)")
"""What knows whether a person wants nothing to move."""


class Painter:
    """What was painted last, and the parts that keep more than that."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.panel = Panel()
        self._board = Board()
        self._scene: Scene | None = None
        self._setting: object = UNKNOWN
        self._card: object = UNKNOWN
        self._progress: ProgressLook | None = None
        self._is_painting = self._is_asked = False
        self._hover: Hover | None = None
        self._for_class: ForClass | None = None
        self._outlook: Outlook | None = None
        self._voice = Voice()

    def repaint(self) -> None:
        """Paint what time has changed, if it has changed anything."""
        old = self._scene
        if not old or old.moment != self._app.player.moment() or old.state != self._app.state:
            self.paint()

    def fit(self) -> None:
        """Take the panel's room anew."""
        for part in (self._for_class, self._outlook):
            if part:
                part.fit()
        if self.panel.measure() and self._scene:
            self.paint()

    def point(self, event: Any) -> None:
        """Tell what lies under the mouse."""
        if not self._hover:
            from .page_hover import Hover

            self._hover = Hover(self.panel)
        js.documentElement.toggleAttribute("data-hovers", event.pointerType != "touch")
        if self._scene:
            self._hover.over(event, self._scene)

    def leave(self) -> None:
        """Tell it no longer."""
        if self._hover and self._scene:
            self._hover.leave(self._scene)

    def paint(self, *, is_held: bool = False) -> None:
        """Paint what has changed; while a key is held nothing moves. A picture that succeeds ends any fault.

        Painting may take the focus away, of which the browser tells at once: who asks for a picture then is shown
        one afterwards.
        """
        self._is_asked = True
        if self._is_painting:
            return
        self._is_painting = True
        try:
            self._paint(is_held)
            if self._is_asked:
                self._paint(is_held)
        finally:
            self._is_painting = False
        js.documentElement.removeAttribute("data-failed")

    def _paint(self, is_held: bool) -> None:
        """Paint one picture. Until it is whole nothing is known of what stands in the document."""
        self._is_asked = False
        scene, old = Scene.of(self._app), self._scene
        self._scene = None
        if not old or old.say.language != scene.say.language:
            self._paint_language()
        left = ahead.look(scene)
        squares = board_of(scene, left)
        self._board.paint(squares, edges.look(squares), 0.0 if is_held else _seconds(old, scene))
        if not old or queens_of(old) != queens_of(scene):
            mark("board", "aria-label", told_board(scene, squares))
        self._paint_for_class(scene, squares)
        self._paint_outlook(left, squares, is_new=not old or old.seen.position.n != squares.n)
        self._paint_setting(scene)
        if self._card != (words := card.look(scene)):
            self._card = UNKNOWN
            _paint_card(words)
            self._card = words
        if self._progress != (line := progress.look(scene)):
            before, self._progress = self._progress, None
            _paint_progress(line, before)
            self._progress = line
        self.panel.paint(scene)
        if not old or old.state != scene.state or old.n != scene.n:
            self._paint_state(scene)
        # After the message: that answers the key, and this tells where it has led.
        self._voice.tell(scene, words, left, self.panel.told, self.panel.node_told)
        if self._hover:
            self._hover.paint(scene)
        self._scene = scene

    def _paint_for_class(self, scene: Scene, squares: BoardLook) -> None:
        """Paint what is there for the class alone, once there has been any of it."""
        if not self._for_class:
            if not (scene.state.exercise or scene.state.menu is not None):
                return
            from .page_class import ForClass

            self._for_class = ForClass()
        self._for_class.paint(scene, squares)

    def _paint_outlook(self, left: AheadLook | None, squares: BoardLook, *, is_new: bool) -> None:
        """Paint what is left, and what queens attack, once anything is to be seen of it."""
        if not self._outlook:
            if not (left or squares.shaded):
                return
            from .page_outlook import Outlook

            self._outlook = Outlook()
        self._outlook.paint(left, squares, is_new=is_new)

    def _paint_setting(self, scene: Scene) -> None:
        """Paint what stands around it all, and seldom changes."""
        if self._setting == scene.setting:
            return
        self._setting = UNKNOWN
        _paint_header(header.look(scene))
        _paint_controls(controls.look(scene), scene)
        write("tabs", parts.tabs(tabs.look(scene, scene.state.open_tab(scene.n), has_two_panels=False)))
        self._setting = scene.setting

    def _paint_language(self) -> None:
        """Write the words that change with the language alone."""
        say = self._app.say
        js.documentElement.lang = say.language
        for name in ("size", "n"):
            mark(name, "aria-label", say("size_of_board"))
        mark("columns", "aria-label", say("breakpoints"))
        mark("progress", "aria-label", say("progress"))
        for name, key in (("columns", "column_short"), ("stack", "row_short")):
            find(name).firstElementChild.textContent = say(key)
        find("speed").firstElementChild.textContent = say("speed")
        for button in js.querySelectorAll("#tools button, #more button, #size button"):
            key = LABELS[button.getAttribute("data-action")]
            label = button.querySelector("span")
            if label:
                label.textContent = say(key)
            else:
                button.setAttribute("aria-label", say(key))

    def _paint_state(self, scene: Scene) -> None:
        """Show what is open, said and chosen."""
        state = scene.state
        js.title = self._app.title
        if js.documentElement.getAttribute("data-theme") != state.theme:
            js.documentElement.setAttribute("data-theme", state.theme)
        js.body.classList.toggle("large-tree", state.tree.is_large)
        put("message", "textContent", state.message)
        put("message", "className", "bad" if state.is_bad_news else "")
        dialog = find("help")
        if state.has_help:
            _paint_help(help_card.look(scene), scene)
            if not dialog.open:
                dialog.showModal()
        elif dialog.open:
            dialog.close()


LABELS = {
    "THEME": "theme",
    "HELP": "help",
    "SMALLER": "smaller_board",
    "LARGER": "larger_board",
}
"""The words on the buttons of the header, by their actions."""


def _paint_header(look: HeaderLook) -> None:
    js.body.toggleAttribute("data-exercise", look.exercise.is_on)
    write("class", parts.exercise(look.exercise))
    if find("n").value != look.number:
        forget("n", "value")
    put("n", "value", look.number)
    put("size", "className", "refused" if look.is_refused else "typed" if look.is_typed else "")
    put("title", "textContent", look.title)
    chip = find("chip")
    chip.dataset.fill = look.chip.fill
    sign = chip.querySelector("svg")
    sign.setAttribute("class", "" if look.chip.icon else "hidden")
    if look.chip.icon:
        sign.firstElementChild.setAttribute("href", f"#{svg.name_of(look.chip.icon)}")
    words, more = look.chip.words, look.chip.text.removeprefix(look.chip.words)
    chip.querySelector("span").innerHTML = f"{words}<i>{more}</i>"
    for one in (look.smaller, look.larger):
        button = find("size").querySelector(f'[data-action="{one.action.name}"]')
        button.setAttribute("aria-disabled", "false" if one.is_enabled else "true")


def _seconds(old: Scene | None, scene: Scene) -> float:
    """Return for how many seconds the board moves from one scene into the next, if at all."""
    state = scene.state
    if not old or old.seen.position == scene.seen.position or state.has_help or state.tree.is_large:
        return 0.0
    return 0.0 if STILL.matches or THEMES[state.theme].is_plain else lasting(old.seen, scene.seen)


def _paint_help(look: HelpLook, scene: Scene) -> None:
    """Write the help; the switch in it stays as it is."""
    switch = find("letters")
    is_on = bool(switch and switch.checked)
    write("help", help_parts.help_card(look) + help_parts.switches(scene.say))
    find("letters").checked = is_on


def _paint_card(look: CardLook) -> None:
    said, sentence = find("said"), look.sentence
    mark("card", "data-role", look.role)
    mark("card", "data-length", parts.length_of(sentence.reason))
    sign = said.querySelector("svg")
    sign.setAttribute("class", "" if look.icon else "hidden")
    # Not even in what is hidden may a question have its answer.
    sign.firstElementChild.setAttribute("href", f"#{svg.name_of(look.icon)}" if look.icon else "")
    put("headline", "innerHTML", parts.glued(sentence.headline))
    put("reason", "innerHTML", parts.glued(sentence.reason).replace("\n", "<br>"))
    put("next", "innerHTML", parts.with_keys(sentence.next, look.keys))
    write("guess", parts.guesses(look.buttons))
    put("guess", "hidden", not look.buttons)


def _paint_controls(look: ControlsLook, scene: Scene) -> None:
    nodes = list(find("buttons").children)
    for node, one in zip(nodes, look.buttons, strict=True):
        _paint_button(node, one, scene)
    put("rate", "textContent", look.speed_text)
    rapidity = find("rapidity")
    rapidity.setAttribute("aria-valuetext", look.speed_text)
    rapidity.style.setProperty("--at", f"{look.speed_place:.4f}")
    if js.activeElement != rapidity or abs(float(rapidity.value) - look.speed_place) > 0.001:
        rapidity.value = look.speed_place


def _paint_button(node: Any, look: ButtonLook, scene: Scene) -> None:
    node.setAttribute("data-action", look.action.name)
    node.setAttribute("aria-disabled", "false" if look.is_enabled else "true")
    node.setAttribute("class", "first" if look.is_primary else "")
    _, label, short, hint = node.children
    give(label, "textContent", look.label)
    give(short, "textContent", parts.short(look, scene.say))
    give(hint, "textContent", look.hint)


def _paint_progress(look: ProgressLook, old: ProgressLook | None) -> None:
    line = find("progress")
    find("lane").style.setProperty("--at", f"{look.share:.5f}")
    line.setAttribute("aria-valuetext", f"{look.steps_of or look.steps}, {look.share_and_found}")
    if not line.matches(":active"):
        give(line, "value", look.share * 10_000)
    put("steps", "textContent", look.steps)
    put("steps-of", "textContent", look.steps_of or look.steps)
    put("found", "textContent", look.share_and_found)
    if not old or old.ticks != look.ticks:
        mark("ticks", "d", "".join(f"M{tick} 0v10" for tick in sorted(look.ticks)))
