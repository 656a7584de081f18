"""Animated GIFs, written frame by frame: of each frame only what changed, and nothing of it is kept but the last one.

Needs Pillow. It looks up the nearest colours and packs the pixels; where they go is written here, since Pillow
itself collects all frames before it writes the first one.
"""

from __future__ import annotations

import io
import struct
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, repeat
from typing import TYPE_CHECKING, BinaryIO, NamedTuple, cast

if TYPE_CHECKING:
    from PIL import Image

Colour = tuple[int, int, int]

MOST_COLOURS = 255
"""Colours of a recording at most: a GIF has 256, of which one is kept for what did not change."""

UNCHANGED = 255
"""Index of the colour that lets the frame before shine through."""

LONGEST = 0xFFFF
"""Hundredths of a second for which one frame can be shown; what is longer takes several."""

FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Tells viewers to begin again at the end, any number of times."""

EXTENSION, IMAGE, END = b"\x21", b"\x2c", b"\x3b"
"""How the parts of a GIF begin."""


class Change(NamedTuple):
    """What a frame paints: its left and top edge, its width and height, and its pixels, packed."""

    place: tuple[int, int, int, int]
    data: bytes


def write(stream: BinaryIO, frames: Iterable[tuple[Image.Image, int]], colours: Sequence[Colour]) -> None:
    """Write RGB pictures, each with its milliseconds, as a GIF that loops for ever; a frame is drawn when it is due.

    Pixels of the colours come out exactly so, others in one near to theirs. Equal pictures that follow each other
    become one frame, shown for as long as all of them.
    """
    from PIL import ImageChops

    indexes = indexer(colours)
    shown: Image.Image | None = None
    # A frame is held back until the next one differs, since only then it is known for how long it is shown.
    held, begin_ms, end_ms = Change((0, 0, 0, 0), b""), 0, 0
    for picture, duration_ms in frames:
        now = indexes(picture)
        if shown is None:
            stream.write(_head(now.size, colours))
            held = Change((0, 0, *now.size), _packed(now))
        elif now.size != shown.size:
            raise ValueError(f"a frame of {now.size} among frames of {shown.size}")
        elif box := ImageChops.difference(shown, now).getbbox():
            _write_frame(stream, held, begin_ms, end_ms)
            held, begin_ms = _change(shown, now, box), end_ms
        shown, end_ms = now, end_ms + duration_ms
    if shown is None:
        raise ValueError("a recording without frames")
    _write_frame(stream, held, begin_ms, end_ms)
    stream.write(END)


def indexer(colours: Sequence[Colour]) -> Callable[[Image.Image], Image.Image]:
    """Return what turns an RGB picture into a grey one whose greys are the indexes of the colours nearest to it."""
    from PIL import Image

    if not 0 < len(set(colours)) == len(colours) <= MOST_COLOURS:
        raise ValueError(f"1 to {MOST_COLOURS} different colours, not {len(colours)}")
    palette = Image.new("P", (1, 1))
    # The first colour fills the palette up. Of equal ones Pillow finds the first, so that no fill is ever found.
    palette.putpalette(_table(map(_cell, chain(colours, repeat(colours[0], 256 - len(colours))))))

    def nearest(picture: Image.Image) -> Image.Image:
        found = picture.quantize(palette=palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", found.size, found.tobytes())

    # Colours that it takes for others, since they share a cell, are painted one by one: a theme has none such.
    swatches = Image.frombytes("RGB", (len(colours), 1), _table(colours))
    missed = [(k, colours[k]) for k, found in enumerate(nearest(swatches).tobytes()) if found != k]

    def indexes(picture: Image.Image) -> Image.Image:
        found = nearest(picture)
        for k, colour in missed:
            found.paste(k, mask=_where(picture, colour))
        return found

    return indexes


def shades(pictures: Iterable[Image.Image], colours: Iterable[Colour]) -> list[Colour]:
    """Return the colours, each once, and after them others that RGB pictures show, as far as there is room.

    First those seen most that look like none of them from afar, then what is seen most, but nothing that Pillow's
    search for the nearest would take for one of the others.
    """
    counts = Counter[Colour]()
    for picture in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or ():
            red, green, blue = cast(Colour, colour)
            counts[red, green, blue] += count
    result = list(dict.fromkeys(colours))
    for bits in (3, 6):
        cells = {_cell(colour, bits) for colour in result}
        for colour in sorted(counts, key=lambda colour: (-counts[colour], colour)):
            if _cell(colour, bits) not in cells and len(result) < MOST_COLOURS:
                cells.add(_cell(colour, bits))
                result.append(colour)
    return result


def _cell(colour: Colour, bits: int = 6) -> Colour:
    """Return the upper bits of a colour: of six Pillow knows it when it searches for the nearest."""
    red, green, blue = (value & -1 << 8 - bits for value in colour)
    return red, green, blue


def _where(picture: Image.Image, colour: Colour) -> Image.Image:
    """Return a mask of the pixels that have exactly a colour."""
    from PIL import ImageChops

    red, green, blue = (
        band.point([255 * (value == wanted) for value in range(256)])
        for band, wanted in zip(picture.split(), colour, strict=True)
    )
    return ImageChops.darker(red, ImageChops.darker(green, blue))


def _change(shown: Image.Image, now: Image.Image, box: tuple[int, int, int, int]) -> Change:
    """Return the change that makes one picture of another that differs within a box."""
    from PIL import ImageChops

    part, (left, top, right, bottom) = now.crop(box), box
    is_equal = ImageChops.difference(part, shown.crop(box)).point([255] + [0] * 255)
    part.paste(UNCHANGED, mask=is_equal)
    return Change((left, top, right - left, bottom - top), _packed(part))


def _packed(indexes: Image.Image) -> bytes:
    """Return the pixels as a GIF has them, cut out of one that Pillow writes."""
    stream = io.BytesIO()
    indexes.save(stream, "GIF", optimize=False, interlace=False)
    data = stream.getvalue()
    at = 13 + _size_of_table(data[10])
    while data[at : at + 1] == EXTENSION:
        at = _end_of_blocks(data, at + 2)
    begin = at + 10 + _size_of_table(data[at + 9])
    return data[begin : _end_of_blocks(data, begin + 1)]


def _size_of_table(flags: int) -> int:
    """Return the number of bytes of the table of colours that a part with such flags has."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _end_of_blocks(data: bytes, at: int) -> int:
    """Return where blocks end that begin each with their length, the last with 0."""
    while data[at]:
        at += data[at] + 1
    return at + 1


