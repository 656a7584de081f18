"""What a recording shows, and how many bytes it takes."""

from __future__ import annotations

import io

import pytest

from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.command.span import Span, positions
from queens_viz.search.search import Search
from queens_viz.window import pictures
from queens_viz.window.film import Film

from ..support import search_at

SIZE = (960, 600)


def film(size: tuple[int, int]) -> Film:
    """Return a film that is about to show a position."""
    return Film(Player(search_at(8, "2,4,1,3,5:7")), State(), size)


def test_it_shows_nothing_that_can_be_pressed() -> None:
    one = film(SIZE)
    one.draw()
    assert one.frame
    assert one.frame.buttons == ()
    assert not any(
        one.frame.target_at((x, y))
        for x in range(520, 960, 9)
        for y in range(0, 600, 9)
    )


def bytes_of(steps: int) -> int:
    """Return how many bytes the recording of the first steps of the search of 8 takes."""
    player, stream, state = Player(Search(8)), io.BytesIO(), State()
    shown = positions(player, Span(steps), only_solutions=False)
    pictures.write_gif(stream, shown, player.search.position, state, SIZE)
    return len(stream.getvalue())


def test_a_step_takes_few_bytes() -> None:
    assert bytes_of(2) - bytes_of(0) < 2 * 6_300


@pytest.mark.full
def test_eight_queens_up_to_their_first_solution_take_little_more_than_six_megabytes() -> None:
    assert bytes_of(876) <= 6_200_000
