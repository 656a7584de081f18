"""The class's own board as it is drawn: queens, shaded squares, pairs that attack each other, the cursor."""

from __future__ import annotations

from itertools import combinations

import pytest

from queens_viz.looks.theme import THEMES, shaded_of
from queens_viz.window.window import Window
from queens_viz.words.words import LANGUAGES

from ..drawn import Seen, Square, read
from ..pairs import each_once
from ..support import colours_of_squares, do, shaded_colours, window_at
from ..things import Thing

BOARDS = [
    (8, [(0, 1), (2, 3), (4, 6), (5, 2), (7, 6)]),
    (4, [(0, 1), (1, 3), (2, 0), (3, 2)]),
    (5, [(2, 0), (2, 2), (2, 4)]),
    (3, [(1, 1)]),
    (1, [(0, 0)]),
    (8, []),
]
"""Two pairs, a solution, three queens in one line, one queen, the smallest board and an empty one."""

ALL = pytest.mark.parametrize(("n", "queens"), BOARDS, ids=range(len(BOARDS)))


def attack(one: Square, other: Square) -> bool:
    across, up = other[0] - one[0], other[1] - one[1]
    return one != other and (not across or not up or abs(across) == abs(up))


def attacked(n: int, queens: list[Square]) -> set[Square]:
    """Return the empty squares that a queen attacks."""
    empty = {(column, row) for column in range(n) for row in range(n)} - set(queens)
    return {square for square in empty if any(attack(square, queen) for queen in queens)}


def window_with(n: int, queens: list[Square], theme: str = "light", language: str = "en") -> Window:
    """Return a window whose class has set queens on its own board."""
    window = window_at(":1", n, theme, language)
    do(window, "m")
    own = window.app.own_board
    assert own
    window.app.change(own_board=own.holding(frozenset(queens)), message="")
    return window


def shaded(seen: Seen) -> dict[Square, list[Thing]]:
    """Return the hatched squares."""
    return seen.on_squares("hatch")


def frames(seen: Seen, role: str) -> set[Square]:
    """Return the squares that have a frame in the colour of a role."""
    colour = getattr(seen.theme, role)
    return {
        square for square, things in seen.on_squares("frame").items() if any(one.colour == colour for one in things)
    }


@each_once({"which": list(range(len(BOARDS))), "theme": ["light", "dark", "contrast"]})
def test_all_squares_that_a_queen_attacks_are_hatched_and_no_others_but_for_a_solution(which: int, theme: str) -> None:
    n, queens = BOARDS[which]
    is_solution = n == len(queens) and not any(attack(*pair) for pair in combinations(queens, 2))
    seen = read(window_with(n, queens, theme))
    assert set(shaded(seen)) == (set() if is_solution else attacked(n, queens))
    crowns = {square for square, things in seen.on_squares("icon").items() if things[0].what == "crown"}
    assert crowns == set(queens)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_six_lines_of_the_hatch_cross_the_edge_of_a_square(theme: str) -> None:
    seen = read(window_with(*BOARDS[0], theme))
    for square, is_dark in (((0, 0), True), ((0, 3), False)):
        ground, ink = shaded_colours(THEMES[theme], is_dark=is_dark)
        place = seen.square(*square)
        row = [seen.colour_at((x, place.centery)) for x in range(place.left, place.right)]
        is_ink = [abs(one[1] - ink[1]) < abs(one[1] - ground[1]) for one in row]
        begun = sum(now and not before for before, now in zip([is_ink[-1], *is_ink], is_ink, strict=False))
        assert begun == 6
        assert ground in row


def test_w_takes_the_shading_away_and_brings_it_back() -> None:
    window = window_with(*BOARDS[0])
    do(window, "w")
    assert not shaded(read(window))
    assert {"off"} & set(read(window).words_in(read(window).panel))
    do(window, "w")
    assert set(shaded(read(window))) == attacked(*BOARDS[0])


@pytest.mark.parametrize(("theme", "size"), [("classic", (1280, 800)), ("light", (640, 480)), ("dark", (640, 480))])
def test_on_small_squares_and_in_classic_small_crosses_mark_what_is_attacked(theme: str, size: tuple[int, int]) -> None:
    n, queens = (8, BOARDS[0][1]) if theme == "classic" else (20, [(3, 4), (9, 15)])
    seen = read(window_with(n, queens, theme), size)
    crosses = {square for square, things in seen.on_squares("icon").items() if things[0].what == "thin cross"}
    assert crosses == attacked(n, queens)
    assert not shaded(seen)
    cell = seen.square(0, 0).width + 1
    fills = seen.on_squares("fill").items()
    filled = {square for square, things in fills if any(one.rect.width <= cell for one in things)}
    assert filled == (set() if theme == "classic" else attacked(n, queens))


@pytest.mark.parametrize("theme", [name for name, theme in THEMES.items() if not theme.is_plain])
def test_a_dead_end_is_told_with_the_arrow_of_a_return_and_without_a_tick_on_a_blue_board(theme: str) -> None:
    seen = read(window_with(4, [(0, 0), (1, 2), (3, 1)], theme))
    headline = seen.text("No square is safe any more", seen.sentence)
    assert headline.colour == seen.theme.backtrack
    assert [(one.what, one.colour) for one in seen.icons(seen.sentence)] == [("return", seen.theme.backtrack)]
    assert "3 queens" in seen.words_in(seen.sentence)
    light, dark = colours_of_squares(seen.colours, is_green=False)
    assert [seen.squares()[square] for square in ((1, 2), (0, 0))] == [light, dark]


