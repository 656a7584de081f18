"""What the tests of the command share: an empty folder, Ctrl-C that is heard, and what does a job."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from queens_viz.browser import document, font
from queens_viz.cli import main

from .jobs import Done, Job


@pytest.fixture(autouse=True)
def _in_an_empty_folder_where_signals_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Have signals heard as at a terminal, here and in processes: in the background of a script some are ignored."""
    monkeypatch.chdir(tmp_path)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    hung_up = (
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
        if hasattr(signal, "SIGHUP")
        else None
    )
    yield
    signal.signal(signal.SIGINT, before)
    if hung_up is not None:
        signal.signal(signal.SIGHUP, hung_up)


@pytest.fixture
def job(capsys: pytest.CaptureFixture[str]) -> Job:
    """Return what does a job of the command in this process."""
    return lambda words: Done(
        main(words.split() if isinstance(words, str) else words), *capsys.readouterr()
    )


@pytest.fixture
def _without_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pages written without what takes long: the program in them, and the letters of the typeface."""
    monkeypatch.setattr(document, "bundle", lambda *_, **__: "")
    monkeypatch.setattr(font, "part", lambda *_: b"")
