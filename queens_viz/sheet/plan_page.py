"""A teacher's plan as a page to print: each stop stays whole, and the answers begin a page of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..command.template import filled, read
from ..pens.svg_shapes import escaped
from ..words.words import Words
from . import drawing
from .figures import Printed
from .plan import Plan, PrintedStop, Section, plan

MARKS = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*([^*]+)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*([^*]+)\*"), r"<i>\1</i>"),
    (re.compile(r"\[([^]]+)\]\([^)]+\)"), r"<i>\1</i>"),
)
"""How a text is marked, and what that becomes; a printed page has no links."""


def page(number: int, say: Words, live: str = "") -> str:
    """Return the whole page; where there is a live page beside it, each stop leads there."""
    made, told = plan(number, say), Printed(say.language)
    headings = ("goals", "before", "stops", "how", "pace", "exercises", "answers")
    words = {name.upper(): marked(told(f"plan_{name}")) for name in headings} | {
        "LANGUAGE": say.language,
        "TITLE": escaped(made.title),
        "STYLE": read(__package__, "plan.css"),
        "TOLD": marked(made.told),
        "AIM": marked(made.aim),
        "GOAL": _listed(made.goals),
        "PREPARED": _listed(made.before),
        "STOP": "\n".join(_stop(stop, made, told, live) for stop in made.stops),
        "PACES": "\n".join(f"<div><dt>{marked(when)}</dt><dd>{marked(do)}</dd></div>" for when, do in made.paces),
        "MORE": "\n".join(_section(section) for section in made.sections),
        "EXERCISE": _listed(made.exercises),
        "ANSWER": _listed(made.answers),
        "LAST": marked(made.last),
    }
    return filled(__package__, "plan.html", words)


def marked(text: str) -> str:
    """Return a text with its marks as those of a page.

    >>> marked("**Press** `<` and [read on](there.md).")
    '<b>Press</b> <code>&lt;</code> and <i>read on</i>.'
    """
    text = escaped(text)
    for mark, meant in MARKS:
        text = mark.sub(meant, text)
    return text


def _listed(items: Iterable[str]) -> str:
    return "".join(f"<li>{marked(item)}</li>" for item in items)


def _section(section: Section) -> str:
    first, *others = (f"<p>{marked(text)}</p>" for text in section.paragraphs)
    rules = f"<ol>{_listed(section.rules)}</ol>" if section.rules else ""
    return f"<section><h2>{marked(section.title)}</h2>{first}{rules}{''.join(others)}</section>"


def _stop(stop: PrintedStop, made: Plan, told: Printed, live: str) -> str:
    """Return a stop: its words, and its board where one helps."""
    link = f"{live}#lesson={made.number}.{stop.number}"
    at = f'<a href="{escaped(link)}">{escaped(stop.at)}</a>' if live else escaped(stop.at)
    keys = " ".join(f"<kbd>{escaped(key)}</kbd>" for key in stop.presses)
    press = f"<p>{_label(told('plan_press'))}{keys}</p>" if keys else ""
    return (
        f'<article class="stop" id="stop-{stop.number}"><div>'
        f'<h3><span class="number">{stop.number}</span><span>{at}</span>'
        f'<span class="when">{escaped(stop.begins)} · {escaped(stop.minutes)}</span></h3>'
        f'<p class="ask">{marked(stop.question)}</p>{press}'
        f"<p>{_label(told('plan_answer'))}{marked(stop.answer)}</p>"
        f'<p class="teacher">{marked(stop.teacher)}</p></div>{_board(stop, told)}</article>'
    )


def _label(text: str) -> str:
    return f'<span class="label">{escaped(text)}</span>'


def _board(stop: PrintedStop, told: Printed) -> str:
    """Return the board where a stop begins."""
    position = stop.position
    if position is None:
        return ""
    tested = (
        told("move_full")
        if position.is_solution
        else told("is_tested", column=position.column + 1, row=position.candidate + 1)
    )
    label = told("plan_board", rows=told.rows(position.queens), tested=tested)
    caption = f"<figcaption><code>{escaped(str(position))}</code></figcaption>"
    return f"<figure>{drawing.board(position, escaped(label))}{caption}</figure>"
