"""A queen is attacked, and the program goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..search.readings import Axis
from .case import Case, Fault
from .events import Event, texts_of_arguments
from .nodes import Visit, Walk
from .sentence import Sentence, say
from .squares import Queens, Square, attackers
from .untested import reported_untested
from .verdicts import Answered

CALL_BEFORE = 60
"""The most steps between the beginning of a test and the placing of its queen."""

ENOUGH = 3
"""The least attacks that get through before their kind is reported."""


def attacked(case: Case) -> Fault | None:
    """Return the first queen that is attacked while the next one is placed.

    It is a fault if a wrong full board is taken for a solution, or is the last one; if
    partial boards are tested, but not for all attacks; or if the queen before should
    have been removed. Else the program may test full boards only.
    """
    walk = case.walk
    if not case.is_one_by_one or not (walk.attacks or case.wrong):
        return None
    is_certain = (
        bool(case.taken)
        or _ends_wrong(case)
        or _is_tested_in_part(case)
        or _is_left_behind(case)
        or bool(reported_untested(case))
    )
    if not is_certain:
        return None
    number, queen, attacker = min(_attacks_on(case))
    following = walk.visits[min(number, len(walk.visits) - 1)]
    visit = _placed(case, queen, number)
    step = visit.moment.source
    if visit.moment.is_new:
        # A board that is taken out of a list was made where it was put in.
        step = case.reports.first_saved.get(repr(visit.moment.value), step)
    line = case.recording.line(step)
    sentences: list[Sentence | None] = [_attack_sentence(case, line, queen, attacker)]
    answered = None
    if queen[0] == attacker[0]:
        sentences.append(say("judge_left_behind", queen=case.board.square(attacker)))
    else:
        sentences.append(_explanation(case))
        answer = _answer(case, queen, visit, following)
        if answer:
            answered = _answered(case, answer)
            value = str(answer.event.value)
            sentences.append(
                say(
                    "judge_answered",
                    call=answered.call,
                    value=value,
                    line=answered.line,
                )
            )
    said = tuple([sentence for sentence in sentences if sentence])
    node = frozenset(visit.order) - {queen}
    return Fault(step, "attacked", line, said, answered, node, queen)


def taken(case: Case) -> Fault | None:
    """Return the fault that a wrong full board is taken for a solution.

    Some wrong boards must be treated in another way. Otherwise it is unknown what the
    program does with solutions.
    """
    if case.is_one_by_one or not case.taken or len(case.taken) == len(case.wrong):
        return None
    lines = sorted(str(line) for kind, line, _ in case.telling if kind == "line")
    if not lines:
        return None
    line = min(map(int, lines))
    visit = case.walk.visits[case.taken[0]]
    order = visit.order
    pairs = [(q, o) for k, q in enumerate(order) for o in attackers(q, order[:k])]
    queen, attacker = pairs[0]
    sentence = say(
        "judge_taken",
        line=line,
        board=case.board.queens(order),
        queen=case.board.square(queen),
        attacker=case.board.square(attacker),
    )
    return Fault(visit.moment.source, "report", line, (sentence,))


def _attacks_on(case: Case) -> Iterator[tuple[int, Square, Square]]:
    """Yield the attacked queens and their attackers, each with the visit after it.

    Of a full board there may be no other visit.
    """
    walk = case.walk
    for node, (queen, attacker) in walk.attacks.items():
        yield min(walk.children[node].values()), queen, attacker
    ends = case.wrong[-1:] if _ends_wrong(case) else []
    for number in [*case.taken, *ends, *reported_untested(case)]:
        order = walk.visits[number].order
        for k, queen in enumerate(order):
            for attacker in attackers(queen, order[:k]):
                yield number + 1, queen, attacker


def _placed(case: Case, queen: Square, number: int) -> Visit:
    """Return the last visit before one in which a queen was placed."""
    visits = case.walk.visits
    while number > 0:
        number -= 1
        if visits[number].order[-1:] == (queen,):
            break
    return visits[number]


# What makes it certain.


def _ends_wrong(case: Case) -> bool:
    """Return whether it ends with a wrong full board and never reached a solution."""
    if not case.wrong or case.found or not case.has_ended or case.is_random:
        return False
    if not case.all_solutions and not case.reports.printed_boards(case.n).attacked:
        return False  # it may have come to its end with "no solution"
    return case.wrong[-1] == len(case.walk.visits) - 1


def _is_tested_in_part(case: Case) -> bool:
    """Return whether partial boards are tested, yet some attacks of a kind get through.

    Not if there were wrong full boards and solutions were found: it may know which are
    which. Nor if a board is left and entered again in one search, as where all boards
    are counted up.
    """
    if case.wrong and (case.found or not case.has_ended):
        return False
    if case.walk.again_in_search:
        return False
    kept = set[tuple[int, str]]()
    refused = set[tuple[int, str]]()
    for attack in attacks_of(case):
        goes_on = attack.board in case.walk.children
        (kept if goes_on else refused).add((attack.depth, attack.kind))
    return bool(kept & refused)


def _is_left_behind(case: Case) -> bool:
    """Return whether a line got a second queen after a later line was searched.

    Not if there were wrong full boards and solutions were found: it may choose any
    squares, and distinguish full boards.
    """
    walk = case.walk
    if case.wrong and case.found:
        return False
    for node in walk.attacks:
        visit = walk.visits[min(walk.children[node].values())]
        order = visit.order[: len(node)]
        for k in range(1, len(order)):
            if _is_second(walk, order[:k], order[k]):
                return True
    return False


def _is_second(walk: Walk, before: tuple[Square, ...], queen: Square) -> bool:
    """Return whether a queen's line has one, and a later line was tried since."""
    lines = [line for line, _ in before]
    if queen[0] not in lines:
        return False
    since = lines[lines.index(queen[0]) :]
    children = walk.children.get(frozenset(before), {})
    first = children.get(queen, len(walk.visits))
    since += [line for (line, _), k in children.items() if k < first]
    return max(since) > queen[0]


