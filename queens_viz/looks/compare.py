"""Several searches on one clock: the board of each, its two figures, and its queens over time."""

from __future__ import annotations

from typing import NamedTuple

from ..app.actions import BINDING_OF
from ..app.commands import Action
from ..app.moment import LaneMoment, RaceMoment
from ..pens.buttons import ButtonLook
from ..search.depths import Depths
from ..search.race import LONGEST
from ..words.sentence import Kind, Sentence
from ..words.words import SEARCH_NAMES, SEARCH_RULES, Words
from . import board
from .board import BoardLook
from .buttons import button
from .scene import Scene

UNITS = "race_steps_made_other", "race_comparisons_other", "race_waits", "race_no_solution_found"
"""The keys of the words beside a board, for which there is room whatever stands there."""


class FigureLook(NamedTuple):
    """A figure, and what it counts."""

    number: str
    unit: str


class LaneLook(NamedTuple):
    """One search: its name, and in one word; its board, its figures, and how it came out.

    `state` says that it waits, or that there is no solution. On its strip `depths` are the queens over time, of which
    the first `steps` are shown, and `end` is written where it came to its end, or where the clock has none.
    """

    name: str
    short: str
    board: BoardLook
    figures: tuple[FigureLook, FigureLook]
    state: str
    is_solved: bool
    is_chosen: bool
    depths: Depths
    steps: int
    end: str


class CompareLook(NamedTuple):
    """All of them, the clock, where the axis of time ends; what the chosen one does, and the button that goes there.

    `axis_names` tell what the axes count: queens upwards, and steps. The `units` are all words that may stand beside a
    board.
    """

    title: str
    rule: str
    n: int
    clock: int
    axis: int
    lanes: tuple[LaneLook, ...]
    go_there: ButtonLook
    axis_names: tuple[str, str]
    units: tuple[str, ...]
    say: Words


def look(scene: Scene) -> CompareLook | None:
    """Decide what the race shows, while it is open."""
    race, say = scene.moment.race, scene.say
    if not race:
        return None
    return CompareLook(
        title=say("race_title"),
        rule=say(SEARCH_RULES[race.lanes[race.chosen].position.strategy]),
        n=scene.n,
        clock=race.clock,
        axis=race.axis,
        lanes=tuple([_lane(scene, race, lane, k == race.chosen) for k, lane in enumerate(race.lanes)]),
        go_there=button(scene, BINDING_OF[Action.GO_TO_LANE]),
        axis_names=(say("race_queens_placed"), say("race_steps_made_other")),
        units=tuple(map(say, UNITS)),
        say=say,
    )


def _lane(scene: Scene, race: RaceMoment, lane: LaneMoment, is_chosen: bool) -> LaneLook:
    say, (name, short) = scene.say, SEARCH_NAMES[lane.position.strategy]
    moment = scene.moment._replace(position=lane.position, is_green=lane.has_solution, breakpoints=frozenset())
    squares = board.look(moment, scene.findings.sizes)._replace(marks=(), ghosts=())
    state = "race_waits" if lane.has_solution else "race_no_solution_found"
    return LaneLook(
        name=say(name),
        short=say(short),
        board=squares,
        figures=_figures(lane, say),
        state=say(state) if lane.waits else "",
        is_solved=lane.has_solution,
        is_chosen=is_chosen,
        depths=lane.depths,
        steps=lane.steps,
        end=_end(race, lane, say),
    )


def _figures(lane: LaneMoment, say: Words) -> tuple[FigureLook, FigureLook]:
    steps, comparisons = lane.steps, lane.comparisons
    return (
        FigureLook(say.number(steps), say.count("race_steps_made", steps)),
        FigureLook(say.number(comparisons), say.count("race_comparisons", comparisons)),
    )


def _end(race: RaceMoment, lane: LaneMoment, say: Words) -> str:
    """Return how the search came out, as far as the clock has come."""
    if lane.waits:
        return say("race_solution_at" if lane.has_solution else "race_over_at", step=lane.steps)
    return say("race_none_in", most=LONGEST) if race.clock == LONGEST else ""


def sentence(race: RaceMoment, say: Words) -> Sentence:
    """Return in words what the race shows, for people who do not see it."""
    if race.clock == 0:
        return Sentence(Kind.SEARCHING, say("race_title"), say("race_rule"), say("race_next_all_have_one"))
    told = []
    for lane in race.lanes:
        name, end = say(SEARCH_NAMES[lane.position.strategy][0]), _end(race, lane, say)
        steps, comparisons = [" ".join(figure) for figure in _figures(lane, say)]
        words = say("race_told", name=name, steps=steps, comparisons=comparisons)
        told.append(f"{words}, {end}." if end else f"{words}.")
    clock = _clock(race, say)
    return Sentence(Kind.SEARCHING, clock[0].upper() + clock[1:], " ".join(told), "")


def _clock(race: RaceMoment, say: Words) -> str:
    if race.end is None:
        return say("race_clock", clock=race.clock)
    return say("race_clock_of", clock=race.clock, end=race.end)
