"""Simulated time."""

from __future__ import annotations

from queens_viz.app.player import Player

from ..support import search_at

INTERVAL = 0.15
"""Seconds between two steps of a run, as the player has it where nobody chose a speed."""


def wait(player: Player, seconds: float, dt: float = 1 / 60) -> None:
    """Let so much time pass in frames of `dt` seconds."""
    for _ in range(round(seconds / dt)):
        player.pass_time(dt)


def played(start: str, words: str) -> Player:
    """Return a player of a size, at a position, with what it is given; words are what it does, or seconds that pass."""
    n, text, *named = start.split()
    given = {name: float(value) for name, _, value in (one.partition("=") for one in named)}
    player = Player(search_at(int(n), text), **given)  # type: ignore[arg-type]  # a loop is a number too
    for word in words.split():
        name, _, value = word.partition("=")
        if name[0].isalpha():
            getattr(player, name)(*map(float, filter(None, [value])))
        else:
            seconds, _, times = name.partition("x")
            for _ in range(int(times or 1)):
                player.pass_time(float(seconds))
    return player
