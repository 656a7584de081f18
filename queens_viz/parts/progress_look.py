"""What the progress line and the counters are drawn from."""

from __future__ import annotations

from typing import NamedTuple

Colours = tuple[tuple[float, str], ...]
"""Colours of the line from its left: each up to a share of the line, and its role."""


class Counters(NamedTuple):
    """The texts of the counters."""

    steps: str
    solutions: str
    widest_steps: str  # no text of the steps is wider


class ProgressLook(NamedTuple):
    """What the progress line and the counters are drawn from."""

    # The line.
    label: str  # for screen readers
    share: float  # of the search that is done, from 0 to 1
    ticks: frozenset[int]  # where solutions are, in parts of the line: TICKS in all
    colours: Colours  # of the queens of column 1 that were removed

    # The counters.
    counters: Counters  # with all steps that there are, and the share that is done
    short: Counters  # without these

    # At the end of a search: the ticks of the solutions with chosen squares.
    chosen_ticks: frozenset[int] = frozenset()

    # A person's own program.
    flag: float | None = None  # the share at which its first fault is, if that is there
    flag_text: str = ""  # the same in words
    is_red: bool = False  # the solutions' counter is about a fault
