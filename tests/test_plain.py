"""Finished folders are written plainly, and the words of the code are those of the field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .documents import DOCS
from .plain import FOLDERS, PACKAGE, files_of, main, report

PACKED = '''
def search(a, size, *, told, is_wide, can_be):
    """Return what there is to see."""
    limit, high = 3, size * is_wide
    f(a, limit, size, *(first, last)); count += a < last
    if limit: return [a, limit][can_be]
    (a, (low, size)) = a and low or size
    return a if low else (low if a else size)
'''
"""Each measure but a long function, some of them more than once."""

LONG = "def count():\n" + "    count += 1\n" * 50

PLAIN = '''
def search(n, *, is_wide):
    """Return how many rows there are. A number by name and an exchange are plain."""
    first, last = last, first
    column, row = 0, 1
    if (is_wide and n) or first < last:
        f(first, last, column, row, radius=8)
    return 1 if is_wide else n
'''


def test_every_folder_is_written_plainly() -> None:
    for name in FOLDERS:
        counted = report(files_of(name))
        assert counted.nodes > 1000, name
        assert counted.too_many() == [], name


def test_packed_code_is_found_and_plain_code_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "written.py"
    written.write_text(PLAIN, encoding="utf-8")
    assert report([written]).places == []
    written.write_text(PACKED + LONG, encoding="utf-8")
    places = [(place.measure, place.line) for place in report([written]).places]
    assert sorted(places) == [
        ("argument", 5),
        ("clever", 4),
        ("clever", 5),
        ("clever", 6),
        ("clever", 7),
        ("clever", 7),
        ("clever", 8),
        ("dialect", 2),
        ("dialect", 3),
        ("dialect", 4),
        ("long", 9),
        ("number", 4),
        ("packed", 2),
        ("packed", 6),
        ("pair", 4),
    ]
    # A few places are let pass.
    assert {place.measure for place in report([written]).too_many()} == {
        "clever",
        "dialect",
        "long",
        "packed",
    }
    assert main(["words", "nothing", "*.txt"]) == 2
    assert capsys.readouterr() == ("", "no modules in queens_viz: nothing, *.txt\n")


MOST_WORDS = 40
"""The rows of the table of words: more can't be kept in mind."""


def test_the_words_of_the_code_are_few_and_used() -> None:
    document = (DOCS / "architecture.md").read_text(encoding="utf-8")
    section = document.partition("\n## The words of the code\n")[2].partition("\n## ")[
        0
    ]
    rows = re.findall(r"^\| (.+?) \| .+ \|$", section, re.MULTILINE)[1:]
    assert 30 <= len(rows) <= MOST_WORDS
    words = [word.strip("` ") for row in rows for word in row.split(",")]
    assert len(words) == len(set(words))
    texts = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    code = " ".join(re.findall(r"[\w-]+", " ".join(texts)))
    assert [word for word in words if f" {word} " not in code] == []
