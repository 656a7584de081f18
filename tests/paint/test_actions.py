"""Every action can be asked for by keys alone, and by the mouse alone."""

from __future__ import annotations

import pytest

from queens_viz.app.actions import BINDINGS, able, press
from queens_viz.app.binding import Binding, keys_in
from queens_viz.app.commands import Action
from queens_viz.app.layers import Layer
from queens_viz.app.lesson import played
from queens_viz.app.teaching import begin_lesson

from ..driver import Driver, what_shows
from ..support import wheel


def scene(action: Action) -> Driver:
    """Return a driver in a state in which an action applies."""
    drive = Driver("2,4:6", n=6)
    match action:
        case Action.HALT:
            drive("space")
        case Action.UP | Action.DOWN | Action.GO_THERE:
            drive("return")
            drive.finish()
            if action is Action.GO_THERE:
                drive("down", "right", "down")
        case Action.UNDO:
            drive("home", "right")
        case Action.REDO:
            drive("home", "u")
        case Action.ERASE | Action.START:
            drive("5")
        case Action.PRESS:
            drive("tab")
        case Action.CLOSE:
            drive("f1")
        case Action.PASTE:
            drive.desk.copy("1,3:2")
        case Action.FASTER | Action.SLOWER:
            drive.window.app.player.set_speed(10)
        case Action.TREE:
            drive("f2")
        case Action.LISTING:
            drive("f4")
        case Action.FIT:
            drive(wheel(3))
        case Action.SAFE | Action.ATTACKED:
            drive("p")
    return drive


ALL = (Layer.REASON, Layer.RETURN, Layer.MOVE, Layer.TOLD, Layer.OWN_BOARD, Layer.EXERCISE)


def exercise(layer: Layer, action: Action, name: str) -> Driver:
    """Return a driver with a layer of an exercise open, in which a key of an action does something."""
    texts = {Layer.REASON: "2,4,1:2", Layer.MOVE: "2,4,6,1,3:5" if action is Action.IS_SOLUTION else "2,4:6"}
    drive = Driver(texts.get(layer, "2,4,6,1,3,5" if layer is Layer.RETURN else "2,4:6"), n=6)
    match layer:
        case Layer.REASON:
            drive("p", "p", "x", *["left"] * (name in ("up", "right")))
        case Layer.RETURN | Layer.EXERCISE:
            drive("p")
        case Layer.TOLD:
            drive("p", "y")
        case Layer.MOVE:
            drive("b", *{"up": ["down"], "right": ["left"]}.get(name, []))
            drive(*["left", "space"] * 3 * (action is Action.SHOW_ANSWER))
        case Layer.OWN_BOARD:
            drive("m", *["up", "right"] * (action is not Action.GO_THERE), "space")
            drive(*["u"] * (action is Action.SET_AGAIN))
    return drive


UNSEEN = {Action.QUIT}
"""Actions that need not change what can be seen."""

KEYS = [(binding, layer, name) for binding in BINDINGS for layer in Layer for name in keys_in(binding, layer)]


def named(value: Binding | Layer | str) -> str:
    """Return how a case is called."""
    return value.action.name if isinstance(value, Binding) else value.name if isinstance(value, Layer) else value


@pytest.mark.parametrize(("binding", "layer", "name"), KEYS, ids=named)
def test_every_command_can_be_given_by_keyboard_alone(binding: Binding, layer: Layer, name: str) -> None:
    drive = exercise(layer, binding.action, name) if layer in ALL else scene(binding.action)
    match layer:
        case Layer.MENU:
            drive("escape", "k")
        case Layer.SHOWN:
            drive("escape", "return")
            drive.finish()
            drive("down")
        case Layer.TYPED:
            drive("escape", "4")
        case Layer.RING:
            drive("escape", "tab")
        case Layer.LARGE_TREE:
            drive("escape", "o")
        case Layer.RACE:
            drive("escape", "f8", *["down"] * (name == "up"))
        case Layer.LESSON | Layer.CLICKER:
            begin_lesson(drive.window.app, played("1.2"), press)
            # The lesson begins with a board of the class's own, which is open inside it.
            drive(*["escape"] * (layer is Layer.LESSON))
        case Layer.NODES:
            drive("escape", "f3", "home", *["right"] * 40)
            drive.window.hand = drive.window.hand._replace(ring=Action.NODE)
            drive(*{"left": ["right"], "down": ["up"]}.get(name, ["left"]))
    assert binding.action in able(drive.window.app)
    before = what_shows(drive)
    goes_on = drive(name)
    assert goes_on is (binding.action is not Action.QUIT)
    assert what_shows(drive) != before or binding.action in UNSEEN
