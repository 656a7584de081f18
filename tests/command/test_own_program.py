"""A program of one's own beside the window: its file is watched, it runs in the background, and is saved."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from queens_viz.app import own_actions
from queens_viz.app.own_program import Result, RunRequest
from queens_viz.browser import document, recorded
from queens_viz.browser.recorded import Recorded
from queens_viz.check.program_file import BackgroundProgram
from queens_viz.check.program_run import USUAL
from queens_viz.check.saved_file import LOOK_EVERY, SETTLED_AFTER, SavedFile
from queens_viz.cli import main
from queens_viz.window import clock
from queens_viz.words.judgement import in_language
from queens_viz.words.words import Words

from ..support import without_screen
from ..tiers import rare
from ..tracing.test_process import needs_linux, processes_in
from .jobs import Job, error, posix, shell
from .test_check_programs import ENDLESS, write

LONGEST = 20.0
"""Seconds in which every program here has ended."""


class Time:
    """A clock that goes on when it is asked to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def now() -> Time:
    """Give the clock by which files are looked at."""
    return Time()


@pytest.fixture
def mine(now: Time) -> Iterator[BackgroundProgram]:
    """Give the program in mine.py; afterwards no process of it is there any more."""
    saved = SavedFile(Path("mine.py"), now)
    program = BackgroundProgram(Path("mine.py"), saved=saved)
    yield program
    program.close()
    assert running() == []


def running() -> list[str]:
    """Return the processes in which a program runs here."""
    return [command for command in processes_in(Path.cwd()) if "child.py" in command]


def result_of(program: BackgroundProgram, n: int | None = None) -> Result:
    """Run a program as it is now, and wait for its result."""
    program.run(RunRequest(n))
    result = program.wait(LONGEST)
    assert result
    return result


def said(result: Result) -> list[str]:
    """Return what is said of a result."""
    assert result.story.verdict
    sentences = (*result.story.verdict.sentences, *result.remarks)
    return [in_language(sentence, Words()) for sentence in sentences]


