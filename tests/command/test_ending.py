"""How the program ends: quietly at any moment, with nothing left behind, and saying where one can go on."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from queens_viz import Position, cli, text
from queens_viz import __main__ as command
from queens_viz.window import pictures
from queens_viz.window.film import Film

from ..tiers import rare
from .jobs import Job, posix, run


def stopping(number: int, draw: Callable[..., Any]) -> Callable[..., Any]:
    """Return what draws while a file is written, when a signal comes."""

    def drawn(*words: Any) -> Any:
        assert [name for name in os.listdir() if name.endswith(".part")], (
            "it is not being written"
        )
        signal.raise_signal(number)
        return draw(*words)

    return drawn


def at_drawing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Have a signal come while a picture or a recording is being written."""
    monkeypatch.setattr(pictures, "draw", stopping(number, pictures.draw))
    monkeypatch.setattr(Film, "draw", stopping(number, Film.draw))


class Left(BaseException):
    """The program was left at once, with the number of a signal."""


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Have the program not really left; return what lay in the folder whenever it was."""
    seen = list[list[str]]()

    def leave(number: int, _: object = None) -> None:
        seen.append(os.listdir())
        raise Left(number)

    monkeypatch.setattr("queens_viz.command.ending.exit_by_signal", leave)
    return seen


@posix
@pytest.mark.parametrize("name", ["INT", "TERM", "HUP"])
@pytest.mark.parametrize("file", ["a.png", "a.gif"])
def test_a_signal_while_a_file_is_written_leaves_what_was_there(
    name: str,
    file: str,
    monkeypatch: pytest.MonkeyPatch,
    left: list[list[str]],
    job: Job,
) -> None:
    number = signal.Signals[f"SIG{name}"]
    Path(file).write_text("mine")
    at_drawing(monkeypatch, number)
    with pytest.raises(Left, match=str(int(number))):
        job(f"4 --save {file} --force --size 100x100")
    assert (left, Path(file).read_text()) == ([[file]], "mine")


@pytest.mark.usefixtures("left")
@pytest.mark.parametrize("name", ["INT", pytest.param("HUP", marks=posix)])
def test_a_signal_that_is_ignored_stays_so_and_stops_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = signal.Signals[f"SIG{name}"]
    interrupt(monkeypatch, "solutions", 1, number=number)
    at_drawing(monkeypatch, number)
    before = signal.signal(number, signal.SIG_IGN)
    try:
        assert cli.main(["4", "--save", "a.png", "--size", "100x100"]) == 0
        assert (os.listdir(), signal.getsignal(number)) == (["a.png"], signal.SIG_IGN)
        capsys.readouterr()
        monkeypatch.setattr(sys, "argv", ["queens-viz", "6", "--count"])
        assert command.main() == 0
        assert capsys.readouterr() == (
            "4 solutions\n1 up to rotation and reflection\n",
            "",
        )
    finally:
        signal.signal(number, before)


def interrupt(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    after: int,
    number: signal.Signals = signal.SIGINT,
) -> None:
    """Have Ctrl-C pressed, or another signal come, while the items of a text job come, after some of them."""
    items = getattr(text, name)

    def pressed(*words: Any, **named: Any) -> Iterator[Any]:
        for come, item in enumerate(items(*words, **named)):
            if come == after:
                signal.raise_signal(number)
            yield item

    monkeypatch.setattr(text, name, pressed)


@pytest.mark.parametrize(
    ("after", "said"), [(0, "no solution yet"), (1, "1 solution"), (30, "30 solutions")]
)
def test_an_interrupted_count_says_how_far_it_came_and_the_rest_follows_from_there(
    after: int, said: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    with monkeypatch.context() as patch:
        interrupt(patch, "solutions", after)
        status, out, err = job("8 --count")
    assert (status, out) == (130, f"Counted so far: {said}\n")
    assert err.startswith(
        "queens-viz: to go on from here: python -m queens_viz 8 --count --at "
    )
    assert job(f"8 --count --at {err.split()[-1]}").out.split()[0] == str(92 - after)


def test_an_interrupted_tree_can_t_be_resumed(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    interrupt(monkeypatch, "tree", 3)
    assert job("12 --tree") == (130, "12 queens\n  1  step 1\n    3  step 4\n", "")


@pytest.mark.parametrize(
    ("words", "name"),
    [("--all", "solutions"), ("--trace", "trace"), ("--count", "solutions")],
)
@pytest.mark.parametrize("n", [1, 4])
def test_every_position_to_resume_at_is_one_that_at_takes(
    n: int, words: str, name: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    for after in range(0, 70, 3):
        with monkeypatch.context() as patch:
            interrupt(patch, name, after)
            done = job(f"{n} {words}")
        if done.status == 0:
            return  # it was over before
        assert done.status == 130
        assert job(f"{n} {words} --at {done.err.split()[-1]}").status == 0
    pytest.fail("it never ends")


def test_at_the_end_the_first_position_is_where_to_resume() -> None:
    command = cli._command_of_position(Position.end(8), "--all")
    assert command == "8 --all --at :1"


def test_the_way_to_resume_keeps_what_was_chosen(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    class Pressing(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]  # typeshed calls it bytes
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Pressing())
    status, _, err = job("4 --step --language de --predict")
    assert status == 130
    assert " 4 --step --predict --language de --at " in err
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert job(err.partition("python -m queens_viz ")[2]).status == 0
    interrupt(monkeypatch, "trace", 3)
    assert job("4 --trace --ahead").err.endswith(" 4 --trace --ahead --at 1:3\n")


# From the first line of the package on.

AT_IMPORT = """
import runpy, signal, sys
name, sys.argv[1:] = sys.argv[1], sys.argv[2:]

def press(event, arguments):
    if event == "import" and arguments[0] == name:
        signal.raise_signal(signal.SIGINT)

sys.addaudithook(press)
runpy.run_module("queens_viz", run_name="__main__", alter_sys=True)
"""


@posix
@pytest.mark.parametrize(
    "words",
    [
        "queens_viz.cli 8 --count",
        *rare(
            "pygame 8 --save a.png", "queens_viz.words.words 8 --all", "pygame.font 8"
        ),
    ],
)
def test_ctrl_c_is_quiet_while_the_program_is_still_loading(words: str) -> None:
    assert run(*words.split(), command=["-c", AT_IMPORT], SDL_VIDEODRIVER="dummy") == (
        130,
        "",
        "",
    )
    assert os.listdir() == []


@posix
def test_before_ctrl_c_is_heard_nothing_is_loaded() -> None:
    code = (
        "import sys, _signal, os, runpy; before = set(sys.modules)\n"
        "_signal.signal = lambda *_: (print(*set(sys.modules) - before), sys.exit(0))\n"
        "runpy.run_module('queens_viz', run_name='__main__')"
    )
    assert run("8", command=["-c", code]).out.split() == ["queens_viz"]
