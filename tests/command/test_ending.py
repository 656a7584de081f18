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

from queens_viz import Position, Search, cli, text
from queens_viz import __main__ as command
from queens_viz.app.player import Player
from queens_viz.cli import main
from queens_viz.window import pictures
from queens_viz.window.film import Film

from ..test_cli import run

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and shells as Windows has none")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def at_drawing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Have a signal come while a picture or a recording is being written."""

    def stopped(draw: Callable[..., Any]) -> Callable[..., Any]:
        def drawn(*words: Any) -> Any:
            assert [name for name in os.listdir() if name.endswith(".part")], "it is not being written"
            signal.raise_signal(number)
            return draw(*words)

        return drawn

    monkeypatch.setattr(pictures, "draw", stopped(pictures.draw))
    monkeypatch.setattr(Film, "draw", stopped(Film.draw))


class Left(BaseException):
    """The program was left at once, with the number of a signal."""


@posix
@pytest.mark.parametrize("name", ["INT", "TERM", "HUP"])
@pytest.mark.parametrize("file", ["a.png", "a.gif"])
def test_a_signal_while_a_file_is_written_leaves_what_was_there(
    name: str, file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def leave(number: int) -> None:
        assert os.listdir() == [file], "nothing is cleaned up after that"
        raise Left(number)

    number = signal.Signals[f"SIG{name}"]
    Path(file).write_text("mine")
    at_drawing(monkeypatch, number)
    monkeypatch.setattr("queens_viz.command.ending.leave", leave)
    with pytest.raises(Left, match=str(int(number))):
        main(["4", "--save", file, "--force", "--size", "100x100"])
    assert (Path(file).read_text(), capsys.readouterr()) == ("mine", ("", ""))


WHILE_WRITING = """
import sys
from pytest import MonkeyPatch
from queens_viz import cli
from tests.command.test_ending import at_drawing
at_drawing(MonkeyPatch(), int(sys.argv[1]))
sys.exit(cli.main(sys.argv[2:]))
"""


@posix
@pytest.mark.parametrize(
    ("name", "file"),
    [
        pytest.param(name, file, marks=() if (name, file) == ("TERM", "a.png") else pytest.mark.full)
        for name in ("INT", "TERM", "HUP")
        for file in ("a.png", "a.gif")
    ],
)
def test_a_process_that_is_stopped_while_it_writes_leaves_what_was_there(name: str, file: str) -> None:
    number = signal.Signals[f"SIG{name}"]
    Path(file).write_text("mine")
    done = run(str(int(number)), "4", "--save", file, "--force", "--size", "100x100", command=["-c", WHILE_WRITING])
    assert (done.returncode, done.stdout, done.stderr) == (128 + number, "", "")
    assert (os.listdir(), Path(file).read_text()) == ([file], "mine")


@pytest.fixture(params=["INT", "HUP"] if sys.platform != "win32" else ["INT"])
def ignored(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Give a signal that is ignored, as in the background of a script; who obeys it all the same is told."""

    def leave(number: int, _: object = None) -> None:
        raise Left(number)

    monkeypatch.setattr("queens_viz.command.ending.leave", leave)
    number = signal.Signals[f"SIG{request.param}"]
    before = signal.signal(number, signal.SIG_IGN)
    yield number
    signal.signal(number, before)


def test_a_signal_that_is_ignored_stays_so_while_a_file_is_written(
    ignored: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_drawing(monkeypatch, ignored)
    assert main(["4", "--save", "a.png", "--size", "100x100"]) == 0
    assert (os.listdir(), signal.getsignal(ignored)) == (["a.png"], signal.SIG_IGN)


def test_a_signal_that_is_ignored_stops_no_search(
    ignored: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add = text.Tally.add

    def pressed(*words: Any) -> None:
        signal.raise_signal(ignored)
        add(*words)

    monkeypatch.setattr(text.Tally, "add", pressed)
    monkeypatch.setattr(sys, "argv", ["queens-viz", "6", "--count"])
    assert command.main() == 0
    assert capsys.readouterr() == ("4 solutions\n1 up to rotation and reflection\n", "")


def interrupt(monkeypatch: pytest.MonkeyPatch, name: str, after: int) -> None:
    """Have Ctrl-C pressed while the items of a text job come, after some of them."""
    items = getattr(text, name)

    def pressed(*words: Any, **named: Any) -> Iterator[Any]:
        for number, item in enumerate(items(*words, **named)):
            if number == after:
                signal.raise_signal(signal.SIGINT)
            yield item

    monkeypatch.setattr(text, name, pressed)


@pytest.mark.parametrize(("after", "said"), [(0, "no solution yet"), (1, "1 solution"), (30, "30 solutions")])
def test_an_interrupted_count_says_how_far_it_came_and_the_rest_follows_from_there(
    after: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        interrupt(patch, "solutions", after)
        assert main(["8", "--count"]) == 130
    out, err = capsys.readouterr()
    assert out == f"Counted so far: {said}\n"
    assert err.startswith("queens-viz: to go on from here: python -m queens_viz 8 --count --at ")
    assert main(["8", "--count", "--at", err.split()[-1]]) == 0
    assert capsys.readouterr().out.split()[0] == str(92 - after)


def test_a_large_count_is_written_with_separators(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt(monkeypatch, "solutions", 1234)
    assert main(["11", "--count", "--language", "de"]) == 130
    assert capsys.readouterr().out.startswith("Bisher gezählt: 1.2")


def test_an_interrupted_tree_can_t_be_resumed_and_does_not_say_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupt(monkeypatch, "tree", 3)
    assert main(["12", "--tree"]) == 130
    assert capsys.readouterr() == ("12 queens\n  1  step 1\n    3  step 4\n", "")


@pytest.mark.parametrize(("job", "name"), [("--all", "solutions"), ("--trace", "trace"), ("--count", "solutions")])
@pytest.mark.parametrize("n", [1, 2, 4, pytest.param(5, marks=pytest.mark.full)])
def test_every_position_to_resume_at_is_one_that_at_takes(
    n: int, job: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for after in range(64):
        with monkeypatch.context() as patch:
            interrupt(patch, name, after)
            status = main([str(n), job])
        if status == 0:
            return  # it was over before
        assert status == 130
        resumed = capsys.readouterr().err.split()[-1]
        assert main([str(n), job, "--at", resumed]) == 0
    assert n > 4, "it never ends"


@pytest.mark.parametrize("job", ["", " --all", " --count", " --trace"])
def test_at_the_end_the_first_position_is_where_to_resume(job: str, capsys: pytest.CaptureFixture[str]) -> None:
    cli._tell_how_to_resume(Position.end(8), job)
    assert capsys.readouterr().err.endswith(f"queens_viz 8{job} --at :1\n")


def test_after_a_loop_the_first_position_is_where_to_resume(capsys: pytest.CaptureFixture[str]) -> None:
    player = Player(Search(4), loop=True)
    player.all()
    while player.aim:
        player.pass_time(0)
    cli._tell_how_to_resume(player.search.position)
    assert capsys.readouterr().err.endswith("queens_viz 4 --at :1\n")


def test_the_way_to_resume_keeps_what_was_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Pressing(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]  # typeshed calls it bytes
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Pressing())
    assert main(["4", "--step", "--language", "de", "--predict"]) == 130
    resumed = capsys.readouterr().err
    assert " 4 --step --predict --language de --at " in resumed
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(resumed.partition("python -m queens_viz ")[2].split()) == 0
