"""Pictures of the window that are saved."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from queens_viz import Search
from queens_viz.app.app import Desk
from queens_viz.app.player import Player
from queens_viz.window.window import Window

from ..driver import SIZE, Driver
from ..support import do, picture, press, window_at


def test_a_picture_is_saved_and_the_window_says_where() -> None:
    drive = Driver()
    drive("s")
    assert drive.desk.saved == ["queens-8"]
    assert "Saved as queens-8-0001.png" in drive.says


def test_saving_never_overwrites_and_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "queens-8-0001.png").write_text("mine")
    window = window_at(":1")
    surface = picture(window, SIZE)
    before = pygame.image.tobytes(surface, "RGB")
    window.update(0.1, [press("s")], surface)
    assert (tmp_path / "queens-8-0001.png").read_text() == "mine"
    saved = pygame.image.load(tmp_path / "queens-8-0002.png")
    assert pygame.image.tobytes(saved, "RGB") == before

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    window.update(0.1, [press("s")], surface)
    assert window.app.state.message == "Not saved: No space left on device"
    assert not (tmp_path / "queens-8-0003.png").exists()


def test_a_saved_picture_shows_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = list[bytes]()

    def save_as_new(surface: pygame.Surface, folder: Path, stem: str) -> Path:
        pictures.append(pygame.image.tobytes(surface, "RGB"))
        return Path(stem)

    monkeypatch.setattr("queens_viz.window.window.save_as_new", save_as_new)
    window = window_at("2,4:6")
    do(window, "s", "s", "c", "s")
    assert window.app.state.message == "Saved as queens-8"
    assert len(pictures) == 3
    assert len(set(pictures)) == 1


def test_a_folder_whose_name_is_no_text_is_shown_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = os.fsencode(tmp_path) + b"/not \xff text"
    os.mkdir(folder)
    monkeypatch.chdir(os.fsdecode(folder))
    window = Window(Player(Search(4)))
    window.update(0.1, [press("s")], pygame.Surface(SIZE))
    window.draw(pygame.Surface(SIZE))
    assert "not \\udcff text" in window.app.state.message
    assert os.listdir(folder) == [b"queens-4-0001.png"]


class Broken(Desk):
    """A desk at which nothing goes well."""

    def copy(self, text: str) -> bool:
        return False


@pytest.mark.parametrize(
    ("key", "says"), [("c", "The clipboard can't be reached."), ("s", "Not saved: Permission denied")]
)
def test_what_did_not_go_well_is_told_as_bad_news(
    key: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(surface: pygame.Surface, folder: Path, stem: str) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.chdir(tmp_path)
    window = window_at("2,4:6")
    do(window, key)
    assert window.app.state.message
    assert not window.app.state.is_bad_news
    window.app.desk = Broken()
    monkeypatch.setattr("queens_viz.window.window.save_as_new", fail)
    do(window, key)
    assert (window.app.state.message, window.app.state.is_bad_news) == (says, True)
