"""The messages of each language, and the sentence about a position.

Each language has two files of messages beside this one; those of the second are only
printed. Rows and columns are counted from 0 in the code, and from 1 in all messages:
this module converts them.
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
"""The languages by their codes (ISO 639-1), in the order of the menu."""

MILLION = 1_000_000

LEAST_TO_SEPARATE = 1000
"""Whole numbers in messages get separators from this one on."""

GROUP = 3
"""The digits between two separators of a number."""

LEAST_WHOLE = 10
"""Seconds and millions below this get a decimal place."""

SHORTEST = 0.1
"""The shortest time in seconds that is displayed."""

TOUCH = "touch_"
"""How the names of messages begin that replace others where there are no keys."""

SIGNS = {"left": "←", "right": "→", "up": "↑", "down": "↓", "-": "−"}
"""Keys that are written as signs."""


@lru_cache(maxsize=8)
def messages(name: str) -> dict[str, str]:
    """Return the messages of a file, such as `de` or `de.print`, by their names.

    The file is read when it is first needed. Names that begin with @ are notes for
    translators, and no messages.

    >>> messages("de")["safe_button"]
    'Sicher'
    """
    # Not every job needs messages, and this import takes longer than reading a file.
    import json

    folder = __file__.removesuffix("words.py")
    with open(f"{folder}{name}.json", encoding="utf-8") as file:
        entries = json.load(file)
    return {key: text for key, text in entries.items() if key[0] != "@"}


class Words:
    """The messages of one language.

    Without keys (`has_keys=False`) the messages for touch screens replace those that
    name a key.

    >>> Words()("is_running")
    'The search is running: halt it first (Space).'
    >>> Words(has_keys=False)("is_running")
    'The search is running: halt it first.'
    """

    def __init__(self, language: str = "en", *, has_keys: bool = True) -> None:
        self.language = language
        self.has_keys = has_keys
        self._messages = messages(language)
        if not has_keys:
            # A copy, since all objects of a language share its messages.
            self._messages = dict(self._messages)
            for key, text in messages(language).items():
                if key.startswith(TOUCH):
                    self._messages[key.removeprefix(TOUCH)] = text

    def __call__(self, key: str, **values: object) -> str:
        """Return a message with its values filled in. Whole numbers get separators.

        >>> Words()("step_of", steps=1809, total=15812)
        'step 1,809 of 15,812'
        """
        if not values:
            return self._messages[key]
        for name, value in values.items():
            if isinstance(value, int) and value >= LEAST_TO_SEPARATE:
                values[name] = self.number(value)
        return self._messages[key].format_map(values)

    def number(self, value: float, places: int = 0) -> str:
        """Return a number with the separators and the decimal mark of the language.

        >>> Words("de").number(15812), Words("de").number(6.66, 1)
        ('15.812', '6,7')
        """
        separator = self._messages["thousands"]
        if not places and isinstance(value, int) and value >= 0:
            # Without a format, which is slow in a browser.
            digits = str(value)
            end = len(digits) % GROUP or GROUP
            groups = [digits[:end]]
            for start in range(end, len(digits), GROUP):
                groups.append(digits[start : start + GROUP])
            return separator.join(groups)
        # Rounded first: browsers differ in how a format rounds a number that ends with
        # 5.
        rounded = f"{round(value, places):,.{places}f}"
        whole, point, decimals = rounded.partition(".")
        whole = whole.replace(",", separator)
        if not point:
            return whole
        return whole + self._messages["decimal"] + decimals

    def count(self, key: str, number: int, **values: object) -> str:
        """Return a message about a number of things, in the singular or the plural.

        >>> Words().count("queens", 1), Words().count("queens", 8)
        ('1 queen', '8 queens')
        >>> [Words(code).count("race_comparisons", 0) for code in ("en", "de", "fr")]
        ['comparisons', 'Vergleiche', 'comparaison']
        """
        return self(self.form(key, number), count=number, **values)

    def form(self, key: str, number: int) -> str:
        """Return the key of the singular or the plural of a message.

        >>> [Words(code).form("hands", 0) for code in ("en", "de", "fr")]
        ['hands_other', 'hands_other', 'hands_one']
        """
        is_singular = str(number) in self._messages["singular"].split()
        return f"{key}_one" if is_singular else f"{key}_other"

    def labelled(self, name: str, text: str) -> str:
        """Return a text with a name and a colon before it.

        >>> Words().labelled("column 1, row 2", "1 queen")
        'column 1, row 2: 1 queen'
        """
        return self("labelled", name=name, text=text)

    def listed(self, parts: Iterable[str]) -> str:
        """Return texts that contain commas as one list.

        >>> Words().listed(["column 1, row 2", "column 2, row 4"])
        'column 1, row 2; column 2, row 4'
        """
        return self._messages["semicolon"].join(parts)

    def numbers(self, text: str) -> str:
        """Return numbers that commas separate, with "and" before the last.

        >>> Words().numbers("4, 6, 7"), Words().numbers("5")
        ('4, 6 and 7', '5')
        """
        others, _, last = text.rpartition(", ")
        return self("numbers", others=others, last=last) if others else text

    def has(self, key: str) -> bool:
        """Return whether a message exists."""
        return key in self._messages

    def key(self, key: str) -> str:
        """Return the name of a key, with the keys that are held down before it.

        >>> [Words("de").key(key) for key in ("space", "ctrl+c", "+", "shift+right")]
        ['Leertaste', 'Strg+C', '+', 'Umschalt+→']
        """
        if key in SIGNS:
            return SIGNS[key]
        parts = key.split("+") if len(key) > 1 else [key]
        names = []
        for part in parts:
            # A key without a message is called by its own name.
            message = f"key_{part.replace(' ', '_')}"
            own_name = SIGNS.get(part, part.capitalize())
            names.append(self._messages.get(message, own_name))
        return "+".join(names)

    def complaint(self, error: ValueError) -> str:
        """Return why a position was refused, in this language."""
        if isinstance(error, PositionError):
            return self._messages[error.message].format_map(error.values)
        return str(error)

    def solutions(self, number: int | None, *, is_over: bool = False) -> str:
        """Return a number of solutions in words; None is an unknown number.

        >>> Words().solutions(92), Words().solutions(0)
        ('92 solutions', 'no solution yet')
        """
        if number is None:
            return self("unknown_solutions")
        if number == 0:
            return self("no_solution" if is_over else "no_solution_yet")
        return self.count("solutions_found", number)

    def image_of(
        self,
        solutions: Solutions,
        index: int,
        keys: tuple[str, str] = ("turned", "mirrored"),
    ) -> str:
        """Return which earlier solution a solution is an image of; empty if of none.

        `keys` are those of the texts for one that is turned and one that is mirrored.
        """
        twin = solutions.twin(index)
        if not twin:
            return ""
        # The earlier one is named by its number or, while that is unknown, by its line.
        number = solutions.number(twin.line) or twin.line + 1
        turned, mirrored = keys
        return self(turned if twin.is_turned else mirrored, number=number)

    def rows(self, queens: Iterable[tuple[int, int]]) -> str:
        """Return where queens are, for people who do not see the board.

        `queens` are columns and rows.

        >>> Words().rows([(0, 1), (1, 3)])
        'Rows of the queens, from column 1 on: 2, 4.'
        >>> Words().rows([(0, 1), (1, 3), (4, 0)])
        'Queens: column 1, row 2; column 2, row 4; column 5, row 1.'
        """
        placed = sorted(queens)
        if not placed:
            return self("no_rows")
        last_column = placed[-1][0]
        has_gaps = last_column >= len(placed)
        if has_gaps:
            squares = [self.at("square_of", square) for square in placed]
            return self("queens_on", squares=self.listed(squares))
        rows = [str(row + 1) for _, row in placed]
        return self("rows", rows=", ".join(rows))

    def sentence(self, position: Position, found: int | None = None) -> Sentence:
        r"""Return the sentence about a position.

        `found` is the number of solutions found so far; None if it is unknown.

        >>> sentence = Words().sentence(Position.parse("2,4,1,3,5:7", 8))
        >>> print(sentence.headline, sentence.reason, sentence.next, sep="\n")
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
            verdict = self._verdict(position)
            return self._of_removal(position, last.before, found, verdict)
        return self.tested(position)

    def tested(self, position: Position) -> Sentence:
        """Return the sentence about the candidate, without the last step."""
        column = position.column + 1
        row = position.candidate + 1
        attacking = position.attacking
        if attacking:
            return Sentence(
                Kind.ATTACKED,
                headline=self("attacked", column=column, row=row),
                reason=self._attacked_because(position, attacking),
                next=self._after_rejection(position),
            )
        emptied = position.emptied
        if emptied is not None:
            return Sentence(
                Kind.NOT_TAKEN,
                headline=self("safe_but", column=column, row=row),
                reason=self("not_taken", column=emptied + 1),
                next=self._after_rejection(position),
            )
        return Sentence(
            Kind.SAFE,
            headline=self("safe", column=column, row=row),
            reason=self("no_attacker" if position.board else "empty_board"),
            next=self._after_placing(position),
        )

    def without_verdict(self, position: Position, found: int | None = None) -> str:
        """Return the sentence about a position without saying whether it is safe."""
        last = last_step(position)
        if last and last.event is Event.REMOVED:
            verdict = self("which_tested")
            return self._of_removal(position, last.before, found, verdict).text
        return self.of_square("is_tested", position)

    def of_square(self, key: str, position: Position) -> str:
        """Return a message that names the square that is tested."""
        return self.at(key, position.square)

    def at(self, key: str, square: Square) -> str:
        """Return a message that names a square."""
        return self(key, column=square[0] + 1, row=square[1] + 1)

    def describe_return(self, before: Position, position: Position) -> str:
        """Return how a step removes queens, without the verdict that follows."""
        if position.is_end:
            return self("returned_end")
        return self._removal(position, before, self("which_comes_next"))

    def searching(self, speed: float, rate: int | None, found: int | None) -> Sentence:
        """Return the sentence for a run that is too fast to follow.

        `speed` is in steps a second, infinite at full speed. `rate` is the measured
        speed of this machine; `found` is the number of solutions so far. Both are None
        while they are not known.
        """
        lines = []
        if rate is not None and rate >= MILLION:
            places = 1 if rate < LEAST_WHOLE * MILLION else 0
            millions = self.number(rate / MILLION, places)
            lines.append(self("millions_a_second", rate=millions))
        elif rate is not None:
            lines.append(self("a_second", rate=rate))
        if found:
            lines.append(self("so_far", found=self.solutions(found)))
        elif found == 0:
            lines.append(self("none_so_far"))
        if speed == math.inf:
            headline = self("searching_full")
        else:
            headline = self("searching_at", speed=self.number(speed))
        return Sentence(
            Kind.SEARCHING,
            headline=headline,
            reason="\n".join(lines),
            next=self("next_halt"),
        )

    def run_time(self, seconds: float) -> str:
        """Return how long a run took.

        >>> Words().run_time(0.44), Words().run_time(12.6)
        ('The run took 0.4 s.', 'The run took 13 s.')
        """
        places = 1 if seconds < LEAST_WHOLE else 0
        time = self.number(max(SHORTEST, seconds), places)
        return self("took", time=time)

    def tally(self, right: int, made: int) -> str:
        """Return how many of the answers were right."""
        return self("tally", right=right, made=made)

    def _of_end(self, position: Position, found: int | None) -> Sentence:
        """Return the sentence about the end of the search."""
        headline = self("complete")
        if found is not None:
            solutions = self.solutions(found, is_over=True)
            headline = self("complete_found", found=solutions)
        kind = Kind.COMPLETE
        reason = self("all_tried")
        if found == 0:
            kind = Kind.NONE
            reason = self("none_exists", n=position.n)
        return Sentence(kind, headline, reason, self("next_round"))

    def _of_solution(self, position: Position, found: int | None) -> Sentence:
        """Return the sentence about a solution. `found` is its number."""
        n = position.n
        if n == 1:
            return Sentence(
                Kind.SOLUTION,
                headline=self("solution_alone"),
                reason=self("alone"),
                next=self("next_last"),
            )
        headline = self("solution", n=n)
        if found is not None:
            headline = self("solution_number", number=found, n=n)
        second_last, last = position.queens[-2:]
        used = last[0] + 1
        if last[1] < n - 1:
            after = self("next_lifted", used=used, to=last[1] + 2)
        else:
            # There is no row above the top one, so the queen before is removed, too.
            column = second_last[0] + 1
            to = second_last[1] + 2
            after = self("next_both_lifted", used=used, column=column, to=to)
        return Sentence(Kind.SOLUTION, headline, self("all_safe"), after)

    def _of_removal(
        self, position: Position, before: Position, found: int | None, verdict: str
    ) -> Sentence:
        """Return the sentence about a step that removed queens.

        `verdict` is what it says of the new candidate.
        """
        if not before.is_solution:
            headline = self("back", column=position.column + 1)
        elif found is None:
            headline = self("left")
        else:
            headline = self("left_number", number=found)
        return Sentence(
            Kind.BACK,
            headline=headline,
            reason=self._removal(position, before, verdict),
            next=self.tested(position).next,
        )

    def _removal(self, position: Position, before: Position, verdict: str) -> str:
        """Return which queens a step removed, where it goes on, and a verdict."""
        to = position.candidate + 1
        where = {
            "column": position.column + 1,
            "row": to - 1,
            "to": to,
            "verdict": verdict,
        }
        # The columns after this one: those of other removed queens and, unless the
        # board was full, the column that had no rows left.
        used = [column + 1 for column in before.columns[len(position.board) + 1 :]]
        if not used:
            return self("lifted", **where)
        if before.is_solution:
            return self("both_lifted", used=used[0], **where)
        if len(used) == 1:
            return self("used_up", used=used[0], **where)
        return self("both_used_up", used=used[1], also=used[0], **where)

    def _verdict(self, position: Position) -> str:
        """Return whether the candidate is attacked, not taken, or safe."""
        attacking = position.attacking
        if attacking:
            queens = self._attackers_with_lines(position, attacking, "next_of_several")
            return self.count("which_attacked", len(attacking), queens=queens)
        emptied = position.emptied
        if emptied is not None:
            return self("which_not_taken", column=emptied + 1)
        return self("which_safe")

    def _attacked_because(self, position: Position, attacking: list[Square]) -> str:
        """Return which queens attack the candidate, and along which lines."""
        if len(attacking) > 1:
            queens = self._attackers_with_lines(position, attacking, "one_of_several")
            return self("by_several", queens=queens)
        queen = attacking[0]
        return self(
            "by_one",
            column=queen[0] + 1,
            row=queen[1] + 1,
            line=self._line(position, queen),
        )

    def _attackers_with_lines(
        self, position: Position, attacking: list[Square], key: str
    ) -> str:
        """Return attackers and their lines as a list; `key` is the message for each."""
        texts = []
        for queen in attacking:
            line = self._line(position, queen)
            texts.append(self(key, column=queen[0] + 1, line=line))
        *others, last = texts
        if not others:
            return last
        return self("two", first=", ".join(others), last=last)

    def _line(self, position: Position, queen: Square) -> str:
        """Return the name of the line on which a queen attacks the candidate."""
        column, row = queen
        dy = position.candidate - row
        if dy == 0:
            return self("row")
        # The queen may be to the right, if the search chooses its columns.
        dx = position.column - column
        is_rising = (dy > 0) is (dx > 0)
        return self("rising" if is_rising else "falling")

    def _after_placing(self, position: Position) -> str:
        """Return what follows after the candidate is placed."""
        n, board, candidate, strategy = position
        if len(board) == n - 1:
            return self("next_full")
        placed = Position._make((n, (*board, candidate), 0, strategy))
        return self("next_placed", column=placed.column + 1)

    def _after_rejection(self, position: Position) -> str:
        """Return what follows after the candidate is rejected."""
        n = position.n
        board = position.board
        if position.candidate < n - 1:
            return self("next_up", row=position.candidate + 2)
        used = position.column + 1
        queens = len(board)
        if board and board[-1] == n - 1:
            # A queen in the top row is removed, too, together with the one before it.
            queens -= 1
        if not queens:
            return self("next_complete", used=used)
        return self("next_back", used=used, column=position.columns[queens - 1] + 1)


@lru_cache(maxsize=8)
def words_of(language: str, has_keys: bool) -> Words:
    """Return the words of a language, with or without the names of keys."""
    return Words(language, has_keys=has_keys)


def name_of(strategy: Strategy) -> str:
    """Return the key of a search's name; empty for the plain one, which has none."""
    if strategy is PLAIN:
        return ""
    return f"race_{strategy.value}"
