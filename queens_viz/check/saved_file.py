"""A file that a person edits: its text, and whether it has changed."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from stat import S_ISREG

from ..tracing.events import Ending
from ..tracing.process.opening import text_of_file

LOOK_EVERY = 0.25
"""Seconds between two looks at a file."""

SETTLED_AFTER = 0.1
"""Seconds for which a new text must stay the same: it may be half written."""

Text = str | Ending
"""A text, or why its bytes are no text of Python."""

Stamp = tuple[int, ...]
"""The properties of a file by which a change is seen without reading it."""


class SavedFile:
    """The text of a file on the disk, as somebody has saved it.

    A new text counts once it was the same in two looks. A file that has gone has no
    text until it is there again.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.path = path
        self.text: Text | None = None
        """The text when it was last looked at; None if the file can't be read."""
        self._clock = clock
        self._next_look = 0.0  # the time before which it isn't looked at again
        self._stamp: Stamp | None = None  # of the text, or of the new one
        self._new: Text | None = None  # a text that was seen once

    def read(self) -> None:
        """Take the text as it is now."""
        self._stamp = _stamp_of(self.path)
        self._new = None
        self.text = _text_of(self.path)
        self._next_look = self._clock() + LOOK_EVERY

    def look(self) -> None:
        """Look at the file if it is time, and take a text that has stayed the same."""
        now = self._clock()
        if now < self._next_look:
            return
        self._next_look = now + LOOK_EVERY
        stamp = _stamp_of(self.path)
        is_same = stamp == self._stamp and stamp is not None
        if is_same and self._new is None and self.text is not None:
            return
        text = _text_of(self.path)
        if text is None:
            self.text = None
            self._new = None
        elif is_same and text == self._new:
            self.text = text
            self._new = None
        else:
            self._new = text
            self._next_look = now + SETTLED_AFTER
        self._stamp = stamp


def _stamp_of(path: Path) -> Stamp | None:
    """Return what changes when a file is saved; None if there is no such file."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    if not S_ISREG(status.st_mode):
        return None
    return (status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino)


def _text_of(path: Path) -> Text | None:
    """Return the text of a file; None if it can't be read."""
    if _stamp_of(path) is None:
        return None
    try:
        return text_of_file(path.read_bytes())
    except OSError:
        return None
