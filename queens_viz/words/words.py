"""What is said: the messages of a language, and the sentence that belongs to a position.

The messages stand in a file for each language beside this one, and those that are only printed in another.
People count from 1, so do all messages; the code's columns and rows, counted from 0, are turned here.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from ..search.guided import last_step
from ..search.position import Event, Position, PositionError
from ..search.solutions import Solutions
from ..search.strategy import PLAIN, Strategy
from .sentence import Kind, Sentence

Square = tuple[int, int]
"""A column and a row, counted from 0."""

LANGUAGES = ("en", "de", "fr")
"""The languages by their codes (ISO 639-1), in the order in which the program offers them."""

MILLION = 1_000_000

TOUCH = "touch_"
"""What the names of messages begin with that stand in the place of others where there are no keys."""

SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓", "-": "−"}
"""Keys that are written as signs."""


@lru_cache(maxsize=8)
def messages(name: str) -> dict[str, str]:
    """Return the messages of a file, such as `de` or `de.print`, by their names; read when it is first asked for.

    What begins with @ is a note for those who translate, and no message.

    >>> messages("de")["safe_button"]
    'Sicher'
    """
    # Not every job says something, and this takes longer to load than a file to read.
    import json

    with open(
        f"{__file__.removesuffix('words.py')}{name}.json", encoding="utf-8"
    ) as file:
        return {key: said for key, said in json.load(file).items() if key[0] != "@"}


class Words:
    """The messages of one language; for those who use their fingers it names no keys.

    >>> Words()("is_running"), Words(has_keys=False)("is_running")
    ('The search is running: halt it first (Space).', 'The search is running: halt it first.')
    """

    def __init__(self, language: str = "en", *, has_keys: bool = True) -> None:
        self.language = language
        self.has_keys = has_keys
        self._messages = messages(language)
        if not has_keys:
            told = {
                key.removeprefix(TOUCH): said
                for key, said in self._messages.items()
                if key.startswith(TOUCH)
            }
            self._messages = self._messages | told

    def __call__(self, key: str, **values: object) -> str:
        """Return a message with its values filled in; numbers get separators.

        >>> Words()("step_of", steps=1809, total=15812)
        'step 1,809 of 15,812'
        """
        if not values:
            return self._messages[key]
        shown = {
            name: self.number(value)
            if isinstance(value, int) and value >= 1000
            else value
            for name, value in values.items()
        }
        return self._messages[key].format_map(shown)

    def number(self, value: float, places: int = 0) -> str:
        """Return a number as the language writes it, with separators and some decimal places.

        >>> Words("de").number(15812), Words("de").number(6.66, 1)
        ('15.812', '6,7')
        """
        if not places and isinstance(value, int) and value >= 0:
            # A format takes long in a browser.
            text = str(value)
            first = len(text) % 3 or 3
            parts = [
                text[:first],
                *[text[k : k + 3] for k in range(first, len(text), 3)],
            ]
            return self._messages["thousands"].join(parts)
        # Rounded first, since Pythons in browsers differ in how they write what lies in the middle.
        whole, point, part = f"{round(value, places):,.{places}f}".partition(".")
        return whole.replace(",", self._messages["thousands"]) + (
            self._messages["decimal"] + part if point else ""
        )

    def count(self, key: str, number: int, **values: object) -> str:
        """Return what is said of some things: a message in the singular or in the plural, as the language has it.

        >>> Words().count("queens", 1), Words().count("queens", 8)
        ('1 queen', '8 queens')
        >>> [Words(code).count("race_comparisons", 0) for code in ("en", "de", "fr")]
        ['comparisons', 'Vergleiche', 'comparaison']
        """
        return self(self.form(key, number), count=number, **values)

    def form(self, key: str, number: int) -> str:
        """Return the key of a message in the singular or in the plural.

        >>> [Words(code).form("hands", 0) for code in ("en", "de", "fr")]
        ['hands_other', 'hands_other', 'hands_one']
        """
        is_one = str(number) in self._messages["singular"].split()
        return f"{key}_one" if is_one else f"{key}_other"

    def labelled(self, name: str, text: str) -> str:
        """Return a name, and after a colon what is said of it.

        >>> Words().labelled("column 1, row 2", "1 queen")
        'column 1, row 2: 1 queen'
        """
        return self("labelled", name=name, text=text)

    def listed(self, parts: Iterable[str]) -> str:
        """Return a list whose parts have commas.

        >>> Words().listed(["column 1, row 2", "column 2, row 4"])
        'column 1, row 2; column 2, row 4'
        """
        return self._messages["semicolon"].join(parts)

    def has(self, key: str) -> bool:
        """Return whether there is a message of a name."""
        return key in self._messages

    def key(self, key: str) -> str:
        """Return how a key is written, with those that are held before it.

        >>> [Words("de").key(key) for key in ("space", "ctrl+c", "+", "f1", "right")]
        ['Leertaste', 'Strg+C', '+', 'F1', '→']
        """
        if key in SIGNS:
            return SIGNS[key]
        parts = key.split("+") if len(key) > 1 else [key]
        # Any key that no message names is called as it is.
        return "+".join(
            [
                self._messages.get(f"key_{part.replace(' ', '_')}", part.capitalize())
                for part in parts
            ]
        )

    def complaint(self, error: ValueError) -> str:
        """Return what is wrong with a position, in the words of the language."""
        if isinstance(error, PositionError):
            return self._messages[error.message].format_map(error.values)
        return str(error)

    def solutions(self, found: int | None, *, is_over: bool = False) -> str:
        """Return a number of solutions in words; None is a number that is not known."""
        if found is None:
            return self("unknown_solutions")
        if found == 0:
            return self("no_solution" if is_over else "no_solution_yet")
        return self.count("solutions_found", found)

    def image_of(self, solutions: Solutions, index: int) -> str:
        """Return which earlier solution of a list one of them is an image of; empty if there is none."""
        twin = solutions.twin(index)
        if not twin:
            return ""
        # It is named by its number; where that is not known yet, by its line.
        number = solutions.number(twin.line) or twin.line + 1
        return self("turned" if twin.is_turned else "mirrored", number=number)

    def rows(self, queens: Iterable[tuple[int, int]]) -> str:
        """Return where the queens stand, as columns and rows, for people who do not see the board.

        >>> Words().rows([(0, 1), (1, 3)])
        'Rows of the queens, from column 1 on: 2, 4.'
        >>> Words().rows([(0, 1), (1, 3), (4, 0)])
        'Queens: column 1, row 2; column 2, row 4; column 5, row 1.'
        """
        placed = sorted(queens)
        if not placed:
            return self("no_rows")
        if placed[-1][0] == len(placed) - 1:
            return self("rows", rows=", ".join([str(row + 1) for _, row in placed]))
        return self(
            "queens_on",
            squares=self.listed([self.at("square_of", one) for one in placed]),
        )

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
        if last and last.event is Event.REMOVED:
            return self._of_removal(
                position, last.before, found, self._verdict(position)
            )
        return self.tested(position)

    def tested(self, position: Position) -> Sentence:
        """Return the sentence of the candidate alone, however the search came to it."""
        n, board, candidate, strategy = position
        where = {"column": position.column + 1, "row": candidate + 1}
        if attacking := position.attacking:
            because, after = (
                self._because(position, attacking),
                self._after_refusal(position),
            )
            return Sentence(Kind.ATTACKED, self("attacked", **where), because, after)
        if (empty := position.emptied) is not None:
            because, after = (
                self("not_taken", column=empty + 1),
                self._after_refusal(position),
            )
            return Sentence(Kind.NOT_TAKEN, self("safe_but", **where), because, after)
        reason = self("no_attacker") if board else self("empty_board")
        after = self("next_full")
        if len(board) < n - 1:
            placed = Position._make((n, (*board, candidate), 0, strategy))
            after = self("next_placed", column=placed.column + 1)
        return Sentence(Kind.SAFE, self("safe", **where), reason, after)

    def without_verdict(self, position: Position, found: int | None = None) -> str:
        """Return what is said of a position before its verdict is told."""
        last = last_step(position)
        if last and last.event is Event.REMOVED:
            return self._of_removal(
                position, last.before, found, self("which_tested")
            ).text
        return self.of_square("is_tested", position)

    def of_square(self, key: str, position: Position) -> str:
        """Return a message that names the square that is tested."""
        return self.at(key, position.square)

    def at(self, key: str, square: Square) -> str:
        """Return a message that names a square."""
        return self(key, column=square[0] + 1, row=square[1] + 1)

    def describe_return(self, before: Position, position: Position) -> str:
        """Return how queens are lifted in the step from one position to another; the verdict there is not told."""
        if position.is_end:
            return self("returned_end")
        return self._removal(position, before, self("which_comes_next"))

    def searching(self, speed: float, rate: int | None, found: int | None) -> Sentence:
        """Return what is said while the search makes more steps than anybody can read.

        `speed` is in steps a second, infinite at full speed; `rate` is what that is worth here, if it is known.
        """
        is_full = speed == math.inf
        lines = []
        if rate is not None and rate >= MILLION:
            lines.append(
                self(
                    "millions_a_second",
                    rate=self.number(rate / MILLION, int(rate < 10 * MILLION)),
                )
            )
        elif rate is not None:
            lines.append(self("a_second", rate=rate))
        if found is not None:
            lines.append(
                self("so_far", found=self.solutions(found))
                if found
                else self("none_so_far")
            )
        headline = (
            self("searching_full")
            if is_full
            else self("searching_at", speed=self.number(speed))
        )
        return Sentence(Kind.SEARCHING, headline, "\n".join(lines), self("next_halt"))

    def run_time(self, seconds: float, found: int | None = None) -> str:
        """Return how long a run took, and how many solutions were found in all, if that is said.

        >>> Words().run_time(0.44), Words().run_time(12.6, 14200)
        ('The run took 0.4 s.', 'The run took 13 s: 14,200 solutions in all.')
        """
        time = self.number(max(0.1, seconds), int(seconds < 10))
        return (
            self("took", time=time)
            if found is None
            else self("took_all", time=time, found=self.solutions(found))
        )

    def tally(self, right: int, made: int) -> str:
        """Return how many answers were right, of how many."""
        return self("tally", right=right, made=made)

    def _of_end(self, position: Position, found: int | None) -> Sentence:
        headline = (
            self("complete")
            if found is None
            else self("complete_found", found=self.solutions(found, is_over=True))
        )
        if found == 0:
            return Sentence(
                Kind.NONE,
                headline,
                self("none_exists", n=position.n),
                self("next_round"),
            )
        return Sentence(Kind.COMPLETE, headline, self("all_tried"), self("next_round"))

    def _of_solution(self, position: Position, found: int | None) -> Sentence:
        n = position.n
        headline = (
            self("solution", n=n)
            if found is None
            else self("solution_number", number=found, n=n)
        )
        if n == 1:
            return Sentence(
                Kind.SOLUTION, self("solution_alone"), self("alone"), self("next_last")
            )
        (also, below), (used, row) = position.queens[-2:]
        if row < n - 1:
            next_ = self("next_lifted", used=used + 1, to=row + 2)
        else:
            # Above the top row there is none: the queen before is lifted too.
            next_ = self(
                "next_both_lifted", used=used + 1, column=also + 1, to=below + 2
            )
        return Sentence(Kind.SOLUTION, headline, self("all_safe"), next_)

    def _of_removal(
        self, position: Position, before: Position, found: int | None, verdict: str
    ) -> Sentence:
        if not before.is_solution:
            headline = self("back", column=position.column + 1)
        elif found is None:
            headline = self("left")
        else:
            headline = self("left_number", number=found)
        return Sentence(
            Kind.BACK,
            headline,
            self._removal(position, before, verdict),
            self.tested(position).next,
        )

    def _removal(self, position: Position, before: Position, verdict: str) -> str:
        to = position.candidate + 1
        where = {
            "column": position.column + 1,
            "row": to - 1,
            "to": to,
            "verdict": verdict,
        }
        # The columns that came after this one, the last of them without a queen unless all stood.
        used = [column + 1 for column in before.columns[len(position.board) + 1 :]]
        if not used:
            return self("lifted", **where)
        if before.is_solution:
            return self("both_lifted", used=used[0], **where)
        if len(used) == 1:
            return self("used_up", used=used[0], **where)
        return self("both_used_up", used=used[1], also=used[0], **where)

    def _verdict(self, position: Position) -> str:
        if attacking := position.attacking:
            queens = self._listed(position, attacking, "next_of_several")
            return self.count("which_attacked", len(attacking), queens=queens)
        if (empty := position.emptied) is not None:
            return self("which_not_taken", column=empty + 1)
        return self("which_safe")

    def _because(self, position: Position, attacking: list[Square]) -> str:
        if len(attacking) == 1:
            ((column, row),) = attacking
            return self(
                "by_one",
                column=column + 1,
                row=row + 1,
                line=self._line(position, column, row),
            )
        return self(
            "by_several", queens=self._listed(position, attacking, "one_of_several")
        )

    def _listed(self, position: Position, attacking: list[Square], key: str) -> str:
        """Return attackers with their lines as a list in words."""
        *others, last = (
            self(key, column=column + 1, line=self._line(position, column, row))
            for column, row in attacking
        )
        return self("two", first=", ".join(others), last=last) if others else last

    def _line(self, position: Position, column: int, row: int) -> str:
        rise = position.candidate - row
        # A queen may stand on either side: the diagonal rises where the right one of the two stands higher.
        rises = (rise > 0) is (position.column > column)
        return self("row" if rise == 0 else "rising" if rises else "falling")

    def _after_refusal(self, position: Position) -> str:
        """Return what comes after a candidate that is not placed."""
        board, n = position.board, position.n
        if position.candidate < n - 1:
            return self("next_up", row=position.candidate + 2)
        used = position.column + 1
        # A queen in the last row is lifted too, together with the one before it.
        left = len(board) - (board[-1:] == (n - 1,))
        if not left:
            return self("next_complete", used=used)
        return self("next_back", used=used, column=position.columns[left - 1] + 1)


@lru_cache(maxsize=8)
def words_of(language: str, has_keys: bool) -> Words:
    """Return the words of a language, for those who have keys or for fingers."""
    return Words(language, has_keys=has_keys)


def name_of(strategy: Strategy) -> str:
    """Return the message that names a search that is not the plain one, which needs none."""
    return "" if strategy is PLAIN else f"race_{strategy.value}"
