"""What starts in the page that is measured: the program without painters, whose card is all that is seen of a step."""

from __future__ import annotations

from browser import document, window

from queens_viz.app.actions import command_of, execute
from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.parts.card import sentence
from queens_viz.parts.scene import Scene
from queens_viz.search.search import Search

app = App(Player(Search(8)))


def step(_: object) -> None:
    """Make a step and say what it did."""
    if command := command_of(app, "right"):
        execute(app, command)
    document["said"].text = sentence(Scene.of(app)).headline


def steps(number: int) -> None:
    """Make steps, one by one, and nothing else."""
    search = Search(8)
    for _ in range(number):
        search.step()


def advance(number: int) -> None:
    """Make steps at full speed."""
    Search(12).advance(number, stop_at_solution=False)


document.bind("keydown", step)
window.steps, window.advance = steps, advance
document.dispatchEvent(window.KeyboardEvent.new("keydown"))
document.body.dataset.ready = str(window.performance.now())
