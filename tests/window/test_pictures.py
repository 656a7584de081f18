"""Pictures of the window against kept ones, tile by tile: by the mean colour of each, for edges of pygames may differ.

`python -m tests.window.test_pictures` draws the kept ones anew, to be looked at before they are committed.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from queens_viz.app.commands import Action
from queens_viz.app.state import State

from ..browser.tiles import far, image
from ..support import another, picture, window_at

KEPT = Path(__file__).parent / "pictures"

CASES = {
    "search": (8, "2,4,1,3,5:7", State()),
    "back": (8, "2,4,1,3:6", State(tab=Action.PROGRAM)),
    "solution": (8, "2,4,6,8,3,1,7,5", State(theme="contrast")),
    "tree": (4, "end", State(theme="dark")),
    "classic": (5, "1,3,5:2", State(theme="classic", tab=Action.SOLUTIONS)),
    "help": (6, "2,4:6", State(has_help=True)),
}
"""Positions, and how they are looked at."""

TILE, MAY = 16, 16
"""Pixels of a tile's side, and by how much its mean colour may differ, of 255."""


def drawn(name: str) -> Surface:
    """Draw a case."""
    n, text, state = CASES[name]
    window = window_at(text, n)
    window.app.state = state
    return picture(another(window), (640, 480))


@pytest.mark.parametrize("name", CASES)
def test_the_window_looks_as_it_did_when_somebody_looked(
    name: str, tmp_path: Path
) -> None:
    now, then = (
        image(one) for one in (drawn(name), pygame.image.load(KEPT / f"{name}.png"))
    )
    if tiles := far(now, then, TILE, MAY):
        now.save(tmp_path / f"{name}.png")
        pytest.fail(
            f"{len(tiles)} tiles differ, the first at {tiles[0][:2]}: {tmp_path}, beside {KEPT}"
        )


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    for case in CASES:
        pygame.image.save(drawn(case), str(KEPT / f"{case}.png"))
