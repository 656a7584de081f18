"""Pictures of the window that are saved."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from queens_viz import Search
from queens_viz.app.front import Desk
from queens_viz.app.player import Player
from queens_viz.window.window import Window

from ..support import another, do, picture, press, window_at


def test_saving_never_overwrites_and_a_full_disk_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "queens-8-0001.png").write_text("mine")
    window = another(window_at(":1"))
    surface = picture(window)
    before = pygame.image.tobytes(surface, "RGB")
    for _ in range(2):
        window.update(0.1, [press("s")], surface)
    assert (tmp_path / "queens-8-0001.png").read_text() == "mine"
    for number in (2, 3):
        saved = pygame.image.load(tmp_path / f"queens-8-000{number}.png")
        assert pygame.image.tobytes(saved, "RGB") == before, (
            "a saved picture shows no message"
        )

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    window.update(0.1, [press("s")], surface)
    assert window.app.state.message == "Not saved: No space left on device"
    assert not (tmp_path / "queens-8-0004.png").exists()


def test_a_folder_whose_name_is_no_text_is_shown_escaped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = os.fsencode(tmp_path) + b"/not \xff text"
    os.mkdir(folder)
    monkeypatch.chdir(os.fsdecode(folder))
    window = Window(Player(Search(4)))
    window.update(0.1, [press("s")], pygame.Surface((640, 480)))
    assert "not \\udcff text" in window.app.state.message
    assert os.listdir(folder) == [b"queens-4-0001.png"]


class Broken(Desk):
    """A desk at which nothing goes well."""

    def copy(self, text: str) -> bool:
        return False


@pytest.mark.parametrize(
    ("key", "says"),
    [("c", "The clipboard can’t be accessed."), ("s", "Not saved: Permission denied")],
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
    assert not window.app.state.is_error
    window.app.desk = Broken()
    monkeypatch.setattr("queens_viz.window.window.save_as_new", fail)
    do(window, key)
    assert (window.app.state.message, window.app.state.is_error) == (says, True)
