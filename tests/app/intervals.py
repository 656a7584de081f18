"""Simulated time."""

from __future__ import annotations

from queens_viz.app.player import Player

INTERVAL = 0.15
"""Seconds between two steps of a run, as the player has it where nobody chose a speed."""


def wait(player: Player, seconds: float, dt: float = 1 / 60) -> None:
    """Let so much time pass in frames of `dt` seconds."""
    for _ in range(round(seconds / dt)):
        player.pass_time(dt)
