"""Whole processes: killed while they save, stopped and continued, asked to end, and watched for what they open."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

from queens_viz import Position, Search

from ..support import without_screen
from ..tiers import tiered


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


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL, which Windows lacks")
@tiered(10, 300, parts=6)
def test_a_process_killed_while_it_saves_leaves_the_old_file_or_the_new_one(
    amount: int, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    took = {}
    for name in ("a.gif", "a.png", "a.html"):
        start = time.monotonic()
        assert saving(name, 5).wait() == 0
        took[name] = time.monotonic() - start
    for number in range(amount):
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


WATCHED = """
import io, os, sys
import pygame, PIL.Image, PIL.GifImagePlugin, json, pathlib, tqdm, fontTools.subset, brotli
from queens_viz import cli, saving
from queens_viz.browser import document
from queens_viz.window import pictures, window

OUTPUT = {output!r}
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

def is_ours(path):
    return OUTPUT and (OUTPUT in str(path) or f".queens-viz-{{os.getpid()}}.part" in str(path))

def watch(event, arguments):
    if event.startswith(("socket.", "subprocess.", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "os.system")):
        found.append((event, arguments))
    if event == "open":
        path, mode, flags = arguments
        writes = any(letter in (mode or "") for letter in "wax+") or (isinstance(flags, int) and flags & WRITING)
        if writes and not is_ours(path):
            found.append((event, arguments))
    if event in ("os.remove", "os.rename", "os.link", "os.mkdir", "os.rmdir", "shutil.rmtree"):
        if not all(is_ours(word) for word in arguments if isinstance(word, str)):
            found.append((event, arguments))

found = []
said = sys.stderr
pygame.font.init()
if {is_window}:
    pygame.display.init()
    for name in ("RIGHT", "RIGHT", "LEFT", "a", "F2", "F3", "F4", "t", "c", "v", "DOWN", "RETURN", "F1"):
        number = getattr(pygame, "K_" + name)
        text = name if len(name) == 1 else ""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=number, unicode=text, mod=0))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
sys.addaudithook(watch)
sys.stderr = io.StringIO()
status = cli.main({arguments!r})
kept, found = found, []
print(kept, file=said)
os._exit(1 if kept or status else 0)
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ["8", "--first"],
        ["6", "--all", "--format", "json"],
        ["6", "--count"],
        ["4", "--trace"],
        ["4", "--tree"],
        ["4", "--program", "loop"],
        ["4", "--save", "out.png"],
        ["4", "--save", "out.gif", "--size", "320x240"],
        ["4", "--save", "out.html"],
        ["5"],
    ],
    ids=lambda arguments: arguments[1] + arguments[-1] if len(arguments) > 1 else "window",
)
def test_no_job_opens_anything_but_its_output(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output = "out." if "--save" in arguments else ""
    code = WATCHED.format(output=output, arguments=arguments, is_window=len(arguments) == 1)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=without_screen() | ({"SDL_VIDEODRIVER": "dummy"} if len(arguments) == 1 else {}),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "[]\n")
    assert [path.name for path in tmp_path.iterdir()] == ([arguments[2]] if output else [])


def test_the_watch_sees_what_it_looks_for(tmp_path: Path) -> None:
    for job in ("open('elsewhere', 'w')", "os.open('elsewhere', os.O_CREAT | os.O_RDWR)", "os.system('true')"):
        code = WATCHED.format(output="", arguments=[], is_window=False).replace("cli.main([])", job + " and 0")
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env=without_screen(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1, job
        assert done.stderr != "[]\n"


def resumed(text: str) -> int:
    """Return at which step a process says that it can be resumed."""
    found = re.fullmatch(r"queens-viz: to go on from here: python -m queens_viz (\d+) --at (\S+)\n", text)
    assert found, text
    return Search.at(Position.parse(found[2], int(found[1]))).steps or 0


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