def test_a_new_text_counts_once_it_has_stayed_the_same(
    now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path("mine.py")
    path.write_text("n = 4\n")
    saved = SavedFile(path, now)
    saved.read()

    def seen(seconds: float) -> object:
        now.now += seconds
        saved.look()
        return saved.text

    assert saved.text == "n = 4\n"
    path.write_text("n = ")
    assert seen(LOOK_EVERY / 2) == "n = 4\n", "it is looked at seldom"
    assert seen(LOOK_EVERY / 2) == "n = 4\n", "half a line"
    path.write_text("n = 5\n")
    assert seen(SETTLED_AFTER) == "n = 4\n", "it has changed again"
    assert seen(SETTLED_AFTER) == "n = 5\n"
    Path("new").write_text("n = 6\n")
    os.replace("new", path)
    assert seen(LOOK_EVERY) == "n = 5\n"
    assert seen(SETTLED_AFTER) == "n = 6\n", "renamed over it"
    path.unlink()
    assert seen(LOOK_EVERY) is None
    path.mkdir()
    assert seen(LOOK_EVERY) is None
    path.rmdir()
    path.write_text("n = 7\n")
    seen(LOOK_EVERY)
    assert seen(SETTLED_AFTER) == "n = 7\n", "there again"
    os.utime(path, ns=(1, 1))
    seen(LOOK_EVERY)
    assert seen(SETTLED_AFTER) == "n = 7\n"
    # As long as before.
    path.write_text("n = 8\n")
    os.utime(path, ns=(1, 1))
    seen(LOOK_EVERY)
    assert seen(SETTLED_AFTER) == "n = 8\n"
    monkeypatch.setattr(Path, "read_bytes", lambda _: pytest.fail("it was read"))
    assert [seen(LOOK_EVERY) for _ in range(4)] == ["n = 8\n"] * 4
    monkeypatch.setattr(Path, "stat", lambda _: pytest.fail("it was looked at"))
    assert seen(0) == "n = 8\n"


def test_a_program_is_run_and_run_again_when_its_text_has_changed(
    mine: BackgroundProgram, now: Time
) -> None:
    write("mine.py", test="row not in board")
    assert (len(mine.first_story.lines), mine.first_story.last) == (17, -1)
    result = result_of(mine)
    assert said(result)[0].startswith("Line 14 places board[1] = 1, attacked by")
    assert result.story.fault is not None
    assert result.story.queens_at(result.story.fault)
    assert (mine.poll(0.1), mine.is_running, mine.has_changed()) == (None, False, False)
    write("mine.py")
    assert not mine.has_changed()
    for _ in range(2):
        now.now += LOOK_EVERY
        mine.has_changed()
    assert mine.has_changed()
    assert "row not in board" in mine.source
    assert said(result_of(mine, 5))[0] == "Right for 5 queens: all 10 solutions."
    assert not mine.has_changed()
    assert "row not in board" not in mine.source
    assert os.listdir() == ["mine.py"]


def test_a_run_is_halted_or_ended_by_another_one(mine: BackgroundProgram) -> None:
    Path("mine.py").write_text(ENDLESS)
    began = time.monotonic()
    mine.run(RunRequest())
    while mine.lines_run < 100:
        assert mine.poll(0.01) is None
        time.sleep(0.01)
    mine.halt()
    result = mine.wait(LONGEST)
    assert result
    assert result.story.recording.ending.kind == "halted"
    assert result.story.last > 100
    mine.run(RunRequest())
    time.sleep(0.05)
    write("mine.py", "4")
    assert said(result_of(mine, 4))[0] == "Right for 4 queens: all 2 solutions."
    assert running() == []
    Path("mine.py").write_text(ENDLESS)
    mine.run(RunRequest())
    mine.close()
    assert not mine.is_running
    assert time.monotonic() - began < USUAL.seconds


def test_while_a_file_has_gone_nothing_happens(
    mine: BackgroundProgram, now: Time
) -> None:
    mine.run(RunRequest(4))
    for _ in range(3):
        now.now += LOOK_EVERY
        assert (mine.poll(LOOK_EVERY), mine.is_running) == (None, False)
    assert (mine.is_gone, mine.source, mine.has_changed()) == (True, "", False)
    write("mine.py", n="int(input())")
    while not mine.is_running:
        now.now += LOOK_EVERY
        mine.poll(LOOK_EVERY)
    result = mine.wait(LONGEST)
    assert result
    assert result.story.size == 4


NO_PROGRAMS = {
    b"def f(:\n": "Line 1 isn’t Python",
    b"": "There is no program in this file.",
    b"n = '\xff'\n": "The characters of this file can’t be read",
    b"n = 4\n": "Programs can’t be run on this computer: Resource temporarily",
}
"""Files that don't run, and what is said then."""


def test_what_does_not_run_has_a_result_that_says_why(
    mine: BackgroundProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = []
    for source, sentence in NO_PROGRAMS.items():
        Path("mine.py").write_bytes(source)
        if "on this computer" in sentence:
            refused = OSError(11, "Resource temporarily unavailable")
            monkeypatch.setattr(subprocess, "Popen", raising(refused))
        result = result_of(mine)
        is_said = said(result)[0].startswith(sentence)
        if not is_said or (result.story.last, result.story.name) != (-1, "mine.py"):
            wrong.append(said(result))
    assert wrong == []


def raising(error: Exception) -> Callable[..., None]:
    """Return a function that raises an error."""

    def refuse(*_: object, **__: object) -> None:
        raise error

    return refuse


def test_the_run_with_the_size_that_is_wrong_is_kept(mine: BackgroundProgram) -> None:
    write("mine.py", "4", test="safe(row) and row * row < 12")
    story, remarks = result_of(mine)
    assert said(Result(story, remarks))[0] == "With 5 queens it is wrong."
    assert story.recording.source == mine.source.replace("n = 4", "n = 5")
    assert [one.message for one in remarks] == ["program_other_size"]
    assert story.fault is not None
    assert story.size == 5


@pytest.mark.full
@pytest.mark.usefixtures("_without_the_program")
def test_a_picture_shows_the_step_that_is_asked_for(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("mine.py", test="row not in board")
    shown: list[Any] = []
    monkeypatch.setattr(
        recorded,
        "begin_with_result",
        lambda app, name, result, **how: shown.append((name, how)),
    )
    for until in ("", "--until end", "--until 7"):
        done = job(f"5 mine.py --anonymous --save mine.svg --force {until}")
        assert done.status == 0
        assert done.err.startswith("queens-viz: wrote mine.svg,")
    steps = [how.pop("step") for _, how in shown]
    assert steps == [15, 3811, 6]
    assert shown == [("", {"is_anonymous": True})] * 3
    assert Path("mine.svg").read_text().startswith("<svg")
    pages: list[Recorded] = []

    def page(*_: object, recorded: Recorded) -> str:
        pages.append(recorded)
        return "a page"

    monkeypatch.setattr(document, "page", page)
    for until in ("", "--until end", "--until 7", "--run", "--anonymous"):
        done = job(f"5 mine.py --save mine.html --force {until}")
        assert (done.status, Path("mine.html").read_text()) == (0, "a page")
    assert [one.step for one in pages] == [15, 3811, 6, -1, 15]
    assert {one.name for one in pages[:4]} == {"mine.py"}
    assert (pages[4].name, pages[4].result.story.name) == ("", "")


def test_what_no_picture_can_show_is_refused(job: Job) -> None:
    write("mine.py", "4")
    Path("folder.py").mkdir()
    end = error("--until 9999: the last step is 453", 2)
    assert job("4 mine.py --save mine.png --until 9999") == end
    end = error("--until fault: no fault was found; the end is 453", 2)
    assert job("4 mine.py --save mine.png --until fault") == end
    assert job("folder.py") == error("can't read folder.py: it is a folder", 2)
    Path("mine.png").write_text("")
    Path("mine.py").write_text("open('ran', 'w')")
    taken = error("mine.png exists; --force replaces it", 2)
    assert job("4 mine.py --save mine.png") == taken
    python = error("--python: can't start it: No such file or directory", 2)
    assert job("mine.py --python /none") == python
    Path("mine.py").write_text("def f(:\n")
    assert job("4 mine.py --save mine.png --until 7 --force").status == 0
    assert sorted(os.listdir()) == ["folder.py", "mine.png", "mine.py"]


UNREAD = {
    b"": "there is no program in this file",
    b"print 1\n": "this is written for Python 2",
    b"n = 4\n# Stra\xdfe\n": "the characters of this file can’t be read: save it as UTF-8",
    b"n = 4\0\n": "line 1 has characters that are not text: save the file as plain text in UTF-8",
    b"# coding: klingon\n": "line 1 says that the encoding is klingon, which can’t be read: delete this line, and save the file as UTF-8",
}  # fmt: skip
"""Files that are no programs, and why none is saved."""


def test_of_what_is_no_program_nothing_is_saved(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = []
    for source, reason in UNREAD.items():
        Path("mine.py").write_bytes(source)
        done = job("mine.py --save mine.svg")
        if done != error(f"can't read mine.py: {reason}", 2):
            wrong.append(f"{source!r}: {done}")
    assert wrong == []
    write("mine.py", "4")
    refused = OSError(11, "Resource temporarily unavailable")
    monkeypatch.setattr(subprocess, "Popen", raising(refused))
    said = error("can't run programs: Resource temporarily unavailable", 1)
    assert job("mine.py --save mine.svg") == said
    assert os.listdir() == ["mine.py"]


@posix
def test_a_pipe_with_a_name_is_not_waited_for(job: Job) -> None:
    os.mkfifo("mine.py")
    os.mkfifo("mine.txt")
    for words in ("mine.py", "mine.py --save mine.svg"):
        assert job(words) == error("can't read mine.py: it is not a file", 2)
    for name in ("mine.py", "mine.txt"):
        done = job(f"--check {name}")
        assert (done.status, done.out.count("\n")) == (2, 1)
        assert done.out.endswith("can’t be read: it is not a file.\n")
    Path("all.txt").write_text("2 4 1 3\n3 1 4 2\n")
    # What a shell names is one too: it has been opened already.
    done = shell("RUN --check <(cat all.txt)")
    assert done == (0, "2 boards: 2 solutions, all different, none missing.\n", "")


def test_the_window_opens_with_a_program_and_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path("mine.py").write_text(ENDLESS)
    begun: list[Any] = []

    def begin(app: object, file: Any, request: RunRequest, **how: bool) -> None:
        begun.append((file, request, how))
        file.run(request)

    monkeypatch.setattr(own_actions, "begin_with_program", begin)
    monkeypatch.setattr(clock, "play", lambda *_: None)
    monkeypatch.setattr("pygame.quit", lambda: None)
    words = ["6", "mine.py", "--board", "b", "--input", "3", "--anonymous"]
    assert main(words) == 0
    ((file, request, how),) = begun
    assert (request.n, how) == (6, {"is_anonymous": True, "plays": False})
    options = file._options
    assert (file.name, options.hint.name, options.answers) == ("mine.py", "b", ("3",))
    assert not file.is_running
    assert running() == []


@posix
@needs_linux
@pytest.mark.parametrize(
    ("number", "status"), [*rare((signal.SIGKILL, -9), (signal.SIGTERM, 143))]
)
def test_when_the_window_is_killed_its_program_goes(number: int, status: int) -> None:
    Path("mine.py").write_text(dedent(ENDLESS))
    ours = subprocess.Popen(
        [sys.executable, "-m", "queens_viz", "mine.py", "--seconds", "60"],
        env=without_screen() | {"SDL_VIDEODRIVER": "dummy"},
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + LONGEST
    while not running() and time.monotonic() < deadline:
        time.sleep(0.05)
    ours.send_signal(number)
    _, told = ours.communicate(timeout=LONGEST)
    assert ours.returncode == status
    assert ("python -m queens_viz mine.py" in told) == (status == 143)
    while running() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert running() == []
