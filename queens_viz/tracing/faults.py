"""What goes wrong on the board of a program: its nodes beside the tree of safe ones.

A right search visits safe nodes only, and every solution. So there are four faults: the
program goes on though a queen is attacked, it leaves a node below which there is a
solution, it never uses a row, or it ends without a solution. Each is said only where
nothing else explains it; the gates are the methods whose names begin with `is_` and
`has_`, and each says in a sentence what it is there for.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from ..search.readings import Axis, number_of
from .board import Board
from .events import MODULE, Kind
from .nodes import EMPTY, Move, Queens, Square, Visit, Walk, are_safe, attackers
from .recording import Recording
from .syntax import Text
from .tree import LARGEST, numbers, solutions, with_images
from .windows import MOST, Action, actions_of

ONE_BY_ONE = 0.95
"""The least share of moves of one queen where queens are placed one by one."""

CALL_BEFORE = 60
"""How many steps a test may begin before the queen is placed for which it speaks."""

ENOUGH = 3
"""How many attacks must get through before it is said which they are."""

CHANCES = frozenset(
    "time perf_counter monotonic process_time random randint choice randrange".split()
)
"""Names of functions with which a search may be cut short."""

ENDED = ("finished", "exit")
"""How a recording ends if the program came to its end by itself."""

AT_END = 1 << 60
"""The step of a fault that shows when the program has ended."""


class Sentence(NamedTuple):
    """The name of a message, and its values."""

    message: str
    values: dict[str, object]


class Fault(NamedTuple):
    """Something that is certainly wrong."""

    step: int  # where it first shows
    name: str  # a verdict
    line: int | None
    said: tuple[Sentence, ...]


class Case:
    """What a program did on boards of one size."""

    def __init__(
        self, recording: Recording, board: Board, walk: Walk, end: int
    ) -> None:
        self.recording = recording
        self.end = end  # the step with which a board of another size begins
        self.board = board
        self.walk = walk
        self.n = walk.n
        self.text = Text(recording.source)
        self.has_ended = recording.ending.kind in ENDED
        self.appeared: set[Queens] = set(walk.solutions)
        """All solutions that stood on the board or appeared elsewhere."""
        self.saved: dict[str, int] = {}
        """The step at which each board was first put into a list."""
        self.certain: set[Action] = set()
        """What is done with solutions alone, and with boards that are taken for one."""

    @cached_property
    def all_solutions(self) -> tuple[Queens, ...]:
        """All solutions, up to the size to which they are compared."""
        return solutions(self.n) if self.n <= LARGEST else ()

    @cached_property
    def depth(self) -> int:
        """The most queens that stood."""
        return max(len(visit.order) for visit in self.walk.visits)

    @cached_property
    def found(self) -> set[Queens]:
        """The solutions that the program reached.

        Where queens are placed in all lines but the last, a solution counts if its board
        without the last queen was reached.
        """
        walk = self.walk
        found = set(self.appeared)
        if self.depth == self.n - 1 and not found:
            for solution in self.all_solutions:
                if any(solution - {queen} in walk.seen for queen in solution):
                    found.add(solution)
        return found

    @cached_property
    def is_one_by_one(self) -> bool:
        """Whether queens are placed one by one: else only whole boards can be judged."""
        return self.walk.share >= ONE_BY_ONE and not self.is_whole

    @cached_property
    def is_whole(self) -> bool:
        """Whether the board is full from the beginning, and no queen is ever stored."""
        shape = self.board.shape
        first = self.walk.visits[0]
        if len(first.order) == self.n:
            return True
        if not shape.is_fixed or any(v.moment.stores for v in self.walk.visits):
            return False
        numbers = [number_of(item) for item in _items(first.moment.value)]
        base = shape.reading.base
        return all(n is not None and base <= n < base + self.n for n in numbers)

    @cached_property
    def last_solution(self) -> int:
        """The visit at which the last new solution stood; -1 if there was none."""
        return max(self.walk.solutions.values(), default=-1)

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
    def placing(self) -> set[int]:
        """The lines that place queens."""
        visits = self.walk.visits
        lines = [self.line_of(v) for v in visits if v.move is not Move.REMOVE]
        return {line for line in lines if line is not None}

    @cached_property
    def _goes_on(self) -> bool:
        """Whether the program goes on to place queens after the last solution.

        It does if it changes the board in a `while` loop, or if a `for` loop that places
        queens goes on to its next value.
        """
        heads = {self.text.loop_of(line) for line in self.placing} - {None}
        for visit in self.walk.visits[self.last_solution + 1 :]:
            line = self.line_of(visit)
            is_in_while = line is not None and self.text.loop_of(line) in self.text.whiles
            if visit.move is not Move.REMOVE or is_in_while:
                return True
        first = self.walk.visits[self.last_solution].moment.source
        for event in self.recording.events():
            if event.kind is Kind.BIND and first < event.source < self.end:
                line = self.recording.line(event.source)
                if line in heads and line not in self.text.whiles:
                    return True
        return False

    @cached_property
    def _asks_for_solutions(self) -> bool:
        """Whether a condition has a name that only solutions give another value."""
        walk = self.walk
        numbers = list(range(len(walk.visits)))[:MOST]
        numbers = sorted({*numbers, *walk.solutions.values()})
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
    def kept(self) -> Queens:
        """The queens that stood before the search: each from a line that places no other.

        They are in all solutions that the program can find.
        """
        visits = self.walk.visits
        lines = [self.line_of(v) for v in visits if v.move is not Move.REMOVE]
        start = visits[0].order
        if len(start) < 2:
            start = ()
            if len(set(lines)) > 1:
                for k, queen in enumerate(visits[-1].order):
                    visit = visits[min(k, len(visits) - 1)]
                    if lines.count(self.line_of(visit)) > 1:
                        break
                    start += (queen,)
        stays = all(v.order[: len(start)] == start for v in visits[len(start) :])
        return frozenset(start) if stays else EMPTY

    @cached_property
    def attacks(self) -> list[Attack]:
        """The attacked squares at all safe nodes that the program has left."""
        return attacks_of(self)

    @cached_property
    def has_limit(self) -> bool:
        """Whether a condition asks for the time, for chance or for a number of steps.

        A number of steps is a variable that only grows, to more than there are squares.
        """
        if CHANCES & self.text.tested:
            return True
        numbers: dict[object, int] = {}
        falling = set[object]()
        for event in self.recording.events():
            name = event.key
            if event.kind is Kind.BIND and type(event.value) is int:
                if event.value < numbers.get(name, event.value):
                    falling.add(name)
                numbers[name] = event.value
        return any(
            value > self.n * self.n and name in self.text.tested
            for name, value in numbers.items()
            if name not in falling
        )

    @cached_property
    def is_size_known(self) -> bool:
        """Whether the size is certain: a list may be longer than the board is."""
        moment = self.walk.visits[-1].moment
        sizes = {*moment.sizes.values(), *self.text.numbers, self.recording.n}
        answers = [answer.text for answer in self.recording.answers]
        return self.n in sizes or str(self.n) in answers or self.depth == self.n

    @cached_property
    def places_pairs(self) -> bool:
        """Whether a call places several queens, one directly after another.

        Then the boards between them are no nodes at which the program has a choice.
        """
        visits = self.walk.visits
        heads = {loop.line for loop in self.text.loops}
        frames = self.recording.step_frames
        for visit, following in zip(visits, visits[1:], strict=False):
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
    def has_images(self) -> bool:
        """Whether it leaves out only images of what it found.

        Then the first queen has one half of the places, with the middle one or without,
        and the images of the solutions are all there are.
        """
        places = sorted(place for _, place in self.walk.children[EMPTY])
        half = len(places)
        is_half = half in (self.n // 2, (self.n + 1) // 2)
        starts = (0, self.n - half)
        if not is_half or not any(places == list(range(k, k + half)) for k in starts):
            return False
        return len(with_images(self.found, self.n)) == len(self.all_solutions)

    def line_of(self, visit: Visit) -> int | None:
        """Return the line that a visit comes from."""
        return self.recording.line(visit.moment.source)

    @cached_property
    def taken(self) -> list[int]:
        """The visits of wrong full boards that are taken for solutions.

        A board is if everything is done with it that is done with every solution.
        """
        walk = self.walk
        right = [k for k, visit in enumerate(walk.visits) if visit.full in walk.solutions]
        if not self.wrong or not right:
            return []
        numbers = sorted([*right[:MOST], *self.wrong[:MOST]])
        actions = dict(zip(numbers, actions_of(self.recording, walk, numbers), strict=True))
        always = set.intersection(*[actions[k] for k in right[:MOST]])
        taken = [k for k in self.wrong[:MOST] if always <= actions[k]]
        if taken:
            refused = [actions[k] for k in self.wrong[:MOST] if k not in taken]
            self.certain = always - set[Action]().union(*refused)
        return taken

    @cached_property
    def wrong(self) -> list[int]:
        """The visits of full boards with attacked queens."""
        visits = self.walk.visits
        full = [k for k, visit in enumerate(visits) if len(visit.order) == self.n]
        return [k for k in full if not are_safe(visits[k].order)]


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, (list, tuple, str)) else []


# A queen is attacked, and the program goes on.


def attacked(case: Case) -> Fault | None:
    """Return the first queen that is attacked while the next one is placed."""
    walk = case.walk
    if not case.is_one_by_one or not walk.attacks:
        return None
    is_certain = (
        bool(case.taken)
        or _ends_wrong(case)
        or _is_tested_in_part(case)
        or _is_left_behind(case)
    )
    if not is_certain:
        return None
    times = {node: min(walk.children[node].values()) for node in walk.attacks}
    node = min(times, key=times.__getitem__)
    queen, attacker = walk.attacks[node]
    number = _placed(case, queen, times[node])
    visit = walk.visits[number]
    step = visit.moment.source
    if visit.moment.is_new:
        # A board that is taken out of a list was made where it was put in.
        step = case.saved.get(repr(visit.moment.value), step)
    line = case.recording.line(step)
    said = [_attack_sentence(case, line, queen, attacker)]
    if queen[0] == attacker[0]:
        said.append(Sentence("judge_left_behind", {"queen": case.board.square(attacker)}))
    explanation = _explanation(case)
    if explanation:
        said.append(explanation)
    called = _last_answer(case, visit, walk.visits[times[node]])
    if called:
        said.append(called)
    return Fault(step, "attacked", line, tuple(said))


def _placed(case: Case, queen: Square, number: int) -> int:
    """Return the last visit up to one in which a queen was placed."""
    visits = case.walk.visits
    while number > 0:
        number -= 1
        if visits[number].order[-1:] == (queen,):
            return number
    return 0


def _ends_wrong(case: Case) -> bool:
    """Whether it ends with a wrong full board, and no solution ever stood."""
    if not case.wrong or case.found or not case.has_ended:
        return False
    return case.wrong[-1] == len(case.walk.visits) - 1 and bool(case.all_solutions)


def _is_tested_in_part(case: Case) -> bool:
    """Whether partial boards are tested, yet some attacks of a kind get through.

    Not if wrong full boards stood and solutions were found: it may tell them apart.
    """
    if case.wrong and (case.found or not case.has_ended):
        return False
    kept = set[tuple[int, str]]()
    refused = set[tuple[int, str]]()
    for attack in case.attacks:
        goes_on = attack.board in case.walk.children
        (kept if goes_on else refused).add((attack.depth, attack.kind))
    return bool(kept & refused)


def _is_left_behind(case: Case) -> bool:
    """Whether a line got a second queen after the search had been in a later one."""
    walk = case.walk
    for node, (queen, attacker) in walk.attacks.items():
        if queen[0] == attacker[0] and any(line > queen[0] for line, _ in node):
            return True
    return False


class Attack(NamedTuple):
    """A square that one queen attacks, or several in one way, at a safe node."""

    board: Queens  # the node with a queen on that square
    depth: int  # how many queens stand at the node
    kind: str  # "line", "place" or "diagonal"
    directions: frozenset[str]  # "place", "rising", "falling"
    distance: int  # to the nearest that attacks it
    line: int | None  # of the queen that attacks it, if there is one alone
    is_kept: bool  # whether the program went on with a queen there


def attacks_of(case: Case) -> list[Attack]:
    """Return the attacked squares at all safe nodes that the program has left.

    A program that tests first places a queen only where it keeps it. One that places
    first tries all squares, and goes on with those that it keeps.
    """
    found = []
    walk = case.walk
    unseen = 0
    for node, children in walk.children.items():
        lines = {line for line, _ in children}
        is_judged = node in walk.closed and node not in walk.attacks
        if not is_judged or len(lines) != 1 or len(node) > case.n - 2:
            continue
        line = lines.pop()
        for place in range(case.n):
            queen = (line, place)
            others = attackers(queen, node)
            kinds = {_kind_of_attack(queen, other) for other in others}
            board = node | {queen}
            if len(kinds) == 1:
                unseen += board not in walk.seen
                found.append(
                    Attack(
                        board=board,
                        depth=len(node),
                        kind=kinds.pop(),
                        directions=frozenset(_direction(queen, o) for o in others),
                        distance=min(abs(line - other[0]) for other in others),
                        line=others[0][0] if len(others) == 1 else None,
                        is_kept=board in walk.children,
                    )
                )
    if not unseen:
        return found
    return [attack._replace(is_kept=attack.board in walk.seen) for attack in found]


def _kind_of_attack(queen: Square, other: Square) -> str:
    if queen[0] == other[0]:
        return "line"
    if queen[1] == other[1]:
        return "place"
    return "diagonal"


def _direction(queen: Square, other: Square) -> str:
    if queen[1] == other[1]:
        return "place"
    if (queen[1] > other[1]) == (queen[0] > other[0]):
        return "rising"
    return "falling"


def _explanation(case: Case) -> Sentence | None:
    """Return which attacks the program never sees, if there is a simple answer.

    There is if all that get through have something that none has which is refused.
    """
    kept = [attack for attack in case.attacks if attack.is_kept]
    refused = [attack for attack in case.attacks if not attack.is_kept]
    if len(kept) < ENOUGH:
        return None
    if all(attack.kind == "diagonal" for attack in kept):
        if not any(attack.kind == "diagonal" for attack in refused):
            return Sentence("judge_no_diagonal", {})
        for direction in ("rising", "falling"):
            only = frozenset((direction,))
            if all(a.directions == only for a in kept) and all(
                a.directions != only for a in refused
            ):
                return Sentence("judge_one_diagonal", {"direction": direction})
    distances = [attack.distance for attack in refused if attack.kind == "diagonal"]
    farthest = max(distances, default=0)
    if farthest and min(attack.distance for attack in kept) > farthest:
        return Sentence("judge_only_near", {"count": farthest})
    lines = {attack.line for attack in kept}
    if len(lines) == 1 and lines.isdisjoint(attack.line for attack in refused):
        line = lines.pop()
        if line is not None:
            number = line + case.board.first_number
            return Sentence("judge_not_line", {"number": number})
    return None


def _attack_sentence(
    case: Case, line: int | None, queen: Square, attacker: Square
) -> Sentence:
    board = case.board
    values: dict[str, object] = {
        "line": line,
        "queen": board.square(queen),
        "attacker": board.square(attacker),
        "distance": abs(queen[0] - attacker[0]),
    }
    kind = _kind_of_attack(queen, attacker)
    if kind == "diagonal":
        return Sentence("judge_attacked_diagonal", values)
    is_row = (kind == "line") == (board.axis is Axis.ROW)
    return Sentence("judge_attacked_row" if is_row else "judge_attacked_column", values)


def _last_answer(case: Case, placed: Visit, extended: Visit) -> Sentence | None:
    """Return which call said last, before the program went on, that it may."""
    recording = case.recording
    frames = recording.frames
    near = (placed.moment.frame, extended.moment.frame)
    arguments: dict[int, list[str]] = {}
    found = None
    for event in recording.events():
        if event.step > extended.moment.source:
            break
        frame = event.subject
        if event.kind is Kind.CALL:
            arguments[frame] = []
        elif event.kind is Kind.BIND and event.source == frames[frame].source:
            is_short = isinstance(event.value, (int, str))
            text = repr(event.value) if is_short else str(event.key)
            arguments.setdefault(frame, []).append(text)
        elif event.kind is Kind.RETURN and isinstance(event.value, bool):
            is_near = frames[frame].source >= placed.moment.source - CALL_BEFORE
            if frames[frame].parent in near and is_near:
                found = event
    if found is None:
        return None
    given = [text for text in arguments.get(found.subject, ()) if text != "self"]
    function = frames[found.subject].function.rpartition(".")[2]
    values: dict[str, object] = {
        "call": f"{function}({', '.join(given)})",
        "value": str(found.value),
        "line": recording.line(found.source),
    }
    return Sentence("judge_answered", values)


def taken(case: Case) -> Fault | None:
    """Return that a wrong board is taken for a solution, where only whole ones are tested.

    Some wrong boards must be told apart, so that it is known what is done with solutions.
    """
    if case.is_one_by_one or not case.taken or len(case.taken) == len(case.wrong):
        return None
    lines = sorted(line for kind, line, _ in case.certain if kind == "line")
    if not lines:
        return None
    visit = case.walk.visits[case.taken[0]]
    order = visit.order
    pairs = [(q, o) for k, q in enumerate(order) for o in attackers(q, order[:k])]
    queen, attacker = pairs[0]
    values: dict[str, object] = {
        "line": lines[0],
        "board": case.board.queens(order),
        "queen": case.board.square(queen),
        "attacker": case.board.square(attacker),
    }
    said = Sentence("judge_taken", values)
    return Fault(visit.moment.source, "report", lines[0], (said,))


# A solution isn't reached.


class Lost(NamedTuple):
    """A solution that isn't reached, and the node where its way ends."""

    visit: int  # at which the node had been left; AT_END if at the end
    node: Queens
    solution: Queens


