"""The solutions that contain the queens of the class's own board."""

from __future__ import annotations

from typing import NamedTuple

from ..search.completions import Completions
from ..search.facts import TOTAL_SOLUTIONS
from ..search.position import Position
from .app import App
from .binding import Binding, Group
from .commands import Action
from .layers import Layer
from .own_board import OwnBoard


class Completed(NamedTuple):
    """What is known about the solutions that contain some queens."""

    n: int  # the size of the board
    number: int  # how many have been counted
    total: int | None  # how many solutions there are, with any queens, if it is known
    is_complete: bool  # all that contain the queens have been counted
    is_counting: bool  # more are being counted
    numbers: tuple[tuple[int, ...], ...]  # in how many a queen is on [column][row]


def _count(app: App) -> Completions | None:
    """Return the count for the own board, and have it go on.

    There is none in a lesson, whose class finds out itself what can be completed, nor
    without queens, or with queens that attack each other, unless numbers are shown.
    """
    own = app.own_board
    if own and _is_counted(app, own):
        return app.player.completions(own.queens)
    return None


def _is_counted(app: App, own: OwnBoard) -> bool:
    """Return whether the solutions with the queens of a board are counted."""
    if app.state.lesson or own.pairs or own.is_solution:
        return False
    return len(own.queens) > 0 or own.has_numbers


def completed(app: App) -> Completed | None:
    """Return what is known about the solutions with the queens of the own board.

    It is counted from now on, in spare time. None if nothing is to be counted.
    """
    count = _count(app) if app.state.exercise else None
    if not count:
        app.player.findings.wanted = None
        return None
    own = app.own_board
    numbers: tuple[tuple[int, ...], ...] = ()
    if own and own.has_numbers and (count.number or count.is_over):
        numbers = tuple([tuple(column) for column in count.numbers])
    return Completed(
        count.n,
        count.number,
        total=TOTAL_SOLUTIONS.get(count.n),
        is_complete=count.is_complete,
        is_counting=not count.is_over,
        numbers=numbers,
    )


# The first of them, and the numbers on the squares.


def has_first_solution(app: App) -> bool:
    """Return whether a solution with these queens is known."""
    own = app.own_board
    count = _count(app)
    return own is not None and count is not None and count.first is not None


def why_no_first_solution(app: App) -> str:
    """Return why there is no way to a solution with these queens."""
    own = app.own_board
    if not own or app.state.lesson:
        return "no_numbers_in_lesson"
    if own.is_solution:
        return "is_solution_already"
    if not own.queens:
        return "is_empty"
    count = _count(app)
    if count and not count.is_complete:
        return "first_not_counted"
    return "no_completion"


def go_to_first_solution(app: App) -> None:
    """Go to the first solution with the queens of the own board, and close it."""
    count = _count(app)
    assert count
    assert count.first
    app.change(exercise=None)
    app.jump(Position(count.n, count.first, 0))


def can_show_numbers(app: App) -> bool:
    """Return whether numbers can be shown on the free squares of the own board."""
    return app.own_board is not None and not app.state.lesson


def turn_numbers(app: App) -> None:
    """Show or hide in how many solutions there is a queen on each free square."""
    own = app.own_board
    assert own
    app.change(own_board=own._replace(has_numbers=not own.has_numbers), message="")


COMPLETING_ROWS = (
    Binding(
        Action.FIRST_SOLUTION,
        keys=("f",),
        does=go_to_first_solution,
        when=has_first_solution,
        else_say=why_no_first_solution,
        layers=(Layer.OWN_BOARD,),
        group=Group.ANSWERS,
    ),
    Binding(
        Action.NUMBERS,
        keys=("n",),
        does=turn_numbers,
        when=can_show_numbers,
        else_say="no_numbers_in_lesson",
        layers=(Layer.OWN_BOARD,),
    ),
)
"""What can be done on the own board beside placing queens."""
