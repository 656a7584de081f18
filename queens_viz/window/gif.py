"""Animated GIFs, written frame by frame: of each frame only what changed, and never more than two pictures are kept.

Needs Pillow. It looks up the nearest colours and packs the pixels; where they go is written here, since Pillow
itself collects all frames before it writes the first one.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from itertools import chain
from operator import sub
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from PIL import Image

Colour = tuple[int, int, int]

BITS = 7
"""Bits of a colour's number: there are 128 colours, of which the last one stands for what did not change."""

UNCHANGED = (1 << BITS) - 1

NEAR = 16
"""How far two colours lie apart in one of their parts that are told from each other."""

LONGEST = 0xFFFF
"""Hundredths of a second for which one frame can be shown; what is longer takes several."""

FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Tells viewers to begin again at the end, any number of times."""


def palette(colours: Sequence[Colour], sample: Image.Image) -> Image.Image:
    """Return a picture that has these colours, and as many as there is room for of those that a sample shows."""
    from PIL import Image

    values = (
        sample.quantize(UNCHANGED - len(colours), dither=Image.Dither.NONE).getpalette()
        or []
    )
    seen = zip(values[::3], values[1::3], values[2::3], strict=True)
    # One that is near to a given one would be taken for it.
    far = [
        one
        for one in seen
        if all(max(map(abs, map(sub, one, given))) >= NEAR for given in colours)
    ]
    result = Image.new("P", (1, 1))
    result.putpalette([*chain(*colours, *far)][: 3 * UNCHANGED])
    return result


def write(
    stream: BinaryIO, frames: Iterable[tuple[Image.Image, int]], colours: Image.Image
) -> None:
    """Write RGB pictures, each with its milliseconds, as a GIF that loops for ever; a frame is drawn when it is due.

    Its colours are those of a palette. Equal pictures that follow each other become one frame, shown for as long as
    all of them.
    """
    from PIL import Image, ImageChops

    shown: Image.Image | None = None
    # A frame is held back until the next one differs: only then it is known for how long it is shown.
    held, begin_ms, end_ms = b"", 0, 0
    for picture, duration_ms in frames:
        found = picture.quantize(palette=colours, dither=Image.Dither.NONE)
        now = Image.frombytes("L", found.size, found.tobytes())
        if shown is None:
            table = bytes(colours.getpalette() or []).ljust(3 << BITS, b"\0")[
                : 3 << BITS
            ]
            head = struct.pack("<HHBBB", *now.size, 0xF0 | BITS - 1, 0, 0)
            stream.write(b"GIF89a" + head + table + FOR_EVER)
            held = _painted(now, (0, 0, *now.size))
        elif box := ImageChops.difference(shown, now).getbbox():
            _write_frame(stream, held, begin_ms, end_ms)
            changed = ImageChops.difference(shown, now).point([0] + [255] * 255)
            held = _painted(
                Image.composite(now, Image.new("L", now.size, UNCHANGED), changed), box
            )
            begin_ms = end_ms
        shown, end_ms = now, end_ms + duration_ms
    _write_frame(stream, held, begin_ms, end_ms)
    stream.write(b"\x3b")


def _painted(indexes: Image.Image, box: tuple[int, int, int, int]) -> bytes:
    """Return a part of a picture as a GIF has it: its place, and its pixels in blocks of which the last is empty."""
    part = indexes.crop(box)
    return (
        struct.pack("<BHHHHBB", 0x2C, *box[:2], *part.size, 0, BITS)
        + part.tobytes("gif", "L", BITS, 0)
        + b"\0"
    )


def _write_frame(stream: BinaryIO, painted: bytes, begin_ms: int, end_ms: int) -> None:
    """Write a frame that is shown from one moment to another, each rounded, so that no error adds up."""
    left = (end_ms + 5) // 10 - (begin_ms + 5) // 10
    # As many equal parts as it takes: a short last one would be shown for longer, as viewers do.
    for parts in range(max(1, -(-left // LONGEST)), 0, -1):
        delay = left // parts
        left -= delay
        # It stays where it is when its time is over, and one colour lets shine through what is there.
        stream.write(
            struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 1 << 2 | 1, delay, UNCHANGED, 0)
            + painted
        )
