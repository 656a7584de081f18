"""An app without a window, driven by keys and time, at a desk that remembers what was done at it."""

from __future__ import annotations

from queens_viz.app.actions import command_of, execute
from queens_viz.app.app import App
from queens_viz.app.front import Front
from queens_viz.app.player import Player

from ..driver import Recorder
from ..support import search_at


class Keyboard:
    """An app and its keys."""

    def __init__(self, text: str = ":1", n: int = 8) -> None:
        self.desk = Recorder()
        self.app = App(Player(search_at(n, text)), front=Front(), desk=self.desk)
        self.wait(0.1)

    def __call__(self, *keys: str) -> None:
        """Press keys, each in a frame of its own, by the names that the table has for them."""
        for key in keys:
            if command := command_of(self.app, key):
                execute(self.app, command)
            self.app.pass_time(0.01)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds * 60))):
            self.app.pass_time(1 / 60)

    def finish(self) -> None:
        """Let a run at full speed come to its end."""
        while self.player.aim:
            self.app.pass_time(1 / 60)

    @property
    def player(self) -> Player:
        return self.app.player

    @property
    def position(self) -> str:
        return str(self.player.search.position)

    @property
    def chosen(self) -> int | None:
        """Which solution of the list is on the board."""
        shown = self.app.state.shown
        return self.player.findings.solutions.index(shown.board) if shown else None

    @property
    def message(self) -> str:
        """What the app says for a moment."""
        return self.app.state.message

    @property
    def effects(self) -> tuple[object, ...]:
        """All that an action can change, but for what is said of it."""
        state = self.app.state._replace(message="", is_bad_news=False, tells_jump=False)
        return state, self.app.moment(), self.desk.toggles, self.desk.paste()
