"""Every state of an exercise that a window must look right in: no text cut, none hidden by a button."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

from queens_viz import Position
from queens_viz.app.exercise import Exercise, Given, Score
from queens_viz.app.own_board import OwnBoard
from queens_viz.app.predict import Predict
from queens_viz.app.questions import Answer, Question
from queens_viz.looks.theme import THEMES
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from .. import facts
from ..pairs import each_once, every_pair
from ..support import SIZES, do, finish, texts, window_at
from ..tiers import often
from .test_states import ANY, has_all_told

LARGE = [pytest.param(size, marks=pytest.mark.full) for size in ((2560, 1440), (3000, 2000))]
"""Sizes of which a picture takes long to draw."""

WIDE = [*SIZES, (800, 600), (1366, 768), (600, 480), *LARGE]
NARROW = (640, 480), (1280, 800), (600, 900), (600, 480)
"""The sizes in which there is the least room of each kind, and the usual one."""
SCORE = Score(88, 99, (True, True, False, True, False))


@cache
def top_of(n: int) -> Position:
    """Return a position whose candidate stands in the top row of the last column that can be reached."""
    if n == 1:
        return Position(1, (0,), 0)
    board: tuple[int, ...] = ()
    for _ in range(n - 1):
        rows = [row for row in range(n) if not facts.attacked_by(board, row)]
        if not rows:
            break
        board = (*board, rows[0])
    return Position(n, board, n - 1)


def own_of(n: int, *, is_crowded: bool) -> OwnBoard:
    """Return a board with a few queens, or with as many as make the longest sentence."""
    squares = [(n - 1, n - 1), (0, n - 1), (n - 1, 0), (0, 0), (n // 2, n - 1)][: 5 if is_crowded else 1]
    return OwnBoard(n, frozenset(squares))


STATES: dict[str, dict[str, Any]] = {
    "verdict": {"exercise": Exercise.PREDICT, "predict": Predict(score=SCORE)},
    "reason": {"exercise": Exercise.PREDICT, "predict": Predict(True, SCORE, 1)},
    "return": {"exercise": Exercise.PREDICT, "predict": Predict(score=SCORE, done=1)},
    "told": {
        "exercise": Exercise.PREDICT,
        "predict": Predict(score=SCORE, given=Given(Question.VERDICT, Answer.SAFE, is_right=False)),
    },
    "returned": {
        "exercise": Exercise.PREDICT,
        "predict": Predict(score=SCORE, done=1, given=Given(Question.RETURN, (0, 0), is_right=False)),
    },
    "move": {"exercise": Exercise.BY_HAND},
    "again": {"exercise": Exercise.BY_HAND},
    "own board": {"exercise": Exercise.OWN_BOARD},
    "crowded": {"exercise": Exercise.OWN_BOARD},
    "menu": {"exercise": Exercise.PREDICT, "predict": Predict(True, SCORE), "menu": 1},
}


def window_for(n: int, name: str, language: str = "en", theme: str = "light") -> Window:
    """Return a window in one of the states of an exercise."""
    window = window_at(":1", n, theme, language)
    window.app.player.jump(top_of(n))
    finish(window)
    window.app.change(own_board=own_of(n, is_crowded=name == "crowded"), **STATES[name])
    if name == "again":
        given = Given(Question.MOVE, (0, 0), is_right=False)
        window.app.change(by_hand=window.app.state.by_hand._replace(score=SCORE, given=given))
    return window


@every_pair(
    {"n": [1, 2, 3, 8, 30, 100], "name": list(STATES), "size": often(WIDE, *NARROW), "language": list(LANGUAGES)}
)
def test_no_text_is_cut_and_no_button_hides_words_leaves_its_card_or_overlaps_another(
    n: int, name: str, size: tuple[int, int], language: str
) -> None:
    window = window_for(n, name, language)
    # Under the menu other texts lie hidden.
    told = has_all_told(window, size) if name != "menu" else texts(window, size)[:0]
    beside = window.frame().beside
    assert beside
    assert beside.header
    card = window.frame().pen.layout.sentence
    for button in beside.card.buttons:
        assert card.contains(button.rect)
        inside = {button.look.label, button.look.hint}
        assert [words for words, box in told if box.colliderect(button.rect) and words not in inside] == []
    buttons = [button.rect for button in (*beside.card.buttons, *beside.header.buttons)]
    buttons = [rect for rect in buttons if rect.width > 0] + [beside.header.chip]
    for k, rect in enumerate(buttons):
        assert Rect(0, 0, *size).contains(rect)
        assert not any(map(rect.colliderect, buttons[k + 1 :]))


@each_once({"n": [1, 6, 30], "name": list(STATES), "theme": list(THEMES), "size": ANY})
def test_every_state_can_be_drawn_in_every_theme_and_size(n: int, name: str, theme: str, size: tuple[int, int]) -> None:
    assert window_for(n, name, theme=theme).draw(pygame.Surface(size))


@pytest.mark.parametrize("size", [(300, 200), (1280, 800)])
def test_where_the_board_is_alone_an_exercise_is_done_with_keys_and_the_mouse_all_the_same(
    size: tuple[int, int],
) -> None:
    window = window_at("2,4,1,3,5:7")
    do(window, "p", "x", "right", size=size)
    assert window.app.state.predict.score == (1, 1, (True,))
    assert str(window.app.player.search.position) == "2,4,1,3,5:8"
