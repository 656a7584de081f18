"""What is left as it is drawn: shaded squares, framed columns, the strip, pale nodes and the line under the tree."""

from __future__ import annotations

import pygame
import pytest

from queens_viz.app.commands import Action
from queens_viz.looks.theme import THEMES
from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..pairs import each_once
from ..search.test_ahead import attacked_later, empty_later
from ..support import anew, click, colours_of_squares, do, hover, picture, shaded_colours, window_at
from ..things import Thing

POSITIONS = [
    (8, "1,4,6,8,3:7"),
    (8, ":1"),
    (8, "2,4,1,3,5:7"),
    (6, "1,3:5"),
    (9, "8,4,7,9,3:1"),
    (4, "2,4,1,3"),
    (4, "end"),
]
SIZES = [(1280, 800), (640, 480), (800, 600), (1920, 1080), (600, 900)]


def seen_at(
    n: int, text: str, *keys: str, size: tuple[int, int] = (1280, 800), theme: str = "light"
) -> tuple[Window, Seen]:
    window = window_at(text, n, theme, is_counted=n < 20)
    for key in ("w", *keys):
        do(window, key, size=size)
    return window, read(window, size)


def board_at(window: Window) -> tuple[int, tuple[int, ...]]:
    position = window.app.player.search.position
    return position.n, position.board


def shaded(seen: Seen) -> dict[tuple[int, int], Thing]:
    return {square: things[0] for square, things in seen.on_squares("picture").items() if things[0].what == "shaded"}


@each_once({"n, text": POSITIONS, "size": SIZES})
def test_attacked_squares_of_later_columns_alone_are_shaded(n: int, text: str, size: tuple[int, int]) -> None:
    window, seen = seen_at(n, text, size=size)
    _, board = board_at(window)
    expected = set() if text == "end" else attacked_later(n, board)
    assert set(seen.on_squares("hatch")) == expected
    assert all(one.rect == seen.square(*square) for square, one in shaded(seen).items())


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_shading_has_the_colours_of_its_square_with_a_hatch(theme: str) -> None:
    _, seen = seen_at(8, "1,4,6,8,3:7", theme=theme)
    roles = THEMES[theme]
    for column, row in ((6, 0), (6, 1), (7, 0), (7, 2)):
        ground, hatch = shaded_colours(roles, is_dark=(column + row) % 2 == 0)
        place = seen.square(column, row).inflate(-14, -14)
        colours = {
            seen.colour_at((x, y)) for x in range(place.left, place.right, 2) for y in range(place.top, place.bottom, 2)
        }
        assert ground in colours
        assert hatch in colours
    # A later square that is not attacked looks as it does without.
    light, dark = colours_of_squares(roles, is_green=False)
    assert seen.squares()[(7, 1)] == dark if (7 + 1) % 2 == 0 else light


def test_on_small_squares_and_on_a_plain_board_crosses_say_it() -> None:
    _, seen = seen_at(40, "1,3,5,2,4:9", size=(640, 480))
    crosses = {
        square for square, things in seen.on_squares("icon").items() if any(one.what == "thin cross" for one in things)
    }
    assert attacked_later(40, (0, 2, 4, 1, 3)) <= crosses
    _, seen = seen_at(8, "1,4,6,8,3:7", theme="classic")
    crosses = {square for square, things in seen.on_squares("icon").items() if things[0].what == "thin cross"}
    assert crosses == attacked_later(8, (0, 3, 5, 7, 2))
    assert shaded(seen) == {}


def framed(seen: Seen) -> list[int]:
    """Return the columns that are framed in the colour of what is in vain."""
    frames = [one.rect for one in seen.things("frame", seen.board) if one.colour == seen.theme.backtrack]
    high = [rect for rect in frames if rect.height == seen.board.height]
    return sorted(k for k in range(seen.n) if any(abs(rect.centerx - seen.square(k, 0).centerx) < 2 for rect in high))


