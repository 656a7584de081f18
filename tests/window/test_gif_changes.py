"""What of a recording's frame is written: the rectangle that changed, on the ground that takes fewer bytes."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image

from queens_viz.window import gif

from .test_gif import BLUE, COLOURS, GREEN, RED, UNCHANGED, WHITE, painted, parts, plain, read, written


@pytest.mark.parametrize("box", [(0, 0, 1, 1), (7, 0, 8, 1), (0, 5, 1, 6), (7, 5, 8, 6), (2, 3, 5, 4), (0, 0, 8, 6)])
def test_only_the_rectangle_that_changed_is_written(box: tuple[int, int, int, int]) -> None:
    first, second = parts(written([(plain(RED), 100), (painted(plain(RED), box, BLUE), 100)]))
    left, top, right, bottom = box
    assert first.place == (0, 0, 8, 6)
    assert second.place == (left, top, right - left, bottom - top)
    assert set(second.indexes) == {COLOURS.index(BLUE)}


def test_pixels_that_did_not_change_are_transparent_and_others_are_not() -> None:
    now = painted(painted(plain(RED), (1, 1, 2, 2), GREEN), (4, 3, 5, 4), WHITE)
    first, second = parts(written([(plain(RED), 100), (now, 100)]))
    assert UNCHANGED not in first.indexes
    assert second.unchanged == UNCHANGED
    assert second.place == (1, 1, 4, 3)
    assert second.indexes == bytes((1, *[UNCHANGED] * 10, 3))


def row(letters: str) -> Image.Image:
    """Return a picture by the first letters of its colours, row by row."""
    names, rows = dict(zip("RGBW", COLOURS, strict=True)), letters.split()
    pixels = bytes(value for letter in "".join(rows) for value in names[letter])
    return Image.frombytes("RGB", (len(rows[0]), len(rows)), pixels)


@pytest.mark.parametrize(
    ("before", "now", "indexes"),
    [
        ("BRRB", "RRRR", "RRRR"),
        ("BRRGRB", "RRRGRR", "RRR.RR"),
        ("BRRGRRGB", "RRRGRRGR", "RRR....R"),
        ("RGB BGR", "RGR RGR", "..R R.."),
        ("WGB RGB", "WGR RGR", "R R"),
        ("BRRRRRRRRRRRRRRRRRG", "RRRRRRRRRRRRRRRRRRW", "RRRRRRRRRRRRRRRRRRW"),
    ],
)
def test_beside_what_changed_its_whole_row_in_the_same_colour_is_painted(before: str, now: str, indexes: str) -> None:
    _, second = parts(written([(row(before), 100), (row(now), 100)]))
    assert second.indexes == bytes("RGBW   .".index(letter) for letter in indexes.replace(" ", ""))
    assert read(written([(row(before), 100), (row(now), 100)]))[1][0] == row(now).tobytes()


def noisy(box: tuple[int, int, int, int]) -> Image.Image:
    """Return a plain picture with a part that takes many bytes."""
    random, result = Random(1), plain(RED, (40, 30))
    for x in range(box[0], box[2]):
        for y in range(box[1], box[3]):
            result.putpixel((x, y), random.choice(COLOURS))
    return result


def test_a_frame_goes_where_the_next_one_is_told_in_fewer_bytes_without_it() -> None:
    first, crowded, last = (
        plain(RED, (40, 30)),
        noisy((0, 0, 40, 30)),
        painted(plain(RED, (40, 30)), (3, 4, 5, 7), BLUE),
    )
    data = written([(first, 100), (crowded, 100), (last, 100)])
    assert [part.disposal for part in parts(data)] == [gif.STAYS, gif.GOES, gif.STAYS]
    assert parts(data)[2].place == (3, 4, 2, 3)
    assert [pixels for pixels, _ in read(data)] == [picture.tobytes() for picture in (first, crowded, last)]


def test_a_frame_stays_where_the_next_one_has_most_of_it() -> None:
    first, crowded = plain(RED, (40, 30)), noisy((0, 0, 40, 30))
    last = painted(crowded, (3, 4, 5, 7), BLUE)
    data = written([(first, 100), (crowded, 100), (last, 100)])
    assert {part.disposal for part in parts(data)} == {gif.STAYS}
    assert [pixels for pixels, _ in read(data)] == [picture.tobytes() for picture in (first, crowded, last)]


def test_a_picture_seen_again_takes_one_pixel() -> None:
    first, crowded = plain(RED, (40, 30)), noisy((5, 5, 35, 25))
    data = written([(first, 100), (crowded, 100), (first, 100), (crowded, 800_000), (first, 70)])
    assert parts(data)[2].place[2:] == (1, 1)
    assert read(data)[2][0] == first.tobytes()
    assert read(data)[-1] == (first.tobytes(), 70)
