"""Animated GIFs, written frame by frame, with only what changed of each frame.

Never more than two pictures are kept. This needs Pillow, which looks up the nearest
colours and packs the pixels. Pillow itself would collect all frames before it writes
the first one.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, BinaryIO

if TYPE_CHECKING:
    from PIL import Image

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]
"""The left, top, right and bottom edges of a part of a picture."""

BITS = 6
"""Bits of a colour number: there are 64 colours."""

UNCHANGED = (1 << BITS) - 1
"""The last colour number: such a pixel is transparent, so it stays as it was."""


# Colours.

CHANNELS = 3
"""Numbers of a colour: red, green and blue."""

NEAR = 28
"""Colours that differ less than this in each channel count as the same.

In an edge between two areas nobody sees the difference.
"""

CANDIDATES = 128
"""How many colours of a sample are considered: most of them are near to others."""


def palette(colours: Sequence[Colour], sample: Image.Image) -> Image.Image:
    """Return an image with some colours and the most frequent ones of a sample.

    Of the sample it has no colours that are near to others, and as many as there are
    numbers for.
    """
    from PIL import Image

    quantized = sample.quantize(CANDIDATES, dither=Image.Dither.NONE)
    # The colours one after the other, each as its numbers for red, green and blue.
    values = quantized.getpalette() or []
    chosen = list(dict.fromkeys(colours))
    channels = [values[channel::CHANNELS] for channel in range(CHANNELS)]
    for red, green, blue in zip(*channels, strict=True):
        colour = (red, green, blue)
        if all(_distance(colour, other) >= NEAR for other in chosen):
            chosen.append(colour)
    result = Image.new("P", (1, 1))
    result.putpalette([*chain(*chosen[:UNCHANGED])])
    return result


def _distance(colour: Colour, other: Colour) -> int:
    """Return how much two colours differ in the channel where they differ most."""
    return max(abs(a - b) for a, b in zip(colour, other, strict=True))


# Frames.

HEADER = b"GIF89a"
COLOUR_TABLE_FLAG = 0xF0
"""A table of colours follows, whose size is in the lowest bits."""

LOOP_FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
CONTROL = b"\x21\xf9\x04"
"""Begins the block that says how a frame is shown."""

CONTROL_FLAGS = 0b00101
"""A frame stays when the next one is drawn, and one of its colours is transparent."""

IMAGE = b"\x2c"
"""Begins the block with the pixels of a frame."""

EMPTY_BLOCK = b"\0"
TRAILER = b"\x3b"

LONGEST = 0xFFFF
"""Hundredths of a second for which one frame is shown at most."""

HUNDREDTH_MS = 10
"""Milliseconds of a hundredth of a second."""


def write(
    stream: BinaryIO, frames: Iterable[tuple[Image.Image, int]], colours: Image.Image
) -> None:
    """Write RGB pictures, each with its milliseconds, as a GIF that loops for ever.

    Its colours are those of the palette of an image. Equal pictures that follow each
    other become one frame. Each picture is taken from `frames` when it is written.
    """
    writer = _Writer(stream, colours)
    for picture, duration_ms in frames:
        writer.add(picture, duration_ms)
    writer.finish()


class _Writer:
    """Writes frames one by one.

    A frame is held back until the next one differs from it: then it is known how long
    it is shown.
    """

    def __init__(self, stream: BinaryIO, colours: Image.Image) -> None:
        self._stream = stream
        self._colours = colours
        self._last: Image.Image | None = None  # the last picture, as colour numbers
        self._frame = b""  # the image block of the frame that is held back
        self._begin_ms = 0  # when it begins
        self._end_ms = 0  # when it ends, as far as is known

    def add(self, picture: Image.Image, duration_ms: int) -> None:
        """Add a picture, and write the frame before it if it differs from that."""
        from PIL import ImageChops

        numbers = self._colour_numbers(picture)
        if self._last is None:
            self._write_head(numbers.size)
            self._frame = _image_block(numbers, (0, 0, *numbers.size))
        else:
            box = ImageChops.difference(self._last, numbers).getbbox()
            if box:
                self._write_frame()
                self._begin_ms = self._end_ms
                change = _change(self._last.crop(box), numbers.crop(box))
                self._frame = _image_block(change, box)
        self._last = numbers
        self._end_ms += duration_ms

    def finish(self) -> None:
        """Write the last frame and the end of the file."""
        self._write_frame()
        self._stream.write(TRAILER)

    def _colour_numbers(self, picture: Image.Image) -> Image.Image:
        """Return a picture as an image whose pixels are the numbers of its colours."""
        from PIL import Image

        quantized = picture.quantize(palette=self._colours, dither=Image.Dither.NONE)
        return Image.frombytes("L", quantized.size, quantized.tobytes())

    def _write_head(self, size: tuple[int, int]) -> None:
        """Write what comes before the frames: the size and the table of colours."""
        width, height = size
        flags = COLOUR_TABLE_FLAG | BITS - 1
        table_size = CHANNELS << BITS
        table = bytes(self._colours.getpalette() or [])[:table_size]
        # The background has colour 0; pixels are square (0).
        head = struct.pack("<HHB", width, height, flags) + b"\0\0"
        self._stream.write(HEADER + head + table.ljust(table_size, b"\0"))
        self._stream.write(LOOP_FOR_EVER)

    def _write_frame(self) -> None:
        """Write the frame that is held back.

        Its begin and its end are rounded, not its duration, so that no error adds up.
        If it is shown for very long, several equal frames are written.
        """
        duration = _hundredths(self._end_ms) - _hundredths(self._begin_ms)
        count = max(1, math.ceil(duration / LONGEST))
        # Their durations are as equal as possible: viewers show a short one longer.
        remaining = duration
        for frames_left in range(count, 0, -1):
            delay = remaining // frames_left
            remaining -= delay
            control = struct.pack("<BHBB", CONTROL_FLAGS, delay, UNCHANGED, 0)
            self._stream.write(CONTROL + control + self._frame)


def _hundredths(milliseconds: int) -> int:
    """Return milliseconds as hundredths of a second, rounded half up.

    >>> _hundredths(14), _hundredths(15)
    (1, 2)
    """
    return (milliseconds + HUNDREDTH_MS // 2) // HUNDREDTH_MS


def _image_block(part: Image.Image, box: Box) -> bytes:
    """Return a part of a picture as a GIF has it: its place and its packed pixels."""
    left, top, *_ = box
    place = struct.pack("<HHHH", left, top, *part.size)
    flags = b"\0"
    pixels = part.tobytes("gif", "L", BITS, 0)
    return IMAGE + place + flags + bytes([BITS]) + pixels + EMPTY_BLOCK


# What changes from one frame to the next.

GAP = re.compile(rb"\xff(\x00{8,80})(?=\xff)")
"""8 to 80 pixels that are not painted, between two that are."""

ONE_UNLESS_ZERO = [0] + [1] * 255
WHITE_UNLESS_ZERO = [0] + [255] * 255
"""Tables with a new value for each value of a pixel."""

SHIFTS = (1, 2, 4, 2)
"""Shifting a mask by these, one after the other, makes its shapes 9 pixels wider."""


def _change(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a picture as a change of the one before: some pixels are UNCHANGED."""
    from PIL import Image

    unchanged = Image.new("L", after.size, UNCHANGED)
    return Image.composite(after, unchanged, _worth_painting(before, after))


