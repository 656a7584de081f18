"""The lessons: rows of stops, each with what is on view there and what is pressed."""

from __future__ import annotations

from typing import NamedTuple

from ..search.faulty import FAULTY
from .commands import Action, Command
from .questions import Square


class Stop(NamedTuple):
    """A stop of a lesson."""

    n: int  # the size of the board
    at: str  # the position of the search, as it is written, or "end"
    minutes: int
    opens: tuple[Action, ...]  # the tab, and what else is pressed at its beginning
    beats: tuple[Command, ...]  # what is pressed then, one after the other

    # A vote on something that does not follow from the rules, by the keys of words.
    choices: tuple[str, ...] = ()
    right: str = ""  # the right choice, as the beats show

    program: str = ""  # the name of the program in which the class looks for the fault

    def with_vote(self, *choices: str, right: str) -> Stop:
        """Return the stop with a vote on some words."""
        return self._replace(choices=choices, right=right)

    @property
    def is_for_writing(self) -> bool:
        """Whether everybody writes a program here, and it can be run in the lesson."""
        return Action.OWN_PROGRAM in self.opens


class LessonProgress(NamedTuple):
    """How far a lesson has come."""

    lesson: int  # its number
    stop: int = 0  # the index of the stop
    beats: int = 0  # the number of beats that are done at the stop
    passed: int = 0  # whole minutes since the stop was set

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All stops of the lesson."""
        return LESSONS[self.lesson]

    @property
    def current(self) -> Stop:
        """The stop."""
        return self.stops[self.stop]

    @property
    def has_begun(self) -> bool:
        """Whether something would be lost with it: a beat is done, or a stop behind."""
        return self.stop > 0 or self.beats > 0

    def has_stop(self, step: int) -> bool:
        """Return whether there is a stop some stops farther."""
        return 0 <= self.stop + step < len(self.stops)

    @property
    def name(self) -> str:
        """The name of the stop in the keys of words."""
        return f"{self.lesson}_{self.stop + 1}"

    @property
    def question(self) -> str:
        """The key of the stop's question."""
        return f"lesson_{self.name}"

    def question_without(self, missing: frozenset[Action]) -> str:
        """Return the key of the question in a front that lacks some actions.

        At a stop for writing it depends on whether a program can be typed there.

        >>> LessonProgress(3, 10).question_without(frozenset())
        'lesson_3_11_page'
        """
        if self.current.is_for_writing and Action.EDIT not in missing:
            return f"{self.question}_page"
        return self.question

    @property
    def minutes(self) -> int:
        """The minutes that are left."""
        return max(0, self.current.minutes - self.passed)

    def __str__(self) -> str:
        """Return the stop as people write it: counted from 1, without the beats.

        >>> str(LessonProgress(1, 6))
        '1.7'
        """
        return f"{self.lesson}.{self.stop + 1}"


def progress_at(text: str) -> LessonProgress:
    """Return the stop of a text; the first one if it names only a lesson.

    ValueError is raised if there is none.

    >>> str(progress_at("1.7")), str(progress_at("2"))
    ('1.7', '2.1')
    """
    name = text if "." in text else f"{text}.1"
    for stop in STOPS:
        if str(stop) == name:
            return stop
    raise ValueError(f"no stop of a lesson: {text!r}")


Pressed = Action | Command | Square
"""A beat as it is written below: a square is a column and a row, counted from 1."""


def stop_on(
    n: int,
    at: str,
    opens: tuple[Action, ...],
    *,
    minutes: int,
    beats: tuple[Pressed, ...] = (),
    program: str = "",
) -> Stop:
    """Return a stop on a board of size n, at a position or at the "end"."""
    commands = tuple([_command_of(beat) for beat in beats])
    return Stop(n, at, minutes, opens, beats=commands, program=program)


def _command_of(beat: Pressed) -> Command:
    """Return the command of a beat: a square is chosen, an action has no value."""
    if isinstance(beat, Action):
        return Command(beat)
    if isinstance(beat, Command):
        return beat
    column, row = beat
    return Command(Action.PICK, (column - 1, row - 1))


def fault_in(name: str, *tried: int, minutes: int) -> Stop:
    """Return a stop at which the fault of a program is looked for.

    Its beats go to the end of the program, then press the tried lines, and finally the
    wrong one.

    >>> [beat.value for beat in fault_in("no_diagonal", 3, minutes=2).beats]
    [None, 3, 4]
    """
    (program,) = [program for program in FAULTY if program.name == name]
    presses = [Command(Action.PICK_LINE, line) for line in (*tried, program.wrong[0])]
    beats: tuple[Pressed, ...] = (Action.TO_END, *presses)
    fault = (Action.FIND_FAULT,)
    return stop_on(program.n, ":1", fault, minutes=minutes, beats=beats, program=name)


OWN = (Action.OWN_BOARD,)
HAND = (Action.BY_HAND,)
TREE = (Action.TREE,)

REASONS = (Action.SOLUTIONS, Action.PREDICT, Action.PREDICT)

