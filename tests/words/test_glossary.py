"""One thing has one name in each language; so messages that changed places are noticed, too."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest

from queens_viz.words.words import LANGUAGES, messages

from ..spoken import SPOKEN
from ..support import ROOT

SHORT = 75
"""The letters of a message up to which it has no other words; a longer one may say something in its own way."""

TABLE = re.findall(
    r"^\| (.*) \|$",
    (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)
OTHERS = sorted({*LANGUAGES} - {"en"})


class Mark(NamedTuple):
    """What two messages in different languages have in common if they say the same."""

    words: frozenset[int]
    values: frozenset[str]
    numbers: tuple[str, ...]
    code: frozenset[str]  # the pieces of programs; commands may name a language
    end: str


@cache
def glossary(language: str) -> list[re.Pattern[str]]:
    """Return what finds each word of the glossary in a language."""
    heads, *rows = (
        [cell.replace("\\", "") for cell in row.split(" | ")] for row in TABLE
    )
    cells = [row[heads.index(language)].split(", ") for row in rows]
    either = [
        "|".join(re.escape(word).replace(r"\*", r"\w*") for word in words)
        for words in cells
    ]
    return [re.compile(rf"\b(?:{words})(?!\w)", re.IGNORECASE) for words in either]


@cache
def mark(language: str, message: str) -> Mark:
    """Return the mark of a message; what is filled in, and pieces of programs, have no language."""
    text = re.sub(r"\{[^}]*\}|`[^`]*`", "", message).replace("\u00a0", " ").strip()
    values = frozenset(re.findall(r"\{([^}:]*)", message))
    pieces = re.findall(r"`([^`]*)`", message)
    code = frozenset(piece for piece in pieces if "queens_viz" not in piece)
    there = frozenset(
        k for k, word in enumerate(glossary(language)) if word.search(text)
    )
    return Mark(
        there,
        values,
        tuple(sorted(re.findall(r"\d+|[←↑→↓×]", text))),
        code,
        text[-1:] if text[-1:] in ".?:" else "",
    )


def is_alike(language: str, name: str, message: str) -> bool:
    """Return whether a message may be the one of a name, as far as its mark tells."""
    english = said("en")[name]
    theirs, ours = mark("en", english), mark(language, message)
    has_words = len(english) > SHORT or theirs.words <= ours.words
    return (
        has_words
        and theirs[1:] == ours[1:]
        and SPOKEN[language].said.get(name, "") in message
    )


@cache
def said(language: str) -> dict[str, str]:
    """Return all messages of a language; those about positions have sentences for names."""
    both = {**messages(language), **messages(f"{language}.print")}
    return {name: message for name, message in both.items() if " " not in name}


@pytest.mark.parametrize("language", OTHERS)
def test_each_thing_has_its_one_name(language: str) -> None:
    otherwise = {
        name
        for name, message in said(language).items()
        if not is_alike(language, name, message)
    }
    if wrong := otherwise ^ SPOKEN[language].otherwise:
        pytest.fail(
            "\n".join(f"{name}: {said(language).get(name)}" for name in sorted(wrong)),
            pytrace=False,
        )


@pytest.mark.parametrize("language", OTHERS)
def test_messages_that_change_places_are_noticed(language: str) -> None:
    ours = said(language)
    names = [name for name in ours if name not in SPOKEN[language].otherwise]
    pairs = [
        (a, b)
        for k, a in enumerate(names)
        for b in names[k + 1 : k + 30]
        if ours[a] != ours[b]
    ]
    missed = {
        (a, b)
        for a, b in pairs
        if is_alike(language, a, ours[b]) and is_alike(language, b, ours[a])
    }
    assert ("safe_button", "attacked_button") in pairs
    assert ("safe_button", "attacked_button") not in missed
    assert len(missed) < len(pairs) / 45
