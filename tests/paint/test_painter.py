"""The picture: measured where it must be exact, and the keys and clicks that it takes."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from queens_viz import Position, Search
from queens_viz.app.commands import Action
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.looks.theme import CLASSIC, LIGHT
from queens_viz.paint import geometry
from queens_viz.paint.face import SMALLEST_TEXT
from queens_viz.paint.layout import lay_out
from queens_viz.window.window import Window

from ..pairs import each_once
from ..support import SIZES, anew, colour, colours_of_squares, picture, press, texts, window_at
from ..tiers import tiered


@pytest.mark.parametrize(
    ("n", "steps", "is_green"),
    [
        (8, 20, False),
        (5, 15, True),
        pytest.param(8, 0, False, marks=pytest.mark.full),
        pytest.param(8, 876, True, marks=pytest.mark.full),
    ],
)
def test_the_classic_board_is_the_original_program_s(
    monkeypatch: pytest.MonkeyPatch, n: int, steps: int, is_green: bool
) -> None:
    """The pictures of the original, 60 pixels a square, measured: these facts make all of their pixels.

    Lines are two pixels wide, the last of a square and the first of the next; discs have a radius of 15.
    """
    search = Search(n)
    while search.steps != steps:
        search.step()
    window = Window(Player(search), State(theme="classic"))
    # There the board stands alone, as it does in smaller windows.
    monkeypatch.setattr(geometry, "is_phone", lambda *_: False)
    surface = picture(window, (60 * n + 16, 60 * n + 16))
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


@each_once({"text, is_green": [("2,4,1:3", False), ("2,4,1,3", True)], "size": SIZES})
def test_the_board_is_blue_while_searching_and_green_on_a_solution(
    text: str, is_green: bool, size: tuple[int, int]
) -> None:
    layout, surface = lay_out(*size, 4), picture(window_at(text, 4), size)
    # Column 1 holds its queen in row 2: the corners of its rows 4 and 3 are a bare square of either kind.
    corners = [layout.square(0, row).move(3, 3).topleft for row in (3, 2)]
    assert tuple(colour(surface, corner) for corner in corners) == colours_of_squares(LIGHT, is_green=is_green)


def test_the_candidate_is_red_and_the_placed_queens_are_not() -> None:
    layout = lay_out(1280, 800, 8)
    surface = picture(window_at("2,4:6"))
    for square, expected in (
        (layout.square(0, 1), LIGHT.queen),
        (layout.square(1, 3), LIGHT.queen),
        (layout.square(2, 5), LIGHT.candidate),
    ):
        assert colour(surface, (square.centerx, square.top + round(square.height * 0.62))) == expected


def test_marks_differ_in_shape_for_attacked_failed_and_fruitful_rows() -> None:
    window = window_at("2,4,6:3", 6)
    assert window.app.player.findings.sizes.get((1, 3, 5, 0)) == (4, 1)
    layout = lay_out(1280, 800, 6)
    assert colour(picture(window), layout.square(3, 0).center) == LIGHT.mark
    window = window_at("2,4:6", 6)
    assert window.app.player.findings.sizes.get((1, 3, 0)) == (3, 0)
    surface = picture(window)
    failed, attacked, untried = layout.square(2, 0), layout.square(2, 1), layout.square(4, 0)
    assert colour(surface, failed.center) in colours_of_squares(LIGHT, is_green=False)
    for square, is_bare in ((failed, False), (attacked, False), (untried, True)):
        middle = square.inflate(-40, -40)
        points = ((x, y) for x in range(middle.left, middle.right) for y in range(middle.top, middle.bottom))
        assert all(colour(surface, point) in colours_of_squares(LIGHT, is_green=False) for point in points) is is_bare


@pytest.mark.parametrize(("size", "cell"), [((1280, 800), 72), ((1024, 768), 69), ((1920, 1080), 95), ((640, 480), 42)])
def test_the_board_has_the_designed_size(size: tuple[int, int], cell: int) -> None:
    layout = lay_out(*size, 8)
    assert layout.cell == cell
    assert layout.panel.width >= (240 if size[0] < 700 else 340)


@pytest.mark.parametrize("size", [(480, 319), (319, 480), (479, 479), (300, 300)])
def test_in_a_window_too_small_there_is_the_board_alone(size: tuple[int, int]) -> None:
    assert texts(window_at("2,4,1,3,5:7"), size) == []
    assert lay_out(*size, 8).has_board_alone


@each_once({"n": [1, 7, 30, 100], "size": SIZES})
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
    window = window_at("2,4:6")
    surface = pygame.Surface((1280, 800))
    assert window.draw(surface)
    before = pygame.image.tobytes(surface, "RGB")
    window.update(3600, [], surface)
    assert not window.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") == before


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (":1", ["right"] * 6),
        ("1,3,5:2", ["right"] * 6),
        ("1,3,5,2,4", ["right", "down", "tab", "f1", "escape", "escape", "escape"]),
        ("1,3,5:2", ["left", "f11", "return", "home"]),
    ],
    ids=["first steps", "to a solution", "over it", "there and back"],
)
def test_drawing_only_what_has_changed_makes_the_same_picture_as_drawing_all(text: str, keys: list[str]) -> None:
    window, surface = window_at(text, 5), pygame.Surface((1024, 768))
    for name in keys:
        window.update(1, [press(name)], surface)
        window.draw(surface)
        whole = anew(window, (1024, 768))
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB"), name


@pytest.mark.parametrize("change", [{"has_help": True}, {"theme": "dark"}, {"message": "saved"}, {}])
def test_what_lies_over_the_window_leaves_nothing_behind(change: dict[str, object]) -> None:
    window, surface = window_at(":1", 5), pygame.Surface((1024, 768))
    window.draw(surface)
    state = window.app.state
    for changed, ring in ((state._replace(**change), Action.RUN), (state, None)):  # type: ignore[arg-type]
        window.app.state = changed
        window.hand = window.hand._replace(ring=None if change else ring)
        window.app.player.next()
        window.draw(surface)
        whole = anew(window, (1024, 768))
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_at_the_end_no_queen_is_drawn_and_the_total_is_told() -> None:
    window = window_at("end", 6)
    surface = picture(window)
    shown = {text for text, _ in texts(window)}
    assert {"Search complete: 4 solutions", "step 898 of 898", "100 % · 4 solutions", "Complete · 4 solutions"} <= shown
    layout = lay_out(1280, 800, 6)
    assert all(
        colour(surface, layout.square(column, row).center) in colours_of_squares(LIGHT, is_green=False)
        for column in range(1, 6)  # column 1 has its marks
        for row in range(6)
    )


def test_unknown_numbers_are_never_guessed() -> None:
    window = Window(Player(Search.at(Position(20, (3,), 7))), State())
    shown = [text for text, _ in texts(window)]
    assert "step —" in shown
    assert any(text.endswith("· — solutions") for text in shown)


def test_classic_is_plain() -> None:
    assert CLASSIC.is_plain
    surface = picture(window_at("2,4:6", theme="classic"))
    square = lay_out(1280, 800, 8).square(2, 0)
    assert colour(surface, square.center) == (0, 0, 255)


@tiered(7, 200)
@pytest.mark.parametrize(
    ("n", "size"), [(1, (1280, 800)), (8, (640, 480)), (16, (600, 900)), (100, (640, 480)), (100, (1024, 768))]
)
def test_whatever_comes_after_what_the_window_is_as_if_it_were_drawn_anew(
    n: int, size: tuple[int, int], amount: int, seed: int
) -> None:
    window, surface, random = Window(Player(Search(n))), pygame.Surface(size), Random(n + seed)
    for _ in range(amount):
        match random.randrange(10):
            case 0 | 1 | 2 | 3 | 4 | 5:
                window.app.player.next()
            case 6 | 7:
                window.app.player.back()
            case 8:
                window.app.player.toggle_breakpoint(random.randrange(n))
            case _:
                window.app.player.seek(random.random())
        window.draw(surface)
        whole = anew(window, size)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")
