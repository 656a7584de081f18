"""Line mode: the search told in sentences, step by step, for those who hear instead of see.

A line that is read is a command or an answer, a line that is written is a sentence. So neither a screen nor a terminal
is needed.
"""

from __future__ import annotations

from typing import TextIO

from . import answers
from .app.asking import asking_of
from .app.by_hand import ByHand
from .app.exercise import Exercise
from .app.predict import Predict
from .app.questions import Question, asked
from .app.state import State
from .search.facts import LARGEST
from .search.guided import begin, resume
from .search.position import Position, shortened
from .search.search import Search
from .search.strategy import PLAIN
from .text import LISTED_AT_ONCE, rows_told
from .typed import Command, Typed
from .words.words import Words

PREDICT = Predict(has_reasons=True)
"""Line mode asks for all that can be predicted."""

SLICES_UNTOLD = 20
"""Slices of a search after which line mode says that it is still searching: a fraction of a second."""

LONGEST_LINE = 2500
"""The number of characters of a line that are read; what is longer is no position either."""

BESIDE_LETTERS = dict.fromkeys(map(ord, "\0\ufeff\udcff\udcfe"))
"""What no word has, but what stands beside its letters in UTF-16, and at the beginning of a file: left out."""


class LineMode:
    """A search that is told in answer to what is typed.

    While a question is open nothing tells what it asks.
    """

    def __init__(self, search: Search, say: Words, source: TextIO, sink: TextIO, *, predicts: bool = False) -> None:
        self._search, self._say = search, say
        self._source, self._sink = source, sink
        self._state = State(exercise=Exercise.PREDICT, predict=PREDICT) if predicts else State()
        self._is_warned = False
        self._keep()

    def _keep(self) -> None:
        """Remember where the search stands, as a value: Ctrl-C may come in the midst of the next step."""
        steps, solutions = self._search.steps, self._search.solutions
        counts = None if steps is None or solutions is None else (steps, solutions)
        self._kept = self._search.position, counts

    @property
    def position(self) -> Position:
        """Where the search stands between two steps."""
        return self._kept[0]

    @property
    def _question(self) -> Question | None:
        """The question that is open."""
        return asking_of(self._state, self.position).question

    def run(self) -> None:
        """Obey one line after the other until one says to quit, or the input ends."""
        self.begin()
        while (line := self._read()) is not None and self._typed(line).command is not Command.QUIT:
            self.obey(line)

    def begin(self) -> None:
        """Tell what this is, and where the search stands."""
        self._tell(self._say("line_begin", problem=self._problem()))
        if self._state.predicts:
            self._tell(self._say("line_predict"))
        self._arrive()

    def _typed(self, line: str) -> Typed:
        return Typed.of(line, self._say.language)

    def _read(self) -> str | None:
        """Return the next line, None at the end of the input."""
        self._sink.flush()
        try:
            line = part = self._source.readline(LONGEST_LINE)
            while part and not part.endswith("\n"):
                part = self._source.readline(LONGEST_LINE)
        except OSError:  # of a terminal that has gone, or of what can only be written to
            return None
        except KeyboardInterrupt:
            # A terminal shows the ^C: what is told of it begins on a line of its own.
            self._tell("")
            self._sink.flush()
            raise
        return line.translate(BESIDE_LETTERS) if line else None

    def _tell(self, line: str) -> None:
        self._sink.write(line + "\n")

    def obey(self, line: str) -> None:
        """Do what a line asks for."""
        was_warned, self._is_warned = self._is_warned, False
        typed = self._typed(line)
        match typed.command:
            case Command.BACK:
                self._go_back()
            case Command.NEXT_SOLUTION:
                self._go_to_solution()
            case Command.SIZE:
                self._resize(typed.more)
            case Command.AT:
                self._jump(typed.more)
            case Command.BOARD:
                self._tell("\n".join(rows_told(self.position, self._say)))
            case Command.PREDICT:
                self._turn_predict()
            case Command.BY_HAND:
                self._turn_by_hand()
            case Command.HELP:
                self._help()
            case _ if self._question:
                self._take(self._question, typed)
            case Command.STEP:
                self._step(was_warned)
            case None:
                self._tell(self._say("line_unknown", given=shortened(typed.text)))
            case _:  # an answer
                self._tell(self._say("line_no_question" if self._state.exercise else "line_no_exercise"))

    def _step(self, was_warned: bool) -> None:
        if not self.position.is_end:
            self._advance(1)
        elif was_warned:
            self._search = begin(self._search.n, self._search.strategy)
            self._keep()
        else:
            self._warn()
            return
        self._arrive()

    def _warn(self) -> None:
        """Say that this is the end; only after that the search begins again."""
        self._tell(self._say("line_again"))
        self._is_warned = True

    def _advance(self, limit: int) -> None:
        """Make a number of steps, but stop at a solution and at the end."""
        position, counts = self._kept
        made = self._search.advance(limit)
        if self._search.is_first:
            if counts:
                counts = counts[0] + made, counts[1] + position.is_solution
            self._search = resume(Position.end(position.n, position.strategy), counts)
        self._keep()

    def _go_back(self) -> None:
        if self._search.back() is None:
            self._tell(self._say("line_first"))
            return
        self._keep()
        self._arrive()

    def _go_to_solution(self) -> None:
        if self.position.is_end:
            self._warn()
            return
        try:
            self._search_on()
        except KeyboardInterrupt:
            # The search may be in the midst of a step. A line of its own, for a terminal shows the ^C.
            self._search = resume(*self._kept)
            self._tell("\n" + self._say("line_halted"))
        self._arrive()

    def _search_on(self) -> None:
        """Go on to the next solution, or to the end."""
        slices = 0
        while True:
            self._advance(LISTED_AT_ONCE)
            if self.position.is_solution or self.position.is_end:
                return
            slices += 1
            if slices == SLICES_UNTOLD:
                self._tell(self._say("line_searching"))
                self._sink.flush()

    def _found(self) -> int | None:
        """Return how many solutions have been found, if known; one on the board is counted."""
        solutions = self._search.solutions
        return None if solutions is None else solutions + self.position.is_solution

    def _arrive(self, begin: str = "") -> None:
        """Tell where the search has got to, or ask."""
        state = self._state
        self._state = state._replace(predict=state.predict.anew(), by_hand=state.by_hand.anew())
        self._repeat(begin)

    def _repeat(self, begin: str = "") -> None:
        """Tell where the search stands, as far as no question is open."""
        asking, position, found = asking_of(self._state, self.position), self.position, self._found()
        sentence = self._say.sentence(position, found)
        is_hidden = asking.hides_attackers and not position.is_solution
        told = self._say.untold(position, found) if is_hidden else sentence.told
        steps = self._search.steps
        self._tell(begin + (told if steps is None else self._say("line_step", steps=steps, told=told)))
        if self._state.exercise is Exercise.BY_HAND and position.is_end:
            self._tell_summary()
        self._tell(answers.worded(self._state, position, self._say) if asking.question else sentence.next)

    def _take(self, question: Question, typed: Typed) -> None:
        """Take an answer to the open question; the right one of a pupil who is the search makes the step."""
        answer = answers.read(question, self.position, typed)
        if answer is None:
            self._tell(answers.refused(question, self.position, typed, self._say))
            return
        self._state, told, is_due = answers.taken(self._state, self.position, answer, self._say)
        if is_due:
            self._advance(1)
            self._arrive(self._say("line_moved"))
        else:
            self._tell(told)

    def _resize(self, size: str) -> None:
        """Begin with another size."""
        if size not in map(str, range(1, LARGEST + 1)):
            self._tell(self._say("line_no_size", given=shortened(size), largest=LARGEST))
            return
        self._search = begin(int(size), self._search.strategy)
        self._keep()
        self._state = self._state._replace(by_hand=ByHand())
        self._tell(self._problem() + ".")
        self._arrive()

    def _jump(self, text: str) -> None:
        """Go to a position."""
        n = self.position.n
        try:
            position = Position.parse(text, n)
        except ValueError as error:
            wrong = self._say("not_pasted", n=n, reason=self._say.complaint(error))
            self._tell(wrong + ". " + self._say("line_positions"))
            return
        self._search = resume(position)
        self._keep()
        if self._state.exercise and self._refuses_exercises():
            self._leave()
        self._arrive()

    def _problem(self) -> str:
        n = self.position.n
        return self._say.count("queens", n)

    def _refuses_exercises(self) -> bool:
        """Return whether this is a search without exercises, and say so."""
        is_guided = self.position.strategy is not PLAIN
        if is_guided:
            self._tell(self._say("line_plain_only"))
        return is_guided

    def _turn_predict(self) -> None:
        """Begin to ask, or end that; where the answer has been told, the next step is asked for."""
        if self._refuses_exercises():
            return
        was_on, question = self._state.predicts, self._question
        self._leave()
        if not was_on:
            done = 0 if question else len(asked(self.position, has_reasons=True))
            self._state = State(exercise=Exercise.PREDICT, predict=PREDICT._replace(done=done))
            self._tell(self._say("line_predict"))
        if question:
            self._repeat()

    def _turn_by_hand(self) -> None:
        """Let the pupil make every step, or end that."""
        if self._refuses_exercises():
            return
        was_on, question = self._state.exercise is Exercise.BY_HAND, self._question
        self._leave()
        if not was_on:
            self._state = State(exercise=Exercise.BY_HAND)
            self._tell(self._say("line_by_hand"))
        if question or not was_on:
            self._repeat()

    def _leave(self) -> None:
        """End the exercise that is on, and tell how it went."""
        exercise, score = self._state.exercise, self._state.predict.score
        if exercise is Exercise.PREDICT:
            tally = self._say.tally(score.right, score.made)
            self._tell(self._say("predict_off_tally", tally=tally) if score.made else self._say("predict_off"))
        elif exercise is Exercise.BY_HAND:
            self._tell(self._say("line_by_hand_off"))
            self._tell_summary()
        self._state = State()

    def _tell_summary(self) -> None:
        """Tell how a pupil has done as the search, once a step was made."""
        if self._state.by_hand.score.made:
            self._tell(answers.summary(self._state.by_hand, self._say))

    def _help(self) -> None:
        self._tell(self._say("line_help", largest=LARGEST))
        self._tell(self._say.rows(self.position.queens))
        self._repeat()
