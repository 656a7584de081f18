"""Somebody who uses a window by keys alone, or by the mouse alone."""

from __future__ import annotations

from queens_viz.app.commands import Action
from queens_viz.app.questions import Answer, Square

from .drawn import read
from .driver import Driver
from .support import click, let_go

KEYS = {Answer.SAFE: "y", Answer.ATTACKED: "x", Answer.SOLUTION: "return", Answer.COMPLETE: "end"}
LABELS = {
    Answer.SAFE: "Safe",
    Answer.ATTACKED: "Attacked",
    Answer.SOLUTION: "It is a solution",
    Answer.COMPLETE: "The search is complete",
}


class Pupil:
    """Somebody who uses a window by keys alone, or by the mouse alone."""

    def __init__(self, drive: Driver, way: str) -> None:
        self.drive = drive
        self.has_mouse = way == "mouse"

    def click(self, point: tuple[int, int]) -> None:
        self.drive(click(point), let_go(point))

    def begin(self, key: str, label: str) -> None:
        """Begin or end something by its row of the menu."""
        if not self.has_mouse:
            self.drive(key)
            return
        beside = self.drive.window.frame().beside
        assert beside
        assert beside.header
        self.click(beside.header.exercise.rect.center)
        beside = self.drive.window.frame().beside
        assert beside
        assert beside.menu
        self.click(next(row.rect.center for row in beside.menu.rows if row.look.label == label))

    def redo(self) -> None:
        """Do again what was undone: with the mouse by the help, where each key can be pressed."""
        if not self.has_mouse:
            self.drive("shift+u")
            return
        self.drive.click_button("Help")
        beside = self.drive.window.frame().beside
        assert beside
        assert beside.help
        caps = [cap for line in beside.help.lines for cap in line.caps]
        self.click(next(rect.center for key, rect in caps if key.action in (Action.REDO, Action.SET_AGAIN)))

    def undo(self) -> None:
        """Undo a move."""
        if self.has_mouse:
            self.drive.click_button("Undo")
        else:
            self.drive("u")

    def answer(self, answer: Answer | Square) -> None:
        """Answer with a button or a square."""
        window = self.drive.window
        if isinstance(answer, Answer):
            if self.has_mouse:
                self.drive.click_button(LABELS[answer])
            else:
                self.drive(KEYS[answer])
        elif self.has_mouse:
            self.click(window.frame().pen.layout.square(*answer).center)
        else:
            self.move_to(answer)
            self.drive("space")

    def move_to(self, square: Square) -> None:
        app = self.drive.window.app
        for _ in range(20):
            assert app.cursor
            across, up = square[0] - app.cursor[0], square[1] - app.cursor[1]
            if not (across or up):
                return
            self.drive(("right" if across > 0 else "left") if across else ("up" if up > 0 else "down"))

    def go_on(self) -> None:
        if self.has_mouse:
            card = read(self.drive.window).sentence
            self.click(read(self.drive.window).text("Go on", card).centre)
        else:
            self.drive("right")
