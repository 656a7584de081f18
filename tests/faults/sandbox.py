"""A copy of the project in which one fault at a time is tried."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parent.parent.parent

PATIENCE = 10
"""How many times as long as without a fault a run may take until it counts as hanging."""

LONGEST = 900
"""Seconds after which the tests count as hanging."""

GRACE = 20
"""Seconds that tests have to end in order."""

FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", re.MULTILINE)


class Sandbox:
    """A copy of the project, as a context that takes it away again."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="faults"))
        self._temporary = self.root / "temporary"
        self._stamp = 0

    def __enter__(self) -> Sandbox:
        try:
            self._copy()
        except BaseException:
            self._remove()
            raise
        return self

    def __exit__(
        self,
        _: type[BaseException] | None,
        __: BaseException | None,
        ___: TracebackType | None,
    ) -> None:
        self._remove()

    def _copy(self) -> None:
        """Copy the project."""
        self._temporary.mkdir()
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout.split("\0")  # fmt: skip
        # The page's modules lie compiled beside the sources; without them each page would be compiled anew.
        for name in (*filter(None, names), "queens_viz/browser/compiled.json"):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)

    def _remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)

    def read(self, path: Path) -> str:
        """Return the text of a file."""
        return (self.root / path).read_text(encoding="utf-8")

    def write(self, path: Path, text: str) -> None:
        """Give a file another text, and a time of its own, since Python compiles anew by time and length."""
        (self.root / path).write_text(text, encoding="utf-8")
        self._stamp += 1
        os.utime(self.root / path, (self._stamp, self._stamp))

    def evidence(self, module: str, seconds: float) -> str | None:
        """Return what a module of evidence prints; None where it fails or takes longer."""
        try:
            done = self._run(["-m", f"tests.faults.{module}"], seconds)
        except subprocess.TimeoutExpired:
            return None
        return done.stdout if done.returncode == 0 else None

    def failing(self, places: list[str]) -> str | None:
        """Return the name of the first test of some places that fails, or None if they pass."""
        try:
            words = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
            done = self._run([*words, *places], LONGEST)
        except subprocess.TimeoutExpired:
            return "the tests hang"
        if done.returncode in (0, 5):
            return None
        found = FAILED.search(done.stdout)
        return (
            found[1]
            if found
            else f"pytest ends with {done.returncode}: {done.stdout[-300:]}"
        )

    def _run(
        self, words: list[str], seconds: float
    ) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {
            "PYTHONHASHSEED": "0",
            "SDL_VIDEODRIVER": "dummy",
            "LANGUAGE": "en",
            # What tests leave there goes with the sandbox.
            "TMPDIR": str(self._temporary),
        }
        process = subprocess.Popen(
            [sys.executable, *words], cwd=self.root, env=environment, text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            out, _ = process.communicate(timeout=seconds)
        except BaseException:
            # It is too slow, or somebody has ended this program.
            _end(process)
            raise
        return subprocess.CompletedProcess(words, process.returncode, out, None)


def _end(process: subprocess.Popen[str]) -> None:
    """End a process and those that it has started.

    It is asked first: tests then end the browsers and screens that they have started.
    """
    for sign, patience in ((signal.SIGINT, GRACE), (signal.SIGKILL, None)):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, sign)
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=patience)
