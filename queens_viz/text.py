"""The jobs that write text: solutions, their number, the trace of the search, its tree and its program, line by line.

Each is a generator of lines, so that the first is there at once and memory does not grow with their number.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from .search.flame import UNKNOWN, flame_rows
from .search.listing import Program, listing, preamble
from .search.position import Event, Position
from .search.race import Race
from .search.search import Search
from .search.sizes import count_up_to, subtree
from .search.strategy import Strategy
from .words.outlook import outlook
from .words.words import Words

LISTED_AT_ONCE = 200_000
"""Steps between two reports of progress."""


AT_ONCE = 1000
"""Ticks of the clock between two reports of progress."""

RACE_FORMATS = ("text", "json")
"""How a race is written."""


class Format(Enum):
    """How a solution is written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    PAIRS = "pairs"


class Solution(NamedTuple):
    """A solution by its rows from column 1 on, and which one it is in the search's order, from 1; None if not known."""

    board: tuple[int, ...]
    number: int | None


def solutions(search: Search) -> Iterator[Solution | int]:
    """Yield the solutions from here to the end and, between them, how many steps were made, as progress."""
    made = 0
    while True:
        if search.is_solution:
            yield Solution(search.position.rows, search.solutions_found)
        made += search.advance(LISTED_AT_ONCE)
        if search.is_first:
            return
        if made >= LISTED_AT_ONCE:
            yield made
            made = 0


def written(solution: Solution, form: Format) -> str:
    """Return the lines of a solution.

    >>> solution = Solution((1, 3, 0, 2), 1)
    >>> for form in Format:
    ...     print(written(solution, form))
    2 4 1 3
    . Q . .
    . . . Q
    Q . . .
    . . Q .
    <BLANKLINE>
    {"n": 4, "number": 1, "rows": [2, 4, 1, 3]}
    1,2,4,1,3
    2,1-4,2-1,3-3,4-
    """
    rows = [row + 1 for row in solution.board]
    match form:
        case Format.JSON:
            import json

            return json.dumps({"n": len(rows), "number": solution.number, "rows": rows})
        case Format.CSV:
            return ",".join(map(str, (solution.number or "", *rows)))
        case Format.PAIRS:
            return "".join(
                f"{row},{column}-" for column, row in enumerate(rows, start=1)
            )
    board = [
        " ".join("Q" if placed == row else "." for placed in rows)
        for row in range(len(rows), 0, -1)
    ]
    return "\n".join((" ".join(map(str, rows)), *board, ""))


def describe_rows(position: Position, say: Words) -> Iterator[str]:
    r"""Yield a board row by row from the top, for people who hear it: empty rows that follow each other in one line.

    >>> print(*describe_rows(Position.parse("2,4:2", 6), Words()), sep="\n")
    Rows 6 and 5: empty.
    Row 4: queen in column 2.
    Row 3: empty.
    Row 2: queen in column 1, red queen in column 3.
    Row 1: empty.
    """
    stands = {row: column for column, row in position.queens}
    red = None if position.is_solution or position.is_end else position.candidate

    def standing(row: int) -> str:
        queens = [say("line_queen", column=stands[row] + 1)] if row in stands else []
        queens += (
            [say("line_red_queen", column=position.column + 1)] if row == red else []
        )
        return ", ".join(queens)

    # No two rows have the same queens, but there may be none in several.
    for queens, together in groupby(reversed(range(position.n)), key=standing):
        high, *others = [row + 1 for row in together]
        if queens:
            yield say("line_row", row=high, queens=queens)
        elif not others:
            yield say("line_empty", row=high)
        else:
            yield say(
                "line_two_empty" if len(others) == 1 else "line_all_empty",
                high=high,
                low=others[-1],
            )


def trace(search: Search, say: Words, *, looks_ahead: bool = False) -> Iterator[str]:
    """Yield a line for each position from where the search stands to the end: step, position, sentence.

    They are separated by tabs. The end position, which has no text of its own, is written as a dash. Where it
    `looks_ahead`, a fourth part says which later columns have no safe square left.

    >>> lines = list(trace(Search(4), Words()))
    >>> print(lines[26].expandtabs(4))
    26  2,4,1,3 Solution 1: all 4 are safe. No two queens share a row, a column or a diagonal.
    """

    def line(steps: int | None, position: Position, found: int | None) -> str:
        number = say("unknown") if steps is None else str(steps)
        parts = [
            number,
            "-" if position.is_end else str(position),
            say.sentence(position, found).text,
        ]
        return "\t".join(
            [*parts, outlook(position, say).text] if looks_ahead else parts
        )

    while True:
        steps, found = search.steps, search.solutions_found
        yield line(steps, search.position, found)
        if search.step() is Event.COMPLETED:
            end = Position.end(search.n, search.strategy)
            yield line(None if steps is None else steps + 1, end, found)
            return


