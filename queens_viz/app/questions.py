"""The questions about a position, and the right answers.

Everything is a function of the position.
"""

from __future__ import annotations

from enum import Enum

from ..search.position import Event, Position
from ..search.search import Search
from ..words.words import Words

Square = tuple[int, int]
"""A column and a row, counted from 0."""

ProgramLine = int
"""The number of a line of a program, counted from 1."""


class Question(Enum):
    """What can be asked of a position."""

    VERDICT = "safe or attacked"
    REASON = "by which queen it is attacked"
    RETURN = "where the red queen goes, if queens are removed"
    MOVE = "where the red queen goes next, in every case"
    FAULT = "which line of a program is wrong"


class Answer(Enum):
    """Answers that are not squares, by the keys of their words."""

    SAFE = "answer_safe"
    ATTACKED = "answer_attacked"
    SOLUTION = "answer_solution"
    COMPLETE = "answer_complete"


class Step(Enum):
    """What the next step does with the red queen, by the keys of the rule for it."""

    UP = "rule_up"  # it moves up a row
    PLACE = "rule_place"  # it is placed, and the next column begins
    SOLUTION = "rule_solution"  # it is placed, and the board is full
    RETURN = "rule_return"  # no row is left, or the board is full: queens are removed


def next_step(position: Position) -> Step:
    """Return what the next step does. The position must not be the end.

    >>> for text in (":1", "1:1", "1:4", "1,3:4", "2,4,1:3", "2,4,1,3"):
    ...     print(next_step(Position.parse(text, 4)).name)
    PLACE
    UP
    PLACE
    RETURN
    SOLUTION
    RETURN
    """
    if position.is_solution:
        return Step.RETURN
    if position.attackers:
        is_top_row = position.candidate == position.n - 1
        return Step.RETURN if is_top_row else Step.UP
    is_last_column = len(position.board) == position.n - 1
    return Step.SOLUTION if is_last_column else Step.PLACE


def first_square(question: Question, position: Position) -> Square:
    """Return the square that is chosen at first when a square is asked for.

    It is that of the red queen, or of the last queen.

    >>> first_square(Question.MOVE, Position.parse("2,4:6", 8))
    (2, 5)
    >>> first_square(Question.REASON, Position.parse("2,4:6", 8))
    (1, 3)
    """
    if question is Question.REASON or position.is_solution:
        return position.queens[-1]
    return position.square


def position_after(position: Position) -> Position:
    """Return the position after the next step, which can be the end.

    >>> str(position_after(Position.parse("1,3:4", 4)))
    '1:4'
    >>> position_after(Position.parse("4:4", 4)).is_end
    True
    """
    search = Search.at(position, (0, 0))
    if search.step() is Event.COMPLETED:
        return Position.end(position.n)
    return search.position


def asked(position: Position, *, has_reasons: bool) -> tuple[Question, ...]:
    """Return what Predict asks at a position, in this order.

    The reason is asked for only after a right verdict.
    """
    questions = []
    # In column 1 every square is safe.
    if 0 < len(position.board) < position.n:
        questions.append(Question.VERDICT)
        if has_reasons and position.attackers:
            questions.append(Question.REASON)
    if not position.is_end and next_step(position) is Step.RETURN:
        questions.append(Question.RETURN)
    return tuple(questions)


def right(question: Question, position: Position) -> frozenset[Answer | Square]:
    """Return the right answers to a question. Only the reason can have several.

    >>> right(Question.VERDICT, Position.parse("2,4:6", 8))
    frozenset({<Answer.SAFE: 'answer_safe'>})
    >>> right(Question.REASON, Position.parse("2,4,1,3,5:7", 8))
    frozenset({(0, 1)})
    >>> right(Question.RETURN, Position.parse("2,4,1,3,5:8", 8))
    frozenset({(4, 5)})
    >>> right(Question.MOVE, Position.parse("2,4:6", 8))
    frozenset({(3, 0)})
    """
    if question is Question.REASON:
        return frozenset(position.attacking)
    return frozenset((_right_answer(question, position),))


def _right_answer(question: Question, position: Position) -> Answer | Square:
    """Return the right answer to any question but the reason."""
    if question is Question.VERDICT:
        return Answer.ATTACKED if position.attackers else Answer.SAFE
    if question is Question.MOVE and next_step(position) is Step.SOLUTION:
        return Answer.SOLUTION
    after = position_after(position)
    return Answer.COMPLETE if after.is_end else after.square


def named(answer: Answer | Square | ProgramLine | str, say: Words) -> str:
    """Return an answer in words; a text is the key of a word.

    >>> named((4, 5), Words()), named(Answer.COMPLETE, Words()), named(7, Words())
    ('column 5, row 6', 'it is complete', 'line 7')
    """
    if isinstance(answer, int):
        return say("answer_line", line=answer)
    if isinstance(answer, tuple):
        return say.at("answer_square", answer)
    if isinstance(answer, Answer):
        return say(answer.value)
    return say(answer)


