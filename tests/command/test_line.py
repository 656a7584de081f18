"""Line mode: what it tells is the trace, answers are judged by the facts, and how it ends; talks.txt has the rest."""

from __future__ import annotations

import io
import os
import re
import select
import subprocess
import sys

import pytest

from queens_viz import Position, Search, line
from queens_viz.app.questions import Question, asked
from queens_viz.cli import main
from queens_viz.line import LineMode
from queens_viz.line_answers import hint, lines_of_hint
from queens_viz.line_commands import LETTERS, WITH_MORE, Command, Typed, words_of
from queens_viz.search.facts import LARGEST, TOTAL_STEPS
from queens_viz.search.faulty import FAULTY
from queens_viz.search.position import shortened
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once
from ..support import ROOT, without_screen
from ..talk import Talk, lines_of, states, traced
from ..tiers import sizes
from .jobs import Job, posix

SAY = Words()

VERDICT = re.compile(
    r"(is|are) (safe|attacked)|by the queen|Solution|No queen stands in"
)
"""What tells a verdict, in English."""

ODD = [
    "hm",
    "yx",
    "0",
    "-1",
    "１",
    "²",
    "٢",
    "99",
    "1 2 3",
    "3-1",
    "\x1b[a",
    "\x01",
    "é" * 99,
    "\udcf6",
]
"""What is neither a command nor an answer to anything."""


@each_once({"n": sizes(1, 5, 6), "language": tuple(LANGUAGES)})
def test_played_by_enter_it_is_the_trace_sentence_for_sentence_and_back_too(
    n: int, language: str
) -> None:
    total, every = TOTAL_STEPS[n], traced(n, language)
    told = lines_of("\n" * total + "b\n" * total, n, language=language)
    assert states(told, language) == every + every[-2::-1]
    say, search = Words(language), Search(n)
    for next_ in told[2 : 2 * total : 2]:
        assert next_ == say.sentence(search.position).next
        search.step()
    assert told[2 * total + 2] == say("next_round")


def test_after_the_answer_that_ends_a_search_it_does_not_begin_again_at_once() -> None:
    typed = "be the search\nsolution\ncomplete\n\n\n"
    lines = lines_of(typed, 1)
    warning = lines.index(SAY("line_again"))
    assert SAY("next_round") in lines[:warning]
    assert lines[warning + 1].startswith("Step 0: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_its_command_however_it_is_written_and_the_help_tells_one_of_each(
    language: str,
) -> None:
    say, words = Words(language), words_of(language)
    assert set(words.values()) == set(Command)
    assert not words.keys() & LETTERS.keys()
    for word, command in (words_of("en") | words | LETTERS).items():
        more = " 6" if command in WITH_MORE else ""
        for typed in (word, word.upper(), f"  {word} \r", word.replace(" ", "   ")):
            there = Typed.of(typed + more, language)
            assert (there.command, there.text.casefold()) == (
                command,
                more.strip() or " ".join(word.split()),
            ), word
        assert words_of("en").get(word, command) is command, (
            f"{word} means something else in English"
        )
    for command in Command:
        first, *others = say(command.value).split("/")
        told = say("line_help", largest=LARGEST)
        assert any(
            re.search(rf"\b{word}[ :,.\u00a0]", told) for word in (first, *others)
        ), first
        assert any(word.isascii() for word in (first, *others)), (
            "it can be typed without accents"
        )


@pytest.mark.parametrize("typed", ["q\n\n\n", " Q \n\n", "q", "", "quit\n\n", "END"])
def test_quit_and_the_end_of_the_input_end_it(typed: str) -> None:
    assert len(lines_of(typed, 4)) == 3


# Hints and answers.


def test_a_hint_helps_with_each_question_and_keeps_its_answer() -> None:
    heard: dict[Question, set[str]] = {}
    search = Search(5)
    for _ in range(TOTAL_STEPS[5]):
        position = search.position
        questions = asked(position, has_reasons=True)
        if not position.is_end:
            questions += (Question.MOVE,)
        for question in questions:
            said = hint(question, position, SAY)
            assert not VERDICT.search(said.partition("If it is attacked")[0]), said
            assert not re.search(r"column \d, row", said), said
            heard.setdefault(question, set()).add(said)
        search.step()
    # Of the verdict nothing shows: one text for all positions.
    assert len(heard[Question.VERDICT]) == 1
    assert heard[Question.REASON] == {
        f"Look along its {line}." for line in ("row", "rising diagonal", "falling diagonal")
    }  # fmt: skip


