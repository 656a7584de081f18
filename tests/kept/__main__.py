"""Writes the lists of what must not be lost anew. Read the difference: a line that goes is something that is lost."""

from __future__ import annotations

from . import FOLDER
from .lists import LISTS

for name, facts in LISTS.items():
    (FOLDER / f"{name}.txt").write_text("\n".join(facts()) + "\n", encoding="utf-8", newline="\n")
