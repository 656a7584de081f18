"""A lesson in the real window on a real X screen."""

from __future__ import annotations

import pytest

from queens_viz.looks.theme import LIGHT
from queens_viz.window.layout import lay_out

from ..screen import MISSING, Screen
from ..support import beside_of, colour, do, window_at
from .test_screen import is_blue, reds, screen  # noqa: F401  # a fixture

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} (see .ci/run)"),
    pytest.mark.xdist_group("screen"),
]


def test_four_queens_are_predicted_by_keys_and_by_the_mouse_once_wrongly(screen: Screen) -> None:  # noqa: F811
    screen.open("4", "--at", "1:1")
    picture = screen.wait_for(is_blue(4))
    size = picture.get_size()
    sentence = lay_out(*size, 4).sentence
    edge = sentence.left + 2, sentence.centery
    model = window_at("1:1", 4)

    def edge_is(role: str) -> None:
        screen.wait_for(lambda picture: colour(picture, edge) == getattr(LIGHT, role))

    def press(label: str) -> None:
        buttons = beside_of(model, size).card.buttons
        screen.click(next(button.rect.center for button in buttons if button.look.label == label))

    screen.key("p")
    edge_is("accent")
    screen.key("x")
    edge_is("safe")
    screen.key("Right")
    edge_is("accent")
    screen.wait_for(lambda picture: reds(picture, 4) == {(1, 1)})
    screen.key("y")
    edge_is("backtrack")
    screen.key("space")
    screen.wait_for(lambda picture: reds(picture, 4) == {(1, 2)})
    edge_is("accent")
    # The same window in this process tells where the buttons stand.
    for key in ("p", "x", "right", "y", "space"):
        do(model, key, size=size)
    press("Safe")
    edge_is("safe")
    do(model, "y", size=size)
    press("Go on")
    screen.wait_for(lambda picture: reds(picture, 4) == {(2, 0)})
    screen.key("ctrl+q")
    assert screen.ended()[0] == 0
