"""The jobs that print text: solutions, the trace of a search, its tree and its program.

Each is a generator of lines. So the first line is printed at once, and memory doesn't
grow with their number.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import groupby
from typing import NamedTuple

from .search.flame import UNKNOWN, flame_rows
from .search.listing import Program, listing, preamble
from .search.position import Event, Position
from .search.race import Lane, Race
from .search.search import Search
from .search.sizes import count_up_to, subtree
from .search.strategy import Strategy
from .words.outlook import outlook
from .words.words import Words

LISTED_AT_ONCE = 200_000
"""The steps between two reports of progress."""

AT_ONCE = 1000
"""The ticks of a race between two reports of progress."""


class Format(Enum):
    """The formats of texts. `command/formats.py` says which jobs have which."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    PAIRS = "pairs"


class Solution(NamedTuple):
    """A solution."""

    board: tuple[int, ...]  # the rows from column 1 on
    number: int | None  # its place in the order of the search, from 1; None if unknown


def solutions(search: Search) -> Iterator[Solution | int]:
    """Yield the solutions until the end and, between them, numbers of steps taken.

    The numbers are for a progress bar.
    """
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


def format_solution(solution: Solution, form: Format) -> str:
    """Return the lines of a solution.

    >>> solution = Solution((1, 3, 0, 2), 1)
    >>> for form in Format:
    ...     print(format_solution(solution, form))
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
    numbers = [str(row) for row in rows]
    if form is Format.JSON:
        import json

        return json.dumps({"n": len(rows), "number": solution.number, "rows": rows})
    if form is Format.CSV:
        return ",".join([str(solution.number or ""), *numbers])
    if form is Format.PAIRS:
        pairs = [f"{row},{column}-" for column, row in enumerate(rows, start=1)]
        return "".join(pairs)
    lines = [" ".join(numbers)]
    for row in range(len(rows), 0, -1):
        squares = ["Q" if placed == row else "." for placed in rows]
        lines.append(" ".join(squares))
    # An empty line follows.
    return "\n".join([*lines, ""])


def describe_rows(position: Position, say: Words) -> Iterator[str]:
    r"""Yield the rows of a board from the top, for people who listen to it.

    Empty rows that follow each other are in one line.

    >>> print(*describe_rows(Position.parse("2,4:2", 6), Words()), sep="\n")
    Rows 6 and 5: empty.
    Row 4: queen in column 2.
    Row 3: empty.
    Row 2: queen in column 1, red queen in column 3.
    Row 1: empty.
    """
    columns = {row: column for column, row in position.queens}
    tested_row = None
    if not position.is_solution and not position.is_end:
        tested_row = position.candidate

    def queens_of(row: int) -> str:
        queens = []
        if row in columns:
            queens.append(say("line_queen", column=columns[row] + 1))
        if row == tested_row:
            queens.append(say("line_red_queen", column=position.column + 1))
        return ", ".join(queens)

    # No two rows have the same queens, so only empty rows are grouped.
    for queens, group in groupby(reversed(range(position.n)), key=queens_of):
        rows = [row + 1 for row in group]
        if queens:
            yield say("line_row", row=rows[0], queens=queens)
        elif len(rows) == 1:
            yield say("line_empty", row=rows[0])
        elif len(rows) == 2:
            yield say("line_two_empty", high=rows[0], low=rows[1])
        else:
            yield say("line_all_empty", high=rows[0], low=rows[-1])


def trace(search: Search, say: Words, *, looks_ahead: bool = False) -> Iterator[str]:
    """Yield a line for each position from here to the end: step, position and sentence.

    They are separated by tabs. The end position is written as a dash. With
    `looks_ahead` a fourth part says which later columns have no safe square left.

    >>> lines = list(trace(Search(4), Words()))
    >>> lines[26].split()[:2]
    ['26', '2,4,1,3']
    """
    while True:
        steps = search.steps
        found = search.solutions_found
        yield _traced(steps, search.position, found, say, looks_ahead=looks_ahead)
        if search.step() is Event.COMPLETED:
            end = Position.end(search.n, search.strategy)
            if steps is not None:
                steps += 1
            yield _traced(steps, end, found, say, looks_ahead=looks_ahead)
            return


def _traced(
    steps: int | None,
    position: Position,
    found: int | None,
    say: Words,
    *,
    looks_ahead: bool,
) -> str:
    """Return the line of a trace for a position."""
    parts = [
        say("unknown") if steps is None else str(steps),
        "-" if position.is_end else str(position),
        say.sentence(position, found).text,
    ]
    if looks_ahead:
        parts.append(outlook(position, say).text)
    return "\t".join(parts)


def tree(n: int, until: Position, say: Words) -> Iterator[str]:
    r"""Yield the search tree before a position: a line for each node.

    A line has the row of the queen, indented by its column, the step that placed it
    and, if the board is full, the number of the solution.

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
            number = (search.solutions or 0) + 1
            line = say(
                "placed_last" if search.is_solution else "placed",
                row=search.board[-1] + 1,
                steps=str(search.steps),
                number=str(number),
            )
            indent = "  " * len(search.board)
            yield indent + line


