"""What starts in the page that is measured: the program without painters, whose card is all that is seen of a step."""

from __future__ import annotations

from browser import document, window

from queens_viz.app.actions import applicable
from queens_viz.app.player import Player
from queens_viz.app.state import ViewState
from queens_viz.search.search import Search
from queens_viz.words.words import Words

say, state = Words(), ViewState()
player = Player(Search(8))


def step(_: object) -> None:
    """Make a step and say what it did."""
    player.next()
    moment = player.moment()
    applicable(moment, state)
    document["said"].text = say.sentence(moment.position, moment.found).headline


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
