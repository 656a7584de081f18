"""The table of modes and commands in the live page: each cell of it shows what the app without a painter does."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from queens_viz.words.languages import LANGUAGES

from ..app.test_exercises import CELLS, MODES
from .live import Live
from .twin import Twin

pytestmark = pytest.mark.full

IN_NO_ROW = ["shift+u", "r", "?", "t", "l", "f2", "f4", "9", "0"]
"""Keys that stand in no row of the app's own table of modes and commands."""

OWN_BOARD = ["m", "home", "right", "space"]
"""What sets one queen on a board of one's own, whatever stood there before."""

QUICK = [(mode, "en") for mode in ("verdict", "by hand", "own board")]
FULL = [(mode, language) for mode in MODES for language in LANGUAGES if (mode, language) not in QUICK]


def compare(live: Live, mode: str, language: str, keys: Iterable[str]) -> None:
    """Press each key in a mode, in one page, and compare what it shows then with the app beside it."""
    twin = Twin(live, 8, language, at="1,3:5")
    text, begin = MODES[mode]
    for key in keys:
        twin.prepare(text, *(OWN_BOARD if mode == "own board" else begin))
        assert twin.app.state.exercise, "it is on"
        twin.press(key)
        twin.compare((mode, key))


@pytest.mark.parametrize(("mode", "language"), QUICK)
def test_a_command_does_in_the_page_what_it_does_in_the_app(live: Live, mode: str, language: str) -> None:
    compare(live, mode, language, CELLS)


@pytest.mark.parametrize(("mode", "language"), QUICK)
def test_so_does_a_key_that_stands_in_no_row(live: Live, mode: str, language: str) -> None:
    compare(live, mode, language, IN_NO_ROW)


@pytest.mark.parametrize(("mode", "language"), FULL)
def test_so_does_every_key_in_every_mode_and_language(live: Live, mode: str, language: str) -> None:
    compare(live, mode, language, [*CELLS, *IN_NO_ROW])
