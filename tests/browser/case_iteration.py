"""What must hold of iteration, which the page makes quicker: see cases.py."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from .cases import fails


def counted(most: int) -> Generator[int, int | None, str]:
    """Count up; what is sent is where it goes on. Return what it was asked for."""
    number = 0
    while number < most:
        sent = yield number
        number = number + 1 if sent is None else sent
    return f"up to {most}"


def failing(after: int) -> Iterator[int]:
    yield from range(after)
    raise KeyError(after)


def cleaning(log: list[str]) -> Iterator[int]:
    try:
        yield 1
        yield 2
    finally:
        log.append("cleaned")


def walked(tree: object) -> Iterator[int]:
    """Walk through lists in lists."""
    if isinstance(tree, list):
        for part in tree:
            yield from walked(part)
    elif isinstance(tree, int):
        yield tree


class Steps:
    """What iterates by itself."""

    def __init__(self, most: int) -> None:
        self.at, self.most = 0, most

    def __iter__(self) -> Steps:
        return self

    def __next__(self) -> int:
        if self.at >= self.most:
            raise StopIteration
        self.at += 1
        return self.at


class Items:
    """What is iterated by its items alone."""

    def __getitem__(self, k: int) -> int:
        if k > 2:
            raise IndexError(k)
        return k * k


def iterators_of_all_kinds() -> Iterator[bool]:
    for values in ([1, 2, 3], (1, 2, 3), range(1, 4), Steps(3), {1: 0, 2: 0, 3: 0}, (x for x in [1, 2, 3])):
        yield [one for one in values] == [1, 2, 3]  # noqa: C416  # the loop is what is tried
    yield list(Items()) == [0, 1, 4]  # type: ignore[call-overload]
    yield list("aü") == ["a", "ü"]
    yield [pair for pair in {"a": 1, "b": 2}.items()] == [("a", 1), ("b", 2)]  # noqa: C416
    yield [value for value in {"a": 1, "b": 2}.values()] == [1, 2]  # noqa: C416
    yield sorted({3, 1, 2}) == [1, 2, 3]
    yield list(reversed([1, 2, 3])) == [3, 2, 1]
    yield [*[], *(), *""] == []
    first, *others = iter([1, 2, 3])
    yield (first, others) == (1, [2, 3])
    yield 2 in iter([1, 2, 3])
    yield list(map(str, [1, 2])) == ["1", "2"]
    yield list(filter(None, [0, 1, 2])) == [1, 2]


def values_one_by_one() -> Iterator[bool]:
    for values in ([1, 2], (1, 2), range(1, 3), Steps(2), {1: 0, 2: 0}):
        one = iter(values)
        yield (next(one), next(one), next(one, 7), next(one, None)) == (1, 2, 7, None)
        yield fails(StopIteration, next, one)
        yield fails(StopIteration, next, one)
    letters = iter("ab")
    yield (next(letters), next(letters), next(letters, "")) == ("a", "b", "")
    pairs = iter({"a": 1}.items())
    yield (next(pairs), next(pairs, None)) == (("a", 1), None)
    number = iter({"a": 1}.values())
    yield (next(number), next(number, None)) == (1, None)
    yield next((one for one in [1, 2, 3] if one > 1), None) == 2
    yield next((one for one in [1, 2, 3] if one > 3), None) is None
    yield fails(TypeError, next, [1, 2])
    kept = [1, 2]
    shared = iter(kept)
    yield next(shared) == 1
    kept.append(3)
    yield list(shared) == [2, 3]
    yield iter(shared) is shared


def generators() -> Iterator[bool]:
    yield list(counted(3)) == [0, 1, 2]
    one = counted(2)
    yield (next(one), one.send(None)) == (0, 1)
    try:
        next(one)
    except StopIteration as end:
        yield end.value == "up to 2"
    yield fails(StopIteration, next, one)
    leaping = counted(9)
    yield (next(leaping), leaping.send(7), next(leaping)) == (0, 7, 8)

    def around() -> Iterator[object]:
        result = yield from counted(2)
        yield result

    yield list(around()) == [0, 1, "up to 2"]
    yield list(walked([1, [2, [3, []], 4], 5])) == [1, 2, 3, 4, 5]
    yield [(x, y) for x in counted(2) for y in counted(x + 1)] == [(0, 0), (1, 0), (1, 1)]
    log: list[str] = []
    for _ in cleaning(log):
        break
    other = cleaning(log)
    next(other)
    other.close()  # type: ignore[attr-defined]
    yield "cleaned" in log
    yield list(other) == []


def faults_inside() -> Iterator[bool]:
    yield fails(KeyError, list, failing(2))
    yield fails(KeyError, sum, failing(0))
    seen = []
    try:
        for one in failing(2):
            seen.append(one)  # the loop is what is tried
    except KeyError as fault:
        yield (seen, fault.args) == ([0, 1], (2,))
    after = failing(1)
    yield next(after) == 0
    yield fails(KeyError, next, after)
    yield list(after) == []

    def ending() -> Iterator[int]:
        yield 1
        raise StopIteration

    yield fails(RuntimeError, list, ending())


def faults_caught() -> Iterator[bool]:
    def caught() -> Iterator[str]:
        for text in ("1", "x", "2"):
            try:
                yield str(int(text))
            except ValueError:
                yield "none"

    yield list(caught()) == ["1", "none", "2"]
    thrown = caught()
    next(thrown)
    yield thrown.throw(ValueError()) == "none"  # type: ignore[attr-defined]
    # What ends one loop ends no other.
    ends = []
    for outer in [1, 2]:
        inner = iter([outer])
        next(inner)
        try:
            next(inner)
        except StopIteration as end:
            ends.append(end.value)
    yield ends == [None, None]


def enumerated_and_zipped() -> Iterator[bool]:
    yield list(enumerate("ab", 1)) == [(1, "a"), (2, "b")]
    yield [k for k, _ in enumerate(counted(3))] == [0, 1, 2]
    yield list(enumerate([])) == []
    yield next(enumerate("a")) == (0, "a")
    yield list(zip([1, 2], "ab", strict=True)) == [(1, "a"), (2, "b")]
    yield list(zip([1, 2, 3], "ab", strict=False)) == [(1, "a"), (2, "b")]
    yield fails(ValueError, lambda: list(zip([1, 2], "a", strict=True)))
    yield fails(ValueError, lambda: list(zip([1], "ab", strict=True)))
    yield fails(KeyError, lambda: list(zip(failing(1), [1, 2], strict=True)))
    yield [a + b for a, b in zip(counted(2), (x * 10 for x in range(2)), strict=True)] == [0, 11]
    yield dict(zip("ab", [1, 2], strict=True)) == {"a": 1, "b": 2}
    found = []
    for one, _ in zip([1, 2], enumerate("ab"), strict=True):
        found.append(one)
        if one == 1:
            continue
        break
    else:
        found.append(0)
    yield found == [1, 2]


def sums_and_joins() -> Iterator[bool]:
    yield (sum([1, 2, 3]), sum(()), sum([1, 2], 10), sum(range(4))) == (6, 0, 13, 6)
    yield (sum([0.5, 0.25]), sum([True, True, 1]), sum(x for x in [1, 2])) == (0.75, 3, 3)
    yield sum([2**53, 1, 2**53]) == 2**54 + 1
    yield sum([[1], [2]], []) == [1, 2]  # noqa: RUF017
    yield fails(TypeError, sum, ["a"])
    yield ("-".join(["a", "b"]), "".join(("a",)), ",".join([]), ", ".join(x for x in "ab")) == ("a-b", "a", "", "a, b")


CASES = [
    iterators_of_all_kinds, values_one_by_one, generators, faults_inside, faults_caught, enumerated_and_zipped,
    sums_and_joins,
]  # fmt: skip
