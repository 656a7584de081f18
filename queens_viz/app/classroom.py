"""What a class does: exercises begin and end, answers are taken, queens are set."""

from __future__ import annotations

from ..search.strategy import PLAIN
from .app import App
from .asking import BY_SQUARE
from .by_hand import ByHand
from .exercise import Exercise
from .own_board import OwnBoard
from .predict import Predict
from .questions import Answer, Question, Square, Step, next_step

STEP_OF = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""Where the arrow keys lead, in columns and rows."""


def turn_predict(app: App) -> None:
    """Begin to ask for the verdict, then for the reason too, then for nothing; each time the score starts again."""
    predict, score = app.state.predict, app.state.predict.score
    if not app.state.predicts:
        begin(app, Exercise.PREDICT, predict=Predict())
    elif not predict.has_reasons:
        begin(app, Exercise.PREDICT, predict=Predict(has_reasons=True))
    else:
        leave_exercise(app)
        app.change(predict=Predict())
        return
    on = app.say("predict_on_reasons" if app.state.predict.has_reasons else "predict_on")
    if score.made:
        on += " " + app.say("score_anew")
    first = "" if app.asking.question else " " + app.say("first_question")
    app.tell(on + first)


def turn_by_hand(app: App) -> None:
    """Let the class make every step, or end that."""
    if app.state.exercise is Exercise.BY_HAND:
        end_exercise(app)
    else:
        begin(app, Exercise.BY_HAND, by_hand=ByHand())


def turn_own_board(app: App) -> None:
    """Give the class a board of its own, with what it had set there, or go back to the search."""
    if app.state.exercise is Exercise.OWN_BOARD:
        end_exercise(app)
    else:
        begin(app, Exercise.OWN_BOARD, own_board=app.state.own_board.on(app.player.search.n))


def begin(app: App, exercise: Exercise, **changes: object) -> None:
    """Begin an exercise: it ends any other one, closes what is shown, and halts a run."""
    app.player.halt()
    app.leave_shown()
    tree = app.state.tree._replace(is_large=False)
    app.change(exercise=exercise, tree=tree, has_large_program=False, **changes)


def end_exercise(app: App) -> None:
    """Go back to the search, which has not moved; the score of Predict and the class's own board are kept."""
    predict, by_hand = app.state.predict.anew(), app.state.by_hand.anew()
    app.change(exercise=None, message="", predict=predict, by_hand=by_hand, cursor=None)


def leave_exercise(app: App) -> None:
    """Go back to the search, and say so where nothing else tells it."""
    was_predicting, score = app.state.predicts, app.state.predict.score
    end_exercise(app)
    if was_predicting:
        tally = app.say.tally(score.right, score.made)
        app.tell(app.say("predict_off_tally", tally=tally) if score.made else app.say("predict_off"))


def can_go_on(app: App) -> bool:
    """Return whether a class has been told the answer or, while it predicts, has nothing to be asked here."""
    if app.player.aim or app.state.shown or app.player.is_at_end:
        return False
    return app.asking.is_held or (app.state.predicts and not app.asking.question)


def can_answer(app: App, answer: Answer) -> bool:
    """Return whether an answer that is no square may be given: what stands on the board decides, not what is right."""
    question, position = app.asking.question, app.player.search.position
    if answer is Answer.SOLUTION:
        return question is Question.MOVE and len(position.board) == position.n - 1
    if answer is Answer.COMPLETE:
        is_top = position.is_solution or position.candidate == position.n - 1
        return question is Question.RETURN or (question is Question.MOVE and is_top)
    return question is Question.VERDICT


def can_jump(app: App) -> bool:
    """Return whether a click on the board leads there: not where the class is to give the verdict, or has given it."""
    return app.asking.question is not Question.VERDICT and not app.asking.is_held


