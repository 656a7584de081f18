"""What must hold of itertools, bisect, array and math: see cases.py."""

from __future__ import annotations

import bisect
import itertools
from array import array
from collections.abc import Iterator
from itertools import takewhile
from math import inf


def iterators() -> Iterator[bool]:
    yield list(itertools.chain("ab", [1], ())) == ["a", "b", 1]
    yield next(iter(itertools.chain([1]))) == 1
    yield list(itertools.combinations("abcd", 2)) == [tuple(two) for two in ("ab", "ac", "ad", "bc", "bd", "cd")]
    yield list(itertools.combinations("abcd", 3)) == [tuple(some) for some in ("abc", "abd", "acd", "bcd")]
    yield list(itertools.combinations("ab", 3)) == []
    yield list(itertools.combinations("ab", 0)) == [()]
    yield [(key, list(group)) for key, group in itertools.groupby("aAbc", str.lower)] == [
        ("a", ["a", "A"]),
        ("b", ["b"]),
        ("c", ["c"]),
    ]
    yield [key for key, _ in itertools.groupby([1, -1, 2], key=abs)] == [1, 2]
    yield list(itertools.repeat("a", 3)) == ["a"] * 3
    yield list(itertools.repeat("a", 0)) == []
    yield list(takewhile(lambda value: value < 2, [1, 2, 1])) == [1]


def sorted_lists() -> Iterator[bool]:
    values = [1, 3, 3, 5]
    for value in range(7):
        left, right = bisect.bisect_left(values, value), bisect.bisect_right(values, value)
        yield left == len([one for one in values if one < value])
        yield right == len([one for one in values if one <= value])


def arrays_and_numbers() -> Iterator[bool]:
    numbers = array("I")
    numbers.append(7)
    numbers.insert(0, 2**32 - 1)
    numbers[1] = 8
    yield list(numbers) == [4294967295, 8]
    yield len(numbers) == 2
    yield inf > 10**300
    yield -inf < 0


CASES = [iterators, sorted_lists, arrays_and_numbers]
