"""What a class does: exercises begin and end, answers are taken, queens are set."""

from __future__ import annotations

from ..search.position import Position
from ..search.strategy import PLAIN
from .app import App
from .challenge import Challenge
from .exercise import ByHand, Exercise, ExerciseKind, Predict
from .questions import (
    Answer,
    Question,
    Square,
    Step,
    first_square,
    named,
    next_step,
)
from .state import ANSWERED_BY_SQUARE
from .vote import ANSWERED, CLOSED, COUNTING, REVEALED, SEVERAL, Choice, Vote

STEP_OF = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""Where the arrow keys lead, in columns and rows."""


def turn_predict(app: App) -> None:
    """Begin to ask for the verdict, then for the reason too, then for nothing; each time the score starts again."""
    before, has_reasons = app.state.predict, app.state.is_predicting
    if has_reasons and before.has_reasons:
        leave_exercise(app)
        app.change(predict=Predict())
        return
    begin(app, ExerciseKind.PREDICT, predict=Predict(has_reasons))
    told = ["predict_on_reasons" if has_reasons else "predict_on"]
    if before.score.made:
        told.append("score_anew")
    if not app.asking.question:
        told.append("first_question")
    app.show_message(*told)


def turn_exercise(app: App, exercise: ExerciseKind) -> None:
    """Let the class make every step, reading the rules first, or set queens where it had set them; or end that."""
    if app.state.exercise is exercise:
        leave_exercise(app)
    else:
        begin(app, exercise, by_hand=ByHand(has_rules=True))


def begin(app: App, exercise: ExerciseKind, **work: object) -> None:
    """Begin an exercise, with what the state holds of it: it ends any other one, closes what is shown, halts a run."""
    app.player.halt()
    app.leave_position()
    app.change(exercise=exercise, is_large=False, **work)


def leave_exercise(app: App) -> None:
    """Go back to the search, which has not moved, and say so where nothing else tells it.

    The score of Predict and the class's own board are kept. After a challenge all is as it was before.
    """
    if app.state.challenge:
        if app.may_leave_challenge():
            app.leave_lesson()
        return
    was_predicting, score = app.state.is_predicting, app.state.predict.score
    app.state = app.state.without_answers()._replace(exercise=None)
    if was_predicting:
        app.show_message(
            "predict_off_tally" if score.made else "predict_off",
            tally=app.say.tally(score.right, score.made),
        )


def can_go_on(app: App) -> bool:
    """Return whether a class has been told the answer or, while it predicts, has nothing to be asked here."""
    if app.player.aim or app.state.displayed or app.player.is_at_end:
        return False
    return app.asking.is_held or (app.state.is_predicting and not app.asking.question)


def can_answer(app: App, answer: Answer) -> bool:
    """Return whether an answer that is no square may be given: what stands on the board decides, not what is right."""
    question, position = app.asking.question, app.search.position
    if answer is Answer.SOLUTION:
        return question is Question.MOVE and len(position.board) == position.n - 1
    if answer is Answer.COMPLETE:
        is_top = position.is_solution or position.candidate == position.n - 1
        return question is Question.RETURN or (question is Question.MOVE and is_top)
    return question is Question.VERDICT


def can_jump(app: App) -> bool:
    """Return whether a click on the board leads there: not where the class is to give the verdict, or has given it."""
    return app.asking.question is not Question.VERDICT and not app.asking.is_held


def why_no_answer(app: App, reason: str = "") -> str:
    """Return the key of why an answer has no place here; where something else is asked, its own reason, if any."""
    question = app.asking.question
    if app.own_board:
        return "is_own_board"
    if app.asking.is_held:
        return "is_told"
    if not question:
        none = "no_predict" if app.search.strategy is PLAIN else "is_of_plain"
        return "no_question" if app.state.exercise else none
    return reason or ("is_reason" if question is Question.REASON else "is_where")


def take(app: App, answer: Choice) -> None:
    """Take an answer to the open question, or a hand for it while the class votes.

    On the own board the answer is the square of a queen that is placed or removed.
    """
    state = app.state
    own = app.own_board
    if state.vote.phase is COUNTING:
        app.change(vote=state.vote.choosing(answer).raised(), message="")
    elif state.vote.phase is REVEALED:
        app.show_message("is_revealed")
    elif isinstance(answer, str):
        # A word of a lesson: the class only votes on it.
        return
    elif own and isinstance(answer, tuple):
        app.change(own_board=own.toggled(answer), message="")
    elif state.current_exercise:
        _answer(app, state.current_exercise, answer)


def _answer(app: App, exercise: Exercise, answer: Answer | Square) -> None:
    """Answer the open question of an exercise.

    The right answer of somebody who makes the steps by hand makes the step.
    """
    after = exercise.take(app.search.position, answer)
    app.change_exercise(after)
    if isinstance(after, Predict):
        app.change(cursor=None)
    elif isinstance(after, ByHand) and not after.response:
        _make_step(app)
        app.show_message("right_move", answer=named(answer, app.say))


def show_answer(app: App) -> None:
    """Show the right answer to a class that has tried. Going on makes the step."""
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
    """Open the next question or, if there is none, make the step.

    After a vote has been answered, its question is done.
    """
    if app.state.vote.phase is ANSWERED:
        _pass_beats(app)
    elif open_next_question(app):
        return
    _make_step(app)


def _pass_beats(app: App) -> None:
    """Pass the beats of a lesson up to the one that gives the answer of the vote."""
    lesson = app.state.lesson
    response = app.asking.response
    if not lesson or not response:
        return
    beats = lesson.current.beats
    passed = lesson.beats
    while passed < len(beats):
        passed += 1
        if beats[passed - 1].value == response.answer:
            break
    app.change(lesson=lesson._replace(beats=passed))


def _make_step(app: App) -> None:
    app.leave_position()
    app.next()


def pick(app: App, square: Square | None = None) -> None:
    """Choose a square, or the cursor's if none is given: set or take a queen there, or answer with it."""
    square = square or app.cursor
    if square and not _is_refused(app, square):
        app.change(cursor=square)
        take(app, square)


