"""All solutions at once: what the board, the card and the line below the board say."""

from __future__ import annotations

from functools import lru_cache

from ..app.questions import Square, named
from ..search.facts import TOTAL_SOLUTIONS
from ..search.overview import Selection
from ..words.sentence import Kind, Sentence
from ..words.words import Words
from .board import BoardLook
from .edges import StackLook
from .scene import Scene
from .square_numbers import numbers_on


@lru_cache(maxsize=4)
def every_square(n: int) -> frozenset[Square]:
    """Return the squares of a board of size n."""
    return frozenset((column, row) for column in range(n) for row in range(n))


def overview_board(scene: Scene, overview: Selection) -> BoardLook:
    """Return what the board shows of all solutions at once."""
    squares = every_square(scene.n)
    return BoardLook(
        scene.n,
        scene.moment.is_green,
        breakpoints=scene.moment.breakpoints,
        cursor=scene.state.cursor,
        numbers=numbers_on(overview.counts, squares, overview.squares, scene.say),
    )


def sums(overview: Selection, say: Words) -> StackLook:
    """Return what is below the columns: the sum of each, which is the same for all."""
    number = say.number(overview.number)
    return StackLook(
        cells=(number,) * len(overview.counts),
        red=frozenset(),
        placed=(),
        is_tested=False,
        caption=say("overview_sum"),
        line=say("overview_sums", count=overview.number),
    )


def total_of(scene: Scene) -> int | None:
    """Return how many solutions a search has in all, if that is known."""
    return TOTAL_SOLUTIONS.get(scene.n)


def overview_sentence(scene: Scene, overview: Selection) -> Sentence:
    """Return what the card says of all solutions at once, or of some of them."""
    say = scene.say
    if overview.squares:
        return _filtered(scene, overview)
    total = total_of(scene)
    reason = say("overview_read")
    below = say("overview_next")
    if overview.number == total:
        headline = say.count("overview_all", total)
        # On a phone only the line about how it is read fits.
        if say.has_keys:
            reason = f"{reason} {say('overview_same')}"
    elif total:
        headline = say("overview_some", found=overview.number, total=total)
    else:
        headline = say.count("overview_found", overview.number)
    if scene.findings.overview.is_counting:
        # No squares can be chosen before all have been counted, and put in order.
        below = ""
        if overview.number != total:
            reason = f"{reason} {say('overview_counting')}"
    if scene.moment.run_time is not None:
        reason = f"{reason} {say.run_time(scene.moment.run_time)}"
    return Sentence(Kind.OVERVIEW, headline, reason, below)


def _filtered(scene: Scene, overview: Selection) -> Sentence:
    """Return how many solutions have a queen on each of the chosen squares."""
    say = scene.say
    found = overview.number
    headline = say("filter_headline", found=found, total=listed_of(scene))
    count = len(overview.squares)
    squares = say.listed(names_of(overview, say))
    if found == 0:
        reason = say.count("filter_none", count, squares=squares)
    elif found == 1:
        reason = say.count("filter_single", count, squares=squares)
    else:
        reason = say.count("filter_with", count, squares=squares)
        reason = f"{reason} {say('filter_read')}"
    return Sentence(Kind.OVERVIEW, headline, reason, say("filter_next"))


def listed_of(scene: Scene) -> int:
    """Return how many solutions squares are chosen from."""
    return len(scene.findings.solutions)


def names_of(overview: Selection, say: Words) -> list[str]:
    """Return the names of the chosen squares, from the first column on."""
    return [named(square, say) for square in sorted(overview.squares)]
