"""Line mode: the search told in sentences, step by step, for those who hear instead of see.

A line that is read is a command or an answer, a line that is written is a sentence. So neither a screen nor a terminal
is needed.
"""

from __future__ import annotations

import re
from enum import Enum
from math import inf
from typing import NamedTuple, TextIO

from .app.app import App
from .app.challenge import SIZES, USUAL, Challenge, challenge
from .app.classroom import go_on, take
from .app.exercise import Exercise, Predict
from .app.player import Player
from .app.questions import (
    Answer,
    Question,
    Square,
    asked,
    evidence,
    named,
    overlooked,
    wording,
)
from .app.state import State
from .app.teaching import NUMBERS, begin_challenge
from .search.facts import LARGEST, TOTAL_STEPS_OF
from .search.notation import read
from .search.position import Position, shortened
from .search.search import Search
from .search.strategy import PLAIN
from .text import LISTED_AT_ONCE, describe_rows
from .words.boards import how_read
from .words.words import Words, messages

PREDICT = Predict(has_reasons=True)
"""Line mode asks for all that can be predicted."""

SLICES_UNTOLD = 20
"""Slices of a search after which line mode says that it is still searching: a fraction of a second."""

FARTHEST = 100_000_000
"""The largest number of a step that is gone to where nobody knows how many there are: half a minute."""


class Command(Enum):
    """What line mode obeys and what answers its questions, by the keys of their words."""

    STEP = "word_step"
    BACK = "word_back"
    NEXT_SOLUTION = "word_next_solution"
    SIZE = "word_size"
    AT = "word_at"
    WHERE = "word_where"
    BOARD = "word_board"
    PREDICT = "word_predict"
    BY_HAND = "word_by_hand"
    CHALLENGE = "word_challenge"
    HELP = "word_help"
    QUIT = "word_quit"
    SAFE = "word_safe"
    ATTACKED = "word_attacked"
    SOLUTION = "word_solution"
    COMPLETE = "word_complete"


LETTERS = {
    "": Command.STEP,
    "n": Command.STEP,
    "b": Command.BACK,
    "s": Command.NEXT_SOLUTION,
    "p": Command.PREDICT,
    "?": Command.HELP,
    "q": Command.QUIT,
    "y": Command.SAFE,
    "x": Command.ATTACKED,
}
"""What is typed in the same way in every language."""

WITH_MORE = (Command.SIZE, Command.AT, Command.CHALLENGE)
"""The commands that are followed by something."""

NOT_IN_CHALLENGE = (
    Command.BACK,
    Command.NEXT_SOLUTION,
    Command.SIZE,
    Command.AT,
    Command.PREDICT,
    Command.BY_HAND,
)
"""The commands that would leave the questions of a challenge, or tell the answers."""

IN_WORDS = {
    Question.VERDICT: (
        "line_verdicts",
        {Command.SAFE: Answer.SAFE, Command.ATTACKED: Answer.ATTACKED},
    ),
    Question.REASON: ("line_columns", {}),
    Question.RETURN: ("line_squares", {Command.COMPLETE: Answer.COMPLETE}),
    Question.MOVE: (
        "line_moves",
        {Command.SOLUTION: Answer.SOLUTION, Command.COMPLETE: Answer.COMPLETE},
    ),
}
"""What each question can be answered with: the key of the words for it, and the answers that are commands."""


class Typed(NamedTuple):
    """A line that was typed: its command, None where it is none; all of it, or what follows a command; its numbers.

    Capitals and the number of blanks do not count. Numbers are those of a step or of a column, or of a square.
    """

    command: Command | None
    text: str
    numbers: tuple[int, ...] = ()

    @classmethod
    def of(cls, line: str, language: str) -> Typed:
        """Read a line. The words of a language hold, and the English ones in every language.

        >>> Typed.of(" Größe  6", "de")[:2], Typed.of("size", "de")[:2]
        ((<Command.SIZE: 'word_size'>, '6'), (<Command.SIZE: 'word_size'>, ''))
        >>> [Typed.of(line, "en").numbers for line in ("26", "3 1", "Column 3, row 1", "3-1")]
        [(26,), (3, 1), (3, 1), ()]
        """
        typed = " ".join(line.split())
        text = typed.casefold()
        words = words_of("en") | words_of(language) | LETTERS
        name, _, more = typed.partition(" ")
        if words.get(name.casefold()) in WITH_MORE:
            return cls(words[name.casefold()], more)
        if text in words:
            return cls(words[text], typed)
        column, row = (
            "|".join(messages(code)[key] for code in ("en", language))
            for key in ("word_column", "word_row")
        )
        found = re.fullmatch(
            rf"(?:(?:{column}) )?([0-9]{{1,9}})(?:(?: ?, ?| )(?:(?:{row}) )?([0-9]{{1,9}}))?",
            text,
        )
        return cls(
            None,
            typed,
            tuple(int(number) for number in found.groups() if number) if found else (),
        )


