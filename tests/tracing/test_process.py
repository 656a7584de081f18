"""Programs in a process of their own: however they end, one thing is said and nothing is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from queens_viz.tracing.events import Watch
from queens_viz.tracing.process import janitor
from queens_viz.tracing.process.folder import Workshop
from queens_viz.tracing.process.group import MARK
from queens_viz.tracing.process.separate import Place, SeparateRun, TooOld, record
from queens_viz.tracing.recording import Recording
from queens_viz.tracing.running import Request
from queens_viz.tracing.surroundings import Limits

from ..tiers import rare

SECONDS = 0.2
"""The time that an endless program gets here."""

needs_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux")
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")


class Case(NamedTuple):
    """A program that ends badly, and what is known of its end."""

    source: str
    kind: str
    line: int | None = None
    status: int | None = None
    output: str = ""


CASES = {
    "a loop": Case("n = 4\nwhile True:\n    n += 1\n", "time"),
    "a loop in one line": Case("n = 4\nwhile True: pass\n", "time", 2),
    "a bare except": Case(
        "n = 0\nwhile True:\n    try:\n        while True:\n            n += 1\n"
        "    except:\n        pass\n", "time",
    ),
    "a loop in C": Case("n = 4\nprint(n)\nsum(range(10**12))\n", "time", 3, output="4\n"),
    "os._exit": Case("import os\nprint('x')\nos._exit(3)\n", "exit", 3, 3, "x\n"),
    "a signal": Case("import os\nos.kill(os.getpid(), 9)\n", "own_signal", 2, -9),
    "a signal of another": Case("import os\nos.system('kill -9 $PPID')\n", "signal", 2, -9),
    "no memory": Case("n = 4\nx = [0] * 10**10\n", "memory", 2),
    "much output": Case("print('x' * 30_000_000)\n", "finished", output="x" * 1_000_000),
    "deep recursion": Case("def f(k):\n    return f(k + 1)\nf(0)\n", "error", 2),
    "sleep": Case("from time import sleep\nsleep(1000)\nprint(1)\n", "finished", output="1\n"),
    "a thread": Case(
        "from threading import Thread\ndef f(): print('in a thread')\n"
        "t = Thread(target=f)\nt.start()\n", "finished", output="in a thread\n",
    ),
    "numbers of streams": Case(
        "import faulthandler, os, sys\nfaulthandler.enable()\nos.write(sys.stdout.fileno(), b'x')\n"
        "print(sys.stdout.fileno(), sys.stdin.buffer.fileno())\n", "finished", output="1 0\n",
    ),
    "input by number": Case("print(open(0).read(), input())\n", "finished", output="8\n 8\n"),
    "a window": Case("import tkinter\ntkinter.Tk()\n", "display", 2),
}  # fmt: skip

RARE = {
    "a generator": Case("def g():\n    while True:\n        yield 1\nfor x in g():\n    pass\n", "time"),
    "a hidden loop": Case("n = 4\nany(False for k in range(10**12))\n", "time", 2),
    "a large power": Case("n = 4\nn = 10**10**10\n", "time", 2),
    "an alarm": Case("import signal\nsignal.alarm(1)\nsignal.pause()\n", "signal", None, -14),
    "a crash": Case("import ctypes\nctypes.string_at(0)\n", "crash", 2, -11),
    "lines of output": Case("for k in range(20_000):\n    print('x' * 1000)\n", "finished", output="x"),
    "growing": Case("x = []\nwhile True:\n    x.append('y' * 10**7)\n", "memory", 3),
    "a daemon": Case(
        "from threading import Thread\ndef f():\n    while True: pass\n"
        "Thread(target=f, daemon=True).start()\nprint('over')\n", "finished", output="over\n",
    ),
    "a thread without end": Case(
        "from threading import Thread\ndef f():\n    while True: pass\n"
        "Thread(target=f).start()\n", "time", 3,
    ),
    "its own streams": Case(
        "import sys\nsys.stdout.close()\nprint('x')\nsys.stdin.close()\n", "finished", output="x\n",
    ),
    "our pipes": Case(
        "import os\nfor k in range(3, 30):\n    try: os.close(k)\n    except OSError: pass\nos.closerange(3, 99)\n",
        "finished",
    ),
    "a large file": Case("open('x', 'wb').write(b'x' * 10**8)\n", "error", 1),
    "its own tracing": Case("import sys\nsys.settrace(None)\nprint('x')\n", "lost", output="x\n"),
    "pygame": Case(
        "import pygame\npygame.init()\npygame.display.set_mode((9, 9))\n", "finished",
    ),
    "turtle": Case("import turtle\nturtle.forward(9)\n", "display", 2),
    "processes": Case(
        "from multiprocessing import get_context\n"
        "if __name__ == '__main__':\n    with get_context('fork').Pool(2) as pool:\n"
        "        print(pool.map(abs, [-1, 2]))\n", "finished", output="[1, 2]\n",
    ),
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Give a folder in which a program runs; afterwards no process is there any more."""
    yield tmp_path
    deadline = time.monotonic() + 2  # what has been killed takes a moment to be gone
    while processes_in(tmp_path) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert processes_in(tmp_path) == []


