"""The first page of a school's site: links to the program, lessons and prints."""

from __future__ import annotations

from ..app.challenge import Challenge
from ..app.find_fault import FindFault
from ..app.lesson import LESSONS
from ..search.position import Position
from ..words.words import LANGUAGES, Words
from . import drawing, paper
from .paper import Html, Items, Section, link
from .printed import Printed

FIRST_SOLUTION = Position.parse("1,5,8,6,3,7,2,4", 8)
"""The position on the board of the page."""

# The names of the other pages, without language and suffix.

LIVE = "live"
CARD = "key-card"
WORKSHEET = "worksheet"
PLAN = "lesson-{}"  # with the number of the lesson

OWN_PROGRAM = "#program"
"""The end of the address at which the live page opens the field for a program."""

REDIRECT = (
    "<script>if (/^#((n|lesson|ask|fault)=|program\\b)/.test(location.hash))"
    " location.replace({live!r} + location.hash);</script>\n"
)
"""Leads links to a step to the live page, which was at this address before."""


def file_name(name: str, language: str) -> str:
    """Return the name of a file of the site.

    >>> file_name("live", "de")
    'live.de.html'
    """
    return f"{name}.{language}.html"


def first_page(language: str, usual_language: str) -> str:
    """Return the file name of the first page in a language.

    A server shows the page in the usual language if no page is named.

    >>> first_page("de", "de"), first_page("en", "de")
    ('index.html', 'index.en.html')
    """
    if language == usual_language:
        return "index.html"
    return file_name("index", language)


def page(language: str, usual_language: str, challenge: Challenge) -> str:
    """Return the first page in a language, with a link to a challenge."""
    say = Printed(language)
    live = file_name(LIVE, language)
    prints = (
        link(file_name(WORKSHEET, language), say("site_worksheet")),
        link(file_name(CARD, language), say("site_card")),
    )
    sections = (
        _introduction(say, live, usual_language),
        *(_lesson(number, say, live) for number in LESSONS),
        _find_fault(say, live),
        _own_program(say, live),
        _challenge(challenge, say, live),
        Section(say("site_print"), (Items(prints),)),
    )
    redirect = REDIRECT.format(live=live)
    return paper.page(language, "site", say("site_title"), sections, head=redirect)


def _introduction(say: Printed, live: str, usual_language: str) -> Section:
    """Return links to the other languages, a board, and a link to the program."""
    languages = []
    for language in LANGUAGES:
        if language != say.language:
            target = first_page(language, usual_language)
            languages.append(link(target, Words(language)("speaks"), language))
    board = drawing.board(FIRST_SOLUTION, say.rows(FIRST_SOLUTION.queens))
    links = " · ".join(languages)
    top = Html(f"<nav>{links}</nav>\n<figure>{board}</figure>")
    program = Html(f'<p class="live">{link(live, say("site_live"))}</p>')
    return Section("", (top, say("site_told"), program))


def _lesson(number: int, say: Printed, live: str) -> Section:
    """Return the links to a lesson and to its plan."""
    title = say("plan_title", number=number, name=say(f"lesson_{number}"))
    play = link(f"{live}#lesson={number}.1", say("site_play"))
    plan = link(file_name(PLAN.format(number), say.language), say("site_plan"))
    return Section(title, (Items((play, plan)),))


def _find_fault(say: Printed, live: str) -> Section:
    """Return the link to the programs with a fault."""
    way = Items((link(f"{live}#{FindFault().link}", say("site_fault_open")),))
    return Section(say("find_fault"), (say("site_fault_what"), way))


def _own_program(say: Printed, live: str) -> Section:
    """Return the link to the page's field for a program of one's own."""
    way = Items((link(live + OWN_PROGRAM, say("site_own_open")),))
    return Section(say("site_own"), (say("site_own_what"), way))


def _challenge(challenge: Challenge, say: Printed, live: str) -> Section:
    """Return the link to a challenge, which is the same for everybody."""
    text = say("site_ask", number=challenge.name)
    links = Items((link(f"{live}#{challenge.link}", text),))
    return Section(say("site_challenge"), (links,))
