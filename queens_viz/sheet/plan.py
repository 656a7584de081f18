"""A teacher's plan of a lesson: what it says, which follows from the lesson and the language, and its page."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action, Command
from ..app.lesson import LESSONS, STOPS, Stop
from ..search.position import Position, position_of_link
from ..search.strategy import Board
from ..words.words import Words
from . import drawing, paper
from .paper import Html, Items, Rows, Section, keys, link, marked, written
from .printed import Printed
from .sheet import boards

MINUTES = 45
"""How long a lesson is; what its stops leave is in reserve."""

SHOWN_UP_TO, FEW_NODES, MOST_NODES = 8, 12, 60
"""The largest board that is drawn beside a stop; how many nodes a tree has there at most, and below it."""


class PrintedStop(NamedTuple):
    """A stop: its number and minutes, what is pressed, what is asked and answered, and the teacher's words.

    The tree is there where it is asked about.
    """

    number: int
    at: str
    minutes: str
    begins: str
    presses: tuple[str, ...]
    question: str
    answer: str
    teacher: str
    position: Position
    tree: tuple[Board, ...]

    @property
    def has_board(self) -> bool:
        """Whether its board says more than that it is empty."""
        return (
            self.position.n <= SHOWN_UP_TO
            and bool(self.position.board)
            and not self.position.is_end
        )


class Plan(NamedTuple):
    """A teacher's plan; the stops belong into the section of that kind."""

    number: int
    title: str
    sections: tuple[Section, ...]
    stops: tuple[PrintedStop, ...]


def plan(number: int, language: str) -> Plan:
    """Return the plan of a lesson."""
    told, key = Printed(language), f"plan_{number}"
    taught = sum(stop.minutes for stop in LESSONS[number])
    about = told(
        "plan_told",
        stops=len(LESSONS[number]),
        minutes=taught,
        reserve=MINUTES - taught,
    )
    goals, exercises, answers = (
        told.numbered(f"{key}_{one}") for one in ("goal", "exercise", "solution")
    )
    paces = tuple(
        zip(told.numbered(f"{key}_when"), told.numbered(f"{key}_do"), strict=True)
    )
    first, *others = told.numbered("plan_memory")
    rules = Items(told.numbered("plan_memory_rule"), is_numbered=True)
    # What belongs to no stop stands at the end of the last lesson.
    more = (
        Section(told("plan_memory"), (first, rules, *others), "memory"),
        Section(told("plan_new"), told.numbered("plan_new")),
    )
    sections = (
        Section(
            "", (told(f"{key}_aim"), told("plan_goals"), Items(goals), about), "aim"
        ),
        Section(
            told("plan_before"), (Items(told.numbered("plan_before", number=number)),)
        ),
        Section(told("plan_stops"), (told("plan_how"),), "stops"),
        Section(told("plan_pace"), (Rows(paces),)),
        *(more if number == len(LESSONS) else ()),
        Section(told("plan_exercises"), (Items(exercises, is_numbered=True),)),
        Section(
            told("plan_answers"),
            (Items(answers, is_numbered=True), told(f"{key}_last")),
            "answers",
        ),
    )
    title = told("plan_title", number=number, name=told(f"lesson_{number}"))
    return Plan(number, title, sections, tuple(_stops(number, told)))


def _stops(number: int, told: Printed) -> Iterator[PrintedStop]:
    minute, before = 0, tuple[Board, ...]()
    for at in [one for one in STOPS if one.lesson == number]:
        stop, position = at.current, position_of_link(at.current.n, at.current.at)
        tree = walked(position) if Action.TREE in stop.opens else ()
        yield PrintedStop(
            at.stop + 1,
            _place(stop, told),
            told.count("plan_minutes", stop.minutes),
            told("plan_from", minute=minute),
            pressed(stop, told),
            told(at.question),
            told(f"{at.question}_answer"),
            told(f"plan_{at.name}_teacher"),
            position,
            # A tree with one branch says no more than the board.
            tree if stop.n < len(tree) <= MOST_NODES and tree != before else (),
        )
        minute, before = minute + stop.minutes, tree