def _is_refused(app: App, square: Square) -> bool:
    """Return whether a square can't be an answer, and say why.

    No queen goes where one stands: who chooses such a square has not answered yet.
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
    is_used = square[0] == position.column and next_step(position) is Step.RETURN
    app.show_message(
        "return_used" if is_used else "only_empty", used=position.column + 1
    )
    return True


def pick_column(app: App, digit: str) -> None:
    """Answer with the queen of a column."""
    column, rows = int(digit) - 1, dict(app.search.position.queens)
    pick(app, (column, rows.get(column, -1)))


def move_cursor(app: App, key: str) -> None:
    """Choose the next square in a direction or, when asked for the reason, the queen of the next column.

    While hands are counted, choose the next answer.
    """
    if is_counting(app):
        _choose_answer(app, key)
    elif app.cursor:
        app.change(cursor=_next_square(app, app.cursor, key))


def _next_square(app: App, square: Square, key: str) -> Square:
    """Return the square to which an arrow key leads from another one."""
    dx, dy = STEP_OF[key]
    if app.asking.question is Question.REASON:
        queens = app.search.position.queens
        return queens[_within(square[0] + dx + dy, len(queens))]
    n = app.search.n
    return _within(square[0] + dx, n), _within(square[1] + dy, n)


def _within(index: int, count: int) -> int:
    """Return the index of one of some things that is nearest to an index."""
    return min(max(0, index), count - 1)


def clear(app: App) -> None:
    """Take all queens from the class's own board."""
    if own := app.own_board:
        app.change(own_board=own.holding(frozenset()), message="")


def turn_outlook(app: App) -> None:
    """Show what queens leave of later columns, or what those of the class's own board attack; or hide it."""
    if own := app.own_board:
        app.change(own_board=own._replace(is_shaded=not own.is_shaded), message="")
    else:
        app.change(has_outlook=not app.state.has_outlook)


def go_to_random(app: App) -> None:
    """Go to a random position of this size, and say so."""
    search = app.search
    app.jump(app.chance.position(search.n, search.strategy), shows_message=False)
    app.show_message("is_first" if app.search.is_first else "random_told")


