"""Templates of the pages that are written: texts of the package, with places for words."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files


def read(package: str, name: str) -> str:
    """Return a text that lies in a package."""
    return (files(package) / name).read_text(encoding="utf-8")


def filled(package: str, name: str, words: Mapping[str, str]) -> str:
    """Return a template of a package, with words in the places that bear their names, such as @TITLE@."""
    text = read(package, name)
    for place, word in words.items():
        text = text.replace(f"@{place}@", word)
    return text
