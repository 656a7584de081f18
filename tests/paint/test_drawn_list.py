"""The list of solutions as it is drawn, line by line, against the solutions found by plain search."""

from __future__ import annotations

import pytest

from queens_viz.window.window import Window

from .. import facts
from ..drawn import Seen, read
from ..pairs import each_once
from ..support import (
    click,
    colours_of_squares,
    do,
    drag,
    finish,
    hold,
    hover,
    let_go,
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