def missed(case: Case) -> Fault | None:
    """Return the first node that was left too early, or the row that is never used."""
    if not case.is_one_by_one or case.has_stopped or _is_entered_again(case):
        return None
    if not case.is_size_known or case.places_pairs or case.has_limit:
        return None
    lost = first_lost(case)
    if lost is None or (case.found and case.has_images):
        return None
    never = _never_used(case, lost)
    if never is not None:
        return _range_fault(case, lost, never)
    return _missed_fault(case, lost)


def _is_entered_again(case: Case) -> bool:
    """Whether nodes are entered again: a search that starts anew may leave them early."""
    return case.walk.again > 0


def first_lost(case: Case) -> Lost | None:
    """Return the solution whose node was left first."""
    walk = case.walk
    standing = frozenset(walk.visits[-1].order)
    is_over = case.has_ended and (not standing or bool(case.found))
    found = list[Lost]()
    for solution in case.all_solutions:
        if solution in case.found or not case.kept <= solution:
            continue
        node = _deepest(walk, solution)
        if node in walk.closed:
            found.append(Lost(walk.closed[node], node, solution))
        elif is_over:
            found.append(Lost(AT_END, node, solution))
    return min(found, key=lambda one: (one.visit, numbers(one.solution)), default=None)


def _deepest(walk: Walk, solution: Queens) -> Queens:
    """Return the largest node that lies on a way to a solution."""
    node = EMPTY
    while True:
        steps = [queen for queen in walk.children.get(node, ()) if queen in solution]
        nexts = [node | {queen} for queen in steps]
        deeper = [board for board in nexts if board in walk.children]
        if not deeper:
            return nexts[0] if nexts else node
        node = deeper[0]


