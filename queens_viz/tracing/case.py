"""What a program did on boards of one size, and what is known about it.

A right search visits safe nodes only, and every solution. The properties here are
gates, which keep right programs from being blamed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ..search.readings import number_of
from .board import Board
from .events import Kind
from .nodes import Move, Visit, Walk
from .recording import Recording
from .saved import Reports, numbers_in
from .sentence import Sentence
from .squares import EMPTY, Queens, Square, are_safe
from .syntax import Text
from .tree import LARGEST, solutions, with_images
from .verdicts import Answered
from .windows import MOST, Action, actions_of

ONE_BY_ONE = 0.95
"""The least share of moves of one queen where queens are placed one by one."""

ENDED = ("finished", "exit")
"""The endings of programs that ended by themselves."""

AT_END = 1 << 60
"""The step of a fault that shows when the program has ended."""

CLOCKS = ("time", "monotonic", "process_time")
"""Functions that return the time, by which a search may be cut short."""

OFTEN = 4
"""How often a program asks for the time if it only measures how long it takes."""

RANDOM = frozenset(
    ("random", "randint", "randrange", "choice", "choices", "sample", "shuffle")
)
"""Random functions: a search that calls them may leave out anything."""


class Fault(NamedTuple):
    """Something that is certainly wrong."""

    step: int  # where it first shows
    name: str  # a verdict
    line: int | None
    sentences: tuple[Sentence, ...]
    answered: Answered | None = None  # the call that let it pass, if it is known
    node: Queens | None = None  # the last safe board before it, if there is one
    queen: Square | None = None  # that is wrong there, or missing


class Case:
    """What a program did on boards of one size."""

    def __init__(
        self,
        recording: Recording,
        text: Text,
        board: Board,
        walk: Walk,
        reports: Reports,
        end: int,
    ) -> None:
        self.recording = recording
        self.text = text
        self.board = board
        self.walk = walk
        self.n = walk.n
        self.end = end  # the step with which a board of another size begins
        self.has_ended = recording.ending.kind in ENDED
        self.reports = reports
        self.appeared: set[Queens] = set(walk.solutions)
        """All solutions that were on the board or appeared elsewhere."""
        self.telling: set[Action] = set()
        """What is done only with solutions, and with boards mistaken for solutions."""
        self.has_refused = False
        """Whether a wrong full board is treated in another way than solutions."""
        self.largest = LARGEST
        """The largest n whose solutions are all compared."""

    @cached_property
    def all_solutions(self) -> tuple[Queens, ...]:
        """All solutions, up to the size to which they are compared."""
        return solutions(self.n) if self.n <= self.largest else ()

    @cached_property
    def depth(self) -> int:
        """The most queens that were on the board."""
        return max(len(visit.order) for visit in self.walk.visits)

    @cached_property
    def found(self) -> set[Queens]:
        """The solutions that the program reached.

        Where queens are placed in all lines but the last, a solution counts if its
        board without the last queen was reached.
        """
        found = set(self.appeared)
        if self.depth == self.n - 1 and not found:
            for solution in self.all_solutions:
                if any(solution - {queen} in self.walk.seen for queen in solution):
                    found.add(solution)
        return found

    @cached_property
    def last_solution(self) -> int:
        """The visit of the last new solution; -1 if there was none."""
        return max(self.walk.solutions.values(), default=-1)

    @cached_property
    def full(self) -> list[int]:
        """The visits of full boards."""
        return [
            k for k, visit in enumerate(self.walk.visits) if len(visit.order) == self.n
        ]

    @cached_property
    def wrong(self) -> list[int]:
        """The visits of full boards with attacked queens."""
        return [k for k in self.full if not are_safe(self.walk.visits[k].order)]

    @cached_property
    def taken(self) -> list[int]:
        """The visits of wrong full boards that are taken for solutions.

        A board is if everything is done with it that is done with every solution. Only
        the first phase of a recording has all that is done.
        """
        visits = self.walk.visits
        end = self.recording.switch or self.recording.steps
        wrong = set(self.wrong)
        compared = [k for k in self.full if visits[k].moment.source < end]
        right = [k for k in compared if k not in wrong][:MOST]
        other = [k for k in compared if k in wrong][:MOST]
        if not right or not other:
            return []
        numbers = sorted([*right, *other])
        done = actions_of(self.recording, self.walk, numbers)
        actions = dict(zip(numbers, done, strict=True))
        always = set.intersection(*[actions[k] for k in right])
        taken = [k for k in other if always <= actions[k]]
        refused = [actions[k] for k in other if k not in taken]
        self.telling = always - set[Action]().union(*refused)
        self.has_refused = bool(refused)
        return taken if self._is_over(always) else []

    def _is_over(self, always: set[Action]) -> bool:
        """Return whether every full board is tested while it is on the board.

        A program may collect all full boards, and choose from them when its search is
        over. What it saves and prints then shows that.
        """
        reports = self.reports
        last = self.walk.visits[-1].moment.source
        if reports.chosen_after(last, self.n):
            return False
        printed = reports.printed_boards(self.n)
        if printed.boards:
            return printed.attacked > 0
        numbers = numbers_in(self.recording.output)
        if len(self.all_solutions) in numbers:
            return False
        count = len({frozenset(self.walk.visits[k].order) for k in self.full})
        is_counted = count > self.n and count in numbers
        if is_counted or ("print", None, None) in always:
            return True
        is_known = self.has_ended and self.recording.switch is None
        return is_known and not self._tests_after(last)

    @cached_property
    def tells_apart(self) -> bool:
        """Whether wrong full boards are certainly not taken for solutions.

        Something else is done with one of them, or what is saved and printed shows it.
        """
        if self.taken:
            return False
        reports = self.reports
        printed = reports.printed_boards(self.n)
        if printed.boards:
            return not printed.attacked and not printed.malformed
        if len(self.all_solutions) in numbers_in(self.recording.output):
            return True
        last = self.walk.visits[-1].moment.source
        return self.has_refused or reports.chosen_after(last, self.n)

    def _tests_after(self, last: int) -> bool:
        """Return whether conditions are first tested when the search is over."""
        lines = self.recording.lines
        later = self.text.conditions.intersection(lines[last + 1 :])
        return not later <= set(lines[: last + 1])

    @cached_property
    def placing(self) -> list[int | None]:
        """The line of each visit that isn't a removal: the lines that place queens."""
        return [self.line_of(v) for v in self.walk.visits if v.move is not Move.REMOVE]

    def line_of(self, visit: Visit) -> int | None:
        """Return the line that a visit comes from."""
        return self.recording.line(visit.moment.source)

    # Gates: whether the program can be followed.

    @cached_property
    def is_one_by_one(self) -> bool:
        """Whether queens are placed one by one: else only whole boards can be judged.

        A list of other numbers, such as bits, isn't read as it is meant.
        """
        is_moved = self.walk.share >= ONE_BY_ONE
        return is_moved and not self.is_misread and not self._is_whole

    @cached_property
    def is_misread(self) -> bool:
        """Whether queens are often placed beside numbers that can't be queens."""
        return self.walk.strange > (1 - ONE_BY_ONE) * len(self.walk.visits)

    @cached_property
    def _is_whole(self) -> bool:
        """Whether the board is full from the beginning, and no queen is ever stored."""
        shape = self.board.shape
        first = self.walk.visits[0]
        if len(first.order) == self.n:
            return True
        if not shape.is_fixed or any(v.moment.stores for v in self.walk.visits):
            return False
        value = first.moment.value
        items = list(value) if isinstance(value, (list, tuple, str)) else []
        numbers = [number_of(item) for item in items]
        base = shape.reading.base
        return all(n is not None and base <= n < base + self.n for n in numbers)

    @cached_property
    def is_changed_in_place(self) -> bool:
        """Whether queens of a board that is full from the beginning are moved.

        Such a search may leave out boards without testing them.
        """
        return self._is_whole and not all(v.moment.is_new for v in self.walk.visits)

    @cached_property
    def is_size_known(self) -> bool:
        """Whether the size is certain: a list may be longer than the board is."""
        moment = self.walk.visits[-1].moment
        sizes = {*moment.sizes.values(), *self.text.numbers, self.recording.n}
        answers = [answer.text for answer in self.recording.answers]
        return self.n in sizes or str(self.n) in answers or self.depth == self.n

    @cached_property
    def is_entered_again(self) -> bool:
        """Whether nodes are entered again, since a new start leaves them early."""
        return self.walk.again > 0

    @cached_property
    def places_pairs(self) -> bool:
        """Whether a call places several queens, one directly after another.

        Then the boards between them are no nodes at which the program has a choice.
        """
        visits = self.walk.visits
        heads = {loop.line for loop in self.text.loops}
        frames = self.recording.step_frames
        for number, following in enumerate(visits[1:]):
            visit = visits[number]
            lines = {self.line_of(visit), self.line_of(following)}
            is_second = following.move is Move.PLACE and visit.move is not Move.REMOVE
            frame = visit.moment.frame
            if not is_second or len(lines) == 1 or following.moment.frame != frame:
                continue
            steps = range(visit.moment.source + 1, following.moment.source)
            between = [self.recording.lines[k] for k in steps if frames[k] == frame]
            if not heads & set(between):
                return True
        return False

    @cached_property
    def is_random(self) -> bool:
        """Whether the program uses random functions."""
        return not RANDOM.isdisjoint(self.text.calls)

    @cached_property
    def has_limit(self) -> bool:
        """Whether a condition asks for the time, for chance or for a number of steps.

        A number of steps is a variable that only grows, to more than there are squares.
        """
        lines = {line for name in CLOCKS for line in self.text.calls[name]}
        if self.is_random or sum(map(self.recording.lines.count, lines)) > OFTEN:
            return True
        largest: dict[object, int] = {}
        falling = set[object]()
        for event in self.recording.events():
            name = event.key
            if event.kind is Kind.BIND and type(event.value) is int:
                if event.value < largest.get(name, event.value):
                    falling.add(name)
                largest[name] = event.value
        return any(
            value > self.n * self.n and name in self.text.tested
            for name, value in largest.items()
            if name not in falling
        )

    # Gates: whether the program leaves something out on purpose.

    @cached_property
    def has_stopped(self) -> bool:
        """Whether the search ended with a solution, or may have.

        It did if no new node came after the last solution, and the loops that place
        queens went no further, or if a condition asks for something that only solutions
        change: `if found: return`.
        """
        if not self.found:
            return False
        seen = self.walk.seen
        if any(seen.get(node, -1) > self.last_solution for node in self.walk.children):
            return False
        return not self._goes_on or self._asks_for_solutions

    @cached_property
    def _goes_on(self) -> bool:
        """Whether the program goes on to place queens after the last solution.

        It does if it changes the board in a `while` loop, or if a `for` loop that
        places queens goes on to its next value.
        """
        text = self.text
        for visit in self.walk.visits[self.last_solution + 1 :]:
            line = self.line_of(visit)
            is_in_while = line is not None and text.loop_of(line) in text.whiles
            if visit.move is not Move.REMOVE or is_in_while:
                return True
        heads = {text.loop_of(line) for line in self.placing if line} - {None}
        heads -= text.whiles
        first = self.walk.visits[self.last_solution].moment.source
        return any(
            event.kind is Kind.BIND
            and first < event.source < self.end
            and self.recording.line(event.source) in heads
            for event in self.recording.events()
        )

    @cached_property
    def _asks_for_solutions(self) -> bool:
        """Whether a condition has a name that only solutions give another value."""
        walk = self.walk
        first = range(len(walk.visits))[:MOST]
        numbers = sorted({*first, *walk.solutions.values()})
        changed = set[object]()
        others = set[object]()
        for number, actions in zip(
            numbers, actions_of(self.recording, walk, numbers), strict=True
        ):
            names = {name for kind, name, _ in actions if kind == "change"}
            if walk.visits[number].full in walk.solutions:
                changed |= names
            else:
                others |= names
        return bool((changed - others) & self.text.tested)

    @cached_property
    def has_images(self) -> bool:
        """Whether the program leaves out only mirror images and rotations.

        Then its first queen is placed only in the lower or only in the upper half, to
        which the places in the middle may belong. And together with their images, the
        solutions that it found are all solutions.
        """
        n = self.n
        places = sorted(place for _, place in self.walk.children[EMPTY])
        count = len(places)
        lower = list(range(count))
        upper = list(range(n - count, n))
        is_half = n // 2 <= count <= n // 2 + 1
        if not is_half or places not in (lower, upper):
            return False
        return len(with_images(self.found, n)) == len(self.all_solutions)

    @cached_property
    def kept(self) -> Queens:
        """The queens placed before the search: everything that it finds contains them.

        They are placed together with the list, or each by a line that places no other.
        """
        visits = self.walk.visits
        start = visits[0].order
        if len(start) < 2:
            start = self._placed_once()
        stays = all(v.order[: len(start)] == start for v in visits[len(start) :])
        return frozenset(start) if stays else EMPTY

    def _placed_once(self) -> tuple[Square, ...]:
        """Return the first queens whose lines place no others."""
        visits = self.walk.visits
        start: tuple[Square, ...] = ()
        if len(set(self.placing)) == 1:
            return start
        for k, queen in enumerate(visits[-1].order):
            line = self.line_of(visits[min(k, len(visits) - 1)])
            if self.placing.count(line) > 1:
                break
            start += (queen,)
        return start


def first_fault(faults: Sequence[Fault | None]) -> Fault | None:
    """Return the fault that shows first."""
    found = [fault for fault in faults if fault]
    return min(found, key=lambda fault: fault.step, default=None)