@pytest.mark.parametrize("size", [(600, 480), (640, 480), (600, 900)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_at_a_dead_end_has_room(size: tuple[int, int], language: str) -> None:
    seen = read(window_with(4, [(0, 0), (1, 2), (3, 1)], "light", language), size)
    told = seen.texts(seen.sentence)
    assert " ".join(one.what for one in told) == " ".join(
        said for said in (seen.say("own_stuck"), seen.say.count("own_stuck_why", 3), seen.say.count("queens", 3))
    )
    for one in told:
        assert seen.sentence.contains(one.rect)


@each_once({"which": list(range(len(BOARDS))), "theme": list(THEMES)})
def test_queens_that_attack_each_other_are_framed_and_joined(which: int, theme: str) -> None:
    n, queens = BOARDS[which]
    seen = read(window_with(n, queens, theme))
    framed = {one for one in queens if any(attack(one, other) for other in queens)}
    assert frames(seen, "candidate") == framed
    lines = [one for one in seen.things("line", seen.board) if one.colour == seen.theme.candidate]
    assert len(lines) == {0: 2, 2: 2}.get(which, 0)
    for line in lines:
        ends = [seen.board.inflate(2, 2).collidepoint(point) for point in line.points]
        assert ends == [True, True]


def test_a_line_leads_from_the_edge_of_one_square_to_that_of_the_other() -> None:
    seen = read(window_with(8, [(4, 6), (7, 6)]))
    light, red = (one for one in seen.things("line", seen.board))
    assert (light.colour, red.colour) == (seen.theme.halo, seen.theme.candidate)
    (left, y), (right, other) = red.points
    assert (left, right) == (seen.square(4, 6).right, seen.square(7, 6).left)
    assert y == other == seen.square(4, 6).centery
    assert light.width == red.width + 3


def test_the_cursor_is_a_frame_that_the_arrow_keys_move_and_space_sets_and_takes_a_queen_there() -> None:
    window = window_with(8, [])
    assert frames(read(window), "accent") == {(0, 0)}
    do(window, "up", "up", "right")
    assert frames(read(window), "accent") == {(1, 2)}
    do(window, "space")
    assert [one.what for one in read(window).icons_on(1, 2)] == ["crown"]
    do(window, "space")
    assert read(window).icons_on(1, 2) == []


def test_the_stack_names_the_row_of_each_queen_in_red_where_it_is_attacked() -> None:
    seen = read(window_with(*BOARDS[0]))
    told = {column: seen.texts(seen.stack_cell(column)) for column in range(8)}
    assert {column: [one.what for one in texts] for column, texts in told.items() if texts} == {
        0: ["2"], 2: ["4"], 4: ["7"], 5: ["3"], 7: ["7"]
    }  # fmt: skip
    red = {column for column, texts in told.items() if texts and texts[0].colour == seen.theme.attacked}
    assert red == {0, 2, 4, 7}


def test_a_solution_is_green_and_nothing_of_it_is_red() -> None:
    seen = read(window_with(*BOARDS[1]))
    assert frames(seen, "candidate") == set()
    assert {seen.squares()[square] for square in BOARDS[1][1]} == set(colours_of_squares(seen.colours, is_green=True))
    assert seen.texts(seen.sentence)[0].what == "This is solution 1"


def test_the_hatch_rises_to_the_right() -> None:
    seen = read(window_with(8, [(0, 1)]))
    place = seen.square(0, 3)
    ground, _ = shaded_colours(seen.colours, is_dark=False)

    def inks(y: int) -> list[bool]:
        return [seen.colour_at((x, y)) != ground for x in range(place.left, place.right)]

    low, high = inks(place.centery), inks(place.centery - 4)
    assert low[:-4] == high[4:]
    assert low[4:] != high[:-4]


@pytest.mark.parametrize("theme", ["classic", "light", "dark"])
def test_a_small_cross_has_the_ink_of_its_square(theme: str) -> None:
    seen = read(window_with(20, [(3, 4)], theme), (640, 480))
    for square, is_dark in (((3, 5), True), ((3, 6), False)):
        ink = "halo" if theme == "classic" else shaded_of(is_dark)[1]
        assert [one.colour for one in seen.icons_on(*square)] == [ink]


def test_a_line_along_a_diagonal_leads_from_corner_to_corner() -> None:
    for queens, ends in (
        ([(1, 1), (4, 4)], ("topright", "bottomleft")),
        ([(1, 4), (4, 1)], ("bottomright", "topleft")),
    ):
        seen = read(window_with(8, queens))
        _, red = seen.things("line", seen.board)
        for square, end, point in zip(queens, ends, red.points, strict=True):
            corner = getattr(seen.square(*square), end)
            assert max(abs(point[0] - corner[0]), abs(point[1] - corner[1])) <= 1


def test_a_frame_has_a_light_line_inside() -> None:
    seen = read(window_with(8, [(1, 1), (1, 4)]))
    red, light = (one for one in seen.on_squares("frame")[1, 1] if one.colour != seen.theme.accent)
    assert (red.colour, light.colour) == (seen.theme.candidate, seen.theme.halo)
    assert red.rect == seen.square(1, 1)
    assert red.rect.contains(light.rect)
    assert light.rect.width < red.rect.width