# fmt: off
GOING_BACK = (
    # My own board. Squares are columns and rows, counted from 1.
    stop_on(4, ":1", OWN, minutes=3, beats=((1, 1),)),
    stop_on(4, ":1", OWN, minutes=3,
        beats=((1, 1), (2, 2), Action.UNDO, (2, 3), (4, 2))),
    stop_on(4, ":1", OWN, minutes=3, beats=((1, 2), (2, 4), (3, 1), (4, 3))),
    stop_on(4, ":1", OWN, minutes=2, beats=((1, 3), (2, 1), (3, 4), (4, 2))),
    # Be the search.
    stop_on(4, ":1", HAND, minutes=3, beats=((2, 1), (3, 1), (2, 2))),
    stop_on(4, "1,3:4", HAND, minutes=2, beats=((3, 1), (2, 4))),
    stop_on(4, "1,4,2:4", HAND, minutes=1, beats=((3, 3),)),
    stop_on(4, "1,4:4", HAND, minutes=2, beats=((1, 2),)),
    stop_on(4, "2,4,1:3", HAND, minutes=2, beats=(Action.IS_SOLUTION,)),
    stop_on(4, "2,4,1,3", TREE, minutes=2),
    # Predict, with reasons.
    stop_on(8, "2,4,1,3,5:7", REASONS, minutes=2,
        beats=(Action.ATTACKED, Command(Action.COLUMN, "1"))),
    stop_on(8, "2,4,1,3,5:8", REASONS, minutes=2,
        beats=(Action.ATTACKED, Command(Action.COLUMN, "2"), Action.GO_ON, (5, 6))),
    # The tree, and the proof.
    stop_on(5, ":3", TREE, minutes=2, beats=(Action.NEXT, Action.NEXT, Action.NEXT)),
    stop_on(6, ":1", TREE, minutes=1, beats=(Action.NEXT_SOLUTION,)),
    stop_on(6, "2,4,6,1,3,5", (Action.TREE, Action.LARGE_TREE), minutes=2),
    stop_on(6, "2,4,6,1,3,5", TREE, minutes=2, beats=(Action.ALL,)),
    stop_on(3, ":1", TREE, minutes=2, beats=(Action.ALL,)).with_vote(
        "vote_yes", "vote_no", right="vote_no"),
    stop_on(3, "end", (Action.TREE, Action.LARGE_TREE), minutes=2),
    stop_on(8, "1,3,5,2,4:8", TREE, minutes=2),
)
"""Going back to go on: the class is the search, and then reads its tree."""

LOOP = (Action.PROGRAM, Action.LARGE_TREE)

RECURSION = (Action.PROGRAM, Action.LISTING, Action.LARGE_TREE)

AHEAD = (Action.TREE, Action.OUTLOOK)

RACE = (Action.COMPARE,)

SEARCHES = ("race_plain_short", "race_ahead_short", "race_fewest_short")

PROGRAM = (
    # The loop.
    stop_on(4, ":1", LOOP, minutes=3, beats=(Action.NEXT,)),
    stop_on(4, "1:1", LOOP, minutes=2, beats=(Action.NEXT,)),
    stop_on(4, "1,3:4", LOOP, minutes=3, beats=(Action.NEXT,)),
    stop_on(4, "1,4:4", LOOP, minutes=2, beats=(Action.NEXT,)),
    # The recursion.
    stop_on(4, ":1", RECURSION, minutes=3, beats=(Action.NEXT,)),
    stop_on(4, "1,3:4", RECURSION, minutes=3, beats=(Action.NEXT,)),
    stop_on(4, "2,4,1:3", RECURSION, minutes=2, beats=(Action.NEXT,)),
    # Looking ahead.
    stop_on(8, "1,4,6,8,3:7", TREE, minutes=3, beats=(Action.OUTLOOK,)),
    stop_on(8, "1,4,6,8,3:1", AHEAD, minutes=2, beats=(Action.BACK,)),
    stop_on(8, "1,4,6,8,3:7", AHEAD, minutes=2),
    stop_on(8, "end", AHEAD, minutes=3),
    # The searches compared.
    stop_on(8, ":1", RACE, minutes=4, beats=(Action.ALL_HAVE_ONE,)).with_vote(
        *SEARCHES, right="race_fewest_short"),
    stop_on(11, ":1", RACE, minutes=4, beats=(Action.ALL_HAVE_ONE,)).with_vote(
        *SEARCHES, right="race_ahead_short"),
    stop_on(16, ":1", RACE, minutes=4, beats=(Action.ALL_HAVE_ONE,)).with_vote(
        *SEARCHES, right="race_fewest_short"),
)
"""The program that does it: loop and recursion, and searches that do better."""

WRITING = (Action.OWN_PROGRAM,)

VOTES = ("vote_remove", "vote_leave", "vote_test")

WRITE_IT = (
    # What safe has to compare.
    stop_on(4, "2,4,1,3", (Action.SOLUTIONS,), minutes=2),
    stop_on(8, ":1", OWN, minutes=3, beats=((3, 4), (6, 7))),
    stop_on(8, "1,5:4", REASONS, minutes=2,
        beats=(Action.ATTACKED, Command(Action.COLUMN, "2"))),
    fault_in("one_diagonal", 6, minutes=4),
    fault_in("return_in_loop", minutes=3),
    # What place has to do.
    stop_on(4, "1,3:4", TREE, minutes=2, beats=(Action.NEXT,)).with_vote(
        *VOTES, right="vote_remove"),
    fault_in("no_pop", minutes=3),
    fault_in("result_lost", minutes=3),
    fault_in("same_list", minutes=3),
    # Everybody's own.
    stop_on(4, "1,3:4", RECURSION, minutes=2),
    stop_on(6, ":1", WRITING, minutes=13),
)
"""Write it yourself: from `safe` to `place`, with the faults that classes make most."""
# fmt: on

LESSONS = {1: GOING_BACK, 2: PROGRAM, 3: WRITE_IT}
"""The stops of each lesson, by its number. They leave five of 45 minutes in reserve."""

STOPS = [
    LessonProgress(lesson, stop)
    for lesson, stops in LESSONS.items()
    for stop in range(len(stops))
]
"""All stops of all lessons."""
