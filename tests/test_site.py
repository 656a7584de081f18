"""The command that writes a school's site: its links lead somewhere, and it keeps what is not its own."""

from __future__ import annotations

import os
import re
import sys
import threading
from contextlib import nullcontext
from functools import partial
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from queens_viz import site
from queens_viz.app.app import App
from queens_viz.app.lesson import played
from queens_viz.browser import document
from queens_viz.cli import main
from queens_viz.command.progress import Bar
from queens_viz.command.values import QUESTIONS
from queens_viz.sheet import key_card, plan_page
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import sheet
from queens_viz.words.words import LANGUAGES, Words

LIVE = site._live

LINK = re.compile(r'href="([^"]+)"')

posix = pytest.mark.skipif(sys.platform == "win32", reason="links as Windows has none")

KINDS = {"live", "lesson-1", "lesson-2", "key-card", "worksheet"}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def _without_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the program out of the live pages, which takes long to write."""
    monkeypatch.setattr(site, "_live", lambda n, language: f'<html lang="{language}">{n}</html>')


pytestmark = pytest.mark.usefixtures("_without_the_program")


def made(*words: str) -> dict[str, str]:
    """Return the texts of the site that a command writes."""
    assert main(["--site", "site", *words]) == 0
    return {path.name: path.read_text(encoding="utf-8") for path in Path("site").iterdir()}


@pytest.mark.parametrize("first", LANGUAGES)
def test_there_is_each_page_in_each_language_and_a_first_one_for_the_server(
    first: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = made("--language", first)
    firsts = {"index.html" if code == first else f"index.{code}.html" for code in LANGUAGES}
    assert texts.keys() == {f"{kind}.{code}.html" for kind in KINDS for code in LANGUAGES} | firsts
    size = sum(len(text.encode()) for text in texts.values())
    assert capsys.readouterr() == ("", f"queens-viz: wrote site, {size / 1e3:.1f} kB\n")
    assert f'<html lang="{first}">' in texts["index.html"]
    for code in LANGUAGES:
        assert texts[f"key-card.{code}.html"] == key_card.page(code)
        assert texts[f"lesson-2.{code}.html"] == plan_page.page(2, Words(code), f"live.{code}.html")
        assert all(f'<html lang="{code}">' in texts[f"{kind}.{code}.html"] for kind in KINDS)


def test_every_link_leads_to_a_page_of_the_folder_and_every_page_is_linked() -> None:
    texts = made("--language", "en")
    reached = set()
    for name, text in texts.items():
        assert not re.search("@[A-Z]+@", text), name
        assert "://" not in re.sub(r'xmlns="[^"]*"', "", text), name
        for link in LINK.findall(text):
            target, _, anchor = link.partition("#")
            assert target in texts, (name, link)
            reached.add(target)
            if anchor:
                assert target.startswith("live.")
                assert played(anchor.removeprefix("lesson="))
    assert reached == texts.keys()


def test_a_bar_counts_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    with Bar("pages") as bar:
        told = list[object]()
        monkeypatch.setattr(bar, "add", told.append)
        monkeypatch.setattr(site, "Bar", lambda *words: told.append(words) or nullcontext(bar))  # type: ignore[func-returns-value]
        number = len(made())
    assert told == [("pages", number), *[1] * number]


def test_a_server_hands_out_every_page() -> None:
    texts = made("--language", "en")
    handler = partial(SimpleHTTPRequestHandler, directory="site")
    handler.log_message = lambda *_: None  # type: ignore[attr-defined]
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        for path, name in (("/", "index.html"), *((f"/{name}", name) for name in texts)):
            asked = HTTPConnection("127.0.0.1", server.server_port, timeout=10)
            asked.request("GET", path)
            answer = asked.getresponse()
            assert (answer.status, answer.read().decode()) == (200, texts[name])
            asked.close()
        server.shutdown()


def test_the_same_command_writes_the_same_folder() -> None:
    texts = made("5", "--language", "de")
    assert texts == made("5", "--language", "de", "--force")
    assert texts["worksheet.fr.html"] == page(sheet(5, QUESTIONS, 1), Words("fr"))


def test_a_live_page_begins_with_the_board_and_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    def begun(app: App, options: dict[str, object]) -> str:
        return f"{app.player.search.n} {app.state.language} {options}"

    monkeypatch.setattr(document, "page", begun)
    assert LIVE(5, "de") == "5 de {'n': 5, 'at': ':1', 'language': 'de'}"


def test_a_folder_that_holds_something_stays_unless_it_is_forced(capsys: pytest.CaptureFixture[str]) -> None:
    Path("site").mkdir()
    Path("site/index.html").write_text("mine", encoding="utf-8")
    Path("site/other.html").write_text("mine too", encoding="utf-8")
    assert main(["--site", "site"]) == 2
    assert capsys.readouterr() == (
        "",
        "queens-viz: error: site isn't empty; --force replaces the files of the site and keeps all others\n",
    )
    assert {path.name for path in Path("site").iterdir()} == {"index.html", "other.html"}
    texts = made("--force")
    assert texts["index.html"] != "mine"
    assert texts["other.html"] == "mine too"


def test_an_empty_folder_is_filled() -> None:
    Path("site").mkdir()
    assert len(made()) == len(LANGUAGES) * (len(KINDS) + 1)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["3", "--site", "site"], "--site is for boards of 4 to 10, not 3"),
        (["--site", ""], "--site must name a folder, not ''"),
        (["--site", "a\0b"], "--site must name a folder, not 'a\\x00b'"),
        (["--site", "site", "--count"], "--count and --site are two jobs: one at a time"),
        (["--site", "site", "--lesson", "1"], "--lesson is not used by --site"),
        (["--site", "site", "--at", "2,4:1"], "--at is not used by --site"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize(
    ("folder", "reason"), [("missing/site", "No such file or directory"), ("file", "Not a directory")]
)
def test_the_faults_of_the_machine_are_its_own(folder: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_text("mine", encoding="utf-8")
    assert main(["--site", folder]) == 1
    assert capsys.readouterr().err == f"queens-viz: error: can't write {folder}: {reason}\n"
    assert Path("file").read_text(encoding="utf-8") == "mine"


@posix
@pytest.mark.parametrize("force", [[], ["--force"]], ids=["", "force"])
@pytest.mark.parametrize("target", ["missing", "missing/site", "site"], ids=["nothing", "deep", "itself"])
def test_a_link_that_leads_nowhere_is_told_to_be_one_and_stays(
    target: str, force: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("site").symlink_to(target)
    assert main(["--site", "site", *force]) == 2
    line = "site is a link that leads nowhere: remove it, or make the folder that it names"
    assert capsys.readouterr() == ("", f"queens-viz: error: {line}\n")
    assert os.listdir() == ["site"]
    assert os.readlink("site") == target


def test_a_page_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "pages", lambda *_: {"index.html": lambda: "first", "lesson.html": lambda: "second"})
    Path("site/lesson.html").mkdir(parents=True)
    assert main(["--site", "site", "--force"]) == 1
    assert capsys.readouterr().err == "queens-viz: error: can't write site: lesson.html: Is a directory\n"


def test_nothing_is_left_behind_where_a_page_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(number: int, language: str) -> str:
        raise MemoryError

    monkeypatch.setattr(site, "_live", failing)
    assert main(["--site", "site"]) == 1
    assert capsys.readouterr().err == "queens-viz: error: not enough memory for this\n"
    assert not Path("site").exists()
