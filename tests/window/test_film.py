"""What a recording shows: the board, its sentence and what sums it up, and nothing that can be pressed."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.command.span import Span, positions, settle
from queens_viz.parts.layout import lay_out_film
from queens_viz.pens.pen import Drawn, Stroke
from queens_viz.pens.theme import THEMES
from queens_viz.search.search import Search
from queens_viz.window import pictures
from queens_viz.window.film import Film

from ..support import recording, search_at

SIZE = (960, 600)
LONGEST = "1,3,5,2:5"
"""A step back: its reason is long."""


def film(n: int, text: str, size: tuple[int, int] = SIZE, state: State | None = None) -> Film:
    """Return a film that is about to show a position."""
    player = Player(search_at(n, text))
    settle(player)
    return Film(player, state or State(), size)


def drawn(one: Film) -> list[Drawn]:
    """Draw a picture of a film and return all that was drawn."""
    with recording(one.pen.ink) as record:
        one.draw()
    return record


def texts(record: list[Drawn]) -> list[Drawn]:
    return [one for one in record if one.stroke is Stroke.TEXT and one.what]


def words(record: list[Drawn]) -> str:
    return " ".join(str(one.what) for one in texts(record))


def test_it_shows_nothing_that_can_be_pressed() -> None:
    one = film(8, "2,4,1,3,5:7")
    told = words(drawn(one))
    frame = one.frame
    assert frame
    assert frame.buttons == ()
    assert not any(frame.target_at(point) for point in ((x, y) for x in range(520, 960, 9) for y in range(0, 600, 9)))
    for label in ("Run", "Back", "Solutions", "Tree", "Program", "Theme", "Help", "Halted"):
        assert label not in told.replace("Running", "")
    assert "Next:" not in told


def test_its_type_is_read_at_half_the_size_and_the_smallest_pictures_have_the_board_alone() -> None:
    text = lay_out_film(*SIZE, 8).text
    assert text.reason >= 26
    assert text.headline > text.reason
    assert min(text.body, text.stack) >= 24
    assert lay_out_film(479, 300, 8).has_board_alone
    assert lay_out_film(480, 299, 8).has_board_alone
    assert words(drawn(film(8, LONGEST, (300, 300)))) == ""


def test_its_letters_have_no_shades() -> None:
    one = film(8, "2,4,1,3,5:7")
    surface, theme = one.draw(), THEMES["light"]
    (reason,) = (text.ink for text in texts(drawn(film(8, "2,4,1,3,5:7"))) if str(text.what).startswith("by the"))
    spots = [(x, y) for x in range(reason.left, reason.right) for y in range(reason.top, reason.bottom)]
    assert {tuple(surface.get_at(spot))[:3] for spot in spots} == {theme.panel, theme.text}


def bytes_of(span: Span) -> io.BytesIO:
    """Return the recording of so much of the search of 8."""
    player, stream, state = Player(Search(8)), io.BytesIO(), State()
    pictures.write_gif(stream, positions(player, span, only_solutions=False), player.search.position, state, SIZE)
    return stream


@pytest.mark.parametrize("steps", [10, pytest.param(60, marks=pytest.mark.full)])
def test_a_step_takes_few_bytes(steps: int) -> None:
    first, all_of_it = (len(bytes_of(Span(count)).getvalue()) for count in (0, steps))
    assert all_of_it - first < 8_500 * steps


@pytest.mark.full
def test_eight_queens_to_the_first_solution_take_7_mb_and_a_half_at_most() -> None:
    stream = bytes_of(Span(to_solution=True))
    assert len(stream.getvalue()) <= 7_500_000
    with Image.open(stream) as shown:
        assert shown.n_frames == 877  # type: ignore[attr-defined]  # of a GIF