# Which attacks get through.


class Attack(NamedTuple):
    """A square that one queen attacks, or several in one way, at a safe node."""

    board: Queens  # the node with a queen on that square
    depth: int  # how many queens the node has
    kind: str  # "line", "place" or "diagonal"
    directions: frozenset[str]  # "place", "rising", "falling"
    distance: int  # to the nearest that attacks it
    line: int | None  # of the queen that attacks it, if there is one alone
    is_kept: bool = False  # whether the program kept a queen there


def attacks_of(case: Case) -> list[Attack]:
    """Return the attacked squares at all safe nodes that the program has left.

    A program that tests first places a queen only where it keeps it. One that places
    first tries all squares, and goes on with those that it keeps.
    """
    found = []
    walk = case.walk
    for node, children in walk.children.items():
        lines = {line for line, _ in children}
        is_judged = node in walk.closed and node not in walk.attacks
        if not is_judged or len(lines) != 1 or len(node) > case.n - 2:
            continue
        line = lines.pop()
        for place in range(case.n):
            attack = _attack(node, (line, place))
            if attack:
                found.append(attack)
    kept = set(walk.seen)
    if all(attack.board in walk.seen for attack in found):
        kept = set(walk.children)
    return [attack._replace(is_kept=attack.board in kept) for attack in found]


