"""The answers of a pupil in line mode: what is asked, what a typed line answers, and what is said of it."""

from __future__ import annotations

import re
from typing import NamedTuple

from .app.asking import asking_of
from .app.by_hand import ByHand
from .app.questions import Answer, Question, Square, evidence, named, overlooked, wording
from .app.state import State
from .search.position import Position, shortened
from .typed import Command, Typed
from .words.words import Words

IN_WORDS = {
    Question.VERDICT: {Command.SAFE: Answer.SAFE, Command.ATTACKED: Answer.ATTACKED},
    Question.REASON: {},
    Question.RETURN: {Command.COMPLETE: Answer.COMPLETE},
    Question.MOVE: {Command.SOLUTION: Answer.SOLUTION, Command.COMPLETE: Answer.COMPLETE},
}
"""The answers to each question that are commands."""

HINTS = {
    Question.VERDICT: "line_verdicts",
    Question.REASON: "line_columns",
    Question.RETURN: "line_squares",
    Question.MOVE: "line_moves",
}
"""What each question can be answered with, by the keys of the words for it."""

SQUARE = re.compile(r"([0-9]{1,3})(?: ?, ?| )([0-9]{1,3})")
"""A square as it is typed: its column and its row."""


class Taken(NamedTuple):
    """What an answer has led to: the state after it, what is said of it, and whether the step is due."""

    state: State
    told: str
    is_due: bool = False


def read(question: Question, position: Position, typed: Typed) -> Answer | Square | None:
    """Return the answer that was typed, None where it is none.

    >>> at = Position.parse("2,4,1:3", 8)
    >>> [read(Question.MOVE, at, Typed.of(line, "en")) for line in ("4 4", "4,4", "solution", "9 9", "4")]
    [(3, 3), (3, 3), <Answer.SOLUTION: 'answer_solution'>, None, None]
    >>> read(Question.REASON, at, Typed.of("2", "en"))
    (1, 3)
    """
    if typed.command in IN_WORDS[question]:
        return IN_WORDS[question][typed.command]
    if question is Question.REASON:
        return {str(column + 1): (column, row) for column, row in position.queens}.get(typed.text)
    square = SQUARE.fullmatch(typed.text) if question is not Question.VERDICT else None
    if not square:
        return None
    column, row = (int(part) - 1 for part in square.groups())
    return (column, row) if 0 <= min(column, row) <= max(column, row) < position.n else None


def worded(state: State, position: Position, say: Words) -> str:
    """Return the question that is open in one line."""
    question = asking_of(state, position).question
    assert question
    ask, said = wording(question, position, say)
    if question is Question.REASON:
        return say("line_which")
    return f"{said} {ask}" if question is Question.RETURN else ask


def refused(question: Question, position: Position, typed: Typed, say: Words) -> str:
    """Return what is wrong with what was typed in place of an answer, and what would be one."""
    hint = say(HINTS[question], columns=len(position.board), n=position.n)
    return say("line_no_answer", given=shortened(typed.text)) + " " + hint if typed.text else hint


def taken(state: State, position: Position, answer: Answer | Square, say: Words) -> Taken:
    """Return what comes of an answer to the open question."""
    question = asking_of(state, position).question
    goes = question in (Question.RETURN, Question.MOVE)
    if goes and isinstance(answer, tuple) and answer in (*position.queens, (position.column, position.candidate)):
        # No queen goes where one stands: who chooses such a square has not answered yet.
        return Taken(state, say("line_full_square", square=named(answer, say)))
    return (
        _moved(state, position, answer, say) if question is Question.MOVE else _predicted(state, position, answer, say)
    )


def _moved(state: State, position: Position, answer: Answer | Square, say: Words) -> Taken:
    """Return what comes of an answer of a pupil who is the search."""
    by_hand = state.by_hand.answered(position, answer)
    wrong = f"{say('try_again')}. {overlooked(position, answer, say)}" if by_hand.given else ""
    return Taken(state._replace(by_hand=by_hand), wrong, is_due=not by_hand.given)


def _predicted(state: State, position: Position, answer: Answer | Square, say: Words) -> Taken:
    """Return what comes of an answer of a pupil who predicts: what is true, then the next question if there is one."""
    predict = state.predict.answered(position, answer)
    if not predict.given:
        state = state._replace(predict=predict)
        return Taken(state, worded(state, position, say))
    question, _, is_right = predict.given
    tally = say.tally(predict.score.right, predict.score.made)
    told = evidence(question, position, say)
    lines = [say("line_right" if is_right else "line_wrong", told=told, tally=tally)]
    further = predict.gone_on(position)
    state = state._replace(predict=further or predict)
    if further:
        lines.append(worded(state, position, say))
    elif question is not Question.RETURN:  # the evidence of a return says what comes next
        lines.append(say.tested(position).next)
    return Taken(state, "\n".join(lines))


def summary(by_hand: ByHand, say: Words) -> str:
    """Return how a pupil has done as the search.

    >>> summary(ByHand().answered(Position.first(4), (1, 0)), Words())
    'One step.'
    """
    right, made, _ = by_hand.score
    words = say.count("summary", made, right=right)
    if not by_hand.hardest:
        return words
    step, missed = by_hand.hardest
    return f"{words} {say('hardest', what=say(f'hardest_{step.name.lower()}'), missed=missed)}"
