"""A live page and the same app without a painter: whatever is done is done to both, and what they show is compared."""

from __future__ import annotations

from queens_viz.app.actions import command_of, execute
from queens_viz.app.app import App
from queens_viz.app.chance import Chance
from queens_viz.app.commands import Action, Command
from queens_viz.app.layers import Layer, layers_of
from queens_viz.app.moment import Aim
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.search.position import Position
from queens_viz.search.search import Search

from .live import Live
from .seen import PageLike, expected, settled, told
from .seen_board import board_expected, board_seen

SEED = 7

BY_ROOM = ("lines", "current")
"""What depends on how many lines the list has room for."""

SEEDED = f"""
from queens_viz.app.chance import Chance
chance, position = Chance({SEED}), Chance.position
Chance.position = lambda _, n: position(chance, n)
"""
"""Chance comes from a seed, and not from the browser."""

QUIETED = """
from browser import window
from queens_viz.browser.page_painter import Painter
window.isQuiet, paint = False, Painter.paint

def paint_unless_quiet(self, **more):
    if not window.isQuiet:
        paint(self, **more)

Painter.paint = paint_unless_quiet
"""
"""Nothing is painted while the page is quiet: that is what costs most."""

PREPARE = """
const doing = key => key.startsWith("PASTE ") ? pasting(key.slice(6)) :
    new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true});
const pasting = text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    return new ClipboardEvent("paste", {bubbles: true, cancelable: true, clipboardData});
};
arguments[0].forEach(([key, isPainted], number, all) => {
    window.isQuiet = !isPainted && number < all.length - 1;
    (document.activeElement || document.body).dispatchEvent(doing(key));
});
"""

NAMES = {"escape": "Escape", "return": "Enter", "space": " ", "home": "Home", "right": "ArrowRight"}
"""The browser's names of keys, where they are others."""


def seed(live: Live) -> None:
    """Let the random positions of an opened page be the same each time."""
    live.run_python(SEEDED)


class Twin:
    """A live page, opened, and an app beside it."""

    def __init__(self, live: Live, n: int, language: str = "en", *, at: str = ":1", speed: float = 0.2) -> None:
        options = {"n": n, "at": at, "language": language, "speed": speed}
        self.live = live.open(options=options)
        seed(live)
        live.run_python(QUIETED)
        self.live.allow_clipboard(is_allowed=True)
        self.n = n
        self.speed = speed
        player = Player(Search.at(Position.parse(at, n)), speed=speed)
        self.app = App(player, State(language), PageLike())
        self.app.chance = Chance(SEED)
        self._prepared: list[tuple[str, bool]] = []
        self._clipboard = ""
        self.press("c")

    def press(self, key: str) -> None:
        """Press a key in both."""
        self.live.press(key)
        self._execute(command_of(self.app, key))
        if self.app.player.aim is None:
            self.live.halted()

    def _execute(self, command: Command | None) -> None:
        """Do the same to the app, and let its time pass, but not that of a run."""
        app = self.app
        if command:
            execute(app, command)
        app.pass_time(0)
        while app.player.aim is not Aim.RUN and app.player.is_busy:
            app.pass_time(0.1)
        self._clipboard = app.desk.paste()

    def prepare(self, text: str, *keys: str) -> None:
        """Leave all that is open, whatever it is, go to a position, and press keys there; only the last is painted."""
        app, self._prepared = self.app, []
        self._leave()
        if app.player.search.n != self.n:
            self._also(*str(self.n), "return")
        if str(app.player.search.position) != text or app.player.aim:
            self._paste(text)
            self._leave()
        while app.player.speed > self.speed * 1.01:
            self._also(",")
        self._also(*keys)
        self.live.run(PREPARE, self._prepared)

    def _leave(self) -> None:
        """Close all that is open; what has the focus gives it back when that is painted."""
        while (layer := layers_of(self.app)[0]) is not Layer.SEARCH:
            self._also("escape", is_painted=layer in (Layer.MENU, Layer.HELP))

    def _paste(self, text: str) -> None:
        """Go to a position by pasting it; what was copied last can still be pasted after it."""
        kept = self._clipboard
        self.app.desk.copy(text)
        self._execute(Command(Action.PASTE))
        self.app.desk.copy(kept)
        self._clipboard = kept
        self._prepared.append((f"PASTE {text}", False))

    def _also(self, *keys: str, is_painted: bool = False) -> None:
        for key in keys:
            self._execute(command_of(self.app, key))
            self._prepared.append((NAMES.get(key, key), is_painted))

    def _told(self) -> dict[str, object]:
        return {name: value for name, value in told(self.live, self.app).items() if name not in BY_ROOM}

    def compare(self, what: object) -> None:
        """Check that the page shows what the looks of the app say."""
        words = {name: value for name, value in expected(self.app).items() if name not in BY_ROOM}
        squares = board_expected(Looks.of(Scene.of(self.app)).board)
        pairs = [(settled(self._told, words), words)]
        if not self.app.state.tree.is_large:
            pairs.append((settled(lambda: board_seen(self.live), squares), squares))
        for seen, wanted in pairs:
            wrong = {name: (seen[name], wanted[name]) for name in wanted if seen[name] != wanted[name]}
            assert not wrong, f"after {what}, by what is seen and what is wanted: {wrong}"
