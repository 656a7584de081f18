"""The live page shows what the looks say: each word, number, mark and state of it, after each of many keys."""

from __future__ import annotations

import pytest

from queens_viz.looks import board
from queens_viz.looks.scene import Scene
from queens_viz.search.position import Position
from queens_viz.words.languages import LANGUAGES

from ..tiers import rare
from .live import Live
from .seen import app_of, expected, press, settled, told
from .seen_board import board_expected, board_seen

WALK = (
    "l right right right left left left left p y right x right p return left f2 return a down down up escape right "
    "f4 right right i right left w right right i f3 right right f2 w "
    "p f3 t . , , 6 escape 2 0 0 4 return + - u shift+u f2 a escape f1 escape ? return c "
    "home right right p right right y p 1 return - return left right right right"
)
"""Keys that lead to each kind of sentence, message and state."""


SHORT = "right right left p y right p f2 return down escape f4 i w f3 w 6 return k escape f1 escape"


@pytest.mark.parametrize(("keys", "language"), [(SHORT, "en"), *rare(*((WALK, code) for code in LANGUAGES))])
def test_each_word_and_number_is_that_of_the_looks(live: Live, keys: str, language: str) -> None:
    live.begin(f"#n=4&at=:1&language={language}")
    app = app_of(4, language)
    app.resize(4)
    for key in keys.split():
        live.press(key)
        press(app, key)
        assert settled(lambda: told(live, app), expected(app)) == expected(app), key


BOARDS = [
    (6, "1,3,5:4", "attackers on two diagonals"),
    (6, "1,4:4", "a queen was lifted"),
    (4, "2,4,1,3", "a solution"),
    *rare(
        (4, ":1", "the first position"),
        (6, "1,3:1", "an attacker in the row"),
        (8, "1,5,8,6,3:4", "many marks"),
        (4, "1,4,2:4", "the end of a column"),
        (5, "1,3,5,2:4", "the last column"),
        (4, "2,4,1:4", "beside a solution"),
        (1, ":1", "one queen"),
        (12, "1,3,5,2,4,9:11", "a larger board"),
    ),
]


@pytest.mark.parametrize(("n", "at", "what"), BOARDS)
def test_everything_stands_on_its_square(live: Live, n: int, at: str, what: str) -> None:
    live.begin(f"#n={n}&at={at}")
    app = app_of(n)
    app.jump(Position.parse(at, n))
    for back in (False, True):
        if back:
            live.press("left")
            press(app, "left")
        app.pass_time(1)
        scene = Scene.of(app)
        look = board.look(scene.seen, scene.findings.sizes)
        assert settled(lambda: board_seen(live), board_expected(look)) == board_expected(look), what
