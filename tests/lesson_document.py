"""The lessons as documents: the same plans that are printed, written to be read as they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from textwrap import fill

from queens_viz.app.lesson import LESSONS
from queens_viz.sheet.paper import Items, Rows, Section
from queens_viz.sheet.plan import Plan, PrintedStop, plan
from queens_viz.sheet.printed import Printed
from queens_viz.words.words import LANGUAGES, Words

WIDE = 120
"""The most letters of a line; links and pictures may be longer."""

PICTURES = {(1, "2,4,6,1,3,5"): ("tree.png", "plan_tree_picture")}
"""What is shown once at a lesson's stop: a picture and the key of its words."""

BACK = '<img src="images/back.png" width="1280" alt="{told}">'

CODE = re.compile(r"`[^`]+`")

HOLD = "\x00"
"""What stands for a space in a piece of code while lines are broken."""


def wrapped(text: str, **indents: str) -> str:
    """Return a paragraph in lines, none of which begins inside a piece of code."""
    held = CODE.sub(lambda code: code[0].replace(" ", HOLD), text)
    lines = fill(
        held,
        width=WIDE,
        break_long_words=False,
        break_on_hyphens=False,
        **indents,  # type: ignore[arg-type]
    )
    return lines.replace(HOLD, " ")


def name(number: int, language: str) -> str:
    """Return the name of a lesson's document.

    >>> name(1, "en"), name(2, "fr")
    ('lesson-1.md', 'lesson-2.fr.md')
    """
    return f"lesson-{number}{'' if language == 'en' else f'.{language}'}.md"


FILES = {
    name(number, code): (number, code) for number, code in product(LESSONS, LANGUAGES)
}
"""The documents by their names, each with its lesson and its language."""


def document(number: int, language: str) -> str:
    """Return a lesson as a document."""
    return "\n\n".join(_parts(plan(number, language), Printed(language))) + "\n"


def _parts(made: Plan, told: Printed) -> Iterator[str]:
    yield f"# {made.title}"
    others = (code for code in LANGUAGES if code != told.language)
    yield " · ".join(
        f"[{Words(code)('speaks')}]({name(made.number, code)})" for code in others
    )
    for section in made.sections:
        yield from _section(section, told)
        if section.kind == "stops":
            yield from _stops(made, told)


def _stops(made: Plan, told: Printed) -> Iterator[str]:
    shown = dict(PICTURES)
    for stop in made.stops:
        yield from _stop(stop, told)
        if picture := shown.pop((made.number, str(stop.position)), None):
            yield f'<img src="images/{picture[0]}" width="1280" alt="{told(picture[1])}">'


def _section(section: Section, told: Printed) -> Iterator[str]:
    if section.title:
        yield f"## {section.title}"
    if section.kind == "memory":
        yield BACK.format(told=told("plan_back_picture"))
    for block in section.blocks:
        if isinstance(block, Items):
            yield _list("1." if block.is_numbered else "-", block.texts)
        elif isinstance(block, Rows):
            rows = (f"| {term} | {meant} |" for term, meant in block.rows)
            yield "\n".join(
                (
                    f"| {told(block.heads[0])} | {told(block.heads[1])} |",
                    "|---|---|",
                    *rows,
                )
            )
        else:
            yield wrapped(block)


def _stop(stop: PrintedStop, told: Printed) -> Iterator[str]:
    yield f"### {stop.number}. {stop.heading}"
    yield f"{stop.begins.capitalize()} · {stop.minutes}" + (
        f" · `{stop.position}`" if stop.has_board else ""
    )
    yield wrapped(f"**{stop.question}**")
    if stop.presses:
        yield _labelled(
            "plan_press", ", ".join(f"`{one}`" for one in stop.presses), told
        )
    yield _labelled("plan_answer", stop.answer, told)
    yield wrapped(stop.teacher)
    if stop.program:
        yield "```text\n" + "\n".join(_numbered(stop.program)) + "\n```"


def _numbered(lines: tuple[str, ...]) -> Iterator[str]:
    """Yield lines with their numbers."""
    for number, line in enumerate(lines, start=1):
        yield f"{number:2}  {line}"


def _labelled(key: str, text: str, told: Printed) -> str:
    return wrapped(told("plan_labelled", label=told(key), text=text))


def _list(sign: str, items: Iterable[str]) -> str:
    """Return a list: its items are counted where the sign is a number."""
    lines = []
    for number, item in enumerate(items, start=1):
        mark = f"{number}." if sign == "1." else sign
        lines.append(
            wrapped(
                item, initial_indent=f"{mark} ", subsequent_indent=" " * (len(mark) + 1)
            )
        )
    return "\n".join(lines)
