"""The picture: measured where it must be exact, and the keys and clicks that it takes."""

from __future__ import annotations

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app import App
from queens_viz.commands import Action, Command
from queens_viz.player import Mode, Player
from queens_viz.view import ViewState
from queens_viz.view.layout import SMALLEST_TEXT, lay_out
from queens_viz.view.theme import CLASSIC, LIGHT

from .support import SIZES, app_at, click, colour, key, picture, texts


@pytest.mark.parametrize(
    ("n", "steps", "is_green"),
    [(8, 0, False), (8, 20, False), (8, 876, True), (5, 15, True)],
)
def test_the_classic_board_is_the_original_program_s(n: int, steps: int, is_green: bool) -> None:
    """The pictures of the original, 60 pixels a square, measured: these facts make all of their pixels.

    Lines are two pixels wide, the last of a square and the first of the next; discs have a radius of 15.
    """
    search = Search(n)
    while search.steps != steps:
        search.step()
    app = App(Player(search), ViewState(theme="classic"))
    surface = picture(app, (60 * n + 16, 60 * n + 16))
    discs = dict.fromkeys(enumerate(search.board), (0, 0, 0))
    if not search.is_solution:
        discs[len(search.board), search.candidate] = (255, 0, 0)
    for x in range(60 * n):
        for y in range(60 * n):
            pixel = colour(surface, (x + 8, y + 8))
            away = ((x % 60 - 29.5) ** 2 + (y % 60 - 29.5) ** 2) ** 0.5
            if x % 60 in (0, 59) or y % 60 in (0, 59):
                assert pixel == (0, 0, 0)
            elif away > 16 or (x // 60, n - 1 - y // 60) not in discs:
                assert pixel == ((0, 255, 0) if is_green else (0, 0, 255))
            elif away < 14:
                assert pixel == discs[x // 60, n - 1 - y // 60]


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_blue_while_searching_and_green_on_a_solution(size: tuple[int, int]) -> None:
    layout = lay_out(*size, 4)
    for text, squares in (("2,4,1:3", LIGHT.squares(False)), ("2,4,1,3", LIGHT.squares(True))):
        surface = picture(app_at(text, 4), size)
        # Column 1 holds its queen in row 2: the corners of its row 4 are a bare square of either kind.
        square = layout.square(0, 3)
        assert colour(surface, (square.left + 3, square.top + 3)) == squares[0]
        square = layout.square(0, 2)
        assert colour(surface, (square.left + 3, square.top + 3)) == squares[1]


def test_the_candidate_is_red_and_the_placed_queens_are_not() -> None:
    layout = lay_out(1280, 800, 8)
    surface = picture(app_at("2,4:6"))
    for square, expected in (
        (layout.square(0, 1), LIGHT.queen),
        (layout.square(1, 3), LIGHT.queen),
        (layout.square(2, 5), LIGHT.candidate),
    ):
        assert colour(surface, (square.centerx, square.top + round(square.height * 0.62))) == expected


def test_marks_differ_in_shape_for_attacked_failed_and_fruitful_rows() -> None:
    app = app_at("2,4,6:2", 6)
    assert app.player.sizes.get((1, 3, 5, 0)) == (4, 1)
    layout = lay_out(1280, 800, 6)
    assert colour(picture(app), layout.square(3, 0).center) == LIGHT.mark
    app = app_at("2,4:6", 6)
    assert app.player.sizes.get((1, 3, 0)) == (3, 0)
    surface = picture(app)
    failed, attacked, untried = layout.square(2, 0), layout.square(2, 1), layout.square(4, 0)
    assert colour(surface, failed.center) in LIGHT.squares(False)
    for square, is_bare in ((failed, False), (attacked, False), (untried, True)):
        middle = square.inflate(-40, -40)
        points = ((x, y) for x in range(middle.left, middle.right) for y in range(middle.top, middle.bottom))
        assert all(colour(surface, point) in LIGHT.squares(False) for point in points) is is_bare


@pytest.mark.parametrize("theme", ["light", "dark", "contrast", "classic"])
@pytest.mark.parametrize("n", [1, 4, 8, 12, 30, 100])
@pytest.mark.parametrize("size", [*SIZES, (200, 150), (100, 100), (3000, 2000)])
def test_every_size_theme_and_board_can_be_drawn(n: int, theme: str, size: tuple[int, int]) -> None:
    app = App(Player(Search(n)), ViewState(theme=theme))
    app.player.next()
    app.player.next()
    boxes = texts(app, size)
    window = pygame.Rect((0, 0), size)
    for text, box in boxes:
        assert window.contains(box), text
        assert not [other for other, place in boxes if place is not box and place.colliderect(box)]


@pytest.mark.parametrize("n", [1, 7, 30, 100])
@pytest.mark.parametrize("size", SIZES)
def test_one_geometry_goes_both_ways(n: int, size: tuple[int, int]) -> None:
    layout = lay_out(*size, n)
    for column in range(n):
        for row in range(n):
            square = layout.square(column, row)
            assert layout.square_at(square.topleft) == (column, row)
            assert layout.square_at((square.right - 1, square.bottom - 1)) == (column, row)
    assert layout.square_at((layout.squares.left - 1, layout.squares.top)) is None
    assert min(layout.text.hint, layout.text.body) >= SMALLEST_TEXT


def test_nothing_is_drawn_when_nothing_has_changed() -> None:
    app = app_at("2,4:6")
    surface = pygame.Surface((1280, 800))
    assert app.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    app.update(3600, [], surface)
    assert not app.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == before


def test_drawing_only_what_has_changed_makes_the_same_picture_as_drawing_all() -> None:
    app, surface = app_at(":1", 5), pygame.Surface((1024, 768))
    for _ in range(40):
        app.player.next()
        app.player.tick(1)
        app.draw(surface)
        whole = pygame.Surface((1024, 768))
        App(app.player, app.state).draw(whole)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (key(pygame.K_RIGHT), Action.NEXT),
        (key(pygame.K_PAGEDOWN), Action.NEXT),
        (key(pygame.K_n, "n"), Action.NEXT),
        (key(pygame.K_n, "N", pygame.KMOD_SHIFT), Action.NEXT),
        (key(pygame.K_LEFT), Action.BACK),
        (key(pygame.K_BACKSPACE, "\b"), Action.BACK),
        (key(pygame.K_PAGEUP), Action.BACK),
        (key(pygame.K_SPACE, " "), Action.RUN),
        (key(pygame.K_q, "\x11", pygame.KMOD_LCTRL), Action.QUIT),
        (pygame.event.Event(pygame.QUIT), Action.QUIT),
    ],
)
def test_keys_mean_what_the_table_says(event: pygame.event.Event, action: Action) -> None:
    app = app_at("2,4:6")
    surface = picture(app)
    assert app.view.interpret(event, surface, app.player.moment(), app.state) == Command(action)


