"""A pupil in line mode who predicts, or is the search; and what is no answer."""

from __future__ import annotations

import pytest

from queens_viz import Position
from queens_viz.app.questions import Question
from queens_viz.line import IN_WORDS
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.position import shortened
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..talk import ODD, VERDICT, Talk, lines_of, states, traced
from ..tiers import sizes

SAY = Words()


def verdict_of(fact: facts.Fact) -> str:
    assert fact.row is not None
    return "x" if facts.attacked_by(fact.board, fact.row) else "y"


def square_of(fact: facts.Fact) -> str:
    """Return how the square of the red queen is typed, or that the search is over."""
    return "complete" if fact.is_end else f"{fact.column + 1} {(fact.row or 0) + 1}"


@pytest.mark.parametrize("n", sizes(2, 4, 6))
def test_who_predicts_everything_right_hears_every_sentence_and_is_right_each_time(n: int) -> None:
    talk, made, every, walk = Talk(n, predicts=True), 0, traced(n), facts.walk(n)
    for step in range(1, TOTAL_STEPS[n] + 1):
        before, fact = talk.type(""), walk[step]
        assert states(before)[0][0] == step
        asks = [] if fact.row is None or not fact.board else [verdict_of(fact)]
        if asks:
            assert before[-1] == "Safe or attacked?"
            assert not VERDICT.search(" ".join(before))
        if asks == ["x"]:
            asks.append(str(facts.attacked_by(fact.board, fact.row or 0)[-1] + 1))
        if step < TOTAL_STEPS[n] and (walk[step + 1].is_lift or walk[step + 1].is_end):
            asks.append(square_of(walk[step + 1]))
        for answer in asks:
            made += 1
            told = talk.type(answer)
        if asks:
            assert told[0].startswith("Right! ")
            assert told[0].endswith(f" {SAY.tally(made, made)}.")
        else:
            assert states(before) == [every[step]]
        assert talk.type("y") == [SAY("line_no_question")], "nothing is left open"
    assert made > 4


def test_the_return_is_asked_after_the_verdict_and_told_when_it_was_answered() -> None:
    talk = Talk(4, "1,3:4", predicts=True)
    talk.type("x")
    verdict, question = talk.type("2")
    assert verdict.startswith("Right! Column 3, row 4 is attacked by the queen in column 2, row 3")
    assert question == "Column 3 is used up: there is no row left to try. Where does the red queen go?"
    assert talk.type("?")[-2:] == [f"Step 7: {SAY.tested(Position.parse('1,3:4', 4)).told}", question]
    assert talk.type("2,4") == [
        "Right! Column 3 is used up: the queen of column 2 is lifted from row 3 and tries row 4, which is tested next. "
        "3 of 3 right."
    ]
    assert talk.type("") == [
        "Step 8: Back to column 2. Column 3 is used up: the queen of column 2 is lifted from row 3 and tries row 4, "
        "which is tested now.",
        "Safe or attacked?",
    ]
    assert talk.type("y")[0] == f"Right! {SAY.tested(Position.parse('1:4', 4)).told} 4 of 4 right."


@pytest.mark.parametrize("column", range(1, 5))
def test_any_queen_that_attacks_is_right_and_all_are_named(column: int) -> None:
    told = Talk(6, "1,3,5,2:3", predicts=True).type("x", str(column))
    begin, right = ("Right!", 2) if column > 1 else ("No:", 1)
    all_named = "the queens in column 2 (row), column 3 (falling diagonal) and column 4 (rising diagonal)"
    assert told[1] == f"{begin} Column 5, row 3 is attacked by {all_named}. {right} of 2 right."


@pytest.mark.parametrize("at", ["2,4:1", "2,4:4", "2:1"])
def test_a_wrong_verdict_is_told_with_what_is_true(at: str) -> None:
    position, talk = Position.parse(at, 8), Talk(8, at, predicts=True)
    sentence = SAY.tested(position)
    wrong = "y" if facts.attacked_by(position.board, position.candidate) else "x"
    assert talk.type(wrong) == [f"No: {sentence.told} 0 of 1 right.", sentence.next]
    assert talk.type("y") == [SAY("line_no_question")], "the question is closed"


@pytest.mark.parametrize("answered", [(), ("x",)])
@pytest.mark.parametrize("typed", ["", "n", "1", "y", "1 1", "solution", *ODD])
def test_while_a_question_is_open_nothing_tells_the_verdict(typed: str, answered: tuple[str, ...]) -> None:
    if typed in ("1", "y") and (typed == "1") is bool(answered):
        return  # that is an answer
    talk = Talk(6, "1,3,5,2:3", predicts=True)
    talk.type(*answered)
    hint = SAY("line_columns", columns=4) if answered else SAY("line_verdicts")
    named = f"{shortened(typed.casefold())!r} is no answer here. " if typed else ""
    assert talk.type(typed) == [named + hint]
    told = [*talk.type("board"), *talk.type("?")[-3:]]
    assert told[-3] == "Rows of the queens, from column 1 on: 1, 3, 5, 2."
    assert told[-1] == (SAY("line_which") if answered else "Safe or attacked?")
    assert not VERDICT.search(" ".join(told))
    assert talk.mode.position == Position.parse("1,3,5,2:3", 6)
    answers = ("2",) if answered else ("x", "2")
    assert talk.type(*answers)[-2].endswith("2 of 2 right."), "it was still open"


def test_from_an_open_question_one_can_go_back_or_on_and_that_is_no_answer() -> None:
    talk = Talk(6, "1,3,5:2", predicts=True)
    told = talk.type("b")
    assert told[-1] == "Safe or attacked?"
    assert not VERDICT.search(" ".join(told))
    talk.type("x", "b")
    told = talk.type("s")
    assert told[0].startswith("Step 171: Solution 1")
    assert told[1].endswith("Where does the last queen go?")
    talk.type("6 6")
    talk.type("")
    told = talk.type("p")
    assert told[0].startswith("Predict is off: 2 of 2 right.")
    assert states(told) == traced(6)[172:173]


def test_p_begins_with_the_next_step_and_its_end_tells_what_was_asked() -> None:
    talk = Talk(4, "1:1")
    assert talk.type("predict") == [SAY("line_predict")], "here the verdict has been told"
    assert talk.type("y") == [SAY("line_no_question")]
    assert talk.type("p") == ["Predict is off."]
    for answer in ("y", "x", "safe", "attacked", "solution", "complete"):
        assert talk.type(answer) == [SAY("line_no_exercise")]
    talk.type("p", "")
    assert talk.type("y")[0].endswith(" 0 of 1 right.")
    assert talk.type("p") == ["Predict is off: 0 of 1 right."]
    talk.type("p", "", "safe")
    assert talk.type("p") == ["Predict is off: 1 of 1 right."], "a new tally"
    talk.type("p", "")
    assert talk.type("p") == ["Predict is off.", *lines_of("", 4, "1,3:1")[1:]]


ANSWERED_BY = {
    Question.VERDICT: ["y ", "x "],
    Question.REASON: ["3"],
    Question.RETURN: ["8", "word_complete"],
    Question.MOVE: ["8", "word_solution", "word_complete"],
}


@pytest.mark.parametrize("question", Question)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_hint_that_names_what_answers_it(language: str, question: Question) -> None:
    say = Words(language)
    hint = say(IN_WORDS[question][0], n=8, columns=3)
    for answer in ANSWERED_BY[question]:
        assert (say(answer).partition("/")[0] if answer.startswith("word") else answer) in hint


# Be the search.


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
