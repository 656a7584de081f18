"""The QR code of a link."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=64)
def code(link: str) -> tuple[str, ...]:
    """Return its rows, a 1 for each dark module and a 0 for each light one."""
    # Only what draws one needs the package.
    import segno

    return tuple(["".join(map(str, row)) for row in segno.make_qr(link).matrix])
