"""The picture: measured where it must be exact, and the keys and clicks that it takes."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from queens_viz import Event, Position, Search, attackers
from queens_viz.app.actions import BINDINGS
from queens_viz.app.commands import Action
from queens_viz.app.player import Player
from queens_viz.app.state import Guesses, Tab
from queens_viz.looks.theme import CLASSIC, LIGHT, THEMES
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.window.app import App
from queens_viz.window.brush import Brush
from queens_viz.window.layout import SMALLEST_TEXT, lay_out, padding, reason_room
from queens_viz.window.view import ViewState
from queens_viz.words.languages import LANGUAGES
from queens_viz.words.words import Words

from ..support import SIZES, app_at, colour, key, picture, texts, texts_and_cards


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
    app = app_at("2,4,6:3", 6)
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


def app_for(n: int, state: str, theme: str, language: str = "en") -> App:
    """Return an app in one of the states that a window must look right in."""
    app = app_at(":1", n, theme, language)
    player = app.player
    match state:
        case "searching":
            for _ in range(min(3 * n, TOTAL_STEPS.get(n, 1000) - 1)):
                player.next()
        case "backtrack":
            search = Search(n)
            while not (search.step() is Event.LIFTED or search.is_first):
                pass
            player.jump(search.position)
        case "solution":
            if n > 12:
                # Knights' moves: good for n = 4 and 0 modulo 6.
                player.jump(Position(n, (*range(1, n, 2), *range(0, n, 2)), 0))
            player.next_solution() if n <= 12 else None
            while player.job:
                player.tick(1 / 60)
            player.run()
        case "complete":
            player.seek(1.0)
        case "help":
            app.state = app.state._replace(has_help=True)
        case "typed":
            app.state = app.state._replace(typed="1000", focus=Action.BACK)
        case "tree" | "program":
            app.state = app.state._replace(tab=Tab(state))
            player.seek(0.4)
        case "predict":
            for _ in range(min(n + 3, TOTAL_STEPS.get(n, 1000) - 1)):
                player.next()
            app.state = app.state._replace(predicts=True, guesses=Guesses(7, 9, False))
        case "jumped":
            player.seek(0.7)
    player.tick(1)
    return app


STATES = [
    "tree",
    "program",
    "predict",
    "first",
    "searching",
    "backtrack",
    "solution",
    "complete",
    "help",
    "typed",
    "jumped",
]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("n", [1, 3, 4, 8, 12, 30, 100])
@pytest.mark.parametrize("size", [*SIZES, (800, 600), (1366, 768), (600, 480), (3000, 2000)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_overlaps_another_or_leaves_its_card(
    n: int, state: str, size: tuple[int, int], language: str
) -> None:
    app = app_for(n, state, "light", language)
    boxes, cards = texts_and_cards(app, size)
    window = pygame.Rect((0, 0), size)
    if state == "help":
        # Under the help other texts lie hidden.
        help_card = cards[max(k for k, card in enumerate(cards) if card.width > 0.7 * size[0] and card.x > 0)]
        boxes = boxes[-2 - 2 * len([binding for binding in BINDINGS if binding.help]) - 1 :]
        cards = [help_card]
    for text, box in boxes:
        assert window.contains(box), text
        if n <= 12 and size != (600, 480):
            assert text == "…" or not text.endswith("…"), text
        around = [card for card in cards if card.collidepoint(box.center)]
        if around:
            assert min(around, key=lambda card: card.width * card.height).contains(box), text
    for k, (text, box) in enumerate(boxes):
        for other, place in boxes[k + 1 :]:
            assert not place.colliderect(box), (text, other)


@pytest.mark.parametrize("size", [*SIZES, (800, 600), (1366, 768), (600, 480), (700, 480), (3000, 2000)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_sentences_have_room(size: tuple[int, int], language: str) -> None:
    say, brush, layout = Words(language), Brush(LIGHT), lay_out(*size, 100)
    width = layout.sentence.width - 2 * padding(layout.text, layout.sentence.width)
    line = say("one_of_several", column=100, line=say("falling"))
    short = say("next_of_several", column=100, line=say("falling"))
    several = say("which_attacked_by_several", queens=say("two", first=f"{short}, {short}", last=f"100 ({say('row')})"))
    height = reason_room(layout.text, layout.sentence.width)
    if size[1] <= 480:
        height = layout.sentence.height - round(1.4 * layout.text.headline + layout.text.reason)
    for reason in (
        say("both_used_up", used=100, also=99, column=98, row=99, to=100, verdict=say("which_safe")),
        say("both_used_up", used=100, also=99, column=98, row=99, to=100, verdict=several),
        say("by_several", queens=say("two", first=f"{line}, {line}", last=line.split(" ")[0])),
        say("by_one", column=100, row=100, line=say("falling")),
    ):
        size_used, broken = brush.wrapped(reason, layout.text.reason, width, height)
        assert len(broken) * 1.28 * size_used <= height + 1, (size_used, reason)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", [(1, 1), (200, 150), (640, 480), (600, 900), (1280, 800)])
def test_every_state_can_be_drawn_in_every_theme_and_size(state: str, theme: str, size: tuple[int, int]) -> None:
    assert app_for(6, state, theme).draw(pygame.Surface(size))


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (1920, 1080)])
@pytest.mark.parametrize("tab", Tab)
def test_while_the_class_predicts_nothing_gives_the_verdict_away(tab: Tab, size: tuple[int, int]) -> None:
    """The same candidate, safe on one board and attacked on another, in places that must not differ."""
    pictures = []
    for text in ("1,5,8:6", "1,3,5:6"):
        app = app_at(text)
        app.state = app.state._replace(predicts=True, tab=tab)
        surface = picture(app, size)
        layout = lay_out(*size, 8)
        column = layout.square(3, 0).unionall([layout.square(3, row) for row in range(8)])
        places = [layout.square(3, row) for row in (5, 6, 7)] + [layout.sentence]
        pictures.append([pygame.image.tobytes(surface.subsurface(place), "RGB") for place in places])
        assert column.contains(places[0])
        shown = {words for words, _ in texts(app, size)}
        assert not [words for words in shown if "is safe" in words or "is attacked" in words]
    assert attackers((0, 4, 7), 5) == ()
    assert attackers((0, 2, 4), 5) == (2,)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("size", "cell"), [((1280, 800), 72), ((1024, 768), 70), ((1920, 1080), 95), ((640, 480), 44)])
def test_the_board_has_the_designed_size(size: tuple[int, int], cell: int) -> None:
    layout = lay_out(*size, 8)
    assert layout.cell == cell
    assert layout.panel.width >= (240 if size[0] < 700 else 340)


@pytest.mark.parametrize("size", [(600, 479), (599, 480), (300, 300)])
def test_in_a_window_too_small_there_is_the_board_alone(size: tuple[int, int]) -> None:
    assert texts(app_at("2,4,1,3,5:7"), size) == []
    assert lay_out(*size, 8).has_board_alone


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
    keys = [pygame.K_RIGHT] * 17 + [pygame.K_DOWN, pygame.K_TAB, pygame.K_F1, pygame.K_ESCAPE, pygame.K_ESCAPE]
    keys += [pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_F11, pygame.K_RETURN, pygame.K_HOME]
    for name in keys:
        app.update(1, [key(name)], surface)
        app.draw(surface)
        whole = pygame.Surface((1024, 768))
        App(app.player, app.state).draw(whole)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("change", [{"has_help": True}, {"theme": "dark"}, {"message": "saved"}, {"focus": Action.RUN}])
def test_what_lies_over_the_window_leaves_nothing_behind(change: dict[str, object]) -> None:
    app, surface = app_at(":1", 5), pygame.Surface((1024, 768))
    app.draw(surface)
    for state in (app.state._replace(**change), app.state):  # type: ignore[arg-type]
        app.state = state
        app.player.next()
        app.draw(surface)
        whole = pygame.Surface((1024, 768))
        App(app.player, app.state).draw(whole)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_at_the_end_no_queen_is_drawn_and_the_total_is_told() -> None:
    app = app_at("end", 6)
    surface = picture(app)
    shown = {text for text, _ in texts(app)}
    assert {"Search complete: 4 solutions", "step 898 of 898", "100 % · 4 solutions", "Complete"} <= shown
    layout = lay_out(1280, 800, 6)
    assert all(
        colour(surface, layout.square(column, row).center) in LIGHT.squares(False)
        for column in range(6)
        for row in range(6)
    )


def test_unknown_numbers_are_never_guessed() -> None:
    app = App(Player(Search.at(Position(20, (3,), 7))), ViewState())
    shown = [text for text, _ in texts(app)]
    assert "step —" in shown
    assert any(text.endswith("· — solutions") for text in shown)


def test_classic_is_plain() -> None:
    assert CLASSIC.is_plain
    surface = picture(app_at("2,4:6", theme="classic"))
    square = lay_out(1280, 800, 8).square(2, 0)
    assert colour(surface, square.center) == (0, 0, 255)


@pytest.mark.parametrize(
    ("n", "size"), [(1, (1280, 800)), (8, (640, 480)), (16, (600, 900)), (100, (640, 480)), (100, (1920, 1080))]
)
def test_whatever_comes_after_what_the_window_is_as_if_it_were_drawn_anew(n: int, size: tuple[int, int]) -> None:
    app, surface, random = App(Player(Search(n))), pygame.Surface(size), Random(n)
    for _ in range(40):
        match random.randrange(10):
            case 0 | 1 | 2 | 3 | 4 | 5:
                app.player.next()
            case 6 | 7:
                app.player.back()
            case 8:
                app.player.toggle_breakpoint(random.randrange(n))
            case _:
                app.player.seek(random.random())
        app.draw(surface)
        whole = pygame.Surface(size)
        App(app.player, app.state).draw(whole)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(whole, "RGB")
