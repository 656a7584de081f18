"""Find the fault: programs with a fault are watched, and the wrong line is pressed."""

from __future__ import annotations

from typing import NamedTuple

from ..search.faulty import FAULTY, FaultyProgram
from ..search.position import Position
from ..words.words import Words
from .exercise import Response, Score
from .questions import Answer, ProgramLine, Question, Square


class Attempt(NamedTuple):
    """How the fault of a program was found."""

    program_index: int  # counted from 0
    wrong: tuple[ProgramLine, ...]  # the lines that were pressed before
    is_shown: bool = False  # the answer was shown
    line: ProgramLine = 0  # the right answer that was pressed, or shown

    @property
    def is_right(self) -> bool:
        """Whether the first line that was pressed was the wrong one."""
        return not self.wrong and not self.is_shown


class FindFault(NamedTuple):
    """The exercise, and how far a class has come in it.

    A wrong answer leaves the question open.
    """

    open_index: int = 0  # of the program, counted from 0; after the last one it is over
    line: ProgramLine = 0  # the line that is chosen; none at the beginning
    wrong: tuple[ProgramLine, ...] = ()  # the wrong answers to this program, once each
    response: Response | None = None  # the last answer
    attempts: tuple[Attempt, ...] = ()  # at the programs before, and at this one
    looked_at: int | None = None  # the program on view after the end, if there is one

    @property
    def link(self) -> str:
        """The part of a link that leads to its program.

        >>> FindFault(2).link
        'fault=3'
        """
        return f"fault={min(self.open_index + 1, len(FAULTY))}"

    @property
    def total(self) -> int:
        """The number of programs."""
        return len(FAULTY)

    @property
    def is_over(self) -> bool:
        """Whether all programs are done."""
        return self.open_index >= len(FAULTY)

    @property
    def program_index(self) -> int:
        """The index of the program on view; that behind the last one for the results.

        >>> FindFault(2).program_index, FindFault(12, looked_at=4).program_index
        (2, 4)
        """
        return self.open_index if self.looked_at is None else self.looked_at

    @property
    def program(self) -> FaultyProgram | None:
        """The program on view, None if the results are."""
        return FAULTY[self.program_index] if self.program_index < len(FAULTY) else None

    @property
    def is_answered(self) -> bool:
        """Whether the fault of the program on view is known."""
        if self.looked_at is not None:
            return True
        return self.response is not None and self.response.is_right

    @property
    def last_wrong(self) -> ProgramLine | None:
        """The last wrong answer to this program; None if there was none."""
        if self.response and not self.response.is_right:
            answer = self.response.answer
            assert isinstance(answer, int)
            return answer
        return self.wrong[-1] if self.wrong else None

    @property
    def is_shown(self) -> bool:
        """Whether the answer to the program on view was not found."""
        attempt = self.attempt
        return attempt is None or attempt.is_shown

    @property
    def is_last(self) -> bool:
        """Whether no other program comes after this one."""
        return self.open_index == len(FAULTY) - 1

    @property
    def attempt(self) -> Attempt | None:
        """How the fault of the program on view was found, if it is known."""
        for attempt in self.attempts:
            if attempt.program_index == self.program_index:
                return attempt
        return None

    @property
    def answer(self) -> ProgramLine:
        """The line that is wrong: the one that was pressed, if several are."""
        program = self.program
        assert program
        attempt = self.attempt
        return attempt.line if attempt else program.wrong[0]

    @property
    def score(self) -> Score:
        """How many faults were found on the first try."""
        score = Score()
        for attempt in self.attempts:
            score = score.after(attempt.is_right)
        return score

    def question(self, _: Position) -> Question | None:
        """Return the question, if it is open. A wrong answer leaves it open."""
        if self.is_over or self.is_answered:
            return None
        return Question.FAULT

    def take(self, _: Position, answer: Answer | Square | ProgramLine) -> FindFault:
        """Return the exercise after an answer, which is the number of a line."""
        program = self.program
        assert program
        assert isinstance(answer, int)
        is_right = answer in program.wrong
        response = Response(Question.FAULT, answer, is_right)
        after = self._replace(line=answer, response=response)
        if is_right:
            return after._with_attempt(is_shown=False)
        if answer in self.wrong:
            return after
        return after._replace(wrong=(*self.wrong, answer))

    def show_answer(self) -> FindFault:
        """Return the exercise with the right answer on view."""
        program = self.program
        assert program
        line = program.wrong[0]
        response = Response(Question.FAULT, line, is_right=True)
        after = self._replace(line=line, response=response)
        return after._with_attempt(is_shown=True)

    def _with_attempt(self, *, is_shown: bool) -> FindFault:
        """Return the exercise with its program done."""
        attempt = Attempt(self.open_index, self.wrong, is_shown, self.line)
        return self._replace(attempts=(*self.attempts, attempt))

    def next_question(self, _: Position) -> FindFault:
        """Return the exercise with its next program; after the last one it is over."""
        return FindFault(self.open_index + 1, attempts=self.attempts)

    def begun_at(self, index: int) -> FindFault:
        """Return the exercise with a program open, and the attempts at the others."""
        others = [one for one in self.attempts if one.program_index != index]
        return FindFault(index, attempts=tuple(others))

    def without_answers(self) -> FindFault:
        """Return the exercise without a wrong answer, for when the program goes on."""
        if self.is_answered:
            return self
        return self._replace(response=None)

    def with_next_line(self, step: int) -> FindFault:
        """Return the exercise with the line chosen that is some lines farther down.

        >>> FindFault().with_next_line(1).line, FindFault().with_next_line(-1).line
        (1, 1)
        """
        program = self.program
        assert program
        line = min(max(1, self.line + step), len(program.lines))
        return self._replace(line=line)

    # In words.

    def place(self, say: Words) -> str:
        """Return the number of the program on view.

        >>> FindFault(2).place(Words())
        'Program 3 of 12'
        """
        return say("fault_at", number=self.program_index + 1, all=self.total)

    def result(self, attempt: Attempt, say: Words) -> str:
        """Return how the fault of a program was found.

        >>> FindFault().result(Attempt(2, (4, 7)), Words())
        '3. found on try 3'
        """
        if attempt.is_shown:
            return say("fault_result_shown", number=attempt.program_index + 1)
        if attempt.is_right:
            return say("fault_result_at_once", number=attempt.program_index + 1)
        tries = len(attempt.wrong) + 1
        return say("fault_result", number=attempt.program_index + 1, tries=tries)

    def evidence(self, _: Position, say: Words) -> str:
        """Return why the line is wrong or, after a wrong answer, what it does right.

        >>> print(FindFault().take(Position.first(4), 5).evidence(None, Words()))
        Line 5 defines the function that places the queens: that is right.
        """
        program = self.program
        assert program
        if self.is_answered:
            return say(f"fault_why_{program.name}", n=program.n)
        assert self.response
        number = self.response.answer
        assert isinstance(number, int)
        line = program.lines[number - 1]
        key = f"fault_role_{line.role}"
        if line.has_own_sentence:
            return say(key, line=number)
        return say("fault_line_is_right", line=number, what=say(key))

    def summary(self, say: Words) -> str:
        """Return how many faults were found on the first try, empty if none was."""
        right, made, _ = self.score
        return say("fault_score", right=right, made=made) if made else ""


def index_of(name: object) -> int | None:
    """Return the index of a program by its name or its number; None if there is none.

    >>> index_of("no_pop"), index_of("3"), index_of(3), index_of("13")
    (2, 2, 2, None)
    """
    for index, program in enumerate(FAULTY):
        if str(name) in (program.name, str(index + 1)):
            return index
    return None
