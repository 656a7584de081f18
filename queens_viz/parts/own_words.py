"""The texts about a person's own program, for the parts that draw it.

The sentences are made in `words/story.py`. That knows programs, which a page without
one doesn't load: so it is imported when the first program is shown.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol

from ..words.sentence import Kind
from ..words.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.board import Board
    from ..tracing.story import Story
    from ..tracing.verdicts import Verdict


class CardText(Protocol):
    """What the card says about a step of a program."""

    @property
    def kind(self) -> Kind:
        """What it is about."""

    @property
    def headline(self) -> str:
        """What the line did, or what is wrong."""

    @property
    def reason(self) -> str:
        """More about it."""

    @property
    def note(self) -> str:
        """Other remarks, at the foot of the card."""

    @property
    def shorter(self) -> tuple[str, ...]:
        """The reason without its last sentences, for a small window."""


class StoryWords(Protocol):
    """The functions of `words/story.py` that the parts use."""

    def card_of(self, story: Story, step: int, say: Words) -> CardText:
        """Return what the card says at a step of a story."""

    def card_of_error(self, error: Verdict, say: Words) -> CardText:
        """Return what the card says about a text that can't be run."""

    def chip_of(self, verdict: Verdict | None, say: Words) -> tuple[str, Kind]:
        """Return the short words about a verdict, and their kind."""

    def error_text(self, error: Verdict, say: Words) -> str:
        """Return what is wrong with a text that can't be run."""

    def names_line(self, verdict: Verdict | None) -> bool:
        """Return whether the short words about a verdict name its line."""

    def changed_of(self, before: Verdict, now: Verdict, say: Words) -> str:
        """Return how the verdict has changed."""

    def reading_of(self, board: Board, say: Words, n: int | None = None) -> str:
        """Return how a board is read, by an example."""

    def verdict_headline(self, verdict: Verdict, say: Words) -> str:
        """Return the headline of a verdict."""


@lru_cache(maxsize=1)
def story_words() -> StoryWords:
    """Return the module with the sentences about a program."""
    return _imported("queens_viz.words.story")  # type: ignore[no-any-return]


@lru_cache(maxsize=8)
def anonymous(source: str) -> tuple[str, ...]:
    """Return the lines of a program without its comments and docstrings."""
    module = _imported("queens_viz.tracing.anonymous")
    return tuple(module.anonymous(source).splitlines())


def in_language(sentence: tuple[str, dict[str, object]], say: Words) -> str:
    """Return a sentence about a program, which is a message and its values."""
    return _imported("queens_viz.words.judgement").in_language(sentence, say)  # type: ignore[no-any-return]


def _imported(name: str) -> Any:
    # An import statement would make every page load the module.
    return __import__(name, fromlist=["*"])
