"""A pupil in line mode who is the search, and what is no move; and the words of each language."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.position import shortened
from queens_viz.words.words import LANGUAGES, Words

from . import facts
from .talk import ODD, VERDICT, Talk, lines_of, states
from .tiers import sizes

SAY = Words()


def move_to(fact: facts.Fact) -> str:
    """Return what a pupil types who makes the step that leads to a state."""
    if fact.is_end:
        return "complete"
    return "solution" if fact.row is None else f"{fact.column + 1} {fact.row + 1}"


@pytest.mark.parametrize("n", sizes(1, 4, 6))
def test_who_makes_every_step_right_hears_where_the_search_is_and_no_verdict(n: int) -> None:
    talk, walk = Talk(n), facts.walk(n)
    assert talk.type("be the search")[0] == SAY("line_by_hand")
    for step, fact in enumerate(walk[1:], start=1):
        told = talk.type(move_to(fact))
        assert told[0].startswith(f"Right! Step {step}: ")
        if fact.row is not None:
            assert not VERDICT.search(told[0].partition(": ")[2].replace("Going on after solution", ""))
            assert told[1:] == ["Where does the red queen go?"]
        elif not fact.is_end:
            assert told[1:] == ["Where does the last queen go?"]
    total = TOTAL_STEPS[n]
    assert told[1:] == [f"{total} steps, {total} of them right at once.", SAY("next_round")]


@pytest.mark.parametrize(
    ("at", "typed", "told"),
    [
        ("2,4:6", "3 7", "Column 3, row 6 is safe. No queen stands in its row or on its diagonals."),
        ("2,4:6", "4 6", "A safe queen is placed where it stands; the next column begins at row 1."),
        ("2,4:4", "4 1", "Column 3, row 4 is attacked by the queens in column 1 (rising diagonal) and column 2 (row)."),
        ("2,4:4", "complete", "An attacked queen moves up one row in its column."),
        ("2,4:6", "solution", "A safe queen is placed where it stands; the next column begins at row 1."),
    ],
)
def test_a_wrong_move_is_told_what_it_has_overlooked_and_asked_again(at: str, typed: str, told: str) -> None:
    talk = Talk(8, at)
    talk.type("be the search")
    assert talk.type(typed) == [f"Not quite: try again. {told}"]
    assert talk.mode.position == Position.parse(at, 8)
    fact = facts.walk(8)[facts.step(8, at) + 1]
    assert talk.type(move_to(fact))[0].startswith("Right! Step ")
    assert talk.type("be the search")[:2] == [
        "You are no longer the search.",
        f"One step. {SAY('hardest', what=SAY(_hardest(at)), missed=1)}",
    ]


def _hardest(at: str) -> str:
    return "hardest_place" if at == "2,4:6" else "hardest_up"


@pytest.mark.parametrize("typed", ["", "n", "1", "9 1", "0 1", "1 0", "3 9", "y", "safe", "3-1", "3 1 1", *ODD])
def test_what_is_no_square_is_named_and_is_no_answer(typed: str) -> None:
    talk = Talk(8, "2,4:6")
    talk.type("be")
    named = f"{shortened(typed.casefold())!r} is no answer here. " if typed else ""
    assert talk.type(typed) == [named + SAY("line_moves", n=8)]
    assert talk.type("be")[:2] == ["You are no longer the search.", *lines_of("", 8, "2,4:6")[1:2]], "none was counted"


def test_one_exercise_ends_the_other() -> None:
    talk = Talk(8, "2,4:6", predicts=True)
    talk.type("y")
    told = talk.type("be the search")
    assert told[:2] == ["Predict is off: 1 of 1 right.", SAY("line_by_hand")]
    assert told[-1] == "Where does the red queen go?"
    told = talk.type("predict")
    assert told[:2] == ["You are no longer the search.", SAY("line_predict")]
    assert told[-1] == "Safe or attacked?", "here no verdict has been told"


def test_back_next_solution_and_another_place_go_on_asking() -> None:
    talk = Talk(6)
    talk.type("be the search")
    assert talk.type("s")[0].startswith("Step 171: Solution 1")
    assert states(talk.type("b")) == [(170, "Column 6, row 5 is tested now.")]
    assert talk.type("at 1:2")[-1] == "Where does the red queen go?"


def test_another_size_counts_the_steps_anew() -> None:
    talk = Talk(8, "2,4:6")
    talk.type("be the search", "4 1")
    assert talk.type("size 4")[0] == "4 queens."
    assert talk.type("be")[1] == lines_of("", 4)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_its_own_words_answer(language: str) -> None:
    say = Words(language)

    def word(key: str) -> str:
        return say(key).partition("/")[0]

    talk = Talk(4, "2,4,1:3", language=language)
    told = talk.type(word("word_by_hand"))
    assert told[0] == say("line_by_hand")
    assert talk.type(word("word_solution"))[0].startswith(say("line_moved"))
    assert talk.type(word("word_safe")) == [
        f"{say('line_no_answer', given=word('word_safe').casefold())} {say('line_moves', n=4)}"
    ]
    talk.type(f"{word('word_at')} 4,2:4")
    talk.type(f"{word('word_at')} 4:2", word("word_predict"))
    assert talk.type(word("word_attacked"))[0].startswith(say("line_wrong", told="", tally="")[:3])
