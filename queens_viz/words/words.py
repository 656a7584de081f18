"""What is said: the messages of a language, and the sentence that belongs to a position.

People count from 1, so do all messages; the code's columns and rows, counted from 0, are turned here.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from ..search.position import Event, Position, PositionError, attackers, last_step
from .languages import LANGUAGES

MILLION = 1_000_000

SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓", "-": "−"}
"""Keys that are written as signs."""

NAMES = {
    "space": "key_space", "return": "key_return", "backspace": "key_backspace", "escape": "key_escape",
    "tab": "key_tab", "home": "key_home", "end": "key_end", "page up": "key_page_up", "page down": "key_page_down",
    "shift": "key_shift", "ctrl": "key_ctrl", "alt": "key_alt",
}  # fmt: skip
"""The messages that name keys; any other key is called as it is."""


class Kind(Enum):
    """What a sentence is about, which gives it its colour and its icon."""

    ATTACKED = "attacked"
    SAFE = "safe"
    BACK = "back"
    SOLUTION = "solution"
    COMPLETE = "complete"
    NONE = "complete, and there is no solution"
    SEARCHING = "searching"
    ASK = "ask"
    RIGHT = "a right answer"
    WRONG = "a wrong answer"
    SHOWN = "an answer that the class did not give"


class Sentence(NamedTuple):
    """What the last step did and why, and what comes next."""

    kind: Kind
    headline: str
    reason: str
    next: str

    @property
    def told(self) -> str:
        """Headline and reason as one text: a reason that goes on from its headline is one sentence with it.

        >>> Sentence(Kind.ASK, "Safe or attacked?", "Column 2: what do you think?", "").told
        'Safe or attacked? Column 2: what do you think?'
        >>> Sentence(Kind.ASK, "Searching at full speed", "", "").told
        'Searching at full speed'
        """
        if not self.reason:
            return self.headline
        is_whole = self.reason[0].islower() or self.headline.endswith("?")
        return f"{self.headline}{' ' if is_whole else '. '}{self.reason}"


class Words:
    """The messages of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._messages = LANGUAGES[language]

    def __call__(self, key: str, **values: object) -> str:
        """Return a message with its values filled in; numbers get separators.

        >>> Words()("step_of", steps=1809, total=15812)
        'step 1,809 of 15,812'
        """
        if not values:
            return self._messages[key]
        shown = {
            name: self.number(value) if isinstance(value, int) and value >= 1000 else value
            for name, value in values.items()
        }
        return self._messages[key].format_map(shown)

    def number(self, value: float, places: int = 0) -> str:
        """Return a number as the language writes it, with separators and so many decimal places.

        >>> Words("de").number(15812), Words("de").number(6.66, 1)
        ('15.812', '6,7')
        """
        if not places and isinstance(value, int) and 0 <= value < 1000:
            return str(value)
        # Rounded first, since Pythons in browsers differ in how they write what lies in the middle.
        whole, point, part = f"{round(value, places):,.{places}f}".partition(".")
        return whole.replace(",", self._messages["thousands"]) + (self._messages["decimal"] + part if point else "")

    def key(self, key: str) -> str:
        """Return how a key is written, with those that are held before it.

        >>> [Words("de").key(key) for key in ("space", "ctrl+c", "+", "f1", "right")]
        ['Leertaste', 'Strg+C', '+', 'F1', '→']
        """
        if key in SIGNS:
            return SIGNS[key]
        parts = key.split("+") if len(key) > 1 else [key]
        return "+".join([self(NAMES[part]) if part in NAMES else part.capitalize() for part in parts])

    def complaint(self, error: ValueError) -> str:
        """Return what is wrong with a position, in the words of the language."""
        if isinstance(error, PositionError):
            return self._messages.get(error.message, error.message).format_map(error.values)
        return str(error)

    def found(self, found: int | None, *, is_over: bool = False) -> str:
        """Return a number of solutions in words; None is a number that is not known."""
        if found is None:
            return self("unknown_solutions")
        if found == 0:
            return self("no_solution" if is_over else "no_solution_yet")
        return self("one_solution") if found == 1 else self("solutions_found", found=found)

    def rows(self, board: tuple[int, ...]) -> str:
        """Return where the queens stand, for people who do not see the board.

        >>> Words().rows((1, 3))
        'Rows of the queens, from column 1 on: 2, 4.'
        """
        rows = ", ".join([str(row + 1) for row in board])
        return self("rows", rows=rows) if rows else self("no_rows")

    def sentence(self, position: Position, found: int | None = None) -> Sentence:
        r"""Return the sentence of a position; `found` is the number of solutions found so far, if known.

        >>> print(*Words().sentence(Position.parse("2,4,1,3,5:7", 8))[1:], sep="\n")
        Column 6, row 7 is attacked
        by the queen in column 1, row 2: same rising diagonal.
        Next: the red queen moves up to row 8.
        """
        if position.is_end:
            return self._of_end(position, found)
        if position.is_solution:
            return self._of_solution(position, found)
        last = last_step(position)
        if last and last.event is Event.LIFTED:
            return self._of_lift(position, last.before, found, self._verdict(position))
        return self.tested(position)

    def tested(self, position: Position) -> Sentence:
        """Return the sentence of the candidate alone, however the search came to it."""
        board, candidate, n = position.board, position.candidate, position.n
        column = len(board)
        where = {"column": column + 1, "row": candidate + 1}
        columns = attackers(board, candidate)
        if columns:
            return Sentence(
                Kind.ATTACKED, self("attacked", **where), self._because(position, columns), self._after_attack(position)
            )
        reason = self("no_attacker") if board else self("empty_board")
        next_ = self("next_full") if column == n - 1 else self("next_placed", column=column + 2)
        return Sentence(Kind.SAFE, self("safe", **where), reason, next_)

    def untold(self, position: Position, found: int | None = None) -> str:
        """Return what is said of a position before its verdict is told."""
        last = last_step(position)
        if last and last.event is Event.LIFTED:
            return self._of_lift(position, last.before, found, self("which_tested")).told
        return self("is_tested", column=len(position.board) + 1, row=position.candidate + 1)

    def returned(self, before: Position, position: Position) -> str:
        """Return how queens are lifted in the step from one position to another; the verdict there is not told."""
        if position.is_end:
            return self("returned_end")
        return self._lifted(position, before, self("which_comes_next"))

    def searching(self, speed: float, rate: int | None, found: int | None) -> Sentence:
        """Return what is said while the search makes more steps than anybody can read.

        `speed` is in steps a second, infinite at full speed; `rate` is what that is worth here, if it is known.
        """
        is_full = speed == math.inf
        lines = []
        if rate is not None and rate >= MILLION:
            lines.append(self("millions_a_second", rate=self.number(rate / MILLION, int(rate < 10 * MILLION))))
        elif rate is not None:
            lines.append(self("a_second", rate=rate))
        if found is not None:
            lines.append(self("so_far", found=self.found(found)) if found else self("none_so_far"))
        headline = self("searching_full") if is_full else self("searching_at", speed=self.number(speed))
        return Sentence(Kind.SEARCHING, headline, "\n".join(lines), self("next_halt"))

    def tally(self, right: int, made: int) -> str:
        """Return how many answers were right, of how many."""
        return self("tally", right=right, made=made)

    def _of_end(self, position: Position, found: int | None) -> Sentence:
        headline = self("complete") if found is None else self("complete_found", found=self.found(found, is_over=True))
        if found == 0:
            return Sentence(Kind.NONE, headline, self("none_exists", n=position.n), self("next_round"))
        return Sentence(Kind.COMPLETE, headline, self("all_tried"), self("next_round"))

    def _of_solution(self, position: Position, found: int | None) -> Sentence:
        n = position.n
        headline = self("solution", n=n) if found is None else self("solution_number", number=found, n=n)
        if n == 1:
            return Sentence(Kind.SOLUTION, self("solution_alone"), self("alone"), self("next_last"))
        row = position.board[-1]
        if row < n - 1:
            next_ = self("next_lifted", used=n, to=row + 2)
        else:
            # Above the top row there is none: the queen before is lifted too.
            next_ = self("next_both_lifted", used=n, column=n - 1, to=position.board[-2] + 2)
        return Sentence(Kind.SOLUTION, headline, self("all_safe"), next_)

    def _of_lift(self, position: Position, before: Position, found: int | None, verdict: str) -> Sentence:
        if not before.is_solution:
            headline = self("back", column=len(position.board) + 1)
        elif found is None:
            headline = self("left")
        else:
            headline = self("left_number", number=found)
        return Sentence(Kind.BACK, headline, self._lifted(position, before, verdict), self.tested(position).next)

    def _lifted(self, position: Position, before: Position, verdict: str) -> str:
        column, to = len(position.board) + 1, position.candidate + 1
        used = len(before.board) + (not before.is_solution)
        where = {"column": column, "row": to - 1, "to": to, "verdict": verdict}
        if used == column:
            return self("lifted", **where)
        if before.is_solution:
            return self("both_lifted", used=used, **where)
        if used == column + 1:
            return self("used_up", used=used, **where)
        return self("both_used_up", used=used, also=used - 1, **where)

    def _verdict(self, position: Position) -> str:
        columns = attackers(position.board, position.candidate)
        if not columns:
            return self("which_safe")
        key = "which_attacked" if len(columns) == 1 else "which_attacked_by_several"
        return self(key, queens=self._listed(position, columns, "next_of_several"))

    def _because(self, position: Position, columns: tuple[int, ...]) -> str:
        if len(columns) == 1:
            (column,) = columns
            line = self._line(position, column)
            return self("by_one", column=column + 1, row=position.board[column] + 1, line=line)
        return self("by_several", queens=self._listed(position, columns, "one_of_several"))

    def _listed(self, position: Position, columns: tuple[int, ...], key: str) -> str:
        """Return attackers with their lines as a list in words."""
        *others, last = (self(key, column=column + 1, line=self._line(position, column)) for column in columns)
        return self("two", first=", ".join(others), last=last) if others else last

    def _line(self, position: Position, column: int) -> str:
        rise = position.candidate - position.board[column]
        return self("row" if rise == 0 else "rising" if rise > 0 else "falling")

    def _after_attack(self, position: Position) -> str:
        board, n = position.board, position.n
        if position.candidate < n - 1:
            return self("next_up", row=position.candidate + 2)
        used = len(board) + 1
        # A queen in the last row is lifted too, together with the one before it.
        column = len(board) - (board[-1] == n - 1)
        return self("next_back", used=used, column=column) if column else self("next_complete", used=used)