def _attack(node: Queens, queen: Square) -> Attack | None:
    """Return how a square is attacked at a node, if in one way alone."""
    others = attackers(queen, node)
    kinds = {_kind_of_attack(queen, other) for other in others}
    if len(kinds) != 1:
        return None
    return Attack(
        board=node | {queen},
        depth=len(node),
        kind=kinds.pop(),
        directions=frozenset(_direction(queen, other) for other in others),
        distance=min(abs(queen[0] - other[0]) for other in others),
        line=others[0][0] if len(others) == 1 else None,
    )


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
    attacks = attacks_of(case)
    kept = [attack for attack in attacks if attack.is_kept]
    refused = [attack for attack in attacks if not attack.is_kept]
    if len(kept) < ENOUGH:
        return None
    diagonals = [attack for attack in refused if attack.kind == "diagonal"]
    if all(attack.kind == "diagonal" for attack in kept):
        if not diagonals:
            return say("judge_no_diagonal")
        for direction in ("rising", "falling"):
            only = frozenset((direction,))
            is_kept = all(attack.directions == only for attack in kept)
            if is_kept and all(attack.directions != only for attack in diagonals):
                return say("judge_one_diagonal")
    farthest = max((attack.distance for attack in diagonals), default=0)
    if farthest and min(attack.distance for attack in kept) > farthest:
        return say("judge_only_near", count=farthest)
    lines = {attack.line for attack in kept}
    if len(lines) == 1 and lines.isdisjoint(attack.line for attack in refused):
        line = lines.pop()
        if line is not None:
            return say("judge_not_line", number=line + case.board.first_number)
    return None


def _attack_sentence(
    case: Case, line: int | None, queen: Square, attacker: Square
) -> Sentence:
    board = case.board
    kind = _kind_of_attack(queen, attacker)
    message = "judge_attacked_diagonal"
    if kind != "diagonal":
        is_row = (kind == "line") == (board.axis is Axis.ROW)
        message = "judge_attacked_row" if is_row else "judge_attacked_column"
    return say(
        message,
        line=line,
        queen=board.square(queen),
        attacker=board.square(attacker),
        count=abs(queen[0] - attacker[0]),
    )


def _answer(
    case: Case, queen: Square, placed: Visit, following: Visit
) -> Answer | None:
    """Return the call that decided, before the program went on, that a queen stays."""
    recording = case.recording
    near = (placed.moment.frame, following.moment.frame)
    before = list[Answer]()
    after = list[Answer]()
    for answer in _answers(case, queen, following.moment.source):
        frame = recording.frames[answer.event.subject]
        if frame.parent in near and frame.source >= placed.moment.source - CALL_BEFORE:
            is_before = frame.source <= placed.moment.source
            (before if is_before else after).append(answer)
    best = _best(before)
    later = _best(after)
    # Where the queen is placed first, the call before was another queen's. Where it is
    # tested first, the call after it is that of another call's queen.
    if best and later and _is_of(case, best, placed) > _is_of(case, later, placed):
        later = None
    if later and best and later.matches == best.matches:
        if later.event.value is not best.event.value:
            best = later
    elif later and (best is None or later.matches > best.matches):
        best = later
    return best


def _is_of(case: Case, answer: Answer, placed: Visit) -> bool:
    """Return whether the call that placed a queen asked for an answer."""
    frame = case.recording.frames[answer.event.subject]
    return frame.parent == placed.moment.frame


def _answered(case: Case, answer: Answer) -> Answered:
    """Return a call, its first step and the line of its return."""
    recording = case.recording
    function = recording.frames[answer.event.subject].function.rpartition(".")[2]
    texts = [text for text in answer.arguments if text != "self"]
    call = f"{function}({', '.join(texts)})"
    return Answered(call, answer.begin, recording.line(answer.event.source))


class Answer(NamedTuple):
    """A call that returned True or False."""

    event: Event
    begin: int  # the step at which it begins
    arguments: list[str]
    matches: int  # how many arguments are numbers of the queen


def _best(answers: Sequence[Answer]) -> Answer | None:
    """Return the answer that fits a queen best, of several the last one."""
    fitting = [answer for answer in answers if answer.matches]
    return max(reversed(fitting), key=lambda answer: answer.matches, default=None)


def _answers(case: Case, queen: Square, step: int) -> Iterator[Answer]:
    """Yield the calls that returned True or False before a step."""
    line = str(queen[0] + case.board.first_number)
    place = str(case.board.number(queen[1]))
    for call in case.recording.boolean_calls(step + 1):
        texts = texts_of_arguments(call.arguments)
        matches = [text for text in texts if text.strip("'") in (line, place)]
        yield Answer(call.returned, call.begin, texts, len(matches))
