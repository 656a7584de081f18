"""Pictures as files, each whole or not at all."""

from __future__ import annotations

import io
import os
from itertools import count
from pathlib import Path

import pygame


def encode(surface: pygame.Surface) -> bytes:
    """Return a picture as PNG. In memory, since pygame says nothing of a disk that is full."""
    stream = io.BytesIO()
    pygame.image.save(surface, stream, "picture.png")
    return stream.getvalue()


def save_as_new(surface: pygame.Surface, folder: Path, stem: str) -> Path:
    """Save a picture as the first free of stem-0001.png, stem-0002.png, ...; return its path.

    Raises OSError where it can't be written; then no file is left.
    """
    data = encode(surface)
    for number in count(1):
        path = folder / f"{stem}-{number:04}.png"
        try:
            file = path.open("xb")
        except FileExistsError:
            continue
        try:
            with file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            path.unlink(missing_ok=True)
            raise
        return path
    raise AssertionError("count() has no end")
