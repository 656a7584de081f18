"""Line mode as a command: what goes with it, how Ctrl-C halts and ends it, its streams, and a real terminal."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys

import pytest

from queens_viz import Search, line
from queens_viz.cli import main
from queens_viz.command.ending import interruptible
from queens_viz.line import LineMode
from queens_viz.words.words import Words

from ..support import ROOT, without_screen
from ..talk import states, traced
from ..test_cli import run

SAY = Words()
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals, shells and terminals as Windows has none")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--first", "--step"], "--first and --step are two jobs: one at a time"),
        (["--step", "--trace"], "--trace and --step are two jobs: one at a time"),
        (["--step", "--save", "a.png"], "--save and --step are two jobs: one at a time"),
        (["--step", "--run"], "--run is not used by --step"),
        (["--step", "--format", "csv"], "--format is not used by --step"),
        (["--step", "--theme", "dark"], "--theme is not used by --step"),
        (["--step", "--until", "first"], "--until needs --save"),
        (["--trace", "--predict"], "--predict is not used by --trace"),
        (["--step=yes"], "argument --step: ignored explicit argument 'yes'"),
        (["--step", "--at", "1,2:1"], "--at: the queens of columns 1 and 2 attack each other"),
    ],
)
def test_what_does_not_go_with_it_is_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["8", *arguments]) == 2
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")


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


@pytest.mark.parametrize("slices", [1, 2, 50, 87])
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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", Pressing())
    assert main(["4", "--step"]) == 130
    told, complaint = capsys.readouterr()
    assert states(told.splitlines())[-1] == traced(4)[2]
    assert complaint == "queens-viz: to go on from here: python -m queens_viz 4 --step --at 1:2\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["4", "--step", "--at", "1:2"]) == 0
    assert states(capsys.readouterr().out.splitlines()) == traced(4)[2:3]


@posix
@pytest.mark.parametrize("handler", [signal.SIG_IGN, signal.SIG_DFL, lambda *_: None])
def test_where_ctrl_c_is_ignored_it_stays_so_and_what_heard_it_before_hears_it_again(handler: signal.Handlers) -> None:
    before = signal.signal(signal.SIGINT, handler)
    try:
        with interruptible():
            inside = signal.getsignal(signal.SIGINT)
        assert inside is (handler if handler is signal.SIG_IGN else signal.default_int_handler)
        assert signal.getsignal(signal.SIGINT) is handler
    finally:
        signal.signal(signal.SIGINT, before)


def told(words: str, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what the command tells in answer to what is typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["4", "--step", *words.split()]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def test_whole_it_is_told_through_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert states(told("", "\n" * 62, monkeypatch, capsys)) == traced(4)


def test_it_needs_no_pygame() -> None:
    code = "import sys; sys.modules['pygame'] = None; from queens_viz.cli import main; sys.exit(main(['4', '--step']))"
    done = run(command=["-c", code])
    assert (done.returncode, done.stderr) == (0, "")


def test_the_manual_s_example_is_what_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    manual = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
    pattern = r'^    \$ printf "(.*)" \| python -m queens_viz 4 --step\n((?:    .*\n)+)'
    example = re.search(pattern, manual, re.MULTILINE)
    assert example
    typed = example[1].replace("\\n", "\n")
    assert "\\" not in typed
    assert told("", typed, monkeypatch, capsys) == re.sub("^    ", "", example[2], flags=re.MULTILINE).splitlines()


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
    terminal.type("\n")
    terminal.wait_for("Step 1: Column 2, row 1 is attacked")
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
        ("brett", "Zeile 1: rote Dame in Spalte 1."),
        ("selbst suchen", "Wohin geht die rote Dame?"),
        ("2 1", "Richtig! Schritt 1: Spalte 2, Zeile 1 wird jetzt geprüft."),
        ("lösung", "Nicht ganz: noch einmal."),
        ("stellung 1,3,5,2:4", "Schritt 14"),
        ("LÖSUNG", "Wohin geht die letzte Dame?"),
    ):
        terminal.type(f"{typed}\n")
        terminal.wait_for(last)
        terminal.wait_for("\r\n")
    assert "\x1b" not in terminal.shown
    terminal.type("aufhören\n")
    assert terminal.end() == 0
