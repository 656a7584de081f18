"""A solution isn't reached: a node is left early, or a row is never used."""

from __future__ import annotations

from typing import NamedTuple

from ..search.readings import Axis
from .case import AT_END, Case, Fault
from .events import MODULE, Kind
from .nodes import NUMBERED, Beyond, Move, Visit, Walk
from .recording import Recording
from .refused import last_in_loop, last_tried, refused
from .sentence import Sentence, say
from .squares import EMPTY, Queens, Square
from .tree import numbers


class Lost(NamedTuple):
    """A solution that isn't reached, and the node where its way ends."""

    visit: int  # at which the node had been left; AT_END if at the end
    node: Queens
    solution: Queens


def missed(case: Case) -> Fault | None:
    """Return the first node that was left too early, or the row that is never used."""
    if not case.is_one_by_one or case.has_stopped or case.is_entered_again:
        return None
    lost = first_lost(case)
    if lost is None or (case.found and case.has_images):
        return None
    if not case.has_ended and _is_after_attack(case, lost):
        return None
    if not case.is_size_known or case.places_pairs or case.has_limit:
        return None
    place = _never_used(case)
    if place is None:
        return _missed_fault(case, lost)
    line = _line_of_range(case, lost)
    sentence = say(
        "judge_range_row" if case.board.axis is Axis.COLUMN else "judge_range_column",
        number=case.board.number(place),
        solution=case.board.queens(lost.solution),
    )
    said = (sentence, *_hint(case, line))
    queen = _missing_queen(case, lost)
    return Fault(AT_END, "range", line, said, node=lost.node, queen=queen)


def _is_after_attack(case: Case, lost: Lost) -> bool:
    """Return whether an attacked queen stood before: that comes first, if it is one."""
    walk = case.walk
    attacks = [min(walk.children[node].values()) for node in walk.attacks]
    return min([*attacks, *case.wrong], default=lost.visit) < lost.visit


def beyond(case: Case) -> Fault | None:
    """Return the fault that a queen is placed a row beyond the board.

    Only if the first row and the one beyond the last are both used by queens with which
    the program goes on: then it doesn't count from another number.
    """
    walk = case.walk
    is_first_used = any(place == 0 for node in walk.children for _, place in node)
    is_next = all(one.square[1] == case.n for one in walk.beyond)
    if walk.strange < 2 or not is_first_used or not is_next or not case.is_size_known:
        return None
    first = walk.beyond[0]
    line = case.recording.line(first.moment.source)
    if _is_typed(case, first, line):
        return None
    is_row = case.board.axis is Axis.COLUMN
    sentence = say(
        "judge_beyond_row" if is_row else "judge_beyond_column",
        line=line,
        queen=case.board.square(first.square),
        first=case.board.number(0),
        last=case.board.number(case.n - 1),
    )
    return Fault(first.moment.source, "range", line, (sentence,))


def _is_typed(case: Case, beyond: Beyond, line: int | None) -> bool:
    """Return whether the program asked where to place a queen, and got this row.

    A loop has it from its range, even if the number of queens was typed.
    """
    row = str(case.board.number(beyond.square[1]))
    steps = [answer.step for answer in case.recording.answers if answer.text == row]
    is_in_loop = line is not None and case.text.loop_of(line) is not None
    return beyond.moment.source in steps or (bool(steps) and not is_in_loop)


def first_lost(case: Case) -> Lost | None:
    """Return the solution whose node was left first."""
    walk = case.walk
    standing = walk.visits[-1].order
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
    """Return the largest board on a way to a solution."""
    node = EMPTY
    while True:
        steps = [queen for queen in walk.children.get(node, ()) if queen in solution]
        boards = [node | {queen} for queen in steps]
        deeper = [board for board in boards if board in walk.children]
        if not deeper:
            return boards[0] if boards else node
        node = deeper[0]


def _never_used(case: Case) -> int | None:
    """Return a place that no queen has and no loop tries, if there are few."""
    used = {place for visit in case.walk.visits for _, place in visit.order}
    never = [place for place in range(case.n) if place not in used]
    if not never or 2 * len(never) >= case.n or _was_tried(case, never[0]):
        return None
    return never[0]


def _was_tried(case: Case, place: int) -> bool:
    """Return whether a loop that places queens ever had the number of a row."""
    number = case.board.number(place)
    recording = case.recording
    heads = {case.text.loop_of(line) for line in case.placing if line is not None}
    return any(
        event.kind is Kind.BIND
        and event.value == number
        and recording.line(event.source) in heads
        for event in recording.events()
    )


def _missed_fault(case: Case, lost: Lost) -> Fault:
    board = case.board
    queen = _missing_queen(case, lost)
    sentence = say(
        "judge_missed" if lost.node else "judge_missed_first",
        name=board.variable.name,
        node=board.queens(lost.node),
        queen=board.square(queen),
        solution=board.queens(lost.solution),
    )
    step = AT_END
    if lost.visit < len(case.walk.visits):
        step = case.walk.visits[lost.visit].moment.source
    wrongly = refused(case, lost.node, queen)
    if wrongly:
        answered = wrongly.answered
        reason = say(
            "judge_refused",
            call=answered.call,
            value=str(wrongly.value),
            line=answered.line,
            queen=board.square(wrongly.queen),
        )
        line = answered.line
        said: tuple[Sentence, ...] = (sentence, reason)
    else:
        answered = None
        line = _line_left(case, lost, queen)
        said = (sentence, *_hint(case, line))
    return Fault(step, "missed", line, said, answered, lost.node, queen)