def processes_in(folder: Path) -> list[str]:
    """Return the processes whose current folder is a certain one, where that can be seen."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if Path(os.readlink(process / "cwd")) == folder.resolve():
                found.append((process / "cmdline").read_text())
        except OSError:
            continue
    return found


def run(source: str, folder: Path, seconds: float = 10.0, **place: str) -> Recording:
    """Run a program in a process of its own."""
    request = Request(source, "mine.py", "mine.py", limits=Limits(seconds=seconds))
    return record(request, Place(str(folder), **place))


@pytest.mark.parametrize(
    "case", [*CASES.values(), *rare(*[(case,) for case in RARE.values()])],
    ids=[*CASES, *RARE],
)  # fmt: skip
def test_a_program_that_ends_badly(case: Case, folder: Path) -> None:
    if "tkinter" in case.source or "turtle" in case.source:
        pytest.importorskip("tkinter")
    began = time.monotonic()
    seconds = SECONDS if case.kind == "time" else 10.0
    recording = run(case.source, folder, seconds)
    assert (recording.ending.kind, recording.ending.status) == (case.kind, case.status)
    assert recording.ending.line == case.line or case.line is None
    assert recording.output.startswith(case.output)
    assert len(recording.output) <= 1_000_000
    assert time.monotonic() - began < 10


@pytest.mark.full
def test_what_came_before_a_hang_is_kept(folder: Path) -> None:
    source = (
        "board = []\nfor k in range(300):\n    board.append(k)\nsum(range(10**12))\n"
    )
    recording = run(source, folder, SECONDS)
    assert recording.lines[-1] == 4
    state = recording.state_at(recording.steps)
    assert state.plain(state.value("board")) == list(range(300))


FORKS = {
    "a fork": "if os.fork() == 0:\n    while True: pass\n",
    "a fork of a fork": "if os.fork() == 0 and os.fork() == 0:\n    while True: pass\n",
    "another session": "if os.fork() == 0:\n    os.setsid()\n    while True: pass\n",
    "another program": "subprocess.Popen([sys.executable, '-c', 'while True: pass'])\n",
    "another program apart": (
        "subprocess.Popen([sys.executable, '-c', 'while True: pass'], start_new_session=True)\n"
    ),
}


@needs_linux
@pytest.mark.parametrize(
    "source", [pytest.param(FORKS[name], id=name) for name in FORKS]
)
def test_nothing_that_a_program_has_started_lives_on(source: str, folder: Path) -> None:
    recording = run(f"import os, sys, subprocess\n{source}print('over')\n", folder)
    assert (recording.ending.kind, recording.output) == ("finished", "over\n")


@needs_linux
def test_a_process_that_is_just_being_started_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its program and its arguments it has no environment by which to know it."""
    for number, program in ((1001, "python"), (1002, "python"), (1003, "")):
        (tmp_path / str(number)).mkdir()
        (tmp_path / str(number) / "environ").touch()
        (tmp_path / str(number) / "cmdline").touch()
        if program:  # a thread of the system has none
            (tmp_path / str(number) / "exe").symlink_to(program)
    (tmp_path / "1002" / "cmdline").write_text("env -i")
    killed = []
    pauses = []

    def start(seconds: float) -> None:
        pauses.append(seconds)
        (tmp_path / "1001" / "environ").write_bytes(b"A=1\0MARK=7\0")

    monkeypatch.setattr(janitor, "PROCESSES", str(tmp_path))
    monkeypatch.setattr(time, "sleep", start)
    monkeypatch.setattr(os, "kill", lambda number, _: killed.append(number))
    janitor.kill_marked("MARK=7")
    assert killed == [1001]
    assert len(pauses) == 2  # until it had begun, and to see whether it had others


@needs_fork
def test_a_fork_of_a_program_says_nothing(folder: Path) -> None:
    source = (
        "import os\npid = os.fork()\nprint('child' if pid == 0 else 'parent')\nx = 1\n"
    )
    recording = run(source, folder)
    assert (recording.ending.kind, recording.output) == ("finished", "parent\n")
    assert list(recording.lines) == [1, 2, 3, 4]


STARTER = """
import faulthandler
import sys
from pathlib import Path
from queens_viz.tracing.process import janitor
from queens_viz.tracing.process.folder import Workshop
from queens_viz.tracing.process.separate import Place, SeparateRun
from queens_viz.tracing.running import Request
faulthandler.dump_traceback_later(30, exit=True)
with Workshop() as workshop, workshop.copied(Path(sys.argv[1])) as copy:
    run = SeparateRun(Request(sys.argv[2]), Place(copy.folder, job=workshop.job))
    while not run.recording.steps:
        run.poll(0.01)
    print(copy.folder, flush=True)
    run.wait()
"""


