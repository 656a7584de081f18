"""The board as it is drawn, square by square, against what is true of the position."""

from __future__ import annotations

import pytest

from queens_viz.app.exercise import Exercise
from queens_viz.app.player import Player
from queens_viz.looks.theme import THEMES
from queens_viz.paint.rect import Rect
from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..pairs import each_once
from ..scenes import OF_POSITIONS, POSITIONS, seen_at
from ..support import SIZES, finish, search_at, window_at
from ..things import Thing

ALL_OF_4 = [
    ",".join(str(row + 1) for row in state.board) + (f":{state.row + 1}" if state.row is not None else "")
    for state in facts.walk(4)
    if not state.is_end
]


def crowns(seen: Seen, colour: str) -> dict[tuple[int, int], Thing]:
    """Return the crowns of a colour by their squares."""
    return {
        square: icon
        for square, icons in seen.on_squares().items()
        for icon in icons
        if icon.what == "crown" and icon.colour == colour
    }


@OF_POSITIONS
def test_a_crown_in_the_queens_colour_stands_on_each_queen_s_square_and_nowhere_else(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    queens = crowns(seen, seen.theme.queen)
    assert set(queens) == set(enumerate(state.board))
    assert all(not queen.is_hollow and queen.second is None for queen in queens.values())
    assert all(abs(queen.size - seen.square(*where).width) <= 1 for where, queen in queens.items())


@OF_POSITIONS
def test_the_candidate_s_crown_has_its_own_colour_and_a_halo(n: int, text: str, size: tuple[int, int]) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    found = crowns(seen, seen.theme.candidate)
    assert set(found) == ({(state.column, state.row)} if state.row is not None else set())
    for candidate in found.values():
        assert not candidate.is_hollow
        assert candidate.second == seen.theme.halo
        assert candidate.width >= 2


@OF_POSITIONS
def test_a_frame_stands_around_the_candidate_s_column(n: int, text: str, size: tuple[int, int]) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    frames = [one for one in seen.things("frame", seen.board) if one.rect.height > 0.9 * seen.board.height]
    if n == 1 or state.row is None:
        assert frames == []
        return
    dark, light = frames
    column = seen.square(state.column, 0).union(seen.square(state.column, n - 1))
    assert (dark.colour, light.colour) == (seen.theme.mark, seen.theme.halo)
    assert dark.rect.inflate(4, 4).contains(column)
    assert column.inflate(4, 4).contains(dark.rect)
    assert dark.rect.contains(light.rect)


def attacks(state: facts.Fact) -> tuple[int, ...]:
    return () if state.row is None else facts.attacked_by(state.board, state.row)


@OF_POSITIONS
def test_a_line_with_a_light_edge_goes_from_each_attacker_s_square_to_the_candidate(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    expected: list[tuple[tuple[int, int], tuple[int, int], str]] = []
    for column in attacks(state):
        assert state.row is not None
        square, goal = seen.square(column, state.board[column]), seen.square(state.column, state.row)
        rise = state.row - state.board[column]
        y = square.centery if rise == 0 else square.top if rise > 0 else square.bottom
        for colour in ("halo", "candidate"):
            expected.append(((square.right, y), goal.center, colour))
    lines = seen.things("line", seen.board)
    for thing, (from_, to, wanted) in zip(lines, expected, strict=True):
        start, end = thing.points
        assert thing.colour == wanted
        assert max(abs(a - b) for a, b in zip((*start, *end), (*from_, *to), strict=True)) <= 1.5
    assert all(wide.width > narrow.width for wide, narrow in zip(lines[::2], lines[1::2], strict=True))
    assert all(line.width > min(5, seen.square(0, 0).width / 20) for line in lines)


@OF_POSITIONS
def test_the_squares_of_the_attackers_are_framed(n: int, text: str, size: tuple[int, int]) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    found = {
        square: frame
        for square, frames in seen.on_squares("frame").items()
        for frame in frames
        if frame.colour == seen.theme.candidate
    }
    assert set(found) == {(column, state.board[column]) for column in attacks(state)}
    assert all(frame.rect == seen.square(*square) for square, frame in found.items())


@OF_POSITIONS
def test_the_badge_at_the_candidate_s_upper_right_says_safe_or_attacked(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    badges = [icon for icons in seen.on_squares().values() for icon in icons if icon.what in ("disc", "tick", "cross")]
    if state.row is None:
        assert badges == []
        return
    square = seen.square(state.column, state.row)
    disc, sign = badges
    colour = seen.theme.attacked if attacks(state) else seen.theme.safe
    assert (disc.what, disc.colour, disc.second) == ("disc", colour, seen.theme.halo)
    assert (sign.what, sign.colour) == ("cross" if attacks(state) else "tick", seen.theme.halo)
    upper_right = Rect(square.centerx, square.top, square.width // 2 + 1, square.height // 2)
    assert upper_right.collidepoint(disc.centre)
    assert upper_right.collidepoint(sign.centre)
    assert seen.colour_at((disc.centre[0] + disc.size / 4 - 2, disc.centre[1])) == seen.colours.colour(colour)


@pytest.mark.parametrize(
    ("n", "text"),
    [
        *POSITIONS,
        *(pytest.param(4, text, marks=[pytest.mark.full] * (step % 3 > 0)) for step, text in enumerate(ALL_OF_4)),
    ],
)
def test_marks_stand_on_the_rows_that_were_tried_and_tell_what_became_of_them(n: int, text: str) -> None:
    seen, state = seen_at(n, text, (1024, 768)), facts.fact(n, text)
    found = {}
    for square, icons in seen.on_squares().items():
        for icon in icons:
            if icon.what in ("thin cross", "triangle"):
                assert icon.colour == seen.theme.mark
                found[square] = (icon.what, icon.is_hollow)
                assert abs(icon.centre[0] - seen.square(*square).centerx) <= 1
                assert abs(icon.centre[1] - seen.square(*square).centery) <= 1
    looks = {"attacked": ("thin cross", False), "failed": ("triangle", True), "fruitful": ("triangle", False)}
    assert found == {square: looks[mark] for square, mark in (state.marks | state.old).items()}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1920, 1080)])
def test_until_it_is_counted_what_became_of_a_row_it_has_dots_and_no_triangle(size: tuple[int, int]) -> None:
    window = Window(Player(search_at(5, "2:5")))
    unknown = read(window, size)
    finish(window)
    told = read(window, size)
    dots = [icon for icon in unknown.things("icon", unknown.board) if icon.what == "ellipsis"]
    triangles = [icon for icon in told.things("icon", told.board) if icon.what == "triangle"]
    assert [icon.centre for icon in dots] == [icon.centre for icon in triangles] != []
    assert {icon.colour for icon in dots} == {unknown.theme.mark}
    assert "triangle" not in [icon.what for icon in unknown.things("icon", unknown.board)]
    assert "ellipsis" not in [icon.what for icon in told.things("icon", told.board)]


@pytest.mark.parametrize(("n", "text"), [(8, "2,4,1,3:6"), (5, "2:5")])
def test_marks_of_columns_that_are_used_up_are_smaller(n: int, text: str) -> None:
    seen, state = seen_at(n, text), facts.fact(n, text)
    sizes: dict[bool, set[int]] = {True: set(), False: set()}
    for square, icons in seen.on_squares().items():
        sizes[square in state.old] |= {icon.size for icon in icons if icon.what == "thin cross"}
    assert sizes[True]
    assert sizes[False]
    assert max(sizes[True]) < min(sizes[False])


@OF_POSITIONS
def test_queens_that_were_just_lifted_are_hollow_and_an_arrow_leads_to_the_row_tried_instead(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen, state = seen_at(n, text, size), facts.fact(n, text)
    ghosts = crowns(seen, seen.theme.backtrack)
    assert set(ghosts) == set(state.ghosts.items())
    assert all(ghost.is_hollow for ghost in ghosts.values())
    arrows = seen.things("arrow")
    if not state.ghosts or state.row is None:
        assert arrows == []
        return
    (arrow,) = arrows
    start, *turns, end = arrow.points
    from_, to = seen.square(state.column, state.ghosts[state.column]), seen.square(state.column, state.row)
    assert arrow.colour == seen.theme.backtrack
    assert abs(start[1] - from_.centery) <= 1
    assert abs(end[1] - to.centery) <= 1
    for point in (start, end):
        assert min(abs(point[0] - edge) for edge in (to.left, to.right)) <= 4
    assert all(not to.left < x < to.right for x, _ in turns)


@each_once({"n, text": [(4, "2,4,1:4"), (5, "1,3,5,2:5")], "size": SIZES})
def test_the_arrow_beside_the_last_column_is_not_hidden(n: int, text: str, size: tuple[int, int]) -> None:
    seen = seen_at(n, text, size)
    (arrow,) = seen.things("arrow")
    right = seen.sentence.left if seen.sentence.left > seen.board.right else size[0]
    assert max(x for x, _ in arrow.points) + arrow.width / 2 <= right


@OF_POSITIONS
def test_the_squares_are_a_chess_board_blue_in_search_and_green_on_a_solution(
    n: int, text: str, size: tuple[int, int]
) -> None:
    seen, theme = seen_at(n, text, size), THEMES["light"]
    is_solution = len(facts.fact(n, text).board) == n
    light, dark = (theme.green_light, theme.green_dark) if is_solution else (theme.blue_light, theme.blue_dark)
    assert seen.squares() == {
        (column, row): light if (column + row) % 2 else dark for column in range(n) for row in range(n)
    }
    *_, edge = seen.things("surround")
    assert edge.colour == ("safe" if is_solution else "mark")
    assert seen.board.left - edge.rect.left == (6 if is_solution else 2)
    assert seen.colour_at((seen.board.left - 1, seen.board.centery)) == seen.colours.colour(edge.colour)


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_every_theme_draws_the_same_things_in_its_own_colours(theme: str) -> None:
    seen, state = seen_at(8, "2,4,1,3:6", theme=theme), facts.fact(8, "2,4,1,3:6")
    assert set(crowns(seen, "queen")) == set(enumerate(state.board))
    assert set(crowns(seen, "candidate")) == {(state.column, state.row)}
    assert set(crowns(seen, "backtrack")) == set(state.ghosts.items())
    assert set(seen.squares().values()) == {THEMES[theme].blue_light, THEMES[theme].blue_dark}


@pytest.mark.parametrize(("theme", "is_lined"), [("light", False), ("dark", False), ("contrast", True)])
def test_lines_between_the_squares_are_drawn_where_the_theme_has_them(theme: str, is_lined: bool) -> None:
    seen = seen_at(8, ":1", theme=theme)
    for column, row in ((2, 3), (5, 6), (7, 1)):
        square = seen.square(column, row)
        corner = seen.colour_at((square.left, square.top + 20)), seen.colour_at((square.left + 20, square.top))
        assert (set(corner) == {seen.colours.mark}) is is_lined


def test_the_classic_board_has_discs_and_neither_frame_nor_marks() -> None:
    seen = seen_at(8, "2,4,1,3:6", theme="classic")
    found = {square: [(icon.what, icon.colour) for icon in icons] for square, icons in seen.on_squares().items()}
    black = {square: [("disc", "queen")] for square in enumerate((1, 3, 0, 2))}
    assert found == {**black, (4, 5): [("disc", "candidate")]}
    for kind in ("frame", "line", "arrow"):
        assert seen.things(kind, seen.board) == []


def test_in_a_window_too_small_for_more_the_board_fills_it() -> None:
    seen = seen_at(8, "2,4,1,3:6", (300, 200))
    assert seen.board.width >= 170
    assert abs(seen.board.centerx - 150) <= 1
    assert set(crowns(seen, seen.theme.queen)) == set(enumerate((1, 3, 0, 2)))
    assert seen.texts() == []


def asked(text: str) -> Window:
    window = window_at(text)
    window.app.state = window.app.state._replace(exercise=Exercise.PREDICT)
    return window


@pytest.mark.parametrize("text", ["2,4,1,3,5:7", "2,4:6"])
def test_while_the_class_is_asked_nothing_on_the_board_tells_the_verdict(text: str) -> None:
    seen, state = read(asked(text)), facts.fact(8, text)
    icons = [icon for icon in seen.icons_on(state.column, state.row or 0) if icon.what != "crown"]
    assert [(icon.what, icon.colour) for icon in icons] == [("disc", seen.theme.accent)]
    assert seen.words_in(seen.square(state.column, state.row or 0)) == ["?"]
    assert seen.things("line", seen.board) == []
    assert not [frame for frame in seen.things("frame", seen.board) if frame.colour == seen.theme.candidate]


@pytest.mark.parametrize(("speed", "is_shown"), [(2.0, True), (30.0, False)])
def test_above_a_speed_that_can_be_followed_a_run_shows_no_ghosts(speed: float, is_shown: bool) -> None:
    window = window_at("2,4,1,3:6")
    window.app.player.set_speed(speed)
    window.app.player.run()
    assert bool(crowns(read(window), "backtrack")) is is_shown


@pytest.mark.parametrize("speed", [100.0, float("inf")])
def test_where_steps_are_too_many_to_be_read_the_red_queen_stands_alone(speed: float) -> None:
    window = window_at("2,4,1,3,5:7")
    window.app.player.set_speed(speed)
    window.app.player.run()
    seen, state = read(window), facts.fact(8, "2,4,1,3,5:7")
    assert set(crowns(seen, seen.theme.candidate)) == {(state.column, state.row)}
    assert set(crowns(seen, seen.theme.queen)) == set(enumerate(state.board))
    assert [icon.what for icons in seen.on_squares("icon").values() for icon in icons] == ["crown"] * 6
    assert seen.things("line", seen.board) == []
    assert [one for one in seen.things("frame", seen.board) if one.rect.height > 0.9 * seen.board.height] == []
    assert seen.words_in(seen.stack_cell(5)) == ["7"]
    assert seen.words_in(seen.stack_cell(4)) == ["5"]
    beside = [one for k in range(8) for one in (*seen.texts(seen.number_place(k)), *seen.texts(seen.row_place(k)))]
    assert [one.is_bold for one in beside] == [False] * 16
