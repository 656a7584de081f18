"""What the searches are called: keys of the words for each."""

from __future__ import annotations

from ..search.strategy import AHEAD, FEWEST, PLAIN, Strategy

NAMES = {
    PLAIN: ("race_plain", "race_plain_short"),
    AHEAD: ("race_ahead", "race_ahead_short"),
    FEWEST: ("race_fewest", "race_fewest_short"),
}
"""The name of each search, and its name in one word."""


def name_of(strategy: Strategy) -> str:
    """Return the name of a search that is not the plain one, which needs none."""
    return "" if strategy is PLAIN else NAMES[strategy][0]


RULES = {PLAIN: "rule_of_plain", AHEAD: "rule_of_ahead", FEWEST: "rule_of_fewest"}
"""What each search does."""
