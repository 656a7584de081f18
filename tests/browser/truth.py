"""What the search and the reader do, as text: by CPython and in a page, so that the two can be compared."""

from __future__ import annotations

from queens_viz.search.guided import last_step
from queens_viz.search.notation import read
from queens_viz.search.position import Position
from queens_viz.search.printed import boards
from queens_viz.search.search import Search
from queens_viz.words.boards import how_read
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


def board_in(text: str, n: int, language: str) -> str:
    """Return which board is read in a text, and how, or what is wrong with it; and all that were printed."""
    say = Words(language)
    printed = [(board.line, board.n, board.rows) for board in boards(text.split("\n"))]
    try:
        board = read(text, n)
        how = how_read(board, say)
        said = f"{how} {board.n} {sorted(board.queens)} {board.place()}"
    except ValueError as error:
        said = say.complaint(error)
    return f"{said} {printed}"
