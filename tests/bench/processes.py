"""Whole processes: how soon they show something, and what a halted window costs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from ..screen import MISSING, Screen
from .measure import PEAK_MEMORY, Figure, as_for_users
from .tracing import FAULTY

STARTS = 15
"""Processes of each kind that are started, in turns."""

WATCHED = 10
"""Seconds for which a halted window is watched."""

BOARDS = 1_000_000
"""Boards that `--check` is given."""

CHECKED = f"""
{PEAK_MEMORY}
import sys
from queens_viz.cli import main
main(["12", "--check", sys.argv[1]])
print(peak_memory(), file=sys.stderr)
"""
"""A process that judges a file of boards, and prints its peak memory."""

FLOOR = """
import os
os.environ["SDL_VIDEO_CENTERED"], os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1", "0"
import pygame
pygame.display.init()
pygame.font.init()
pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
pygame.display.flip()
print("shown", flush=True)
"""
"""A process that does nothing but open the same window and present it once."""

PROGRAM = """
import queens_viz.window  # which imports pygame in its own way
import pygame
present = pygame.display.update
def update(area):
    present(area)
    print("shown", flush=True)
pygame.display.update = update
from queens_viz.cli import main
main([@WORDS@, "--size", "1280x800"])
"""
"""The program, which prints a line when it has presented a frame."""


def figures() -> Iterator[Figure]:
    """Measure what needs processes of its own, and a screen where there are the tools for one."""
    yield from _text_jobs()
    yield from _many_boards()
    without_screen = as_for_users(dict(os.environ)) | {"SDL_VIDEODRIVER": "dummy"}
    yield from _printed_by("tests.bench.calls", without_screen)
    yield from _printed_by("tests.bench.flame", without_screen)
    if MISSING:
        print(
            f"no screen without {', '.join(MISSING)}: nothing that needs one is measured",
            file=sys.stderr,
        )
        return
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(Path(folder))
        try:
            yield from _on(screen)
        finally:
            screen.close()


def _on(screen: Screen) -> Iterator[Figure]:
    environment = as_for_users(screen.environment)
    # First, for meanwhile the screen itself comes to rest.
    yield Figure(
        "processor time of a halted window",
        8,
        _idle(screen),
        "%",
        goal=0.6,
        is_most=True,
    )
    with tempfile.TemporaryDirectory() as folder:
        mine = Path(folder) / "mine.py"
        mine.write_text(FAULTY, encoding="utf-8")
        own = PROGRAM.replace("@WORDS@", f'"6", {str(mine)!r}')
        alone = PROGRAM.replace("@WORDS@", '"8"')
        commands = [["-c", alone], ["-c", own], ["-c", FLOOR]]
        ours, with_program, floor = _starts(commands, environment)
    what = "start to first frame, against a process that only opens a window"
    yield Figure(what, 8, ours / floor, goal=1.3, is_most=True)
    what = "window with a program, start to first picture, against one without"
    yield Figure(what, 6, with_program / ours, goal=1.5, is_most=True)
    yield from _printed_by("tests.bench.window", environment)
    yield from _printed_by("tests.bench.own_window", environment)


def _printed_by(module: str, environment: dict[str, str]) -> Iterator[Figure]:
    """Return the figures that a process of its own prints as JSON."""
    command = [sys.executable, "-m", module]
    run = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    )
    yield from (Figure(*values) for values in json.loads(run.stdout.splitlines()[-1]))


def _text_jobs() -> Iterator[Figure]:
    for job in ("--first", "--all", "--trace"):
        ours, floor = _starts(
            [["-m", "queens_viz", "8", job], ["-c", "print()"]],
            as_for_users(dict(os.environ)),
        )
        what = f"{job}, start to first line, against an empty Python process"
        yield Figure(what, 8, ours / floor, goal=4.5, is_most=True)


def _many_boards() -> Iterator[Figure]:
    """Measure `--check` of a million boards of 12, one a line, of which most are repeated."""
    listed = subprocess.run(
        [sys.executable, "-m", "queens_viz", "12", "--all", "--format", "csv"],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line.partition(",")[2] for line in listed.stdout.splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "boards.txt")
        with path.open("w", encoding="ascii") as stream:
            for number in range(BOARDS):
                stream.write(lines[number % len(lines)] + "\n")
        start = time.perf_counter()
        run = subprocess.run(
            [sys.executable, "-c", CHECKED, str(path)],
            env=as_for_users(dict(os.environ)),
            capture_output=True,
            text=True,
            check=True,
        )
        seconds = time.perf_counter() - start
    what = "--check of 1,000,000 boards as rows, one a line"
    yield Figure(what, 12, seconds, "s", goal=30, is_most=True)
    megabytes = int(run.stderr) / 1000
    yield Figure(
        "memory of --check of 1,000,000 boards",
        12,
        megabytes,
        "MB",
        goal=60,
        is_most=True,
    )


def _starts(commands: list[list[str]], environment: dict[str, str]) -> list[float]:
    """Return the typical seconds until each command has printed its first line; they are started in turns."""
    times: list[list[float]] = [[] for _ in commands]
    for k in range(STARTS + 1):
        for command, column in zip(commands, times, strict=True):
            start = time.perf_counter()
            process = subprocess.Popen(
                [sys.executable, *command], env=environment, stdout=subprocess.PIPE
            )
            assert process.stdout
            process.stdout.readline()
            if k:  # the first of each compiles what the others find compiled
                column.append(time.perf_counter() - start)
            process.kill()
            process.communicate()
    return [median(column) for column in times]


def _idle(screen: Screen) -> float:
    """Return which share of a core a halted window takes, in percent."""
    screen.open("8")
    assert screen.program
    time.sleep(1)
    before = _processor_seconds(screen.program.pid)
    time.sleep(WATCHED)
    used = _processor_seconds(screen.program.pid) - before
    screen.key("ctrl+q")
    screen.ended()
    return 100 * used / WATCHED


def _processor_seconds(process: int) -> float:
    """Return the processor time that a process has taken, in seconds to the nanosecond where Linux tells."""
    fields = Path(f"/proc/{process}/schedstat").read_text().split()
    return int(fields[0]) / 1e9
