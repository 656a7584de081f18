"""Nothing that there is to see tells an answer before it is given, and afterwards all that proves it is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from queens_viz import Position
from queens_viz.app import questions
from queens_viz.app.app import App
from queens_viz.app.asking import Asking
from queens_viz.app.exercise import Exercise, Given
from queens_viz.app.player import Player
from queens_viz.app.predict import Predict
from queens_viz.app.questions import Answer, Question, right
from queens_viz.app.state import State
from queens_viz.looks import board, hover, program, solutions, tree
from queens_viz.looks.board import Badge
from queens_viz.looks.hover import Kind, Target
from queens_viz.looks.looks import Looks
from queens_viz.looks.scene import Scene
from queens_viz.parts.help import sections
from queens_viz.parts.menu import parts_of
from queens_viz.search.listing import Program
from queens_viz.search.search import Search
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..pairs import every_pair

Squares = tuple[int, ...]

SHARES = [53, pytest.param(1, marks=pytest.mark.full)]
"""In the default tier every 53rd position of 5 and 6 queens is looked at; from which one on differs by the test."""


def states(share: int, first: int = 0) -> list[tuple[int, Squares, int | None]]:
    """Return all positions of the smallest boards, of 5 and 6 queens a share: the queens, and the row tested."""
    parts = {n: slice(first % share, -1, share) if n > 4 else slice(0, -1) for n in range(1, 7)}
    return [(n, state.board, state.row) for n, part in parts.items() for state in facts.walk(n)[part]]


def app_at(n: int, queens: Squares, row: int | None, state: State) -> App:
    """Return an app halted at a position, counted as far as it goes."""
    player = Player(Search.at(Position(n, queens, row or 0)))
    while player.is_counting:
        player.pass_time(1)
    return App(player, state)


def everything(app: App) -> tuple[object, ...]:
    """Return all that there is to see of an app: every look, the title, and what every square tells the mouse."""
    scene = Scene.of(app)
    squares = ((column, row) for column in range(scene.n) for row in range(scene.n))
    told = [hover.look(scene, Target(Kind.SQUARE, square)) for square in squares]
    return (
        app.title, app.state.message, Looks.of(scene), told, tree.look(scene), program.look(scene),
        solutions.look(scene, 6, None), sections(scene), parts_of(scene), app.asking.cursor,
    )  # fmt: skip


def lying(monkeypatch: pytest.MonkeyPatch, queens: Squares, row: int, lie: Squares) -> None:
    """Let everything believe that other queens attack one candidate than those that do."""

    def attackers(others: Squares, candidate: int) -> Squares:
        return lie if (others, candidate) == (queens, row) else facts.attacked_by(others, candidate)

    monkeypatch.setattr("queens_viz.search.position.attackers", attackers)


VERDICTS = {
    "predict": State(exercise=Exercise.PREDICT),
    "with reasons": State(exercise=Exercise.PREDICT, predict=Predict(has_reasons=True)),
    "by hand": State(exercise=Exercise.BY_HAND, menu=0),
    "what is left": State(exercise=Exercise.PREDICT, has_outlook=True, program=Program.RECURSION),
    "German": State("de", exercise=Exercise.BY_HAND),
}


@every_pair({"share": SHARES, "name": list(VERDICTS)})
def test_nothing_tells_the_verdict_before_it_is_given(share: int, name: str) -> None:
    for n, queens, row in states(share, 10 * list(VERDICTS).index(name)):
        if row is None or not queens:
            continue
        app = app_at(n, queens, row, VERDICTS[name])
        true = everything(app)
        with pytest.MonkeyPatch.context() as patch:
            lying(patch, queens, row, () if facts.attacked_by(queens, row) else (0,))
            assert everything(app) == true, (n, queens, row)
        looks = Looks.of(Scene.of(app))
        assert (looks.board.badge, looks.board.attackers, looks.board.goes_to) == (Badge.ASKED, (), None)


@pytest.mark.parametrize("share", SHARES)
def test_nothing_tells_which_queens_attack_before_one_is_named(share: int) -> None:
    for n, queens, row in states(share):
        if row is None or not facts.attacked_by(queens, row):
            continue
        app = app_at(n, queens, row, State(exercise=Exercise.PREDICT, predict=Predict(has_reasons=True, done=1)))
        assert app.asking.question is Question.REASON
        true = everything(app)
        for lie in range(len(queens)):
            with pytest.MonkeyPatch.context() as patch:
                lying(patch, queens, row, (lie,))
                assert everything(app) == true, (n, queens, row)
        assert (Looks.of(Scene.of(app)).board.badge, Looks.of(Scene.of(app)).board.attackers) == (Badge.ATTACKED, ())


@pytest.mark.parametrize("share", SHARES)
def test_nothing_tells_where_the_red_queen_goes_before_it_is_answered(share: int) -> None:
    """No look asks for the position after the next step, and the card says nothing but the question."""

    def forbidden(_: Position) -> Position:
        raise AssertionError

    for n, queens, row in states(share):
        position = Position(n, queens, row or 0)
        asked = questions.asked(position, has_reasons=False)
        if Question.RETURN not in asked:
            continue
        app = app_at(n, queens, row, State(exercise=Exercise.PREDICT, predict=Predict(done=len(asked) - 1)))
        assert app.asking.question is Question.RETURN
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(questions, "position_after", forbidden)
            shown = everything(app)
        assert shown == everything(app)
        looks = Looks.of(Scene.of(app))
        assert looks.board.goes_to is None
        assert looks.card.sentence[1:3] == questions.wording(Question.RETURN, position, app.say)


@every_pair({"share": SHARES, "language": list(LANGUAGES)})
def test_the_evidence_of_a_verdict_does_not_tell_the_return_that_is_asked_next(share: int, language: str) -> None:
    for n, queens, row in states(share):
        position = Position(n, queens, row or 0)
        if questions.asked(position, has_reasons=False) != (Question.VERDICT, Question.RETURN):
            continue
        predict = Predict().answered(position, Answer.ATTACKED)
        app = app_at(n, queens, row, State(language, exercise=Exercise.PREDICT, predict=predict))
        said = Looks.of(Scene.of(app)).card.sentence
        assert said.next == app.say("next_used_up", used=len(queens) + 1)


@pytest.mark.parametrize("share", SHARES)
def test_every_answer_is_followed_by_evidence(share: int) -> None:
    """After each answer the board tells the verdict, and after a return where the queen goes."""
    check: dict[Question, Callable[[board.BoardLook, Position], bool]] = {
        Question.VERDICT: lambda shown, _: shown.badge in (Badge.SAFE, Badge.ATTACKED),
        Question.REASON: lambda shown, at: {(k, at.board[k]) for k in shown.attackers} == right(Question.REASON, at),
        Question.RETURN: lambda shown, at: right(Question.RETURN, at) == {shown.goes_to or Answer.COMPLETE},
    }
    for n, queens, row in states(share):
        position = Position(n, queens, row or 0)
        for done, question in enumerate(questions.asked(position, has_reasons=True)):
            (answer, *_) = right(question, position)
            predict = Predict(has_reasons=True, done=done).answered(position, answer)
            if predict.given:
                app = app_at(n, queens, row, State(exercise=Exercise.PREDICT, predict=predict))
                assert check[question](Looks.of(Scene.of(app)).board, position), (n, queens, row)


@pytest.mark.parametrize(
    ("asking", "hides"),
    [
        (Asking(), (False, False)),
        (Asking(Question.VERDICT), (True, True)),
        (Asking(Question.REASON), (False, True)),
        (Asking(Question.RETURN), (False, False)),
        (Asking(Question.MOVE), (True, True)),
        (Asking(Question.MOVE, Given(Question.MOVE, (0, 0), is_right=False), None, 1), (False, True)),
        (Asking(Question.MOVE, Given(Question.MOVE, (0, 0), is_right=False), None, 2), (False, False)),
        (Asking(None, Given(Question.MOVE, (0, 0), is_right=True), None, 3), (False, False)),
        (Asking(None, Given(Question.VERDICT, Answer.SAFE, is_right=True)), (False, False)),
    ],
)
def test_each_question_hides_what_would_tell_its_answer(asking: Asking, hides: tuple[bool, bool]) -> None:
    assert (asking.hides_verdict, asking.hides_attackers) == hides
