"""A race of all searches, driven by keys and time."""

from __future__ import annotations

from queens_viz.app.compare import Compare

from .keyboard import Keyboard

ENDS = {"plain": 876, "ahead": 396, "fewest": 388}
"""Where the searches of 8 wait."""


def racing(n: int = 8, text: str = ":1", *keys: str) -> Keyboard:
    """Return a keyboard at an open race."""
    found = Keyboard(text, n)
    found("f8", *keys)
    return found


def race_on(keys: Keyboard) -> Compare:
    """Return the race that is open."""
    assert keys.app.compare
    return keys.app.compare


def clock(keys: Keyboard) -> int:
    """Return the clock's time, which all that do not wait have."""
    race = race_on(keys).race
    for lane in race.lanes:
        assert lane.at == (race.clock if lane.finish is None else min(race.clock, lane.finish))
    return race.clock


def at(keys: Keyboard, time: int) -> None:
    """Turn the clock to a time, which is no move."""
    race_on(keys).race.go_to(time)


def finish(keys: Keyboard) -> None:
    """Let a race at full speed come to its end."""
    while keys.app.runner.aim:
        keys.app.pass_time(1 / 60)
