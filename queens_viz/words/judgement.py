"""Sentences about a person's own program."""

from __future__ import annotations

from ..tracing.sentence import Sentence
from ..tracing.verdicts import Verdict
from .words import Words


def sentences(verdict: Verdict, say: Words) -> list[str]:
    """Return the sentences about a program, the verdict first.

    >>> from ..tracing.sentence import say
    >>> right = say("judge_right", n="5", count=10)
    >>> only = say("judge_tested_only", n=5)
    >>> sentences(Verdict("right", sentences=(right, only)), Words())
    ['Right for 5 queens: all 10 solutions.', 'Tested for 5 only.']
    """
    return [in_language(sentence, say) for sentence in verdict.sentences]


def in_language(sentence: Sentence, say: Words) -> str:
    """Return a sentence in a language, in the singular or plural if it has a count.

    >>> in_language(Sentence("judge_no_diagonal", {}), Words("de"))
    'Diagonalen werden nie geprüft.'
    """
    values = dict(sentence.values)
    if "sizes" in values:
        values["sizes"] = say.numbers(str(values["sizes"]))
    count = values.get("count")
    if isinstance(count, int) and say.has(f"{sentence.message}_other"):
        del values["count"]
        return say.count(sentence.message, count, **values)
    return _ended_once(say(sentence.message, **values))


def _ended_once(text: str) -> str:
    """Return a sentence without a full stop after the end of what Python says.

    >>> _ended_once("Line 3 isn't Python: maybe you meant '=='?.")
    "Line 3 isn't Python: maybe you meant '=='?"
    """
    return text[:-1] if text.endswith(("?.", "!.")) else text
