"""The runs of the text in the editor, and what is said and marked there of them."""

from __future__ import annotations

from ..app.commands import Action, Command
from ..parts.own_words import in_language, story_words
from ..words.sentence import Kind
from ..words.words import Words
from .page_field import TypedField
from .page_live import LiveView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app.app import App
    from ..app.own_program import OwnProgram
    from ..app.playback import Playback

KINDS = {Kind.ATTACKED: "wrong", Kind.SAFE: "right", Kind.SOLUTION: "right"}
"""The classes of the strip by what a verdict is about."""


class Runs:
    """The runs of the typed program, for the editor of a view."""

    def __init__(self, view: LiveView, field: TypedField) -> None:
        self._view = view
        self._app: App = view.app
        self._field = field
        self._awaited: OwnProgram | None = None  # the program that was run from here
        self._shown_run: tuple[object, object] = (None, None)  # what it showed before
        self._step: tuple[object, int] | None = None  # whose line is marked

    @property
    def program(self) -> OwnProgram | None:
        """The typed program, if it has been run."""
        own = self._app.own
        is_typed = own is not None and own.file is self._view.desk.program
        return own if is_typed else None

    @property
    def question(self) -> str | None:
        """The question of the last run that nobody answered, if there was one."""
        program = self._view.desk.program
        if not program or not self.program or program.is_other:
            return None
        return program.question

    @property
    def has_changed(self) -> bool:
        """Whether the text is another one than that of the last run."""
        program = self.program
        return program is not None and self._field.text != program.file.source

    def run(self) -> None:
        """Run the text."""
        self._field.mark(0)
        program = self._view.desk.typed_program()
        if program is not None:
            program.answers = ()
        self._begin()

    def answer(self, text: str) -> None:
        """Run it again with an answer to what it asks."""
        program = self._view.desk.typed_program()
        if program is not None and self.program:
            program.answers = (*program.answers, text)
            self._begin()

    def _begin(self) -> None:
        """Run it, and remember what is shown before."""
        own = self.program
        self._shown_run = _run_of(own) if own else (None, None)
        self._view.execute(Command(Action.RUN_TEXT))
        self._awaited = self.program

    def has_ended(self, covers: bool) -> bool:
        """Return whether a run from here has just ended and has to be shown.

        The line of its fault is marked. If the editor `covers` the picture, that has to
        be uncovered now.
        """
        program = self._awaited
        if not program or program is not self.program:
            return False
        pairs = zip(_run_of(program), self._shown_run, strict=True)
        is_new = any(known is not before for known, before in pairs)
        if not is_new or not program.has_run:
            return False
        self._awaited = None
        if self.has_changed:
            # Somebody goes on typing: what comes out is not about this text.
            return False
        verdict = program.error or program.verdict
        is_wrong = program.error is not None or program.playback.story.is_wrong
        if verdict and verdict.line and is_wrong:
            self._field.mark(verdict.line)
            self._field.reveal(verdict.line)
        has_steps = program.playback.story.last >= 0 and not program.error
        return has_steps and covers and self.question is None

    def mark_step(self, covers: bool) -> None:
        """Beside the picture, mark the line of the step on view.

        It is the text that has run, unless somebody has typed since then.
        """
        program = self.program
        if covers or not program or program is not self._app.shown_program:
            return
        playback = program.playback
        step = (playback.story, playback.step)
        if step == self._step or program.error or self._awaited:
            return
        self._step = step
        line = shown_line(playback)
        is_wrong = playback.step == playback.story.fault
        if line and not self.has_changed:
            self._field.mark(line, is_wrong=is_wrong)
            self._field.reveal(line)

    def said(self, covers: bool) -> tuple[str, str]:
        """Return the kind and the text of what is known about the last run, if any.

        Beside the editor, the card of the picture says it: it is not said twice. Only
        why a line is red is said at the step of the fault.
        """
        program = self.program
        if not program or program.file.is_other or self.question is not None:
            return "", ""
        say = self._app.say
        is_trying = program.moment().is_trying
        if program.file.is_running and not is_trying:
            return "running", self._said_of_run(program)
        if self.has_changed:
            return "changed", say("editor_changed")
        verdict = program.error or program.verdict
        is_beside = not covers and program is self._app.shown_program
        has_card = program.playback.story.last >= 0 and not program.error
        if verdict and is_beside and has_card:
            is_same_text = self._field.text == program.file.source
            return where_it_shows(program.playback, say) if is_same_text else ("", "")
        if not verdict:
            return "", ""
        words = story_words()
        sentences = [in_language(sentence, say) for sentence in verdict.sentences]
        text = " ".join(sentences) or words.verdict_headline(verdict, say)
        if is_trying:
            text = f"{text} ({say('own_screen_trying')})"
        kind = words.chip_of(verdict, say)[1]
        return KINDS.get(kind, "plain"), text.replace("`", "")

    def _said_of_run(self, program: OwnProgram) -> str:
        """Return what is known of a run that goes on, or waits for its verdict."""
        say = self._app.say
        typed = self._view.desk.program
        if typed and typed.is_being_judged:
            return say("editor_judging")
        count = program.file.lines_run
        if count:
            return say.count("own_screen_running", count)
        return say("own_chip_running")


def where_it_shows(playback: Playback, say: Words) -> tuple[str, str]:
    """Return the kind of the strip and what the red line is, at the step of the fault.

    It is the line where the fault shows, which need not be the line that is wrong.
    """
    story = playback.story
    line = story.shows_in
    if playback.step != story.fault or not line:
        return "", ""
    again = story.again
    if again and again.line != line:
        return "wrong", say("editor_shows_answer", line=line, answer=again.line)
    return "wrong", say("editor_shows", line=line)


def shown_line(playback: Playback) -> int | None:
    """Return the line of the step on view; at the fault, the one where it shows."""
    story = playback.story
    if playback.step == story.fault and story.fault_line:
        return story.fault_line
    return story.recording.line(playback.step)


def _run_of(program: OwnProgram) -> tuple[object, object]:
    """Return what is known about a program's last run, to be compared by identity."""
    return program.playback.story.recording, program.error
