"""Whether wrong full boards are reported without another test.

A program may test partial boards only for some attacks, and full boards for all. Where
it came to no solution yet, it can't be compared what it does with one. But if all its
lines that may run with a full board have run, and only print and count, there is no
other test.
"""

from __future__ import annotations

from collections.abc import Iterator

from .case import Case
from .events import CHANGES, Kind

Span = tuple[int, int]
"""The steps from a visit up to the next one."""


def reported_untested(case: Case) -> list[int]:
    """Return the visits of wrong full boards that are printed without another test."""
    recording = case.recording
    wrong = set(case.wrong)
    all_full = set(case.full)
    spans: dict[int, Span] = {}
    partial = set[int]()
    full = set[int]()
    for number, span in _spans(case):
        lines = recording.lines[slice(*span)]
        (full if number in all_full else partial).update(lines)
        if number in wrong:
            spans[number] = span
        elif number in all_full:
            return []  # what is done with a solution can be compared
    only = full - partial
    printed = {step for step, _ in recording.printed() if recording.line(step) in only}
    reported = [k for k, span in spans.items() if not printed.isdisjoint(range(*span))]
    if not reported or only & case.text.choices:
        return []
    functions = {case.text.function_of(line) for line in only}
    if any(_has_not_run(case, function, full | partial) for function in functions):
        return []
    if _saves_or_answers(case, [spans[k] for k in reported], partial):
        return []
    return reported


def _spans(case: Case) -> Iterator[tuple[int, Span]]:
    """Yield the steps of each visit in the first phase, with its number."""
    visits = case.walk.visits
    switch = case.recording.switch
    last = case.recording.steps if switch is None else switch
    for number, following in enumerate(visits[1:]):
        if following.moment.source >= last:
            return
        yield number, (visits[number].moment.source, following.moment.source)


def _has_not_run(case: Case, function: str, run: set[int]) -> bool:
    """Return whether a line of a function, or of the search's loop, has never run."""
    text = case.text
    if function:
        blocks = [block for block in text.functions if block.name == function]
        lines = {k for one in blocks for k in range(one.line + 1, one.end + 1)}
    else:
        heads = {text.outer_loop_of(line) for line in case.placing if line} - {None}
        loops = [loop for loop in text.loops if loop.line in heads]
        lines = {k for one in loops for k in range(one.line, one.end + 1)}
    return not lines or not text.statements & lines <= run


def _saves_or_answers(case: Case, spans: list[Span], partial: set[int]) -> bool:
    """Return whether anything but numbers and texts may keep what a board is.

    An object that is changed may be a list of boards, from which some are chosen later.
    A call that returns True or False may be a test.
    """
    recording = case.recording
    number = 0
    for event in recording.events():
        while number < len(spans) and event.source >= spans[number][1]:
            number += 1
        if number == len(spans):
            return False
        if event.source <= spans[number][0] or recording.line(event.source) in partial:
            continue
        is_answer = event.kind is Kind.RETURN and isinstance(event.value, bool)
        if is_answer or event.kind in CHANGES:
            return True
    return False
