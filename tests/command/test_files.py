"""Files are written whole or not at all: whatever fails, whoever else writes there, whatever they are called."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from queens_viz.command import files
from queens_viz.saving import SMALLER
from queens_viz.window import pictures, png
from queens_viz.window.png import save_as_new

from .jobs import Job, error, posix, run

SMALL = "4 --save a.png --size 100x100"


def names() -> list[str]:
    """Return what lies in the folder."""
    return sorted(os.listdir())


def contents() -> dict[str, str | None]:
    """Return what lies in this folder and in those in it: the texts of files."""
    return {
        str(path): path.read_text(encoding="utf-8") if path.is_file() else None
        for path in Path().rglob("*")
    }


@pytest.mark.parametrize(
    ("name", "number", "fault"),
    [
        ("a.png", errno.EMFILE, "open"),
        ("a.gif", errno.ENOSPC, "write"),
        ("a.png", errno.EACCES, "fsync"),
        ("a.gif", errno.EROFS, "replace"),
    ],
)
def test_whatever_fails_the_old_file_stays_and_nothing_is_left_behind(
    name: str, number: int, fault: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    Path(name).write_text("mine")

    def fail(*_: object, **__: object) -> Any:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as faulty:
        if fault == "open":
            faulty.setattr(files, "open", fail, raising=False)
        elif fault == "write":
            faulty.setattr(pictures, "record", fail)
        else:
            faulty.setattr(f"os.{fault}", fail)
        assert job(f"4 --save {name} --force --size 100x100") == error(
            f"can't write {name}: {os.strerror(number)}", 1
        )
    assert contents() == {name: "mine"}


def test_a_file_stays_unless_it_is_replaced_by_force_even_where_it_appears_meanwhile(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    encode, refused = png.encode, error("a.png exists; --force replaces it", 2)

    def encoded(surface: Any) -> bytes:
        Path("a.png").write_text("mine")
        return encode(surface)

    with monkeypatch.context() as patch:
        patch.setattr(png, "encode", encoded)
        assert job(SMALL) == refused
    assert job(SMALL) == refused
    assert contents() == {"a.png": "mine"}
    assert job(f"{SMALL} --force").err.startswith("queens-viz: wrote a.png, ")
    assert Path("a.png").read_bytes()[:4] == b"\x89PNG"


def test_where_a_new_file_cannot_get_its_name_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "replace", fail)
    assert job(SMALL) == error("can't write a.png: Operation not permitted", 1)
    assert names() == []


@posix
def test_force_follows_a_link_and_keeps_the_permissions_of_what_it_replaces(
    job: Job,
) -> None:
    Path("a.png").symlink_to("b.png")
    Path("b.png").write_text("mine")
    Path("b.png").chmod(0o600)
    assert job(SMALL) == error("a.png exists; --force replaces it", 2)
    assert job(f"{SMALL} --force").status == 0
    assert Path("a.png").is_symlink()
    assert (names(), stat.S_IMODE(os.stat("b.png").st_mode)) == (
        ["a.png", "b.png"],
        0o600,
    )


@posix
def test_while_a_private_file_is_replaced_nobody_else_can_read_what_is_written() -> (
    None
):
    Path("a.png").write_text("old")
    Path("a.png").chmod(0o640)
    with files.whole_file("a.png", replaces=True):
        (temporary,) = Path().glob(".queens-viz-*.part")
        assert stat.S_IMODE(temporary.stat().st_mode) == 0o600
    assert stat.S_IMODE(os.stat("a.png").st_mode) == 0o640


NOT_A_FILE = "is not a file: choose another name"
TO_NOTHING = "is a link that leads nowhere: remove it or choose another name"


@posix
@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (os.mkdir, NOT_A_FILE),
        (getattr(os, "mkfifo", None), NOT_A_FILE),
        (partial(os.symlink, "."), NOT_A_FILE),
        (partial(os.symlink, "b.png"), TO_NOTHING),
        (partial(os.symlink, "missing/a.png"), TO_NOTHING),
        (partial(os.symlink, "a.png"), TO_NOTHING),
    ],
)
@pytest.mark.parametrize("force", ["", " --force"], ids=["", "force"])
def test_only_a_file_is_replaced_and_nothing_is_written_where_a_link_leads_nowhere(
    make: Callable[[str], None], reason: str, force: str, job: Job
) -> None:
    make("a.png")
    assert job(SMALL + force) == error(f"a.png {reason}", 2)
    assert names() == ["a.png"]


@posix
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 252 + ".png", "File name too long"),
        ("/x" * 3000 + ".png", "File name too long"),
        ("missing/deep/a.gif", "No such file or directory"),
        ("file/a.html", "Not a directory"),
        ("loop/a.png", "Too many levels of symbolic links"),
    ],
)
@pytest.mark.parametrize("force", ["", " --force"], ids=["", "force"])
def test_a_place_where_nothing_can_be_written_is_told_in_one_line(
    name: str, reason: str, force: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    monkeypatch.setattr(pictures, "draw", lambda *_: pytest.fail("it began"))
    Path("file").touch()
    Path("loop").symlink_to("loop")
    status, out, line = job(f"4 --save {name}{force}")
    assert (status, out) == (1, "")
    assert line.startswith("queens-viz: error: can't write ")
    if (name, force) != (
        "loop/a.png",
        " --force",
    ):  # how far a loop is followed is the system's business
        assert line.endswith(f": {reason}\n")
    assert len(line) < 300
    assert names() == ["file", "loop"]


def test_a_link_to_a_forbidden_place_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    Path("a.png").symlink_to("b.png")

    def forbidden(path: Any, *, follow_symlinks: bool = True) -> Any:
        if follow_symlinks:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "stat", forbidden)
    assert job(SMALL) == error("can't write a.png: Permission denied", 1)


@posix
def test_a_name_that_is_no_text_is_shown_escaped(job: Job) -> None:
    done = job(["4", "--save", os.fsdecode(b"\xff.png"), "--size", "100x100"])
    assert done.err.startswith(r"queens-viz: wrote \udcff.png, ")
    assert os.listdir(b".") == [b"\xff.png"]


def test_the_temporary_file_of_a_dead_process_is_in_nobody_s_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "getpid", lambda: 7)
    Path(".queens-viz-7.part").write_text("left behind")
    with files.whole_file("a.png") as stream:
        stream.write(b"new")
        assert names() == [".queens-viz-7-1.part", ".queens-viz-7.part"]
    assert names() == [".queens-viz-7.part", "a.png"]


def test_a_picture_of_the_window_takes_the_next_number_if_somebody_is_quicker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fsync = os.fsync

    def late(number: int) -> None:
        Path("queens-8-0001.png").touch()
        fsync(number)

    monkeypatch.setattr(os, "fsync", late)
    assert (
        save_as_new(pygame.Surface((10, 10)), Path(), "queens-8").name
        == "queens-8-0002.png"
    )
    assert names() == ["queens-8-0001.png", "queens-8-0002.png"]


@posix
def test_a_picture_of_the_window_is_written_through_no_link() -> None:
    Path("queens-8-0001.png").symlink_to("elsewhere.png")
    saved = save_as_new(pygame.Surface((10, 10)), Path(), "queens-8")
    assert saved.name == "queens-8-0002.png"
    assert not Path("elsewhere.png").exists()


# Memory, and files that can be opened.


@pytest.mark.parametrize("file", ["a.png", "a.gif"])
@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("Out of memory", f"not enough memory for this{SMALLER}"),
        ("no font", "can't draw this: no font"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_told_in_one_line(
    reason: str, told: str, file: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    def full(*_: object) -> None:
        raise pictures.Undrawable(reason)

    monkeypatch.setattr(pictures, "draw", full)
    monkeypatch.setattr(pictures, "record", full)
    assert job(f"4 --save {file} --size 100x100") == error(told, 1)
    assert names() == []


def test_without_pygame_one_line_names_it() -> None:
    code = "import sys; sys.modules['pygame'] = None; from queens_viz.cli import main; sys.exit(main())"
    status, out, line = run("4", command=["-c", code], SDL_VIDEODRIVER="dummy")
    assert (status, out, line.count("\n"), names()) == (1, "", 1, [])
    assert line.startswith("queens-viz: error: packages that this needs are not inst")
    assert ' -m pip install "pygame' in line
