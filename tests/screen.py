"""A virtual screen on which the program is driven as a person would drive it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame

from .support import ROOT

TOOLS = ("Xvfb", "xdotool", "import", "openbox")
MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
"""Tools without which there is no screen here; .ci/run installs them."""

PATIENCE = 20
"""Seconds after which something that should have been seen is given up."""


class Screen:
    """A virtual screen with a window manager and one run of the program."""

    def __init__(self, tmp_path: Path, size: str = "1600x1000") -> None:
        self.path = tmp_path
        read, write = os.pipe()
        # A server that resets itself as its last client goes may turn away the next one: the window manager, at first.
        self.server = subprocess.Popen(
            [
                "Xvfb",
                "-displayfd",
                str(write),
                "-screen",
                "0",
                f"{size}x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as display:
            number = display.readline().strip()
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")
        }
        self.environment = kept | {"DISPLAY": f":{number}", "PYTHONPATH": str(ROOT)}
        self.manager = subprocess.Popen(
            ["openbox"], env=self.environment, stderr=subprocess.DEVNULL
        )
        self.program: subprocess.Popen[str] | None = None
        self.window = ""

    def open(self, *arguments: str) -> None:
        """Start the program, with the mouse away from its window, and wait for that."""
        self.do("mousemove", "0", "0")
        self.program = subprocess.Popen(
            [sys.executable, "-m", "queens_viz", *arguments],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.window = self._found(self.program)
        self.do("windowfocus", "--sync", self.window)

    def _found(self, program: subprocess.Popen[str]) -> str:
        """Return the window of a program, once there is one with its own title.

        The search fails where there is none yet, and where one goes meanwhile; if it waited itself it might never end.
        """
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(subprocess.CalledProcessError):
                window = self.do(
                    "search", "--onlyvisible", "--pid", str(program.pid)
                ).split()[-1]
                if self.do("getwindowname", window).strip() != "pygame window":
                    return window
            assert time.monotonic() < end, "no window was found"

    def do(self, *words: str) -> str:
        """Drive the screen with xdotool."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        return done.stdout

    def key(self, *keys: str) -> None:
        """Press keys as a person does: one after the other, on the window that has the focus."""
        self.do("key", "--delay", "15", *keys)

    def picture(self) -> pygame.Surface:
        """Take a screenshot of the window."""
        path = self.path / "window.bmp"
        subprocess.run(
            ["import", "-window", self.window, str(path)],
            env=self.environment,
            stderr=subprocess.DEVNULL,
            check=True,
            timeout=PATIENCE,
        )
        return pygame.image.load(path)

    def wait_for(self, is_so: Callable[[pygame.Surface], bool]) -> pygame.Surface:
        """Take screenshots until one is as it should be."""
        end = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < end, "it was never seen"
            assert self.program
            assert self.program.poll() is None, "the program has ended"
            # A window that is just being minimised or restored has no picture.
            with suppress(subprocess.CalledProcessError):
                if is_so(picture := self.picture()):
                    return picture

    def ended(self) -> tuple[int, str, str]:
        """Wait for the program's end; return its status and what it printed."""
        assert self.program
        out, err = self.program.communicate(timeout=PATIENCE)
        return self.program.returncode, out, err

    def close(self) -> None:
        """End everything that was started."""
        for process in (self.program, self.manager, self.server):
            if process and process.poll() is None:
                process.kill()
            if process:
                process.communicate()