def tree(n: int, until: Position, say: Words) -> Iterator[str]:
    r"""Yield the tree as walked on the way to a position, a line a node: its row, indented by its column.

    Behind it stand the step that placed the queen and, on a full board, which solution it is.

    >>> print(*list(tree(4, Position.end(4), Words()))[:4], sep="\n")
    4 queens
      1  step 1
        3  step 4
        4  step 9
    """
    search = Search(n)
    yield say.count("queens", n)
    while search.position.path < until.path:
        event = search.step()
        if event is Event.COMPLETED:
            return
        if event is Event.PLACED:
            key, number = (
                "placed_last" if search.is_solution else "placed",
                (search.solutions or 0) + 1,
            )
            line = say(
                key,
                row=search.board[-1] + 1,
                steps=str(search.steps),
                number=str(number),
            )
            yield "  " * len(search.board) + line


def flame(n: int, strategy: Strategy, until: Position | None) -> Iterator[str]:
    """Yield the blocks of a search over time, or of as much as is walked on the way to a position, a line of JSON each.

    >>> print(next(flame(4, Strategy.PLAIN, None)))
    {"column": 2, "row": 3, "start": 4, "end": 8, "solutions": 0, "kind": "failed", "board": [1, 3]}
    """
    import json

    steps = UNKNOWN
    if until:
        steps, _ = count_up_to(
            until, [subtree(n, root, strategy) for root in until.finished()]
        )
    yield from map(json.dumps, flame_rows(n, strategy, steps))


_GIVEN = ("given", "given_safe", "given_report")
_GIVEN_TO_GUIDED = ("given_queens", "given_square", "given_rows", "given_report")
"""What the parts are that stand before a listing, by the keys of the words for them."""


def program(
    which: Program, n: int, say: Words, strategy: Strategy = Strategy.PLAIN
) -> str:
    r"""Return a program that prints all solutions, a line each: what is given, then its listing, each with a comment.

    >>> text = program(Program.RECURSION, 4, Words())
    >>> print(*text.splitlines()[-3:], sep="\n")
                place(column + 1)
                board.pop()
    place(1)
    >>> exec(text, {})
    2 4 1 3
    3 1 4 2
    """
    lines = listing(which, strategy)
    assert lines, "only the plain search is a loop"
    is_plain = strategy is Strategy.PLAIN
    listed = f"listing_{which.value if is_plain else strategy.value}"
    comments = (*(_GIVEN if is_plain else _GIVEN_TO_GUIDED), listed)
    parts = "\n".join((*preamble(n, strategy), "", *lines)).split("\n\n")
    return "\n\n".join(
        f"# {say(comment)}\n{part}"
        for comment, part in zip(comments, parts, strict=True)
    )


def ticks(race: Race) -> Iterator[int]:
    """Let a race run to its end, and yield the ticks that were made, now and then."""
    while not race.is_over:
        yield race.advance(AT_ONCE, stops_at_finish=False)


def race_table(race: Race, say: Words, form: Format) -> Iterator[str]:
    r"""Yield the lines of a race where it stands: a table with a head, or a line of JSON for each search.

    >>> race = Race(6)
    >>> race.go_to(200)
    >>> print(*race_table(race, Words(), Format.TEXT), sep="\n")
    6 queens              steps  comparisons
    Column by column        171          355  solution at 171
    Looking ahead            99          229  solution at 99
    Fewest squares first     99          230  solution at 99
    >>> print(*list(race_table(race, Words(), Format.JSON))[:1])
    {"n": 6, "strategy": "plain", "steps": 171, "comparisons": 355, "waits_at": 171, "rows": [2, 4, 6, 1, 3, 5]}
    """
    if form is Format.JSON:
        yield from _objects(race)
        return
    rows = [
        [
            say.count("queens", race.n),
            say("race_steps_made_other"),
            say("race_comparisons_other"),
            "",
        ]
    ]
    for lane in race.lanes:
        key = (
            "race_solution_at"
            if lane.has_solution
            else "race_over_at"
            if lane.waits
            else "race_none_in"
        )
        end = say(key, step=lane.at, most=race.clock)
        name, figures = (
            say(f"race_{lane.search.strategy.value}"),
            (lane.at, lane.search.comparisons),
        )
        rows.append([name, *map(say.number, figures), end])
    wide, *widths, _ = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *numbers, end in rows:
        cells = [
            number.rjust(width) for number, width in zip(numbers, widths, strict=True)
        ]
        yield "  ".join([name.ljust(wide), *cells, end]).rstrip()


def _objects(race: Race) -> Iterator[str]:
    import json

    for lane in race.lanes:
        search = lane.search
        rows = [row + 1 for row in search.position.rows] if lane.has_solution else None
        told = {
            "n": race.n,
            "strategy": search.strategy.value,
            "steps": lane.at,
            "comparisons": search.comparisons,
        }
        yield json.dumps(
            told | {"waits_at": lane.at if lane.waits else None, "rows": rows}
        )
