"""A teacher's plan of a lesson as plain data, and as a page to print."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action, Command
from ..app.lesson import LESSONS, STOPS, Stop
from ..search.faulty import FAULTY
from ..search.position import Position, position_of_link
from ..search.strategy import Board
from ..words.words import Words
from . import drawing, paper
from .index import OWN_PROGRAM
from .paper import Html, Items, Rows, Section, blocks_to_html, keycaps, link, to_html
from .printed import Printed
from .sheet import tree_boards

MINUTES = 45
"""How long a lesson is. The minutes that its stops leave are in reserve."""

LESSON_WITH_TOPICS = 2
"""The lesson whose plan has the topics that belong to no stop."""

LARGEST_BOARD = 8
"""The largest board that is drawn beside a stop."""

MOST_NODES = 60
"""The most nodes of a tree that is drawn at a stop."""

MOST_NODES_BESIDE = 11
"""The most nodes of a tree that is drawn beside a stop. A larger one is below it."""


class PrintedStop(NamedTuple):
    """A stop of a plan, in words."""

    number: int
    heading: str  # the size of the board, and what is open
    minutes: str  # how long the stop takes
    begins: str  # in which minute of the lesson it begins
    presses: tuple[str, ...]  # keys and squares, in order
    question: str
    answer: str
    teacher: str  # remarks for the teacher
    position: Position
    tree: tuple[Board, ...]  # the nodes of the tree that is drawn, if any
    program: tuple[str, ...]  # the lines of the program with a fault, if it has any

    @property
    def has_board(self) -> bool:
        """Whether its board is drawn: it is neither large, nor empty, nor the end."""
        position = self.position
        is_small = position.n <= LARGEST_BOARD
        return is_small and len(position.board) > 0 and not position.is_end


class Plan(NamedTuple):
    """A teacher's plan."""

    number: int  # of the lesson
    title: str
    sections: tuple[Section, ...]
    stops: tuple[PrintedStop, ...]  # they follow in the section of the kind "stops"


def plan(number: int, language: str) -> Plan:
    """Return the plan of a lesson."""
    say = Printed(language)
    key = f"plan_{number}"
    exercises = Items(say.numbered(f"{key}_exercise"), is_numbered=True)
    solutions = Items(say.numbered(f"{key}_solution"), is_numbered=True)
    before = Items(say.numbered("plan_before", number=number))
    more_before = say.numbered(f"{key}_before")
    if more_before:
        before = Items((*before.texts, *more_before))
    # Each row has a case, and what is done then.
    cases = say.numbered(f"{key}_when")
    remedies = say.numbered(f"{key}_do")
    pace = Rows(tuple(zip(cases, remedies, strict=True)))
    sections = (
        _aim(number, say),
        Section(say("plan_before"), (before,)),
        Section(say("plan_stops"), (say("plan_how"),), "stops"),
        Section(say("plan_pace"), (pace,)),
        *_questions(key, say),
        *(_other_topics(say) if number == LESSON_WITH_TOPICS else ()),
        Section(say("plan_exercises"), (exercises,)),
        Section(say("plan_answers"), (solutions, say(f"{key}_last")), "answers"),
    )
    title = say("plan_title", number=number, name=say(f"lesson_{number}"))
    return Plan(number, title, sections, tuple(_stops(number, say)))


def _aim(number: int, say: Printed) -> Section:
    """Return the aim and the goals of a lesson, and how long it takes."""
    stops = LESSONS[number]
    minutes = sum(stop.minutes for stop in stops)
    reserve = MINUTES - minutes
    duration = say("plan_told", stops=len(stops), minutes=minutes, reserve=reserve)
    goals = Items(say.numbered(f"plan_{number}_goal"))
    blocks = (say(f"plan_{number}_aim"), say("plan_goals"), goals, duration)
    return Section("", blocks, "aim")


def _questions(key: str, say: Printed) -> list[Section]:
    """Return what a teacher asks who sees a fault, if the plan with that key has it."""
    faults = say.numbered(f"{key}_see")
    questions = say.numbered(f"{key}_ask")
    if not faults:
        return []
    heads = (f"{key}_see", f"{key}_ask")
    table = Rows(tuple(zip(faults, questions, strict=True)), heads)
    return [Section(say(f"{key}_help"), (say(f"{key}_help_how"), table), "faults")]


