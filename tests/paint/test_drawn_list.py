"""The list of solutions as it is drawn, line by line, against the solutions found by plain search."""

from __future__ import annotations

import pytest

from queens_viz.app.commands import FULL, Action
from queens_viz.app.lesson import Played
from queens_viz.paint.face import Weight
from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..pairs import each_once
from ..support import (
    SIZES,
    click,
    colours_of_squares,
    do,
    drag,
    finish,
    hold,
    hover,
    let_go,
    recorded,
    wheel,
    window_at,
)
from ..things import Thing


def all_found(n: int, size: tuple[int, int] = (1280, 800)) -> Window:
    """Return a window that has just listed all solutions, and shows the first."""
    window = window_at(":1", n)
    do(window, "f2", "a", size=size)
    finish(window, size)
    return window


def lines(seen: Seen) -> list[list[Thing]]:
    """Return the lines of the list without their heading."""
    return seen.lines_of(seen.body)[1:]


def first_number(seen: Seen) -> int:
    return int(lines(seen)[0][0].what)


@each_once({"n": [4, 5, 6], "size": SIZES})
def test_each_line_has_its_number_and_the_rows_of_its_queens(n: int, size: tuple[int, int]) -> None:
    seen = read(all_found(n, size), size)
    first = first_number(seen)
    for k, line in enumerate(lines(seen), first):
        expected = facts.solutions(n)[k - 1]
        words = [one.what for one in line]
        assert words[: n + 1] == [str(k), *(str(row + 1) for row in expected)]
        assert [one.rect.left for one in line] == sorted(one.rect.left for one in line)


@pytest.mark.parametrize(("text", "words"), [("1:1", "No solution yet"), ("end", "No solution")])
def test_an_empty_list_says_so_in_a_lesson_where_no_aim_stands_there(text: str, words: str) -> None:
    window = window_at(text, 3)
    window.app.change(lesson=Played(1, 16), tab=Action.SOLUTIONS)
    seen = read(window)
    assert seen.words_in(seen.body) == [words]


@pytest.mark.parametrize("size", SIZES)
def test_the_heading_stands_over_the_numbers_and_the_rows(size: tuple[int, int]) -> None:
    window = window_at("6:1", 6)
    do(window, "f2", size=size)
    seen = read(window, size)
    (number, rows), first = seen.lines_of(seen.body)[0], lines(seen)[0]
    assert (number.what, rows.what) == (seen.say("number"), seen.say.count("rows_heading", 6))
    assert abs(number.rect.right - first[0].rect.right) <= 2
    assert abs(rows.rect.left - first[1].rect.left) <= 20
    assert number.colour == rows.colour == seen.theme.muted


def test_digits_small_boards_and_what_stands_beside_them_have_their_sizes() -> None:
    window = window_at("2,4,1,3,5:7", 8)
    do(window, "f2")
    seen = read(window)
    assert {board.size for board in seen.small_boards} == {(44, 44)}
    digits = [one for line in lines(seen) for one in line[1:] if one.what.isdigit()]
    assert {one.size for one in digits} == {22}
    body = seen.body
    rows = [one for one in recorded(window, (1280, 800)) if body.contains(one.rect) and one.size == 22]
    assert {one.weight for one in rows} == {Weight.SEMIBOLD}
    (number, _), (*_, twin) = seen.lines_of(seen.body)[0], lines(seen)[-1]
    assert (number.what, twin.what) == ("No.", "= 1 mirrored")
    assert {number.size, twin.size, seen.text("col").size, seen.text("row").size} == {16}


@each_once(
    {
        "n, result": [
            (1, "1 solution"),
            (4, "2 solutions, essentially one"),
            (6, "4 solutions, essentially one"),
            (5, "10 solutions, 2 different"),
        ],
        "size": SIZES,
    }
)
def test_at_the_end_the_result_stands_over_the_list(n: int, result: str, size: tuple[int, int]) -> None:
    seen = read(all_found(n, size), size)
    (told,) = seen.lines_of(seen.body)[0]
    assert (told.what, told.colour) == (result, seen.theme.text)
    assert told.rect.left <= lines(seen)[0][0].rect.left
    assert seen.body.contains(told.rect)


@pytest.mark.parametrize("n", [4, 5, 6])
def test_a_solution_that_is_another_one_turned_or_mirrored_names_the_earlier(n: int) -> None:
    seen, every = read(all_found(n)), facts.solutions(n)
    for line in lines(seen):
        board = every[int(line[0].what) - 1]
        earlier = sorted(every.index(image) + 1 for image in facts.images(board) if image < board)
        named = line[n + 1 :]
        assert len(named) == bool(earlier)
        assert all(str(earlier[0]) in one.what.split() for one in named)


@pytest.mark.parametrize("n", [4, 5, 6, 8])
def test_the_small_board_of_each_line_has_its_queens_the_right_way_up(n: int) -> None:
    seen = read(all_found(n))
    boards = seen.small_boards
    assert len(boards) == len(lines(seen))
    for k, line in enumerate(lines(seen)):
        assert seen.small_board(k) == list(facts.solutions(n)[int(line[0].what) - 1])
        assert abs(boards[k].centery - line[0].centre[1]) <= 2
        # The square at the bottom left is dark, where no queen stands on it.
        corner = boards[k]
        if facts.solutions(n)[int(line[0].what) - 1][0] != 0:
            assert seen.colour_at((corner.left + 2, corner.bottom - 2)) == seen.colours.green_dark


