"""What a class is asked at a position, and what is right: functions of the position, and in no other place."""

from __future__ import annotations

from enum import Enum

from ..search.position import Event, Position
from ..search.search import Search
from ..words.words import Words

Square = tuple[int, int]
"""A column and a row, counted from 0."""


class Question(Enum):
    """What can be asked of a position."""

    VERDICT = "safe or attacked"
    REASON = "by which queen"
    RETURN = "where does the red queen go, where queens are lifted"
    MOVE = "where does the red queen go next, whatever happens"


class Answer(Enum):
    """Answers that are not a square, by the keys of their words."""

    SAFE = "answer_safe"
    ATTACKED = "answer_attacked"
    SOLUTION = "answer_solution"
    COMPLETE = "answer_complete"


class Step(Enum):
    """What the next step does with the red queen, by the keys of the rule for it.

    It moves up a row; it is placed, and the next column begins or the board is full; or its column is used up or the
    board is full, so queens are lifted.
    """

    UP = "rule_up"
    PLACE = "rule_place"
    SOLUTION = "rule_solution"
    RETURN = "rule_return"


def next_step(position: Position) -> Step:
    """Return what the next step does; the end has none.

    >>> [next_step(Position.parse(text, 4)).name for text in (":1", "1:1", "1:4", "1,3:4", "2,4,1:3", "2,4,1,3")]
    ['PLACE', 'UP', 'PLACE', 'RETURN', 'SOLUTION', 'RETURN']
    """
    if position.is_solution:
        return Step.RETURN
    if position.attackers:
        return Step.UP if position.candidate < position.n - 1 else Step.RETURN
    return Step.PLACE if len(position.board) < position.n - 1 else Step.SOLUTION


def first_square(question: Question, position: Position) -> Square:
    """Return the square that is chosen at first where a square is asked for.

    That is the red queen's, or the one of the last queen before it.

    >>> first_square(Question.MOVE, Position.parse("2,4:6", 8))
    (2, 5)
    >>> first_square(Question.REASON, Position.parse("2,4:6", 8))
    (1, 3)
    """
    is_queen = question is Question.REASON or position.is_solution
    return position.queens[-1] if is_queen else position.square


def position_after(position: Position) -> Position:
    """Return the position after the next step, which may be the end.

    >>> str(position_after(Position.parse("1,3:4", 4))), position_after(Position.parse("4:4", 4)).is_end
    ('1:4', True)
    """
    search = Search.at(position, (0, 0))
    return (
        Position.end(position.n)
        if search.step() is Event.COMPLETED
        else search.position
    )


def asked(position: Position, *, has_reasons: bool) -> tuple[Question, ...]:
    """Return what Predict asks at a position, in its order; the reason only follows a right verdict."""
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
    """Return the right answers to a question at a position. Only the reason can have more than one.

    >>> right(Question.VERDICT, Position.parse("2,4:6", 8)), right(Question.REASON, Position.parse("2,4,1,3,5:7", 8))
    (frozenset({<Answer.SAFE: 'answer_safe'>}), frozenset({(0, 1)}))
    >>> right(Question.RETURN, Position.parse("2,4,1,3,5:8", 8)), right(Question.MOVE, Position.parse("2,4:6", 8))
    (frozenset({(4, 5)}), frozenset({(3, 0)}))
    """
    match question:
        case Question.VERDICT:
            return frozenset((Answer.ATTACKED if position.attackers else Answer.SAFE,))
        case Question.REASON:
            return frozenset(position.attacking)
        case Question.MOVE if next_step(position) is Step.SOLUTION:
            return frozenset((Answer.SOLUTION,))
    after = position_after(position)
    return frozenset((Answer.COMPLETE if after.is_end else after.square,))


def named(answer: Answer | Square | str, say: Words) -> str:
    """Return an answer in words, which may be told by their key.

    >>> named((4, 5), Words()), named(Answer.COMPLETE, Words())
    ('column 5, row 6', 'it is complete')
    """
    if isinstance(answer, tuple):
        return say.at("answer_square", answer)
    return say(answer.value if isinstance(answer, Answer) else answer)