def _head(size: tuple[int, int], colours: Sequence[Colour]) -> bytes:
    """Return what comes before the first frame: the size, the colours, and that it loops."""
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + _table(colours).ljust(3 * 256, b"\0") + FOR_EVER


def _table(colours: Iterable[Colour]) -> bytes:
    """Return the colours as a GIF has them, and Pillow too."""
    return bytes(value for colour in colours for value in colour)


def _write_frame(stream: BinaryIO, change: Change, begin_ms: int, end_ms: int) -> None:
    """Write a frame that is shown from one moment to another, each rounded, so that no error adds up."""
    from PIL import Image

    left = (end_ms + 5) // 10 - (begin_ms + 5) // 10
    # As many equal parts as it takes: a short last one would be shown for longer, as viewers do.
    for parts in range(max(1, -(-left // LONGEST)), 0, -1):
        delay = left // parts
        left -= delay
        # Its disposal: what is painted stays.
        control = struct.pack("<BBBHBB", 0xF9, 4, 0b101, delay, UNCHANGED, 0)
        place = struct.pack("<HHHHB", *change.place, 0)
        stream.write(EXTENSION + control + IMAGE + place + change.data)
        if parts > 1:
            change = Change((0, 0, 1, 1), _packed(Image.new("L", (1, 1), UNCHANGED)))
