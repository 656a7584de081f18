"""What a recording shows, and how many bytes it takes."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.command.span import Span, positions
from queens_viz.pens.rect import rect_at
from queens_viz.pens.theme import THEMES
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
    assert not any(one.frame.target_at((x, y)) for x in range(520, 960, 9) for y in range(0, 600, 9))


def test_its_letters_have_no_shades() -> None:
    one, theme = film(SIZE), THEMES["light"]
    surface, card = one.draw(), one.frame.noted("card") if one.frame else None
    assert card
    (words, size, *_), at = next((of, at) for _, of, at in card.strokes if str(of[0]).startswith("by the"))
    reason = rect_at(one.pen.width(words, size), one.pen.face.height(size), **at)
    spots = [(x, y) for x in range(reason.left, reason.right) for y in range(reason.top, reason.bottom)]
    assert {tuple(surface.get_at(spot))[:3] for spot in spots} == {theme.panel, theme.text}


def bytes_of(span: Span) -> io.BytesIO:
    """Return the recording of so much of the search of 8."""
    player, stream, state = Player(Search(8)), io.BytesIO(), State()
    pictures.write_gif(stream, positions(player, span, only_solutions=False), player.search.position, state, SIZE)
    return stream


@pytest.mark.parametrize("steps", [2, pytest.param(60, marks=pytest.mark.full)])
def test_a_step_takes_few_bytes(steps: int) -> None:
    first, all_of_it = (len(bytes_of(Span(count)).getvalue()) for count in (0, steps))
    assert all_of_it - first < 8_500 * steps


@pytest.mark.full
def test_eight_queens_to_the_first_solution_take_7_mb_and_a_half_at_most() -> None:
    stream = bytes_of(Span(to_solution=True))
    assert len(stream.getvalue()) <= 7_500_000
    with Image.open(stream) as shown:
        assert shown.n_frames == 877  # type: ignore[attr-defined]  # of a GIF
