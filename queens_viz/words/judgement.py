"""Sentences about a person's own program."""

from __future__ import annotations

from ..tracing.case import Sentence
from ..tracing.verdict import Verdict
from .words import Words


def sentences(words: Words, verdict: Verdict) -> list[str]:
    """Return the sentences about a program, the verdict first.

    >>> from ..tracing.case import say
    >>> said = (say("judge_right", n="5", count=10), say("judge_tested_only", n=5))
    >>> sentences(Words(), Verdict("right", said=said))
    ['Right for 5 queens: all 10 solutions.', 'Tested for 5 only.']
    """
    return [sentence(words, said) for said in verdict.said]


def sentence(words: Words, said: Sentence) -> str:
    """Return a sentence in a language, in the singular or plural if it has a count.

    >>> sentence(Words("de"), Sentence("judge_no_diagonal", {}))
    'Diagonalen werden nie geprüft.'
    """
    count = said.values.get("count")
    if isinstance(count, int) and words.has(f"{said.message}_other"):
        values = {key: value for key, value in said.values.items() if key != "count"}
        return words.count(said.message, count, **values)
    return words(said.message, **said.values)
