"""What the search does, as text: worked out alike by CPython and in a page, so that the two can be compared."""

from __future__ import annotations

from queens_viz.search.guided import last_step
from queens_viz.search.position import Position
from queens_viz.search.search import Search
from queens_viz.words.words import Words


def steps(n: int, language: str) -> str:
    """Return all positions of a cycle with what leads to them and what is said of each, and then the way back."""
    say, search, lines = Words(language), Search(n), list[str]()
    while not lines or not search.is_first:
        event, said = search.step(), say.sentence(search.position, search.solutions)
        last = last_step(search.position)
        led = f"{last.event} from {last.before}" if last else ""
        lines.append(
            f"{event} {search!r} {led} {say.number(1000 * len(lines))} {said.kind} {said[1:]}"
        )
    search = Search.at(Position.end(n))
    while undone := search.back():
        lines.append(f"{undone} {search.position} {search.steps} {search.solutions}")
    return "\n".join(lines)
