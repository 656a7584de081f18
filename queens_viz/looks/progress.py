"""The progress line and the counters."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..search.facts import TOTAL_STEPS_OF, counted_at_once
from .scene import Scene


class ProgressLook(NamedTuple):
    """The share of the search that is done, where the solutions stand on its line, and the counters.

    The steps are told with and without how many there are; where that is known, `longest_steps` is the longest that
    they will be. The share and the solutions are told together, and each alone.
    """

    share: float
    ticks: frozenset[int]
    steps: str
    steps_of: str
    longest_steps: str
    share_and_found: str
    found: str
    percent: str = ""


def look(scene: Scene) -> ProgressLook:
    """Decide what the progress line and the counters show."""
    moment, say = scene.moment, scene.say
    position, steps = moment.position, moment.steps
    total = TOTAL_STEPS_OF[position.strategy].get(position.n)
    is_of = total is not None and steps is not None
    found = say.found(moment.found, is_over=position.is_end)
    is_exact = position.n <= counted_at_once(position.strategy) or steps == 0 or position.is_end
    share = f"{math.floor(moment.progress * 100)} %"
    return ProgressLook(
        share=moment.progress,
        ticks=frozenset(scene.findings.ticks),
        steps=say("step", steps=say("unknown") if steps is None else steps),
        steps_of=say("step_of", steps=steps, total=total) if is_of else "",
        longest_steps=say("step_of", steps=total, total=total) if is_of else "",
        share_and_found=say("exactly" if is_exact else "about", share=share, found=found),
        found=found,
        percent=share,
    )
