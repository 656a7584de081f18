"""An exercise in the real window on a real X screen."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.questions import Question, right
from queens_viz.looks.theme import LIGHT
from queens_viz.paint.geometry import layout_of
from queens_viz.paint.layout import lay_out
from queens_viz.window.window import Window

from ..drawn import read
from ..driver import Driver
from ..pupil import Pupil
from ..screen import MISSING, Screen
from ..support import beside_of, click, colour, do, hover, window_at
from .test_screen import has_size, is_blue, queens, reds, screen, shows  # noqa: F401  # a fixture

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)} (see .ci/run)"),
    # What exercises do with keys and clicks is seen without a screen; test_screen has one by default.
    pytest.mark.full,
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


class Both(Driver):
    """A window in this process that tells where things stand, and one on the screen that gets the same clicks."""

    def __init__(self, real: Screen, text: str, n: int) -> None:
        self.real = real
        super().__init__(text, n)

    def __call__(self, *events: pygame.event.Event | str, dt: float = 0.01) -> bool:
        for event in events:
            if not isinstance(event, str) and event.type == pygame.MOUSEBUTTONDOWN:
                self.real.click(event.pos)
        return super().__call__(*events, dt=dt)


def test_four_queens_are_searched_by_hand_with_the_mouse_to_the_first_solution(screen: Screen) -> None:  # noqa: F811
    screen.open("4", "--size", "1280x800")
    screen.wait_for(has_size((1280, 800)))
    drive = Both(screen, ":1", 4)
    pupil, search = Pupil(drive, "mouse"), drive.window.app.player.search
    pupil.begin("b", "Be the search")
    while not search.is_solution:
        (answer,) = right(Question.MOVE, search.position)
        pupil.answer(answer)
    screen.wait_for(shows(4, (1, 3, 0, 2)))
    screen.key("ctrl+q")
    assert screen.ended()[0] == 0


def test_a_solution_of_eight_is_set_by_keys_taken_back_set_again_and_gone_to(screen: Screen) -> None:  # noqa: F811
    rows = (0, 4, 7, 5, 2, 6, 1, 3)
    screen.open("8")
    screen.wait_for(is_blue(8))
    screen.key("m")
    at = 0
    for row in rows:
        screen.key(*["Up" if row > at else "Down"] * abs(row - at), "space", "Right")
        at = row
    screen.wait_for(lambda picture: queens(picture, 8) == set(enumerate(rows)))
    screen.key(*["u"] * 8)
    screen.wait_for(lambda picture: queens(picture, 8) == set())
    screen.key(*["shift+u"] * 8)
    screen.wait_for(lambda picture: queens(picture, 8) == set(enumerate(rows)))
    screen.key("Return")
    screen.wait_for(shows(8, rows))
    screen.key("ctrl+q")
    assert screen.ended()[0] == 0


def test_what_is_left_and_both_programs_come_by_keys_and_by_the_mouse(screen: Screen) -> None:  # noqa: F811
    screen.open("8", "--at", "1,4,6,8,3:7")
    size = screen.wait_for(is_blue(8)).get_size()
    model = window_at("1,4,6,8,3:7", 8)
    do(model, "w", "f4", size=size)
    screen.key("w", "F4")
    screen.wait_for(lambda picture: is_as(picture, model, size))
    for label in ("Recursion", "Loop"):
        place = read(model, size).text(label).centre
        screen.click(place)
        do(model, click(place), size=size)
        screen.do("mousemove", "0", "0")
        do(model, hover((0, 0)), size=size)
        screen.wait_for(lambda picture: is_as(picture, model, size))
    place = read(model, size).text("What is left").centre
    screen.click(place)
    do(model, click(place), size=size)
    screen.do("mousemove", "0", "0")
    do(model, hover((0, 0)), size=size)
    screen.wait_for(lambda picture: is_as(picture, model, size))
    screen.key("ctrl+q")
    assert screen.ended()[0] == 0


def is_as(picture: pygame.Surface, model: Window, size: tuple[int, int]) -> bool:
    """Return whether the board and the panel on the screen are those of a window in this process."""
    shown = pygame.Surface(size)
    Window(model.app.player, model.app.state).draw(shown)
    layout = layout_of(model.app, size)
    places = [layout.square(6, 0), layout.square(7, 1), layout.outlook, layout.panel]
    return all(
        pygame.image.tobytes(picture.subsurface(tuple(place)), "RGB")
        == pygame.image.tobytes(shown.subsurface(tuple(place)), "RGB")
        for place in places
        if place.width
    )
