"""Find the fault in line mode: a program is read, and the number of a line is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .app.app import App
from .app.classroom import leave_exercise
from .app.fault_actions import next_program, pick_line, show_answer, turn_find_fault
from .app.find_fault import FindFault, index_of
from .app.front import Desk
from .line_answers import lines_of_hint
from .line_commands import Command, Typed
from .search.faulty import FAULTY, FaultyProgram
from .search.position import shortened
from .words.judgement import sentences
from .words.words import Words

if TYPE_CHECKING:
    from .tracing.story import Story

MOST_PRINTED = 4
"""The most lines that are read of what a program prints."""

MOST_BOARDS = 6
"""The most values of its board that are read."""

READ_AGAIN = (Command.WHERE, Command.BOARD)
"""The commands that read the program again."""


TAKEN = (Command.STEP, Command.SOLUTION, Command.HINT, Command.ANSWER)
"""The other words that mean something here."""


class LineDesk(Desk):
    """A desk with the programs."""

    def faulty_story(self, name: str) -> Story | None:
        """Return what a program of "Find the fault" does."""
        # Only this exercise needs the tracer.
        from .tracing.process.faulty_stories import faulty_story

        return faulty_story(name)


class FaultTalk:
    """What is typed and written while "Find the fault" is on."""

    def __init__(self, app: App, say: Words, write: Callable[[str], object]) -> None:
        self._app = app
        self._say = say
        self._write = write

    @property
    def _find_fault(self) -> FindFault:
        return self._app.state.find_fault

    @property
    def _program(self) -> FaultyProgram:
        program = self._find_fault.program
        assert program
        return program

    def begin(self, text: str, *, is_on: bool) -> None:
        """Start with the program of a number, or where it was left."""
        if text and index_of(text) is None:
            message = self._say(
                "line_no_fault", given=shortened(text), most=len(FAULTY)
            )
            self._write(message)
            return
        turn_find_fault(self._app, text or None)
        if not is_on:
            self._write(self._say("line_fault_begin"))
        self.write_program()

    def leave(self) -> None:
        """Leave it, and write that."""
        leave_exercise(self._app)
        self._write(self._say("line_fault_off"))

    def obey(self, typed: Typed) -> bool:
        """Do what a line asks for, and return whether the exercise is still on."""
        find_fault = self._find_fault
        line = self._line_in(typed)
        if typed.command in READ_AGAIN:
            self.write_program()
        elif typed.command is Command.HELP:
            self._write(self._say("line_fault_help", lines=self._count))
        elif typed.command not in (None, *TAKEN):
            self._write(self._say("line_in_fault"))
        elif find_fault.is_answered:
            return self._go_on(typed)
        elif typed.command is Command.HINT:
            first, last = lines_of_hint(self._program)
            self._write(self._say("line_hint_fault", first=first, last=last))
        elif self._shows_answer(typed):
            show_answer(self._app)
            line = self._find_fault.line
            self._write_found(self._say("line_fault_told", line=line))
        elif line:
            self._take(line)
        else:
            self._write_hint(typed)
        return True

    def _shows_answer(self, typed: Typed) -> bool:
        """Return whether a line asks for the answer and gets it."""
        if typed.command is Command.SOLUTION:
            return self._app.asking.can_show_answer
        return typed.command is Command.ANSWER

    def _line_in(self, typed: Typed) -> int | None:
        """Return the line that was typed: its number, or as in "line 6"; else None."""
        words = (self._say("word_line"), Words()("word_line"))
        first, _, rest = typed.text.partition(" ")
        text = rest if first.casefold() in words else typed.text
        if text.isdecimal() and 0 < int(text) <= self._count:
            return int(text)
        return None

    @property
    def _count(self) -> int:
        """The number of lines of the program."""
        return len(self._program.lines)

    def _take(self, line: int) -> None:
        """Take a line as the answer."""
        say = self._say
        pick_line(self._app, line)
        if self._find_fault.is_answered:
            self._write_found(say("line_fault_right"))
        else:
            evidence = self._find_fault.evidence(self._app.search.position, say)
            self._write(f"{say('try_again')}. {evidence}")

    def _go_on(self, typed: Typed) -> bool:
        """Go on to the next program; after the last one write the results."""
        if typed.command is not Command.STEP:
            self._write(self._next)
            return True
        next_program(self._app)
        find_fault = self._find_fault
        if not find_fault.is_over:
            self.write_program()
            return True
        for attempt in find_fault.attempts:
            self._write(f"{find_fault.result(attempt, self._say)}.")
        self._write(f"{find_fault.summary(self._say)}.")
        self.leave()
        return False

    # What is written.

    def write_program(self) -> None:
        """Write the lines of the program, what it does, and what is asked."""
        say = self._say
        self._write(f"{self._find_fault.place(say)}.")
        for number, text in enumerate(self._program.texts, 1):
            self._write(f"{number:2}  {text}")
        story = self._app.desk.faulty_story(self._program.name)
        assert story
        self._write_output(story)
        self._write_boards(story)
        if self._find_fault.is_answered:
            self._write(self._next)
        else:
            self._write(say("ask_fault"))

    def _write_output(self, story: Story) -> None:
        """Write what a program prints, and how it ends if it does not finish."""
        say = self._say
        lines = story.recording.output.splitlines()
        self._write(say("line_fault_prints" if lines else "line_fault_prints_nothing"))
        for line in lines[:MOST_PRINTED]:
            self._write(f"    {line}")
        more = len(lines) - MOST_PRINTED
        if more > 0:
            self._write(say.count("line_fault_more", more))
        ending = story.recording.ending
        if ending.kind == "error":
            error = ending.error
            self._write(say("line_fault_error", error=error, line=ending.line))
        elif ending.kind != "finished":
            self._write(say("line_fault_endless"))

    def _write_boards(self, story: Story) -> None:
        """Write the first values of the board."""
        assert story.board
        scenes = story.judged.scenes[:MOST_BOARDS]
        values = ", ".join([story.board_text(scene) for scene in scenes])
        name = story.board.variable.name
        self._write(self._say("line_fault_boards", name=name, values=values))

    def _write_hint(self, typed: Typed) -> None:
        """Write what can be typed as an answer."""
        say = self._say
        key = "line_fault_lines"
        if self._app.asking.can_show_answer:
            key = "line_fault_lines_told"
        hint = say(key, lines=self._count)
        if typed.text:
            hint = f"{say('line_no_answer', given=shortened(typed.text))} {hint}"
        self._write(hint)

    def _write_found(self, begin: str) -> None:
        """Write why the line is wrong, what comes of it, and the mended lines."""
        say = self._say
        program = self._program
        evidence = self._find_fault.evidence(self._app.search.position, say)
        self._write(f"{begin} {evidence}")
        story = self._app.desk.faulty_story(program.name)
        assert story
        assert story.verdict
        self._write(" ".join(sentences(story.verdict, say)).replace("`", ""))
        self._write(say("line_fault_mended"))
        for number in program.replaced:
            self._write(f"- {number:2}  {program.texts[number - 1]}")
        for text in program.mended:
            self._write(f"+     {text}")
        self._write(self._next)

    @property
    def _next(self) -> str:
        """What Enter does after the answer."""
        is_last = self._find_fault.open_index + 1 == self._find_fault.total
        return self._say("line_fault_last" if is_last else "line_fault_next")
