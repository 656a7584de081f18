"""The job that writes a school's site: a folder of pages that link each other, for any server or for none."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from .app.challenge import SIZES, USUAL, challenge
from .app.lesson import LESSONS
from .command.ending import reason_of
from .command.extras import require
from .command.files import NameTaken, flush_to_disk, is_folder, whole_file, whole_folder
from .command.options import QUESTIONS, UsageError
from .command.progress import Bar
from .saving import LONGEST_NAME, live_page, make_player, write_and_report
from .search.position import Position, shortened
from .words.words import LANGUAGES

SEED = 1
"""The number of the worksheet and of the challenge: the same command writes the same folder."""

Pages = dict[str, Callable[[], str]]
"""What writes each file, by its name."""


def save_site(options: Namespace) -> int:
    """Write the site; name the folder and its size on standard error."""
    folder: Path = options.site
    made = pages(options)

    def write() -> int:
        _check(folder, is_forced=bool(options.force))
        require(".html")
        texts = dict[str, str]()
        with Bar("pages", len(made)) as bar:
            for name, text in made.items():
                texts[name] = text()
                bar.add(1)
        try:
            _write(folder, texts, is_forced=bool(options.force))
        except NameTaken:
            raise
        except FileExistsError:  # a page that appeared meanwhile
            _check(folder, is_forced=False)
            raise
        return sum(os.path.getsize(folder / name) for name in made)

    return write_and_report(folder, write)


def _write(folder: Path, texts: dict[str, str], *, is_forced: bool) -> None:
    """Write the pages, and only when all are on the disk give them their names: all of them, or none."""
    with whole_folder(os.fspath(folder), texts), ExitStack() as written:
        for name, text in texts.items():
            try:
                stream = written.enter_context(
                    whole_file(folder / name, replaces=is_forced)
                )
                stream.write(text.encode())
                flush_to_disk(stream)
            except FileExistsError:
                raise
            except OSError as error:
                raise OSError(error.errno, f"{name}: {reason_of(error)}") from error


def pages(options: Namespace) -> Pages:
    """Return what writes each page of a site; the page that a server shows has the language that is given."""
    from .sheet import index, key_card, page, plan, sheet

    made: Pages = {}
    questions = sheet.sheet(options.n, QUESTIONS, SEED)
    asked = challenge(str(SEED), options.n if options.n in SIZES else USUAL)
    for code in LANGUAGES:
        live = index.named(index.LIVE, code)
        made[live] = partial(_live, options, code)
        made[index.named(index.CARD, code)] = partial(key_card.page, code)
        there = f"{options.address.rstrip('/')}/{live}" if options.address else ""
        made[index.named(index.WORKSHEET, code)] = partial(
            page.page, questions, code, there
        )
        for number in LESSONS:
            made[index.named(index.PLAN.format(number), code)] = partial(
                plan.page, number, code, live, there
            )
        made[index.first_page(code, options.spoken)] = partial(
            index.page, code, options.spoken, asked
        )
    return made


def _live(options: Namespace, language: str) -> str:
    """Return the page that is the program."""
    there = Namespace(**{**vars(options), "language": language, "spoken": language})
    return live_page(*make_player(Position.first(options.n), there), there)


def _check(folder: Path, *, is_forced: bool) -> None:
    """Refuse a folder that is not empty, unless --force was given, and any other thing."""
    has_folder = is_folder(os.fspath(folder))
    if has_folder and not is_forced and any(folder.iterdir()):
        name = shortened(str(folder), LONGEST_NAME)
        raise UsageError(
            f"{name} isn't empty; --force replaces the files of the site and keeps all others"
        )
