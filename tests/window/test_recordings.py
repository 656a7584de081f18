"""Recordings of the window: their colours, their size, and what they need."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image

from queens_viz import Position, Search
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.cli import main
from queens_viz.pens.theme import THEMES
from queens_viz.window import gif, pictures
from queens_viz.window.film import Film

from ..tiers import rare
from .test_gif import read

SIZE = (360, 240)
SHOWN = Position.parse("2,4,1,3,5:7", 8)


def pixels_of(data: bytes) -> Iterator[tuple[int, ...]]:
    return zip(data[::3], data[1::3], data[2::3], strict=True)


@pytest.mark.parametrize("theme", ["dark", *rare("light", "contrast", "classic")])
def test_every_colour_of_a_theme_is_exact_and_letters_are_near(theme: str) -> None:
    state, stream = State(theme=theme), io.BytesIO()
    surface = Film(Player(Search.at(SHOWN)), state, SIZE).draw()
    gif.write(
        stream, [(pictures.image(surface), 100)], pictures.palette(SHOWN, state, SIZE)
    )
    ((recorded, _),) = read(stream.getvalue())
    pairs = list(
        zip(
            pixels_of(pygame.image.tobytes(surface, "RGB")),
            pixels_of(recorded),
            strict=True,
        )
    )
    roles = set(THEMES[theme].colours().values())
    flat = [before == after for before, after in pairs if before in roles]
    assert len(flat) > 0.9 * len(pairs)
    assert all(flat)
    far = [
        pair
        for pair in pairs
        if max(abs(a - b) for a, b in zip(*pair, strict=True)) > 32
    ]
    assert len(far) < 0.0005 * len(pairs)


@pytest.mark.parametrize(
    ("name", "words", "size"),
    [
        ("a.gif", [], (960, 600)),
        ("a.png", [], (1280, 800)),
        ("a.gif", ["--size", "320x240"], (320, 240)),
    ],
)
def test_without_a_size_a_recording_is_smaller_than_a_picture(
    name: str, words: list[str], size: tuple[int, int], tmp_path: Path
) -> None:
    assert main(["4", "--save", str(tmp_path / name), "--until", "0", *words]) == 0
    with Image.open(tmp_path / name) as picture:
        assert picture.size == size
