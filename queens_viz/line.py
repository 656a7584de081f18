"""Line mode: the search in sentences, step by step, for people who hear instead of see.

A line that is read is a command or an answer, and what is written are sentences. So it
needs neither a screen nor a terminal.
"""

from __future__ import annotations

from math import inf
from typing import TextIO

from .app.app import App
from .app.challenge import SIZES, USUAL, Challenge, challenge_of
from .app.classroom import open_next_question, take_answer
from .app.exercise import Exercise, ExerciseKind, Predict, Response
from .app.player import Player
from .app.questions import (
    Answer,
    Question,
    Square,
    asked,
    evidence,
    named,
    right,
    wording,
)
from .app.state import State
from .app.teaching import NUMBERS, begin_challenge
from .line_answers import answer_of, hint, what_to_type
from .line_commands import Command, Typed
from .line_faults import FaultTalk, LineDesk
from .search.facts import LARGEST, TOTAL_STEPS_OF
from .search.notation import read
from .search.position import Position, shortened
from .search.search import Search
from .search.strategy import PLAIN
from .text import LISTED_AT_ONCE, describe_rows
from .words.boards import how_read
from .words.words import Words

PREDICT = Predict(has_reasons=True)
"""Line mode asks for everything that can be predicted."""

QUIET_SLICES = 20
"""The slices after which a message says that the search is still going on."""

FARTHEST = 100_000_000
"""The last step that can be gone to if the total is unknown: it takes half a minute."""


NOT_IN_CHALLENGE = (
    Command.BACK,
    Command.NEXT_SOLUTION,
    Command.SIZE,
    Command.AT,
    Command.PREDICT,
    Command.BY_HAND,
    Command.FAULT,
    Command.ANSWER,
)
"""The commands that would leave the questions of a challenge, or show the answers."""