def walked(position: Position) -> tuple[Board, ...]:
    """Return the nodes of the tree as far as the search has walked it on its way to a position.

    >>> len(walked(Position.parse("2,4,1,3", 4))), len(walked(Position.end(3)))
    (9, 6)
    """
    return tuple(
        [board for board in boards(position.n, ()) if (*board, 0) <= position.path]
    )


def _place(stop: Stop, say: Words) -> str:
    """Return where a stop is: the board, and what is open; the other listing is the recursion."""
    opened = [one for one in dict.fromkeys(stop.opens) if one is not Action.LARGE_TREE]
    names = [
        "recursion" if one is Action.LISTING else BINDING_OF[one].name for one in opened
    ]
    return " · ".join([say.count("caption", stop.n), *map(say, names)])


def pressed(stop: Stop, say: Words) -> tuple[str, ...]:
    """Return what is pressed at a stop, in order: keys as they are written, and squares; the same ones together.

    >>> from queens_viz.app.lesson import LESSONS
    >>> pressed(LESSONS[1][12], Words()), pressed(LESSONS[1][5], Words())
    (('3 × →',), ('column 3, row 1', 'column 2, row 4'))
    """
    groups = (
        (name, len(list(same)))
        for name, same in groupby(_name(beat, say) for beat in stop.beats)
    )
    return tuple(name if times == 1 else f"{times} × {name}" for name, times in groups)


def _name(beat: Command, say: Words) -> str:
    if beat.action is Action.PICK and isinstance(beat.value, tuple):
        return say.at("square_of", beat.value)
    if beat.value is not None:
        return say.key(str(beat.value))
    return say.key(BINDING_OF[beat.action].keys[0])


def page(number: int, language: str, live: str = "", address: str = "") -> str:
    """Return the plan as a page to print; where there is a live page beside it, each stop leads there.

    Where its address is told each stop has a code, too.
    """
    made, told = plan(number, language), Printed(language)
    stops = tuple(
        _stop(stop, made, told, live or address, address) for stop in made.stops
    )
    sections = (
        one._replace(blocks=(*one.blocks, *stops)) if one.kind == "stops" else one
        for one in made.sections
    )
    return paper.page(language, "plan", made.title, sections)


def _stop(
    stop: PrintedStop, made: Plan, told: Printed, live: str, address: str
) -> Html:
    """Return a stop: its words, its board where one helps, its tree where that is asked about, and its code."""
    there = f"#lesson={made.number}.{stop.number}"
    at = link(f"{live}{there}", stop.at) if live else marked(stop.at)
    heading = (
        f'<h3><span class="number">{stop.number}</span><span>{at}</span>'
        f'<span class="when">{marked(stop.begins)} · {marked(stop.minutes)}</span></h3>'
    )
    press = (_labelled("plan_press", keys(stop.presses), told),) if stop.presses else ()
    words = written(
        f"**{stop.question}**",
        *press,
        _labelled("plan_answer", marked(stop.answer), told),
        stop.teacher,
    )
    position, board, tree = stop.position, "", ""
    if stop.has_board:
        label = told(
            "plan_board",
            rows=told.rows(position.queens),
            tested=told.being_tested(position),
        )
        board = f"{drawing.board(position, label)}<figcaption><code>{position}</code></figcaption>"
    if stop.tree:
        tree = drawing.tree(
            position.n, stop.tree, told("sheet_column"), here=position.board
        )
    beside, below = (board + tree, "") if len(stop.tree) < FEW_NODES else (board, tree)
    beside = drawing.code(f"{address}{there}") + beside if address else beside
    figure = f"<figure>{beside}</figure>" if beside else ""
    return Html(
        f'<article class="stop" id="stop-{stop.number}"><div>{heading}{words}</div>{figure}{below}</article>'
    )


def _labelled(key: str, text: Html, told: Printed) -> Html:
    return Html(f'<p><span class="label">{marked(told(key))}</span>{text}</p>')