def words_of(language: str) -> dict[str, Command]:
    """Return the words of a language and their commands; a message has a slash between words for the same one.

    >>> [word for word, command in words_of("de").items() if command is Command.SIZE]
    ['grösse', 'groesse']
    """
    said = messages(language)
    return {
        word.casefold(): command
        for command in Command
        for word in said[command.value].split("/")
    }


class LineMode:
    """A search that is told in answer to what is typed.

    While a question is open nothing tells what it asks.
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
        state = (
            State(exercise=Exercise.PREDICT, predict=PREDICT) if predicts else State()
        )
        self._app = App(Player(search), state)
        self._say, self._source, self._sink = say, source, sink
        self._last: Command | None = None
        self._ask = ask
        self._keep()

    def _keep(self) -> None:
        """Remember where the search stands: Ctrl-C may come in the midst of the next step."""
        self._place = self._app.player.place

    @property
    def position(self) -> Position:
        """Where the search stands between two steps."""
        return self._place.position

    @property
    def _question(self) -> Question | None:
        """The question that is open."""
        return self._app.asking.question

    def run(self) -> None:
        """Obey one line after the other until one says to quit, or the input ends."""
        self.begin()
        while (line := self._read()) and self._typed(line).command is not Command.QUIT:
            self.obey(line)

    def begin(self) -> None:
        """Tell what this is, and where the search stands."""
        self._tell("line_begin", problem=self._say.count("queens", self.position.n))
        if self._app.state.predicts:
            self._tell("line_predict")
        if self._ask:
            self._begin_challenge(self._ask)
        else:
            self._arrive()

    def _typed(self, line: str) -> Typed:
        return Typed.of(line, self._say.language)

    def _read(self) -> str:
        """Return the next line with its end, an empty one at the end of the input."""
        self._sink.flush()
        try:
            return self._source.readline()
        except (
            OSError
        ):  # of a terminal that has gone, or of what can only be written to
            return ""
        except KeyboardInterrupt:
            # A terminal shows the ^C: what is told of it begins on a line of its own.
            self._write("")
            self._sink.flush()
            raise

    def _write(self, line: str) -> None:
        self._sink.write(line + "\n")

    def _tell(self, key: str, **values: object) -> None:
        """Write a message."""
        self._write(self._say(key, **values))

    def obey(self, line: str) -> None:
        """Do what a line asks for; what was told before counts only for the line after it."""
        typed = self._typed(line)
        last, self._last = self._last, typed.command
        match typed.command:
            case Command.CHALLENGE:
                self._turn_challenge(typed.text, is_warned=last is Command.CHALLENGE)
            case command if self.challenge and command in NOT_IN_CHALLENGE:
                self._tell("line_in_challenge")
            case Command.BACK if self._app.player.is_first:
                self._tell("line_first")
            case Command.BACK:
                self._app.player.back()
                self._arrive()
            case Command.NEXT_SOLUTION:
                self._go_on()
            case Command.SIZE:
                self._resize(typed.text)
            case Command.AT:
                self._jump(typed.text)
            case Command.WHERE:
                self._where()
            case Command.BOARD:
                self._write("\n".join(describe_rows(self.position, self._say)))
            case Command.PREDICT:
                self._turn(Exercise.PREDICT)
            case Command.BY_HAND:
                self._turn(Exercise.BY_HAND)
            case Command.HELP:
                self._tell(
                    "line_help" if last is Command.HELP else "line_short_help",
                    largest=LARGEST,
                )
                self._where()
            case _ if self._question:
                self._take(self._question, typed)
            case Command.STEP if self.position.is_end and last is not Command.COMPLETE:
                self._warn()
            case Command.STEP:
                self._app.next()
                self._arrive()
            case None if len(typed.numbers) == 1:
                self._go_to_step(typed.numbers[0])
            case None if not typed.numbers:
                self._tell("line_unknown", given=shortened(typed.text))
            case _:  # an answer
                self._tell(
                    "line_no_question"
                    if self._app.state.exercise
                    else "line_no_exercise"
                )

    def _warn(self) -> None:
        """Say that this is the end; only after that the search begins again."""
        self._tell("line_again")
        self._last = Command.COMPLETE

    def _go_to_step(self, number: int) -> None:
        """Go to a step, from the first position on."""
        most = TOTAL_STEPS_OF[self.position.strategy].get(self.position.n, FARTHEST)
        if number > most:
            self._tell("line_no_step", most=most)
            return
        self._app.player.begin()
        self._keep()
        self._go_on(number)

    def _go_on(self, steps: float = inf) -> None:
        """Make a number of steps, or all to the next solution; no further than to the end."""
        if self.position.is_end:
            self._warn()
            return
        slices, left = 0, steps
        try:
            while left and not self.position.is_end:
                left -= self._app.player.advance(int(min(left, LISTED_AT_ONCE)))
                self._keep()
                if left == inf and self.position.is_solution:
                    break
                slices += 1
                if slices == SLICES_UNTOLD:
                    self._tell("line_searching")
                    self._sink.flush()
        except KeyboardInterrupt:
            # The search may be in the midst of a step. A line of its own, for a terminal shows the ^C.
            self._app.player.come_to(self._place)
            self._write("\n" + self._say("line_halted"))
        self._arrive()

    def _arrive(self) -> None:
        """Tell where the search has got to, or ask."""
        self._keep()
        self._app.leave_shown()
        self._repeat()

    def _where(self) -> None:
        self._write(self._say.rows(self.position.queens))
        self._repeat()

    def _repeat(self) -> None:
        """Tell where the search stands, as far as no question is open."""
        asking, position, search = self._app.asking, self.position, self._app.search
        steps, found = search.steps, search.solutions_found
        sentence = self._say.sentence(position, found)
        is_hidden = asking.hides_attackers and not position.is_solution
        told = (
            self._say.without_verdict(position, found) if is_hidden else sentence.text
        )
        if steps is None or self.challenge:
            self._write(told)
        else:
            self._tell("line_step", steps=steps, told=told)
        if self._app.state.exercise is Exercise.BY_HAND and position.is_end:
            self._tell_summary()
        self._write(self._asked(asking.question) if asking.question else sentence.next)

    def _asked(self, question: Question) -> str:
        """Return a question in one line."""
        ask, said = wording(question, self.position, self._say)
        if question is Question.REASON:
            return self._say("line_which")
        return f"{said} {ask}" if question is Question.RETURN else ask

    def _take(self, question: Question, typed: Typed) -> None:
        """Take an answer to the open question; the right one of a pupil who is the search makes the step."""
        say, position = self._say, self.position
        answer = self._answer(question, typed)
        if answer is None:
            hint = say(IN_WORDS[question][0], columns=len(position.board), n=position.n)
            given = (
                say("line_no_answer", given=shortened(typed.text)) + " "
                if typed.text
                else ""
            )
            self._write(given + hint)
        elif question in (Question.RETURN, Question.MOVE) and answer in (
            *position.queens,
            position.square,
        ):
            # No queen goes where one stands: who chooses such a square has not answered yet.
            self._tell("line_full_square", square=named(answer, say))
        else:
            take(self._app, answer)
            self._answered(position, answer)

    def _answer(self, question: Question, typed: Typed) -> Answer | Square | None:
        """Return the answer that was typed, None where it is none."""
        _, words = IN_WORDS[question]
        if typed.command in words:
            return words[typed.command]
        match question, typed.numbers:
            case Question.REASON, (number,):
                return {
                    column + 1: (column, row) for column, row in self.position.queens
                }.get(number)
            case Question.RETURN | Question.MOVE, (column, row):
                return (
                    (column - 1, row - 1)
                    if 1 <= min(column, row) <= max(column, row) <= self.position.n
                    else None
                )
        return None

    def _answered(self, position: Position, answer: Answer | Square) -> None:
        """Tell what came of an answer, then ask the next question if there is one."""
        say, state = self._say, self._app.state
        if state.challenge:
            self._answered_challenge(state.challenge)
            return
        if not state.predicts:
            if state.by_hand.given:
                self._write(f"{say('try_again')}. {overlooked(position, answer, say)}")
            else:
                self._sink.write(say("line_moved"))
                self._arrive()
            return
        if state.predict.given:
            question, _, is_right = state.predict.given
            tally = say.tally(state.predict.score.right, state.predict.score.made)
            self._tell(
                "line_right" if is_right else "line_wrong",
                told=evidence(question, position, say),
                tally=tally,
            )
            further = state.predict.gone_on(position)
            if not further:
                if (
                    question is not Question.RETURN
                ):  # the evidence of a return says what comes next
                    self._write(say.tested(position).next)
                return
            self._app.change(predict=further)
        if self._question:
            self._write(self._asked(self._question))

    # A challenge.

    @property
    def challenge(self) -> Challenge | None:
        """The challenge that is on, if any."""
        return self._app.state.challenge

    def _turn_challenge(self, text: str, *, is_warned: bool) -> None:
        """Begin a challenge, by chance if none is named; or leave the one that is on."""
        work = self.challenge
        if work and work.tries and not is_warned:
            self._write(self._say.count("line_leaves_challenge", len(work.tries)))
        elif work:
            self._leave_challenge()
        else:
            n = self.position.n if self.position.n in SIZES else USUAL
            try:
                work = challenge(text or str(self._app.chance.below(NUMBERS)), n)
            except ValueError:
                self._tell("line_no_challenge", given=shortened(text))
                return
            self._begin_challenge(work)

    def _begin_challenge(self, work: Challenge) -> None:
        """Tell what a challenge is, and ask its first question."""
        begin_challenge(self._app, work)
        title = work.title(self._say)
        self._write(self._say.count("line_challenge", work.first, name=title))
        self._ask_challenge(work)

    def _ask_challenge(self, work: Challenge) -> None:
        """Tell the number of a question and where the queens stand, and ask it."""
        self._keep()
        rows = self._say.rows(self.position.queens)
        self._write(f"{work.place(self._say)}. {rows}")
        self._repeat()

    def _answered_challenge(self, work: Challenge) -> None:
        """Tell what came of an answer; then ask the next question, or tell the results."""
        say = self._say
        if not work.given:
            # The verdict was right: the reason is asked for.
            self._write(self._asked(Question.REASON))
            return
        tally = say.tally(work.score.right, work.score.made)
        told = evidence(work.given.question, self.position, say)
        key = "line_right" if work.given.is_right else "line_wrong"
        self._tell(key, told=told, tally=tally)
        go_on(self._app)
        after = self.challenge
        if after and not after.is_over:
            self._ask_challenge(after)
        elif after:
            for index in range(len(after.tries)):
                self._write(after.result(index, say))
            right, made, _ = after.score
            self._tell("line_score", right=right, made=made)
            self._leave_challenge()

    def _leave_challenge(self) -> None:
        """Go back to where the search stood before a challenge."""
        self._app.leave_lesson()
        self._tell("line_challenge_over")
        self._arrive()

    def _resize(self, size: str) -> None:
        """Begin with another size."""
        if size not in map(str, range(1, LARGEST + 1)):
            self._tell("line_no_size", given=shortened(size), largest=LARGEST)
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
            wrong = self._say("not_pasted", reason=self._say.complaint(error))
            self._write(wrong + ". " + self._say("line_positions"))
            return
        try:
            position = board.place()
        except ValueError as error:
            self._tell("own_pasted", reason=self._say.complaint(error))
            return
        if self._app.state.exercise and self._refuses_exercises(position):
            self._leave()
        how = how_read(board, self._say)
        if how:
            self._write(how)
        if board.n != n:
            self._write(self._say.count("queens", board.n) + ".")
        self._app.jump(position)
        self._arrive()

    def _refuses_exercises(self, position: Position) -> bool:
        """Return whether this is a position of a search without exercises, and say so."""
        is_guided = position.strategy is not PLAIN
        if is_guided:
            self._tell("line_plain_only")
        return is_guided

    def _turn(self, exercise: Exercise) -> None:
        """Begin an exercise, or end it; where the answer has been told, the next step is asked for."""
        if self._refuses_exercises(self.position):
            return
        was_on, question, predicts = (
            self._app.state.exercise is exercise,
            self._question,
            exercise is Exercise.PREDICT,
        )
        self._leave()
        if not was_on:
            done = (
                0
                if question or not predicts
                else len(asked(self.position, has_reasons=True))
            )
            self._app.change(exercise=exercise, predict=PREDICT._replace(done=done))
            self._tell("line_predict" if predicts else "line_by_hand")
        if question or not (was_on or predicts):
            self._repeat()

    def _leave(self) -> None:
        """End the exercise that is on, and tell how it went."""
        exercise, score = self._app.state.exercise, self._app.state.predict.score
        if exercise is Exercise.PREDICT:
            key = "predict_off_tally" if score.made else "predict_off"
            self._tell(key, tally=self._say.tally(score.right, score.made))
        elif exercise is Exercise.BY_HAND:
            self._tell("line_by_hand_off")
            self._tell_summary()
        self._app.state = State()

    def _tell_summary(self) -> None:
        """Tell how a pupil has done as the search, once a step was made."""
        if self._app.state.by_hand.score.made:
            self._write(self._app.state.by_hand.summary(self._say))
