"""What tests know of each language on their own account: a file for each, called by its code."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from queens_viz.words.words import LANGUAGES


class Spoken(NamedTuple):
    """A language as tests know it; where it has no file yet, nothing is known of it."""

    said: dict[str, str]
    keys: dict[str, str]
    otherwise: frozenset[str]


def _spoken(code: str) -> Spoken:
    """Return what the file of a language says."""
    if find_spec(f"{__name__}.{code}") is None:
        return Spoken({}, {}, frozenset())
    known = import_module(f".{code}", __name__)
    return Spoken(known.SAID, known.KEYS, frozenset(known.OTHERWISE.split()))


SPOKEN = {code: _spoken(code) for code in LANGUAGES}
"""All languages, by their codes."""