VERDICTS = Answer.SAFE, Answer.ATTACKED
"""The answers to the question whether the red queen is safe."""


def has_results(app: App) -> bool:
    """Return whether a challenge is over, and none of its boards is looked at."""
    work = app.state.challenge
    return work is not None and work.is_over and not app.state.displayed


def is_over(app: App) -> bool:
    """Return whether a challenge is on, and over."""
    work = app.state.challenge
    return work is not None and work.is_over


def is_counting(app: App) -> bool:
    """Return whether hands are counted."""
    return app.state.vote.phase is COUNTING


def has_vote(app: App) -> bool:
    """Return whether a vote is on; the result of one on words only stays to be seen."""
    state = app.state
    phase = state.vote.phase
    if phase is ANSWERED:
        return not (state.choices or state.displayed)
    return phase is not CLOSED


def can_pick(app: App) -> bool:
    """Return whether a square can be chosen: not while the class looks at its hands."""
    if is_counting(app):
        return app.asking.question in ANSWERED_BY_SQUARE
    return app.cursor is not None


def can_choose(app: App) -> bool:
    """Return whether arrow keys choose something: a square, or the answer to be counted."""
    return is_counting(app) or app.cursor is not None


def can_vote(app: App) -> bool:
    """Return whether the class can vote, where something is asked; or vote again, once it has seen its hands."""
    state = app.state
    is_asked = (state.exercise and app.asking.question) or (
        state.choices and not app.runner.aim
    )
    return bool(is_asked)


def vote(app: App) -> None:
    """Let the class vote on what is asked beside the board, or once more: its first hands stay to be compared.

    While it votes, tell again how hands are counted.
    """
    before = app.state.vote
    if before.phase is not COUNTING:
        app.change(vote=before.again(_first_choice(app)), typed="", is_large=False)
    app.show_message("vote_began")


def begin_vote(app: App) -> None:
    """Let the class vote on the next question of a position."""
    app.change(vote=Vote(), cursor=None)
    app.change(vote=Vote().again(_first_choice(app)))


def _first_choice(app: App) -> Choice:
    """Return the answer that is chosen at first."""
    question = app.asking.question
    if question in ANSWERED_BY_SQUARE:
        return app.state.cursor or first_square(question, app.search.position)
    return choices_of(app)[0]


def choices_of(app: App) -> tuple[Choice, ...]:
    """Return what the class votes on, where that is no square."""
    return app.state.choices or VERDICTS


def _choose_answer(app: App, key: str) -> None:
    """Choose the next answer by an arrow key: for this one hands are counted."""
    vote = app.state.vote
    if app.asking.question in ANSWERED_BY_SQUARE:
        square = app.asking.cursor
        if square:
            square = _next_square(app, square, key)
        else:
            # Another answer was chosen, such as that the search is complete.
            square = first_square(app.asking.question, app.search.position)
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
        take(app, answer)


def raise_several(app: App) -> None:
    """Count some hands at once for the chosen answer."""
    vote = app.state.vote
    if not _has_no_hands(app, vote.chosen):
        app.change(vote=vote.raised(SEVERAL), message="")


def number_hands(app: App, digit: str) -> None:
    """Take a digit of the number of hands for the chosen answer."""
    vote = app.state.vote
    if not _has_no_hands(app, vote.chosen):
        app.change(vote=vote.numbered(digit), message="")


def _has_no_hands(app: App, choice: Choice | None) -> bool:
    """Return whether no hand can be raised for an answer, and say why."""
    return isinstance(choice, tuple) and _is_refused(app, choice)


def lower(app: App) -> None:
    """Take back a hand for the chosen answer."""
    vote = app.state.vote
    if vote.chosen in vote.hands:
        app.change(vote=vote.lowered(), message="")
    else:
        app.show_message("no_hand")


def end_vote(app: App) -> None:
    """Close the vote: the question is open again. Where hands would be lost, warn once."""
    hands = app.state.vote.at_stake
    if not hands or app.is_confirmed("vote_lost", hands):
        app.change(vote=Vote(), cursor=None, message="")
