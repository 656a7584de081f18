"""The job that writes a school's site: a folder of pages that link each other, for any server or for none."""

from __future__ import annotations

import errno
import os
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from .app.lesson import LESSONS
from .command.ending import reason_of
from .command.files import sized, whole_file
from .command.progress import Bar
from .command.values import QUESTIONS, Refused
from .saving import LONGEST_NAME, reported, require
from .search.position import Position, shortened
from .words.words import LANGUAGES, Words

SEED = 1
"""The number of the worksheet: the same command writes the same folder."""

Pages = dict[str, Callable[[], str]]
"""What writes each file, by its name."""


def save_site(options: Namespace) -> int:
    """Write the site; name the folder and its size on standard error."""
    folder: Path = options.site
    made = pages(options.n, options.language)

    def write() -> None:
        _check(folder, is_forced="force" in options)
        require(".html")
        texts = dict[str, str]()
        with Bar("pages", len(made)) as bar:
            for name, text in made.items():
                texts[name] = text()
                bar.add(1)
        folder.mkdir(exist_ok=True)
        for name, written in texts.items():
            _write(folder / name, written, is_forced="force" in options)

    return reported(folder, write, lambda: sized(sum(os.path.getsize(folder / name) for name in made)))


def _write(path: Path, text: str, *, is_forced: bool) -> None:
    """Write a page; what the machine refuses is told of that page, not of the folder."""
    try:
        with whole_file(path, replaces=is_forced) as stream:
            stream.write(text.encode())
    except FileExistsError:
        raise
    except OSError as error:
        raise OSError(error.errno, f"{path.name}: {reason_of(error)}") from error


def pages(n: int, first: str) -> Pages:
    """Return what writes each page of a site; `first` is the language of the page that a server shows."""
    return {name: text for code in LANGUAGES for name, text in _of_a_language(n, code, first).items()}


def _of_a_language(n: int, code: str, first: str) -> Pages:
    from .sheet import index, key_card, page, plan_page, sheet

    say, live = Words(code), index.named(index.LIVE, code)
    plans: Pages = {
        index.named(index.plan_of(lesson), code): partial(plan_page.page, lesson.number, say, live)
        for lesson in LESSONS
    }
    return plans | {
        index.first_page(code, first): partial(index.page, say, first),
        live: partial(_live, n, code),
        index.named(index.CARD, code): partial(key_card.page, code),
        index.named(index.WORKSHEET, code): lambda: page.page(sheet.sheet(n, QUESTIONS, SEED), say),
    }


def _live(n: int, language: str) -> str:
    """Return the page that is the program."""
    from .app.app import App
    from .app.player import Player
    from .app.state import State
    from .browser.document import page
    from .search.search import Search

    app = App(Player(Search(n)), State(language))
    return page(app, {"n": n, "at": str(Position.first(n)), "language": language})


def _check(folder: Path, *, is_forced: bool) -> None:
    """Refuse a folder that holds something, unless that is meant; a file is none."""
    if folder.exists() and not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    if folder.exists() and any(folder.iterdir()) and not is_forced:
        name = shortened(str(folder), LONGEST_NAME)
        raise Refused(f"{name} isn't empty; --force replaces the files of the site and keeps all others")