def _never_used(case: Case, lost: Lost) -> int | None:
    """Return the place that no queen ever has, if few are like that."""
    used = {place for visit in case.walk.visits for _, place in visit.order}
    never = [place for place in range(case.n) if place not in used]
    if not never or 2 * len(never) >= case.n:
        return None
    place = never[0]
    if _was_tried(case, place):
        return None
    return place


def _was_tried(case: Case, place: int) -> bool:
    """Whether a variable of the loop that places queens ever had a row's number."""
    number = case.board.number(place)
    recording = case.recording
    heads = {case.text.loop_of(line) for line in case.placing}
    for event in recording.events():
        if event.kind is Kind.BIND and event.value == number:
            if recording.line(event.source) in heads:
                return True
    return False


def _range_fault(case: Case, lost: Lost, place: int) -> Fault:
    line = _line_left(case, lost)
    board = case.board
    values: dict[str, object] = {
        "number": board.number(place),
        "line": line,
        "solution": board.queens(lost.solution),
    }
    is_row = board.axis is Axis.COLUMN
    name = "judge_range_row" if is_row else "judge_range_column"
    return Fault(AT_END, "range", line, (Sentence(name, values),))


def _missed_fault(case: Case, lost: Lost) -> Fault:
    line = _line_left(case, lost)
    board = case.board
    rest = sorted(lost.solution - lost.node)
    next_line = rest[0][0]
    for queen in case.walk.children.get(lost.node, ()):
        next_line = queen[0]
    queen = next(queen for queen in rest if queen[0] == next_line)
    values: dict[str, object] = {
        "name": board.variable.name,
        "node": board.queens(lost.node),
        "queen": board.square(queen),
        "solution": board.queens(lost.solution),
        "line": line,
    }
    name = "judge_missed" if lost.node else "judge_missed_first"
    said = [Sentence(name, values)]
    if line in case.text.returns:
        said.append(Sentence("judge_return", {"line": line}))
    step = AT_END
    if lost.visit < len(case.walk.visits):
        step = case.walk.visits[lost.visit].moment.source
    return Fault(step, "missed", line, tuple(said))


