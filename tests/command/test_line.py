"""Line mode: told sentence for sentence as the trace is, forwards and back; what it obeys, and how it ends."""

from __future__ import annotations

import io
import os
import re
import select
import subprocess
import sys

import pytest

from queens_viz import Position, Search, line, text
from queens_viz.line import LETTERS, WITH_MORE, Command, LineMode, Typed, words_of
from queens_viz.search.facts import LARGEST, TOTAL_STEPS
from queens_viz.search.guided import begin
from queens_viz.search.position import shortened
from queens_viz.search.strategy import AHEAD, FEWEST, Strategy
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once
from ..support import ROOT, without_screen
from ..talk import ODD, Talk, lines_of, states, traced
from .jobs import Job, posix

SAY = Words()


@each_once({"n": range(1, 7), "language": tuple(LANGUAGES)})
def test_played_by_enter_it_is_the_trace_sentence_for_sentence_and_back_too(n: int, language: str) -> None:
    total = TOTAL_STEPS[n]
    told = lines_of("\n" * total + "b\n" * total, n, language=language)
    there = states(told, language)
    assert there == traced(n, language) + traced(n, language)[-2::-1]
    say, search = Words(language), Search(n)
    for next_ in told[2 : 2 * total : 2]:
        assert next_ == say.sentence(search.position).next
        search.step()
    assert told[2 * total + 2] == say("next_round")


def test_the_first_line_says_what_this_is_and_before_the_first_position_there_is_nothing() -> None:
    assert lines_of("", 4) == [
        "4 queens, step by step. Enter makes a step; ? tells what else you can type.",
        "Step 0: Column 1, row 1 is safe. No other queen stands on the board.",
        "Next: the queen is placed; column 2 begins at row 1.",
    ]
    assert lines_of("", 1, language="de")[0].startswith("1 Dame, Schritt für Schritt.")
    told = lines_of("b\n\nb\nb\n", 4)
    assert told[3] == told[-1] == SAY("line_first")
    assert [step for step, _ in states(told)] == [0, 1, 0]


@pytest.mark.parametrize("n", range(1, 7))
def test_s_goes_to_each_solution_and_then_to_the_end(n: int) -> None:
    every = traced(n)
    wanted = [one for one in every[1:] if one[1].startswith(("Solution", "Search"))]
    assert states(lines_of("s\n" * len(wanted), n)) == [every[0], *wanted]


def test_the_end_is_told_before_the_search_begins_again() -> None:
    talk, again = Talk(4), [SAY("line_again")]
    assert talk.type("s", "s", "s")[-1] == "Next: the search begins again."
    assert talk.type("s") == talk.type("s") == again, "only Enter begins again"
    assert states(talk.type("")) == traced(4)[:1]
    talk.type("s", "s", "s")
    assert talk.type("") == again
    assert states(talk.type("where")) == traced(4)[-1:]
    assert talk.type("next") == again, "what was said counts only for the word after it"
    assert states(talk.type("n")) == traced(4)[:1]


def test_where_steps_are_not_known_none_is_told() -> None:
    first, second, back, last = lines_of("\nb\ns\n", 12, "2,4:1")[1::2]
    assert (first, second) == (back, "Column 4, row 1 is attacked by the queen in column 3, row 1: same row.")
    assert last == "A solution: all 12 are safe. No two queens share a row, a column or a diagonal."


def test_a_number_leads_to_its_step() -> None:
    every = traced(4)
    assert states(lines_of("26\n0\n61\n62\n\n5\n", 4)) == [every[k] for k in (0, 26, 0, 61, 62, 5)]
    assert lines_of("63\n", 4)[-1] == "There is no such step: type a number up to 62."
    assert states(lines_of("1000\nb\n", 12))[1:] == [(k, said) for k, said in traced_to(12, 1000)[:-3:-1]]
    assert lines_of("100000001\n", 30)[-1] == "There is no such step: type a number up to 100,000,000."


def traced_to(n: int, steps: int) -> list[tuple[int, str]]:
    trace = text.trace(Search(n), SAY)
    return [(k, next(trace).split("\t")[2]) for k in range(steps + 1)]


