"""Letters as other programs write them: in any encoding words are understood, and what is printed can be read."""

from __future__ import annotations

import io
import sys

import pytest

from queens_viz.cli import main
from queens_viz.words.words import Words

from ..pairs import each_once
from ..talk import states, traced

SAY = Words()


@pytest.mark.parametrize(
    ("asked", "typed", "end"),
    [
        *((asked, "ascii", "\n") for asked in ("ascii", "latin-1", "utf-8", "utf-16", "utf-32")),
        *(("utf-16", typed, "\r\n") for typed in ("ascii", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32")),
        *(("utf-8", typed, "\n") for typed in ("utf-8-sig", "utf-16")),
    ],
)
def test_in_any_encoding_a_word_is_understood_and_what_is_told_can_be_read(
    asked: str, typed: str, end: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = end.join(["", "", "b", "?", "hm", "N", "q", ""]).encode(typed)
    told = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(words), encoding=asked))
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(told, encoding=asked, write_through=True))
    assert main(["4", "--step"]) == 0
    lines = told.getvalue().decode(asked).splitlines()
    assert states(lines) == [traced(4)[step] for step in (0, 1, 2, 1, 1, 2)]
    assert lines.count(SAY("line_unknown", given="hm")) == 1
    assert capsys.readouterr().err == ""


@each_once(
    {
        "encoding": ("ascii", "latin-1", "utf-16", "utf-32"),
        "job": ("--count", "--first", "--trace", "--tree", "--program loop", "--help"),
    }
)
def test_what_is_printed_can_be_read_in_any_encoding(
    encoding: str, job: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["4", *job.split(), "--language", "fr"]
    assert main(words) == 0
    plain, printed = capsys.readouterr().out, io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(printed, encoding=encoding, newline="\n"))
    assert main(words) == 0
    assert printed.getvalue().decode(encoding) == plain.encode(encoding, "replace").decode(encoding)
