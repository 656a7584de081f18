"""The QR code of a link."""

from __future__ import annotations

from functools import lru_cache

from ..parts.code import Code


@lru_cache(maxsize=4)
def code(link: str) -> Code:
    """Return the code; dark modules beside one another are one box."""
    # Only what draws one needs the package.
    from segno import make_qr
    from segno.utils import matrix_to_lines  # type: ignore[attr-defined]  # it has no stub

    modules = make_qr(link).matrix
    return link, len(modules), tuple(matrix_to_lines(modules, 0, 0))