@each_once({"moves": list(range(4)), "size": [(1280, 800), (640, 480), (600, 900)]})
def test_the_line_of_the_shown_solution_alone_is_highlighted(moves: int, size: tuple[int, int]) -> None:
    window = all_found(6, size)
    do(window, *["down"] * moves, size=size)
    seen = read(window, size)
    chosen = [card for card in seen.things("card", seen.body) if card.colour == seen.theme.chosen]
    assert len(chosen) == 1
    (line,) = (line for line in lines(seen) if chosen[0].rect.collidepoint(line[0].centre))
    assert line[0].what == str(moves + 1)
    assert chosen[0].second == seen.theme.safe


def test_while_the_search_is_between_solutions_no_line_is_highlighted() -> None:
    window = all_found(6)
    do(window, "escape", "home", "right")
    seen = read(window)
    do(window, "f2")
    seen = read(window)
    assert lines(seen)
    assert [card for card in seen.things("card", seen.body) if card.colour == seen.theme.chosen] == []


@pytest.mark.parametrize("notches", [0, -2, -9, -40])
def test_the_wheel_turned_towards_the_person_goes_down_and_the_bar_with_it(notches: int) -> None:
    window = all_found(8)
    before = read(window)
    do(window, hover(before.body.center), *[wheel(-1)] * -notches)
    seen, count = read(window), len(lines(before))
    first = min(3 * -notches, 92 - count)
    assert [line[0].what for line in lines(seen)] == [str(first + k + 1) for k in range(count)]
    assert before.scroll_bar
    assert seen.scroll_bar
    room = seen.body.bottom - before.scroll_bar.bottom
    gone = (seen.scroll_bar.top - before.scroll_bar.top) / room
    assert gone == pytest.approx(first / (92 - count), abs=0.09)
    assert before.scroll_bar.top < lines(before)[0][0].rect.bottom
    assert seen.scroll_bar.height / seen.body.height == pytest.approx(count / 92, abs=0.07)
    assert seen.scroll_bar.right > seen.body.right - 20
    do(window, *[wheel(1)] * -notches)
    assert first_number(read(window)) == 1


def test_the_bar_follows_the_mouse_down_and_up() -> None:
    window = all_found(8)
    seen = read(window)
    assert seen.scroll_bar
    x = seen.scroll_bar.centerx
    do(window, hold(seen.scroll_bar.center), drag((x, seen.body.bottom - 5)))
    assert lines(read(window))[-1][0].what == "92"
    do(window, drag((x, seen.body.top + 5)))
    assert first_number(read(window)) == 1
    do(window, drag((x, seen.body.centery)), let_go())
    assert 25 < first_number(read(window)) < 65


@pytest.mark.parametrize("key", ["left", "u", "space", "f2"])
def test_a_list_that_was_scrolled_follows_the_newest_again_when_the_search_moves_or_it_is_opened(key: str) -> None:
    window = window_at("8,4,1,3,6,2,7,5")
    do(window, "return", "f2")
    finish(window)
    do(window, hover(read(window).body.center), wheel(9))
    assert first_number(read(window)) < 80
    do(window, key)
    # A new round has found nothing yet.
    assert [line[0].what for line in lines(read(window))][-1] == ("7" if key == "space" else "92")


@pytest.mark.parametrize("key", ["f3", "f4"])
def test_a_solution_that_is_chosen_is_shown_in_its_list_whatever_was_open(key: str) -> None:
    window = window_at("end", 6)
    do(window, key, "down", "down")
    seen = read(window)
    assert [line[0].what for line in lines(seen)] == ["1", "2", "3", "4"]
    (chosen,) = [card for card in seen.things("card", seen.body) if card.colour == seen.theme.chosen]
    assert chosen.rect.collidepoint(lines(seen)[1][0].centre)


@pytest.mark.parametrize("keys", [("right",), ("return",), ("space",)])
def test_an_end_that_is_not_that_of_all_chooses_no_solution(keys: tuple[str, ...]) -> None:
    window = window_at("6:6", 6)
    window.app.player.set_speed(FULL)
    do(window, *keys)
    finish(window)
    while not window.app.player.is_at_end:
        do(window, *keys)
        finish(window)
    assert len(window.app.player.findings.solutions) == 4
    assert window.app.state.shown is None


@each_once({"line": list(range(4)), "size": [(1280, 800), (640, 480)]})
def test_a_click_on_a_line_shows_its_solution_on_the_board(line: int, size: tuple[int, int]) -> None:
    window = all_found(6, size)
    seen = read(window, size)
    place = lines(seen)[min(line, len(lines(seen)) - 1)]
    do(window, click(place[2].centre), let_go(), size=size)
    shown = facts.solutions(6)[int(place[0].what) - 1]
    seen = read(window, size)
    assert [seen.words_in(seen.stack_cell(column)) for column in range(6)] == [[str(row + 1)] for row in shown]
    assert set(seen.squares().values()) == set(colours_of_squares(seen.colours, is_green=True))


def test_up_goes_up_and_down_goes_down() -> None:
    window = all_found(6)

    def chosen() -> int:
        assert window.app.state.shown
        return facts.solutions(6).index(window.app.state.shown.board)

    for key, expected in (("down", 1), ("down", 2), ("up", 1), ("down", 2), ("down", 3), ("down", 3), ("up", 2)):
        do(window, key)
        assert chosen() == expected


def test_the_legend_gives_way_to_the_first_solution() -> None:
    window = window_at(":1", 8)
    do(window, "return")
    finish(window)
    seen = read(window)
    assert [[one.what for one in line][:9] for line in lines(seen)] == [["1", "1", "5", "8", "6", "3", "7", "2", "4"]]
    assert not [fill for fill in seen.things("fill", seen.body) if fill.colour == seen.theme.blue_light]