def test_of_a_program_the_hint_names_the_function_with_the_wrong_line() -> None:
    spans = [lines_of_hint(program) for program in FAULTY]
    for (first, last), program in zip(spans, FAULTY, strict=True):
        assert all(first <= line <= last for line in program.wrong)
    assert spans[:4] == [(3, 4), (3, 8), (9, 16), (2, 14)]
    assert spans[-1] == (1, 2)


@pytest.mark.parametrize("command", ["predict", "be the search"])
def test_an_answer_that_is_asked_for_is_not_counted(command: str) -> None:
    talk = Talk(4)
    talk.type(command)
    for _ in range(TOTAL_STEPS[4] - 1):
        if command == "predict":
            talk.type("")
        told = talk.type("answer")
        while told[0].startswith("The answer: ") and told[-1].endswith("?"):
            assert "This one doesn’t count." in told[0]
            if command != "predict":
                break
            told = talk.type("answer")
    off = talk.type(command)
    assert not [line for line in off if re.search(r"\d of \d", line)]
    assert SAY("line_no_exercise") in talk.type("answer")
    assert SAY("line_no_exercise") in talk.type("hint")


def test_a_challenge_has_hints_and_no_answers() -> None:
    talk = Talk(6)
    talk.type("challenge 17")
    assert talk.type("answer") == [SAY("line_in_challenge")]
    assert talk.type("hint") == [SAY("line_hint_verdict")]
    (told,) = talk.type("")
    assert told.endswith(f"? for help. {SAY('line_try_hint')}")
    talk = Talk(6)
    talk.type("predict", "at 2,4:6")
    (told,) = talk.type("")
    assert told.endswith(f"? for help. {SAY('line_try')}")


def test_in_find_the_fault_a_hint_names_lines_and_the_answer_the_line() -> None:
    talk = Talk(6)
    talk.type("fault 3")
    assert talk.type("hint") == ["Look at lines 9 to 16."]
    assert talk.type("answer")[0].startswith("It is line 16. ")


# Answers, against the facts.


def place_of(fact: facts.Fact) -> str:
    """Return what is typed where the next step leads to a state."""
    if fact.is_end:
        return "complete"
    return "solution" if fact.row is None else f"{fact.column + 1} {fact.row + 1}"


@pytest.mark.parametrize("n", sizes(2, 4, 6))
def test_who_predicts_everything_right_hears_every_sentence_and_is_right_each_time(
    n: int,
) -> None:
    talk, made, every, walk = Talk(n, predicts=True), 0, traced(n), facts.walk(n)
    for step in range(1, TOTAL_STEPS[n] + 1):
        before, fact, asks = talk.type(""), walk[step], []
        assert states(before)[0][0] == step
        if fact.row is not None and fact.board:
            attackers = facts.attacked_by(fact.board, fact.row)
            asks += ["x", str(attackers[-1] + 1)] if attackers else ["y"]
            assert before[-1] == "Safe or attacked?"
            assert not VERDICT.search(" ".join(before))
        if step < TOTAL_STEPS[n] and (walk[step + 1].is_lift or walk[step + 1].is_end):
            asks.append(place_of(walk[step + 1]))
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


@pytest.mark.parametrize("n", sizes(1, 4, 6))
def test_who_makes_every_step_right_hears_where_the_search_is_and_no_verdict(
    n: int,
) -> None:
    talk, walk = Talk(n), facts.walk(n)
    assert talk.type("be the search")[0] == SAY("line_by_hand")
    for step, fact in enumerate(walk[1:], start=1):
        told = talk.type(place_of(fact))
        assert told[0].startswith(f"Right! Step {step}: ")
        if fact.row is not None:
            assert not VERDICT.search(
                told[0].partition(": ")[2].replace("Going on after solution", "")
            )
    total = TOTAL_STEPS[n]
    assert told[1:] == [
        f"{total} steps, {total} of them right straight away.",
        SAY("next_round"),
    ]


