"""The race of all searches as a table, or as JSON: how far each came, and how it came out."""

from __future__ import annotations

from collections.abc import Iterator

from ..search.race import Race
from ..text import Format
from ..words.words import Words

AT_ONCE = 1000
"""Ticks of the clock between two reports of progress."""

FORMATS = ("text", "json")
"""How a race is written."""

GAP = "  "
"""What stands between the columns of the table."""


def ticks(race: Race) -> Iterator[int]:
    """Let a race run to its end, and yield the ticks that were made, now and then."""
    while not race.is_over:
        yield race.advance(AT_ONCE, stops_at_news=False)


def written(race: Race, say: Words, form: Format) -> Iterator[str]:
    r"""Yield the lines of a race where it stands: a table with a head, or a line of JSON for each search.

    >>> race = Race(6)
    >>> race.go_to(200)
    >>> print(*written(race, Words(), Format.TEXT), sep="\n")
    6 queens              steps  comparisons
    Column by column        171          355  solution at 171
    Looking ahead            99          229  solution at 99
    Fewest squares first     99          230  solution at 99
    >>> print(*list(written(race, Words(), Format.JSON))[:1])
    {"n": 6, "strategy": "plain", "steps": 171, "comparisons": 355, "waits_at": 171, "rows": [2, 4, 6, 1, 3, 5]}
    """
    return _objects(race) if form is Format.JSON else _table(race, say)


def _table(race: Race, say: Words) -> Iterator[str]:
    rows = [[say.count("queens", race.n), say("race_steps_made_other"), say("race_comparisons_other"), ""]]
    for lane in race.lanes:
        end = say("race_solution_at" if lane.has_solution else "race_over_at", step=lane.at)
        if not lane.waits:
            end = say("race_none_in", most=race.clock)
        name, figures = say(f"race_{lane.search.strategy.value}"), (lane.at, lane.search.comparisons)
        rows.append([name, *map(say.number, figures), end])
    names, *numbers = [max(map(len, column)) for column in list(zip(*rows, strict=True))[:3]]
    for name, steps, comparisons, end in rows:
        cells = [name.ljust(names), steps.rjust(numbers[0]), comparisons.rjust(numbers[1]), end]
        yield GAP.join(cells).rstrip()


def _objects(race: Race) -> Iterator[str]:
    import json

    for lane in race.lanes:
        search = lane.search
        rows = [row + 1 for row in search.position.rows] if lane.has_solution else None
        told = {"n": race.n, "strategy": search.strategy.value, "steps": lane.at, "comparisons": search.comparisons}
        yield json.dumps(told | {"waits_at": lane.at if lane.waits else None, "rows": rows})
