"""The figures that a plan names: each is worked out where it is written, as in `{first[4]}` or `{first[4]:word}`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import NamedTuple

from ..search.ahead import late_steps
from ..search.count import subtree
from ..search.facts import FIRST_SOLUTION, TOTAL_SOLUTIONS, TOTAL_STEPS
from ..search.guided import Guided
from ..search.listing import LISTINGS, Program
from ..search.position import Event, Position
from ..search.search import Search
from ..search.strategy import Strategy
from ..words.words import Words, messages


class Figure(NamedTuple):
    """A number that a text writes in digits or, with `word`, as a word, `Word` where a sentence begins with it."""

    value: int
    say: Words
    names: tuple[str, ...]

    def __format__(self, form: str) -> str:
        """Return it as the language writes it."""
        if form == "Word":
            return self.names[self.value].capitalize()
        return self.names[self.value] if form == "word" else self.say.number(self.value)


class Table(NamedTuple):
    """What a word before brackets means: the words in the brackets are given to it."""

    figure: Callable[..., int | str]
    say: Words
    names: tuple[str, ...]

    def __getitem__(self, key: object) -> Figure | str:  # type: ignore[override]
        """Return a figure, or a text that needs no form."""
        found = self.figure(*[int(word) if word.isdigit() else word for word in str(key).split()])
        return Figure(found, self.say, self.names) if isinstance(found, int) else found


def tables(say: Words, names: str) -> dict[str, object]:
    """Return all that a text may name in braces; `names` are the words for the numbers from 0 on.

    >>> say = Words()
    >>> "{first[4]}, {steps[8]}, {nodes[3]:word}, {key[f1]}".format_map(tables(say, "zero one two three four five six"))
    '26, 15,812, six, F1'
    """
    words = tuple(names.split())
    return {name: Table(figure, say, words) for name, figure in FIGURES.items()} | {
        "key": Named(say.key),
        "say": Named(say),
    }


class Named(NamedTuple):
    """What the program itself says: its messages, or the names of keys."""

    told: Callable[[str], str]

    def __getitem__(self, key: object) -> str:  # type: ignore[override]
        """Return the message that a key means, or how a key of the keyboard is written."""
        return self.told(str(key))


def walk(n: int) -> Iterator[tuple[Event, Position, Position]]:
    """Yield each step to the first solution: what happened, and the positions before and after it."""
    search = Search(n)
    while not search.is_solution:
        before = search.position
        event = search.step()
        yield event, before, search.position


@cache
def _first_rows(n: int) -> tuple[int, ...]:
    *_, (_, _, solution) = walk(n)
    return tuple(row + 1 for row in solution.board)


@cache
def _race(n: int, name: str) -> tuple[int, int]:
    """Return the steps and the comparisons of a search to its first solution."""
    search = Guided(n, Strategy(name))
    return search.advance(1_000_000), search.comparisons


def _step(n: int, at: str) -> int:
    steps = Search.at(Position.parse(at, n)).steps
    if steps is None:
        raise ValueError(f"the number of the step at {at} isn't known")
    return steps


def _before(n: int, at: str) -> str:
    search = Search.at(Position.parse(at, n))
    search.back()
    return str(search.position)


def _lifted(n: int) -> int:
    return sum(len(before.board) - len(after.board) for event, before, after in walk(n) if event is Event.LIFTED)


def _failed(n: int) -> int:
    """Return how many queens were given up before the first solution: each has cost a whole column."""
    return (FIRST_SOLUTION[n] - sum(_first_rows(n))) // n


FIGURES: dict[str, Callable[..., int | str]] = {
    "first": lambda n: FIRST_SOLUTION[n],
    "steps": lambda n: TOTAL_STEPS[n],
    "solutions": lambda n: TOTAL_SOLUTIONS[n],
    "nodes": lambda n, *rows: subtree(n, tuple(row - 1 for row in rows)).nodes,
    "inner": lambda n: n * (subtree(n, ()).nodes - TOTAL_SOLUTIONS[n]),
    "ways": lambda n: n**n,
    "pairs": lambda n: n * (n - 1) // 2,
    "step": _step,
    "last": lambda n, at: _step(n, at) - 1,
    "between": lambda n, at, then: _step(n, then) - _step(n, at),
    "answers": lambda n, at: FIRST_SOLUTION[n] - _step(n, at),
    "before": _before,
    "late": lambda n, at="": late_steps(Position.parse(at, n) if at else Position.end(n)) or 0,
    "returns": lambda n: sum(event is Event.LIFTED for event, _, _ in walk(n)),
    "lifted": _lifted,
    "failed": _failed,
    "lost": lambda n: n * _failed(n),
    "placed": lambda n: sum(_first_rows(n)),
    "rows": lambda n: ", ".join(map(str, _first_rows(n))),
    "sum": lambda n: " + ".join(map(str, _first_rows(n))),
    "found": lambda n, name: _race(n, name)[0],
    "compared": lambda n, name: _race(n, name)[1],
    "lines": lambda name: len(LISTINGS[Program(name)]),
}
"""What each word means; rows count from 1, as people do."""


class Printed(Words):
    """The words of one language with those that only paper has, and with all figures.

    >>> Printed("en")("lesson_1_14_answer")
    '171.'
    """

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._messages = self._messages | messages(f"{language}.print")
        self._tables = tables(self, self._messages["plan_numbers"])

    def __call__(self, key: str, **values: object) -> str:
        """Return a message with its values and figures filled in."""
        written = {name: self.number(value) if isinstance(value, int) else value for name, value in values.items()}
        return self._messages[key].format_map(self._tables | written)

    def numbered(self, key: str, **values: object) -> Iterator[str]:
        """Yield the messages of a list: their names end with numbers, from 1 on."""
        for number in count(1):
            if f"{key}_{number}" not in self._messages:
                return
            yield self(f"{key}_{number}", **values)