def wording(question: Question, position: Position, say: Words) -> tuple[str, str]:
    """Return a question, and what is said of the position with it; neither tells the answer.

    >>> wording(Question.RETURN, Position.parse("2,4,1,3,5:8", 8), Words())
    ('Where does the red queen go?', 'Column 6 is used up: there is no row left to try.')
    """
    if question is Question.VERDICT:
        return say("ask_verdict"), say.of_square("ask_square", position)
    if question is Question.REASON:
        return say("ask_reason"), say.of_square("ask_reason_square", position)
    if position.is_solution:
        return say("ask_return_left"), say(
            "move_full" if question is Question.MOVE else "return_left"
        )
    if question is Question.MOVE:
        return say("ask_return"), say.of_square("is_tested", position)
    return say("ask_return"), say("return_used", used=position.column + 1)


def evidence(question: Question, position: Position, say: Words) -> str:
    """Return why the right answer is right, in a full sentence that names all that speaks for it.

    >>> evidence(Question.VERDICT, Position.parse("2,4,1,3,5:8", 8), Words())
    'Column 6, row 8 is attacked by the queen in column 2, row 4: same rising diagonal.'
    >>> evidence(Question.RETURN, Position.parse("2,4,1,3,5:8", 8), Words())
    'Column 6 is used up: the queen of column 5 is lifted from row 5 and tries row 6, which is tested next.'
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
    """Return whether a wrong answer to MOVE speaks of the other verdict."""
    takes_for_safe = (
        answer is Answer.SOLUTION
        if isinstance(answer, Answer)
        else answer[0] > position.column
    )
    return not position.is_solution and takes_for_safe is bool(position.attackers)


def turning(position: Position, answer: Answer | Square) -> Square | None:
    """Return the queen that a wrong answer to MOVE should have looked at, None where that is any attacker.

    That is the red one where it is safe, and the one that moves up where queens are lifted.

    >>> [turning(Position.parse(text, 8), (5, 6)) for text in ("2,4:6", "2,4,1,3,5:7", "2,4,1,3,5:8", "2,4,1,3,8:8")]
    [(2, 5), None, (4, 4), (3, 2)]
    """
    step = next_step(position)
    if step in (Step.PLACE, Step.SOLUTION):
        return position.square
    if step is Step.UP or _misjudges(position, answer):
        return None
    return position.queens[len(position_after(position).board)]


def pointed_out(position: Position, answer: Answer | Square, say: Words) -> str:
    """Return what is said of the queen that matters to whoever has been wrong twice.

    >>> pointed_out(Position.parse("2,4,1,3,5:8", 8), (5, 6), Words())
    'Look at the queen of column 5: it is lifted and moves up one row.'
    >>> pointed_out(Position.parse("2,4,1,3,5:7", 8), (5, 6), Words())[-49:]
    'An attacked queen moves up one row in its column.'
    """
    if next_step(position) is not Step.RETURN:
        return evidence(Question.MOVE, position, say)
    after, queen = position_after(position), turning(position, answer)
    if queen is None:
        return say.tested(position).text
    return (
        say.describe_return(position, after)
        if after.is_end
        else say("look_lifted", column=queen[0] + 1)
    )


def overlooked(position: Position, answer: Answer | Square, say: Words) -> str:
    """Return what a wrong answer to MOVE has overlooked, so that the class can try again.

    That is the verdict, where the answer speaks of the other one; else the rule by which the queen goes on.

    >>> overlooked(Position.parse("2,4:6", 8), (2, 6), Words())
    'Column 3, row 6 is safe. No queen stands in its row or on its diagonals.'
    >>> overlooked(Position.parse("2,4:6", 8), (3, 5), Words())
    'A safe queen is placed where it stands; the next column begins at row 1.'
    """
    return (
        say.tested(position).text
        if _misjudges(position, answer)
        else rule(position, say)
    )
