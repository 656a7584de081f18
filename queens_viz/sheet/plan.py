"""A teacher's plan of a lesson as plain data: all of it follows from the lesson and the language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, groupby
from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action, Command
from ..app.lesson import LESSONS, Lesson, Stop
from ..app.link import linked
from ..search.position import Position
from ..words.words import Words
from .figures import Printed

MINUTES = 45
"""How long a lesson is; what its stops leave is in reserve."""

SHOWN_UP_TO = 8
"""The largest board that is drawn beside a stop."""


class PrintedStop(NamedTuple):
    """A stop: its number and minutes, what is pressed, what is asked and answered, and the teacher's words.

    The position is drawn where the board says more than that it is empty.
    """

    number: int
    at: str
    minutes: str
    begins: str
    presses: tuple[str, ...]
    question: str
    answer: str
    teacher: str
    position: Position | None


class Section(NamedTuple):
    """What a plan has beside its stops: paragraphs, and rules between the first and the others."""

    title: str
    paragraphs: tuple[str, ...]
    rules: tuple[str, ...] = ()


class Plan(NamedTuple):
    """A teacher's plan; `paces` say what to do when, and each exercise has its answer."""

    number: int
    title: str
    told: str
    aim: str
    goals: tuple[str, ...]
    before: tuple[str, ...]
    stops: tuple[PrintedStop, ...]
    paces: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    exercises: tuple[str, ...]
    answers: tuple[str, ...]
    last: str


def plan(number: int, say: Words) -> Plan:
    """Return the plan of a lesson."""
    lesson = LESSONS[number - 1]
    told, key = Printed(say.language), f"plan_{number}"
    taught = sum(stop.minutes for stop in lesson.stops)
    about = {"stops": len(lesson.stops), "minutes": taught, "reserve": MINUTES - taught}
    return Plan(
        number=number,
        title=told("plan_title", number=number, name=told(lesson.title)),
        told=told("plan_told", **about),
        aim=told(f"{key}_aim"),
        goals=tuple(told.numbered(f"{key}_goal")),
        before=tuple(told.numbered("plan_before", number=number)),
        stops=tuple(_stops(lesson, told)),
        paces=tuple(zip(told.numbered(f"{key}_when"), told.numbered(f"{key}_do"), strict=True)),
        sections=_more(told) if number == len(LESSONS) else (),
        exercises=tuple(told.numbered(f"{key}_exercise")),
        answers=tuple(told.numbered(f"{key}_solution")),
        last=told(f"{key}_last"),
    )


def _more(told: Printed) -> tuple[Section, ...]:
    """Return what belongs to no stop, for the end of the last lesson."""
    memory = Section(told("plan_memory"), tuple(told.numbered("plan_memory")), tuple(told.numbered("plan_memory_rule")))
    return memory, Section(told("plan_new"), tuple(told.numbered("plan_new")))


def _stops(lesson: Lesson, told: Printed) -> Iterator[PrintedStop]:
    begins = [0, *accumulate(stop.minutes for stop in lesson.stops)]
    for number, (stop, minute) in enumerate(zip(lesson.stops, begins, strict=False), start=1):
        position = linked(stop.n, stop.at)
        is_drawn = stop.n <= SHOWN_UP_TO and bool(position.board) and not position.is_end
        yield PrintedStop(
            number=number,
            at=_place(stop, told),
            minutes=told.count("plan_minutes", stop.minutes),
            begins=told("plan_from", minute=minute),
            presses=pressed(stop, told),
            question=told(stop.question),
            answer=told(f"{stop.question}_answer"),
            teacher=told(f"plan_{stop.name}_teacher"),
            position=position if is_drawn else None,
        )


def _place(stop: Stop, say: Words) -> str:
    """Return where a stop is: the board, and what is open; what has no button of its own is the recursion."""
    opened = [*([stop.tab] if stop.tab else ()), *dict.fromkeys(stop.opens)]
    names = [say(BINDING_OF[action].label or "recursion") for action in opened if action is not Action.LARGE_TREE]
    return " · ".join([say.count("caption", stop.n), *names])


def pressed(stop: Stop, say: Words) -> tuple[str, ...]:
    """Return what is pressed at a stop, in order: keys as they are written, and squares; the same ones together.

    >>> from queens_viz.app.lesson import LESSONS
    >>> pressed(LESSONS[0].stops[12], Words()), pressed(LESSONS[0].stops[5], Words())
    (('3 × →',), ('column 3, row 1', 'column 2, row 4'))
    """
    groups = ((name, len(list(same))) for name, same in groupby(_name(beat, say) for beat in stop.beats))
    return tuple(name if times == 1 else f"{times} × {name}" for name, times in groups)


def _name(beat: Command, say: Words) -> str:
    if beat.action is Action.PICK and isinstance(beat.value, tuple):
        column, row = beat.value
        return say("square_of", column=column + 1, row=row + 1)
    if beat.value is not None:
        return say.key(str(beat.value))
    binding = BINDING_OF[beat.action]
    keys = binding.keys or next(iter(binding.inner.values()))
    return say.key(keys[0])
