"""The pictures of the window that the documents show, drawn at twice the size at which they are shown.

They have solutions in the list and ticks on the progress line, since the search has been made up to their positions.
"""

from __future__ import annotations

import io
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame
from PIL import Image, ImageChops, ImageSequence

from queens_viz import cli
from queens_viz.app.app import App
from queens_viz.app.binding import press
from queens_viz.app.commands import Action, Command
from queens_viz.app.own_actions import begin_with_result
from queens_viz.app.own_program import Result
from queens_viz.app.player import Player
from queens_viz.app.state import State
from queens_viz.parts import layout, window_layout
from queens_viz.pens.theme import LIGHT
from queens_viz.search.listing import Program
from queens_viz.window import gif, pictures

from . import shown_programs
from .support import search_at

SIZE = (2560, 1600)
"""Pixels of a picture. A document shows it half as wide, so that it is sharp on a screen of twice the pixels."""


FAR = 40
"""How far a colour may be from a picture drawn anew. Both are made eight times smaller, for edges may differ."""


class Picture(NamedTuple):
    """A position and how it is looked at: in a window of half the size with twice the pixels, so it has one panel."""

    n: int
    at: str
    state: State = State()
    program: str = ""  # a person's own, of shown_programs
    step: str = ""  # its step: "fault", "again" or "end"
    lines: tuple[int, ...] = ()  # those that were pressed in the faulty program


PICTURES = {
    "search.png": Picture(8, "2,4,1,3,5:7"),
    "flame.png": Picture(8, "6,4,2,8,5,7,1,3", State(tab=Action.TREE, is_large=True)),
    "back.png": Picture(8, "2,4,1,3:6"),
    "tree.png": Picture(6, "2,4,6,1,3,5", State(tab=Action.TREE, is_large=True)),
    "program.png": Picture(
        8, "2,4,1,3:6", State(tab=Action.PROGRAM, program=Program.RECURSION)
    ),
    "own.png": Picture(6, ":1", program="queens.py", step="fault"),
    "own-again.png": Picture(6, ":1", program="queens.py", step="again"),
    "fault.png": Picture(4, ":1", program="no_pop", lines=(6,)),
    "fault-found.png": Picture(4, ":1", program="no_pop", lines=(6, 16)),
    "ahead.png": Picture(
        6, "4,2,5,3:1", State(tab=Action.TREE, has_outlook=True, shows_time=True)
    ),
}

RECORDING = "recording.gif"
RECORDED = [
    "4",
    "--until",
    "first",
    "--size",
    "1280x800",
    "--speed",
    "2.5",
    "--pause",
    "3",
]
"""The recording, and the arguments of the command that makes it."""

NAMES = {*PICTURES, RECORDING}


def open_program(app: App, picture: Picture) -> None:
    """Open the program of a picture at its step, if it has one."""
    if not picture.program:
        return
    if picture.lines:
        app.desk = shown_programs.FaultyDesk()
        press(app, Command(Action.FIND_FAULT, picture.program))
        for line in picture.lines:
            press(app, Command(Action.PICK_LINE, line))
        if app.asking.question:
            press(app, Command(Action.SEE_LINE))
        return
    story = shown_programs.story(picture.program)
    again = story.again
    steps = {"fault": story.fault, "end": story.last, "again": again and again.step}
    step = steps[picture.step]
    assert step is not None
    begin_with_result(app, story.name, Result(story), step=step, is_anonymous=False)


def drawn(picture: Picture) -> Image.Image:
    """Draw a picture."""
    side_by_side = layout.SIDE_BY_SIDE
    try:
        layout.SIDE_BY_SIDE = 2 * side_by_side
        window_layout.lay_out.cache_clear()
        surface = pictures.draw(
            Player(search_at(picture.n, picture.at)),
            picture.state,
            SIZE,
            lambda app: open_program(app, picture),
        )
    finally:
        layout.SIDE_BY_SIDE = side_by_side
        window_layout.lay_out.cache_clear()
    return Image.frombytes("RGB", SIZE, pygame.image.tobytes(surface, "RGB"))


def encoded(image: Image.Image) -> bytes:
    """Return a picture as a small PNG: the theme's colours are exact, those of smooth edges near."""
    few = image.quantize(
        palette=gif.palette([*LIGHT.colours().values()], image),
        dither=Image.Dither.NONE,
    )
    stream = io.BytesIO()
    few.save(stream, "png", optimize=True)
    return stream.getvalue()


def far(one: Image.Image, other: Image.Image) -> int:
    """Return how far two pictures are from each other at most, edges apart."""
    both = ImageChops.difference(
        *(picture.convert("RGB").reduce(8) for picture in (one, other))
    )
    return max(both.tobytes())


def frames(path: Path) -> list[Image.Image]:
    """Return the pictures in a file, none where there is no file."""
    return ImageSequence.all_frames(Image.open(path)) if path.exists() else []


def is_as_kept(path: Path, *made: Image.Image) -> bool:
    """Return whether a file has these pictures, as far as anybody sees."""
    kept = frames(path)
    return len(kept) == len(made) and max(map(far, kept, made)) <= FAR


def write(folder: Path) -> None:
    """Write those into a folder that are other than there."""
    for name, picture in PICTURES.items():
        if not is_as_kept(folder / name, image := drawn(picture)):
            (folder / name).write_bytes(encoded(image))
    with TemporaryDirectory() as place:
        made = Path(place, RECORDING)
        if cli.main([*RECORDED, "--save", str(made), "--language", "en"]):
            raise SystemExit(1)
        if not is_as_kept(folder / RECORDING, *frames(made)):
            (folder / RECORDING).write_bytes(made.read_bytes())
