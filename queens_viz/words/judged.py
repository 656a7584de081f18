"""What is said of a person's own program."""

from __future__ import annotations

from ..tracing.events import Ending
from ..tracing.faults import Sentence
from ..tracing.recording import Recording
from ..tracing.verdict import Verdict
from .words import Words

LARGEST_JUDGED = 10
"""The largest size of a board on which everything is judged."""

FROM_OUTSIDE = {
    "module": "judge_module",
    "input": "judge_input",
    "display": "judge_display",
    "memory": "judge_memory",
    "lost": "judge_lost",
}
"""What is said of endings whatever the verdict is: they are no fault of the program."""

UNREAD = (
    "judge_unread_python2",
    "judge_unread_notebook",
    "judge_unread_empty",
    "judge_unread_encoding",
    "judge_unread_unreadable",
)
"""What is said of files that are no program."""

DIRECTIONS = {
    "rising": "judge_one_diagonal_rising",
    "falling": "judge_one_diagonal_falling",
}

PARTLY = {"first": "judge_first", "some": "judge_some", "late": "judge_late"}
"""What is said of verdicts of programs that don't find all, or test late."""


def sentences(recording: Recording, verdict: Verdict, say: Words) -> list[str]:
    """Return what is said of a program, the verdict's own sentence first."""
    said = [_said_of(sentence, recording.ending, say) for sentence in verdict.said]
    if not said:
        said.append(_outcome(recording, verdict, say))
    ending = recording.ending
    if ending.kind in FROM_OUTSIDE:
        values = {"line": ending.line, "module": ending.message}
        said.insert(0, say(FROM_OUTSIDE[ending.kind], **values))
    if verdict.also_tried:
        sizes = ", ".join([str(size) for size in verdict.also_tried])
        said.append(say("judge_also_tried", sizes=sizes))
    elif verdict.name == "right" and verdict.n is not None:
        said.append(say("judge_tried_only", n=verdict.n))
    return said


def _said_of(sentence: Sentence, ending: Ending, say: Words) -> str:
    """Return a sentence of the judge, some of which have several forms."""
    message = sentence.message
    values = dict(sentence.values)
    if message == "judge_error":
        return _error(ending, say)
    if message == "judge_one_diagonal":
        return say(DIRECTIONS[str(values["direction"])])
    if message == "judge_only_near":
        count = values["count"]
        assert isinstance(count, int)
        return say.count("judge_only_near", count)
    if message in UNREAD:
        return say(message, line=ending.line, reason=ending.message)
    return say(message, **values)


def _error(ending: Ending, say: Words) -> str:
    """Return what is said of an exception, with what it is about if that is known."""
    values: dict[str, object] = {"error": ending.error, "line": ending.line}
    lookup = ending.lookup
    if lookup is None:
        if not ending.message:
            return say("judge_error_alone", **values)
        return say("judge_error", message=ending.message.rstrip("."), **values)
    values.update(container=lookup.container, asked=lookup.asked)
    if ending.error == "KeyError":
        return say("judge_error_key", **values)
    if lookup.length == 0:
        return say("judge_error_empty", **values)
    return say(
        "judge_error_index", length=lookup.length, last=lookup.length - 1, **values
    )


def _outcome(recording: Recording, verdict: Verdict, say: Words) -> str:
    """Return what is said where no fault is named."""
    values: dict[str, object] = {
        "count": verdict.solutions,
        "expected": verdict.expected,
        "line": verdict.line or recording.ending.line or recording.last_line,
    }
    if verdict.name == "right":
        return _right(verdict, say)
    if verdict.name in PARTLY:
        return say(PARTLY[verdict.name], **values)
    if verdict.name == "stopped":
        return _stopped(recording.ending.kind, verdict, values, say)
    if verdict.board is None:
        return say("judge_unknown_board")
    if verdict.n is not None and verdict.n > LARGEST_JUDGED:
        return say("judge_unknown_large", **values)
    return say("judge_unknown", **values)


def _right(verdict: Verdict, say: Words) -> str:
    """Return what is said of a right program."""
    if verdict.n is None:
        return say("judge_right_sizes", count=verdict.solutions)
    if not verdict.expected:
        return say("judge_right_none", n=verdict.n)
    return say.count("judge_right", verdict.expected, n=verdict.n)


def _stopped(kind: str, verdict: Verdict, values: dict[str, object], say: Words) -> str:
    """Return what is said of a program that was stopped."""
    if kind == "lines":
        return say("judge_stopped_lines", **values)
    if kind == "killed":
        return say("judge_stopped_killed", **values)
    if verdict.board is None or not verdict.expected:
        return say("judge_stopped_time_alone", **values)
    if kind == "changes":
        return say("judge_stopped_changes", **values)
    return say("judge_stopped_time", **values)