def flame(n: int, strategy: Strategy, until: Position | None) -> Iterator[str]:
    """Yield the blocks of a search over time, each as a line of JSON.

    With `until` they are those of the steps before that position.

    >>> print(next(flame(4, Strategy.PLAIN, None))[:48])
    {"column": 2, "row": 3, "start": 4, "end": 8, "s
    """
    import json

    steps = UNKNOWN
    if until:
        sizes = [subtree(n, root, strategy) for root in until.finished_subtrees()]
        steps, _ = count_up_to(until, sizes)
    for block in flame_rows(n, strategy, steps):
        yield json.dumps(block)


_COMMENTS = ("given", "given_safe", "given_report")
_COMMENTS_OF_GUIDED = ("given_queens", "given_square", "given_rows", "given_report")
"""The messages for the comments on the parts of a preamble."""


def program(
    which: Program, n: int, say: Words, strategy: Strategy = Strategy.PLAIN
) -> str:
    r"""Return a program that prints all solutions, a line each.

    It is a preamble and a listing, with a comment before each part.

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
    if strategy is Strategy.PLAIN:
        comments = [*_COMMENTS, f"listing_{which.value}"]
    else:
        comments = [*_COMMENTS_OF_GUIDED, f"listing_{strategy.value}"]
    text = "\n".join([*preamble(n, strategy), "", *lines])
    parts = []
    for comment, part in zip(comments, text.split("\n\n"), strict=True):
        parts.append(f"# {say(comment)}\n{part}")
    return "\n\n".join(parts)


def run_race(race: Race) -> Iterator[int]:
    """Run a race to its end, and yield how many ticks were made at a time."""
    while not race.is_over:
        yield race.advance(AT_ONCE, stops_at_finish=False)


def race_table(race: Race, say: Words, form: Format) -> Iterator[str]:
    r"""Yield the lines of a race: a table, or a line of JSON for each search.

    >>> race = Race(6)
    >>> race.go_to(200)
    >>> print(*race_table(race, Words(), Format.TEXT), sep="\n")
    6 queens              steps  comparisons
    Column by column        171          355  solution at 171
    Looking ahead            99          229  solution at 99
    Fewest squares first     99          230  solution at 99
    >>> print(next(race_table(race, Words(), Format.JSON))[:51])
    {"n": 6, "strategy": "plain", "steps": 171, "compar
    """
    if form is Format.JSON:
        yield from _race_as_json(race)
        return
    steps = say("race_steps_made_other")
    comparisons = say("race_comparisons_other")
    rows = [[say.count("queens", race.n), steps, comparisons, ""]]
    for lane in race.lanes:
        name = say(f"race_{lane.search.strategy.value}")
        steps = say.number(lane.at)
        comparisons = say.number(lane.search.comparisons)
        rows.append([name, steps, comparisons, _result(lane, race, say)])
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    for name, steps, comparisons, result in rows:
        cells = [
            name.ljust(widths[0]),
            steps.rjust(widths[1]),
            comparisons.rjust(widths[2]),
            result,
        ]
        yield "  ".join(cells).rstrip()


def _result(lane: Lane, race: Race, say: Words) -> str:
    """Return what a search has achieved so far."""
    if lane.has_solution:
        return say("race_solution_at", step=lane.at)
    if lane.waits:
        return say("race_over_at", step=lane.at)
    return say("race_none_in", most=race.clock)


def _race_as_json(race: Race) -> Iterator[str]:
    """Yield a line of JSON for each search of a race."""
    import json

    for lane in race.lanes:
        search = lane.search
        rows = None
        if lane.has_solution:
            rows = [row + 1 for row in search.position.rows]
        data = {
            "n": race.n,
            "strategy": search.strategy.value,
            "steps": lane.at,
            "comparisons": search.comparisons,
            "waits_at": lane.at if lane.waits else None,
            "rows": rows,
        }
        yield json.dumps(data)
