"""What a recording shows: the board, its sentence and what sums it up, and nothing that can be pressed."""

from __future__ import annotations

import io
from itertools import combinations

import pygame
import pytest
from PIL import Image

from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.command.span import Span
from queens_viz.command.states import positions, settle
from queens_viz.looks.theme import THEMES
from queens_viz.paint.film_layout import lay_out_film
from queens_viz.paint.pen import Drawn, Stroke
from queens_viz.search.search import Search
from queens_viz.window import pictures
from queens_viz.window.film import Film
from queens_viz.words.words import LANGUAGES

from ..pairs import each_once, every_pair
from ..support import recording, search_at
from ..tiers import often

SIZE = (960, 600)
SIZES = [SIZE, (640, 480), (480, 300), (1920, 1080), (1000, 400), (600, 600), (600, 900), (500, 1000)]
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


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            "2,4,1,3,5:7",
            ["Column 6, row 7 is attacked", "by the queen in", "Running", "step 1,809", "4 solutions"],
        ),
        ("2,4,6,8,3,1,7,5", ["No two queens share a row", "Running", "5 solutions"]),
        (LONGEST, ["Back to column 5", "and 3 (row).", "Running", "step 23", "no solution yet"]),
        ("end", ["Search complete: 92 solutions", "Complete", "step 15,812", "92 solutions"]),
    ],
)
def test_it_shows_the_sentence_the_mode_and_the_counters(text: str, shown: list[str]) -> None:
    told = words(drawn(film(8, text)))
    assert all(one in told for one in shown)


def test_it_shows_nothing_that_can_be_pressed() -> None:
    one = film(8, "2,4,1,3,5:7")
    told = words(drawn(one))
    frame = one.frame
    assert frame
    assert frame.stops == ()
    assert frame.foot is None
    assert not any(frame.target_at(point) for point in ((x, y) for x in range(520, 960, 9) for y in range(0, 600, 9)))
    for label in ("Run", "Back", "Solutions", "Tree", "Program", "Theme", "Help", "Halted"):
        assert label not in told.replace("Running", "")
    assert "Next:" not in told


@every_pair(
    {
        "text": [LONGEST, "2,4,1,3,5:7", "2,4,6,8,3,1,7,5", "end", ":1"],
        "size": often(SIZES, SIZE, (640, 480), (480, 300), (500, 1000)),
        "language": list(LANGUAGES),
    }
)
def test_nothing_is_cut_and_nothing_lies_over_another(text: str, size: tuple[int, int], language: str) -> None:
    one = film(8, text, size, State(language))
    record, layout = drawn(one), one.pen.layout
    there = [text for text in texts(record) if text.ink.width]
    assert [text.what for text in there if "…" in str(text.what)] == []
    for text_drawn in there:
        assert layout.window.contains(text_drawn.ink)
        if layout.sentence.collidepoint(text_drawn.ink.center):
            assert layout.sentence.contains(text_drawn.ink)
    assert not [(a.what, b.what) for a, b in combinations(there, 2) if a.ink.colliderect(b.ink)]


@every_pair({"n": [1, 8, 33, 100], "size": SIZES})
def test_each_part_has_a_place_of_its_own(n: int, size: tuple[int, int]) -> None:
    layout = lay_out_film(*size, n)
    parts = [layout.squares, layout.numbers, layout.stack, layout.sentence, layout.summary]
    assert all(layout.window.contains(part) and part.width and part.height for part in parts)
    assert not any(a.colliderect(b) for a, b in combinations(parts, 2))
    assert layout.squares.width % n == 0


def test_its_type_is_read_at_half_the_size_and_the_smallest_pictures_have_the_board_alone() -> None:
    text = lay_out_film(*SIZE, 8).text
    assert text.reason >= 26
    assert text.headline > text.reason
    assert min(text.body, text.stack) >= 24
    assert lay_out_film(479, 300, 8).has_board_alone
    assert lay_out_film(480, 299, 8).has_board_alone
    assert words(drawn(film(8, LONGEST, (300, 300)))) == ""


@each_once({"text": [":1", "1,3,5,2:3", "1,4,2,5:2", "2,4,1,3:4"], "theme": list(THEMES)})
def test_what_has_changed_alone_is_drawn_and_makes_the_same_picture_as_all(text: str, theme: str) -> None:
    player, state = Player(search_at(5, text)), State(theme=theme)
    settle(player)
    one = Film(player, state, (640, 400))
    for _ in range(10):
        settle(player)
        assert pixels(one.draw()) == pixels(Film(player, state, (640, 400)).draw())
        player.next()


def test_its_letters_have_no_shades() -> None:
    one = film(8, "2,4,1,3,5:7")
    surface, theme = one.draw(), THEMES["light"]
    (reason,) = (text.ink for text in texts(drawn(film(8, "2,4,1,3,5:7"))) if str(text.what).startswith("by the"))
    spots = [(x, y) for x in range(reason.left, reason.right) for y in range(reason.top, reason.bottom)]
    assert {tuple(surface.get_at(spot))[:3] for spot in spots} == {theme.panel, theme.text}


def bytes_of(span: Span) -> io.BytesIO:
    """Return the recording of so much of the search of 8."""
    player, stream, state = Player(Search(8)), io.BytesIO(), State()
    frames = pictures.record(positions(player, span, only_solutions=False), state, SIZE)
    pictures.write_gif(stream, frames, pictures.samples(player.search.position, state, SIZE), THEMES["light"])
    return stream


@pytest.mark.parametrize("steps", [10, pytest.param(60, marks=pytest.mark.full)])
def test_a_step_takes_few_bytes(steps: int) -> None:
    first, all_of_it = (len(bytes_of(Span(count)).getvalue()) for count in (0, steps))
    assert all_of_it - first < 6_400 * steps


@pytest.mark.full
def test_eight_queens_to_the_first_solution_take_6_mb_at_most() -> None:
    stream = bytes_of(Span(to_solution=True))
    assert len(stream.getvalue()) <= 6_000_000
    with Image.open(stream) as shown:
        assert shown.n_frames == 877  # type: ignore[attr-defined]  # of a GIF
