"""Ways to do something in the live page: by keyboard alone, by mouse alone, by touch alone."""

from __future__ import annotations

from queens_viz.app.commands import Action

from .live import Live

KEYS = {
    Action.PREDICT: "p",
    Action.BY_HAND: "b",
    Action.OWN_BOARD: "m",
    Action.RANDOM: "g",
    Action.MENU: "k",
    Action.SAFE: "y",
    Action.ATTACKED: "x",
    Action.GO_ON: "right",
    Action.NEXT: "right",
    Action.IS_SOLUTION: "return",
    Action.IS_COMPLETE: "end",
    Action.UNDO: "u",
    Action.REDO: "shift+u",
    Action.SET_AGAIN: "shift+u",
    Action.TAKE_BACK: "u",
    Action.GO_THERE: "return",
    Action.ALL: "a",
    Action.SOLUTIONS: "f2",
    Action.TREE: "f3",
    Action.PROGRAM: "f4",
    Action.LISTING: "i",
    Action.OUTLOOK: "w",
}
"""The keys of what is done here."""

MENU = (Action.PREDICT, Action.BY_HAND, Action.OWN_BOARD, Action.RANDOM, Action.OUTLOOK)
"""What stands in the class's menu."""

IN_HELP = (Action.REDO, Action.SET_AGAIN)
"""What has no button but in the help."""


class Keys:
    """The keyboard alone."""

    def __init__(self, live: Live) -> None:
        self.live = live

    def do(self, action: Action) -> None:
        """Press the key of an action."""
        self.live.press(KEYS[action])

    def leave(self, exercise: Action) -> None:
        """Leave what the class does by Esc, or where Predict asks nothing that Esc could close, by its own key."""
        self.live.press("escape")
        if self.live.is_taught:
            self.do(exercise)

    def choose(self, column: int, row: int) -> None:
        """Lead the cursor to a square, counted from 1, and choose it."""
        ((x, y),) = self.live.squares("#chosen .cursor:not(.halo)")
        self.live.press(*_arrows(column - round(x), "left", "right"), *_arrows(row - round(y), "down", "up"), "space")

    def name(self, column: int, _: int) -> None:
        """Answer with the queen of a column, by its digit where it has one."""
        if column <= 9:
            self.live.press(str(column))
        else:
            ((x, _y),) = self.live.squares("#chosen .cursor:not(.halo)")
            self.live.press(*_arrows(column - round(x), "left", "right"), "space")


def _arrows(steps: int, back: str, on: str) -> list[str]:
    """Return the arrow keys that lead so many squares on, or back where that is less than none."""
    return [on if steps > 0 else back] * abs(steps)


class Mouse:
    """The mouse alone."""

    def __init__(self, live: Live) -> None:
        self.live = live

    def do(self, action: Action) -> None:
        """Press the button of an action, wherever that stands."""
        here = f"[data-action={action.name}]"
        if action in MENU:
            self.press("#class")
            self.press(f"#menu {here}")
        elif action is Action.LISTING:
            self.press("#switch [aria-pressed=false]")
        elif action in IN_HELP:
            self.press("#tools [data-action=HELP]")
            self.press(f"#help {here}")
        else:
            self.press(f":is(#class, #guess:not([hidden]) *, #tabs *, #buttons *){here}")

    def leave(self, exercise: Action) -> None:
        """Leave what the class does, by the row of the menu that began it; Predict asks for reasons before."""
        self.do(exercise)
        if self.live.is_taught:
            self.do(exercise)

    def choose(self, column: int, row: int) -> None:
        """Click a square, counted from 1."""
        self.live.click_square(column, row)

    def name(self, column: int, row: int) -> None:
        """Answer with the queen on a square."""
        self.choose(column, row)

    def press(self, selector: str) -> None:
        """Press a button."""
        self.live.click(selector)


class Touch(Mouse):
    """A finger alone."""

    def choose(self, column: int, row: int) -> None:
        """Touch a square, once the whole board has been scrolled to."""
        self.live.run("document.getElementById('board').scrollIntoView({block: 'center'})")
        self.live.touch_square(column, row)

    def press(self, selector: str) -> None:
        """Touch a button."""
        self.live.touch(selector)
