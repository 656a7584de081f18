"""Animated GIFs, written frame by frame: of each frame only what changed, and never more than two pictures are kept.

Needs Pillow. It looks up the nearest colours and packs the pixels; where they go is written here, since Pillow
itself collects all frames before it writes the first one.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, repeat
from operator import lshift, rshift
from typing import TYPE_CHECKING, BinaryIO, NamedTuple, cast

if TYPE_CHECKING:
    from PIL import Image

Colour = tuple[int, int, int]

MOST_COLOURS = 255
"""Colours of a recording at most: a GIF has 256, of which one is kept for what did not change."""

STAYS, GOES = 1, 3
"""What becomes of a frame when its time is over: it stays, or goes, so that what was there before is seen again."""

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
    indexes, bits = indexer(colours), bits_of(colours)
    shown: Image.Image | None = None
    under: Image.Image | None = None
    # A frame is held back until the next one differs. Only then it is known for how long it is shown, and whether
    # the next one is told in fewer bytes on top of it, or on top of what was there before it.
    held, begin_ms, end_ms = Change((0, 0, 0, 0), b""), 0, 0
    for picture, duration_ms in frames:
        now = indexes(picture)
        if shown is None:
            stream.write(_head(now.size, colours))
            held = Change((0, 0, *now.size), _packed(now, bits))
        elif now.size != shown.size:
            raise ValueError(f"a frame of {now.size} among frames of {shown.size}")
        elif now.tobytes() != shown.tobytes():
            grounds = [ground for ground in (shown, under) if ground]
            changes = [_change(ground, now, bits) for ground in grounds]
            change, ground = min(zip(changes, grounds, strict=True), key=lambda pair: len(pair[0].data))
            _write_frame(stream, held, STAYS if ground is shown else GOES, begin_ms, end_ms, bits)
            held, under, begin_ms = change, ground, end_ms
        shown, end_ms = now, end_ms + duration_ms
    if shown is None:
        raise ValueError("a recording without frames")
    _write_frame(stream, held, STAYS, begin_ms, end_ms, bits)
    stream.write(END)


def bits_of(colours: Sequence[Colour]) -> int:
    """Return how many bits tell the colours, and what is unchanged: the last index, which none of them has."""
    return max(2, len(colours).bit_length())


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


def shades(pictures: Iterable[Image.Image], colours: Iterable[Colour], most: int = MOST_COLOURS) -> list[Colour]:
    """Return the colours, each once, and after them others that RGB pictures show, up to a number in all.

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
            if _cell(colour, bits) not in cells and len(result) < most:
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


def _change(ground: Image.Image, now: Image.Image, bits: int) -> Change:
    """Return what makes one picture of another: a rectangle in which what is equal is left out."""
    from PIL import Image, ImageChops

    box = ImageChops.difference(ground, now).getbbox() or (0, 0, 1, 1)
    part, (left, top, right, bottom) = now.crop(box), box
    painted = Image.new("L", part.size, (1 << bits) - 1)
    painted.paste(part, mask=_changed_runs(ground.crop(box), part))
    return Change((left, top, right - left, bottom - top), _packed(painted, bits))


def _changed_runs(ground: Image.Image, now: Image.Image) -> Image.Image:
    """Return a mask of what changed, and of all that is beside it in its row in the same colour.

    One run of pixels takes fewer bytes than several of which others shine through.
    """
    from PIL import Image, ImageChops

    width, height = now.size
    changed = ImageChops.difference(ground, now).point([0] + [255] * 255, "1")
    # Which pixels are like the one at their left; of the first ones in a row none is.
    alike = Image.new("1", now.size)
    differences = ImageChops.difference(now.crop((1, 0, width, height)), now.crop((0, 0, width - 1, height)))
    alike.paste(differences.point([255] + [0] * 255, "1"), (1, 0))
    # A mask is one large number, its first pixel the highest bit: so all rows are done at once.
    marks, ways = int.from_bytes(changed.tobytes(), "big"), int.from_bytes(alike.tobytes(), "big")
    marks = _spread(marks, ways, width, rshift)
    marks = _spread(marks, ways << 1, width, lshift)
    return Image.frombytes("1", now.size, marks.to_bytes(-(-width // 8) * height, "big"))


def _spread(marks: int, ways: int, farthest: int, shift: Callable[[int, int], int]) -> int:
    """Let bits spread in one direction as far as others lead, in steps of 1, 2, 4 and so on."""
    step = 1
    while step < farthest:
        marks |= shift(marks, step) & ways
        ways &= shift(ways, step)
        step *= 2
    return marks


def _packed(indexes: Image.Image, bits: int) -> bytes:
    """Return the pixels as a GIF has them: how many bits an index takes, and blocks of which the last is empty."""
    return bytes((bits,)) + indexes.tobytes("gif", "L", bits, 0) + b"\0"


def _head(size: tuple[int, int], colours: Sequence[Colour]) -> bytes:
    """Return what comes before the first frame: the size, the colours, and that it loops."""
    bits = bits_of(colours)
    table = _table(colours).ljust(3 << bits, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, 0xF0 | bits - 1, 0, 0) + table + FOR_EVER


def _table(colours: Iterable[Colour]) -> bytes:
    """Return the colours as a GIF has them, and Pillow too."""
    return bytes(value for colour in colours for value in colour)


def _write_frame(stream: BinaryIO, change: Change, end: int, begin_ms: int, end_ms: int, bits: int) -> None:
    """Write a frame that is shown from one moment to another, each rounded, so that no error adds up."""
    left = (end_ms + 5) // 10 - (begin_ms + 5) // 10
    # As many equal parts as it takes: a short last one would be shown for longer, as viewers do.
    for parts in range(max(1, -(-left // LONGEST)), 0, -1):
        delay = left // parts
        left -= delay
        control = struct.pack("<BBBHBB", 0xF9, 4, end << 2 | 1, delay, (1 << bits) - 1, 0)
        place = struct.pack("<HHHHB", *change.place, 0)
        stream.write(EXTENSION + control + IMAGE + place + change.data)
