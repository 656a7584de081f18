"""What looks are decided from."""

from __future__ import annotations

from queens_viz import Position, Search
from queens_viz.app.app import App
from queens_viz.app.player import Player
from queens_viz.looks import card
from queens_viz.looks.scene import Scene


def test_a_solution_that_is_shown_has_its_number_in_the_search_and_not_that_of_its_line() -> None:
    app = App(Player(Search.at(Position(12, (3,), 7))))
    app.player.findings.solutions.add((*range(1, 12, 2), *range(0, 12, 2)), 37)
    app.choose(0)
    scene = Scene.of(app)
    assert scene.seen.found == 37
    assert card.look(scene).sentence.headline == "Solution 37: all 12 are safe"
