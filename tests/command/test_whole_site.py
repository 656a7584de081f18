"""A site is written whole or not at all, whatever fails, whoever else writes there, and when it is stopped."""

from __future__ import annotations

import errno
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from queens_viz import site
from queens_viz.cli import main

posix = pytest.mark.skipif(sys.platform == "win32", reason="folders and signals as Windows has none")


@pytest.fixture(autouse=True)
def _of_short_pages_in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(site, "pages", lambda *_: {f"{name}.html": lambda: "page" for name in ("index", *range(9))})


def contents() -> dict[str, str | None]:
    """Return what lies in this folder and in those in it: the texts of files."""
    return {str(path): path.read_text(encoding="utf-8") if path.is_file() else None for path in Path().rglob("*")}


def folder_before(before: str) -> None:
    """Make what is there before the site is written."""
    if before != "nothing":
        Path("site").mkdir()
    if before == "pages":
        Path("site/index.html").write_text("mine", encoding="utf-8")
        Path("site/other.html").write_text("mine too", encoding="utf-8")


FAULTS = {
    "nothing": ["mkdir 0", "open 0", "open 4", "fsync 0", "fsync 4", "fsync 12", "link 0", "link 4", "rename 0"],
    "folder": ["open 0", "open 4", "fsync 0", "fsync 4", "fsync 12", "link 0", "link 4"],
    # A page that was replaced can't be brought back: the first that fails is the first of all.
    "pages": ["open 0", "open 4", "fsync 0", "fsync 4", "replace 0"],
}
"""What may fail, and how often it works before, by what there was."""


@pytest.mark.parametrize(("before", "fault"), [(before, fault) for before in FAULTS for fault in FAULTS[before]])
def test_a_site_that_cannot_be_written_whole_leaves_what_was_there(
    before: str, fault: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder_before(before)
    then, left = contents(), [int(fault.split()[1])]

    def failing(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *words: Any, **named: Any) -> Any:
            if real is os_open and not words[0] & os.O_CREAT:
                return real(path, *words, **named)
            left[0] -= 1
            if left[0] < 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return real(path, *words, **named)

        return call

    os_open = os.open
    with monkeypatch.context() as faulty:
        # What has no link is put in its place otherwise.
        for name in {"link": ["link", "replace"]}.get(fault.split()[0], fault.split()[:1]):
            faulty.setattr(os, name, failing(getattr(os, name)))
        assert main(["--site", "site", *(["--force"] if before == "pages" else [])]) == 1
    line = capsys.readouterr().err
    assert re.fullmatch(r"queens-viz: error: can't write site: ([\w.-]+\.html: )?No space left on device\n", line)
    assert contents() == then


def test_a_page_that_appears_meanwhile_is_nobody_else_s_loss(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def appearing() -> str:
        Path("site/index.html").write_text("mine", encoding="utf-8")
        return "page"

    Path("site").mkdir()
    monkeypatch.setattr(site, "pages", lambda *_: {"first.html": lambda: "page", "index.html": appearing})
    assert main(["--site", "site"]) == 2
    line = "site isn't empty; --force replaces the files of the site and keeps all others"
    assert capsys.readouterr().err == f"queens-viz: error: {line}\n"
    assert contents() == {"site": None, "site/index.html": "mine"}


@posix
def test_a_folder_that_appears_meanwhile_stays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def appearing(stream: object) -> None:
        Path("site").mkdir(exist_ok=True)
        Path("site/mine").touch()

    monkeypatch.setattr(os, "fsync", appearing)
    assert main(["--site", "site"]) == 1
    assert capsys.readouterr().err == "queens-viz: error: can't write site: Directory not empty\n"
    assert contents() == {"site": None, "site/mine": ""}


@posix
@pytest.mark.parametrize("before", ["nothing", "folder", "pages"])
def test_a_signal_while_the_pages_are_written_leaves_what_was_there(
    before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_before(before)
    then, number = contents(), [0]

    class Left(BaseException):
        """The program was left at once."""

    def leave(status: int) -> None:
        assert contents() == then, "nothing is cleaned up after that"
        raise Left(status)

    def signalled(stream: Any) -> None:
        number[0] += 1
        if number[0] == 5:
            assert len(contents()) >= len(then) + 5, "it is not being written"
            signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(os, "_exit", leave)
    monkeypatch.setattr(os, "fsync", signalled)
    with pytest.raises(Left):
        main(["--site", "site", *(["--force"] if before == "pages" else [])])
    assert contents() == then