def why_no_answer(app: App, reason: str) -> str:
    """Return the key of why an answer has no place here; where something else is asked, its own reason, if any."""
    question = app.asking.question
    if app.own_board:
        return "is_own_board"
    if app.asking.is_held:
        return "is_told"
    if not question:
        none = "no_predict" if app.player.search.strategy is PLAIN else "is_of_plain"
        return "no_question" if app.state.exercise else none
    return reason or ("is_reason" if question is Question.REASON else "is_where")


def take(app: App, answer: Answer | Square) -> None:
    """Take an answer; in Be the search the right one makes the step."""
    position = app.player.search.position
    app.change(message="")
    if app.state.exercise is Exercise.PREDICT:
        app.change(predict=app.state.predict.answered(position, answer), cursor=None)
        return
    by_hand = app.state.by_hand.answered(position, answer)
    app.change(by_hand=by_hand)
    if not by_hand.given:
        _step(app)


def show_answer(app: App) -> None:
    """Show the right answer to a class that has tried; the step is made when it goes on."""
    app.change(by_hand=app.state.by_hand.shown(app.player.search.position), message="", cursor=None)


def go_on(app: App) -> None:
    """Open the next question, or make the step."""
    after = app.state.predict.gone_on(app.player.search.position) if app.state.predicts else None
    if after:
        app.change(predict=after, message="", cursor=None)
    else:
        _step(app)


def _step(app: App) -> None:
    app.leave_shown()
    app.next()


def pick(app: App, square: Square | None) -> None:
    """Choose a square, or the cursor's if none is given: set or take a queen there, or answer with it."""
    square = square or app.cursor
    if square is None:
        return
    if own := app.own_board:
        app.change(own_board=own.turned(square), message="")
    elif app.asking.question is Question.REASON:
        _answer(app, square) if square in _queens(app) else app.tell(app.say("only_queens"))
    elif square in (*_queens(app), (app.player.search.column, app.player.search.candidate)):
        # No queen goes where one stands: who chooses such a square has not answered yet.
        app.tell(_why_not_there(app, square))
    else:
        _answer(app, square)


def _why_not_there(app: App, square: Square) -> str:
    """Return why the red queen does not go where a queen stands; in a used-up column, that it is."""
    position = app.player.search.position
    column = position.column
    if square[0] == column and next_step(position) is Step.RETURN:
        return app.say("return_used", used=column + 1)
    return app.say("only_empty")


def _answer(app: App, square: Square) -> None:
    app.change(cursor=square)
    take(app, square)


def pick_column(app: App, digit: str) -> None:
    """Answer with the queen of a column."""
    column, queens = int(digit) - 1, _queens(app)
    if 0 <= column < len(queens):
        pick(app, queens[column])
    else:
        app.tell(app.say("only_queens"))


def _queens(app: App) -> list[Square]:
    """Return the squares of the placed queens, from the left."""
    return list(app.player.search.position.queens)


def move_cursor(app: App, key: str) -> None:
    """Choose the next square in a direction or, when asked for the reason, the queen of the next column."""
    cursor, n = app.cursor, app.player.search.n
    if cursor is None:
        return
    across, up = STEP_OF[key]
    if app.asking.question is Question.REASON:
        queens = _queens(app)
        app.change(cursor=queens[min(max(0, cursor[0] + across + up), len(queens) - 1)])
        return
    square = min(max(0, cursor[0] + across), n - 1), min(max(0, cursor[1] + up), n - 1)
    if own := app.own_board:
        app.change(own_board=own._replace(cursor=square))
    else:
        app.change(cursor=square)


def asks_for_square(app: App) -> bool:
    """Return whether a question is open that a square answers."""
    return app.asking.question in BY_SQUARE


def change_own_board(app: App, own: OwnBoard) -> None:
    """Show another state of the class's own board."""
    app.change(own_board=own, message="")


def go_to_random(app: App) -> None:
    """Go to a random position of this size, and say so."""
    search = app.player.search
    app.jump(app.chance.position(search.n, search.strategy), is_told=False)
    app.tell(app.say("is_first" if app.player.search.is_first else "random_told"))
