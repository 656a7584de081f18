"""Recordings: what is written is read back with Pillow."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from random import Random
from weakref import finalize

import pytest
from PIL import Image

from queens_viz.window import gif
from queens_viz.window.gif import UNCHANGED, Colour

from ..tiers import tiered

RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
COLOURS = (RED, GREEN, BLUE, WHITE)

Frame = tuple[Image.Image, int]


def written(frames: Iterable[Frame], colours: Iterable[Colour] = COLOURS) -> bytes:
    stream, each = io.BytesIO(), tuple(colours)
    gif.write(stream, frames, gif.palette(each, plain(each[0])))
    return stream.getvalue()


def read(data: bytes) -> list[tuple[bytes, int]]:
    """Return the pixels of each frame as Pillow shows it, and for how many milliseconds; it loops for ever."""
    with Image.open(io.BytesIO(data)) as film:
        frames = []
        for k in range(getattr(film, "n_frames", 1)):
            film.seek(k)
            frames.append((film.convert("RGB").tobytes(), int(film.info["duration"])))
        assert film.info["loop"] == 0
        return frames


def expected(frames: Iterable[Frame]) -> list[tuple[bytes, int]]:
    """Return what is to be read: neighbours that are equal are one frame."""
    each = [(picture.tobytes(), duration_ms) for picture, duration_ms in frames]
    return [
        (pixels, sum(ms for _, ms in group))
        for pixels, group in groupby(each, key=lambda frame: frame[0])
    ]


def plain(colour: Colour, size: tuple[int, int] = (8, 6)) -> Image.Image:
    return Image.new("RGB", size, colour)


def painted(
    picture: Image.Image, box: tuple[int, int, int, int], colour: Colour
) -> Image.Image:
    result = picture.copy()
    result.paste(colour, box)
    return result


def changes(
    random: Random, size: tuple[int, int], colours: list[Colour]
) -> list[Frame]:
    """Paint one thing from frame to frame: nothing, a pixel, any rectangle, or all."""
    (width, height), picture = size, plain(random.choice(colours), size)
    frames = [(picture, 10 * random.randrange(1, 50))]
    for kind in random.choices(("nothing", "pixel", "rectangle", "noise"), k=8):
        left, top = (
            random.choice((0, width - 1, random.randrange(width))),
            random.randrange(height),
        )
        box = (
            left,
            top,
            random.randrange(left, width) + 1,
            random.randrange(top, height) + 1,
        )
        if kind == "pixel":
            box = (left, top, left + 1, top + 1)
        if kind == "noise":
            pixels = bytes(
                value for _ in range(width * height) for value in random.choice(colours)
            )
            picture = Image.frombytes("RGB", size, pixels)
        elif kind != "nothing":
            picture = painted(picture, box, random.choice(colours))
        frames.append((picture, 10 * random.randrange(1, 50)))
    return frames


@tiered(10, 250)
def test_what_is_painted_in_colours_of_the_palette_is_read_back_exactly(
    amount: int, seed: int
) -> None:
    for number in range(amount):
        random = Random(1000 * seed + number)
        # No two of them are near each other.
        cells = random.sample(range(8**3), random.randrange(1, gif.UNCHANGED))
        colours = [
            (cell % 8 * 32, cell // 8 % 8 * 32, cell // 64 * 32) for cell in cells
        ]
        frames = changes(
            random, (random.randrange(1, 40), random.randrange(1, 40)), colours
        )
        assert read(written(frames, colours)) == expected(frames)


def test_no_rounding_adds_up() -> None:
    durations = [
        ms for _, ms in read(written([(plain(COLOURS[k % 2]), 33) for k in range(100)]))
    ]
    assert (sum(durations), set(durations)) == (3300, {30, 40})


@pytest.mark.parametrize(
    ("durations_ms", "durations"),
    [
        ([655_350], [655_350]),
        ([655_360], [327_680, 327_680]),
        ([600_000, 600_000], [600_000, 600_000]),
        ([1_310_710], [436_900, 436_900, 436_910]),
    ],
)
def test_a_long_rest_takes_several_frames_that_change_nothing(
    durations_ms: list[int], durations: list[int]
) -> None:
    picture = painted(plain(RED), (0, 0, 2, 2), GREEN)
    found = read(
        written(
            [(picture, duration_ms) for duration_ms in durations_ms]
            + [(plain(BLUE), 70)]
        )
    )
    assert found == [
        *((picture.tobytes(), ms) for ms in durations),
        (plain(BLUE).tobytes(), 70),
    ]


def test_500_frames_are_written_as_they_come_and_at_most_two_are_alive() -> None:
    stream, alive, marks = io.BytesIO(), set[int](), list[int]()

    def frames() -> Iterator[Frame]:
        for k in range(500):
            picture = plain(COLOURS[k % 4], (4, 4))
            alive.add(k)
            finalize(picture, alive.discard, k)
            assert len(alive) <= 2
            marks.append(stream.tell())
            yield picture, 20

    gif.write(stream, frames(), gif.palette(COLOURS, plain(RED)))
    # One is held back, and the one before it is written.
    assert all(a < b for a, b in pairwise(marks[1:]))


def test_a_palette_has_its_colours_first_and_what_a_sample_shows_that_is_not_near_to_them() -> (
    None
):
    seen, near = (90, 80, 70), (250, 1, 1)
    sample = painted(painted(plain(near), (0, 0, 4, 4), seen), (0, 0, 1, 1), GREEN)
    assert (gif.palette([RED, GREEN], sample).getpalette() or [])[:9] == [
        *RED,
        *GREEN,
        *seen,
    ]
    noise = Image.frombytes("RGB", (100, 100), Random(1).randbytes(30_000))
    assert len(gif.palette(COLOURS, noise).getpalette() or []) == 3 * UNCHANGED
