"""The stories of the programs of "Find the fault", recorded in this process.

These programs are our own, so they need no process of theirs.
"""

from __future__ import annotations

from functools import cache

from ...search.faulty import FAULTY, FaultyProgram
from ..board import Hint
from ..judging import Checked, Observer
from ..running import Request
from ..story import Story
from ..story_making import judged_story
from ..surroundings import Limits
from .inside import record

LIMITS = Limits(lines=2_000, lines_without_board=2_000)
"""The limits of the programs: the longest of those that end runs 1,400 lines.

There is no second phase: at each step there are all variables.
"""

HINT = Hint(base=0)
"""How the boards are read: all programs count from 0."""


@cache
def story_of_program(program: FaultyProgram) -> Story:
    """Return what a program does, and what is wrong with it.

    Its line is the wrong one, and not the line at which the judge notices that.

    >>> story = story_of_program(FAULTY[0])
    >>> story.verdict.name, story.fault_line
    ('attacked', 4)
    """
    checked = judged_program(program.text)
    judged = checked.verdict
    sentences = [one for one in judged.sentences if one.message != "judge_look"]
    step = judged.step
    if program.shows_in:
        step = -1
        for line in program.shows_in:
            step = checked.recording.lines.index(line, step + 1)
    verdict = judged._replace(
        line=program.wrong[0], step=step, sentences=tuple(sentences)
    )
    return judged_story(checked.recording, verdict, checked.evidence)


def judged_program(text: str, limits: Limits | None = None) -> Checked:
    """Run a program and judge it, within the limits of the exercise or others."""
    observer = Observer(HINT)
    if limits is None:
        return observer.judged(record(Request(text, "", limits=LIMITS)))
    request = Request(text, "", limits=limits)
    return observer.judged(record(request, observer.choose))


def faulty_story(name: str) -> Story | None:
    """Return the story of the program of a name; None if there is no such program."""
    for program in FAULTY:
        if program.name == name:
            return story_of_program(program)
    return None
