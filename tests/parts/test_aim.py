"""The aim: the ways in go while an exercise is on."""

from __future__ import annotations

import pytest

from ..support import do, window_at


@pytest.mark.parametrize("key", ["p", "b"])
def test_the_ways_go_while_an_exercise_is_on_and_come_back(key: str) -> None:
    window, ways = window_at(":1"), []
    for name in ("t", key, "escape"):
        do(window, name)
        aim = window.frame().noted("aim")
        ways.append(len(aim.buttons) if aim else 0)
    assert ways == [3, 0, 3]


def test_where_there_are_two_panels_it_stands_once() -> None:
    window = window_at(":1")
    window.size = 1920, 1080
    assert [one.name for one in window.frame().shown if "aim" in one.name] == ["aim"]