def test_a_long_search_says_that_it_goes_on_and_how_to_halt_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SAY("line_searching") not in lines_of("s\n", 8)
    monkeypatch.setattr(line, "LISTED_AT_ONCE", 10)
    assert lines_of("s\n", 8).count(SAY("line_searching")) == lines_of("800\n", 8).count(SAY("line_searching")) == 1
    assert SAY("line_searching") not in lines_of("s\n", 6), "17 slices are not long"


# What is typed.

WORDS = [(language, word, command) for language in LANGUAGES for word, command in words_of(language).items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_its_command_however_it_is_written_and_english_holds_everywhere(language: str) -> None:
    words = words_of(language)
    assert set(words.values()) == set(Command)
    assert not words.keys() & LETTERS.keys()
    for word, command in words.items():
        more = " 6" if command in WITH_MORE else ""
        for typed in (word, word.upper(), f"  {word} \r", word.replace(" ", "   ")):
            assert Typed.of(typed + more, language)[:2] == (command, more.strip()), word
        assert words_of("en").get(word, command) is command, f"{word} means something else in English"
    for word, command in words_of("en").items():
        assert Typed.of(word, language).command is words.get(word, command)
    for letter, command in LETTERS.items():
        assert Typed.of(letter, language).command is command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_a_word_of_every_command_and_every_word_can_be_typed_without_accents(language: str) -> None:
    say = Words(language)
    told, short = say("line_help", largest=LARGEST), say("line_short_help", largest=LARGEST)
    for command in Command:
        first, *others = say(command.value).split("/")
        assert any(re.search(rf"\b{word}[ :,.\u00a0]", told) for word in (first, *others)), first
        assert any(word.isascii() for word in (first, *others))
    assert 5 * len(short) < 2 * len(told)


@pytest.mark.parametrize(
    "typed",
    [
        "board 6",
        "help me",
        "quit 1",
        "sizes 6",
        "size6",
        "nn",
        "hilfe",
        "safe x",
        "be the",
        "predict on",
        "back 2",
        "@",
    ],
)
def test_what_is_no_command_is_none_and_is_kept_as_it_was_typed(typed: str) -> None:
    assert Typed.of(f" {typed} ", "en") == Typed(None, "", (), typed)


def test_what_follows_a_command_and_how_a_square_is_typed() -> None:
    assert {Typed.of(f"{word} 6", "de").text for word in ("größe", "Größe", "GRÖSSE")} == {"grösse 6"}
    assert Typed.of("AT  2 4 1:3", "fr") == Typed(Command.AT, "2 4 1:3", (), "at 2 4 1:3")
    assert Typed.of("stellung :1", "en").command is None, "German is spoken in German alone"
    squares = {"en": "column 3, row 1", "de": "Spalte 3 Zeile 1", "fr": "colonne 3 ligne 1"}
    for language, square in squares.items():
        for typed in (square, "column 3 row 1", "3 1", "3,1", "3 , 1"):
            assert Typed.of(typed, language).numbers == (3, 1), typed
    assert Typed.of("column 3", "de").numbers == (3,)
    for typed in ("3-1", "3 1 1", "row 3", "+3", "３", "spalte 3", "1000000000"):
        assert Typed.of(typed, "en").numbers == (), typed


@pytest.mark.parametrize(
    "typed", [*(odd for odd in ODD if odd != "0"), "4 6", "column 4 row 6", "qq", "--all", "solutions", "help me"]
)
def test_what_is_no_command_is_named_in_one_line_that_says_where_commands_are_told(typed: str) -> None:
    told = lines_of(typed + "\n\n", 4)
    named = f"{shortened(typed.casefold())!r} is no command. Enter makes a step, ? tells all commands."
    squares, steps = SAY("line_no_exercise"), SAY("line_no_step", most=62)
    assert told[3] == (named, steps, squares)[len(Typed.of(typed, "en").numbers)]
    assert states(told[4:]) == traced(4)[1:2]


@pytest.mark.parametrize("typed", ["?", "help", " HELP "])
def test_help_is_short_first_and_then_tells_every_command_and_where_the_search_stands(typed: str) -> None:
    told = lines_of(f"{typed}\n{typed}\n\n{typed}\n", 8, "2,4,1:3")
    assert told[3] == SAY("line_short_help")
    assert told[4:7] == ["Rows of the queens, from column 1 on: 2, 4, 1.", *told[1:3]]
    begins = [
        "Enter, n",
        "b or",
        "s or",
        "26",
        "where",
        "size",
        "at",
        "board",
        "p or",
        "be the search",
        "? or",
        "q, quit",
    ]
    assert all(one.startswith(begin) for one, begin in zip(told[7:19], begins, strict=True))
    assert told[19:22] == told[4:7]
    assert told[24] == told[3], "another word comes between"
    assert lines_of("where\n", 4)[3] == "No queen stands on the board."


QUIT = ["q\n\n\n", "Q\n\n", " q \n\n", "q", "", "quit\n\n", "END"]


@pytest.mark.parametrize("typed", [*QUIT, "b", "hm", "quit it"])
def test_quit_and_the_end_of_the_input_end_it(typed: str) -> None:
    assert len(lines_of(typed, 4)) == (3 if typed in QUIT else 4)


@pytest.mark.parametrize(("n", "told"), [(1, "1 queen."), (6, "6 queens."), (100, "100 queens.")])
def test_another_size_is_said_and_begins_with_its_first_position(n: int, told: str) -> None:
    assert lines_of(f"\n\nsize {n}\n", 8)[7:] == [told, *lines_of("", n)[1:]]


@pytest.mark.parametrize("size", ["", "0", "101", "06", "+6", "6.0", "six", "6 7", "６", "9" * 80])
def test_what_is_no_size_is_named_and_changes_nothing(size: str) -> None:
    talk = Talk(8, "2,4:1")
    told = f"{shortened(size)!r} is no size: type size and a whole number up to 100, as in size 6."
    assert talk.type(f"size {size}") == [told]
    assert talk.mode.position == Position.parse("2,4:1", 8)


@pytest.mark.parametrize("at", ["2,4,1:3", "2 4 1:3", "2,4,1,3", ":4"])
def test_at_goes_to_a_position_and_from_there_forth_and_back(at: str) -> None:
    step = facts.step(4, str(Position.parse(at, 4)))
    assert states(lines_of(f"s\nat {at}\n\nb\nb\n", 4))[2:] == [traced(4)[step + k] for k in (0, 1, 0, -1)]


@pytest.mark.parametrize(
    ("at", "complaint"),
    [
        ("1,2:3", "the queens of columns 1 and 2 attack each other"),
        ("here", "a row is a whole number from 1 to 4, not 'here'"),
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


# Ctrl-C, streams and a terminal.


class Interrupted(Search):
    """A search in whose midst Ctrl-C is pressed, once, after some slices; it is left with half a step made."""

    slices_left = 0

    def advance(self, limit: int, *, stop_at_solution: bool = True, passed: list[list[int]] | None = None) -> int:
        made = super().advance(limit, stop_at_solution=stop_at_solution, passed=passed)
        if limit > 1:
            Interrupted.slices_left -= 1
            if Interrupted.slices_left == 0:
                self._board.append(0)
                self.candidate = -5
                raise KeyboardInterrupt
        return made


def interrupted(typed: str, slices: int, *, predicts: bool = False) -> list[str]:
    """Return the lines that are told where Ctrl-C is pressed in the midst of a slice."""
    Interrupted.slices_left, sink = slices, io.StringIO()
    LineMode(Interrupted(8), SAY, io.StringIO(typed), sink, predicts=predicts).run()
    return sink.getvalue().splitlines()


@pytest.mark.parametrize("slices", [1, 2, 87])
def test_ctrl_c_halts_the_search_for_a_solution_between_two_steps(slices: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "LISTED_AT_ONCE", 10)
    every, place = traced(8), 10 * (slices - 1)
    told = interrupted("s\n\nb\ns\ns\n", slices)
    assert told[told.index(SAY("line_halted")) - 1] == "", "it is on a line of its own"
    assert states(told)[:-1] == [every[step] for step in (0, place, place + 1, place, 876)]
    assert states(told)[-1][1].startswith("Solution 2")


def test_where_a_search_was_halted_it_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "LISTED_AT_ONCE", 10)
    search = Search(8)
    search.advance(20)
    told = interrupted("s\n", 3, predicts=True)
    assert told[-3:] == [SAY("line_halted"), f"Step 20: {SAY.untold(search.position, 0)}", "Safe or attacked?"]


class Pressing(io.StringIO):
    """Input at which Ctrl-C is pressed when a third line is waited for."""

    lines_left = 2

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed calls it bytes
        self.lines_left -= 1
        if self.lines_left < 0:
            raise KeyboardInterrupt
        return "\n"


def test_ctrl_c_where_a_word_is_waited_for_ends_it_and_tells_how_to_resume(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setattr(sys, "stdin", Pressing())
    status, out, err = job("4 --step")
    assert (status, states(out.splitlines())[-1]) == (130, traced(4)[2])
    assert err == "queens-viz: to go on from here: python -m queens_viz 4 --step --at 1:2\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert states(job("4 --step --at 1:2").out.splitlines()) == traced(4)[2:3]


def test_the_manual_s_example_is_what_is_told(monkeypatch: pytest.MonkeyPatch, job: Job) -> None:
    manual = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
    pattern = r'^    \$ printf "(.*)" \| python -m queens_viz 4 --step\n((?:    .*\n)+)'
    example = re.search(pattern, manual, re.MULTILINE)
    assert example
    monkeypatch.setattr(sys, "stdin", io.StringIO(example[1].replace("\\n", "\n")))
    assert job("4 --step") == (0, re.sub("^    ", "", example[2], flags=re.MULTILINE), "")


class Terminal:
    """The command on a terminal of its own, where a person types; each answer must come in time."""

    def __init__(self, *arguments: str) -> None:
        # As a module, where there is one: Windows has none.
        code = "import fcntl, os, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
        code += "from queens_viz.__main__ import main; raise SystemExit(main())"
        self._ours, theirs = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            env=without_screen() | {"LANGUAGE": "en"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""

    def type(self, keys: str) -> None:
        self.shown = ""
        os.write(self._ours, keys.encode())

    def wait_for(self, words: str) -> None:
        """Read until these words stand there."""
        while words not in self.shown:
            ready, _, _ = select.select([self._ours], [], [], 30)
            assert ready, f"{words!r} does not come after {self.shown!r}"
            self.shown += os.read(self._ours, 1 << 16).decode()

    def end(self) -> int:
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()
            os.close(self._ours)


@posix
def test_on_a_terminal_ctrl_c_halts_a_search_and_then_ends_the_talk() -> None:
    terminal = Terminal("30", "--step")
    terminal.wait_for("column 2 begins at row 1.")
    terminal.type("s\n")
    terminal.wait_for(SAY("line_searching"))
    terminal.type("\x03")
    terminal.wait_for(f"\r\n{SAY('line_halted')}\r\nStep ")
    terminal.wait_for("Next: ")
    terminal.type("n\n")
    terminal.wait_for("Next: ")
    assert "\x1b" not in terminal.shown
    terminal.type("\x03")
    terminal.wait_for("python -m queens_viz 30 --step --at ")
    assert terminal.end() == 130


@posix
@pytest.mark.full
def test_on_a_terminal_words_of_a_language_are_typed_with_their_own_letters() -> None:
    terminal = Terminal("4", "--step", "--language", "de")
    for typed, last in (
        ("größe 5", "weiter in Spalte 2."),
        ("größe fünf", "größe 6."),
        ("selbst suchen", "Wohin geht die rote Dame?"),
        ("Spalte 2 Zeile 1", "Richtig! Schritt 1: Spalte 2, Zeile 1 wird jetzt geprüft."),
        ("lösung", "Nicht ganz: noch einmal."),
        ("stellung 1,3,5,2:4", "Schritt 14"),
        ("LÖSUNG", "Wohin geht die letzte Dame?"),
    ):
        terminal.type(f"{typed}\n")
        terminal.wait_for(last)
        terminal.wait_for("\r\n")
    assert "\x1b" not in terminal.shown
    terminal.type("ende\n")
    assert terminal.end() == 0
