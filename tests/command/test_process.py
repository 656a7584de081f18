"""Whole processes: killed while they save, stopped and continued, asked to end, and watched for what they open."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image

from queens_viz import Position, Search
from queens_viz.cli import main

from ..support import without_screen
from ..test_cli import run


def saving(name: str, n: int) -> subprocess.Popen[bytes]:
    size = [] if name.endswith(".html") else ["--size", "320x240", "--until", "60"]
    arguments = [str(n), "--save", name, "--force", *size]
    return subprocess.Popen([sys.executable, "-m", "queens_viz", *arguments], env=without_screen())


def is_whole(path: Path) -> bool:
    """Return whether a file can be read to its end."""
    if path.suffix == ".html":
        return path.read_text(encoding="utf-8").endswith("</html>\n")
    with Image.open(path) as film:
        film.seek(getattr(film, "n_frames", 1) - 1)
        film.load()
    return True


KILLED = """
import os, signal, sys
from queens_viz import cli
fsync = os.fsync

def killed(number):
    fsync(number)
    signal.raise_signal(signal.SIGKILL)

os.fsync = killed
cli.main(sys.argv[1:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, which Windows lacks")
def test_a_process_killed_when_all_is_written_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.html").write_text("mine")
    # A worksheet is written soonest of all files.
    done = run("4", "--worksheet", "a.html", "--force", command=["-c", KILLED])
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGKILL, "", "")
    assert Path("a.html").read_text() == "mine"
    (part,) = Path().glob(".queens-viz-*.part")
    assert part.read_text(encoding="utf-8").endswith("</html>\n")


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, which Windows lacks")
@pytest.mark.parametrize("seed", range(1, 31))
def test_a_process_killed_while_it_saves_leaves_the_old_file_or_the_new_one(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    took = {}
    for name in ("a.gif", "a.png", "a.html"):
        start = time.monotonic()
        assert saving(name, 5).wait() == 0
        took[name] = time.monotonic() - start
    for number in range(10):
        name = chance.choice(list(took))
        path = Path(name)
        if number % 3 == 0:
            path.unlink()
        old = path.read_bytes() if path.exists() else None
        process = saving(name, 5 + number % 2)
        # Most of the time is the start: near the end is where it writes.
        time.sleep(took[name] * chance.uniform(0.5, 1.1))
        process.send_signal(signal.SIGKILL)
        process.wait()
        if path.exists():
            assert path.read_bytes() == old or is_whole(path)
        else:
            assert old is None
            assert saving(name, 5).wait() == 0


WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
ELSEWHERE = ("socket.", "subprocess.", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.system")
CHANGES = ("os.remove", "os.rename", "os.link", "os.mkdir", "os.rmdir", "shutil.rmtree")


class Watch:
    """What a process opens to write, changes or starts, but for files of these names. It can't be taken away again."""

    def __init__(self) -> None:
        self.output: str | None = None
        self.is_on = False
        self.found: list[tuple[str, object]] = []
        sys.addaudithook(self.hear)

    def is_ours(self, path: object) -> bool:
        part = f".queens-viz-{os.getpid()}"
        return self.output is not None and (self.output in str(path) or part in str(path))

    def hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if not self.is_on:
            return
        if event == "open":
            path, mode, flags = arguments
            writes = any(letter in str(mode or "") for letter in "wax+") or (isinstance(flags, int) and flags & WRITING)
            is_wrong = bool(writes) and not self.is_ours(path)
        elif event in CHANGES:
            is_wrong = not all(self.is_ours(word) for word in arguments if isinstance(word, str))
        else:
            is_wrong = event.startswith(ELSEWHERE)
        if is_wrong:
            self.found.append((event, arguments))

    @contextmanager
    def on(self, output: str | None) -> Iterator[list[tuple[str, object]]]:
        self.output, self.found, self.is_on = output, [], True
        try:
            yield self.found
        finally:
            self.is_on = False


@pytest.fixture(scope="session")
def watch() -> Watch:
    """Return the one watch of this process."""
    return Watch()


@pytest.mark.parametrize(
    "words",
    [
        "8 --first",
        "6 --all --format json",
        "6 --count",
        "4 --trace",
        "4 --tree",
        "4 --program loop",
        "4 --step",
        "4 --save out.png --size 100x100",
        "4 --save out.gif --size 100x100",
        "4 --worksheet out.html",
        pytest.param("4 --save out.html", marks=pytest.mark.full),
    ],
)
def test_no_job_opens_anything_but_its_output(
    words: str, watch: Watch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    # What is imported late is no business of the job's.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    output = next((word for word in words.split() if word.startswith("out.")), None)
    with watch.on(output) as found:
        assert main(words.split()) == 0
    assert found == []
    assert os.listdir() == [output] * bool(output)


AT_A_WINDOW = """
import os, sys, pygame
from queens_viz import cli
from queens_viz.window import pictures, window
from tests.command.test_process import Watch
pygame.display.init(); pygame.font.init()
for name in ("RIGHT", "RIGHT", "LEFT", "a", "F2", "F3", "F4", "t", "c", "v", "DOWN", "RETURN", "F1"):
    number, text = getattr(pygame, "K_" + name), name if len(name) == 1 else ""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=number, unicode=text, mod=0))
pygame.event.post(pygame.event.Event(pygame.QUIT))
with Watch().on(None) as found:
    status = cli.main(["5"])
print(found)
os._exit(status)
"""


@pytest.mark.full
def test_a_window_opens_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(command=["-c", AT_A_WINDOW], SDL_VIDEODRIVER="dummy", PYTHONDONTWRITEBYTECODE="1", PYTHONUNBUFFERED="1")
    assert (done.returncode, done.stdout.splitlines()[-1], done.stderr) == (0, "[]", "")
    assert os.listdir() == []


def resumed(text: str) -> int:
    """Return at which step a process says that it can be resumed."""
    found = re.fullmatch(r"queens-viz: to go on from here: python -m queens_viz (\d+) --at (\S+)\n", text)
    assert found, text
    return Search.at(Position.parse(found[2], int(found[1]))).steps or 0


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="needs signals that Windows lacks")
def test_a_process_that_was_stopped_for_a_while_does_not_make_up_for_it() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "queens_viz", "8", "--run", "--speed", "10"],
        env=without_screen() | {"SDL_VIDEODRIVER": "dummy"},
        stderr=subprocess.PIPE,
        text=True,
    )
    start = time.monotonic()
    time.sleep(1)
    process.send_signal(signal.SIGSTOP)
    ran = time.monotonic() - start
    time.sleep(3)
    process.send_signal(signal.SIGCONT)
    start = time.monotonic()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    ran += time.monotonic() - start
    assert process.returncode == 130
    assert resumed(err) <= 10 * (ran + 0.25) + 1
