"""Pictures as PNG: their bytes, and files of them with free names."""

from __future__ import annotations

import io
from contextlib import suppress
from itertools import count
from pathlib import Path

import pygame

from ..command.files import whole_file


def encode(surface: pygame.Surface) -> bytes:
    """Return a picture as PNG, or raise MemoryError.

    It is encoded in memory: pygame does not report a full disk. If there is too little
    memory it writes nothing, and does not report that either.
    """
    stream = io.BytesIO()
    pygame.image.save(surface, stream, "picture.png")
    if not stream.getvalue():
        raise MemoryError
    return stream.getvalue()


def save_as_new(surface: pygame.Surface, folder: Path, stem: str) -> Path:
    """Save a picture under a free name, and return its path.

    The names are tried in order: stem-0001.png, stem-0002.png, ... If the file can't be
    written, raise OSError and leave no file.
    """
    data = encode(surface)
    for number in count(1):
        path = folder / f"{stem}-{number:04}.png"
        with suppress(FileExistsError), whole_file(path) as stream:
            stream.write(data)
            return path
    raise AssertionError("numbers never end")
