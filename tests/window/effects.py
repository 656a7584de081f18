"""What an action has done to a window."""

from __future__ import annotations

from .. import driver
from ..driver import Driver


def what_is_done(drive: Driver) -> tuple[object, ...]:
    """Return all that an action can change, its hand too, but for what is said of it."""
    return drive.window.hand, *driver.what_is_done(drive)


def what_shows(drive: Driver) -> tuple[object, ...]:
    """Return all that an action can change, its hand too."""
    return drive.window.hand, *driver.what_shows(drive)