@each_once({"n, text": POSITIONS, "theme": list(THEMES)})
def test_a_later_column_without_a_safe_square_is_framed(n: int, text: str, theme: str) -> None:
    window, seen = seen_at(n, text, theme=theme)
    _, board = board_at(window)
    assert framed(seen) == ([] if text == "end" else list(empty_later(n, board)))


def test_the_frame_has_the_strength_of_that_of_the_candidate_s_column() -> None:
    _, seen = seen_at(8, "1,4,6,8,3:7")
    mark = [
        one
        for one in seen.things("frame", seen.board)
        if one.colour == seen.theme.mark and one.rect.height == seen.board.height
    ]
    brown = [one for one in seen.things("frame", seen.board) if one.colour == seen.theme.backtrack]
    assert [one.width for one in brown] == [one.width for one in mark]
    assert brown[0].rect.width == mark[0].rect.width


def test_off_nothing_of_it_is_drawn() -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7", "w")
    assert not window.app.state.has_outlook
    assert (shaded(seen), framed(seen)) == ({}, [])
    assert "What is left" not in seen.words_in()


# The strip.


def strip_words(window: Window, seen: Seen) -> list[str]:
    return seen.words_in(window.frame().pen.layout.outlook)


def test_the_strip_stands_between_the_card_and_the_panel() -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7", "f3")
    strip = window.frame().pen.layout.outlook
    assert strip_words(window, seen) == [
        "Column 7 has no safe square left:",
        "What is left",
        "W",
        "this cannot succeed.",
    ]
    assert (strip.left, strip.width) == (seen.sentence.left, seen.sentence.width)
    assert seen.sentence.bottom < strip.top < strip.bottom < seen.panel.top
    assert strip.height == 72
    assert seen.text("Column 7 has no safe square left:").colour == seen.theme.backtrack
    assert seen.text("this cannot succeed.").colour == seen.theme.text


def test_where_nothing_is_in_vain_it_says_so_in_the_text_s_colour() -> None:
    window, seen = seen_at(8, "2,4,1:3")
    assert strip_words(window, seen)[0] == "Every later column still has a safe square."
    assert seen.text("Every later column still has a safe square.").colour == seen.theme.text


@each_once({"text": ["1,4,6,8,3:7", ":1", "1,4,6,8,3,7:1", "1,5,8,6,3,7,2,4"], "size": SIZES})
def test_nothing_jumps_while_it_is_on(text: str, size: tuple[int, int]) -> None:
    window, seen = seen_at(8, text, size=size)
    other, there = seen_at(8, "2:1", size=size)
    assert window.frame().pen.layout == other.frame().pen.layout
    assert seen.panel == there.panel


LONG, SHORT = "Column 7 has no safe square left: this cannot succeed.", "Column 7: no safe square"


@pytest.mark.parametrize(
    ("size", "told"),
    [((600, 480), SHORT), ((640, 480), SHORT), ((700, 500), SHORT), ((799, 599), SHORT), ((600, 900), LONG)],
)
def test_where_there_is_little_room_it_is_a_line_under_the_headline(size: tuple[int, int], told: str) -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7", size=size)
    without = window_at("1,4,6,8,3:7")
    strip = window.frame().pen.layout.outlook
    assert seen.sentence.contains(strip)
    assert seen.panel == read(without, size).panel
    assert strip_words(window, seen) == [told, "W"]
    lines = seen.lines_of(seen.sentence)
    assert lines[0][0].what == "Column 6, row 7 is safe"
    assert lines[1][0].what == told


@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_its_button_takes_it_away(size: tuple[int, int]) -> None:
    window, _ = seen_at(8, "1,4,6,8,3:7", size=size)
    beside = window.frame().beside
    assert beside
    assert beside.outlook
    do(window, click(beside.outlook.button.rect.center), size=size)
    assert not window.app.state.has_outlook
    assert not window.frame().pen.layout.outlook.width


def test_its_button_shows_that_it_can_be_clicked_and_the_ring_reaches_it() -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7")
    place = seen.text("What is left").centre
    do(window, hover(place))
    over = read(window)
    assert seen.theme.hover in {card.colour for card in over.things("card") if card.rect.collidepoint(place)}
    for _ in range(60):
        do(window, "tab")
        if window.hand.ring is Action.OUTLOOK:
            break
    do(window, "space")
    assert not window.app.state.has_outlook