def wording(question: Question, position: Position, say: Words) -> tuple[str, str]:
    """Return a question, and a sentence on the position. Neither gives the answer away.

    >>> position = Position.parse("2,4,1,3,5:8", 8)
    >>> question, sentence = wording(Question.RETURN, position, Words())
    >>> question
    'Where does the red queen go?'
    >>> sentence
    'Column 6 is used up: there is no row left to try.'
    """
    if question is Question.FAULT:
        return say("ask_fault"), say("ask_fault_how")
    if question is Question.VERDICT:
        return say("ask_verdict"), say.of_square("ask_square", position)
    if question is Question.REASON:
        return say("ask_reason"), say.of_square("ask_reason_square", position)
    if position.is_solution:
        key = "move_full" if question is Question.MOVE else "return_left"
        return say("ask_return_left"), say(key)
    if question is Question.MOVE:
        return say("ask_return"), say.of_square("is_tested", position)
    return say("ask_return"), say("return_used", used=position.column + 1)


def evidence(question: Question, position: Position, say: Words) -> str:
    """Return why the right answer is right, with all reasons.

    >>> position = Position.parse("2,4,1,3,5:8", 8)
    >>> evidence(Question.VERDICT, position, Words())
    'Column 6, row 8 is attacked by the queen in column 2, row 4: same rising diagonal.'
    >>> print(evidence(Question.RETURN, position, Words()))  # doctest: +ELLIPSIS
    Column 6 is used up: the search removes the queen from column 5, row 5 and...
    """
    if question in (Question.VERDICT, Question.REASON):
        return say.tested(position).text
    if next_step(position) is Step.RETURN:
        return say.describe_return(position, position_after(position))
    return f"{say.tested(position).text} {rule(position, say)}"


def rule(position: Position, say: Words) -> str:
    """Return the rule by which the red queen goes on, without naming the square.

    >>> rule(Position.parse("2,4,1,3,5:7", 8), Words())
    'An attacked queen moves up one row in its column.'
    """
    key = "rule_left" if position.is_solution else next_step(position).value
    return say(key, n=position.n, used=position.column + 1)


def _misjudges(position: Position, answer: Answer | Square) -> bool:
    """Return whether a wrong answer to MOVE misjudges the red queen.

    Such an answer takes a safe queen for attacked, or an attacked one for safe.
    """
    if position.is_solution:
        return False
    if isinstance(answer, Answer):
        takes_for_safe = answer is Answer.SOLUTION
    else:
        takes_for_safe = answer[0] > position.column
    is_safe = not position.attackers
    return takes_for_safe != is_safe


def turning(position: Position, answer: Answer | Square) -> Square | None:
    """Return the queen that explains what was wrong with an answer to MOVE.

    It is the red queen if that is safe. If queens are removed, it is the last of these,
    which moves up unless the search is complete. It is None if any attacker explains
    the mistake.

    >>> turning(Position.parse("2,4:6", 8), (5, 6))
    (2, 5)
    >>> turning(Position.parse("2,4,1,3,5:8", 8), (5, 6))
    (4, 4)
    >>> turning(Position.parse("2,4,1,3,5:7", 8), (5, 6)) is None
    True
    """
    step = next_step(position)
    if step in (Step.PLACE, Step.SOLUTION):
        return position.square
    if step is Step.UP or _misjudges(position, answer):
        return None
    queens_left = len(position_after(position).board)
    return position.queens[queens_left]


def pointed_out(position: Position, answer: Answer | Square, say: Words) -> str:
    """Return the explanation after two wrong answers to MOVE.

    If queens are removed, it names the queen that moves up, unless the answer misjudges
    the red queen.

    >>> pointed_out(Position.parse("2,4,1,3,5:8", 8), (5, 6), Words())
    'Look at the queen in column 5: it is removed, and the next row up is tried.'
    >>> pointed_out(Position.parse("2,4,1,3,5:7", 8), (5, 6), Words())[-49:]
    'An attacked queen moves up one row in its column.'
    """
    if next_step(position) is not Step.RETURN:
        return evidence(Question.MOVE, position, say)
    queen = turning(position, answer)
    if queen is None:
        return say.tested(position).text
    after = position_after(position)
    if after.is_end:
        return say.describe_return(position, after)
    return say("look_lifted", column=queen[0] + 1)


def overlooked(position: Position, answer: Answer | Square, say: Words) -> str:
    """Return what a wrong answer to MOVE has overlooked.

    That is the verdict, or else the rule by which the queen goes on.

    >>> overlooked(Position.parse("2,4:6", 8), (2, 6), Words())
    'Column 3, row 6 is safe. No other queen shares its row or diagonals.'
    >>> overlooked(Position.parse("2,4:6", 8), (3, 5), Words())
    'A safe queen is placed, and the next column starts at row 1.'
    """
    if _misjudges(position, answer):
        return say.tested(position).text
    return rule(position, say)
