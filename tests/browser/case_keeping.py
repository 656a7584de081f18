"""What must hold of functools: see cases.py."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache


def kept_results() -> Iterator[bool]:
    asked: list[tuple[int, str]] = []

    @lru_cache(maxsize=2)
    def told(number: int, word: str = "") -> str:
        asked.append((number, word))
        return f"{number}{word}"

    yield (told(1), told(1), told(1, "a"), told(1, "a")) == ("1", "1", "1a", "1a")
    yield asked == [(1, ""), (1, "a")]
    yield told(2) == "2"
    yield told(1, "a") == "1a"
    yield len(asked) == 3
    # The oldest has gone.
    yield told(1) == "1"
    yield len(asked) == 4


def nothing_is_a_result_too() -> Iterator[bool]:
    asked = []

    @lru_cache(maxsize=4)
    def nothing(number: int) -> None:
        asked.append(number)

    yield (nothing(1), nothing(1)) == (None, None)
    yield asked == [1]


def methods_are_kept_for_each_object() -> Iterator[bool]:
    class Box:
        def __init__(self, size: int) -> None:
            self.size = size

        @lru_cache(maxsize=8)  # noqa: B019  # what is tried
        def doubled(self, by: int) -> int:
            return self.size * by

    one, other = Box(2), Box(3)
    yield (one.doubled(2), other.doubled(2), one.doubled(2)) == (4, 6, 4)


CASES = [kept_results, nothing_is_a_result_too, methods_are_kept_for_each_object]
