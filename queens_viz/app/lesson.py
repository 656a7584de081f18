"""The lessons that the program plays: rows of stops, each with what is to be seen there and what is pressed."""

from __future__ import annotations

from typing import NamedTuple

from .commands import Action, Command
from .questions import Square


class Stop(NamedTuple):
    """A stop of a lesson.

    `name` is the part of its key in the words: `lesson_1_3` asks the question of the stop "1_3". The search stands on a
    board of size `n` where `at` says, as a position is written, or at the "end"; what it has is the tab that is open,
    None for the one that suits the size, and what has been turned on, one after the other. The `beats` are what is
    pressed there, in order.
    """

    name: str
    n: int
    at: str
    tab: Action | None
    opens: tuple[Action, ...]
    beats: tuple[Command, ...]
    minutes: int

    @property
    def question(self) -> str:
        """The key of its question."""
        return f"lesson_{self.name}"


class Played(NamedTuple):
    """How far a lesson has come: its number, its stop, counted from 0, and how many beats of that were played."""

    lesson: int
    stop: int = 0
    beats: int = 0

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All stops of the lesson."""
        return LESSONS[self.lesson - 1].stops

    @property
    def here(self) -> Stop:
        """The stop."""
        return self.stops[self.stop]

    def __str__(self) -> str:
        """Write it as people do, stops counted from 1; the beats are left out.

        >>> str(Played(1, 6))
        '1.7'
        """
        return f"{self.lesson}.{self.stop + 1}"


def played(text: str) -> Played:
    """Return the stop that a text means, the first one where it names the lesson alone; ValueError if there is none.

    >>> played("1.7"), played("2")
    (Played(lesson=1, stop=6, beats=0), Played(lesson=2, stop=0, beats=0))
    """
    known = {str(Played(lesson.number, k)): k for lesson in LESSONS for k in range(len(lesson.stops))}
    name = text if "." in text else f"{text}.1"
    if name not in known:
        raise ValueError(f"no stop of a lesson: {text!r}")
    return Played(int(name.partition(".")[0]), known[name])


class Lesson(NamedTuple):
    """A lesson of 45 minutes, of which its stops leave five in reserve."""

    number: int
    stops: tuple[Stop, ...]

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"lesson_{self.number}"


def _beats(*actions: Action | Command | Square) -> tuple[Command, ...]:
    """Return beats: a square is chosen, and any other action has no value."""
    return tuple([one if isinstance(one, Command) else _beat(one) for one in actions])


def _beat(one: Action | Square) -> Command:
    return Command(one) if isinstance(one, Action) else Command(Action.PICK, (one[0] - 1, one[1] - 1))


def _by(column: int) -> Command:
    """Return the answer that the queen of a column attacks the red one."""
    return Command(Action.COLUMN, str(column))


OWN, HAND, TWICE = (Action.OWN_BOARD,), (Action.BY_HAND,), (Action.PREDICT, Action.PREDICT)

# fmt: off
GOING_BACK = Lesson(1, (
    # My own board. Squares are columns and rows, counted from 1.
    Stop("1_1", 4, ":1", None, OWN, _beats((1, 1)), 3),
    Stop("1_2", 4, ":1", None, OWN, _beats((1, 1), (2, 2), Action.TAKE_BACK, (2, 3), (4, 2)), 3),
    Stop("1_3", 4, ":1", None, OWN, _beats((1, 2), (2, 4), (3, 1), (4, 3)), 3),
    Stop("1_4", 4, ":1", None, OWN, _beats((1, 3), (2, 1), (3, 4), (4, 2)), 2),
    # Be the search.
    Stop("1_5", 4, ":1", None, HAND, _beats((2, 1), (3, 1), (2, 2)), 3),
    Stop("1_6", 4, "1,3:4", None, HAND, _beats((3, 1), (2, 4)), 2),
    Stop("1_7", 4, "1,4,2:4", None, HAND, _beats((3, 3)), 1),
    Stop("1_8", 4, "1,4:4", None, HAND, _beats((1, 2)), 2),
    Stop("1_9", 4, "2,4,1:3", None, HAND, _beats(Action.IS_SOLUTION), 2),
    Stop("1_10", 4, "2,4,1,3", Action.TREE, (), (), 2),
    # Predict, with reasons.
    Stop("1_11", 8, "2,4,1,3,5:7", Action.SOLUTIONS, TWICE, _beats(Action.ATTACKED, _by(1)), 2),
    Stop("1_12", 8, "2,4,1,3,5:8", Action.SOLUTIONS, TWICE,
        _beats(Action.ATTACKED, _by(2), Action.GO_ON, (5, 6)), 2),
    # The tree, and the proof.
    Stop("1_13", 6, ":3", Action.TREE, (), _beats(Action.NEXT, Action.NEXT, Action.NEXT), 2),
    Stop("1_14", 6, ":1", Action.TREE, (), _beats(Action.NEXT_SOLUTION), 1),
    Stop("1_15", 6, "2,4,6,1,3,5", Action.TREE, (Action.LARGE_TREE, Action.FIT), (), 2),
    Stop("1_16", 6, "2,4,6,1,3,5", Action.TREE, (), _beats(Action.ALL), 2),
    Stop("1_17", 3, ":1", Action.TREE, (), _beats(Action.ALL), 2),
    Stop("1_18", 3, "end", Action.TREE, (Action.LARGE_TREE,), (), 2),
    Stop("1_19", 8, "1,3,5,2,4:8", Action.TREE, (), (), 2),
))
"""Going back to go on: the class is the search, and then reads its tree."""

AHEAD, RECURSION, RACE = (Action.OUTLOOK,), (Action.LISTING,), (Action.COMPARE,)

PROGRAM = Lesson(2, (
    # The loop.
    Stop("2_1", 4, ":1", Action.PROGRAM, (), _beats(Action.NEXT), 3),
    Stop("2_2", 4, "1:1", Action.PROGRAM, (), _beats(Action.NEXT), 2),
    Stop("2_3", 4, "1,3:4", Action.PROGRAM, (), _beats(Action.NEXT), 3),
    Stop("2_4", 4, "1,4:4", Action.PROGRAM, (), _beats(Action.NEXT), 2),
    # The recursion.
    Stop("2_5", 4, ":1", Action.PROGRAM, RECURSION, _beats(Action.NEXT), 3),
    Stop("2_6", 4, "1,3:4", Action.PROGRAM, RECURSION, _beats(Action.NEXT), 3),
    Stop("2_7", 4, "2,4,1:3", Action.PROGRAM, RECURSION, _beats(Action.NEXT), 2),
    # Looking ahead.
    Stop("2_8", 8, "1,4,6,8,3:7", Action.TREE, (), _beats(Action.OUTLOOK), 3),
    Stop("2_9", 8, "1,4,6,8,3:1", Action.TREE, AHEAD, _beats(Action.BACK), 2),
    Stop("2_10", 8, "1,4,6,8,3:7", Action.TREE, AHEAD, (), 2),
    Stop("2_11", 8, "end", Action.TREE, AHEAD, (), 3),
    # The searches compared.
    Stop("2_12", 8, ":1", None, RACE, _beats(Action.ALL_HAVE_ONE), 4),
    Stop("2_13", 11, ":1", None, RACE, _beats(Action.ALL_HAVE_ONE), 4),
    Stop("2_14", 16, ":1", None, RACE, _beats(Action.ALL_HAVE_ONE), 4),
))
"""The program that does it: loop and recursion, and searches that do better."""
# fmt: on

LESSONS = GOING_BACK, PROGRAM
"""All of them."""
