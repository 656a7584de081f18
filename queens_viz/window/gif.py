"""Animated GIFs, written frame by frame: of each frame only what changed, and never more than two pictures are kept.

Needs Pillow. It looks up the nearest colours and packs the pixels; where they go is written here, since Pillow
itself collects all frames before it writes the first one.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from PIL import Image

Colour = tuple[int, int, int]

BITS = 6
"""Bits of a colour's number: there are 64 colours, of which the last one stands for what did not change."""

UNCHANGED = (1 << BITS) - 1

NEAR = 28
"""How far apart two colours of the palette lie at least, in one of their three parts: nobody sees less in an edge."""

CANDIDATES = 128
"""How many colours of a sample are looked at: more than there is room for, since most are near to others."""

LONGEST = 0xFFFF
"""Hundredths of a second for which one frame can be shown; what is longer takes several."""

FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Tells viewers to begin again at the end, any number of times."""


def palette(colours: Sequence[Colour], sample: Image.Image) -> Image.Image:
    """Return a picture that has these colours, and those of a sample that are far from them and from each other."""
    from PIL import Image

    quantized = sample.quantize(CANDIDATES, dither=Image.Dither.NONE)
    values = quantized.getpalette() or []
    kept = list(dict.fromkeys(colours))
    for colour in zip(values[::3], values[1::3], values[2::3], strict=True):
        if all(_distance(colour, other) >= NEAR for other in kept):
            kept.append(colour)
    result = Image.new("P", (1, 1))
    result.putpalette([*chain(*kept[:UNCHANGED])])
    return result


def _distance(colour: Colour, other: Colour) -> int:
    """Return how far two colours lie apart in that of their three parts in which they differ most."""
    return max(abs(a - b) for a, b in zip(colour, other, strict=True))


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
            is_painted = _worth_painting(shown.crop(box), now.crop(box))
            unchanged = Image.new("L", is_painted.size, UNCHANGED)
            part = Image.composite(now.crop(box), unchanged, is_painted)
            held = _painted(part, box)
            begin_ms = end_ms
        shown, end_ms = now, end_ms + duration_ms
    _write_frame(stream, held, begin_ms, end_ms)
    stream.write(b"\x3b")


GAP = re.compile(rb"\xff(\x00{8,80})(?=\xff)")
"""8 to 80 pixels that are not painted, between two that are: see _worth_painting."""


def _worth_painting(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a mask of the pixels that have changed and of those that cost less to paint than to leave out.

    To leave a gap out takes two changes of colour, to "unchanged" and back, and it
    is these that fill a file. Narrow gaps are painted, and so are wider ones in which
    the picture itself has fewer of them, such as the ground between two words.
    """
    from PIL import Image, ImageChops

    # 1 where another colour begins.
    left = ImageChops.offset(after, 1, 0)
    edges = ImageChops.difference(after, left).point([0] + [1] * 255).tobytes()
    changed = ImageChops.difference(before, after).point([0] + [255] * 255)
    pixels = _closed(changed).tobytes()
    painted = bytearray(pixels)
    for gap in GAP.finditer(pixels):
        start, end = gap.span(1)
        if edges.count(1, start, end + 1) <= 1:
            painted[start:end] = b"\xff" * (end - start)
    return Image.frombytes("L", after.size, bytes(painted))


def _closed(mask: Image.Image) -> Image.Image:
    """Return a mask without its gaps of up to 9 pixels in a line: it grows by as many, and shrinks again."""
    from PIL import ImageChops

    for step in (1, 2, 4, 2):
        mask = ImageChops.lighter(mask, ImageChops.offset(mask, step, 0))
    for step in (1, 2, 4, 2):
        mask = ImageChops.darker(mask, ImageChops.offset(mask, -step, 0))
    return mask


def _painted(part: Image.Image, box: tuple[int, int, int, int]) -> bytes:
    """Return a part of a picture as a GIF has it: its place, and its pixels in blocks of which the last is empty."""
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
