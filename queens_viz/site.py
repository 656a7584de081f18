"""The job that writes a school's site: a folder of pages that link each other, for any server or for none."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from .app.challenge import SIZES, USUAL, challenge_of
from .app.lesson import LESSONS
from .command.ending import reason_of
from .command.extras import require
from .command.files import NameTaken, is_folder, to_the_disk, whole_file, whole_folder
from .command.options import QUESTIONS, Refused
from .command.progress import Bar
from .saving import LONGEST_NAME, begun, live_page, reported
from .search.position import Position, shortened
from .words.words import LANGUAGES

SEED = 1
"""The number of the worksheet and of the challenge: the same command writes the same folder."""

Pages = dict[str, Callable[[], str]]
"""What writes each file, by its name."""


def save_site(given: Namespace) -> int:
    """Write the site; name the folder and its size on standard error."""
    folder: Path = given.site
    made = pages(given)

    def write() -> int:
        _check(folder, is_forced=bool(given.force))
        require(".html")
        texts = dict[str, str]()
        with Bar("pages", len(made)) as bar:
            for name, text in made.items():
                texts[name] = text()
                bar.add(1)
        try:
            _write(folder, texts, is_forced=bool(given.force))
        except NameTaken:
            raise
        except FileExistsError:  # a page that appeared meanwhile
            _check(folder, is_forced=False)
            raise
        return sum(os.path.getsize(folder / name) for name in made)

    return reported(folder, write)


def _write(folder: Path, texts: dict[str, str], *, is_forced: bool) -> None:
    """Write the pages, and only when all are on the disk give them their names: all of them, or none."""
    with whole_folder(os.fspath(folder), texts), ExitStack() as written:
        for name, text in texts.items():
            try:
                stream = written.enter_context(
                    whole_file(folder / name, replaces=is_forced)
                )
                stream.write(text.encode())
                to_the_disk(stream)
            except FileExistsError:
                raise
            except OSError as error:
                raise OSError(error.errno, f"{name}: {reason_of(error)}") from error


def pages(given: Namespace) -> Pages:
    """Return what writes each page of a site; the page that a server shows has the language that is given."""
    from .sheet import index, key_card, page, plan, sheet

    made: Pages = {}
    questions = sheet.sheet(given.n, QUESTIONS, SEED)
    asked = challenge_of(str(SEED), given.n if given.n in SIZES else USUAL)
    for code in LANGUAGES:
        live = index.named(index.LIVE, code)
        made[live] = partial(_live, given, code)
        made[index.named(index.CARD, code)] = partial(key_card.page, code)
        there = f"{given.address.rstrip('/')}/{live}" if given.address else ""
        made[index.named(index.WORKSHEET, code)] = partial(
            page.page, questions, code, there
        )
        for number in LESSONS:
            made[index.named(index.PLAN.format(number), code)] = partial(
                plan.page, number, code, live, there
            )
        made[index.first_page(code, given.spoken)] = partial(
            index.page, code, given.spoken, asked
        )
    return made


def _live(given: Namespace, language: str) -> str:
    """Return the page that is the program."""
    there = Namespace(**{**vars(given), "language": language, "spoken": language})
    return live_page(*begun(Position.first(given.n), there), there)


def _check(folder: Path, *, is_forced: bool) -> None:
    """Refuse a folder that is not empty, unless --force was given, and any other thing."""
    has_folder = is_folder(os.fspath(folder))
    if has_folder and not is_forced and any(folder.iterdir()):
        name = shortened(str(folder), LONGEST_NAME)
        raise Refused(
            f"{name} isn't empty; --force replaces the files of the site and keeps all others"
        )
