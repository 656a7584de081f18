"""What must hold of itertools, bisect, array and math: see cases.py."""

from __future__ import annotations

import bisect
import itertools
from array import array
from collections.abc import Iterator
from itertools import pairwise
from math import inf


def iterators() -> Iterator[bool]:
    yield list(itertools.accumulate([0, 1, 2, 3])) == [0, 1, 3, 6]
    yield list(itertools.accumulate([], initial=5)) == [5]
    yield list(itertools.accumulate([])) == []
    yield list(itertools.accumulate([3, 1, 4], max)) == [3, 3, 4]
    yield list(itertools.chain("ab", [1], ())) == ["a", "b", 1]
    yield list(itertools.chain.from_iterable(["ab", "c"])) == ["a", "b", "c"]
    yield next(itertools.chain([1])) == 1
    yield list(itertools.combinations("abcd", 2)) == [tuple(two) for two in ("ab", "ac", "ad", "bc", "bd", "cd")]
    yield list(itertools.combinations("ab", 3)) == []
    yield list(itertools.combinations("ab", 0)) == [()]
    yield list(itertools.islice(itertools.count(2, 3), 3)) == [2, 5, 8]
    yield list(itertools.islice(itertools.cycle("ab"), 5)) == list("ababa")
    yield list(itertools.dropwhile(lambda value: value < 2, [1, 2, 1])) == [2, 1]
    yield [(key, list(group)) for key, group in itertools.groupby("aabc")] == [
        ("a", ["a", "a"]),
        ("b", ["b"]),
        ("c", ["c"]),
    ]
    yield [key for key, _ in itertools.groupby([1, -1, 2], abs)] == [1, 2]
    yield list(pairwise("abc")) == [("a", "b"), ("b", "c")]
    yield list(pairwise("a")) == list(pairwise("")) == []
    yield ["".join(order) for order in itertools.permutations("abc", 2)] == ["ab", "ac", "ba", "bc", "ca", "cb"]
    yield len(list(itertools.permutations("abcd"))) == 24
    yield list(itertools.product("ab", (1, 2))) == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]
    yield len(list(itertools.product("ab", repeat=3))) == 8
    yield list(itertools.repeat("a", 3)) == ["a"] * 3
    yield list(itertools.repeat("a", 0)) == []
    yield list(itertools.islice(itertools.repeat(None), 2)) == [None, None]
    yield list(itertools.starmap(pow, [(2, 3), (3, 2)])) == [8, 9]
    yield list(itertools.takewhile(lambda value: value < 2, [1, 2, 1])) == [1]
    yield list(itertools.zip_longest("abc", [1], fillvalue=0)) == [("a", 1), ("b", 0), ("c", 0)]


def slices_of_iterators() -> Iterator[bool]:
    for bounds in [(2,), (None,), (1, 4), (1, None), (1, 8, 2), (0, 0), (4, 2), (0, None, 3)]:
        yield list(itertools.islice("abcdefg", *bounds)) == list("abcdefg"[slice(*bounds)])
    rest = iter("abcd")
    # No value more is taken than is given.
    yield list(itertools.islice(rest, 2)) == ["a", "b"]
    yield next(rest) == "c"


def sorted_lists() -> Iterator[bool]:
    values = [1, 3, 3, 5]
    for value in range(7):
        left, right = bisect.bisect_left(values, value), bisect.bisect_right(values, value)
        yield left == len([one for one in values if one < value])
        yield right == len([one for one in values if one <= value])
        yield bisect.bisect(values, value) == right
        yield bisect.bisect_left(values, -value, key=lambda one: -one) >= 0
    yield bisect.bisect_left([5, 3, 1], -3, key=lambda one: -one) == 1
    yield bisect.bisect_left(values, 3, 2) == 2
    yield bisect.bisect_right(values, 9, 0, 2) == 2
    bisect.insort(values, 4)
    bisect.insort_left(values, 3)
    yield values == [1, 3, 3, 3, 4, 5]


def arrays_and_numbers() -> Iterator[bool]:
    numbers = array("I")
    numbers.append(7)
    numbers.insert(0, 2**32 - 1)
    numbers[1] = 8
    yield list(numbers) == [4294967295, 8]
    yield len(numbers) == 2
    yield inf > 10**300
    yield -inf < 0


CASES = [iterators, slices_of_iterators, sorted_lists, arrays_and_numbers]
