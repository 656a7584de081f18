"""The list of the solutions found."""

from __future__ import annotations

from typing import NamedTuple

from ..search.position import Position
from ..search.solutions import MOST_SOLUTIONS, Solutions
from ..words.words import Words
from .scene import Scene


class Entry(NamedTuple):
    """A line of the list: which solution it is, its number, its rows, and what it is an image of, in words.

    What `is_beyond` where the search stands was found when it had come further.
    """

    which: int
    number: str
    rows: tuple[int, ...]
    twin: str
    is_here: bool
    is_beyond: bool


class ListLook(NamedTuple):
    """The lines of a list that are seen, `first` the first of a `total`.

    Where nobody has scrolled the line `in_sight` is to be seen. At the end of the search the `result` takes the
    heading's place, and so does how many were found so far where more are known. The `number` is the first column's
    heading, the `longest_twin` what may stand in the last one.
    """

    heading: str
    result: str
    entries: tuple[Entry, ...]
    first: int
    in_sight: int
    total: int
    remark: str
    number: str
    longest_twin: str


def look(scene: Scene, lines: int, scroll: int | None) -> ListLook:
    """Decide what the visible lines of the list show; only these are made."""
    solutions, say = scene.findings.solutions, scene.say
    # What is shown in the search's place leaves the search where it is, and so what it has found.
    found, here = solutions.up_to(scene.moment.position), solutions.index(scene.seen.position.board)
    in_sight = line_in_sight(solutions, scene.moment.position, scene.state.shown)
    first = first_line(len(solutions), lines, scroll, in_sight)
    entries = tuple(
        _entry(index, solutions, say)._replace(is_here=index == here, is_beyond=index >= found)
        for index in range(first, min(first + lines, len(solutions)))
    )
    heading = say.count("rows_heading", scene.n)
    remark = say("list_full", kept=MOST_SOLUTIONS) if solutions.is_full else ""
    names = say("number"), say("mirrored", number=88)
    return ListLook(heading, _result(scene, found), entries, first, in_sight, len(solutions), remark, *names)


def line_in_sight(solutions: Solutions, position: Position, shown: Position | None) -> int:
    """Return the line of the solution on view or, where there is none, of the last one that was found."""
    here = solutions.index((shown or position).board)
    return max(0, solutions.up_to(position) - 1) if here is None else here


def _result(scene: Scene, listed: int) -> str:
    """Return how many solutions there are where the search has found all, and how many of them are different.

    Where more are known than were found so far, which are `listed`, tell both numbers; where none is known, say so.
    """
    solutions, say = scene.findings.solutions, scene.say
    if not len(solutions):
        none = say.found(0, is_over=scene.moment.position.is_end)
        return none[0].upper() + none[1:]
    if beyond := len(solutions) - listed:
        so_far = listed if scene.moment.found is None else scene.moment.found
        return say("found_of", found=so_far, total=so_far + beyond)
    if not scene.moment.position.is_end or not solutions.different:
        return ""
    found = say.found(len(solutions))
    if len(solutions) == 1:
        return found
    return say.count("different", solutions.different, found=found)


def first_line(count: int, lines: int, scroll: int | None, in_sight: int) -> int:
    """Return which solution stands in the first line: as scrolled, else so that a line is in sight."""
    return min(max(0, in_sight - lines + 1 if scroll is None else scroll), max(0, count - lines))


def _entry(index: int, solutions: Solutions, say: Words) -> Entry:
    number, like = solutions.number(index), likeness(solutions, index, say)
    return Entry(
        index, say("unknown") if number is None else say.number(number), solutions.rows(index), like, False, False
    )


def likeness(solutions: Solutions, index: int, say: Words) -> str:
    """Return in words which earlier solution this one is an image of; empty if there is none."""
    twin = solutions.twin(index)
    if not twin:
        return ""
    # It is named by its number; where that is not known yet, by its line.
    name = solutions.number(twin.line) or twin.line + 1
    return say("turned" if twin.is_turned else "mirrored", number=name)
