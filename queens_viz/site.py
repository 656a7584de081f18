"""The job that writes a school's site: a folder of pages that link each other, for any server or for none."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from .app.lesson import LESSONS
from .command.ending import reason_of
from .command.extras import require
from .command.files import to_the_disk, whole_file, whole_folder
from .command.options import QUESTIONS, Refused
from .command.progress import Bar
from .saving import LONGEST_NAME, reported
from .search.position import shortened
from .words.words import LANGUAGES, Words

SEED = 1
"""The number of the worksheet: the same command writes the same folder."""

Pages = dict[str, Callable[[], str]]
"""What writes each file, by its name."""


def save_site(given: Namespace) -> int:
    """Write the site; name the folder and its size on standard error."""
    folder: Path = given.site
    made = pages(given.n, given.language)

    def write() -> None:
        _check(folder, is_forced=bool(given.force))
        require(".html")
        texts = dict[str, str]()
        with Bar("pages", len(made)) as bar:
            for name, text in made.items():
                texts[name] = text()
                bar.add(1)
        try:
            _write(folder, texts, is_forced=bool(given.force))
        except FileExistsError:  # a page that appeared meanwhile
            _check(folder, is_forced=False)
            raise

    return reported(folder, write, lambda: sum(os.path.getsize(folder / name) for name in made))


def _write(folder: Path, texts: dict[str, str], *, is_forced: bool) -> None:
    """Write the pages, and only when all are on the disk give them their names: all of them, or none."""
    with whole_folder(os.fspath(folder), texts), ExitStack() as written:
        for name, text in texts.items():
            try:
                stream = written.enter_context(whole_file(folder / name, replaces=is_forced))
                stream.write(text.encode())
                to_the_disk(stream)
            except FileExistsError:
                raise
            except OSError as error:
                raise OSError(error.errno, f"{name}: {reason_of(error)}") from error


def pages(n: int, first: str) -> Pages:
    """Return what writes each page of a site; `first` is the language of the page that a server shows."""
    return {name: text for code in LANGUAGES for name, text in _of_a_language(n, code, first).items()}


def _of_a_language(n: int, code: str, first: str) -> Pages:
    from .sheet import index, key_card, page, plan, sheet

    say, live = Words(code), index.named(index.LIVE, code)
    made: Pages = {
        index.LIVE: partial(_live, n, code),
        index.CARD: partial(key_card.page, code),
        index.WORKSHEET: lambda: page.page(sheet.sheet(n, QUESTIONS, SEED), say),
    }
    made |= {index.PLAN.format(one.number): partial(plan.page, one.number, say, live) for one in LESSONS}
    named: Pages = {index.named(name, code): text for name, text in made.items()}
    return named | {index.first_page(code, first): partial(index.page, say, first)}


def _live(n: int, language: str) -> str:
    """Return the page that is the program."""
    from .app.app import App
    from .app.player import Player
    from .app.state import State
    from .browser.document import page
    from .search.search import Search

    search = Search(n)
    app = App(Player(search), State(language))
    return page(app, {"n": n, "at": str(search.position), "language": language})


def _check(folder: Path, *, is_forced: bool) -> None:
    """Refuse a folder that holds something, unless that is meant; a file is none, nor is a link to nothing."""
    name = shortened(str(folder), LONGEST_NAME)
    if folder.is_symlink() and not folder.exists():
        raise Refused(f"{name} is a link that leads nowhere: remove it, or make the folder that it names")
    if folder.exists() and any(folder.iterdir()) and not is_forced:
        raise Refused(f"{name} isn't empty; --force replaces the files of the site and keeps all others")
