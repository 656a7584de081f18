"""The job that writes a school's site: a folder of pages that link to each other."""

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
from .command.files import NameTaken, flush_to_disk, is_folder, whole_file, whole_folder
from .command.options import QUESTIONS, UsageError
from .command.progress import Bar
from .saving import LONGEST_NAME, live_page, make_player, write_and_report
from .search.position import Position, shortened
from .words.words import LANGUAGES

SEED = 1
"""The seed of the worksheet and the challenge: each run writes the same pages."""

Pages = dict[str, Callable[[], str]]
"""The functions that make the pages, by the names of their files."""


def save_site(options: Namespace) -> int:
    """Write the site, and return the exit status.

    The folder and its size are printed on standard error.
    """
    folder: Path = options.site
    makers = pages(options)

    def write() -> int:
        _check(folder, is_forced=bool(options.force))
        require(".html")
        texts = dict[str, str]()
        with Bar("pages", len(makers)) as bar:
            for name, make in makers.items():
                texts[name] = make()
                bar.add(1)
        try:
            _write(folder, texts, is_forced=bool(options.force))
        except NameTaken:
            raise
        except FileExistsError:
            # A page has appeared meanwhile.
            _check(folder, is_forced=False)
            raise
        return sum(os.path.getsize(folder / name) for name in makers)

    return write_and_report(folder, write)


def _write(folder: Path, texts: dict[str, str], *, is_forced: bool) -> None:
    """Write all pages or none: they get their names when all are on the disk."""
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
    """Return the functions that make the pages of a site.

    The page that a server shows first is in the language of the options.
    """
    from .sheet import index, key_card, page, plan, sheet

    makers: Pages = {}
    questions = sheet.sheet(options.n, QUESTIONS, SEED)
    size_of_challenge = options.n if options.n in SIZES else USUAL
    work = challenge_of(str(SEED), size_of_challenge)
    for code in LANGUAGES:
        live = index.file_name(index.LIVE, code)
        address = ""
        if options.address:
            address = f"{options.address.rstrip('/')}/{live}"
        card = index.file_name(index.CARD, code)
        worksheet = index.file_name(index.WORKSHEET, code)
        first_page = index.first_page(code, options.spoken)
        makers[live] = partial(_live, options, code)
        makers[card] = partial(key_card.page, code)
        makers[worksheet] = partial(page.page, questions, code, address)
        for number in LESSONS:
            name = index.file_name(index.PLAN.format(number), code)
            makers[name] = partial(plan.page, number, code, live, address=address)
        makers[first_page] = partial(index.page, code, options.spoken, work)
    return makers


def _live(options: Namespace, language: str) -> str:
    """Return the page that is the program, in a language."""
    values = vars(options) | {"language": language, "spoken": language}
    translated = Namespace(**values)
    player, state = make_player(Position.first(options.n), translated)
    return live_page(player, state, translated)


def _check(folder: Path, *, is_forced: bool) -> None:
    """Raise UsageError for a folder with other files, unless --force was given.

    Raises NameTaken if it is no folder.
    """
    exists = is_folder(os.fspath(folder))
    if exists and not is_forced and any(folder.iterdir()):
        name = shortened(str(folder), LONGEST_NAME)
        raise UsageError(
            f"{name} isn't empty; --force replaces the files of the site and keeps all "
            "others"
        )
