"""The stories of the programs of "Find the fault", recorded in this process.

These programs are our own, so they need no process of theirs.
"""

from __future__ import annotations

from functools import cache

from ...search.faulty import FAULTY, FaultyProgram
from ..board import Hint
from ..judging import Observer
from ..running import Request
from ..story import Story
from ..story_making import judged_story
from ..surroundings import Limits
from .inside import record

LIMITS = Limits(lines=2_000, lines_without_board=2_000, changes=1)
"""The limits of the programs: the longest of those that end runs 1,400 lines."""

HINT = Hint(base=0)
"""How the boards are read: all programs count from 0."""


@cache
def story_of_program(program: FaultyProgram) -> Story:
    """Return what a program does, and what is wrong with it.

    >>> story = story_of_program(FAULTY[0])
    >>> story.verdict.name, story.fault_line
    ('attacked', 11)
    """
    observer = Observer(HINT)
    request = Request(program.text, "", limits=LIMITS)
    checked = observer.judged(record(request, observer.choose))
    return judged_story(checked.recording, checked.verdict, checked.evidence)


def faulty_story(name: str) -> Story | None:
    """Return the story of the program of a name; None if there is no such program."""
    for program in FAULTY:
        if program.name == name:
            return story_of_program(program)
    return None
