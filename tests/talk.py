"""A person at line mode, who types lines and hears what comes of them; and what tells a verdict."""

from __future__ import annotations

import io
import re
from functools import cache

from queens_viz import Search, text
from queens_viz.line import LineMode
from queens_viz.words.words import Words

from .support import search_at


def lines_of(
    typed: str, n: int, at: str = ":1", *, predicts: bool = False, language: str = "en"
) -> list[str]:
    """Return the lines that are told where this is typed."""
    sink = io.StringIO()
    LineMode(
        search_at(n, at), Words(language), io.StringIO(typed), sink, predicts=predicts
    ).run()
    assert all(
        one.isprintable() or one in "\n\u00a0\u202f" for one in sink.getvalue()
    ), "no escape codes"
    return sink.getvalue().splitlines()


def states(lines: list[str], language: str = "en") -> list[tuple[int, str]]:
    """Return the steps and sentences among the lines."""
    found = [
        re.search(
            Words(language)("line_step", steps=r"(\d[^:]*)", told="(.*)") + "$", one
        )
        for one in lines
    ]
    return [(int(re.sub(r"\D", "", one[1])), one[2]) for one in found if one]


@cache
def traced(n: int, language: str = "en") -> list[tuple[int, str]]:
    """Return the steps and sentences of the trace."""
    parts = [one.split("\t") for one in text.trace(Search(n), Words(language))]
    return [(int(steps), told) for steps, _, told in parts]


class Talk:
    """A person at line mode, who types lines and hears what comes of them."""

    def __init__(
        self, n: int, at: str = ":1", *, predicts: bool = False, language: str = "en"
    ) -> None:
        self._sink = io.StringIO()
        self.mode = LineMode(
            search_at(n, at),
            Words(language),
            io.StringIO(),
            self._sink,
            predicts=predicts,
        )
        self.mode.begin()

    def heard(self) -> list[str]:
        """Return what was told since this was last asked."""
        told = self._sink.getvalue().splitlines()
        self._sink.seek(0)
        self._sink.truncate()
        return told

    def type(self, *lines: str) -> list[str]:
        """Return what is told where these lines are typed."""
        self.heard()
        for line in lines:
            self.mode.obey(line)
        return self.heard()
