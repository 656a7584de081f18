"""What must hold of the standard library as far as a page has it: held by the original, by thin/, and in the browser.

No case may know where it runs, nor import more than thin/ has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

Case = Callable[[], Iterator[bool]]
"""Yields what must be true."""


def fails(
    kind: type[Exception],
    function: Callable[..., object],
    *values: object,
    **named: object,
) -> bool:
    """Return whether a call fails so."""
    try:
        function(*values, **named)
    except kind:
        return True
    return False


def wrong(cases: Iterable[Case]) -> list[str]:
    """Return what doesn't hold: the case, and its number in it."""
    found = []
    for case in cases:
        try:
            found += [
                f"{case.__name__} {number}"
                for number, holds in enumerate(case(), 1)
                if not holds
            ]
        except Exception as error:  # whatever it is, it is told
            found.append(f"{case.__name__}: {type(error).__name__}: {error}")
    return found