def _missing_queen(case: Case, lost: Lost) -> Square:
    """Return the queen of a lost solution that should have been placed next."""
    rest = sorted(lost.solution - lost.node)
    next_line = rest[0][0]
    for queen in case.walk.children.get(lost.node, ()):
        next_line = queen[0]
    return next((queen for queen in rest if queen[0] == next_line), rest[0])


def ends(case: Case) -> Fault | None:
    """Return the fault that the program ends with queens, but without a solution."""
    last = case.walk.visits[-1]
    if not case.is_one_by_one or not case.has_ended or case.found or not last.order:
        return None
    if not any(case.kept <= solution for solution in case.all_solutions):
        return None
    if len(last.order) > case.n:
        return None
    if not case.is_size_known or case.places_pairs or case.is_random:
        return None
    line = _line_of_end(case, last)
    sentence = say(
        "judge_ends",
        queens=len(last.order),
        n=case.n,
        count=len(case.all_solutions),
    )
    said = (sentence, *_hint(case, line))
    return Fault(AT_END, "ends", line, said, node=frozenset(last.order))


# The line to blame, if it is certain: what left a loop early, or its range.


def _hint(case: Case, line: int | None) -> tuple[Sentence, ...]:
    """Return where to look for the reason."""
    if line is None:
        return ()
    if line in case.text.returns:
        return (say("judge_return", line=line),)
    if line in case.text.breaks:
        return (say("judge_break", line=line),)
    return (say("judge_look", line=line),)


def _line_left(case: Case, lost: Lost, queen: Square) -> int | None:
    """Return the line by which a loop ended before it came to a queen's place."""
    lines = [visit.moment.line for visit in _placings_at(case, lost)]
    heads = {case.text.loop_of(line) for line in lines if line is not None} - {None}
    if len(heads) != 1:
        return None
    head = heads.pop()
    assert head is not None
    bound = last_tried(case, head, lost.node, queen)
    if bound is None:
        return None
    line = last_in_loop(case, head, bound)
    if line == head:
        return head if head in case.text.ranges else None
    is_break = line in case.text.breaks and case.text.loop_of(line) == head
    return line if is_break or line in case.text.returns else None


def _placings_at(case: Case, lost: Lost) -> list[Visit]:
    """Return the visits in which a queen was placed at a node, or else at all nodes."""
    visits = case.walk.visits
    children = case.walk.children.get(lost.node)
    if children:
        return [visits[number] for number in children.values()]
    return [visit for visit in visits if visit.move in (Move.PLACE, Move.REPLACE)]


def _line_of_range(case: Case, lost: Lost) -> int | None:
    """Return the line that left a node: a `return` in a loop, or the loop's head."""
    walk = case.walk
    children = walk.children.get(lost.node)
    if children:
        visit = walk.visits[max(children.values())]
        placing = case.line_of(visit)
        left = _line_of_return(case.recording, visit.moment.frame)
    else:
        placing = max(set(case.placing), key=case.placing.count, default=None)
        number = min(lost.visit, len(walk.visits) - 1)
        left = None
        if placing is not None:
            step = walk.visits[number].moment.source
            left = _return_before(case, step, case.text.function_of(placing))
    if left in case.text.returns or placing is None:
        return left
    return case.text.loop_of(placing) or placing


def _line_of_end(case: Case, last: Visit) -> int | None:
    """Return the line that ended a search: a `return` in a loop, if it did.

    Else it is the loop of the whole program that ended, or the line that placed a queen
    which was never removed. In a list that has a number for each line, none need be.
    """
    left = _line_of_early_return(case, last)
    line = case.line_of(last)
    if left is not None or line is None:
        return left
    if last.moment.frame == MODULE:
        return case.text.outer_loop_of(line)
    return None if case.board.shape.is_fixed and _is_numbered(case) else line


def _is_numbered(case: Case) -> bool:
    """Return whether a queen is removed by the next one of its line."""
    return case.board.kind in NUMBERED


def _line_of_early_return(case: Case, last: Visit) -> int | None:
    """Return the `return` in a loop by which a node with solutions was left.

    It is the last node on the way to the last board from which there is a solution. The
    next queen on that way leads to none, so the loop had to go on.
    """
    order = last.order
    kept = len(case.kept)
    for count in range(len(order) - 1, kept - 1, -1):
        node = frozenset(order[:count])
        if not any(node <= solution for solution in case.all_solutions):
            continue
        for visit in reversed(case.walk.visits):
            if visit.order == order[: count + 1] and visit.move is not Move.REMOVE:
                left = _line_of_return(case.recording, visit.moment.frame)
                return left if left in case.text.returns else None
        return None
    return None


def _line_of_return(recording: Recording, frame: int) -> int | None:
    """Return the line that ended a call."""
    for event in recording.events():
        if event.kind is Kind.RETURN and event.subject == frame:
            return recording.line(event.source)
    return None


def _return_before(case: Case, step: int, function: str) -> int | None:
    """Return the line that last ended a function before a step."""
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
