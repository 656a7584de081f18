"""Pictures, recordings and pages as files: read back, and written whole or not at all."""

from __future__ import annotations

import errno
import html
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest
from PIL import Image

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.browser import bundle, document, font
from queens_viz.cli import main
from queens_viz.command.states import settle
from queens_viz.pens.theme import THEMES
from queens_viz.window import pictures
from queens_viz.window.film import Film

from .support import picture, window_at, without_screen


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def save(*arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"queens-viz: wrote \S+, \d+\.\d [kM]B\n", err)


def complaint(*arguments: str, status: int, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("queens-viz: error: ")
    assert err.count("\n") == 1
    return err


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_the_window_drawn_directly(theme: str, capsys: pytest.CaptureFixture[str]) -> None:
    save("8", "--save", "a.png", "--at", "2,4,1,3,5:7", "--theme", theme, "--size", "640x480", capsys=capsys)
    window = window_at("2,4,1,3,5:7", theme=theme)
    window.app.player.jump(Position.parse("2,4,1,3,5:7", 8))
    saved = pygame.image.load("a.png")
    other = picture(window_at("2,4,1,3,5:8", theme=theme), (640, 480))
    direct = pictures.draw(Player(Search.at(Position.parse("2,4,1,3,5:7", 8))), State(theme=theme), (640, 480))
    assert pixels(saved) == pixels(direct)
    assert pixels(saved) != pixels(other)


@pytest.mark.parametrize(
    ("until", "position"),
    [("first", "1,5,8,6,3,7,2,4"), ("876", "1,5,8,6,3,7,2,4"), ("1809", "2,4,1,3,5:7"), ("0", ":1"), ("all", "end")],
)
def test_a_picture_can_be_of_any_step(until: str, position: str, capsys: pytest.CaptureFixture[str]) -> None:
    save("8", "--save", "a.png", "--until", until, "--size", "640x480", capsys=capsys)
    player = Player(Search(8))
    player.jump(Position.end(8) if position == "end" else Position.parse(position, 8))
    assert pixels(pygame.image.load("a.png")) == pixels(pictures.draw(player, State(), (640, 480)))


def test_a_recording_has_every_step_its_size_its_rests_and_its_first_and_last_frame(
    capsys: pytest.CaptureFixture[str],
) -> None:
    save("4", "--save", "a.gif", "--size", "400x300", capsys=capsys)
    with Image.open("a.gif") as film:
        assert film.size == (400, 300)
        assert film.info["loop"] == 0
        total, frames = 0, []
        for k in range(film.n_frames):  # type: ignore[attr-defined]  # of a GIF
            film.seek(k)
            total += film.info["duration"]
            frames.append(film.convert("RGB"))
    assert total == 26 * 150 + 5000
    assert len(frames) == 27
    for frame, text in ((frames[0], ":1"), (frames[-1], "2,4,1,3")):
        player = Player(Search(4))
        while str(player.search.position) != text:
            player.next()
            settle(player)
        direct = pixels(Film(player, State(), (400, 300)).draw())
        drawn = frame.tobytes()
        far = sum(abs(a - b) > 24 for a, b in zip(drawn, direct, strict=True))
        assert far < 0.002 * len(direct)
    assert frames[0].tobytes() != frames[-1].tobytes()


def test_a_recording_of_solutions_shows_each_for_as_long_as_a_run_rests(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--until", "all", "--frames", "solutions", "--size", "640x480", "--pause", "2", "--speed", "10")
    save("6", "--save", "a.gif", *arguments, capsys=capsys)
    with Image.open("a.gif") as film:
        durations = []
        for k in range(film.n_frames):  # type: ignore[attr-defined]  # of a GIF
            film.seek(k)
            durations.append(film.info["duration"])
    assert durations == [100, 2000, 2000, 2000, 2000, 2000]


@pytest.mark.parametrize("n", [2, 3])
def test_where_no_solution_exists_a_recording_goes_to_the_end(n: int, capsys: pytest.CaptureFixture[str]) -> None:
    save(str(n), "--save", "a.gif", "--size", "320x240", capsys=capsys)
    with Image.open("a.gif") as film:
        # Some steps differ in nothing that a small picture shows.
        assert 3 < film.n_frames <= {2: 7, 3: 19}[n]  # type: ignore[attr-defined]  # of a GIF


def options_of(path: Path) -> Any:
    """Return what a page begins with."""
    (data,) = re.findall(r'<body data-options="(.*?)">', path.read_text(encoding="utf-8"))
    return json.loads(html.unescape(data))


@pytest.fixture
def _without_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have pages written without what takes long: the program in them, and the letters of the typeface."""
    monkeypatch.setattr(document, "bundle", lambda *_, **__: bundle.Bundle("", (), ()))
    monkeypatch.setattr(font, "part", lambda *_: b"")


@pytest.mark.full
def test_a_page_has_the_first_picture_and_nothing_from_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    save("8", "--save", "a.html", "--at", "2,4,1,3,5:7", capsys=capsys)
    text = Path("a.html").read_text(encoding="utf-8")
    document, _, program = text.partition("<script>")
    pictures = document.count('<g data-part="board">')
    assert pictures >= 6
    assert document.count(">Column 6, row 7 is attacked</text>") == pictures
    assert not re.findall(r"(?:src|href)\s*=\s*[\"'](?!#|data:)", document)
    assert not re.findall(r"@[A-Z_]+@", document)
    assert re.findall(r"https?://[^\"' ]+", document) == []
    assert '<script type="text/plain" id="modules">' in program
    assert text.endswith("</html>\n")


@pytest.mark.usefixtures("_without_the_program")
@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ((), {}),
        (("--language", "de"), {"language": "de"}),
        (("--speed", "full", "--pause", "0"), {"speed": "full", "pause": 0}),
        (("--speed", "3", "--run", "--loop"), {"speed": 3, "run": True, "loop": True}),
        (("--theme", "dark", "--predict"), {"theme": "dark", "predict": True}),
    ],
)
def test_a_page_begins_as_the_options_say(
    words: tuple[str, ...], begins: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    save("5", "--save", "a.html", *words, capsys=capsys)
    assert options_of(Path("a.html")) == {"n": 5, "at": ":1", **begins}


def test_an_existing_file_is_replaced_only_by_force(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.png").write_text("mine")
    assert "a.png exists; --force replaces it" in complaint("4", "--save", "a.png", status=2, capsys=capsys)
    assert Path("a.png").read_text() == "mine"
    save("4", "--save", "a.png", "--force", capsys=capsys)
    assert Path("a.png").read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--save", "a.jpg"], "--save must name a .png, .svg, .gif or .html file, not 'a.jpg'"),
        (["--save", ""], "not ''"),
        (["--save", "a.png", "--until", "x"], "--until must be first, all, a step's number, or +STEPS, not 'x'"),
        (["--save", "a.png", "--until", "-1"], "not '-1'"),
        (["--save", "a.png", "--frames", "steps"], "--frames is used by a .gif, not by a .png"),
        (["--save", "a.gif", "--frames", "all"], "--frames must be steps or solutions, not 'all'"),
        (["--save", "a.png", "--run"], "--run is used by a .html, not by a .png"),
        (["--until", "5"], "--until needs --save"),
        (["--force"], "--force needs --save"),
    ],
)
def test_wrong_words_touch_no_file(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert words in complaint("8", *arguments, status=2, capsys=capsys)
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links as Windows has none")
def test_a_link_to_a_forbidden_place_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("a.png").symlink_to("b.png")

    def stat(path: Any, *, follow_symlinks: bool = True) -> Any:
        if follow_symlinks:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "stat", stat)
    line = complaint("4", "--save", "a.png", "--size", "100x100", status=2, capsys=capsys)
    assert line == "queens-viz: error: a.png exists and is no file: choose another name\n"


@pytest.mark.parametrize("name", ["missing/a.png", "missing/a.gif", "missing/a.html"])
def test_a_missing_folder_is_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"can't write {name}: No such file or directory" in complaint("4", "--save", name, status=1, capsys=capsys)


def test_without_pillow_a_recording_names_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    text = complaint("4", "--save", "a.gif", status=1, capsys=capsys)
    assert text.endswith(" -m pip install pillow\n")
    assert list(Path.cwd().iterdir()) == []


def test_a_picture_needs_no_screen() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "queens_viz", "4", "--save", "a.png", "--size", "100x100"],
        env=without_screen(),
        capture_output=True,
        check=False,
    )
    size = f"{Path('a.png').stat().st_size / 1000:.1f} kB"
    assert (done.returncode, done.stdout) == (0, b"")
    assert done.stderr.decode() == f"queens-viz: wrote a.png, {size}\n"
