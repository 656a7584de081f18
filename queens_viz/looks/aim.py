"""What stands where nothing has been found yet: what the queens are to do, ways in, and what the board's marks mean."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.moment import Moment
from ..pens.buttons import ButtonLook
from ..pens.theme import THEMES
from ..search.strategy import PLAIN
from ..words.words import SEARCH_RULES
from .buttons import button, hint
from .scene import Scene


class Sample(Enum):
    """What the legend shows, by the keys of its words: pieces, and then marks, the rarest one last."""

    CANDIDATE = "legend_candidate"
    QUEEN = "legend_queen"
    GHOST = "legend_ghost"
    ATTACKED = "legend_attacked"
    NOT_TAKEN = "legend_not_taken"
    FAILED = "legend_failed"
    FRUITFUL = "legend_fruitful"
    UNCOUNTED = "legend_uncounted"

    @property
    def is_piece(self) -> bool:
        """Whether it is a queen, and no mark."""
        return self in (Sample.CANDIDATE, Sample.QUEEN, Sample.GHOST)


WAYS = {Action.WATCH: "watch", Action.OWN_BOARD: "try_it", Action.BY_HAND: "by_hand"}
"""The ways in, and the words on their buttons."""


class AimLook(NamedTuple):
    """The aim in words, and in few of them, the rule, what `more` follows it where it fits, the ways in, the legend.

    Where the list is empty for another reason than that the search has just begun, this stands in the rule's place;
    `rules` are all that can stand there.
    """

    aim: str
    short: str
    rule: str
    more: str
    rules: tuple[str, ...]
    ways: tuple[ButtonLook, ...]
    legend: tuple[tuple[Sample, str], ...]


def look(scene: Scene) -> AimLook:
    """Decide what is said of the aim."""
    say, n, strategy = scene.say, scene.n, scene.moment.position.strategy
    ways = WAYS if strategy is PLAIN else {Action.WATCH: WAYS[Action.WATCH]}
    rules = say("rule" if strategy is PLAIN else SEARCH_RULES[strategy]), say("none", n=n), say("not_listed")
    return AimLook(
        say.count("aim", n),
        say.count("aim_short", n),
        rules[_which(scene.moment)],
        say("rule_back") if strategy is PLAIN else "",
        rules,
        () if scene.state.exercise else tuple(_way(scene, action, words) for action, words in ways.items()),
        tuple((sample, say(sample.value)) for sample in _samples(scene)),
    )


def _samples(scene: Scene) -> list[Sample]:
    """Return what can stand on the board: on a plain one no marks, in the plain search no safe row that isn't taken."""
    if THEMES[scene.state.theme].is_plain:
        return [Sample.CANDIDATE, Sample.QUEEN]
    looks_ahead = scene.moment.position.strategy is not PLAIN
    return [sample for sample in Sample if looks_ahead or sample is not Sample.NOT_TAKEN]


def _which(moment: Moment) -> int:
    """Return which of the rules is said: the first, unless something could have been found already."""
    if moment.found == 0:
        return int(moment.position.is_end)
    return 2


def _way(scene: Scene, action: Action, words: str) -> ButtonLook:
    shown = button(scene, BINDING_OF[action])
    # Watching the search is running it.
    key = hint(scene, BINDING_OF[Action.RUN]) if action is Action.WATCH else shown.hint
    return shown._replace(label=scene.say(words), hint=key)
