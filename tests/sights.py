"""Twenty states that a class sees, which window and page show alike."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from queens_viz.app.commands import FULL, QVIEW_PAUSE, QVIEW_SPEED
from queens_viz.app.moment import Aim
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.paint.svg import SvgPen
from queens_viz.paint.view import View
from queens_viz.search.position import Position
from queens_viz.search.search import Search
from queens_viz.window.pen import SurfacePen

SIZE = 1280, 800

V = TypeVar("V", bound=View)


class Sight(NamedTuple):
    """A state: where the search begins, and the keys that lead on from there."""

    at: str
    keys: str = ""
    theme: str = "light"
    language: str = "en"
    n: int = 8
    speed: float = QVIEW_SPEED

    def begun(self) -> tuple[Player, State]:
        """Return the search and what is set, before any key."""
        player = Player(Search.at(Position.parse(self.at, self.n)), speed=self.speed, pause=QVIEW_PAUSE)
        return player, State(self.language, theme=self.theme)

    def led(self, view: V) -> V:
        """Lead a view here."""
        settle(view)
        for key in self.keys.split():
            press(view, key)
        return view


SIGHTS = {
    "solutions": Sight("2,4,1,3,5:7", "f2"),
    "tree": Sight("2,4,1,3,5:7", "f3"),
    "program": Sight("2,4,1,3,5:7", "f4"),
    "recursion": Sight("2,4,1,3,5:7", "f4 i"),
    "whole tree": Sight("3,1:4", "f3 o", n=4),
    "what is left": Sight("1,4,6,8,3:7", "w"),
    "predict": Sight("2,4,1,3,5:7", "p"),
    "a wrong answer": Sight("2,4,1,3,5:7", "p y"),
    "be the search": Sight("2,4:6", "b"),
    "my own board": Sight("2,4:6", "m space right up up space"),
    "help": Sight("2,4,1,3,5:7", "f1"),
    "menu": Sight("2,4,1,3,5:7", "k"),
    "message": Sight("2,4,1,3,5:7", "u"),
    "end": Sight("2,4:6", "f2 a", n=6),
    "solution": Sight("1,5,8,6,3,7,2,4", "f3"),
    "full speed": Sight("2,4,1,3,5:7", "f2 space", n=12, speed=FULL),
    "dark": Sight("2,4,6:5", "f3", theme="dark"),
    "contrast": Sight("2,4,1,3,5:7", "w", theme="contrast"),
    "classic": Sight("2,4,1,3,5:7", "f2", theme="classic"),
    "German": Sight("2,4,6,8,3:1", "f4", language="de"),
}


def press(view: View, key: str) -> None:
    """Press a key, and let it do all that it does."""
    if view.key(key, key):
        view.release_key(key)
    view.forget_keys()
    settle(view)


def settle(view: View) -> None:
    """Let all be counted and found that will be, and colours change; a run stays where it is."""
    player, runner = view.app.player, view.app.runner
    paint(view)
    while (player.is_busy or runner.is_busy) and runner.aim is not Aim.RUN:
        view.pass_time(min(player.due, runner.due))
        paint(view)


def paint(view: View) -> None:
    """Paint what has changed."""
    pen = view.paint()
    if isinstance(pen, SurfacePen | SvgPen):
        pen.done()