def _other_topics(say: Printed) -> list[Section]:
    """Return the sections on topics that belong to no stop."""
    introduction, *others = say.numbered("plan_memory")
    rules = Items(say.numbered("plan_memory_rule"), is_numbered=True)
    return [
        Section(say("plan_memory"), (introduction, rules, *others), "memory"),
        Section(say("plan_new"), say.numbered("plan_new")),
    ]


def _stops(number: int, say: Printed) -> Iterator[PrintedStop]:
    """Yield the stops of a lesson, in order."""
    minute = 0  # of the lesson, at the beginning of the stop
    last_tree: tuple[Board, ...] = ()
    for progress in STOPS:
        if progress.lesson != number:
            continue
        stop = progress.current
        position = position_of_link(stop.n, stop.at)
        tree: tuple[Board, ...] = ()
        if Action.TREE in stop.opens:
            tree = visited_nodes(position)
        # A tree with one branch says no more than the board.
        has_branches = len(tree) > stop.n
        is_drawn = has_branches and len(tree) <= MOST_NODES and tree != last_tree
        yield PrintedStop(
            number=progress.stop + 1,
            heading=_heading(stop, say),
            minutes=say.count("plan_minutes", stop.minutes),
            begins=say("plan_from", minute=minute),
            presses=presses_of(stop, say),
            question=say(progress.question),
            answer=say(f"{progress.question}_answer"),
            teacher=say(f"plan_{progress.name}_teacher"),
            position=position,
            tree=tree if is_drawn else (),
            program=program_of(stop),
        )
        minute += stop.minutes
        last_tree = tree


def visited_nodes(position: Position) -> tuple[Board, ...]:
    """Return the nodes of the tree that the search has visited up to a position.

    >>> len(visited_nodes(Position.parse("2,4,1,3", 4)))
    9
    >>> len(visited_nodes(Position.end(3)))
    6
    """
    boards = tree_boards(position.n, ())
    # The path to a position has the rows of its queens, then the candidate's row. The
    # first path after a board is that to row 0 of the next column.
    visited = [board for board in boards if (*board, 0) <= position.path]
    return tuple(visited)


def program_of(stop: Stop) -> tuple[str, ...]:
    """Return the lines of the program in which the class looks for the fault, if any.

    >>> program_of(LESSONS[3][3])[4].strip()
    'gap = board[c] - row'
    >>> program_of(LESSONS[3][0])
    ()
    """
    for program in FAULTY:
        if program.name == stop.program:
            return program.texts
    return ()


def _heading(stop: Stop, say: Words) -> str:
    """Return the size of a stop's board, and what is open.

    The other listing is named after the recursion in it.
    """
    texts = [say.count("caption", stop.n)]
    for action in dict.fromkeys(stop.opens):
        if action is Action.LISTING:
            texts.append(say("recursion"))
        elif action is not Action.LARGE_TREE:
            texts.append(say(BINDING_OF[action].name))
    return " · ".join(texts)


def presses_of(stop: Stop, say: Words) -> tuple[str, ...]:
    """Return the keys and squares that are pressed at a stop, in order.

    The same one several times in a row is written once, with a number.

    >>> from queens_viz.app.lesson import LESSONS
    >>> presses_of(LESSONS[1][12], Words())
    ('3 × →',)
    >>> presses_of(LESSONS[1][5], Words())
    ('column 3, row 1', 'column 2, row 4')
    """
    presses = []
    for press, same in groupby(_press(beat, say) for beat in stop.beats):
        times = len(list(same))
        presses.append(press if times == 1 else f"{times} × {press}")
    return tuple(presses)


def _press(beat: Command, say: Words) -> str:
    """Return the key or the square that is pressed for a command."""
    if beat.action is Action.PICK and isinstance(beat.value, tuple):
        return say.at("square_of", beat.value)
    if beat.action is Action.PICK_LINE:
        return say("plan_line", line=beat.value)
    if beat.value is not None:
        return say.key(str(beat.value))
    return say.key(BINDING_OF[beat.action].keys[0])


# The page.


class Links(NamedTuple):
    """Where the stops of a plan lead to."""

    live: str  # the live page, as it is reached from the plan; empty for no links
    address: str  # the whole address of the live page; empty for no QR codes


