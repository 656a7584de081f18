"""The first page of a school's site, in each language: what leads to the program, the lessons and what is printed."""

from __future__ import annotations

from ..app.lesson import LESSONS, Lesson
from ..command.template import filled
from ..pens.svg_shapes import escaped
from ..search.position import Position
from ..words.words import LANGUAGES, Words
from . import drawing
from .figures import Printed

SHOWN = Position.parse("1,5,8,6,3,7,2,4", 8)
"""The board that is seen first: the search's first solution."""

LIVE, CARD, WORKSHEET = "live", "key-card", "worksheet"
"""What the site has once in each language, beside the plans of the lessons."""


def named(name: str, language: str) -> str:
    """Return the name of a file of the site.

    >>> named("live", "de")
    'live.de.html'
    """
    return f"{name}.{language}.html"


def first_page(language: str, first: str) -> str:
    """Return the name of the first page in a language; `first` is the language of the one that a server shows."""
    return "index.html" if language == first else named("index", language)


def plan_of(lesson: Lesson) -> str:
    """Return what the plan of a lesson is called."""
    return f"lesson-{lesson.number}"


def page(say: Words, first: str) -> str:
    """Return the first page in a language."""
    code = say.language
    told = Printed(code)
    live = named(LIVE, code)
    others = [_link(first_page(other, first), Words(other)("speaks"), other) for other in LANGUAGES if other != code]
    printed = ((WORKSHEET, "site_worksheet"), (CARD, "site_card"))
    words = {
        "LANGUAGE": code,
        "TITLE": escaped(told("site_title")),
        "BOARD": drawing.board(SHOWN, escaped(say.rows(SHOWN.queens))),
        "TOLD": escaped(told("site_told")),
        "LIVE": live,
        "OTHERS": " · ".join(others),
        "PROGRAM": _link(live, told("site_live")),
        "LESSONS": "\n".join(_lesson(lesson, told, live) for lesson in LESSONS),
        "PRINT": escaped(told("site_print")),
        "PRINTED": "".join(f"<li>{_link(named(name, code), told(key))}</li>" for name, key in printed),
    }
    return filled(__package__, "index.html", words)


def _lesson(lesson: Lesson, told: Printed, live: str) -> str:
    title = told("plan_title", number=lesson.number, name=told(lesson.title))
    play = _link(f"{live}#lesson={lesson.number}.1", told("site_play"))
    plan = _link(named(plan_of(lesson), told.language), told("site_plan"))
    return f"<h2>{escaped(title)}</h2>\n<ul><li>{play}</li><li>{plan}</li></ul>"


def _link(target: str, text: str, language: str = "") -> str:
    speaks = f' lang="{language}" hreflang="{language}"' if language else ""
    return f'<a href="{escaped(target)}"{speaks}>{escaped(text)}</a>'
