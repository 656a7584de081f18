"""Line mode: the search told in sentences, step by step, for those who hear instead of see.

A line that is read is a word, a line that is written a sentence. So neither a screen nor a terminal is needed.
"""

from __future__ import annotations

from typing import TextIO

from .app.questions import Answer, Question, has_verdict, right
from .search.position import Position
from .search.search import Search
from .text import LISTED_AT_ONCE
from .words.words import Words

SLICES_UNTOLD = 20
"""Slices of a search after which line mode says that it is still searching: a fraction of a second."""

LONGEST_WORD = 100
"""The number of characters of a line that are read; no word is that long."""

BESIDE_LETTERS = dict.fromkeys(map(ord, "\0\ufeff\udcff\udcfe"))
"""What no word has, but what stands beside its letters in UTF-16, and at the beginning of a file: left out."""


class LineMode:
    """A search that is told in answer to words.

    While a question is open nothing tells what it asks.
    """

    def __init__(self, search: Search, say: Words, source: TextIO, sink: TextIO, *, predicts: bool = False) -> None:
        self._search, self._say = search, say
        self._source, self._sink = source, sink
        self._predicts = predicts
        self._question: Question | None = None
        self._right = self._made = 0
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

    def run(self) -> None:
        """Obey one word after the other until one says to quit, or the input ends."""
        self.begin()
        while (word := self._read()) is not None and word != "q":
            self.obey(word)

    def begin(self) -> None:
        """Tell what this is, and where the search stands."""
        n = self._search.n
        self._tell(self._say("line_begin", problem=self._say("queens", n=n) if n > 1 else self._say("queen")))
        if self._predicts:
            self._tell(self._say("line_predict"))
        self._arrive()

    def _read(self) -> str | None:
        """Return the next word, None at the end of the input."""
        self._sink.flush()
        try:
            line = part = self._source.readline(LONGEST_WORD)
            while part and not part.endswith("\n"):
                part = self._source.readline(LONGEST_WORD)
        except OSError:  # of a terminal that has gone, or of what can only be written to
            return None
        except KeyboardInterrupt:
            # A terminal shows the ^C: what is told of it begins on a line of its own.
            self._tell("")
            self._sink.flush()
            raise
        return line.translate(BESIDE_LETTERS).strip().lower() if line else None

    def _tell(self, line: str) -> None:
        self._sink.write(line + "\n")

    def obey(self, word: str) -> None:
        """Do what a word asks for."""
        was_warned, self._is_warned = self._is_warned, False
        match word:
            case "b":
                self._go_back()
            case "s":
                self._go_to_solution()
            case "p":
                self._toggle_predict()
            case "?":
                self._help()
            case _ if self._question is Question.VERDICT:
                self._take_verdict(word)
            case _ if self._question is Question.REASON:
                self._take_reason(word)
            case "" | "n":
                self._step(was_warned)
            case "y" | "x":
                self._tell(self._say("line_no_question" if self._predicts else "line_no_predict"))
            case _:
                self._tell(self._say("line_unknown"))

    def _step(self, was_warned: bool) -> None:
        if not self.position.is_end:
            self._advance(1)
        elif was_warned:
            self._search = Search(self._search.n)
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
        """Make up to so many steps, but stop at a solution and at the end."""
        position, counts = self._kept
        made = self._search.advance(limit)
        if self._search.is_first:
            if counts:
                counts = counts[0] + made, counts[1] + position.is_solution
            self._search = Search.at(Position.end(position.n), counts)
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
            self._search = Search.at(*self._kept)
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

    def _arrive(self) -> None:
        """Tell where the search has got to, or ask."""
        self._question = Question.VERDICT if self._predicts and has_verdict(self.position) else None
        self._repeat()

    def _repeat(self) -> None:
        """Tell where the search stands, as far as no question is open."""
        if self._question:
            told = self._say.untold(self.position, self._found())
            next_ = self._say("ask" if self._question is Question.VERDICT else "line_which")
        else:
            sentence = self._say.sentence(self.position, self._found())
            told, next_ = sentence.told, sentence.next
        steps = self._search.steps
        self._tell(told if steps is None else self._say("line_step", steps=steps, told=told))
        self._tell(next_)

    def _take_verdict(self, word: str) -> None:
        """Take an answer to the question for the verdict."""
        if word not in ("y", "x"):
            self._tell(self._say("line_verdicts"))
            return
        answer = Answer.ATTACKED if word == "x" else Answer.SAFE
        is_right = answer in right(Question.VERDICT, self.position)
        if is_right and answer is Answer.ATTACKED:
            self._count(is_right=True)
            self._question = Question.REASON
            self._tell(self._say("line_which"))
        else:
            self._answer(is_right=is_right)

    def _take_reason(self, word: str) -> None:
        """Take an answer to the question for the reason: the column of a queen."""
        board = self.position.board
        columns = {str(column + 1): column for column in range(len(board))}
        if word in columns:
            queen = columns[word], board[columns[word]]
            self._answer(is_right=queen in right(Question.REASON, self.position))
        else:
            self._tell(self._say("line_columns", columns=len(board)))

    def _count(self, *, is_right: bool) -> None:
        self._made += 1
        self._right += is_right

    def _answer(self, *, is_right: bool) -> None:
        """Close the question: tell whether that was right, what is true, and what comes next."""
        self._count(is_right=is_right)
        self._question = None
        sentence, tally = self._say.tested(self.position), self._say.tally(self._right, self._made)
        self._tell(self._say("line_right" if is_right else "line_wrong", told=sentence.told, tally=tally))
        self._tell(sentence.next)

    def _toggle_predict(self) -> None:
        self._predicts = not self._predicts
        if self._predicts:
            # Here the answer has been told: the next step is asked for.
            self._right = self._made = 0
            self._tell(self._say("line_predict"))
            return
        tally = self._say.tally(self._right, self._made)
        self._tell(self._say("predict_off_tally", tally=tally) if self._made else self._say("predict_off"))
        if self._question:
            self._question = None
            self._repeat()

    def _help(self) -> None:
        self._tell(self._say("line_help"))
        self._tell(self._say.rows(self.position.board))
        self._repeat()
