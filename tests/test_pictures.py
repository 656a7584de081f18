"""Pictures of the window against kept ones: flat squares exactly, letters and edges within what pygames differ by.

`python -m tests.test_pictures` draws the kept ones anew, to be looked at before they are committed.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from queens_viz.view import ViewState
from queens_viz.view.layout import lay_out
from queens_viz.view.state import Tab

from .support import app_at, colour, picture

KEPT = Path(__file__).parent / "pictures"
SIZE = (640, 480)

CASES = {
    "search": (8, "2,4,1,3,5:7", ViewState()),
    "back": (8, "2,4,1,3:6", ViewState(tab=Tab.PROGRAM)),
    "solution": (8, "2,4,6,8,3,1,7,5", ViewState(theme="contrast")),
    "tree": (4, "end", ViewState(theme="dark")),
    "classic": (5, "1,3,5:2", ViewState(theme="classic", tab=Tab.SOLUTIONS)),
    "help": (6, "2,4:6", ViewState(has_help=True)),
}
"""Positions, and how they are looked at."""

FAR, SHARE = 60, 0.003
"""Which difference of a colour counts, and which share of the pixels may have one: the pygames' letters differ."""


def drawn(name: str) -> pygame.Surface:
    """Draw a case."""
    n, text, state = CASES[name]
    app = app_at(text, n)
    app.state = state
    return picture(app, SIZE)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return which share of the pixels differ by much."""
    pixels = (pygame.image.tobytes(surface, "RGB") for surface in (one, other))
    far = [abs(a - b) > FAR for a, b in zip(*pixels, strict=True)]
    count: int = sum(red or green or blue for red, green, blue in zip(far[::3], far[1::3], far[2::3], strict=True))
    return count / (SIZE[0] * SIZE[1])


def flat_squares(surface: pygame.Surface, n: int) -> list[tuple[int, int, int]]:
    """Return the colours of the squares beside what may stand in them."""
    layout = lay_out(*SIZE, n)
    corners = [layout.square(column, row).move(6, 6).topleft for column in range(n) for row in range(n)]
    return [colour(surface, corner) for corner in corners]


def side_by_side(one: pygame.Surface, other: pygame.Surface, path: Path) -> None:
    """Save two pictures as one, to be looked at."""
    both = pygame.Surface((2 * SIZE[0], SIZE[1]))
    both.blit(one, (0, 0))
    both.blit(other, (SIZE[0], 0))
    pygame.image.save(both, str(path))


@pytest.mark.parametrize("name", CASES)
def test_the_window_looks_as_it_did_when_somebody_looked(name: str, tmp_path: Path) -> None:
    now, kept = drawn(name), pygame.image.load(KEPT / f"{name}.png")
    side_by_side(now, kept, tmp_path / "now-and-kept.png")
    where = f"now and kept are side by side in {tmp_path / 'now-and-kept.png'}"
    assert difference(now, kept) <= SHARE, where
    if name != "help":
        n = CASES[name][0]
        assert flat_squares(now, n) == flat_squares(kept, n), where


@pytest.mark.parametrize(("name", "other"), [("search", "back"), ("back", "search"), ("classic", "search")])
def test_another_position_is_told_from_the_kept_picture(name: str, other: str) -> None:
    assert difference(drawn(other), pygame.image.load(KEPT / f"{name}.png")) > SHARE


def test_one_square_of_another_colour_is_seen() -> None:
    now, kept = drawn("search"), pygame.image.load(KEPT / "search.png")
    now.fill((0, 0, 0), lay_out(*SIZE, 8).square(7, 7))
    assert flat_squares(now, 8) != flat_squares(kept, 8)


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    for case in CASES:
        pygame.image.save(drawn(case), str(KEPT / f"{case}.png"))
