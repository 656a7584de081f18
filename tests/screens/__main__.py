"""Writes the screens anew: read the difference before you commit it.

With --picture NAME FILE it draws one state into a file instead.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pygame

from ..states import STATES
from .kept import draw, write


def main(words: Sequence[str]) -> int:
    """Write the screens, or draw a state; return 2 if that can't be done."""
    if not words:
        write()
        return 0
    if len(words) != 3 or words[0] != "--picture":
        return refuse("python -m tests.screens [--picture NAME FILE]")
    _, name, path = words
    if name not in STATES:
        return refuse(f"no state {name!r} in tests/states.py")
    try:
        draw(name, path)
    except (OSError, pygame.error) as error:
        return refuse(f"can't write {path}: {error}")
    return 0


def refuse(reason: str) -> int:
    """Print why nothing is done, and return the status."""
    print(reason, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
