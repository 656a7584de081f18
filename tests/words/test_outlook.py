"""What is said of the later columns, against a look at all their squares, and of the steps made in vain."""

from __future__ import annotations

import re

import pytest

from queens_viz import Position
from queens_viz.words.outlook import outlook, shares
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..search.test_ahead import empty_later, position

ENGLISH, GERMAN = Words("en"), Words("de")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", range(1, 7))
def test_exactly_the_columns_are_named_that_have_no_safe_square_left(
    n: int, language: str
) -> None:
    say = Words(language)
    others = {say("none_empty"), say("no_later")}
    for state in facts.walk(n):
        told = outlook(position(n, state), say).text
        columns = [str(column + 1) for column in empty_later(n, state.board)]
        assert re.findall(r"\d+", told) == columns, state
        assert (told in others) is not bool(columns), state
        assert (told == say("no_later")) is (
            state.is_end or len(state.board) + 1 >= n
        ), state


@pytest.mark.parametrize(
    ("named", "say", "headline"),
    [
        (None, ENGLISH, "Columns 13, 14, 15 and 16 have no safe square left:"),
        (4, ENGLISH, "Columns 13, 14, 15 and 16 have no safe square left:"),
        (3, ENGLISH, "Columns 13, 14 and 2 more have no safe square left:"),
        (2, ENGLISH, "Columns 13 and 3 more have no safe square left:"),
        (3, GERMAN, "Spalten 13, 14 und 2 weitere haben kein sicheres Feld mehr:"),
    ],
)
def test_of_many_columns_only_some_are_named_where_that_is_asked(
    named: int | None, say: Words, headline: str
) -> None:
    many = Position.parse("5,3,10,6,2,12,7,11,8,1,9:1", 16)
    assert empty_later(16, many.board) == (12, 13, 14, 15)
    assert outlook(many, say, named).headline == headline


@pytest.mark.parametrize(
    ("text", "n", "steps", "told"),
    [
        ("1,5,8,6,3,7,2,4", 8, 876, ("240 of 876 steps came after a column ran out of safe squares",
         "Looking ahead would have saved 480 of 876 steps",
         "Of 876 steps: 240 after a dead end, 480 avoidable by looking ahead")),
        (":1", 8, 0, ("No step came after a column ran out of safe squares",
         "Looking ahead would have saved no steps",
         "Of 0 steps: 0 after a dead end, 0 avoidable by looking ahead")),
        (":1", 9, 0, ()),
        ("1,4,6,8,3:7", 8, None, ()),
        ("ahead/:1", 8, 0, ()),
    ],
)  # fmt: skip
def test_steps_made_in_vain_and_those_that_looking_ahead_would_have_saved_are_told(
    text: str, n: int, steps: int | None, told: tuple[str, ...]
) -> None:
    assert shares(Position.parse(text, n), steps, ENGLISH) == told
