"""What is said: one table of messages, and the sentence that belongs to a position.

People count from 1, so do all messages; the code's columns and rows, counted from 0, are turned here.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from .search import Event, Position, Search, attackers

ENGLISH = {
    # The sentence: headline, reason, next.
    "attacked": "Column {column}, row {row} is attacked",
    "safe": "Column {column}, row {row} is safe",
    "back": "Back to column {column}",
    "left": "On from the solution",
    "left_number": "On from solution {number}",
    "solution": "A solution: all {n} are safe",
    "solution_alone": "Solution 1: the queen is safe",
    "solution_number": "Solution {number}: all {n} are safe",
    "complete": "Search complete",
    "complete_found": "Search complete: {found}",
    "by_one": "by the queen in column {column}, row {row}: same {line}.",
    "by_several": "by the queens in {queens}.",
    "one_of_several": "column {column} ({line})",
    "two": "{first} and {last}",
    "row": "row",
    "rising": "rising diagonal",
    "falling": "falling diagonal",
    "no_attacker": "No queen stands in its row or on its diagonals.",
    "empty_board": "No other queen stands on the board.",
    "used_up": "Column {used} is used up: the queen of column {column} is lifted from row {row} and tries row {to}.",
    "both_used_up": "Columns {used} and {also} are used up: the queens of columns {also} and {column} are lifted, "
    "and column {column} tries row {to}.",
    "lifted": "The queen of column {column} is lifted from row {row} and tries row {to}.",
    "all_safe": "No two queens share a row, a column or a diagonal.",
    "alone": "A single queen is safe everywhere.",
    "all_tried": "All rows of column 1 have been tried.",
    "none_exists": "All rows of column 1 have been tried: {n} queens can't be placed.",
    "next_up": "Next: the red queen moves up to row {row}.",
    "next_back": "Next: column {used} is used up, so back to column {column}.",
    "next_complete": "Next: column {used} is used up, and the search is complete.",
    "next_placed": "Next: the queen is placed; column {column} begins at row 1.",
    "next_full": "Next: the queen is placed, and the board is full.",
    "next_tested": "Next: column {column}, row {row} is tested.",
    "next_lifted": "Next: the queen of column {column} is lifted; the search goes on.",
    "next_last": "Next: the queen is lifted, and the search is complete.",
    "next_round": "Next: a new round begins.",
    "shown_next": "Enter moves the search there, Esc goes back to it.",
    # The window.
    "title": "queens problem",
    "title_one": "queen problem",
    "caption": "{n} queens problem",
    "caption_one": "1 queen problem",
    "halted": "Halted",
    "running": "Running",
    "goes_on": "Running · goes on in {rest} s",
    "complete_mode": "Complete",
    "run": "Run",
    "halt": "Halt",
    "back_button": "Back",
    "next": "Next",
    "next_solution": "Next solution",
    "start": "Start",
    "go_there": "Go there",
    "all": "All",
    "restart": "Restart",
    "theme": "Theme",
    "full_screen": "Full screen",
    "help": "Help",
    "speed": "Speed",
    "steps_a_second": "{speed} steps/s",
    "full_speed": "full",
    "column_short": "col",
    "row_short": "row",
    "step": "step {steps}",
    "step_of": "step {steps} of {total}",
    "about": "about {share} · {found}",
    "exactly": "{share} · {found}",
    "unknown": "—",
    "no_solution_yet": "no solution yet",
    "no_solution": "no solution",
    "one_solution": "1 solution",
    "solutions_found": "{found} solutions",
    "unknown_solutions": "— solutions",
    "solutions": "Solutions",
    "tree": "Tree",
    "program": "Program",
    "tree_column": "column {column}",
    "nodes": "{nodes} nodes",
    "number": "No.",
    "rows_heading": "row of the queen in column 1 to {n}",
    "rows_heading_one": "row of the queen in column 1",
    "twin": "twin of {number}",
    "list_full": "Only the first {kept} are kept; the count goes on.",
    "first_at": "No solution has been found yet.\nThe first comes at step {step}.",
    "none": "There is no solution for {n} queens.",
    "first_unknown": "No solution has been found yet.\nWhere the first one comes nobody has counted here.",
    "not_listed": "Listed are the solutions that the search comes by.\nNext solution (Enter) goes to the next one.",
    "legend_candidate": "the square that is tested",
    "legend_queen": "a queen that has been placed",
    "legend_attacked": "tried: attacked",
    "legend_failed": "tried: safe, but no solution above",
    "legend_fruitful": "tried: safe, with a solution above",
    "legend_ghost": "a queen that was just lifted",
    # Predict.
    "ask": "Safe or attacked?",
    "ask_square": "Column {column}, row {row}: what do you think?",
    "guessed_right": "Right! {headline}.",
    "guessed_wrong": "No: {headline}.",
    "tally": "{right} of {made} right",
    "safe_button": "Safe",
    "attacked_button": "Attacked",
    # What the program has done.
    "saved": "Saved as {path}",
    "not_saved": "Not saved: {reason}",
    "copied": "Copied: {position}",
    "not_copied": "The clipboard can't be reached.",
    "not_pasted": "Not a position of {n} queens: {reason}",
    "stop_set": "A run halts when it enters column {column}",
    "stop_taken": "No stop in column {column} any more",
    "total": "{problem}: {found} in {steps} steps",
    "total_found": "{problem}: {found}",
    "queens": "{n} queens",
    "queen": "1 queen",
    # The help: what each key does.
    "help_title": "Keys",
    "help_close": "Esc closes this. A click on a line does what it says.",
    "help_run": "run, or halt",
    "help_next": "one step",
    "help_back": "one step back",
    "help_next_solution": "to the next solution",
    "help_all": "all solutions",
    "help_restart": "to the first position",
    "help_undo": "undo a jump, restart or new size",
    "help_up": "up in the list of solutions",
    "help_down": "down in the list of solutions",
    "help_larger": "a larger board",
    "help_smaller": "a smaller board",
    "help_digits": "type a size, then Enter",
    "help_slower": "slower",
    "help_faster": "faster",
    "help_solutions": "the solutions",
    "help_tree": "the search tree",
    "help_program": "the program",
    "help_labels": "tree: row, step or nothing",
    "help_hide": "tree: without failed subtrees",
    "help_refused": "tree: with refused rows",
    "help_fit": "tree: as large as fits",
    "help_predict": "let the class predict",
    "help_safe": "predict: safe",
    "help_attacked": "predict: attacked",
    "help_theme": "the next theme",
    "help_full_screen": "full screen, and back",
    "help_save": "save a picture",
    "help_copy": "copy the position",
    "help_paste": "paste a position",
    "help_help": "this help",
    "help_focus": "the next button",
    "help_focus_back": "the button before",
    "help_quit": "quit",
    "help_mouse": "A click on a square tests it; on a column's number, a run halts there.",
}

LANGUAGES = {"en": ENGLISH}


class Kind(Enum):
    """What a sentence is about; it has a colour and an icon."""

    ATTACKED = "attacked"
    SAFE = "safe"
    BACK = "back"
    SOLUTION = "solution"
    COMPLETE = "complete"
    ASK = "ask"


class Sentence(NamedTuple):
    """What the last step did and why, and what comes next."""

    kind: Kind
    headline: str
    reason: str
    next: str


class Lift(NamedTuple):
    """A step that took queens back: the board before, and whether it was a solution that was left."""

    before: tuple[int, ...]
    was_solution: bool


class Words:
    """The messages of one language."""

    def __init__(self, language: str = "en") -> None:
        self._messages = LANGUAGES[language]

    def __call__(self, key: str, **values: object) -> str:
        """Return a message with its values filled in; numbers get separators.

        >>> Words()("step_of", steps=1809, total=15812)
        'step 1,809 of 15,812'
        """
        shown = {name: f"{value:,}" if isinstance(value, int) else value for name, value in values.items()}
        return self._messages[key].format_map(shown)

    def found(self, found: int | None, *, is_over: bool = False) -> str:
        """Return a number of solutions in words; None is one that is not known."""
        if found is None:
            return self("unknown_solutions")
        if found == 0:
            return self("no_solution" if is_over else "no_solution_yet")
        return self("one_solution") if found == 1 else self("solutions_found", found=found)

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
        lift = lifted(position)
        if lift:
            return self._of_lift(position, lift, found)
        return self._of_test(position)

    def question(self, position: Position, right: int, made: int, was_right: bool | None) -> Sentence:
        """Return what is said in place of the sentence while the class is to predict the verdict.

        `was_right` tells how the guess of the step before came out, None where there was none; of `made` guesses
        `right` were right.
        """
        reason = self("ask_square", column=len(position.board) + 1, row=position.candidate + 1)
        if was_right is not None:
            search = Search.at(position, counts=(0, 0))
            search.back()
            verdict = self._of_test(search.position).headline
            reason = self("guessed_right" if was_right else "guessed_wrong", headline=verdict) + " " + reason
        return Sentence(Kind.ASK, self("ask"), reason, self("tally", right=right, made=made) if made else "")

    def _of_end(self, position: Position, found: int | None) -> Sentence:
        headline = self("complete") if found is None else self("complete_found", found=self.found(found, is_over=True))
        reason = self("none_exists", n=position.n) if found == 0 else self("all_tried")
        return Sentence(Kind.COMPLETE, headline, reason, self("next_round"))

    def _of_solution(self, position: Position, found: int | None) -> Sentence:
        n = position.n
        headline = self("solution", n=n) if found is None else self("solution_number", number=found, n=n)
        if n == 1:
            return Sentence(Kind.SOLUTION, self("solution_alone"), self("alone"), self("next_last"))
        return Sentence(Kind.SOLUTION, headline, self("all_safe"), self("next_lifted", column=n))

    def _of_lift(self, position: Position, lift: Lift, found: int | None) -> Sentence:
        column, to = len(position.board) + 1, position.candidate + 1
        used = len(lift.before) if lift.was_solution else len(lift.before) + 1
        where = {"column": column, "row": to - 1, "to": to}
        if used == column:
            reason = self("lifted", **where)
        elif used == column + 1:
            reason = self("used_up", used=used, **where)
        else:
            reason = self("both_used_up", used=used, also=used - 1, **where)
        if not lift.was_solution:
            headline = self("back", column=column)
        elif found is None:
            headline = self("left")
        else:
            headline = self("left_number", number=found)
        return Sentence(Kind.BACK, headline, reason, self("next_tested", column=column, row=to))

    def _of_test(self, position: Position) -> Sentence:
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

    def _because(self, position: Position, columns: tuple[int, ...]) -> str:
        def line(column: int) -> str:
            rise = position.candidate - position.board[column]
            return self("row" if rise == 0 else "rising" if rise > 0 else "falling")

        if len(columns) == 1:
            (column,) = columns
            return self("by_one", column=column + 1, row=position.board[column] + 1, line=line(column))
        *others, last = (self("one_of_several", column=column + 1, line=line(column)) for column in columns)
        return self("by_several", queens=self("two", first=", ".join(others), last=last))

    def _after_attack(self, position: Position) -> str:
        board, n = position.board, position.n
        if position.candidate < n - 1:
            return self("next_up", row=position.candidate + 2)
        used = len(board) + 1
        # A queen in the last row is lifted too, together with the one before it.
        column = len(board) - (board[-1] == n - 1)
        return self("next_back", used=used, column=column) if column else self("next_complete", used=used)


def lifted(position: Position) -> Lift | None:
    """Return what the last step took back, or None where it took nothing back or there was no last step."""
    search = Search.at(position, counts=(0, 0))
    if search.back() is not Event.LIFTED:
        return None
    return Lift(search.board, search.is_solution)