def page(number: int, language: str, live: str = "", address: str = "") -> str:
    """Return the plan of a lesson as a page to print.

    With `live`, the path of a live page, each stop has a link to it. With `address`,
    the whole address of the live page, each stop has a QR code, too.
    """
    say = Printed(language)
    lesson = plan(number, language)
    links = Links(live or address, address)
    stops = [_stop(stop, lesson, say, links) for stop in lesson.stops]
    sections = []
    for section in lesson.sections:
        blocks = section.blocks
        if section.kind == "stops":
            blocks += tuple(stops)
        sections.append(section._replace(blocks=blocks))
    if links.live:
        sections.append(_own_program(say, links))
    return paper.page(language, "plan", lesson.title, sections)


def _own_program(say: Printed, links: Links) -> Section:
    """Return the way to the page's field in which students run their own programs."""
    way = link(links.live + OWN_PROGRAM, say("site_own_open"))
    code = ""
    if links.address:
        code = f"<figure>{drawing.code(links.address + OWN_PROGRAM)}</figure>"
    return Section(say("site_own"), (say("site_own_what"), Html(way + code)))


def _stop(stop: PrintedStop, lesson: Plan, say: Printed, links: Links) -> Html:
    """Return a stop: its words, its board or tree if it has any, and its QR code.

    The drawings are beside the words, but a large tree is below them.
    """
    heading = _stop_heading(stop, lesson, links)
    words = _stop_words(stop, say)
    tree = _tree(stop, say)
    is_tree_below = len(stop.tree) > MOST_NODES_BESIDE
    drawings = []
    if links.address:
        drawings.append(drawing.code(links.address + _anchor(stop, lesson)))
    if stop.has_board:
        drawings.append(_board(stop, say))
    if tree and not is_tree_below:
        drawings.append(tree)
    if stop.program:
        drawings.append(_listing(stop.program))
    figure = f"<figure>{''.join(drawings)}</figure>" if drawings else ""
    below = tree if is_tree_below else ""
    return Html(
        f'<article class="stop" id="stop-{stop.number}">'
        f"<div>{heading}{words}</div>{figure}{below}</article>"
    )


def _stop_words(stop: PrintedStop, say: Printed) -> Html:
    """Return the question, what is pressed, the answer and the teacher's remarks."""
    answer = _labelled("plan_answer", to_html(stop.answer), say)
    texts = [answer, stop.teacher]
    if stop.presses:
        texts.insert(0, _labelled("plan_press", keycaps(stop.presses), say))
    return blocks_to_html(f"**{stop.question}**", *texts)


def _anchor(stop: PrintedStop, lesson: Plan) -> str:
    """Return the part of an address that leads to a stop."""
    return f"#lesson={lesson.number}.{stop.number}"


def _stop_heading(stop: PrintedStop, lesson: Plan, links: Links) -> str:
    """Return the heading of a stop, with its times and the link to it, if any."""
    text = to_html(stop.heading)
    if links.live:
        text = link(links.live + _anchor(stop, lesson), stop.heading)
    when = f"{to_html(stop.begins)} · {to_html(stop.minutes)}"
    return (
        f'<h3><span class="number">{stop.number}</span><span>{text}</span>'
        f'<span class="when">{when}</span></h3>'
    )


def _tree(stop: PrintedStop, say: Printed) -> Html:
    """Return the tree of a stop, which is empty if none is drawn."""
    if not stop.tree:
        return Html()
    position = stop.position
    column = say("sheet_column")
    return drawing.tree(position.n, stop.tree, column, current=position.board)


def _board(stop: PrintedStop, say: Printed) -> Html:
    """Return the board of a stop, with its position in words and as it is typed."""
    position = stop.position
    rows = say.rows(position.queens)
    label = say("plan_board", rows=rows, tested=say.candidate(position))
    board = drawing.board(position, label)
    return Html(f"{board}<figcaption><code>{position}</code></figcaption>")


def _listing(lines: tuple[str, ...]) -> Html:
    """Return the lines of a program, with their numbers."""
    items = "".join([f"<li><code>{escape(line)}</code></li>" for line in lines])
    return Html(f'<ol class="listing">{items}</ol>')


def _labelled(key: str, content: Html, say: Printed) -> Html:
    """Return a paragraph of a label and its content; `key` is that of the label."""
    return Html(f'<p><span class="label">{to_html(say(key))}</span>{content}</p>')
