"""Pictures as PNG: encoded, and saved under names that are free."""

from __future__ import annotations

import io
from contextlib import suppress
from itertools import count
from pathlib import Path

import pygame

from ..command.files import whole_file


def encode(surface: pygame.Surface) -> bytes:
    """Return a picture as PNG. In memory, since pygame says nothing of a disk that is full.

    Raises MemoryError where it has no room: pygame then writes nothing, and says nothing of that either.
    """
    stream = io.BytesIO()
    pygame.image.save(surface, stream, "picture.png")
    if not stream.getvalue():
        raise MemoryError
    return stream.getvalue()


def save_as_new(surface: pygame.Surface, folder: Path, stem: str) -> Path:
    """Save a picture as the first free of stem-0001.png, stem-0002.png, ...; return its path.

    Raises OSError where it can't be written; then no file is left.
    """
    data = encode(surface)
    for path in (folder / f"{stem}-{number:04}.png" for number in count(1)):
        with suppress(FileExistsError), whole_file(path) as stream:
            stream.write(data)
            return path
    raise AssertionError("numbers never end")
