"""The first page of a school's site, in each language: what leads to the program, the lessons and what is printed."""

from __future__ import annotations

from ..app.challenge import Challenge
from ..app.lesson import LESSONS
from ..search.position import Position
from ..words.words import LANGUAGES, Words
from . import drawing, paper
from .paper import Html, Items, Section, link
from .printed import Printed

SHOWN = Position.parse("1,5,8,6,3,7,2,4", 8)
"""The board that is seen first: the search's first solution."""

LIVE, CARD, WORKSHEET, PLAN = "live", "key-card", "worksheet", "lesson-{}"
"""What the site has once in each language; a plan is named by the number of its lesson."""


def named(name: str, language: str) -> str:
    """Return the name of a file of the site.

    >>> named("live", "de")
    'live.de.html'
    """
    return f"{name}.{language}.html"


def first_page(language: str, first: str) -> str:
    """Return the name of the first page in a language; `first` is the language of the one that a server shows."""
    return "index.html" if language == first else named("index", language)


def page(language: str, first: str, asked: Challenge) -> str:
    """Return the first page in a language, with a link to a challenge."""
    told, live = Printed(language), named(LIVE, language)
    others = [
        link(first_page(one, first), Words(one)("speaks"), one)
        for one in LANGUAGES
        if one != language
    ]
    board = drawing.board(SHOWN, told.rows(SHOWN.queens))
    printed = (
        link(named(WORKSHEET, language), told("site_worksheet")),
        link(named(CARD, language), told("site_card")),
    )
    begin = Html(f"<nav>{' · '.join(others)}</nav>\n<figure>{board}</figure>")
    sections = (
        Section(
            "",
            (
                begin,
                told("site_told"),
                Html(f'<p class="live">{link(live, told("site_live"))}</p>'),
            ),
        ),
        *(_lesson(number, told, live) for number in LESSONS),
        _challenge(asked, told, live),
        Section(told("site_print"), (Items(printed),)),
    )
    # The program once stood at this address, and links to its steps still lead here.
    old = f"if (/^#(n|lesson|ask)=/.test(location.hash)) location.replace({live!r} + location.hash);"
    return paper.page(
        language, "site", told("site_title"), sections, f"<script>{old}</script>\n"
    )


def _lesson(number: int, told: Printed, live: str) -> Section:
    play = link(f"{live}#lesson={number}.1", told("site_play"))
    plan = link(named(PLAN.format(number), told.language), told("site_plan"))
    return Section(
        told("plan_title", number=number, name=told(f"lesson_{number}")),
        (Items((play, plan)),),
    )


def _challenge(asked: Challenge, told: Printed, live: str) -> Section:
    """Return what leads to a challenge, which is the same for everybody."""
    words = told("site_ask", number=asked.name)
    return Section(
        told("site_challenge"), (Items((link(f"{live}#{asked.link}", words),)),)
    )
