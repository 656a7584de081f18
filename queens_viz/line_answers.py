"""Answers in line mode: how they are typed, and what helps to find them."""

from __future__ import annotations

from .app.questions import Answer, Question, Square
from .line_commands import Command, Typed
from .search.faulty import FaultyProgram
from .search.position import Position
from .words.words import Words

HINTS = {
    Question.VERDICT: "line_verdicts",
    Question.REASON: "line_columns",
    Question.RETURN: "line_squares",
    Question.MOVE: "line_moves",
}
"""The keys of what can be typed as an answer to each question."""

ANSWERS: dict[Question, dict[Command | None, Answer]] = {
    Question.VERDICT: {Command.SAFE: Answer.SAFE, Command.ATTACKED: Answer.ATTACKED},
    Question.REASON: {},
    Question.RETURN: {Command.COMPLETE: Answer.COMPLETE},
    Question.MOVE: {
        Command.SOLUTION: Answer.SOLUTION,
        Command.COMPLETE: Answer.COMPLETE,
    },
}
"""The words that answer each question. Other answers are numbers."""


def what_to_type(question: Question, position: Position, say: Words) -> str:
    """Return what can be typed as an answer to a question."""
    return say(HINTS[question], columns=len(position.board), n=position.n)


def answer_of(
    question: Question, typed: Typed, position: Position
) -> Answer | Square | None:
    """Return the answer that was typed; None if it does not fit the question."""
    if typed.command in ANSWERS[question]:
        return ANSWERS[question][typed.command]
    numbers = typed.numbers
    if question is Question.REASON and len(numbers) == 1:
        rows = dict(position.queens)
        column = numbers[0] - 1
        return (column, rows[column]) if column in rows else None
    if question in (Question.RETURN, Question.MOVE) and len(numbers) == 2:
        column, row = numbers
        is_on_board = min(numbers) >= 1 and max(numbers) <= position.n
        return (column - 1, row - 1) if is_on_board else None
    return None


def hint(question: Question, position: Position, say: Words) -> str:
    """Return what helps with a question; it doesn't give the answer away.

    >>> hint(Question.REASON, Position.parse("2,4:5", 8), Words())
    'Look along its rising diagonal.'
    """
    if question is Question.REASON:
        return say(_line_of_attack(position))
    if question is Question.RETURN or position.is_solution:
        column, _ = position.queens[-1]
        return say("line_hint_return", column=column + 1)
    compare = say("line_hint_verdict")
    if question is Question.VERDICT:
        return compare
    up = say("rule_up")
    if position.candidate == position.n - 1:
        up = say("line_hint_top", column=position.column + 1)
    return f"{compare} {up} {say('rule_place')}"


def _line_of_attack(position: Position) -> str:
    """Return the hint at the line on which the first attacker is, by its key."""
    column, row = position.square
    other_column, other_row = position.attacking[0]
    if row == other_row:
        return "line_hint_row"
    is_rising = (row - other_row) == (column - other_column)
    return "line_hint_rising" if is_rising else "line_hint_falling"


def lines_of_hint(program: FaultyProgram) -> tuple[int, int]:
    """Return the first and last line of the part in which a program is wrong.

    A part is a function, or what stands between two of them.
    """
    wrong = program.wrong[0]
    texts = program.texts
    parts = [0]
    for index in range(1, len(texts)):
        begins = texts[index].startswith("def ")
        ends = texts[index][:1].strip() and texts[index - 1].startswith(" ")
        if begins or ends:
            parts.append(index)
    first = max(part for part in parts if part < wrong)
    last = min([part for part in parts if part >= wrong], default=len(texts))
    return first + 1, last
