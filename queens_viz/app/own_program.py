"""A person's own program: how it is opened, run again and shown.

Nothing here knows a process. A front's desk opens a file as a `ProgramFile`, which runs
in the background.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..tracing.board import Hint
from ..tracing.case import Sentence
from ..tracing.story import Story


class RunRequest(NamedTuple):
    """How a program is run and read."""

    n: int | None = None  # the number of queens, if it was given or chosen
    hint: Hint = Hint()  # how the board is read, if that was chosen


class Result(NamedTuple):
    """A program that has been run and judged."""

    story: Story
    remarks: tuple[Sentence, ...] = ()  # how it was run


class ProgramFile(Protocol):
    """A file with a program, which runs in the background."""

    name: str
    """The name of the file, without its folder."""

    @property
    def source(self) -> str:
        """The text of the last run, empty if the file can't be read."""

    @property
    def is_running(self) -> bool:
        """Whether a run goes on."""

    @property
    def lines_run(self) -> int:
        """How many lines have run in the run that goes on."""

    def has_changed(self) -> bool:
        """Return whether the text has changed since the last run."""

    def run(self, request: RunRequest) -> None:
        """Run the text as it is now. A run that goes on is ended."""

    def halt(self) -> None:
        """End the run that goes on. What was recorded is judged."""

    def poll(self, dt: float) -> Result | None:
        """Let seconds pass, and return the result of a run that has ended, once."""

    def close(self) -> None:
        """End the run that goes on, and forget it."""


def begin_with_program(
    app: object, file: ProgramFile, request: RunRequest, *, is_anonymous: bool
) -> None:
    """Run the program with which a window opens, and show it."""
    file.run(request)


def begin_with_result(
    app: object, name: str, result: Result, *, step: int, is_anonymous: bool
) -> None:
    """Show a program that has been run, at a step."""


def drop(app: object, path: str) -> None:
    """Ask whether a file is to be run that was dropped on the window."""


def poll(app: object, dt: float) -> bool:
    """Let seconds pass where nothing moves; return whether something has changed."""
    return False
