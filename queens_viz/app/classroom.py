"""What a class does: exercises, answers, queens on its own board, and votes."""

from __future__ import annotations

from ..search.position import Position
from ..search.strategy import PLAIN
from .app import App
from .challenge import Challenge
from .commands import Action, Command
from .exercise import ByHand, Exercise, ExerciseKind, Predict
from .questions import (
    Answer,
    ProgramLine,
    Question,
    Square,
    first_square,
    named,
)
from .state import ANSWERED_BY_SQUARE
from .vote import ANSWERED, CLOSED, COUNTING, REVEALED, SEVERAL, Choice, Vote

STEP_OF = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""The steps of the arrow keys, in columns and rows."""

VERDICTS = (Answer.SAFE, Answer.ATTACKED)
"""The answers to the question whether the red queen is safe."""


# Exercises begin and end.


def turn_predict(app: App) -> None:
    """Begin to ask for the verdict, then for the reason too, then for nothing.

    Each time the score begins again.
    """
    before = app.state.predict
    is_on = app.state.is_predicting
    if is_on and before.has_reasons:
        leave_exercise(app)
        app.change(predict=Predict())
        return
    begin(app, ExerciseKind.PREDICT, predict=Predict(has_reasons=is_on))
    keys = ["predict_on_reasons" if is_on else "predict_on"]
    if before.score.made:
        keys.append("score_anew")
    if not app.asking.question:
        keys.append("first_question")
    app.show_message(*keys)


def turn_exercise(app: App, kind: ExerciseKind) -> None:
    """Begin Be the search with its rules open, or open the own board; or end that."""
    if app.state.exercise is kind:
        leave_exercise(app)
    else:
        begin(app, kind, by_hand=ByHand(has_rules=True))


def begin(app: App, kind: ExerciseKind, **exercise: Exercise) -> None:
    """Begin an exercise, which can be named to replace the state's.

    A run, another exercise and a displayed position end.
    """
    app.player.halt()
    app.leave_position()
    app.change(exercise=kind, is_large=False, **exercise)


def leave_exercise(app: App) -> None:
    """End the exercise that is on, and go back to the search.

    The score of Predict and the own board are kept. A challenge returns to what it has
    interrupted. If its answers would be lost, a first call only warns.
    """
    if app.state.challenge:
        if app.may_leave_challenge():
            app.leave_lesson()
        return
    if app.state.is_finding_fault:
        leave_find_fault(app)
        return
    was_predicting = app.state.is_predicting
    summary = app.state.predict.summary(app.say)
    app.state = app.state.without_answers()._replace(exercise=None)
    if was_predicting:
        key = "predict_off_tally" if summary else "predict_off"
        app.show_message(key, tally=summary)


def leave_find_fault(app: App) -> None:
    """Leave "Find the fault", or a program that was looked at after its end.

    How far the class has come is kept, unless a lesson is on.
    """
    find_fault = app.state.find_fault
    app.runner.halt()
    app.shown_program = None
    if find_fault.looked_at is not None:
        app.change_exercise(find_fault._replace(looked_at=None))
        return
    app.change(exercise=None, message="")
    if not app.state.lesson:
        app.leave_lesson()
        app.change(find_fault=find_fault)


def end_lesson(app: App) -> None:
    """Leave the lesson. Once it has begun, a first call only warns.

    A thumb that taps twice, or an Esc too many, must not end a lesson.
    """
    lesson = app.state.lesson
    is_warned = app.is_last_message("lesson_left")
    if lesson and lesson.has_begun and not is_warned:
        app.show_message("lesson_left", stop=lesson.stop + 1)
        return
    app.leave_lesson()


# Answers.


def can_go_on(app: App) -> bool:
    """Return whether the class can go on.

    It can if an answer is shown, or if it predicts and this position has no question.
    """
    if app.state.exercise in (None, ExerciseKind.FIND_FAULT):
        # "Find the fault" has an action of its own: the keys go through the program.
        return False
    if app.player.aim or app.state.displayed or app.player.is_at_end:
        return False
    if app.asking.is_held:
        return True
    return app.state.is_predicting and not app.asking.question


def can_answer(app: App, answer: Answer) -> bool:
    """Return whether an answer that is not a square can be given.

    This does not depend on whether it is right.
    """
    question = app.asking.question
    position = app.search.position
    if answer is Answer.SOLUTION:
        is_last_column = len(position.board) == position.n - 1
        return question is Question.MOVE and is_last_column
    if answer is Answer.COMPLETE:
        is_top_row = position.is_solution or position.candidate == position.n - 1
        if question is Question.MOVE:
            return is_top_row
        return question is Question.RETURN
    return question is Question.VERDICT


def can_jump(app: App) -> bool:
    """Return whether a click on the board leads there.

    It does not while the verdict is asked for, or an answer is shown.
    """
    return app.asking.question is not Question.VERDICT and not app.asking.is_held


def why_no_answer(app: App, reason: str = "") -> str:
    """Return the key of the message why an answer can't be given now.

    `reason` is the answer's own reason, for when another answer is asked for.
    """
    question = app.asking.question
    if app.own_board:
        return "is_own_board"
    if app.state.is_finding_fault:
        return "is_line" if question else "fault_is_answered"
    if app.asking.is_held:
        return "is_told"
    if not question and app.state.exercise:
        return "no_question"
    if not question:
        return "no_predict" if app.search.strategy is PLAIN else "is_of_plain"
    if reason:
        return reason
    return "is_reason" if question is Question.REASON else "is_where"


def take_answer(app: App, answer: Choice) -> None:
    """Take an answer to the open question, or a hand for it while the class votes.

    On the own board the answer is the square of a queen that is placed or removed.
    """
    state = app.state
    own = app.own_board
    if state.vote.phase is COUNTING:
        app.change(vote=state.vote.choosing(answer).with_hands_added(), message="")
    elif state.vote.phase is REVEALED:
        app.show_message("is_revealed")
    elif isinstance(answer, str):
        # A word of a lesson: the class only votes on it.
        return
    elif own is not None and isinstance(answer, tuple):
        app.change(own_board=own.toggled(answer), message="")
    elif state.current_exercise:
        _answer(app, state.current_exercise, answer)


def _answer(app: App, exercise: Exercise, answer: Answer | Square) -> None:
    """Answer the open question of an exercise.

    A right answer in "Be the search" takes the step.
    """
    after = exercise.take(app.search.position, answer)
    app.change_exercise(after)
    if isinstance(after, Predict):
        app.change(cursor=None)
    elif isinstance(after, ByHand) and not after.response:
        _make_step(app)
        app.show_message("right_move", answer=named(answer, app.say))


def show_answer(app: App) -> None:
    """Show the right answer to a class that has tried. Going on takes the step."""
    by_hand = app.state.by_hand.show_answer(app.search.position)
    app.change(by_hand=by_hand, message="", cursor=None)


def open_next_question(app: App) -> bool:
    """Open the next question of the exercise that is on, and return whether it has one.

    A challenge goes to the position of its question; after the last one its board is
    empty.
    """
    exercise = app.state.current_exercise
    after = exercise.next_question(app.search.position) if exercise else None
    if not after:
        return False
    if isinstance(after, Challenge):
        position = Position.first(after.n)
        if after.current:
            _, position = after.current
        app.player.begin_anew(position)
    app.change_exercise(after)
    app.change(cursor=None)
    return True


def go_on(app: App) -> None:
    """Open the next question or, if there is none, take the step.

    After a vote has been answered, its question is done.
    """
    if app.state.vote.phase is not ANSWERED:
        is_asked = open_next_question(app)
    else:
        _pass_beats(app)
        is_asked = _leave_vote_question(app)
    if not is_asked:
        _make_step(app)


def has_question_after_vote(app: App) -> bool:
    """Return whether the position has another question after that of a vote."""
    after = _after_vote(app)
    return app.state.is_predicting and after.question(app.search.position) is not None


def _after_vote(app: App) -> Predict:
    """Return Predict once the question of a vote is done."""
    predict = app.state.predict
    return predict._replace(done=predict.done + 1)


def _leave_vote_question(app: App) -> bool:
    """Open the question after that of a vote, and return whether there is one."""
    has_question = has_question_after_vote(app)
    if has_question:
        app.change(predict=_after_vote(app), vote=Vote(), cursor=None, message="")
    return has_question


def _pass_beats(app: App) -> None:
    """Count beats of a lesson as done, up to the one with the answer of the vote."""
    lesson = app.state.lesson
    response = app.asking.response
    if not lesson or not response:
        return
    beats = lesson.current.beats
    # The class has answered instead of these beats. If none of them has the answer as
    # its value, all remaining beats are skipped.
    passed = lesson.beats
    while passed < len(beats):
        passed += 1
        if _gives(beats[passed - 1], response.answer):
            break
    app.change(lesson=lesson._replace(beats=passed))


def _gives(beat: Command, answer: Answer | Square | ProgramLine) -> bool:
    """Return whether a beat of a lesson gives an answer.

    >>> _gives(Command(Action.ATTACKED), Answer.ATTACKED)
    True
    >>> _gives(Command(Action.COLUMN, "2"), (1, 3)), _gives(Command(Action.NEXT), 2)
    (True, False)
    """
    if isinstance(answer, Answer):
        return beat.action.name.removeprefix("IS_") == answer.name
    if beat.action is Action.COLUMN and isinstance(answer, tuple):
        return beat.value == str(answer[0] + 1)
    return beat.value == answer


def _make_step(app: App) -> None:
    """Take a step of the search."""
    app.leave_position()
    app.next()


# Squares.


def pick(app: App, square: Square | None = None) -> None:
    """Choose a square, or the one with the cursor, as an answer or for a queen."""
    square = square or app.cursor
    if square and not _is_refused(app, square):
        app.change(cursor=square)
        take_answer(app, square)


def pick_column(app: App, digit: str) -> None:
    """Answer with the queen in a column."""
    column = int(digit) - 1
    rows = dict(app.search.position.queens)
    pick(app, (column, rows.get(column, -1)))


def _is_refused(app: App, square: Square) -> bool:
    """Return whether a square can't be an answer, and show why.

    A queen is asked for, or an empty square: one with a queen on it is no wrong answer,
    but none at all.
    """
    if app.own_board:
        return False
    position = app.search.position
    is_queen = square in position.queens
    if app.asking.question is Question.REASON:
        if not is_queen:
            app.show_message("only_queens")
        return not is_queen
    if not is_queen and square != position.square:
        return False
    # Only the question where queens are removed has said that the column is used up.
    is_used_up = app.asking.question is Question.RETURN and not position.is_solution
    if is_used_up and square[0] == position.column:
        app.show_message("return_used", used=position.column + 1)
    else:
        app.show_message("only_empty", used=position.column + 1)
    return True


def move_cursor(app: App, key: str) -> None:
    """Move the cursor with an arrow key.

    It goes to the next square or, if the reason is asked for, to the next queen. While
    hands are counted, it goes to the next answer.
    """
    if is_counting(app):
        _choose_answer(app, key)
    elif app.cursor:
        app.change(cursor=_next_square(app, app.cursor, key))


def _next_square(app: App, square: Square, key: str) -> Square:
    """Return the square to which an arrow key leads from another one."""
    if app.asking.question is Question.REASON:
        dx, dy = STEP_OF[key]
        queens = app.search.position.queens
        return queens[_within(square[0] + dx + dy, len(queens))]
    return next_square(square, key, app.search.n)


def next_square(square: Square, key: str, n: int) -> Square:
    """Return the square beside another one, to which an arrow key leads.

    At the edge of a board of size n it is the same square.

    >>> next_square((0, 3), "up", 8), next_square((0, 3), "left", 8)
    ((0, 4), (0, 3))
    """
    dx, dy = STEP_OF[key]
    column, row = square
    return _within(column + dx, n), _within(row + dy, n)


def _within(index: int, count: int) -> int:
    """Return the nearest number from 0 to below a count.

    >>> _within(-1, 8), _within(3, 8), _within(8, 8)
    (0, 3, 7)
    """
    return min(max(0, index), count - 1)


# The own board, later columns, random positions.


def clear(app: App) -> None:
    """Remove all queens from the own board."""
    own = app.own_board
    if own:
        app.change(own_board=own.holding(frozenset()), message="")


def turn_outlook(app: App) -> None:
    """Show or hide what the queens attack: on the own board, or in later columns."""
    own = app.own_board
    if own:
        app.change(own_board=own._replace(is_shaded=not own.is_shaded), message="")
    else:
        app.change(has_outlook=not app.state.has_outlook)


def go_to_random(app: App) -> None:
    """Go to a random position of this size."""
    position = app.chance.position(app.search.n, app.search.strategy)
    app.jump(position, shows_message=False)
    app.show_message("is_first" if app.search.is_first else "random_told")


# Challenges and votes.


def has_results(app: App) -> bool:
    """Return whether the results of an exercise are on view, and no question of it."""
    if not app.state.exercise or app.state.displayed or app.shown_program:
        return False
    return is_over(app)


def has_challenge_results(app: App) -> bool:
    """Return whether the results of a challenge are on view."""
    return app.state.challenge is not None and has_results(app)


def is_over(app: App) -> bool:
    """Return whether a challenge or "Find the fault" is on, and over."""
    if app.state.challenge:
        return app.state.challenge.is_over
    return app.state.is_finding_fault and app.state.find_fault.is_over


def has_faulty_program(app: App) -> bool:
    """Return whether a program of "Find the fault" is on view."""
    return app.shown_program is not None and app.state.is_finding_fault


def is_counting(app: App) -> bool:
    """Return whether hands are counted."""
    return app.state.vote.phase is COUNTING


def has_vote(app: App) -> bool:
    """Return whether a vote is on.

    One on words that has been answered is over: its result is only displayed.
    """
    state = app.state
    phase = state.vote.phase
    if phase is ANSWERED:
        return not (state.choices or state.displayed)
    return phase is not CLOSED


def can_pick(app: App) -> bool:
    """Return whether a square can be chosen, or a hand raised for it."""
    if is_counting(app):
        return app.asking.question in ANSWERED_BY_SQUARE
    return app.cursor is not None


def can_choose(app: App) -> bool:
    """Return whether arrow keys choose something: a square, or an answer for hands."""
    return is_counting(app) or app.cursor is not None


def can_vote(app: App) -> bool:
    """Return whether the class can vote, for the first time or once more."""
    state = app.state
    if state.exercise and app.asking.question not in (None, Question.FAULT):
        return True
    return len(state.choices) > 0 and not app.runner.aim


def vote(app: App) -> None:
    """Let the class vote on the open question, or vote once more.

    The hands of the first vote are kept for comparison. While hands are counted, the
    vote goes on, and only its message is shown again.
    """
    before = app.state.vote
    if before.phase is not COUNTING:
        app.change(vote=before.again(_first_choice(app)), typed="", is_large=False)
    app.show_message("vote_began")


def _first_choice(app: App) -> Choice:
    """Return the answer that is chosen when a vote begins."""
    question = app.asking.question
    if question in ANSWERED_BY_SQUARE:
        return app.state.cursor or first_square(question, app.search.position)
    return choices_of(app)[0]


def choices_of(app: App) -> tuple[Choice, ...]:
    """Return the answers on which the class votes, unless these are squares."""
    return app.state.choices or VERDICTS


def _choose_answer(app: App, key: str) -> None:
    """Choose the answer for which hands are counted, with an arrow key."""
    vote = app.state.vote
    question = app.asking.question
    if question in ANSWERED_BY_SQUARE:
        square = app.asking.cursor
        if square:
            square = _next_square(app, square, key)
        else:
            # An answer that is not a square was chosen, such as "It is complete".
            square = first_square(question, app.search.position)
        app.change(vote=vote.choosing(square), message="")
        return
    choices = choices_of(app)
    assert vote.chosen is not None
    dx, dy = STEP_OF[key]
    index = _within(choices.index(vote.chosen) + dx - dy, len(choices))
    app.change(vote=vote.choosing(choices[index]), message="")


def raise_hand(app: App, choice: Choice | None = None) -> None:
    """Count a hand for an answer, or for the chosen one."""
    answer = choice or app.state.vote.chosen
    if answer and not _has_no_hands(app, answer):
        take_answer(app, answer)


def raise_several(app: App) -> None:
    """Count SEVERAL hands for the chosen answer."""
    vote = app.state.vote
    if not _has_no_hands(app, vote.chosen):
        app.change(vote=vote.with_hands_added(SEVERAL), message="")


def number_hands(app: App, digit: str) -> None:
    """Add a digit to the number of hands for the chosen answer."""
    vote = app.state.vote
    if not _has_no_hands(app, vote.chosen):
        app.change(vote=vote.numbered(digit), message="")


def _has_no_hands(app: App, choice: Choice | None) -> bool:
    """Return whether hands can't be raised for an answer, and show why."""
    return isinstance(choice, tuple) and _is_refused(app, choice)


def lower(app: App) -> None:
    """Take back a hand for the chosen answer."""
    vote = app.state.vote
    if vote.chosen in vote.hands:
        app.change(vote=vote.with_hand_removed(), message="")
    else:
        app.show_message("no_hand")


def end_vote(app: App) -> None:
    """Close the vote: its question is open again. If hands would be lost, warn once."""
    hands = app.state.vote.at_stake
    if not hands or app.is_confirmed("vote_lost", hands):
        app.change(vote=Vote(), cursor=None, message="")