@pytest.mark.parametrize(
    "event",
    [
        key(pygame.K_q, "q"),
        key(pygame.K_LSHIFT),
        key(pygame.K_n, "\x0e", pygame.KMOD_LCTRL),
        click((1, 1)),
        pygame.event.Event(pygame.MOUSEMOTION, pos=(80, 760), rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(80, 760)),
    ],
)
def test_other_keys_and_clicks_mean_nothing(event: pygame.event.Event) -> None:
    app = app_at("2,4:6")
    surface = picture(app)
    assert app.view.interpret(event, surface, app.player.moment(), app.state) is None


def test_buttons_do_what_they_say_and_only_while_they_apply() -> None:
    app, surface = app_at(":1", 4), pygame.Surface((1280, 800))
    app.draw(surface)
    places = {text: box.center for text, box in texts(app)}
    app.player.next()
    app.update(0, [click(places["Back"]), click(places["Back"]), click(places["Halt"])], surface)
    assert app.player.search == Search(4)
    app.update(0, [click(places["Next"])], surface)
    assert app.player.search.steps == 1
    app.update(0, [click(places["Run"])], surface)
    assert app.player.moment().mode is Mode.RUNNING
    app.update(0, [click(places["Next"]), click(places["Run"])], surface)
    assert app.player.search.steps == 1
    app.update(0, [click(places["Halt"])], surface)
    assert app.player.moment().mode is Mode.HALTED


def test_the_whole_program_driven_by_a_list_of_frames() -> None:
    app, surface = app_at(":1", 4), pygame.Surface((640, 480))
    right = key(pygame.K_RIGHT)
    assert app.update(0.1, [right] * 26, surface)
    assert app.player.search.is_solution
    assert app.update(0.1, [key(pygame.K_LEFT)], surface)
    assert str(app.player.search.position) == "2,4,1:3"
    assert app.update(0.1, [key(pygame.K_SPACE, " ")], surface)
    for _ in range(4):
        app.update(0.15, [], surface)
    assert app.player.search.is_solution
    assert app.player.moment().mode is Mode.RUNNING
    assert not app.update(0.1, [pygame.event.Event(pygame.QUIT)], surface)


def test_at_the_end_no_queen_is_drawn_and_the_total_is_told() -> None:
    app = app_at("end", 6)
    surface = picture(app)
    assert {"Search complete: 4 solutions", "step 898 of 898"} <= {text for text, _ in texts(app)}
    layout = lay_out(1280, 800, 6)
    assert all(
        colour(surface, layout.square(column, row).center) in LIGHT.squares(False)
        for column in range(6)
        for row in range(6)
    )


def test_unknown_numbers_are_never_guessed() -> None:
    app = App(Player(Search.at(Position(20, (3,), 7))), ViewState())
    assert {"step —", "— solutions"} <= {text for text, _ in texts(app)}


def test_classic_is_plain() -> None:
    assert CLASSIC.is_plain
    surface = picture(app_at("2,4:6", theme="classic"))
    square = lay_out(1280, 800, 8).square(2, 0)
    assert colour(surface, square.center) == (0, 0, 255)
