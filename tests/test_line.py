"""Line mode: told sentence for sentence as the trace is, forwards and back; and what it obeys."""

from __future__ import annotations

import pytest

from queens_viz import Position, Search, line, text
from queens_viz.search.facts import TOTAL_STEPS
from queens_viz.search.guided import begin
from queens_viz.search.position import shortened
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES, Words

from . import facts
from .pairs import each_once
from .talk import ODD, Talk, lines_of, states, traced

SAY = Words()


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
    told, every = states(lines_of("\n\nb\nb\nb\n", 6, "2,4,1:3")), traced(6)
    assert [step - told[0][0] for step, _ in told] == [0, 1, 2, 1, 0, -1]
    assert all(every[step] == (step, words) for step, words in told)


@pytest.mark.parametrize("n", range(1, 7))
def test_s_goes_to_each_solution_and_then_to_the_end(n: int) -> None:
    every = traced(n)
    wanted = [one for one in every[1:] if one[1].startswith(("Solution", "Search"))]
    assert states(lines_of("s\n" * len(wanted), n)) == [every[0], *wanted]


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


def test_where_steps_are_not_known_none_is_told() -> None:
    first, second, back, last = lines_of("\nb\ns\n", 12, "2,4:1")[1::2]
    assert (first, second) == (back, "Column 4, row 1 is attacked by the queen in column 3, row 1: same row.")
    assert last == "A solution: all 12 are safe. No two queens share a row, a column or a diagonal."


def test_a_long_search_says_that_it_goes_on_and_how_to_halt_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SAY("line_searching") not in lines_of("s\n", 8)
    monkeypatch.setattr(line, "LISTED_AT_ONCE", 10)
    assert lines_of("s\n", 8).count(SAY("line_searching")) == 1
    assert SAY("line_searching") not in lines_of("s\n", 6), "17 slices are not long"


# What is typed.


@pytest.mark.parametrize("typed", [*ODD, "1", "4 6", "qq", "--all", "size6", "solutions", "help me"])
def test_what_is_no_command_is_named_in_one_line_that_says_where_commands_are_told(typed: str) -> None:
    told = lines_of(typed + "\n\n", 4)
    given = shortened(typed.casefold())
    assert told[3] == f"{given!r} is no command. Enter makes a step, ? tells all commands."
    assert states(told[4:]) == traced(4)[1:2]


@pytest.mark.parametrize("typed", ["?", "help", " HELP "])
def test_help_tells_every_command_and_where_the_search_stands(typed: str) -> None:
    told = lines_of(typed + "\n", 8, "2,4,1:3")
    begins = ["Enter or n", "b or", "s or", "size", "at", "board", "p or", "be the search", "? or", "q or"]
    assert all(one.startswith(begin) for one, begin in zip(told[3:13], begins, strict=True))
    assert told[13] == "Rows of the queens, from column 1 on: 2, 4, 1."
    assert told[14:] == told[1:3]
    assert lines_of("?\n", 4)[13] == "No queen stands on the board."


QUIT = ["q\n\n\n", "Q\n\n", " q \n\n", "q", "", "quit\n\n", "Quit"]


@pytest.mark.parametrize("typed", [*QUIT, "b", "hm", "quit it"])
def test_quit_and_the_end_of_the_input_end_it(typed: str) -> None:
    assert len(lines_of(typed, 4)) == (3 if typed in QUIT else 4)


@pytest.mark.parametrize(("n", "told"), [(1, "1 queen."), (6, "6 queens."), (100, "100 queens.")])
def test_another_size_is_said_and_begins_with_its_first_position(n: int, told: str) -> None:
    assert lines_of(f"\n\nsize {n}\n", 8)[7:] == [told, *lines_of("", n)[1:]]


@pytest.mark.parametrize("size", ["", "0", "101", "06", "+6", "6.0", "six", "6 7", "６", "9" * 80])
def test_what_is_no_size_is_named_and_changes_nothing(size: str) -> None:
    talk = Talk(8, "2,4:1")
    assert talk.type(f"size {size}") == [
        f"{shortened(size)!r} is no size: type size and a whole number up to 100, as in size 6."
    ]
    assert talk.mode.position == Position.parse("2,4:1", 8)


@pytest.mark.parametrize("at", ["2,4,1:3", "2 4 1:3", "2,4,1,3", ":4"])
def test_at_goes_to_a_position_and_from_there_forth_and_back(at: str) -> None:
    position, told = Position.parse(at, 4), lines_of(f"s\nat {at}\n\nb\nb\n", 4)
    step = facts.step(4, str(position))
    assert states(told)[2:] == [traced(4)[step + k] for k in (0, 1, 0, -1)]


@pytest.mark.parametrize(
    ("at", "complaint"),
    [
        ("1,2:3", "the queens of columns 1 and 2 attack each other"),
        ("2,4:9", "a row is a whole number from 1 to 4, not '9'"),
        ("2,4,1,3:1", "a board of 4 is full with 4 queens: no candidate can follow"),
        ("here", "a row is a whole number from 1 to 4, not 'here'"),
        ("2,4", "a position is like 2,4,1:3 (rows of the queens, then of the candidate), or 4 rows, not '2,4'"),
        ("", "a position is like 2,4,1:3 (rows of the queens, then of the candidate), or 4 rows, not ''"),
        ("2," * 999, "a position is like 2,4,1:3, of at most 100 characters on a board of 4: this text is longer"),
    ],
)
def test_what_is_no_position_is_told_in_one_line_and_changes_nothing(at: str, complaint: str) -> None:
    talk = Talk(4, "2,4:1")
    assert talk.type(f"at {at}") == [f"Not a position of 4 queens: {complaint}. {SAY('line_positions')}"]
    assert talk.mode.position == Position.parse("2,4:1", 4)


def test_the_board_is_read_row_by_row_and_nothing_else_is_told() -> None:
    talk = Talk(6, "1,3,5,2:3", predicts=True)
    assert talk.type("board") == [
        "Row 6: empty.",
        "Row 5: queen in column 3.",
        "Row 4: empty.",
        "Row 3: queen in column 2, red queen in column 5.",
        "Row 2: queen in column 4.",
        "Row 1: queen in column 1.",
    ]
    assert talk.type("boards") == [SAY("line_no_answer", given="boards") + " " + SAY("line_verdicts")]
    assert Talk(4, "end").type("board") == ["Rows 4 to 1: empty."]
    assert Talk(4, "2,4,1,3").type("board")[0] == "Row 4: queen in column 2."


@pytest.mark.parametrize("strategy", [AHEAD, FEWEST])
def test_another_search_is_told_sentence_for_sentence_too(strategy: Strategy) -> None:
    lines = [line.split("\t") for line in text.trace(begin(5, strategy), SAY)]
    told = states(lines_of(f"at {strategy.value}/:1\n" + "\n" * (len(lines) - 1), 5))[1:]
    assert told == [(int(step), sentence) for step, _, sentence in lines]


@pytest.mark.parametrize("exercise", ["predict", "be the search"])
def test_an_exercise_is_of_the_plain_search_alone(exercise: str) -> None:
    assert lines_of(f"at ahead/2:1\n{exercise}\n", 4)[-1] == SAY("line_plain_only")
    told = lines_of(f"{exercise}\nat ahead/2:1\n\n", 4)
    assert SAY("line_plain_only") in told
    assert told[-2] == "Step 11: Column 2, row 2 is attacked by the queen in column 1, row 2: same row."
