"""Files are written whole or not at all: whatever fails, whoever else writes there, whatever they are called."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pygame
import pytest

from queens_viz.cli import main
from queens_viz.command import files
from queens_viz.command.extras import MODULES
from queens_viz.window import pictures, png
from queens_viz.window.png import save_as_new

from ..test_save import complaint, save

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and links as Windows has none")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def names() -> list[str]:
    """Return what lies in the folder."""
    return sorted(os.listdir())


NAMES = "a.png", "a.gif", "a.html"
REASONS = errno.EMFILE, errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS

# What may fail, each for one of its reasons, as pictures are saved by default.
FAULTS = [
    pytest.param(
        *(NAMES[(k + at) % len(NAMES) if k != at else 0], number, fault),
        marks=() if k == at else pytest.mark.full,
        id=f"{fault}-{errno.errorcode[number]}",
    )
    for k, number in enumerate(REASONS)
    for at, fault in enumerate(("open", "write", "short write", "fsync", "replace"))
]


@pytest.mark.parametrize(("name", "number", "fault"), FAULTS)
def test_whatever_fails_the_old_file_stays_and_nothing_is_left_behind(
    name: str, number: int, fault: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(name).write_text("mine")
    size = () if name == "a.html" else ("--size", "100x100")

    def fail(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    def opened(*words: Any, **named: Any) -> Any:
        stream = open(*words, **named)  # noqa: SIM115  # closed by Failing
        return Failing(stream, fail, 10 if fault == "short write" else 0)

    with monkeypatch.context() as faulty:
        if fault in ("open", "write", "short write"):
            faulty.setattr(files, "open", fail if fault == "open" else opened, raising=False)
        else:
            faulty.setattr(f"os.{fault}", fail)
        text = complaint("4", "--save", name, "--force", *size, status=1, capsys=capsys)
    assert text == f"queens-viz: error: can't write {name}: {os.strerror(number)}\n"
    assert Path(name).read_text() == "mine"
    assert names() == [name]


class Failing:
    """A stream that takes a little and then fails, as on a disk that becomes full."""

    def __init__(self, stream: Any, fail: Any, most: int) -> None:
        self._stream, self._fail, self._left = stream, fail, most

    def write(self, data: bytes) -> int:
        if len(data) > self._left:
            self._stream.write(data[: self._left])
            self._fail()
        self._left -= len(data)
        return int(self._stream.write(data))

    def __enter__(self) -> Failing:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def test_a_file_that_appears_meanwhile_is_not_replaced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    encode = png.encode

    def encoded(surface: Any) -> bytes:
        Path("a.png").write_text("mine")
        return encode(surface)

    monkeypatch.setattr(png, "encode", encoded)
    assert complaint("4", "--save", "a.png", "--size", "100x100", status=2, capsys=capsys).endswith(
        "a.png exists; --force replaces it\n"
    )
    assert (Path("a.png").read_text(), names()) == ("mine", ["a.png"])


def test_where_there_are_no_links_a_file_is_written_all_the_same_and_none_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", fail)
    with files.whole_file("a.png") as stream:
        stream.write(b"new")
    with pytest.raises(FileExistsError), files.whole_file("b.png"):
        Path("b.png").write_text("mine")
    assert (Path("a.png").read_text(), Path("b.png").read_text(), names()) == ("new", "mine", ["a.png", "b.png"])
    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(PermissionError), files.whole_file("c.png") as stream:
        stream.write(b"new")
    assert names() == ["a.png", "b.png"]


@posix
def test_a_link_that_leads_nowhere_is_replaced_only_by_force(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.png").symlink_to("b.png")
    assert "a.png exists" in complaint("4", "--save", "a.png", status=2, capsys=capsys)
    assert names() == ["a.png"]
    save("4", "--save", "a.png", "--force", "--size", "100x100", capsys=capsys)
    assert Path("a.png").is_symlink()
    assert names() == ["a.png", "b.png"]


@posix
def test_force_follows_a_link_and_keeps_the_permissions_of_what_it_replaces(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("folder").mkdir()
    Path("folder/b.png").write_text("old")
    Path("folder/b.png").chmod(0o600)
    Path("a.png").symlink_to("folder/b.png")
    save("4", "--save", "a.png", "--force", "--size", "100x100", capsys=capsys)
    assert Path("a.png").is_symlink()
    assert Path("folder/b.png").read_bytes()[:4] == b"\x89PNG"
    assert stat.S_IMODE(os.stat("folder/b.png").st_mode) == 0o600
    assert os.listdir("folder") == ["b.png"]


@posix
def test_while_a_private_file_is_replaced_nobody_else_can_read_what_is_written() -> None:
    Path("a.png").write_text("old")
    Path("a.png").chmod(0o640)
    with files.whole_file("a.png", replaces=True):
        (temporary,) = Path().glob(".queens-viz-*.part")
        assert stat.S_IMODE(temporary.stat().st_mode) == 0o600
    assert stat.S_IMODE(os.stat("a.png").st_mode) == 0o640


@posix
@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (os.mkdir, "Is a directory"),
        (getattr(os, "mkfifo", None), "Not a regular file"),
        (partial(os.symlink, "missing/a.png"), "No such file or directory"),
    ],
)
def test_only_a_file_is_replaced(make: Callable[[str], None], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    make("a.png")
    line = complaint("4", "--save", "a.png", "--force", status=1, capsys=capsys)
    assert line == f"queens-viz: error: can't write a.png: {reason}\n"
    line = complaint("4", "--save", "a.png", status=2, capsys=capsys)
    assert line == "queens-viz: error: a.png exists and is no file: choose another name\n"
    assert names() == ["a.png"]


@posix
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 252 + ".png", "File name too long"),
        ("/x" * 3000 + ".png", "File name too long"),
        ("missing/a.png", "No such file or directory"),
        ("missing/deep/a.gif", "No such file or directory"),
        ("file/a.html", "Not a directory"),
        ("loop/a.png", "Too many levels of symbolic links"),
    ],
)
@pytest.mark.parametrize("force", [[], ["--force"]], ids=["", "force"])
def test_a_place_where_nothing_can_be_written_is_told_in_one_line(
    name: str, reason: str, force: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pictures, "draw", lambda *_: pytest.fail("it began"))
    Path("file").touch()
    Path("loop").symlink_to("loop")
    line = complaint("4", "--save", name, *force, status=1, capsys=capsys)
    assert line.startswith("queens-viz: error: can't write ")
    if (name, force) != ("loop/a.png", ["--force"]):  # how far a loop is followed is the system's business
        assert line.endswith(f": {reason}\n")
    assert len(line) < 300
    assert names() == ["file", "loop"]


@pytest.mark.skipif(sys.platform != "linux" or os.getuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize("mode", [0o700, 0o755, 0o711])
@pytest.mark.parametrize("words", ["a.png", "a.png --force", "../folder/a.png", "{folder}/a.html"])
def test_a_folder_without_permission_is_told_in_one_line(
    words: str, mode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("folder").mkdir(mode=mode)
    monkeypatch.chdir("folder")
    name, *force = words.format(folder=tmp_path / "folder").split()
    # Somebody else may not be allowed to read the program's own files: what is needed is read before, by root.
    for module in sum(MODULES.values(), ()):
        import_module(module)
    complaint("4", "--save", f"missing/{Path(name).name}", *force, status=1, capsys=capsys)
    os.seteuid(65534)
    try:
        line = complaint("4", "--save", name, *force, status=1, capsys=capsys)
    finally:
        os.seteuid(0)
    assert line == f"queens-viz: error: can't write {name}: Permission denied\n"
    assert names() == []


@posix
def test_a_name_that_is_no_text_is_shown_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["4", "--save", os.fsdecode(b"\xff.png"), "--size", "100x100"]) == 0
    assert capsys.readouterr().err.startswith(r"queens-viz: wrote \udcff.png, ")
    assert os.listdir(b".") == [b"\xff.png"]


def test_the_temporary_file_of_a_dead_process_is_in_nobody_s_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getpid", lambda: 7)
    Path(".queens-viz-7.part").write_text("left behind")
    with files.whole_file("a.png") as stream:
        stream.write(b"new")
        assert names() == [".queens-viz-7-1.part", ".queens-viz-7.part"]
    assert names() == [".queens-viz-7.part", "a.png"]


@posix
def test_a_picture_of_the_window_takes_the_next_number_if_somebody_is_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    link = os.link

    def late(source: str, target: str) -> None:
        if target.endswith("0001.png"):
            Path(target).write_text("mine")
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    surface = pygame.Surface((10, 10))
    assert save_as_new(surface, Path(), "queens-8").name == "queens-8-0002.png"
    assert names() == ["queens-8-0001.png", "queens-8-0002.png"]
