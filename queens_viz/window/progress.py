"""The progress line and the counters: their look as data, and how they are painted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from ..app.commands import Action, Command
from ..app.moment import Moment
from ..app.player import TICKS
from ..search.facts import COUNTED_AT_ONCE, TOTAL_STEPS
from ..words.words import Words
from .brush import Brush, Weight
from .controls import ControlsLook, speed_at
from .layout import Layout
from .slider import paint_handle, paint_track, share_at


class ProgressLook(NamedTuple):
    """The progress line, and the counters in two lines or, at the right of it, in one."""

    track: pygame.Rect
    share: float
    ticks: frozenset[int]
    counters: tuple[str, ...]
    place: pygame.Rect


def progress_look(
    moment: Moment, ticks: frozenset[int], controls: ControlsLook, layout: Layout, brush: Brush, say: Words
) -> ProgressLook:
    """Decide what the lane of the progress line shows, and the counters."""
    lane = layout.lane
    track = pygame.Rect(lane.left, 0, lane.width, max(5, round(8 * layout.unit)))
    track.centery = lane.centery
    text, room = layout.text, controls.rest.width
    shares = _counted_share(moment, say)
    if room:
        first = _counted_steps(moment, text.body, room, brush, say)
        second = _fitting(shares, text.hint + 2, room, Weight.REGULAR, brush)
        return ProgressLook(track, moment.progress, ticks, (first, second), controls.rest)
    place = lane.copy()
    place.width = round(lane.width * 0.4)
    place.right = lane.right
    track.width = place.left - 3 * max(4, round(8 * layout.unit)) - 8 - lane.left
    # Its larger half is for the steps.
    steps = _counted_steps(moment, text.hint, round(0.55 * place.width), brush, say)
    joined = (*(f"{steps} · {share}" for share in shares), steps)
    line = _fitting(joined, text.hint, place.width, Weight.SEMIBOLD, brush)
    return ProgressLook(track, moment.progress, ticks, (line,), place)


def _fitting(texts: tuple[str, ...], size: int, room: int, weight: Weight, brush: Brush) -> str:
    """Return the first of some texts that has room, or what there is room for of the last."""
    fits = (text for text in texts if brush.width(text, size, weight) <= room)
    return next(fits, None) or brush.cut(texts[-1], size, room, weight)


def _counted_steps(moment: Moment, size: int, room: int, brush: Brush, say: Words) -> str:
    """Return the number of steps in words, with all that there are where the longest of these has room."""
    total, steps = TOTAL_STEPS.get(moment.position.n), moment.steps
    if steps is None:
        return say("step", steps=say("unknown"))
    if total and brush.width(say("step_of", steps=total, total=total), size, Weight.BOLD) <= room:
        return say("step_of", steps=steps, total=total)
    return brush.cut(say("step", steps=steps), size, room, Weight.BOLD)


def _counted_share(moment: Moment, say: Words) -> tuple[str, ...]:
    """Return how the share of the search and the solutions found can be told, the longest way first."""
    share = f"{math.floor(moment.progress * 100)} %"
    found = say.found(moment.found, is_over=moment.position.is_end)
    is_exact = moment.position.n <= COUNTED_AT_ONCE or moment.steps == 0 or moment.position.is_end
    return say("exactly" if is_exact else "about", share=share, found=found), found


def paint_progress(surface: pygame.Surface, look: ProgressLook, layout: Layout, brush: Brush) -> None:
    """Draw the progress line and the counters."""
    theme, text, track = brush.theme, layout.text, look.track
    handle = paint_track(surface, track, look.share, brush)
    height = min(layout.lane.height, round(track.height * 2.2))
    top = track.centery - height // 2
    if len(look.ticks) > track.width // 8:
        # Where they stand close only their ends are seen, so that the line beneath them still tells how far it is.
        height = max(2, (height - track.height) // 2)
    width = max(2, round(3 * layout.unit))
    for left, right in _runs({tick * track.width // TICKS for tick in look.ticks}, width):
        brush.fill(surface, pygame.Rect(track.left - 1 + left, top, right - left, height), theme.safe)
    paint_handle(surface, handle, max(6, round(8 * layout.unit)), brush)
    x, y = look.place.midright
    if len(look.counters) == 1:
        brush.text(surface, look.counters[0], text.hint, theme.text, Weight.SEMIBOLD, midright=(x, y))
    else:
        brush.text(surface, look.counters[0], text.body, theme.text, Weight.BOLD, bottomright=(x, y + 2))
        brush.text(surface, look.counters[1], text.hint + 2, theme.muted, topright=(x, y + 1))


def _runs(places: set[int], width: int) -> Iterator[tuple[int, int]]:
    """Yield where runs of marks begin and end that touch, each `width` wide: there may be thousands of marks."""
    run: tuple[int, int] | None = None
    for place in sorted(places):
        if run and place <= run[1]:
            run = run[0], place + width
        else:
            if run:
                yield run
            run = place, place + width
    if run:
        yield run


def slid(controls: ControlsLook, progress: ProgressLook, action: Action, x: int) -> Command:
    """Return what it means that a slider stands at `x`: the progress line for SEEK, else the speed's."""
    if action is Action.SEEK:
        return Command(Action.SEEK, share_at(progress.track, x))
    return Command(Action.SPEED, speed_at(share_at(controls.slider, x)))
