"""The sentence about a position: what the last step did and why, and what follows."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Kind(Enum):
    """What a sentence is about. Its colour and its icon depend on it."""

    ATTACKED = "attacked"
    SAFE = "safe"
    NOT_TAKEN = "safe, but skipped"
    BACK = "back"
    SOLUTION = "solution"
    COMPLETE = "complete"
    OVERVIEW = "all solutions at once"
    NONE = "complete, and there is no solution"
    SEARCHING = "searching"
    ASK = "ask"
    RIGHT = "a right answer"
    WRONG = "a wrong answer"
    SHOWN = "an answer that the class did not give"
    AIM = "what the search is for"

    # By identity, in C: it is asked for with every card.
    __hash__ = object.__hash__


class Sentence(NamedTuple):
    """The sentence about a position, in parts."""

    kind: Kind
    headline: str  # what the last step did, or what is asked
    reason: str  # why; it may go on from the headline in lower case
    next: str  # what the search does next
    brief: str = ""  # what is read out of it, if that is not all
    # The reason without its last sentences, for where all of it has no room.
    shorter: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """Headline and reason as one text.

        There is a full stop between them, unless the headline ends with a question mark
        or the reason goes on in lower case.

        >>> Sentence(Kind.ASK, "Safe or attacked?", "Column 2?", "").text
        'Safe or attacked? Column 2?'
        >>> Sentence(Kind.ASK, "Searching at full speed", "", "").text
        'Searching at full speed'
        """
        if not self.reason:
            return self.headline
        if self.reason[0].islower() or self.headline.endswith("?"):
            return f"{self.headline} {self.reason}"
        return f"{self.headline}. {self.reason}"
