"""Where the conditions and loops of a program lead, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .sentence import Sentence, say

LOOPS = ("For", "While")
"""The kinds of branches that are loops."""


class Branch(NamedTuple):
    """An `if` or a loop: a statement that leads to its body, or past it."""

    kind: str  # "If", "For" or "While"
    line: int
    end: int  # the last line of the statement
    first: int  # the first line of its body
    last: int  # the last line of its body


class Layout(NamedTuple):
    """What a story needs to know about the text of a program."""

    branches: tuple[Branch, ...] = ()  # an inner one after the one around it
    counted: frozenset[str] = frozenset()  # names to which `for` gives values

    @property
    def loops(self) -> tuple[Branch, ...]:
        """The loops, an inner one after the one around it."""
        return tuple([one for one in self.branches if one.kind in LOOPS])


class Conditions:
    """Finds out whether a condition was true, by the line that ran after it."""

    def __init__(self, branches: Iterable[Branch]) -> None:
        self._branches: dict[int, Branch] = {}  # by their lines
        self._several = set[int]()  # lines with more than one of them
        for branch in branches:
            if branch.line in self._branches:
                self._several.add(branch.line)
            self._branches[branch.line] = branch

    def after(self, line: int, following: int) -> Sentence | None:
        """Return what the next line says about a condition."""
        branch = self._branches.get(line)
        if branch is None or line in self._several or branch.first <= line:
            return None
        is_in_body = branch.first <= following <= branch.last
        if branch.kind == "If":
            name = "own_did_true" if is_in_body else "own_did_false"
            return say(name, line=line, next=following)
        if following == line:
            return None
        if not is_in_body:
            return say("own_did_loop_ends", line=line, next=following)
        if branch.kind == "While":
            return say("own_did_true", line=line, next=following)
        return None
