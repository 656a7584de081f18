"""What is said of the class's own board: which queens attack each other, or which solution that is."""

from __future__ import annotations

from ..app.own_board import Line, OwnBoard, Pair
from ..search.facts import COUNTED_AT_ONCE
from ..search.position import Position
from ..search.search import Search
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .scene import Scene

NAMED, FEW = 2, 1
"""The number of pairs that are named, and where fingers are used and cards are small; the others are counted."""


def sentence(own: OwnBoard, scene: Scene) -> Sentence:
    """Return the sentence of a board that the class has set."""
    say, pairs = scene.say, own.pairs
    if own.is_solution:
        return _of_solution(own, scene)
    if not own.queens:
        return Sentence(Kind.NONE, say("own_empty"), say("own_set"), say("own_pick"))
    if not pairs and own.safe_squares:
        headline = say.count("own_safe", len(own.queens))
        return Sentence(Kind.SAFE, headline, say("own_go_on"), _counts(own, say))
    if not pairs:
        queens = len(own.queens)
        return Sentence(Kind.BACK, say("own_stuck"), say.count("own_stuck_why", queens), say.count("queens", queens))
    headline = say("two_pairs") if len(pairs) == 2 else say.count("pairs", len(pairs))
    count = NAMED if say.has_keys else FEW
    names = ", ".join(_named(pair, say) for pair in pairs[:count])
    if len(pairs) > count:
        names = say("and_more", pairs=names, more=len(pairs) - count)
    return Sentence(Kind.ATTACKED, headline, f"{names[0].upper()}{names[1:]}.", _counts(own, say))


def _named(pair: Pair, say: Words) -> str:
    """Return a pair in words: by its columns, or where these are one, by its rows."""
    (column, row), (other, higher), line = pair
    if line is Line.COLUMN:
        return say(line.value, first=row + 1, second=higher + 1, column=column + 1)
    return say(line.value, first=column + 1, second=other + 1)


def _counts(own: OwnBoard, say: Words) -> str:
    """Return how many queens stand, and how many squares are still safe."""
    count = own.safe_squares
    safe = say.count("safe_squares", count) if count else say("safe_squares_none")
    return say("own_counts", queens=say.count("queens", len(own.queens)), safe=safe)


def _of_solution(own: OwnBoard, scene: Scene) -> Sentence:
    """Return which solution it is, as far as that is known, and how it can be reached."""
    say, position, solutions = scene.say, own.position, scene.findings.solutions
    assert position, "a solution is a place of the search"
    number, index = number_of(position), solutions.index(position.board)
    if number is None and index is not None:
        number = solutions.number(index)
    headline = say("this_is", number=number) if number else say("this_is_a_solution")
    reason = say("all_safe") if own.n > 1 else say("alone")
    if number and index is not None and solutions.are_all:
        reason = say("of_all", number=number, total=len(solutions))
        if twin := say.likeness(solutions, index):
            reason = say("of_all_like", number=number, total=len(solutions), likeness=twin)
    return Sentence(Kind.SOLUTION, headline, reason, say("own_enter"))


def number_of(position: Position) -> int | None:
    """Return which solution a full board is in the order of the search, if that takes only milliseconds."""
    if position.n > COUNTED_AT_ONCE:
        return None
    before = Search.at(position).solutions
    return None if before is None else before + 1