@pytest.mark.parametrize(
    ("exercise", "hint", "right"),
    [
        ("p", SAY("line_verdicts"), ("x", "2")),
        ("p x", SAY("line_columns", columns=4), ("2",)),
        ("be", SAY("line_moves", n=6), ("5 4",)),
    ],
)
def test_what_answers_no_question_is_named_tells_nothing_and_leaves_it_open(
    exercise: str, hint: str, right: tuple[str, ...]
) -> None:
    for typed in ("", "n", *ODD):
        talk = Talk(6, "1,3,5,2:2")
        talk.type(*exercise.split()[:1], "at 1,3,5,2:3", *exercise.split()[1:])
        told = f"{hint} {SAY('line_try')}"
        if typed:
            told = f"{shortened(typed.casefold())!r} is not an answer here. {hint}"
        assert talk.type(typed) == [told]
        said = [*talk.type("board"), *talk.type("?")[-3:]]
        assert not VERDICT.search(" ".join(said)), typed
        assert talk.mode.position == Position.parse("1,3,5,2:3", 6), typed
        assert "Right!" in " ".join(talk.type(*right)), typed


# Ctrl-C, and a terminal.


class Interrupted(Search):
    """A search in whose midst Ctrl-C is pressed, once, after some slices; it is left with half a step made."""

    slices_left = 0

    def advance(
        self,
        limit: int,
        *,
        stop_at_solution: bool = True,
        passed: list[list[int]] | None = None,
    ) -> int:
        made = super().advance(limit, stop_at_solution=stop_at_solution, passed=passed)
        if limit > 1:
            Interrupted.slices_left -= 1
            if Interrupted.slices_left == 0:
                self._board.append(0)
                self.candidate = -5
                raise KeyboardInterrupt
        return made


@pytest.mark.parametrize("slices", [1, 2, 34])
def test_ctrl_c_halts_the_search_for_a_solution_between_two_steps(
    slices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "LISTED_AT_ONCE", 5)
    every, place, sink = traced(6), 5 * (slices - 1), io.StringIO()
    Interrupted.slices_left = slices
    LineMode(Interrupted(6), SAY, io.StringIO("s\n\nb\ns\ns\np\n"), sink).run()
    told = sink.getvalue().splitlines()
    assert told[told.index(SAY("line_halted")) - 1] == "", "it is on a line of its own"
    assert states(told)[:-1] == [
        every[step] for step in (0, place, place + 1, place, 171)
    ]
    assert states(told)[-1][1].startswith("Solution 2")
    assert told.count(SAY("line_searching")) == 2, "of what takes long, once each"


def test_the_manual_s_example_is_what_is_told(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    manual = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
    pattern = r'^    \$ printf "(.*)" \| python -m queens_viz 4 --step\n((?:    .*\n)+)'
    example = re.search(pattern, manual, re.MULTILINE)
    assert example
    monkeypatch.setattr(sys, "stdin", io.StringIO(example[1].replace("\\n", "\n")))
    assert job("4 --step") == (
        0,
        re.sub("^    ", "", example[2], flags=re.MULTILINE),
        "",
    )


@posix
def test_on_a_terminal_ctrl_c_halts_a_search_and_then_ends_the_talk() -> None:
    ours, theirs = os.openpty()
    # As a module, where there is one: Windows has none.
    code = "import fcntl, os, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0)\n"
    code += "from queens_viz.__main__ import main; raise SystemExit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "30", "--step"],
        env=without_screen() | {"LANGUAGE": "en"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        for typed, answer in (
            ("", r"column 2 starts at row 1\.\r\n"),
            ("s\n", re.escape(SAY("line_searching"))),
            ("\x03", rf"\r\n{re.escape(SAY('line_halted'))}\r\nStep .*Next: .*\r\n"),
            ("n\n", r"n\r\n.*Next: .*\r\n"),
            ("\x03", "python -m queens_viz 30 --step --at "),
        ):
            os.write(ours, typed.encode())
            shown = ""
            # All of an answer is waited for: what is pressed while it is still written would be lost.
            while not re.search(answer, shown, re.DOTALL):
                assert select.select([ours], [], [], 30)[0], (
                    f"{answer!r} does not come after {shown!r}"
                )
                shown += os.read(ours, 1 << 16).decode()
            assert "\x1b" not in shown
        assert process.wait(30) == 130
    finally:
        process.kill()
        os.close(ours)


class InterruptedInput(io.StringIO):
    """An input at which somebody presses Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_a_challenge_is_asked_from_the_start_and_ctrl_c_tells_how_to_ask_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", InterruptedInput())
    assert main(["--step", "--ask", "17", "--language", "en"]) == 130
    told = capsys.readouterr()
    assert told.out.splitlines()[1].startswith("Challenge 17: 10 questions.")
    assert told.out.splitlines()[-2].startswith("Safe or attacked?")
    assert told.err.endswith("python -m queens_viz 8 --step --ask 17\n")
