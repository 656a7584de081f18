"""Sentences about a board that was read from a text."""

from __future__ import annotations

from ..search.notation import Board
from ..search.readings import Axis, Kind, Reading
from .words import Words


def reading_in_words(reading: Reading, say: Words) -> str:
    """Return how a board was read, in a few words.

    >>> reading_in_words(Reading(Kind.ROWS, 8, base=0), Words())
    'rows counted from 0, column by column'
    >>> reading_in_words(Reading(Kind.SQUARES, 8, base=1, axis=Axis.ROW), Words())
    'squares (row, column), counted from 1'
    """
    if reading.kind in (Kind.GRID, Kind.FLAT, Kind.CELLS):
        return say("reading_grid")
    if reading.kind is not Kind.SQUARES:
        return say("reading_rows", base=reading.base)
    if reading.axis is Axis.ROW:
        return say("reading_squares", base=reading.base)
    return say("reading_names", base=reading.base)


def how_read(board: Board, say: Words) -> str:
    """Return a sentence about how a board was read; empty for a position of the search.

    >>> how_read(Board(8, frozenset(), Reading(Kind.GRID, 8), others=2), Words())
    'Read as a grid, top row first. This is the first of 3 boards.'
    """
    if board.reading is None:
        return ""
    how = say("read_as", reading=reading_in_words(board.reading, say))
    if not board.others:
        return how
    return f"{how} {say('first_of_boards', count=board.others + 1)}"
