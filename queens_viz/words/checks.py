"""Sentences about the boards that a program has printed."""

from __future__ import annotations

from ..search.attacks import name_of_square
from ..search.printed import Rows
from ..search.tally import FAULTS, MOST_KEPT, Fault, Result, Verdict
from .words import Words


def sentences(result: Result, say: Words) -> str:
    r"""Return the sentences about the boards of one size.

    >>> from queens_viz.search.printed import Printed
    >>> from queens_viz.search.tally import Tally
    >>> tally = Tally(4)
    >>> for line, rows in enumerate([(1, 3, 0, 2), (0, 1, 2, 3)], 1):
    ...     tally.add(Printed(line, 4, rows))
    >>> print(sentences(tally.result(), Words()).replace(" attack", "\nattack"))
    Board 2 (line 2): the queens (1,1) and (2,2)
    attack each other, and so do 5 other pairs. 1 solution is missing: 3 1 4 2.
    """
    parts = list[str]()
    for kind in FAULTS:
        faults = [fault for fault in result.faults if fault.verdict is kind]
        if faults:
            parts.append(describe_fault(faults[0], say))
            others = result.number_of_faults[kind] - 1
            if others:
                parts.append(_describe_others(kind, others, say))
    if not parts:
        parts.append(_describe_solutions(result, say))
    if result.missing and result.verdict is not Verdict.FIRST:
        parts.append(_describe_missing(result, result.missing, say))
    if not result.is_kept_whole:
        parts.append(say("check_not_compared", count=MOST_KEPT))
    return " ".join(parts)


def describe_fault(fault: Fault, say: Words) -> str:
    """Return the sentence about a fault."""
    if fault.verdict is Verdict.TWICE:
        first, second = fault.boards
        return say("check_twice", first=first, second=second, line=fault.line)
    (board,) = fault.boards
    reason = say.complaint(fault.error)
    return say("check_board", board=board, line=fault.line, reason=reason)


def _describe_others(kind: Verdict, others: int, say: Words) -> str:
    """Return the sentence about other boards with the same kind of fault."""
    if kind is Verdict.ATTACKED:
        return say.count("check_more_attacked", others)
    if kind is Verdict.TWICE:
        return say.count("check_more_twice", others)
    return say.count("check_more_malformed", others)


def _describe_solutions(result: Result, say: Words) -> str:
    """Return the sentence about boards without a fault."""
    if result.verdict is Verdict.FIRST:
        if result.missing is None:
            return say("check_first_alone")
        return say("check_first", total=result.missing + 1)
    if result.verdict is Verdict.RIGHT:
        return say.count("check_right", result.boards)
    return say("check_some", count=result.boards)


def _describe_missing(result: Result, missing: int, say: Words) -> str:
    """Return the sentence about missing solutions, with the first if it is known."""
    if result.first_missing is None:
        return say.count("check_missing", missing)
    rows = " ".join([str(row + result.base) for row in result.first_missing])
    if result.is_top_first:
        rows = _grid_of(result.first_missing)
    elif result.has_squares:
        rows = _squares_of(result.first_missing, result.base)
    return say.count("check_missing_first", missing, rows=rows)


def _squares_of(rows: Rows, base: int) -> str:
    """Return a board as its squares, each with its row and its column.

    >>> _squares_of((1, 3, 0, 2), 1)
    '(1,3) (2,1) (3,4) (4,2)'
    """
    squares = sorted(enumerate(rows), key=lambda square: square[1])
    return " ".join([name_of_square(square, base) for square in squares])


def _grid_of(rows: Rows) -> str:
    """Return a board as a grid in one line, the top row first; it can be pasted.

    >>> _grid_of((1, 3, 0, 2))
    '--Q-/Q---/---Q/-Q--'
    """
    n = len(rows)
    lines = ["".join(["Q" if row == k else "-" for row in rows]) for k in range(n)]
    return "/".join(lines)
