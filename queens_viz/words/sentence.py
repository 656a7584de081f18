"""A sentence: what the last step did and why, and what comes next."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """What a sentence is about, which gives it its colour and its icon."""

    ATTACKED = "attacked"
    SAFE = "safe"
    NOT_TAKEN = "safe, but not taken"
    BACK = "back"
    SOLUTION = "solution"
    COMPLETE = "complete"
    NONE = "complete, and there is no solution"
    SEARCHING = "searching"
    ASK = "ask"
    RIGHT = "a right answer"
    WRONG = "a wrong answer"
    SHOWN = "an answer that the class did not give"
    AIM = "what the search is for"


class Sentence(NamedTuple):
    """What the last step did and why, and what comes next."""

    kind: Kind
    headline: str
    reason: str
    next: str

    @property
    def text(self) -> str:
        """Headline and reason as one text: a reason that goes on from its headline is one sentence with it.

        >>> Sentence(Kind.ASK, "Safe or attacked?", "Column 2: what do you think?", "").text
        'Safe or attacked? Column 2: what do you think?'
        >>> Sentence(Kind.ASK, "Searching at full speed", "", "").text
        'Searching at full speed'
        """
        if not self.reason:
            return self.headline
        is_whole = self.reason[0].islower() or self.headline.endswith("?")
        return f"{self.headline}{' ' if is_whole else '. '}{self.reason}"