def test_the_class_s_own_board_has_no_strip() -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7", "m")
    assert not window.frame().pen.layout.outlook.width
    assert "What is left" not in [word for word in seen.words_in() if word == "What is left" and seen.sentence]
    do(window, "escape")
    assert window.frame().pen.layout.outlook.width


# The tree.


def test_a_node_walked_too_late_is_pale_with_the_edge_of_a_failure() -> None:
    _, seen = seen_at(8, "1,4,6,8,3:7", "f3")
    squares = [one for one in seen.icons(seen.body) if one.what == "square"]
    pale = [one for one in squares if one.colour == seen.theme.late]
    assert [one.second for one in pale] == [seen.theme.failed]
    assert len(squares) == 2
    (label,) = [one for one in seen.texts(seen.body) if one.what == "5" and pale[0].rect.collidepoint(one.centre)]
    assert label.colour == seen.theme.text


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080)])
def test_under_the_tree_stands_how_many_steps_were_made_too_late(size: tuple[int, int]) -> None:
    window, seen = seen_at(8, "1,4,6,8,3:7", "f3", size=size)
    panel = seen.second_panel if seen.second_panel.width else seen.panel
    told = " ".join(word for word in seen.words_in(panel) if word != "O")
    if size == (1024, 768):
        assert "Of 476 steps: 142 after an empty column, 262 spared by looking ahead" in told
    else:
        assert "142 of 476 steps were made after a column had no safe square left" in told
        assert "262 of 476 steps would have been saved by looking ahead" in told
    assert "O" in seen.words_in(panel)
    assert "nodes," not in seen.words_in(panel)
    do(window, "w", size=size)
    told = " ".join(read(window, size).words_in(panel))
    assert "steps were made" not in told
    assert "looking ahead" not in told


@pytest.mark.parametrize(("n", "text"), [(4, "end"), (5, "end"), (8, "1:1")])
def test_where_no_step_was_made_too_late_it_says_so(n: int, text: str) -> None:
    _, seen = seen_at(n, text, "f3")
    assert "No step was made after a column had no safe square left" in seen.words_in(seen.body)


def test_the_figures_of_the_whole_search_stand_at_its_end() -> None:
    _, seen = seen_at(8, "end", "f3")
    assert "3,120 of 15,812 steps were made after a column had no safe square left" in seen.words_in(seen.body)
    _, seen = seen_at(6, "end", "f3")
    assert "120 of 898 steps were made after a column had no safe square left" in seen.words_in(seen.body)
    assert facts.solutions(6)


def test_at_full_speed_the_strip_keeps_its_place_and_says_nothing() -> None:
    window = window_at(":1", 12)
    do(window, "w")
    window.app.player.set_speed(float("inf"))
    do(window, "space")
    for _ in range(5):
        window.app.pass_time(1 / 60)
    assert window.app.player.moment().pace
    seen = read(window)
    assert window.frame().pen.layout.outlook.width
    assert strip_words(window, seen) == ["What is left", "W"]
    assert seen.things("frame", window.frame().pen.layout.outlook) == [], "no column stands before no words"
    assert (shaded(seen), framed(seen)) == ({}, [])


@each_once({"n, text": [(30, "1,3,5,2,4:9"), (100, "1,3,5,2,4:9"), (20, "1,3:9")], "theme": ["light", "classic"]})
def test_many_shaded_squares_are_drawn_as_one_picture_that_looks_the_same(n: int, text: str, theme: str) -> None:
    window, _ = seen_at(n, text, theme=theme)
    plain = window.ink(theme)
    plain.record = []
    direct = pygame.image.tobytes(picture(window), "RGB")
    assert plain.record
    plain.record = None
    assert pygame.image.tobytes(anew(window), "RGB") == direct
    # After a step that places a queen it is another picture.
    do(window, "return" if n == 20 else "right", "right")
    assert pygame.image.tobytes(picture(window), "RGB") == pygame.image.tobytes(anew(window), "RGB")