def _worth_painting(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a mask of the pixels to paint: those that changed, and some others.

    To leave a gap out takes two changes of colour, to UNCHANGED and back, and it is
    these that fill a file. Narrow gaps are painted, and so are wider ones in which the
    picture itself has at most one change, such as the background between two words.
    """
    from PIL import Image, ImageChops

    shifted = ImageChops.offset(after, 1, 0)
    edges = ImageChops.difference(after, shifted)
    # A byte for each pixel: 1 if its colour differs from the one at its left.
    starts = edges.point(ONE_UNLESS_ZERO).tobytes()
    changed = ImageChops.difference(before, after).point(WHITE_UNLESS_ZERO)
    mask = _closed(changed).tobytes()
    painted = bytearray(mask)
    for gap in GAP.finditer(mask):
        start, end = gap.span(1)
        if starts.count(1, start, end + 1) <= 1:
            painted[start:end] = b"\xff" * (end - start)
    return Image.frombytes("L", after.size, bytes(painted))


def _closed(mask: Image.Image) -> Image.Image:
    """Return a mask whose horizontal gaps of up to 9 pixels are filled.

    Its white shapes grow to the right by the sum of SHIFTS, which closes such gaps, and
    shrink again by as much.
    """
    from PIL import ImageChops

    closed = mask
    for shift in SHIFTS:
        # Of two pixels, the lighter one: white shapes grow.
        closed = ImageChops.lighter(closed, ImageChops.offset(closed, shift, 0))
    for shift in SHIFTS:
        # The darker one: what has grown at the right of a shape goes.
        closed = ImageChops.darker(closed, ImageChops.offset(closed, -shift, 0))
    return closed
