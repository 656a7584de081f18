"""QR codes of links, made in the page itself.

They are of ISO/IEC 18004: bytes, at the lowest level of error correction, in all forty
versions. A window has a package for this, which is too large for a page.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..app.front import Module, QrCode

LONGEST = 2300
"""The characters of the longest link: a camera can hardly read more."""

VERSIONS = range(1, 41)

CHECK_BYTES = (
    0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
    28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
)  # fmt: skip
"""The bytes for error correction of a block, by version."""

BLOCKS = (
    0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
    8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
)  # fmt: skip
"""The number of blocks, by version."""

BYTES = 0b0100
"""The mode in which text is written: byte by byte."""

LONG_COUNT = 10
"""From this version on, the number of bytes has 16 bits."""

PADDING = (0xEC, 0x11)
"""What follows the text, in turn, until the code is full."""

Grid = list[list[int]]
"""Rows of modules: 1 is dark, 0 is light, and EMPTY has no value yet."""

EMPTY = 2

DARK = "1"
"""A dark module in a row that is a text."""


@lru_cache(maxsize=4)
def code(link: str) -> QrCode | None:
    """Return the QR code of a link, None if the link is too long for one.

    >>> code("#n=8").side, code("x" * 3000)
    (21, None)
    """
    data = link.encode()
    if len(data) > LONGEST:
        return None
    rows = modules(data)
    bars: list[tuple[Module, Module]] = []
    for y, row in enumerate(rows):
        start = row.find("1")
        while start >= 0:
            end = row.find("0", start)
            if end < 0:
                end = len(row)
            bars.append(((start, y), (end, y)))
            start = row.find("1", end)
    return QrCode(link, len(rows), tuple(bars))


def modules(data: bytes, mask: int | None = None) -> list[str]:
    """Return the rows of a QR code as texts of 1 and 0, by default with a good mask."""
    version = version_of(len(data))
    grid = _patterns(version)
    free = [(x, y) for x, y in _places(len(grid)) if grid[y][x] == EMPTY]
    bits = _bits_of(_with_checks(_filled(data, version), version))
    # A few places are left over: they are light.
    bits += "0" * (len(free) - len(bits))
    values = [int(bit) for bit in bits]
    if mask is not None:
        return _masked(grid, free, values, mask)
    masks = range(len(MASKS)) if version <= LAST_WITH_ALL else FEW_MASKS
    return min([_masked(grid, free, values, number) for number in masks], key=_penalty)


# The bytes.


def version_of(length: int) -> int:
    """Return the smallest version that holds a text of as many bytes."""
    for version in VERSIONS:
        if _head_bits(version) + 8 * length <= 8 * _data_bytes(version):
            return version
    raise ValueError(f"{length} bytes are too many for a QR code")


def _head_bits(version: int) -> int:
    """Return the number of bits before the text: the mode, and the number of bytes."""
    return 4 + (16 if version >= LONG_COUNT else 8)


def _whole_bytes(version: int) -> int:
    """Return how many bytes a code holds, with those for error correction."""
    bits = (16 * version + 128) * version + 64
    if version >= 2:
        crosses = version // 7 + 2
        bits -= (25 * crosses - 10) * crosses - 55
    if version >= 7:
        bits -= 36
    return bits // 8


def _data_bytes(version: int) -> int:
    """Return how many bytes a code holds, without those for error correction."""
    return _whole_bytes(version) - CHECK_BYTES[version] * BLOCKS[version]


def _filled(data: bytes, version: int) -> list[int]:
    """Return all bytes of the data: mode, length, text, end and padding."""
    length = len(data)
    head = _head_bits(version)
    bits = f"{BYTES:04b}" + format(length, f"0{head - 4}b") + _bits_of(list(data))
    room = _data_bytes(version)
    bits += "0" * min(4, 8 * room - len(bits))
    bits += "0" * (-len(bits) % 8)
    values = [int(bits[start : start + 8], 2) for start in range(0, len(bits), 8)]
    for number in range(room - len(values)):
        values.append(PADDING[number % 2])
    return values


def _bits_of(values: list[int]) -> str:
    """Return bytes as a text of bits."""
    return "".join([f"{value:08b}" for value in values])


def _with_checks(data: list[int], version: int) -> list[int]:
    """Return the bytes in blocks, with their bytes for error correction, as placed.

    The first bytes of all blocks come first, then the second ones, and so on.
    """
    count = BLOCKS[version]
    size = len(data) // count
    short_blocks = count - len(data) % count
    blocks = []
    checks = []
    start = 0
    for number in range(count):
        end = start + size + (1 if number >= short_blocks else 0)
        blocks.append(data[start:end])
        checks.append(_checks_of(data[start:end], CHECK_BYTES[version]))
        start = end
    result = []
    for place in range(size + 1):
        result += [block[place] for block in blocks if place < len(block)]
    for place in range(CHECK_BYTES[version]):
        result += [check[place] for check in checks]
    return result


# Error correction by Reed and Solomon, in the field of 256 elements.


@lru_cache(maxsize=1)
def _powers() -> tuple[list[int], list[int]]:
    """Return the powers of 2 in the field, twice, and the logarithms of all."""
    powers = [1]
    for _ in range(254):
        value = 2 * powers[-1]
        powers.append(value ^ 0x11D if value > 255 else value)
    logarithms = [0] * 256
    for exponent, value in enumerate(powers):
        logarithms[value] = exponent
    return powers + powers, logarithms


@lru_cache(maxsize=8)
def _divisor(degree: int) -> list[int]:
    """Return the logarithms of the factors of the polynomial by which is divided."""
    powers, logarithms = _powers()
    factors = [1]
    for exponent in range(degree):
        # Times (x - 2 ** exponent).
        shifted = [*factors, 0]
        for place, factor in enumerate(factors):
            shifted[place + 1] ^= powers[logarithms[factor] + exponent]
        factors = shifted
    return [logarithms[factor] for factor in factors[1:]]


def _checks_of(data: list[int], count: int) -> list[int]:
    """Return the bytes for error correction of a block."""
    powers, logarithms = _powers()
    divisor = _divisor(count)
    rest = [0] * count
    for value in data:
        first = value ^ rest[0]
        rest = [*rest[1:], 0]
        if first:
            exponent = logarithms[first]
            for place, factor in enumerate(divisor):
                rest[place] ^= powers[factor + exponent]
    return rest


# Where everything is.

FINDER = 7
"""The side of the squares in three of the corners."""


def _patterns(version: int) -> Grid:
    """Return the modules that are the same in all codes of a version.

    Those of the format are light: their values follow with the mask.
    """
    side = 4 * version + 17
    grid = [[EMPTY] * side for _ in range(side)]
    for index in range(side):
        grid[6][index] = grid[index][6] = 1 - index % 2
    centres = _crosses(version)
    corners = ((6, 6), (6, side - 7), (side - 7, 6))
    for x in centres:
        for y in centres:
            if (x, y) not in corners:
                _draw_square(grid, x, y, reach=2)
    far = side - 4
    for x, y in ((3, 3), (far, 3), (3, far)):
        _draw_square(grid, x, y, reach=4)
    _draw_format(grid, 0)
    if version >= 7:
        _draw_version(grid, version)
    return grid


def _crosses(version: int) -> list[int]:
    """Return where the small squares are, in both directions."""
    if version == 1:
        return []
    count = version // 7 + 2
    last = 4 * version + 10
    if version == 32:
        step = 26
    else:
        step = (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    return [6, *[last - step * number for number in range(count - 2, -1, -1)]]


def _draw_square(grid: Grid, x: int, y: int, reach: int) -> None:
    """Draw a square around a centre: of a corner with reach 4, else a small one."""
    side = len(grid)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            distance = max(abs(dx), abs(dy))
            if 0 <= x + dx < side and 0 <= y + dy < side:
                # Rings: dark, light, dark; those of a corner are farther out.
                is_light = distance in (2, 4) if reach == 4 else distance == 1
                grid[y + dy][x + dx] = 0 if is_light else 1


def _draw_format(grid: Grid, bits: int) -> None:
    """Draw the 15 bits of the format in both of their places."""
    side = len(grid)
    for index in range(15):
        bit = bits >> index & 1
        # Around the first corner; the lines of dots are left out.
        if index < 6:
            grid[index][8] = bit
        elif index < 8:
            grid[index + 1][8] = bit
        elif index == 8:
            grid[8][7] = bit
        else:
            grid[8][14 - index] = bit
        # Beside the two other ones.
        if index < 8:
            grid[8][side - 1 - index] = bit
        else:
            grid[side - 15 + index][8] = bit
    grid[side - 8][8] = 1


def _draw_version(grid: Grid, version: int) -> None:
    """Draw the 18 bits of a version beside two of the corners."""
    bits = version << 12 | _rest(version << 12, 0x1F25)
    side = len(grid)
    for index in range(18):
        bit = bits >> index & 1
        grid[index // 3][side - 11 + index % 3] = bit
        grid[side - 11 + index % 3][index // 3] = bit


def _rest(value: int, divisor: int) -> int:
    """Return the rest of a division of polynomials whose factors are bits."""
    length = divisor.bit_length()
    while value.bit_length() >= length:
        value ^= divisor << (value.bit_length() - length)
    return value


def _places(side: int) -> list[tuple[int, int]]:
    """Return all places in the order of the bits: up and down in pairs of columns."""
    places = []
    is_upwards = True
    for right in (*range(side - 1, 6, -2), 5, 3, 1):
        rows = range(side - 1, -1, -1) if is_upwards else range(side)
        for y in rows:
            places += [(right, y), (right - 1, y)]
        is_upwards = not is_upwards
    return places


# Masks: without one, a code could have large areas, or look like its corners.

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
"""What a module is changed by: if a mask is 0 at its place, light and dark change."""

LAST_WITH_ALL = 10
"""Up to this version, all masks are tried. More would take seconds in a browser."""

FEW_MASKS = (1, 3, 6)
"""The masks that are tried in larger codes: any mask can be read."""

LOWEST_LEVEL = 0b01
FORMAT_MASK = 0x5412
"""It is combined with the bits of the format, so that they are never all light."""


def _masked(
    grid: Grid, free: list[tuple[int, int]], values: list[int], number: int
) -> list[str]:
    """Return the rows of a code with the values in the free places, and with a mask."""
    rows = [[*row] for row in grid]
    mask = MASKS[number]
    for (x, y), value in zip(free, values, strict=True):
        rows[y][x] = value if mask(x, y) else 1 - value
    data = LOWEST_LEVEL << 3 | number
    _draw_format(rows, (data << 10 | _rest(data << 10, 0x537)) ^ FORMAT_MASK)
    return ["".join([str(value) for value in row]) for row in rows]


LONG = 5
"""The length of the shortest row of equal modules that counts."""

LOOKS_LIKE_CORNER = ("00001011101", "10111010000")


def _penalty(rows: list[str]) -> int:
    """Return how badly a code can be read: a camera wants as much dark as light."""
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    penalty = 0
    for line in (*rows, *columns):
        for part in (*line.split("0"), *line.split("1")):
            if len(part) >= LONG:
                penalty += len(part) - 2
        for pattern in LOOKS_LIKE_CORNER:
            penalty += 40 * line.count(pattern)
    numbers = [int(row, 2) for row in rows]
    inside = (1 << (len(rows) - 1)) - 1
    for index in range(1, len(numbers)):
        number = numbers[index - 1]
        other = numbers[index]
        differences = (number ^ other) | (number ^ number >> 1) | (other ^ other >> 1)
        penalty += 3 * (len(rows) - 1 - bin(differences & inside).count(DARK))
    dark = "".join(rows).count(DARK)
    share = 100 * dark / len(rows) ** 2
    return penalty + 10 * int(abs(share - 50) / 5)
