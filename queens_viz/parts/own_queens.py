"""The board of a person's own program: its queens, squares and numbers.

The program's squares are a line and a place in it, counted from 0. On the screen they
are where its author has them: a line is a column from the left, or a row from the top
if the board is a grid. The edges count as the program does.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..app.moment import PlaybackMoment
from ..app.questions import Square
from ..search.readings import Axis, Kind
from .board import Badge, BoardLook, Marked, Numbers
from .edges import StackLook
from .pieces import Mark

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..tracing.board import Board

USUAL_NUMBERS = Numbers()
"""How our search counts."""

USUAL_SIZE = 8
"""The size of the board that is drawn before any is known."""

WITH_STACK = (Kind.ROWS, Kind.DICTIONARY)
"""The kinds of boards with a value for each line, which are shown below the board."""


def size_at(playback: PlaybackMoment) -> int | None:
    """Return the size of a program's board at a step, None if that is not known."""
    return playback.story.size_at(playback.step)


def has_no_board(playback: PlaybackMoment) -> bool:
    """Return whether a program has been judged, and no board was found."""
    story = playback.story
    return story.verdict is not None and story.board is None


def has_shared_rows(playback: PlaybackMoment) -> bool:
    """Return whether the lines of a board are one list: no queen is placed alone."""
    verdict = playback.story.verdict
    return verdict is not None and verdict.name == "shared"


def is_by_row(board: Board | None) -> bool:
    """Return whether the lines of a board are rows."""
    return board is not None and board.axis is Axis.ROW


def square_on_board(square: Square, n: int, *, by_row: bool) -> Square:
    """Return the column and row of a program's square on a board of size n.

    >>> [square_on_board((0, 2), 4, by_row=by_row) for by_row in (False, True)]
    [(0, 2), (2, 3)]
    """
    line, place = square
    if by_row:
        return place, n - 1 - line
    return line, place


def numbers_of(playback: PlaybackMoment) -> Numbers:
    """Return how a program counts columns and rows."""
    board = playback.story.board
    if board is None:
        return Numbers()
    lines = board.first_number
    places = board.number(0)
    if is_by_row(board):
        return Numbers(places, lines, is_from_top=True)
    return Numbers(lines, places)


def own_queens(playback: PlaybackMoment) -> BoardLook:
    """Return what the board of a program shows at its step."""
    story = playback.story
    step = playback.step
    n = size_at(playback) or USUAL_SIZE
    by_row = is_by_row(story.board)
    queens = on_board(story.queens_at(step), n, by_row=by_row)
    pairs = []
    for pair in story.attacks_at(step):
        squares = on_board(pair, n, by_row=by_row)
        if len(squares) == 2:
            pairs.append((squares[0], squares[1]))
    candidate = None
    badge = None
    attackers: tuple[Square, ...] = ()
    if playback.is_at_fault and pairs and not has_shared_rows(playback):
        # The queen that was placed last is the one that is attacked.
        candidate = pairs[-1][1]
        badge = Badge.ATTACKED
        attackers = tuple([one for one, other in pairs if other == candidate])
        queens = [queen for queen in queens if queen != candidate]
        pairs = [pair for pair in pairs if pair[1] != candidate]
    tested = story.tested_at(step)
    if candidate is None and tested:
        candidate = next(iter(on_board((tested,), n, by_row=by_row)), None)
    tried = on_board(story.tried_at(step), n, by_row=by_row)
    tried = [square for square in sorted(tried) if square not in (candidate, *queens)]
    searched = [*tried, candidate] if candidate else tried
    # A line is a column, or a row.
    axis = 1 if by_row else 0
    lines = {square[axis] for square in searched}
    line = lines.pop() if len(lines) == 1 else None
    return BoardLook(
        n,
        # What is wrong doesn't have the colour of a success.
        story.is_solution_at(step) and not playback.is_at_fault,
        queens=tuple(queens),
        candidate=candidate,
        badge=badge,
        attacking_queens=attackers,
        marks=tuple([Marked(*square, Mark.TRIED, is_old=False) for square in tried]),
        pairs=tuple(pairs),
        framed_column=None if by_row else line,
        framed_row=line if by_row else None,
    )


def on_board(squares: Iterable[Square], n: int, *, by_row: bool) -> list[Square]:
    """Return squares of a program as columns and rows of a board of size n.

    Squares that are not on the board are left out: a program may be wrong there.

    >>> on_board([(0, 2), (4, 0)], 4, by_row=False), on_board([(0, 2)], 4, by_row=True)
    ([(0, 2)], [(2, 3)])
    """
    return [
        square_on_board((line, place), n, by_row=by_row)
        for line, place in squares
        if 0 <= line < n and 0 <= place < n
    ]


# The stack.


def has_stack(playback: PlaybackMoment) -> bool:
    """Return whether the values of a program's board are below it."""
    board = playback.story.board
    return board is not None and board.kind in WITH_STACK


def own_stack(playback: PlaybackMoment, look: BoardLook) -> StackLook:
    """Return the list of a program by its name, below the columns of its board.

    It also has the numbers that are no queens, such as those that a program leaves when
    it goes back. If its values are those of rows, it is one line.
    """
    board = playback.story.board
    if board is None:
        return StackLook((), frozenset(), (), is_tested=False, caption="")
    texts: dict[int, str] = {}
    for line, place in playback.story.queens_at(playback.step):
        number = str(board.number(place))
        texts[line] = f"{texts[line]} …" if line in texts else number
    red = {column for pair in look.pairs for column, _ in pair}
    red |= {column for column, _ in look.attacking_queens}
    if look.candidate and look.badge:
        red.add(look.candidate[0])
    other = set[int]()
    for column, number in enumerate(playback.story.stored_at(playback.step)):
        if column not in texts and number.removeprefix("-").isdigit():
            texts[column] = number
            other.add(column)
    columns = range(max(texts, default=-1) + 1)
    return StackLook(
        cells=tuple([texts.get(column, "") for column in columns]),
        red=frozenset(red),
        placed=(),
        is_tested=False,
        caption=board.variable.name,
        other=frozenset(other),
        is_line=is_by_row(board),
    )
