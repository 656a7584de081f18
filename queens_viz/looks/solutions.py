"""The list of the solutions found; while it is empty, the legend of the board's marks."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.moment import Moment
from ..search.solutions import MOST_SOLUTIONS, Solutions
from ..words.words import Words
from .scene import Scene
from .theme import THEMES


class Entry(NamedTuple):
    """A line of the list: which solution it is, its number, its rows, and what it is an image of, in words."""

    which: int
    number: str
    rows: tuple[int, ...]
    twin: str
    is_here: bool


class Sample(Enum):
    """What the legend shows, by the keys of its words."""

    CANDIDATE = "legend_candidate"
    QUEEN = "legend_queen"
    ATTACKED = "legend_attacked"
    FAILED = "legend_failed"
    FRUITFUL = "legend_fruitful"
    UNCOUNTED = "legend_uncounted"
    GHOST = "legend_ghost"


class ListLook(NamedTuple):
    """The lines of a list that are seen, `first` the first of a `total`; or a remark and the legend.

    At the end of the search the `result` takes the heading's place.
    """

    heading: str
    result: str
    entries: tuple[Entry, ...]
    first: int
    total: int
    remark: str
    legend: tuple[tuple[Sample, str], ...]


def look(scene: Scene, lines: int, scroll: int | None) -> ListLook:
    """Decide what the visible lines of the list show; only these are made."""
    solutions, say = scene.findings.solutions, scene.say
    if not len(solutions):
        # A plain board shows no marks.
        samples = (Sample.CANDIDATE, Sample.QUEEN) if THEMES[scene.state.theme].is_plain else Sample
        legend = tuple((sample, say(sample.value)) for sample in samples)
        return ListLook("", "", (), 0, 0, _remark(scene.moment, say), legend)
    seen = scene.state.shown or scene.moment.position
    here = solutions.index(seen.board) if seen.is_solution else None
    first = first_line(len(solutions), lines, scroll, here)
    entries = tuple(
        _entry(index, solutions, index == here, say) for index in range(first, min(first + lines, len(solutions)))
    )
    heading = say("rows_heading", n=scene.n) if scene.n > 1 else say("rows_heading_one")
    remark = say("list_full", kept=MOST_SOLUTIONS) if solutions.is_full else ""
    return ListLook(heading, _result(scene), entries, first, len(solutions), remark, ())


def _result(scene: Scene) -> str:
    """Return how many solutions there are where the search has found all, and how many of them are different."""
    solutions, say = scene.findings.solutions, scene.say
    if not scene.moment.position.is_end or not solutions.different:
        return ""
    found = say.found(len(solutions))
    if len(solutions) == 1:
        return found
    return say("alike" if solutions.different == 1 else "different", found=found, different=solutions.different)


def first_line(count: int, lines: int, scroll: int | None, here: int | None) -> int:
    """Return which solution stands in the first line: as scrolled, else so that the current one can be seen."""
    last = max(0, count - lines)
    if scroll is not None:
        return min(max(0, scroll), last)
    return min(max(0, here - lines + 1), last) if here is not None else last


def _entry(index: int, solutions: Solutions, is_here: bool, say: Words) -> Entry:
    number, like = solutions.number(index), likeness(solutions, index, say)
    return Entry(index, say("unknown") if number is None else say.number(number), solutions[index], like, is_here)


def likeness(solutions: Solutions, index: int, say: Words) -> str:
    """Return in words which earlier solution this one is an image of; empty if there is none."""
    twin = solutions.twin(index)
    if not twin:
        return ""
    # It is named by its number; where that is not known yet, by its line.
    name = solutions.number(twin.line) or twin.line + 1
    return say("turned" if twin.is_turned else "mirrored", number=name)


def _remark(moment: Moment, say: Words) -> str:
    """Return why the list is empty."""
    if moment.found == 0:
        return say("none", n=moment.position.n) if moment.position.is_end else say("none_yet")
    return say("not_listed")
