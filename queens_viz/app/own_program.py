"""A person's own program: how it is opened, run again and shown.

Nothing here knows a process. A front's desk opens a file as a `ProgramFile`, which runs
in the background.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from .moment import PlaybackMoment
from .playback import Playback
from .runner import Tempo

TYPE_CHECKING = False
if TYPE_CHECKING:
    # The app knows these, but makes none: a page without a program doesn't need them.
    from ..tracing.board import Hint
    from ..tracing.sentence import Sentence
    from ..tracing.story import Story
    from ..tracing.verdicts import Verdict


TYPED_SIZES = range(4, 13)
"""The numbers of queens that can be chosen for a typed program."""


class RunRequest(NamedTuple):
    """How a program is run and read."""

    n: int | None = None  # the number of queens, if it was given or chosen
    hint: Hint | None = None  # how the board is read, if that was chosen


def file_name(path: str) -> str:
    r"""Return the name of a file without its folder, on any system.

    >>> file_name("/home/anna/queens.py"), file_name("C:\\work\\queens.py")
    ('queens.py', 'queens.py')
    """
    return path.replace("\\", "/").rpartition("/")[2]


class Result(NamedTuple):
    """A program that has been run and judged."""

    story: Story
    remarks: tuple[Sentence, ...] = ()  # how it was run


class ProgramFile(Protocol):
    """A file with a program, which runs in the background."""

    @property
    def name(self) -> str:
        """The name of the file, without its folder."""

    @property
    def source(self) -> str:
        """The text of the last run, empty if the file can't be read."""

    @property
    def first_story(self) -> Story:
        """A story without steps, which is shown until the first run has ended."""

    @property
    def is_running(self) -> bool:
        """Whether a run goes on."""

    @property
    def lines_run(self) -> int:
        """How many lines have run in the run that goes on."""

    @property
    def is_other(self) -> bool:
        """Whether another program has taken the place of the one that ran last."""

    def has_changed(self) -> bool:
        """Return whether the text has changed since the last run."""

    def run(self, request: RunRequest) -> None:
        """Run the text as it is now. A run that goes on is ended."""

    def halt(self) -> None:
        """End the run that goes on. What was recorded is judged."""

    def poll(self, dt: float) -> Result | None:
        """Let seconds pass, and return what is newly known of a run.

        That is its result, and before it what is known before other sizes are tried.
        """

    def close(self) -> None:
        """End the run that goes on, and forget it."""


class TypedProgram(ProgramFile, Protocol):
    """A program that is typed, and runs with the text that it has then."""

    name: str
    text: str  # what the next run takes
    is_other: bool
    answers: tuple[str, ...]  # what input() gets, one after the other
    question: str | None  # of input(), if an answer was missing

    @property
    def is_being_judged(self) -> bool:
        """Whether a run has ended, or was halted, and its verdict is awaited."""


class FinishedFile:
    """A program that has been run, and will not be run again."""

    source = ""
    is_running = False
    lines_run = 0
    is_other = False

    def __init__(self, name: str, story: Story) -> None:
        self.name = name
        self.first_story = story

    def has_changed(self) -> bool:
        """Return False: nobody looks."""
        return False

    def run(self, _: RunRequest) -> None:
        """Do nothing."""

    def halt(self) -> None:
        """Do nothing."""

    def poll(self, _: float) -> Result | None:
        """Return None: nothing runs."""
        return None

    def close(self) -> None:
        """Do nothing."""


class OwnProgram:
    """A person's program in an app: its runs, and the playback of the last one.

    While a text can't be run, as one that is half typed, the playback of the text
    before stays.
    """

    def __init__(
        self, file: ProgramFile, tempo: Tempo, request: RunRequest | None = None
    ) -> None:
        self.file = file
        self.request = request or RunRequest()
        self.playback = Playback(file.first_story, tempo)
        self.before: Verdict | None = None
        """The verdict on the text before this one."""
        self.error: Verdict | None = None
        """Why the text as it is now can't be run, while an older run is on view."""
        self.remarks: tuple[Sentence, ...] = ()
        """How it was run."""
        self.plays = False
        """Whether the first run is played at once."""
        self._tempo = tempo
        self._is_of_this_run = False  # what is shown is of the run that goes on
        self._is_saved = False  # since its run, as is known already

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on what is on view, None before the first run has ended."""
        return self.playback.story.verdict

    @property
    def is_recorded(self) -> bool:
        """Whether it has been run, and will not be run again."""
        return isinstance(self.file, FinishedFile)

    @property
    def link(self) -> str:
        """The part of a link that leads to its step, where its page has it recorded.

        For people, the first line that runs is step 1.
        """
        return f"step={self.playback.step + 1}"

    @property
    def has_run(self) -> bool:
        """Whether a run has ended."""
        return self.verdict is not None

    def moment(self) -> PlaybackMoment:
        """Return what it shows now."""
        playback = self.playback
        return PlaybackMoment(
            story=playback.story,
            step=playback.step,
            axis=playback.axis,
            is_running=self.file.is_running,
            lines_run=self.file.lines_run,
            is_trying=self.file.is_running and self._is_of_this_run,
            before=self.before,
            error=self.error,
            remarks=self.remarks,
        )

    def run(self) -> None:
        """Run its text as it is now.

        Nothing stays of another program that was in its place.
        """
        if self.file.is_other:
            self.playback = Playback(self.file.first_story, self._tempo)
            self.before = None
            self.error = None
            self.remarks = ()
            self.request = self.request._replace(hint=None)
        self._is_of_this_run = False
        self._is_saved = False
        self.file.run(self.request)

    def resize(self, n: int) -> None:
        """Run it with another number of queens."""
        self.request = self.request._replace(n=n)
        self.run()

    def read_as(self, hint: Hint | None) -> None:
        """Read its board in another way."""
        self.request = self.request._replace(hint=hint)
        self.run()

    def is_newly_saved(self) -> bool:
        """Return whether it has been saved since its run, which is asked first now."""
        was_saved = self._is_saved
        self._is_saved = self.file.has_changed()
        return self._is_saved and not was_saved

    def poll(self, dt: float) -> bool:
        """Let seconds pass. Run it again if it was saved. Return if a run has ended."""
        result = self.file.poll(dt)
        if result:
            self.take(result)
        elif self.file.has_changed():
            self.run()
        return result is not None

    def take(self, result: Result) -> None:
        """Show a run that has ended: its first fault or, if it was mended, its end.

        If nothing ran, as when the text is half typed, what is on view stays.
        """
        story = result.story
        old = self.playback.story
        if story.last < 0 and old.last >= 0:
            self.error = story.verdict
            return
        self.error = None
        self.remarks = result.remarks
        if story.recording is old.recording and not story.is_wrong:
            # The same run, now that other sizes have been tried.
            self.playback.story = story
            return
        if not self._is_of_this_run:
            self.before = old.verdict
        self._is_of_this_run = self.file.is_running
        self.playback = Playback(story, self._tempo)
        if self.plays:
            self.plays = False
            self.playback.run()
        elif story.fault is not None:
            self.playback.come_to(story.fault)
        elif old.is_wrong:
            self.playback.come_to(story.last)
