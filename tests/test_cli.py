"""The command line through the real command: what is refused, and how."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import pytest

import queens_viz
from queens_viz.cli import _announce, main
from queens_viz.command.arguments import OPTIONS, parse
from queens_viz.pens.theme import THEMES
from queens_viz.text import Format
from queens_viz.words.words import LANGUAGES

from .pairs import every_pair
from .support import without_screen

FORMATS = ", ".join(form.value for form in Format)

REFUSED = [
    (["8x"], "N must be a whole number from 1 to 100, not '8x'"),
    (["08"], "not '08'"),
    (["1e3"], "not '1e3'"),
    (["８"], "not '８'"),  # a full-width eight
    (["+8"], "not '+8'"),
    (["8.0"], "not '8.0'"),
    (["0"], "not '0'"),
    (["-1"], "not '-1'"),
    (["101"], "not '101'"),
    (["1_0"], "not '1_0'"),
    ([" 8"], "not ' 8'"),
    ([""], "not ''"),
    (["9" * 5000], "not '9999"),
    (["8", "9"], "unrecognized arguments: 9"),
    (["8", "--spe", "3"], "unrecognized arguments: --spe"),
    (["8", "--speed", "0"], "--speed must be 0.2 to 1000 or full, not '0'"),
    (["8", "--speed", "1001"], "not '1001'"),
    (["8", "--speed", "nan"], "not 'nan'"),
    (["8", "--speed", "1e2"], "not '1e2'"),
    (["8", "--speed", "FULL"], "not 'FULL'"),
    (["8", "--speed"], "--speed must be 0.2 to 1000 or full: none follows it"),
    (["--lesson"], "--lesson is 1 or 2, or a stop of one as in 1.7: none follows it"),
    (["8", "--at", "--first"], "--at needs a position, as in 2,4,1:3: none follows it"),
    (["8", "--pause", "-1"], "--pause must be 0 to 3600 seconds, not '-1'"),
    (["8", "--pause=-1"], "--pause must be 0 to 3600 seconds, not '-1'"),
    (["8", "--pause", "3601"], "not '3601'"),
    (["8", "--pause", "inf"], "not 'inf'"),
    (["--lesson", "3"], "--lesson is 1 or 2, or a stop of one as in 1.7, not '3'"),
    (["--lesson", "1.20"], "not '1.20'"),
    (["8", "--first", "--lesson", "1"], "--lesson is not used by --first"),
    (["8", "--theme", "blue"], f"--theme must be one of {', '.join(THEMES)}, not 'blue'"),
    (["8", "--size", "800"], "--size must be like 1280x800, each from 100 to 8000, not '800'"),
    (["8", "--size", "0x0"], "not '0x0'"),
    (["8", "--size", "800x600x2"], "not '800x600x2'"),
    (["8", "--size", "99999x600"], "not '99999x600'"),
    (["8", "--at", "1,2:1"], "--at: the queens of columns 1 and 2 attack each other"),
    (["8", "--at", "1,3"], "--at: a position is like 2,4,1:3"),
    (["8", "--at", ":9"], "--at: a row is a whole number from 1 to 8, not '9'"),
    (["8", "--at", ""], "--at: a position is like"),
    (["8", "--walk"], "unrecognized arguments: --walk"),
    (["\x1b[31m8"], "not '\\x1b[31m8'"),
    (["8", "\x1b[31m\n"], "unrecognized arguments: \\x1b[31m\\n"),
    (["8", "--run=yes"], "ignored explicit argument 'yes'"),
    (["٨"], "not '٨'"),  # an Arabic eight
    (["0x8"], "not '0x8'"),
    (["8\x00"], "not '8\\x00'"),
    (["\udcff"], "not '\\udcff'"),  # a byte that is no character
    (["--first", "8", "8"], "unrecognized arguments: 8"),
    (["8", "--first", "--all"], "--first and --all are two jobs: one at a time"),
    (["8", "--all", "--count"], "--all and --count are two jobs: one at a time"),
    (["8", "--trace", "--save", "a.png"], "--trace and --save are two jobs: one at a time"),
    (["8", "--save", "a.png", "--save=b.gif"], "--save and --save are two jobs: one at a time"),
    (["8", "--worksheet", "a.html", "--worksheet", "a.html"], "--worksheet and --worksheet are two jobs"),
    (["8", "--program", "loop", "--program", "recursion"], "--program and --program are two jobs: one at a time"),
    (["8", "--all", "--run"], "--run is not used by --all"),
    (["8", "--count", "--format", "csv"], "--format is not used by --count"),
    (["8", "--format", "csv"], "--format is not used by the window"),
    (["8", "--first", "--format", "xml"], f"--format must be one of {FORMATS}, not 'xml'"),
    (["8", "--first", "--format", "JSON"], "not 'JSON'"),
    (["8", "--trace", "--theme", "dark"], "--theme is not used by --trace"),
    (["8", "--tree", "--size", "800x600"], "--size is not used by --tree"),
    (["8", "--program"], "--program must be one of loop, recursion: none follows it"),
    (["8", "--program", "Loop"], "--program must be one of loop, recursion, not 'Loop'"),
    (["8", "--program", ""], "--program must be one of loop, recursion, not ''"),
    (["8", "--program", "recursion", "--at", ":2"], "--at is not used by --program"),
    (["8", "--program", "recursion", "--format", "csv"], "--format is not used by --program"),
    (["8", "--program", "loop", "--tree"], "--tree and --program are two jobs: one at a time"),
    (["8", "--until", "5"], "--until needs --save"),
    (["8", "--frames", "steps"], "--frames needs --save"),
    (["8", "--force"], "--force needs --save"),
    (["8", "--save", "a.png", "--loop"], "--loop is used by a .html, not by a .png"),
    (["8", "--save", "a.html", "--until", "5"], "--until is used by a .png, .svg or .gif, not by a .html"),
    (["8", "--save", "a.png", "--fullscreen"], "--fullscreen is not used by --save"),
    (["8", "--save", "a.jpg"], "--save must name a .png, .svg, .gif or .html file, not 'a.jpg'"),
    (["8", "--save", "a.PNG"], "not 'a.PNG'"),
    (["8", "--save", "a.png/"], "--save must name a .png, .svg, .gif or .html file, not 'a.png/'"),
    (["8", "--save", "a.gif/."], "not 'a.gif/.'"),
    (["8", "--worksheet", "a.html/"], "--worksheet must name a .html file, not 'a.html/'"),
    (["8", "--worksheet", "a.html/."], "not 'a.html/.'"),
    (["8", "--save", "a\x00.png"], "not 'a\\x00.png'"),
    (["8", "--save"], "--save must name a .png, .svg, .gif or .html file: none follows it"),
    (["8", "--save", "a.png", "--until", "1e3"], "--until must be first, all, a step's number, or +STEPS, not '1e3'"),
    (["8", "--save", "a.png", "--until", "1000000000"], "not '1000000000'"),
    (["8", "--save", "a.png", "--until", "+"], "not '+'"),
    (["8", "--save", "a.png", "--until", "++5"], "not '++5'"),
    (["8", "--save", "a.png", "--until", "+05"], "not '+05'"),
    (["8", "--save", "a.png", "--until", "5+"], "not '5+'"),
    (["8", "--all", "--until", "5"], "--until needs --save"),
    (["8", "--first", "--force"], "--force needs --save"),
    (["8", "--save", "a.html", "--frames", "steps"], "--frames is used by a .gif, not by a .html"),
    (["8", "--save", "a.png", "--frames", "steps"], "--frames is used by a .gif, not by a .png"),
    (["8", "--save", "a.png", "--speed", "3"], "--speed is used by a .gif or .html, not by a .png"),
    (["8", "--save", "a.png", "--pause", "3"], "--pause is used by a .gif or .html, not by a .png"),
    (["8", "--save", "a.html", "--size", "640x480"], "--size is used by a .png, .svg or .gif, not by a .html"),
    (["8", "--save", "a.png", "--at", "2,4:1", "--until", "5"], "--until 5 lies before --at, which is step 1794"),
    (
        ["12", "--save", "a.png", "--at", "2,4:1", "--until", "5"],
        "above 10 queens the number of the step at --at isn't",
    ),
    (
        ["8", "--save", "a.gif", "--until", "all"],
        "and this one would have 15,813: try --frames solutions, or fewer steps",
    ),
    (["8", "--at", "1, 5:1"], "not ' 5'"),
    (["8", "--at", "1 5, 8:1"], "not '1 5'"),
    (["8", "--at", "1\t5:1"], "not '1\\t5'"),
    (["8", "--save", "a.gif", "--frames", "both"], "--frames must be steps or solutions, not 'both'"),
    (["8", "--at", "2,4,1,3,5,7,6,8"], "--at: the queens of columns"),
    (["8", "--at", "1,2,3,4,5,6,7,8,1:1"], "--at: a board of 8 is full with 8 queens"),
    (["4", "--at", "2,4,1,3:1"], "--at: a board of 4 is full with 4 queens: no candidate can follow"),
    (["8", "--at", "0:1"], "not '0'"),
    (["8", "--at", ":１"], "not '１'"),
    (["8", "--at", "2,,4:1"], "not ''"),
    (["8", "--at", "2;4:1"], "not '2;4'"),
    (["8", "--all", "--at", "x" * 10_000], "--at: "),
    (["8", "--size", "800X600"], "not '800X600'"),
    (["8", "--size", "99x600"], "not '99x600'"),
    (["8", "--theme", ""], "not ''"),
    (["8", "--theme", "Light"], "not 'Light'"),
    (["8", "--pause", "５"], "not '５'"),
    (["8", "--speed", "1_0"], "not '1_0'"),
    (["8", "--speed", "0.1"], "not '0.1'"),
    (["8", *["x" * 100] * 50], "unrecognized arguments: xxx"),
    (["8", "--language", "xx"], f"--language must be one of {', '.join(LANGUAGES)}, not 'xx'"),
    (["8", "--language", "DE"], "not 'DE'"),
    (["8", "--language", "de", "--at", "9:1"], "--at: a row is a whole number from 1 to 8, not '9'"),
]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


COMMAND = ("-m", "queens_viz")


def run(*arguments: str, command: Sequence[str] = COMMAND, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real command, or other code, where no screen is to be had."""
    return subprocess.run(
        [sys.executable, *command, *arguments],
        env=without_screen() | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(("arguments", "complaint"), REFUSED)
def test_bad_words_are_refused_in_one_line(
    arguments: list[str],
    complaint: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("queens_viz.cli._open_window", lambda *_: pytest.fail("a window was opened"))
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("queens-viz: error: ")
    assert complaint in err
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert err[:-1].isprintable()
    assert len(err) < 350
    assert list(Path.cwd().iterdir()) == []


@every_pair(
    {"job": ("--first", "--step", "--save=a.png"), "language": tuple(LANGUAGES), "asked": ("option", "environment")}
)
def test_a_complaint_about_a_position_is_in_english_like_the_words_before_it(
    job: str, language: str, asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", language if asked == "environment" else "")
    words = ["--language", language] if asked == "option" else []
    assert main(["8", job, "--at", "1,2:3", *words]) == 2
    assert capsys.readouterr().err == ("queens-viz: error: --at: the queens of columns 1 and 2 attack each other\n")


def test_that_many_kinds_of_bad_words_are_tried() -> None:
    assert len({complaint for _, complaint in REFUSED}) >= 60


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        pytest.param(*case, marks=() if number == 0 else pytest.mark.full)
        for number, case in enumerate(REFUSED)
        if "\x00" not in "".join(case[0])  # no process can be given one
    ],
)
def test_the_real_command_refuses_the_same_way(arguments: list[str], complaint: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("queens-viz: error: ")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(Path.cwd().iterdir()) == []


# Elsewhere there is always a display, and a folder that is written to is told in other words.
LINUX = [
    (["8"], "no display to open a window on; --save live.html writes a page for a browser"),
    (["4", "--save", "folder.png", "--force"], "can't write folder.png: Is a directory"),
]
MACHINE = [
    *(LINUX if sys.platform == "linux" else ()),
    (["2", "--first"], "No solution exists for 2 queens"),
    (["3", "--first"], "No solution exists for 3 queens"),
    (["4", "--save", "missing/a.png"], "can't write missing/a.png: No such file or directory"),
    (["4", "--save", "missing/a.html"], "can't write missing/a.html: No such file or directory"),
]


@pytest.mark.parametrize(("arguments", "complaint"), MACHINE)
def test_the_machine_s_faults_have_a_status_of_their_own(
    arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    Path("folder.png").mkdir()
    assert main(arguments) == 1
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")
    assert [path.name for path in Path.cwd().iterdir()] == ["folder.png"]


@pytest.mark.full
@pytest.mark.parametrize(("arguments", "complaint"), MACHINE)
def test_the_real_command_tells_the_machine_s_faults_the_same_way(arguments: list[str], complaint: str) -> None:
    Path("folder.png").mkdir()
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"queens-viz: error: {complaint}\n"
    assert [path.name for path in Path.cwd().iterdir()] == ["folder.png"]


def nobody_reads() -> IO[str]:
    """Return a stream to a pipe whose other end is closed, as after `| true`."""
    ours, theirs = os.pipe()
    os.close(ours)
    return os.fdopen(theirs, "w")


def test_a_window_goes_on_where_nobody_reads_what_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with nobody_reads() as broken:
        monkeypatch.setattr(sys, "stdout", broken)
        for line in ("first", "second"):
            _announce(line)
        print("third")
        os.dup2(os.open(os.devnull, os.O_WRONLY), broken.fileno())
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("name", THEMES)
def test_the_command_knows_every_theme(name: str) -> None:
    assert parse(["--theme", name]).theme == name


def test_the_version_is_told_where_there_is_no_display() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"queens-viz {queens_viz.__version__}\n", "")


def test_the_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert all(f" --{option.name}" in out for option in OPTIONS)
    assert "--pause S" in out