def _line_left(case: Case, lost: Lost) -> int | None:
    """Return the `return` in a loop that left a node, else the head of the loop."""
    walk = case.walk
    recording = case.recording
    children = walk.children.get(lost.node)
    if children:
        visit = walk.visits[max(children.values())]
        frame = visit.moment.frame
        line = case.line_of(visit)
        left = _line_of_return(recording, frame)
        if left in case.text.returns:
            return left
        if line is not None:
            return case.text.loop_of(line) or line
        return line
    visits = [v for v in walk.visits if v.move is not Move.REMOVE]
    placing = [case.line_of(visit) for visit in visits]
    common = max(set(placing), key=placing.count, default=None)
    if common is None:
        return recording.last_line
    step = walk.visits[-1].moment.source
    if lost.visit < len(walk.visits):
        step = walk.visits[lost.visit].moment.source
    left = _return_before(case, step, case.text.function_of(common))
    if left in case.text.returns:
        return left
    return case.text.loop_of(common) or common


def _line_of_return(recording: Recording, frame: int) -> int | None:
    """Return the line with which a call ended."""
    for event in recording.events():
        if event.kind is Kind.RETURN and event.subject == frame:
            return recording.line(event.source)
    return None


def _return_before(case: Case, step: int, function: str) -> int | None:
    """Return the line with which a function ended last before a step."""
    found = None
    recording = case.recording
    for event in recording.events():
        if event.step > step:
            break
        if event.kind is Kind.RETURN:
            name = recording.frames[event.subject].function
            if name.rpartition(".")[2] == function:
                found = recording.line(event.source)
    return found


# It ends without a solution.


def ends(case: Case) -> Fault | None:
    """Return that the program ends with queens on the board, and without a solution."""
    walk = case.walk
    last = walk.visits[-1]
    if not case.is_one_by_one or not case.has_ended or case.found:
        return None
    if not case.is_size_known or case.places_pairs:
        return None
    if not last.order or not any(case.kept <= s for s in case.all_solutions):
        return None
    line = _line_of_end(case, last)
    values: dict[str, object] = {
        "queens": len(last.order),
        "n": case.n,
        "solutions": len(case.all_solutions),
        "line": line,
    }
    said = [Sentence("judge_ends", values)]
    if line in case.text.returns:
        said.append(Sentence("judge_return", {"line": line}))
    return Fault(AT_END, "ends", line, tuple(said))


def _line_of_end(case: Case, last: Visit) -> int | None:
    """Return the `return` in a loop that ended the search, or the head of its loop."""
    line = case.line_of(last)
    left = _line_of_return(case.recording, last.moment.frame)
    if left in case.text.returns or line is None:
        return left
    if last.moment.frame == MODULE:
        return case.text.outer_loop_of(line) or line
    return line
