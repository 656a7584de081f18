"""The lessons that the program plays: rows of stops, each with what is to be seen there and what is pressed."""

from __future__ import annotations

from typing import NamedTuple

from .commands import Action, Command
from .questions import Square


class Stop(NamedTuple):
    """A stop of a lesson.

    The search stands on a board of size `n` where `at` says, as a position is written, or at the "end"; it `opens` a
    tab, unless that is the one that suits the size, and all that is turned on, one after the other. The `beats` are
    what is pressed there, in order. Where the class votes on what no rule knows, `choices` are the keys of the words,
    and `right` is the one of which the beats show that it is right.
    """

    n: int
    at: str
    opens: tuple[Action, ...]
    minutes: int
    beats: tuple[Command, ...]
    choices: tuple[str, ...] = ()
    right: str = ""


class Played(NamedTuple):
    """How far a lesson has come: its number, its stop, counted from 0, how many beats were played there, and its time.

    `passed` are the whole minutes since the stop was set.
    """

    lesson: int
    stop: int = 0
    beats: int = 0
    passed: int = 0

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All stops of the lesson."""
        return LESSONS[self.lesson]

    @property
    def current(self) -> Stop:
        """The stop."""
        return self.stops[self.stop]

    @property
    def name(self) -> str:
        """The part of the keys in the words that names the stop."""
        return f"{self.lesson}_{self.stop + 1}"

    @property
    def question(self) -> str:
        """The key of the stop's question."""
        return f"lesson_{self.name}"

    @property
    def minutes(self) -> int:
        """The minutes that are left."""
        return max(0, self.current.minutes - self.passed)

    def __str__(self) -> str:
        """Write it as people do, stops counted from 1; the beats are left out.

        >>> str(Played(1, 6))
        '1.7'
        """
        return f"{self.lesson}.{self.stop + 1}"


def played(text: str) -> Played:
    """Return the stop that a text means, the first one where it names the lesson alone; ValueError if there is none.

    >>> played("1.7"), played("2")
    (Played(lesson=1, stop=6, beats=0, passed=0), Played(lesson=2, stop=0, beats=0, passed=0))
    """
    for at in STOPS:
        if str(at) == (text if "." in text else f"{text}.1"):
            return at
    raise ValueError(f"no stop of a lesson: {text!r}")


def _stop(
    n: int,
    at: str,
    opens: tuple[Action, ...],
    minutes: int,
    *beats: Action | Command | Square,
) -> Stop:
    """Return a stop where a beat that is a square chooses it, and an action has no value."""
    return Stop(n, at, opens, minutes, tuple([_beat(one) for one in beats]))


def _beat(one: Action | Command | Square) -> Command:
    if isinstance(one, Action):
        return Command(one)
    return (
        one
        if isinstance(one, Command)
        else Command(Action.PICK, (one[0] - 1, one[1] - 1))
    )


OWN, HAND, TREE = (Action.OWN_BOARD,), (Action.BY_HAND,), (Action.TREE,)

REASONS = (Action.SOLUTIONS, Action.PREDICT, Action.PREDICT)

# fmt: off
GOING_BACK = (
    # My own board. Squares are columns and rows, counted from 1.
    _stop(4, ":1", OWN, 3, (1, 1)),
    _stop(4, ":1", OWN, 3, (1, 1), (2, 2), Action.UNDO, (2, 3), (4, 2)),
    _stop(4, ":1", OWN, 3, (1, 2), (2, 4), (3, 1), (4, 3)),
    _stop(4, ":1", OWN, 2, (1, 3), (2, 1), (3, 4), (4, 2)),
    # Be the search.
    _stop(4, ":1", HAND, 3, (2, 1), (3, 1), (2, 2)),
    _stop(4, "1,3:4", HAND, 2, (3, 1), (2, 4)),
    _stop(4, "1,4,2:4", HAND, 1, (3, 3)),
    _stop(4, "1,4:4", HAND, 2, (1, 2)),
    _stop(4, "2,4,1:3", HAND, 2, Action.IS_SOLUTION),
    _stop(4, "2,4,1,3", TREE, 2),
    # Predict, with reasons.
    _stop(8, "2,4,1,3,5:7", REASONS, 2, Action.ATTACKED, Command(Action.COLUMN, "1")),
    _stop(8, "2,4,1,3,5:8", REASONS, 2, Action.ATTACKED, Command(Action.COLUMN, "2"), Action.GO_ON, (5, 6)),
    # The tree, and the proof.
    _stop(5, ":3", TREE, 2, Action.NEXT, Action.NEXT, Action.NEXT),
    _stop(6, ":1", TREE, 1, Action.NEXT_SOLUTION),
    _stop(6, "2,4,6,1,3,5", (Action.TREE, Action.LARGE_TREE), 2),
    _stop(6, "2,4,6,1,3,5", TREE, 2, Action.ALL),
    _stop(3, ":1", TREE, 2, Action.ALL)._replace(choices=("vote_yes", "vote_no"), right="vote_no"),
    _stop(3, "end", (Action.TREE, Action.LARGE_TREE), 2),
    _stop(8, "1,3,5,2,4:8", TREE, 2),
)
"""Going back to go on: the class is the search, and then reads its tree."""

LOOP = (Action.PROGRAM, Action.LARGE_TREE)

RECURSION = (Action.PROGRAM, Action.LISTING, Action.LARGE_TREE)

AHEAD, RACE = (Action.TREE, Action.OUTLOOK), (Action.COMPARE,)

SEARCHES = "race_plain_short", "race_ahead_short", "race_fewest_short"

PROGRAM = (
    # The loop.
    _stop(4, ":1", LOOP, 3, Action.NEXT),
    _stop(4, "1:1", LOOP, 2, Action.NEXT),
    _stop(4, "1,3:4", LOOP, 3, Action.NEXT),
    _stop(4, "1,4:4", LOOP, 2, Action.NEXT),
    # The recursion.
    _stop(4, ":1", RECURSION, 3, Action.NEXT),
    _stop(4, "1,3:4", RECURSION, 3, Action.NEXT),
    _stop(4, "2,4,1:3", RECURSION, 2, Action.NEXT),
    # Looking ahead.
    _stop(8, "1,4,6,8,3:7", TREE, 3, Action.OUTLOOK),
    _stop(8, "1,4,6,8,3:1", AHEAD, 2, Action.BACK),
    _stop(8, "1,4,6,8,3:7", AHEAD, 2),
    _stop(8, "end", AHEAD, 3),
    # The searches compared.
    *[
        _stop(n, ":1", RACE, 4, Action.ALL_HAVE_ONE)._replace(choices=SEARCHES, right=first)
        for n, first in ((8, "race_fewest_short"), (11, "race_ahead_short"), (16, "race_fewest_short"))
    ],
)
"""The program that does it: loop and recursion, and searches that do better."""
# fmt: on

LESSONS = {1: GOING_BACK, 2: PROGRAM}
"""The stops of each lesson by its number; of 45 minutes they leave five in reserve."""

STOPS = [
    Played(lesson, stop)
    for lesson, stops in LESSONS.items()
    for stop in range(len(stops))
]
"""All stops of all lessons."""
