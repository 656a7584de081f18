"""How true the colours of the flame are: no time is measured. Prints it as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pygame

from ..parts.test_flame_shares import differences
from .measure import Figure

SIZES = (4, 6, 8, 10, 12)


def figures() -> Iterator[Figure]:
    """Compare each column of pixels with a search that knows nothing of the program."""
    pygame.display.init()
    pygame.font.init()
    for n in SIZES:
        worst = max(
            max(abs(difference.solved), abs(difference.failed))
            for difference in differences(n, "end", (1280, 800))
        )
        what = "flame: colours of a column of pixels, beside its time, at most"
        yield Figure(what, n, 100 * worst, "points", goal=2, is_most=True)


if __name__ == "__main__":
    print(json.dumps(list(figures())))
