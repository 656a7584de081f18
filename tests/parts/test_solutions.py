"""The list of solutions: what was found up to where the search stands, what is known beyond it, and how it scrolls."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search
from queens_viz.browser.page_view import PageView
from queens_viz.parts.progress import progress_look
from queens_viz.parts.scene import Scene
from queens_viz.parts.solutions import SolutionList, solutions_of

from .. import facts
from ..app.keyboard import Keyboard
from ..states import view_at
from ..support import part_in

LINES = 200
"""More than any of these lists has."""


def all_found() -> Keyboard:
    """Return an app that has found everything."""
    keys = Keyboard(":1")
    keys("a")
    keys.finish()
    return keys


def list_of(
    keys: Keyboard, lines: int = LINES, scrolled: int | None = None
) -> SolutionList:
    return solutions_of(Scene.of(keys.app), lines, scrolled)


def pale(shown: SolutionList) -> list[int]:
    return [entry.list_index for entry in shown.entries if entry.is_beyond]


@pytest.mark.parametrize(
    "text", [":1", "1,5,8,6,3,7,2,4", "1,5,8,6,3,7:3", "4,2:7", "8,4,1,3,6,2:8", ":8"]
)
def test_list_and_counter_agree_wherever_the_search_is_moved(text: str) -> None:
    keys, position = all_found(), Position.parse(text, 8)
    keys.app.jump(position)
    found = len([rows for rows in facts.solutions(8) if rows <= position.path])
    shown, scene = list_of(keys), Scene.of(keys.app)
    assert scene.moment.solutions_found == found
    assert pale(shown) == list(range(found, 92))
    assert shown.result == (f"{found} of 92" if found < 92 else "")
    assert progress_look(scene).short.solutions == scene.say.solutions(found)
    # What is shown of the tree changes nothing of it.
    keys.app.show(Position.parse("1,5:1", 8))
    assert list_of(keys) == shown._replace(
        entries=tuple(one._replace(is_on_board=False) for one in shown.entries)
    )


def test_above_10_queens_the_list_counts_what_it_has_where_the_true_number_is_not_known() -> (
    None
):
    keys = Keyboard(":1", 12)
    for _ in range(2):
        keys("return")
        keys.finish()
    first, second = (entry.rows for entry in list_of(keys).entries)
    for position, counts, result, beyond in (
        (Position(12, first[:-1], first[-1]), (), "0 of 2", [0, 1]),
        (Position(12, (second[0] + 1,), 0), ((5_000_000, 1000),), "", []),
        # The number that the counter tells, and one beyond.
        (Position(12, first, 0), ((5_000_000, 1000),), "1,001 of 1,002", [1]),
    ):
        keys.app.player.search = Search.at(position, *counts)
        assert (list_of(keys).result, pale(list_of(keys))) == (result, beyond)


def test_where_nobody_has_scrolled_the_last_one_found_is_in_sight() -> None:
    keys = all_found()
    keys.app.jump(Position.parse("4:1", 8))
    for scrolled, first in ((None, 22), (50, 50), (91, 86), (-3, 0)):
        assert [
            entry.list_index for entry in list_of(keys, 6, scrolled).entries
        ] == list(range(first, first + 6))
    keys("home")
    assert list_of(keys, 6).first == 0


# How it is drawn and scrolled.


def numbers(view: PageView) -> list[int]:
    """Return the numbers of the lines in sight."""
    return [
        int(one.look.label.partition(":")[0])
        for one in part_in(view, "solutions").lines
    ]


def turn(view: PageView, notches: int) -> None:
    """Turn the wheel over the list."""
    view.move(part_in(view, "solutions").place.center)
    for _ in range(abs(notches)):
        view.wheel(notches // abs(notches))


def test_the_wheel_turned_towards_the_person_goes_down_and_the_bar_follows_and_can_be_dragged() -> (
    None
):
    view = view_at(8, "8,4,1,3,6,2,7,5", "f2")
    lines = len(numbers(view))
    turn(view, 40)
    top = part_in(view, "solutions").scroll.bar.top
    for notches, last in ((-1, lines + 3), (-9, lines + 30), (-40, 92)):
        turn(view, notches)
        assert numbers(view) == list(range(last - lines + 1, last + 1))
        *_, bar, track = part_in(view, "solutions").scroll
        assert (bar.top - top) / (track.height - bar.height) == pytest.approx(
            (last - lines) / (92 - lines), abs=0.01
        )
    view.press((x := bar.centerx, y := bar.centery))
    for there, seen in ((track.bottom, 92), (track.top, 1), (track.centery, 46)):
        view.move((x, there))
        assert seen in numbers(view)
    view.release((x, y))
    view.move((x, track.top))
    assert 46 in numbers(view)


@pytest.mark.parametrize("key", ["left", "u", "f2"])
def test_a_list_that_was_scrolled_follows_the_newest_when_the_search_moves_or_it_is_opened(
    key: str,
) -> None:
    view = view_at(8, "8,4,1,3,6,2,7,5", "return left f2")
    turn(view, 9)
    assert 92 not in numbers(view)
    view.key(key)
    assert numbers(view)[-1] == 92


@pytest.mark.parametrize(("key", "size"), [("f2", (1280, 800)), ("f4", (390, 844))])
def test_a_solution_that_is_chosen_is_shown_in_its_list_whatever_was_open(
    key: str, size: tuple[int, int]
) -> None:
    view = view_at(6, "end", key, size)
    for press, chosen in (
        ("down", 1),
        ("down", 2),
        ("up", 1),
        ("down", 2),
        ("down", 3),
        ("down", 4),
        ("down", 4),
    ):
        view.key(press)
        lines = part_in(view, "solutions").lines
        assert [int(one.look.label[0]) for one in lines if one.look.is_primary] == [
            chosen
        ]
