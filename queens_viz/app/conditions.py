"""When actions apply, where that is asked of more than one."""

from __future__ import annotations

from .app import App


def always(_: App) -> bool:
    """Return True: the action always applies."""
    return True


def has_window(app: App) -> bool:
    """Return whether there is a window in which what is opened could be seen."""
    return app.front.has_panel


def has_tree(app: App) -> bool:
    """Return whether the tree is to be seen."""
    return app.has_tree


def has_list(app: App) -> bool:
    """Return whether any solution is listed."""
    return len(app.player.findings.solutions) > 0


def is_halted(app: App) -> bool:
    """Return whether what the controls run is halted."""
    return app.runner.aim is None


def has_race(app: App) -> bool:
    """Return whether the race of all searches is open."""
    return app.compare is not None
