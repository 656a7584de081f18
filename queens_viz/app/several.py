"""Several programs, run and judged one after the other, for a table of their verdicts.

A teacher has the programs of a class, as files or as links. One program runs at a time,
in the same place. What came of each stays, and can be shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .own_program import TYPED_SIZES, Result, RunRequest, TypedProgram

LINK = "#program="
"""The part of a link before the packed text of a program."""

LONGEST_NAME = 40
"""The characters of the longest name that is taken from before a link."""

AROUND_NAMES = " \t:,;-"
"""The signs between a name and its link."""


class NamedText(NamedTuple):
    """A program that is to be run."""

    name: str
    text: str
    n: int | None = None  # the number of queens, if its link says it


class Entry(NamedTuple):
    """A program of the table."""

    program: NamedText
    result: Result | None = None  # None until it is judged


class Several:
    """The programs of a table, in the order in which they were opened."""

    def __init__(self, programs: Sequence[NamedText], runner: TypedProgram) -> None:
        """Prepare the table. `runner` runs the programs."""
        self.entries = [Entry(program) for program in programs]
        self._runner = runner
        self._place = -1  # of the program that runs; -1 before the first one

    @property
    def count(self) -> int:
        """How many programs have been judged."""
        return sum(entry.result is not None for entry in self.entries)

    @property
    def is_over(self) -> bool:
        """Whether all have been judged."""
        return self._place >= len(self.entries)

    @property
    def running(self) -> int | None:
        """The place of the program that runs; None if none does."""
        return self._place if 0 <= self._place < len(self.entries) else None

    def poll(self, dt: float) -> bool:
        """Let seconds pass. Return whether something new is known."""
        if self.is_over:
            return False
        if self._place < 0:
            self._run_next()
            return True
        result = self._runner.poll(dt)
        if result is None:
            return False
        entry = self.entries[self._place]
        self.entries[self._place] = entry._replace(result=result)
        if not self._runner.is_running:
            self._run_next()
        return True

    def close(self) -> None:
        """End the program that runs. Those after it are not run."""
        self._place = len(self.entries)
        self._runner.close()

    def _run_next(self) -> None:
        """Run the next program, if there is one."""
        self._place += 1
        if self.is_over:
            self._runner.close()
            return
        program = self.entries[self._place].program
        self._runner.name = program.name
        self._runner.text = program.text
        self._runner.answers = ()
        self._runner.run(RunRequest(program.n))


class Linked(NamedTuple):
    """A link to a program."""

    name: str  # of whom it is from; may be empty
    packed: str  # the program
    n: int | None  # the number of queens, if it is in the link


def links_in(text: str) -> list[Linked]:
    r"""Return the links to programs in a text.

    The name is the text before a link in its line, or in the line above it.

    >>> text = "Anna: https://a.example/#program=eN&n=6\nBo\n/live/#program=x-&n=90"
    >>> for link in links_in(text):
    ...     print(link.name, link.packed, link.n)
    Anna eN 6
    Bo x- None
    """
    links = list[Linked]()
    above = ""
    for line in text.splitlines():
        before, *parts = line.split(LINK)
        if not parts:
            above = before.strip(AROUND_NAMES)
            continue
        *words, _ = before.split() or [""]
        name = " ".join(words).strip(AROUND_NAMES) or above
        for part in parts:
            packed = _packed_in(part)
            n = _size_in(part.removeprefix(packed))
            links.append(Linked(name[:LONGEST_NAME], packed, n))
            name = ""
        above = ""
    return links


def _packed_in(text: str) -> str:
    """Return the packed program at the beginning of a text."""
    end = 0
    while end < len(text) and (text[end].isalnum() or text[end] in "-_"):
        end += 1
    return text[:end]


def _size_in(text: str) -> int | None:
    """Return the number of queens behind a packed program, None if it has none."""
    _, _, size = text.partition("&n=")
    digits = size.partition("&")[0].strip()
    if digits in map(str, TYPED_SIZES):
        return int(digits)
    return None
