"""Line mode: told sentence for sentence as the trace is, forwards and back, and what is asked before it is told."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest

from queens_viz import Position, Search, attackers, line, text
from queens_viz.line import LineMode
from queens_viz.search.facts import FIRST_SOLUTION, TOTAL_STEPS
from queens_viz.words.languages import LANGUAGES
from queens_viz.words.words import Words

from .pairs import each_once
from .support import search_at

SAY = Words()
VERDICT = re.compile(r"(is|are) (safe|attacked)|by the queen|Solution|No queen stands in")
"""What tells a verdict, in English."""


def lines_of(typed: str, n: int, at: str = ":1", *, predicts: bool = False, language: str = "en") -> list[str]:
    """Return the lines that are told where this is typed."""
    sink = io.StringIO()
    LineMode(search_at(n, at), Words(language), io.StringIO(typed), sink, predicts=predicts).run()
    assert all(one.isprintable() or one in "\n\u00a0\u202f" for one in sink.getvalue()), "no escape codes"
    return sink.getvalue().splitlines()


def states(lines: list[str], language: str = "en") -> list[tuple[int, str]]:
    """Return the steps and sentences among the lines."""
    found = [re.fullmatch(Words(language)("line_step", steps=r"(\d[^:]*)", told="(.*)"), one) for one in lines]
    return [(int(re.sub(r"\D", "", one[1])), one[2]) for one in found if one]


@cache
def traced(n: int, language: str = "en") -> list[tuple[int, str]]:
    """Return the steps and sentences of the trace."""
    parts = [one.split("\t") for one in text.trace(Search(n), Words(language))]
    return [(int(steps), told) for steps, _, told in parts]


class Talk:
    """A person at line mode, who types words and hears what comes of them."""

    def __init__(self, n: int, at: str = ":1", *, predicts: bool = False) -> None:
        self._sink = io.StringIO()
        self.mode = LineMode(search_at(n, at), SAY, io.StringIO(), self._sink, predicts=predicts)
        self.mode.begin()

    def type(self, *words: str) -> list[str]:
        """Return the lines that these words bring."""
        self._sink.seek(0)
        self._sink.truncate()
        for word in words:
            self.mode.obey(word)
        return self._sink.getvalue().splitlines()


@each_once({"n": range(1, 7), "language": tuple(LANGUAGES)})
def test_played_by_enter_it_is_the_trace_sentence_for_sentence(n: int, language: str) -> None:
    told = lines_of("\n" * TOTAL_STEPS[n], n, language=language)
    assert states(told, language) == traced(n, language)
    assert len(told) == 1 + 2 * (TOTAL_STEPS[n] + 1)
    say, search = Words(language), Search(n)
    for next_ in told[2:-2:2]:
        assert next_ == say.sentence(search.position).next
        search.step()
    assert told[-1] == say("next_round")


@pytest.mark.parametrize("word", ["", "n", " ", "  N \r"])
def test_enter_n_and_space_are_one_step(word: str) -> None:
    assert states(lines_of(f"{word}\n" * 5, 4)) == traced(4)[:6]


def test_the_first_line_says_what_this_is_and_how_to_get_help() -> None:
    assert lines_of("", 4) == [
        "4 queens, step by step. Enter makes a step; ? tells what else you can type.",
        "Step 0: Column 1, row 1 is safe. No other queen stands on the board.",
        "Next: the queen is placed; column 2 begins at row 1.",
    ]
    assert lines_of("", 1)[0].startswith("1 queen, step by step.")
    assert lines_of("", 1, language="de")[0].startswith("1 Dame, Schritt für Schritt.")


@pytest.mark.parametrize("n", range(1, 6))
def test_back_tells_the_same_sentences_backwards(n: int) -> None:
    total = TOTAL_STEPS[n]
    told = states(lines_of("\n" * total + "b\n" * total, n))
    assert told[total:] == told[: total + 1][::-1]


def test_before_the_first_position_there_is_nothing() -> None:
    told = lines_of("b\n\nb\nb\n", 4)
    assert told[3] == told[-1] == SAY("line_first")
    assert [step for step, _ in states(told)] == [0, 1, 0]


def test_from_a_position_on_it_goes_forth_and_back() -> None:
    told, every = states(lines_of("\n\nb\nb\nb\n", 8, "2,4,1:3")), traced(8)
    assert [step - told[0][0] for step, _ in told] == [0, 1, 2, 1, 0, -1]
    assert all(every[step] == (step, words) for step, words in told)


@pytest.mark.parametrize("n", range(1, 7))
def test_s_goes_to_each_solution_and_then_to_the_end(n: int) -> None:
    every = traced(n)
    wanted = [one for one in every[1:] if one[1].startswith(("Solution", "Search"))]
    assert states(lines_of("s\n" * len(wanted), n)) == [every[0], *wanted]


def test_single_steps_go_on_from_a_solution() -> None:
    every, first = traced(8), FIRST_SOLUTION[8]
    assert states(lines_of("s\n\nb\nb\ns\n", 8))[1:] == [every[first + k] for k in (0, 1, 0, -1, 0)]


def test_the_end_is_told_before_the_search_begins_again() -> None:
    talk, again = Talk(4), [SAY("line_again")]
    assert talk.type("s", "s", "s")[-2:] == [
        "Step 62: Search complete: 2 solutions. All rows of column 1 have been tried.",
        "Next: the search begins again.",
    ]
    assert talk.type("s") == again
    assert talk.type("s") == again, "only Enter begins again"
    assert states(talk.type("")) == traced(4)[:1]
    assert talk.type("b") == [SAY("line_first")]
    talk.type("s", "s", "s")
    assert talk.type("") == again
    assert states(talk.type("?")) == traced(4)[-1:]
    assert talk.type("n") == again, "what was said counts only for the word after it"
    assert states(talk.type("n")) == traced(4)[:1]


def test_back_from_the_end() -> None:
    talk = Talk(4)
    talk.type("s", "s", "s", "")
    assert states(talk.type("b", "")) == traced(4)[-2:]
    assert talk.type("") == [SAY("line_again")]


def test_where_steps_are_not_known_none_is_told() -> None:
    first, second, back, last = lines_of("\nb\ns\n", 12, "2,4:1")[1::2]
    assert (first, second) == (back, "Column 4, row 1 is attacked by the queen in column 3, row 1: same row.")
    assert last == "A solution: all 12 are safe. No two queens share a row, a column or a diagonal."


def test_the_end_of_a_search_whose_steps_are_not_known() -> None:
    talk = Talk(11, "11,9,7,5,3,1,10,8,6,4,2")
    assert talk.type("s")[0] == "Search complete. All rows of column 1 have been tried."
    assert states(talk.type("", "")) == [(0, SAY.sentence(Position.first(11), 0).told)]


def test_a_long_search_says_that_it_goes_on_and_how_to_halt_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SAY("line_searching") not in lines_of("s\n", 8)
    monkeypatch.setattr(line, "LISTED_AT_ONCE", 10)
    assert lines_of("s\n", 8).count(SAY("line_searching")) == 1
    assert SAY("line_searching") not in lines_of("s\n", 6), "17 slices are not long"


# Predict.


def verdict_of(position: Position) -> str:
    return "x" if attackers(position.board, position.candidate) else "y"


@pytest.mark.parametrize("n", range(2, 6))
def test_who_predicts_everything_right_hears_every_sentence_and_is_right_each_time(n: int) -> None:
    talk, made, every = Talk(n, predicts=True), 0, traced(n)
    for step in range(1, TOTAL_STEPS[n] + 1):
        before, position = talk.type(""), talk.mode.position
        assert states(before)[0][0] == step
        if not 0 < len(position.board) < n:
            assert states(before) == [every[step]]
            continue
        assert before[-1] == "Safe or attacked?"
        assert not VERDICT.search(" ".join(before))
        answer = verdict_of(position)
        if answer == "x":
            made += 1
            assert talk.type("x") == [SAY("line_which")]
            answer = str(attackers(position.board, position.candidate)[-1] + 1)
        made += 1
        sentence = SAY.tested(position)
        assert talk.type(answer) == [f"Right! {sentence.told} {made} of {made} right.", sentence.next]
        assert sentence.next == SAY.sentence(position).next
    assert made > 4


def test_after_a_lift_the_question_tells_the_lift_and_no_verdict() -> None:
    talk = Talk(4, "1,3:4", predicts=True)
    talk.type("x", "2")
    assert talk.type("") == [
        "Step 8: Back to column 2. Column 3 is used up: the queen of column 2 is lifted from row 3 and tries row 4, "
        "which is tested now.",
        "Safe or attacked?",
    ]
    assert talk.type("y")[0] == f"Right! {SAY.tested(Position.parse('1:4', 4)).told} 3 of 3 right."


@pytest.mark.parametrize("column", range(1, 5))
def test_any_queen_that_attacks_is_right_and_all_are_named(column: int) -> None:
    told = Talk(6, "1,3,5,2:3", predicts=True).type("x", str(column))
    begin, right = ("Right!", 2) if column > 1 else ("No:", 1)
    all_named = "the queens in column 2 (row), column 3 (falling diagonal) and column 4 (rising diagonal)"
    assert told[1] == f"{begin} Column 5, row 3 is attacked by {all_named}. {right} of 2 right."


@pytest.mark.parametrize("at", ["2,4:1", "2,4:4", "2:1"])
def test_a_wrong_verdict_is_told_with_what_is_true(at: str) -> None:
    position, talk = Position.parse(at, 8), Talk(8, at, predicts=True)
    sentence, wrong = SAY.tested(position), {"x": "y", "y": "x"}[verdict_of(position)]
    assert talk.type(wrong) == [f"No: {sentence.told} 0 of 1 right.", sentence.next]
    assert talk.type("y") == [SAY("line_no_question")], "the question is closed"


ODD = ["hm", "yes", "yx", "0", "-1", "１", "²", "٢", "99", "1 2", "\x1b[a", "\x01", "é" * 99]


@pytest.mark.parametrize("answered", [(), ("x",)])
@pytest.mark.parametrize("word", ["", "n", "1", "y", *ODD])
def test_while_a_question_is_open_nothing_tells_the_verdict(word: str, answered: tuple[str, ...]) -> None:
    if word in ("1", "y") and (word == "1") is bool(answered):
        return  # that is an answer
    talk = Talk(6, "1,3,5,2:3", predicts=True)
    talk.type(*answered)
    assert talk.type(word) == [SAY("line_columns", columns=4) if answered else SAY("line_verdicts")]
    told = talk.type("?")
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
    assert talk.type("s")[0].startswith("Step 171: Solution 1")
    talk.type("")
    told = talk.type("p")
    assert told[0] == "Predict is off: 1 of 1 right."
    assert states(told) == traced(6)[172:173]


def test_p_begins_with_the_next_step_and_its_end_tells_what_was_asked() -> None:
    talk = Talk(4, "1:1")
    assert talk.type("p") == [SAY("line_predict")], "here the verdict has been told"
    assert talk.type("y") == [SAY("line_no_question")]
    assert talk.type("p") == ["Predict is off."]
    assert talk.type("y") == talk.type("x") == [SAY("line_no_predict")]
    talk.type("p", "")
    assert talk.type("y")[0].endswith(" 0 of 1 right.")
    assert talk.type("p") == ["Predict is off: 0 of 1 right."]
    talk.type("p", "", "y")
    assert talk.type("p") == ["Predict is off: 1 of 1 right."], "a new tally"
    talk.type("p", "")
    assert talk.type("p") == ["Predict is off.", *lines_of("", 4, "1,3:1")[1:]]


@pytest.mark.parametrize("at", [":1", ":3", "2,4,1,3", "end"])
def test_in_column_1_on_a_solution_and_at_the_end_nothing_is_asked(at: str) -> None:
    told = lines_of("", 4, at, predicts=True)
    assert told[1] == SAY("line_predict")
    assert told[2:] == lines_of("", 4, at)[1:]


# Words.


@pytest.mark.parametrize("word", [*ODD, "1", "quit", "qq", "--all"])
def test_what_is_no_word_is_answered_in_one_line_that_names_those_there_are(word: str) -> None:
    told = lines_of(word + "\n\n", 4)
    assert all(f" {key} " in told[3] == SAY("line_unknown") for key in ("Enter", "b", "s", "p", "?", "q"))
    assert states(told[4:]) == traced(4)[1:2]


def test_help_tells_every_word_and_where_the_search_stands() -> None:
    told = lines_of("?\n", 8, "2,4,1:3")
    assert [one[0] for one in told[3:9]] == ["E", "b", "s", "p", "?", "q"]
    assert told[9] == "Rows of the queens, from column 1 on: 2, 4, 1."
    assert told[10:] == told[1:3]
    assert lines_of("?\n", 4)[9] == "No queen stands on the board."


@pytest.mark.parametrize("typed", ["q\n\n\n", "Q\n\n", " q \n\n", "q", "", "b", "hm"])
def test_q_and_the_end_of_the_input_end_it(typed: str) -> None:
    assert len(lines_of(typed, 4)) == (4 if typed in ("b", "hm") else 3)


def test_a_line_of_a_million_letters_is_one_word_that_there_is_not() -> None:
    assert lines_of("y" * 1_000_000 + "\nb\n", 4)[3:] == [SAY("line_unknown"), SAY("line_first")]
