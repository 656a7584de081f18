"""The command that writes a school's site: its links lead somewhere, it is whole, and it keeps what is not its own."""

from __future__ import annotations

import errno
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from queens_viz import site
from queens_viz.app.app import App
from queens_viz.app.challenge import challenge_of
from queens_viz.app.find_fault import index_of
from queens_viz.app.lesson import progress_at
from queens_viz.browser import document
from queens_viz.cli import main
from queens_viz.command.arguments import job_of, parse
from queens_viz.command.options import QUESTIONS
from queens_viz.sheet import key_card, plan
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import sheet
from queens_viz.words.words import LANGUAGES

from ..tiers import rare
from .jobs import Job, error, posix
from .test_files import contents

LIVE = site._live

KINDS = {"live", "lesson-1", "lesson-2", "lesson-3", "key-card", "worksheet"}


@pytest.fixture(autouse=True)
def _without_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the program out of the live pages, which takes long to write."""
    monkeypatch.setattr(
        site,
        "_live",
        lambda given, language: f'<html lang="{language}">{given.n}</html>',
    )


@pytest.fixture
def _of_short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        site,
        "pages",
        lambda *_: {f"{name}.html": lambda: "page" for name in ("index", *range(9))},
    )


def made(words: str = "") -> dict[str, str]:
    """Return the texts of the site that a command writes."""
    assert main(f"--site site {words}".split()) == 0
    return {
        path.name: path.read_text(encoding="utf-8") for path in Path("site").iterdir()
    }


@pytest.mark.full
@pytest.mark.parametrize(
    "address", ["https://school.example/queens", "https://school.example/queens/"]
)
def test_where_its_address_is_told_its_pages_have_codes_of_their_live_page(
    address: str,
) -> None:
    texts = made(f"--address {address}")
    for code in LANGUAGES:
        live = f"https://school.example/queens/live.{code}.html"
        assert f"<title>{live}#ask=1&amp;n=8<" in texts[f"worksheet.{code}.html"]
        assert f"<title>{live}#lesson=2.14<" in texts[f"lesson-2.{code}.html"]
        assert f"<title>{live}#program<" in texts[f"lesson-1.{code}.html"]
    assert 'href="live.en.html#program"' in texts["index.html"]
    assert "|ask|fault)=|program" in texts["index.html"]


def linked(texts: dict[str, str]) -> set[str]:
    """Return the pages to which links lead; no link may lead elsewhere, and each stop must be one."""
    reached = set()
    for name, text in texts.items():
        assert not re.search("@[A-Z]+@", text), name
        assert "://" not in re.sub(r'xmlns="[^"]*"', "", text), name
        for link in re.findall(r'href="([^"]+)"', text):
            target, _, anchor = link.partition("#")
            assert target in texts, (name, link)
            reached.add(target)
            if anchor:
                assert target.startswith("live.")
            if anchor == "fault=1":
                assert index_of("1") == 0
            elif anchor and anchor != "program":
                asked = re.fullmatch(r"ask=(\d+)&amp;n=(\d+)", anchor)
                assert (
                    challenge_of(asked[1], int(asked[2]))
                    if asked
                    else progress_at(anchor.removeprefix("lesson="))
                )
    return reached


@pytest.mark.parametrize("first", ["en", *rare("fr")])
def test_there_is_each_page_in_each_language_and_a_first_one_for_the_server(
    first: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("site").mkdir()  # an empty folder is filled
    texts = made(f"5 --language {first}")
    firsts = {
        "index.html" if code == first else f"index.{code}.html" for code in LANGUAGES
    }
    assert (
        texts.keys()
        == {f"{kind}.{code}.html" for kind in KINDS for code in LANGUAGES} | firsts
    )
    size = sum(len(text.encode()) for text in texts.values())
    assert capsys.readouterr() == ("", f"queens-viz: wrote site, {size / 1e3:.1f} kB\n")
    assert f'<html lang="{first}">' in texts["index.html"]
    for code in LANGUAGES:
        assert texts[f"key-card.{code}.html"] == key_card.page(code)
        assert texts[f"lesson-2.{code}.html"] == plan.page(2, code, f"live.{code}.html")
        assert texts[f"worksheet.{code}.html"] == page(sheet(5, QUESTIONS, 1), code)
        assert all(
            f'<html lang="{code}">' in texts[f"{kind}.{code}.html"] for kind in KINDS
        )
    assert linked(texts) == texts.keys()
    for name in firsts:
        assert "#ask=1&amp;n=5" in texts[name]


def test_a_live_page_begins_with_the_board_and_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def begun(app: App, options: dict[str, object], *, recorded: None) -> str:
        return f"{app.player.search.n} {app.state.language} {options}"

    monkeypatch.setattr(document, "page", begun)
    given = parse(["5", "--site", "site"])
    job_of(given)
    assert LIVE(given, "de") == "5 de {'n': 5, 'at': ':1', 'language': 'de'}"


NOT_EMPTY = error(
    "site isn't empty; --force replaces the files of the site and keeps all others", 2
)


def folder_before(before: str) -> None:
    """Make what is there before the site is written."""
    if before != "nothing":
        Path("site").mkdir()
    if before == "pages":
        Path("site/index.html").write_text("mine", encoding="utf-8")
        Path("site/other.html").write_text("mine too", encoding="utf-8")


@pytest.mark.usefixtures("_of_short_pages")
def test_a_folder_that_holds_something_stays_unless_it_is_forced(job: Job) -> None:
    folder_before("pages")
    then = contents()
    assert job("--site site") == NOT_EMPTY
    assert contents() == then
    texts = made("--force")
    assert texts["index.html"] != "mine"
    assert texts["other.html"] == "mine too"


@posix
@pytest.mark.parametrize(
    "target", ["missing", "missing/site", "site"], ids=["nothing", "deep", "itself"]
)
def test_a_link_that_leads_nowhere_is_told_to_be_one_and_stays(
    target: str, job: Job
) -> None:
    Path("site").symlink_to(target)
    line = "site is a link that leads nowhere: remove it or choose another name"
    assert job("--site site") == job("--site site --force") == error(line, 2)
    assert (os.listdir(), os.readlink("site")) == (["site"], target)


@pytest.mark.usefixtures("_of_short_pages")
@pytest.mark.parametrize(
    ("folder", "reason"),
    [("missing/site", "No such file or directory"), ("file/site", "Not a directory")],
)
def test_the_faults_of_the_machine_are_its_own(
    folder: str, reason: str, job: Job
) -> None:
    Path("file").write_text("mine", encoding="utf-8")
    assert job(f"--site {folder}") == error(f"can't write {folder}: {reason}", 1)
    assert contents() == {"file": "mine"}


FAULTS = {
    "nothing": [
        "mkdir 0",
        "open 0",
        "open 4",
        "fsync 0",
        "fsync 12",
        "replace 0",
        "replace 4",
    ],
    "folder": ["open 4", "fsync 4", "replace 4"],
    # A page that was replaced can't be brought back: the first that fails is the first of all.
    "pages": ["open 4", "fsync 4", "replace 0"],
}
"""What may fail, and how often it works before, by what there was."""


@pytest.mark.usefixtures("_of_short_pages")
@pytest.mark.parametrize(
    ("before", "fault"),
    [(before, fault) for before in FAULTS for fault in FAULTS[before]],
)
def test_a_site_that_cannot_be_written_whole_leaves_what_was_there(
    before: str, fault: str, monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    folder_before(before)
    name, works = fault.split()
    then, left, real, is_open = (
        contents(),
        [int(works)],
        getattr(os, name),
        name == "open",
    )

    def call(path: Any, *words: Any, **named: Any) -> Any:
        if not is_open or words[0] & os.O_CREAT:
            left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(path, *words, **named)

    with monkeypatch.context() as faulty:
        faulty.setattr(os, name, call)
        done = job(f"--site site {'--force' if before == 'pages' else ''}")
    line = r"queens-viz: error: can't write site: ([\w.-]+\.html: )?No space left on device\n"
    assert done.status == 1
    assert re.fullmatch(line, done.err)
    assert contents() == then


def test_a_page_that_appears_meanwhile_is_nobody_else_s_loss(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    def appearing() -> str:
        Path("site/index.html").write_text("mine", encoding="utf-8")
        return "page"

    Path("site").mkdir()
    monkeypatch.setattr(
        site,
        "pages",
        lambda *_: {"first.html": lambda: "page", "index.html": appearing},
    )
    assert job("--site site") == NOT_EMPTY
    assert contents() == {"site": None, "site/index.html": "mine"}


def test_a_page_that_cannot_be_written_is_named_and_one_that_cannot_be_made_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, job: Job
) -> None:
    def failing() -> str:
        raise MemoryError

    monkeypatch.setattr(site, "pages", lambda *_: {"index.html": failing})
    assert job("--site site") == error("not enough memory for this", 1)
    assert not Path("site").exists()
    monkeypatch.setattr(
        site,
        "pages",
        lambda *_: {"index.html": lambda: "first", "lesson.html": lambda: "second"},
    )
    Path("site/lesson.html").mkdir(parents=True)
    assert job("--site site --force") == error(
        "site/lesson.html is not a file: choose another name", 2
    )
    Path("site/lesson.html").rmdir()
    Path("file").touch()
    assert job("--site file --force") == error(
        "file is not a folder: choose another name", 2
    )


@posix
@pytest.mark.usefixtures("_of_short_pages")
@pytest.mark.parametrize("before", FAULTS)
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
        main(f"--site site {'--force' if before == 'pages' else ''}".split())
    assert contents() == then