@needs_linux
@pytest.mark.parametrize(
    "source",
    [
        "n = 4\nsum(range(10**12))\n",
        "import os\nif os.fork() == 0: os.setsid()\nwhile True:\n    x = 1\n",
    ],
    ids=["a loop in C", "another session"],
)
def test_when_we_are_killed_the_program_and_its_folder_go(
    source: str, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(source)
    ours = subprocess.Popen(
        [sys.executable, "-c", STARTER, mine, source], stdout=subprocess.PIPE, text=True
    )
    assert ours.stdout
    copy = Path(ours.stdout.readline().strip())
    assert copy.is_dir()
    assert processes_in(copy)
    ours.send_signal(signal.SIGKILL)
    ours.wait()
    ours.stdout.close()
    deadline = time.monotonic() + 5
    while (copy.parent.exists() or processes_in(copy)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not copy.parent.exists()
    assert processes_in(copy) == []


def test_a_program_runs_where_its_file_is(folder: Path) -> None:
    (folder / "helper.py").write_text("print('helped', __name__)\n")
    (folder / "random.py").write_text("choice = 'mine'\n")
    recording = run(
        "import helper, random, os\nprint(random.choice, __name__, os.listdir('.'))\n",
        folder,
    )
    assert recording.output.startswith("helped helper\nmine __main__ [")
    assert sorted(path.name for path in folder.iterdir()) == ["helper.py", "random.py"]
    assert not recording.caught


def test_no_folder_is_named_where_a_program_fails(folder: Path) -> None:
    recording = run(
        "import traceback\ntry: 1 / 0\nexcept Exception: traceback.print_exc()\n",
        folder,
    )
    assert 'File "mine.py", line ' in recording.output
    assert str(folder) not in recording.output


def test_it_is_stopped_from_outside_and_what_came_is_kept(folder: Path) -> None:
    source = "board = [0]\nn = 0\nwhile True:\n    n += 1\n"
    request = Request(source, path="mine.py", limits=Limits(lines=100))
    watch = Watch(frozenset([("", "board")]))
    with SeparateRun(request, Place(str(folder)), lambda _: watch) as running:
        while running.recording.lines_run < 5000:
            assert not running.poll(0.01)
        running.halt()
        assert running.is_over
    assert running.recording.steps < 200, "lines are counted without steps, too"
    assert running.recording.ending.kind == "halted"
    assert running.recording.ending.line in (3, 4)


def test_the_board_is_asked_for_here(folder: Path) -> None:
    source = "board = [0]\nfor k in range(1000):\n    board[0] = k\n    m = k\n"
    request = Request(source, path="mine.py", limits=Limits(lines=500))
    asked = []

    def choose(recording: Recording) -> Watch:
        asked.append(recording.steps)
        return Watch(frozenset([("", "board")]))

    recording = record(request, Place(str(folder)), choose)
    assert (asked, recording.switch, recording.ending.kind) == ([501], 501, "finished")
    assert recording.lines_run == 3002
    assert recording.steps == 501 + 834
    state = recording.state_at(recording.steps)
    assert state.plain(state.value("board")) == [999]


def test_a_copy_of_a_folder_has_its_files_but_no_folders_and_goes(
    tmp_path: Path,
) -> None:
    for name in ("mine.py", "helper.py", "data.txt"):
        (tmp_path / name).write_text(name)
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "deep.py").write_text("")
    with Workshop() as workshop, workshop.copied(tmp_path / "mine.py") as copy:
        place = Path(copy.folder)
        assert sorted(os.listdir(place)) == ["data.txt", "helper.py", "mine.py"]
        assert not copy.is_alone
        (place / "made").mkdir()
        (place / "made" / "file").write_text("")
        (place / "made").chmod(0)
    assert not place.parent.exists()
    assert sorted(os.listdir(tmp_path)) == ["data.txt", "helper.py", "inner", "mine.py"]


@pytest.mark.parametrize(("count", "size"), [(201, 0), (2, 11_000_000)])
def test_where_too_much_lies_beside_it_a_program_is_copied_alone(
    count: int, size: int, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text("n = 4")
    for k in range(count):
        with (tmp_path / f"{k}.txt").open("wb") as file:
            file.truncate(size)
    with Workshop() as workshop, workshop.copied(tmp_path / "mine.py") as copy:
        assert os.listdir(copy.folder) == ["mine.py"]
        assert copy.is_alone


def test_another_python_must_be_there_and_not_too_old(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_text('#!/bin/sh\nread x\necho \'{"too_old": "3.8"}\'\n')
    old.chmod(0o755)
    with pytest.raises(TooOld, match=r"3\.8"):
        run("n = 4", tmp_path, python=str(old))
    with pytest.raises(OSError, match="nowhere"):
        run("n = 4", tmp_path, python="/nowhere/python")
    assert processes_in(tmp_path) == []


def test_the_mark_of_a_run_is_in_its_environment(folder: Path) -> None:
    recording = run(
        f"import os\nprint(len(os.environ[{MARK!r}]), 'DISPLAY' in os.environ)\n",
        folder,
    )
    assert recording.output == "32 False\n"
