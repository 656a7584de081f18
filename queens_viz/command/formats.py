"""What the program writes: the formats of texts and the kinds of files, in one table.

A format is a row of it. Options, their help, refusals and the manual follow from that.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..text import Format

SOLUTIONS = ("--first", "--all")
"""The jobs that print solutions."""

TABLES = ("--compare", "--tree")
"""The jobs that print a line for each search or block."""

CHECK = ("--check",)

SAVE = ("--save",)


PYGAME = "pygame" if sys.version_info < (3, 14) else "pygame-ce"
"""The package that draws: the first one can't be installed from Python 3.14 on."""

FONTS = ("font-source-sans-pro", "fontpkg-ibm-plex-mono")
"""The packages of the typefaces."""

DRAWING = (PYGAME, *FONTS)
"""The packages without which nothing is drawn."""


class OutputFormat(NamedTuple):
    """A row of the table."""

    name: str  # the word after --format, or the ending of a file
    jobs: tuple[str, ...]  # those that write it
    is_picture: bool = False  # of the window, alone or many after each other
    shows_program: bool = False  # whether a person's program can be saved as one
    needs: tuple[str, ...] = ()  # the packages without which it isn't written


FORMATS = (
    OutputFormat(Format.TEXT.value, (*SOLUTIONS, *TABLES, *CHECK)),
    OutputFormat(Format.JSON.value, (*SOLUTIONS, *TABLES, *CHECK)),
    OutputFormat(Format.CSV.value, (*SOLUTIONS, *CHECK)),
    OutputFormat(Format.PAIRS.value, SOLUTIONS),
    OutputFormat(".png", SAVE, is_picture=True, shows_program=True, needs=DRAWING),
    OutputFormat(
        ".svg",
        SAVE,
        is_picture=True,
        shows_program=True,
        needs=(*DRAWING, "fonttools[woff]"),
    ),
    OutputFormat(".gif", SAVE, is_picture=True, needs=(*DRAWING, "pillow")),
    OutputFormat(
        ".html",
        SAVE,
        shows_program=True,
        needs=(*FONTS, "brython", "fonttools[woff]"),
    ),
)
"""All formats."""

FILES = tuple(form.name for form in FORMATS if form.jobs == SAVE)
"""The kinds of files that --save writes."""

PICTURES = tuple(form.name for form in FORMATS if form.is_picture)
"""Those of them that are pictures or recordings."""

PROGRAM_FILES = tuple(form.name for form in FORMATS if form.shows_program)
"""Those of them as which a person's program is saved."""

NAMES = tuple(form.name for form in FORMATS if form.name not in FILES)
"""The words that --format takes."""

JOBS = (*SOLUTIONS, *TABLES, *CHECK)
"""The jobs that have --format."""


def formats_of(job: str) -> list[str]:
    """Return the names of the formats that a job writes.

    >>> formats_of("--check"), formats_of("--save")[:2], formats_of("--count")
    (['text', 'json', 'csv'], ['.png', '.svg'], [])
    """
    return [form.name for form in FORMATS if job in form.jobs]


def listed(names: Sequence[str], last: str = "or") -> str:
    """Return names as a sentence lists them.

    >>> listed(["text", "json", "csv"]), listed(["--first", "--all"], last="and")
    ('text, json or csv', '--first and --all')
    """
    *others, final = names
    return f"{', '.join(others)} {last} {final}" if others else final


def explain_formats(
    groups: Iterable[tuple[str, ...]] = (SOLUTIONS, TABLES, CHECK),
) -> str:
    """Return which jobs have which formats, for the help.

    >>> explain_formats([CHECK])
    'with --check: text, json or csv'
    """
    parts = []
    for jobs in groups:
        formats = listed(formats_of(jobs[0]))
        parts.append(f"with {listed(jobs, last='and')}: {formats}")
    return "; ".join(parts)