class LineMode:
    """A search that answers typed lines with sentences.

    While a question is open, no sentence gives its answer away.
    """

    def __init__(
        self,
        search: Search,
        say: Words,
        source: TextIO,
        sink: TextIO,
        *,
        predicts: bool = False,
        ask: Challenge | None = None,
    ) -> None:
        state = State()
        if predicts:
            state = State(exercise=ExerciseKind.PREDICT, predict=PREDICT)
        self._app = App(Player(search), state, desk=LineDesk())
        self._say = say
        self._faults = FaultTalk(self._app, say, self._write)
        self._source = source
        self._sink = sink
        self._last_command: Command | None = None
        self._has_warned = False  # the last line was answered with a warning of the end
        self._first_challenge = ask
        self._remember_place()

    def _remember_place(self) -> None:
        """Remember the place of the search between two steps.

        Ctrl-C can come in the middle of a step: then the search returns to this place.
        """
        self._place = self._app.player.place

    @property
    def position(self) -> Position:
        """The position of the search between two steps."""
        return self._place.position

    @property
    def challenge(self) -> Challenge | None:
        """The challenge that is on, if there is one."""
        return self._app.state.challenge

    @property
    def _question(self) -> Question | None:
        """The question that is open, if there is one."""
        return self._app.asking.question

    # Reading and writing.

    def run(self) -> None:
        """Obey lines until one of them is "quit", or the input ends."""
        self.begin()
        for line in iter(self._read, ""):
            if self._typed(line).command is Command.QUIT:
                break
            self.obey(line)

    def begin(self) -> None:
        """Write what line mode is, and the position of the search."""
        problem = self._say.count("queens", self.position.n)
        self._write_message("line_begin", problem=problem)
        if self._app.state.is_predicting:
            self._write_message("line_predict")
        if self._first_challenge:
            self._begin_challenge(self._first_challenge)
        else:
            self._arrive()

    def _typed(self, line: str) -> Typed:
        return Typed.of(line, self._say.language)

    def _read(self) -> str:
        """Return the next line with its newline, or "" at the end of the input."""
        self._sink.flush()
        try:
            return self._source.readline()
        except OSError:
            # The terminal has gone, or the source can only be written to.
            return ""
        except KeyboardInterrupt:
            # A terminal shows ^C: what is written next begins on a new line.
            self._write("")
            self._sink.flush()
            raise

    def _write(self, line: str) -> None:
        self._sink.write(line + "\n")

    def _write_message(self, key: str, **values: object) -> None:
        self._write(self._say(key, **values))

    # Commands.

    def obey(self, line: str) -> None:
        """Do what a line asks for."""
        typed = self._typed(line)
        last_command = self._last_command
        self._last_command = typed.command
        had_warned = self._has_warned
        self._has_warned = False
        if self.challenge and typed.command in NOT_IN_CHALLENGE:
            self._write_message("line_in_challenge")
            return
        if self._is_finding_fault and typed.command is not Command.FAULT:
            if not self._faults.obey(typed):
                self._arrive()
            return
        match typed.command:
            case Command.CHALLENGE:
                is_confirmed = last_command is Command.CHALLENGE
                self._turn_challenge(typed.text, is_confirmed=is_confirmed)
            case Command.FAULT:
                self._turn_fault(typed.text)
            case Command.BACK:
                self._go_back()
            case Command.NEXT_SOLUTION:
                self._advance()
            case Command.SIZE:
                self._resize(typed.text)
            case Command.AT:
                self._jump(typed.text)
            case Command.WHERE:
                self._write_place()
            case Command.BOARD:
                self._write("\n".join(describe_rows(self.position, self._say)))
            case Command.PREDICT:
                self._turn_exercise(ExerciseKind.PREDICT)
            case Command.BY_HAND:
                self._turn_exercise(ExerciseKind.BY_HAND)
            case Command.HINT | Command.ANSWER:
                self._help_with_question(typed.command)
            case Command.HELP:
                self._help(is_repeated=last_command is Command.HELP)
            case _ if self._question:
                self._take(self._question, typed)
            case Command.STEP:
                self._step(had_warned=had_warned)
            case None if len(typed.numbers) == 1:
                self._go_to_step(typed.numbers[0])
            case None if not typed.numbers:
                self._write_message("line_unknown", given=shortened(typed.text))
            case _:
                self._refuse_answer()

    @property
    def _is_finding_fault(self) -> bool:
        """Whether "Find the fault" is on."""
        return self._app.state.is_finding_fault

    def _turn_fault(self, text: str) -> None:
        """Begin "Find the fault", with the program of a number; or leave it."""
        is_on = self._is_finding_fault
        if is_on and not text:
            self._faults.leave()
            self._arrive()
        else:
            self._faults.begin(text, is_on=is_on)

    def _help(self, *, is_repeated: bool) -> None:
        """Write the short help or, if it is asked for again, the long one."""
        key = "line_help" if is_repeated else "line_short_help"
        self._write_message(key, largest=LARGEST)
        self._write_place()

    def _refuse_answer(self) -> None:
        """Write that there is no question to be answered."""
        is_on = self._app.state.exercise is not None
        self._write_message("line_no_question" if is_on else "line_no_exercise")

    def _step(self, *, had_warned: bool) -> None:
        """Take a step. At the end, warn before the search begins again."""
        if self.position.is_end and not had_warned:
            self._warn()
            return
        self._app.next()
        self._arrive()

    def _warn(self) -> None:
        """Write that this is the end."""
        self._write_message("line_again")
        self._has_warned = True

    def _go_back(self) -> None:
        """Undo a step."""
        if self._app.player.is_first:
            self._write_message("line_first")
            return
        self._app.player.back()
        self._arrive()

    def _go_to_step(self, number: int) -> None:
        """Go to a step, counted from the first position."""
        most = TOTAL_STEPS_OF[self.position.strategy].get(self.position.n, FARTHEST)
        if number > most:
            self._write_message("line_no_step", most=most)
            return
        self._app.player.begin()
        self._remember_place()
        self._advance(number)

    def _advance(self, steps: float = inf) -> None:
        """Make some steps or, without a number, go to the next solution.

        The search halts at the end. If it is there already, write a warning instead.
        """
        if self.position.is_end:
            self._warn()
            return
        try:
            self._make_steps(steps)
        except KeyboardInterrupt:
            # The search may be in the middle of a step: go back to the last place. The
            # message begins on a new line, because a terminal shows ^C.
            self._app.player.come_to(self._place)
            self._write("\n" + self._say("line_halted"))
        self._arrive()

    def _make_steps(self, steps: float) -> None:
        """Make some steps, or all up to the next solution, in slices."""
        is_to_solution = steps == inf
        slices = 0
        while steps and not self.position.is_end:
            steps -= self._app.player.advance(int(min(steps, LISTED_AT_ONCE)))
            self._remember_place()
            if is_to_solution and self.position.is_solution:
                return
            slices += 1
            if slices == QUIET_SLICES:
                self._write_message("line_searching")
                self._sink.flush()

    def _resize(self, size: str) -> None:
        """Begin with another size."""
        if size not in map(str, range(1, LARGEST + 1)):
            self._write_message("line_no_size", given=shortened(size), largest=LARGEST)
            return
        self._app.resize(int(size))
        self._write(self._say.count("queens", int(size)) + ".")
        self._arrive()

    def _jump(self, text: str) -> None:
        """Go to a position."""
        n = self.position.n
        try:
            board = read(text, n)
        except ValueError as error:
            reason = self._say("not_pasted", reason=self._say.complaint(error))
            self._write(f"{reason}. {self._say('line_positions')}")
            return
        try:
            position = board.place()
        except ValueError as error:
            self._write_message("own_pasted", reason=self._say.complaint(error))
            return
        if self._app.state.exercise and self._refuses_exercises(position):
            self._leave_exercise()
        how = how_read(board, self._say)
        if how:
            self._write(how)
        if board.n != n:
            self._write(self._say.count("queens", board.n) + ".")
        self._app.jump(position)
        self._arrive()

    # Where the search is.

    def _arrive(self) -> None:
        """Write the position to which the search has come, and what is asked there."""
        self._remember_place()
        self._app.leave_position()
        self._repeat()

    def _write_place(self) -> None:
        """Write the rows of the queens, and the position; or the faulty program."""
        if self._is_finding_fault:
            self._faults.write_program()
            return
        self._write(self._say.rows(self.position.queens))
        self._repeat()

    def _repeat(self) -> None:
        """Write the position, and the open question.

        The position doesn't give the answer away. If no question is open, write what
        the search does next instead.
        """
        asking = self._app.asking
        position = self.position
        search = self._app.search
        sentence = self._say.sentence(position, search.solutions_found)
        text = sentence.text
        if asking.hides_attackers and not position.is_solution:
            text = self._say.without_verdict(position, search.solutions_found)
        if search.steps is None or self.challenge:
            self._write(text)
        else:
            self._write_message("line_step", steps=search.steps, told=text)
        if self._app.state.exercise is ExerciseKind.BY_HAND and position.is_end:
            self._write_summary()
        self._write(self._asked(asking.question) if asking.question else sentence.next)

    def _asked(self, question: Question) -> str:
        """Return a question in one line."""
        if question is Question.REASON:
            return self._say("line_which")
        text, reason = wording(question, self.position, self._say)
        return f"{reason} {text}" if question is Question.RETURN else text

    # Exercises: all of them take answers in the same way.

    def _turn_exercise(self, kind: ExerciseKind) -> None:
        """Begin an exercise, or end it if it is on."""
        if self._refuses_exercises(self.position):
            return
        question = self._question
        is_on = self._app.state.exercise is kind
        self._leave_exercise()
        if not is_on:
            self._begin_exercise(kind, was_asked=question is not None)
        if question or (kind is ExerciseKind.BY_HAND and not is_on):
            self._repeat()

    def _begin_exercise(self, kind: ExerciseKind, *, was_asked: bool) -> None:
        """Begin an exercise. Predict does not ask what has been written already."""
        done = 0
        if kind is ExerciseKind.PREDICT and not was_asked:
            done = len(asked(self.position, has_reasons=True))
        self._app.change(exercise=kind, predict=PREDICT._replace(done=done))
        is_predict = kind is ExerciseKind.PREDICT
        self._write_message("line_predict" if is_predict else "line_by_hand")

    def _leave_exercise(self) -> None:
        """End the exercise that is on, and write how it went."""
        state = self._app.state
        if state.is_predicting:
            summary = state.predict.summary(self._say)
            key = "predict_off_tally" if summary else "predict_off"
            self._write_message(key, tally=summary)
        elif state.exercise is ExerciseKind.BY_HAND:
            self._write_message("line_by_hand_off")
            self._write_summary()
        self._app.state = State()

    def _write_summary(self) -> None:
        """Write how the exercise has gone so far, if anything was answered."""
        exercise = self._app.state.current_exercise
        summary = exercise.summary(self._say) if exercise else ""
        if summary:
            self._write(summary)

    def _refuses_exercises(self, position: Position) -> bool:
        """Return whether a search has no exercises, and write so."""
        is_guided = position.strategy is not PLAIN
        if is_guided:
            self._write_message("line_plain_only")
        return is_guided

    def _take(self, question: Question, typed: Typed) -> None:
        """Take an answer to the open question, or write why the line is none."""
        position = self.position
        answer = answer_of(question, typed, self.position)
        if answer is None:
            self._write_hint(question, typed)
        elif self._is_taken(question, answer):
            square = named(answer, self._say)
            self._write_message("line_full_square", square=square)
        else:
            take_answer(self._app, answer)
            exercise = self._app.state.current_exercise
            assert exercise
            self._write_outcome(exercise, position)

    def _is_taken(self, question: Question, answer: Answer | Square) -> bool:
        """Return whether an answer is a square with a queen, where no queen can go."""
        position = self.position
        if question not in (Question.RETURN, Question.MOVE):
            return False
        return answer in (*position.queens, position.square)

    def _write_hint(self, question: Question, typed: Typed) -> None:
        """Write what can be typed as an answer."""
        text = what_to_type(question, self.position, self._say)
        if typed.text:
            refusal = self._say("line_no_answer", given=shortened(typed.text))
            text = f"{refusal} {text}"
        else:
            # Enter alone: somebody doesn't know how to go on.
            key = "line_try_hint" if self.challenge else "line_try"
            text = f"{text} {self._say(key)}"
        self._write(text)

    def _help_with_question(self, command: Command) -> None:
        """Write which queen or rule helps with the open question, or its answer."""
        question = self._question
        if question is None:
            self._refuse_answer()
        elif command is Command.HINT:
            self._write(hint(question, self.position, self._say))
        else:
            self._give_answer(question)

    def _give_answer(self, question: Question) -> None:
        """Write the right answer and why, and go on; the question isn't counted."""
        say = self._say
        answers = sorted(right(question, self.position), key=str)
        told = evidence(question, self.position, say)
        answer = say.listed(named(one, say) for one in answers)
        self._write_message("line_answer", answer=answer, told=told)
        exercise = self._app.state.current_exercise
        if isinstance(exercise, Predict):
            response = Response(question, answers[0], is_right=False)
            self._app.change_exercise(exercise._replace(response=response))
            self._go_on(question)
        else:
            self._app.leave_position()
            self._app.next()
            self._arrive()

    def _write_outcome(self, exercise: Exercise, position: Position) -> None:
        """Write what came of an answer at a position, then the next question."""
        say = self._say
        response = exercise.response
        if self._app.search.position != position:
            # It was right, and the search has made its step.
            self._sink.write(say("line_moved"))
            self._arrive()
        elif not response:
            # The verdict was right, and the reason is asked for.
            self._write_question()
        elif self._question:
            # It was wrong, and the same question is asked again.
            self._write(f"{say('try_again')}. {exercise.evidence(position, say)}")
        else:
            key = "line_right" if response.is_right else "line_wrong"
            evidence = exercise.evidence(position, say)
            self._write_message(key, told=evidence, tally=exercise.score.tally(say))
            self._go_on(response.question)

    def _go_on(self, question: Question) -> None:
        """Open the next question, or write what the search does next."""
        has_question = open_next_question(self._app)
        challenge = self.challenge
        if challenge and challenge.is_over:
            self._end_challenge(challenge)
        elif challenge:
            self._ask_challenge(challenge)
        elif has_question:
            self._write_question()
        elif question is not Question.RETURN:
            # After a return the evidence has named it.
            self._write(self._say.tested(self.position).next)

    def _write_question(self) -> None:
        """Write the question that is open."""
        if self._question:
            self._write(self._asked(self._question))

    # Challenges.

    def _turn_challenge(self, text: str, *, is_confirmed: bool) -> None:
        """Begin a challenge, by chance if none is named; or leave the one that is on.

        Before answers are lost, it is asked whether that is meant.
        """
        challenge = self.challenge
        if challenge and challenge.tries and not is_confirmed:
            self._write(self._say.count("line_leaves_challenge", len(challenge.tries)))
            return
        if challenge:
            self._leave_challenge()
            return
        n = self.position.n if self.position.n in SIZES else USUAL
        name = text or str(self._app.chance.below(NUMBERS))
        try:
            challenge = challenge_of(name, n)
        except ValueError:
            self._write_message("line_no_challenge", given=shortened(text))
            return
        self._begin_challenge(challenge)

    def _begin_challenge(self, challenge: Challenge) -> None:
        """Write what a challenge is, and ask its first question."""
        begin_challenge(self._app, challenge)
        title = challenge.title(self._say)
        self._write(self._say.count("line_challenge", challenge.total, name=title))
        self._ask_challenge(challenge)

    def _ask_challenge(self, challenge: Challenge) -> None:
        """Write the number of a question, the rows of the queens, and the question."""
        self._remember_place()
        rows = self._say.rows(self.position.queens)
        self._write(f"{challenge.place(self._say)}. {rows}")
        self._repeat()

    def _end_challenge(self, challenge: Challenge) -> None:
        """Write how each question was answered, and leave the challenge."""
        for index in range(len(challenge.tries)):
            self._write(challenge.result(index, self._say))
        right, made, _ = challenge.score
        self._write_message("line_score", right=right, made=made)
        self._leave_challenge()

    def _leave_challenge(self) -> None:
        """Go back to where the search was before the challenge."""
        self._app.leave_lesson()
        self._write_message("line_challenge_over")
        self._arrive()
