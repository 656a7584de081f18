"""Pictures of the window against kept ones, tile by tile: letters exactly, slanted edges within what pygames differ by.

`python -m tests.window.test_pictures` draws the kept ones anew, to be looked at before they are committed.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from queens_viz.app.commands import Action
from queens_viz.app.state import State
from queens_viz.pens.rect import Rect

from ..drawn import Seen, read
from ..support import another, window_at

KEPT = Path(__file__).parent / "pictures"
SIZE = (640, 480)

CASES = {
    "search": (8, "2,4,1,3,5:7", State()),
    "back": (8, "2,4,1,3:6", State(tab=Action.PROGRAM)),
    "solution": (8, "2,4,6,8,3,1,7,5", State(theme="contrast")),
    "tree": (4, "end", State(theme="dark")),
    "classic": (5, "1,3,5:2", State(theme="classic", tab=Action.SOLUTIONS)),
    "help": (6, "2,4:6", State(has_help=True)),
}
"""Positions, and how they are looked at."""

TILE, FAR = 16, 60
"""Pixels of the side of a tile, and which difference of a colour counts."""

PLAIN, BOLD, SLANTED = 0, 12, 24
"""How many pixels of a tile may differ: of letters and level edges, of bold letters, and of slanted edges."""


def drawn(name: str) -> Seen:
    """Draw a case."""
    n, text, state = CASES[name]
    window = window_at(text, n)
    window.app.state = state
    return read(another(window), SIZE)


def kept(name: str) -> Surface:
    """Return the kept picture of a case."""
    return pygame.image.load(KEPT / f"{name}.png").convert(24)


def difference(one: Surface, other: Surface) -> Surface:
    """Return how far each pixel of one picture is from that of the other."""
    one, other = one.convert(24), other.convert(24)
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_ADD)
    return more


def unlike(one: Surface, other: Surface) -> pygame.mask.Mask:
    """Return where a picture is like none of the other's three pixels there: letters of pygames may be one apart."""
    like = pygame.mask.Mask(SIZE)
    for shift in (0, -1, 1):
        shifted = other.copy()
        shifted.blit(other, (shift, 0))
        like.draw(pygame.mask.from_threshold(difference(one, shifted), (0, 0, 0), (FAR, FAR, FAR, 255)), (0, 0))
    like.invert()
    return like


def far_tiles(now: Seen, then: Surface) -> list[Rect]:
    """Return the tiles in which a window differs from a kept picture by more than the two pygames do."""
    pixels = unlike(now.surface, then)
    # What is missing is seen only from the other side.
    pixels.draw(unlike(then, now.surface), (0, 0))
    far = list[Rect]()
    wide = [(one.rect, round(one.width) + 4) for kind in ("icon", "line", "arrow", "ring") for one in now.things(kind)]
    slanted = [rect.inflate(width, width) for rect, width in wide]
    bold = [one.rect for one in now.texts() if one.is_bold]
    for rects, may in ((slanted, SLANTED), (bold, BOLD)):
        there = pygame.mask.Mask(SIZE)
        for rect in rects:
            there.draw(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
        far += crowded(pixels.overlap_mask(there, (0, 0)), may)
        pixels.erase(there, (0, 0))
    return far + crowded(pixels, PLAIN)


def crowded(pixels: pygame.mask.Mask, may: int) -> list[Rect]:
    """Return the tiles that hold more of the pixels than they may."""
    whole = pygame.mask.Mask((TILE, TILE), fill=True)
    corners = [(left, top) for left in range(0, SIZE[0], TILE) for top in range(0, SIZE[1], TILE)]
    return [Rect(*corner, TILE, TILE) for corner in corners if pixels.overlap_area(whole, corner) > may]


def side_by_side(now: Surface, then: Surface, path: Path) -> None:
    """Save two pictures and their difference as one, to be looked at."""
    row = Surface((3 * SIZE[0], SIZE[1]))
    for k, part in enumerate((now, then, difference(now, then))):
        row.blit(part, (k * SIZE[0], 0))
    pygame.image.save(row, str(path))


@pytest.mark.parametrize("name", CASES)
def test_the_window_looks_as_it_did_when_somebody_looked(name: str, tmp_path: Path) -> None:
    now, then = drawn(name), kept(name)
    far = far_tiles(now, then)
    if far:
        path = tmp_path / f"{name}-now-kept-difference.png"
        side_by_side(now.surface, then, path)
        pytest.fail(f"{len(far)} tiles differ, the first at {far[0].topleft}; now, kept and their difference: {path}")


def test_a_failure_shows_both_pictures_and_their_difference(tmp_path: Path) -> None:
    side_by_side(drawn("search").surface, kept("back"), tmp_path / "both.png")
    shown = pygame.image.load(tmp_path / "both.png")
    assert shown.get_size() == (3 * SIZE[0], SIZE[1])
    parts = [shown.subsurface((k * SIZE[0], 0, *SIZE)) for k in range(3)]
    assert pygame.image.tobytes(parts[1], "RGB") == pygame.image.tobytes(kept("back"), "RGB")
    assert any(pygame.transform.average_color(parts[2]))


if __name__ == "__main__":
    pygame.display.init()
    pygame.font.init()
    for case in CASES:
        pygame.image.save(drawn(case).surface, str(KEPT / f"{case}.png"))
