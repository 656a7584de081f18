"""Before an answer nothing on the window tells it: let everything believe a lie, and each pixel stays the same."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position
from queens_viz.app import questions
from queens_viz.app.exercise import Exercise
from queens_viz.app.predict import Predict
from queens_viz.app.questions import Question
from queens_viz.window.window import Window

from .. import facts
from ..looks.test_secrets import lying
from ..pairs import each_once
from ..support import finish, hover, window_at

SIZE = (640, 480)


def picture(window: Window) -> bytes:
    """Return all pixels of a window that is drawn anew."""
    surface = pygame.Surface(SIZE)
    window.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def stand_at(
    window: Window, queens: tuple[int, ...], row: int | None, predict: Predict, exercise: Exercise
) -> Position:
    """Take a window to a position at which an exercise is on, with the mouse on the candidate's square."""
    position = Position(window.app.player.search.n, queens, row or 0)
    window.app.player.jump(position)
    finish(window, SIZE)
    window.app.change(exercise=exercise, predict=predict, message="")
    layout = window.frame().pen.layout
    square = layout.square(min(len(queens), position.n - 1), position.candidate)
    window.update(0, [hover(square.center)], window.surface)
    return position


SIZES = [4, pytest.param(5, marks=pytest.mark.full)]
PARTS = range(4)
"""The parts in which the positions of a search are looked at, each a case of its own."""


def states(n: int, part: int) -> list[facts.Fact]:
    """Return every fourth position of a search, from one of the first four on."""
    return list(facts.walk(n)[part : -1 : len(PARTS)])


@each_once(
    {
        "n": SIZES,
        "part": PARTS,
        "exercise, has_outlook": [
            (exercise, on) for exercise in (Exercise.PREDICT, Exercise.BY_HAND) for on in (False, True)
        ],
    }
)
def test_no_pixel_tells_the_verdict(n: int, part: int, exercise: Exercise, has_outlook: bool) -> None:
    window = window_at(":1", n)
    window.draw(pygame.Surface(SIZE))
    window.app.change(has_outlook=has_outlook)
    for state in states(n, part):
        if state.row is None or not state.board:
            continue
        stand_at(window, state.board, state.row, Predict(), exercise)
        shown = picture(window)
        lie = () if facts.attacked_by(state.board, state.row) else (0,)
        with pytest.MonkeyPatch.context() as patch:
            lying(patch, state.board, state.row, lie)
            assert picture(window) == shown, state
        window.app.change(exercise=None)
        assert picture(window) != shown, "without an exercise the verdict is told"


@each_once({"n": SIZES, "part": PARTS})
def test_no_pixel_tells_by_which_queens(n: int, part: int) -> None:
    window = window_at(":1", n)
    window.draw(pygame.Surface(SIZE))
    for state in states(n, part):
        if state.row is None or not facts.attacked_by(state.board, state.row):
            continue
        stand_at(window, state.board, state.row, Predict(has_reasons=True, done=1), Exercise.PREDICT)
        shown = picture(window)
        for lie in range(len(state.board)):
            with pytest.MonkeyPatch.context() as patch:
                lying(patch, state.board, state.row, (lie,))
                assert picture(window) == shown, state


@each_once({"n": SIZES, "part": PARTS})
def test_no_pixel_tells_where_the_red_queen_goes(n: int, part: int) -> None:
    def forbidden(_: Position) -> Position:
        raise AssertionError

    window = window_at(":1", n)
    window.draw(pygame.Surface(SIZE))
    for state in states(n, part):
        position = Position(n, state.board, state.row or 0)
        asked = questions.asked(position, has_reasons=False)
        if Question.RETURN not in asked:
            continue
        stand_at(window, state.board, state.row, Predict(done=len(asked) - 1), Exercise.PREDICT)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(questions, "position_after", forbidden)
            shown = picture(window)
        assert shown == picture(window), "the same as where the answer is known"
