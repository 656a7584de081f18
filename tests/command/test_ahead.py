"""--trace --ahead: the trace as it is, and behind each line which later columns have no safe square left."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from queens_viz.cli import main
from queens_viz.paint.layout import lay_out
from queens_viz.words.words import LANGUAGES, Words

from .. import facts
from ..pairs import each_once
from ..search.test_ahead import empty_later
from ..tiers import sizes


def printed(*words: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines that the command prints; it must complain of nothing."""
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@each_once({"n": sizes(1, 5, 6), "language": tuple(LANGUAGES)})
def test_a_fourth_field_tells_it_and_the_others_are_as_they_were(
    n: int, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (str(n), "--trace", "--language", language)
    plain, told = printed(*words, capsys=capsys), printed(*words, "--ahead", capsys=capsys)
    assert [line.rpartition("\t")[0] for line in told] == plain
    for line, state in zip(told, facts.walk(n), strict=True):
        assert line.count("\t") == 3
        columns = [str(column + 1) for column in empty_later(n, state.board)]
        assert re.findall(r"\d+", line.rpartition("\t")[2]) == columns, line
        assert (Words(language)("cannot_succeed") in line) is bool(columns), line


def test_without_it_a_line_has_three_fields_and_says_nothing_of_later_columns(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = printed("6", "--trace", "--language", "en", capsys=capsys)
    assert {line.count("\t") for line in lines} == {2}
    assert "safe square" not in "".join(lines)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--first", "--ahead"], "--ahead is not used by --first"),
        (["--ahead", "--tree"], "--ahead is not used by --tree"),
        (["--step", "--ahead"], "--ahead is not used by --step"),
        (["--count", "--ahead"], "--ahead is not used by --count"),
        (["--ahead", "--save", "a.gif"], "--ahead is used by a .png, .svg or .html, not by a .gif"),
        (["--ahead", "--worksheet", "a.html"], "--ahead is not used by --worksheet"),
        (["--trace", "--ahead=yes"], "argument --ahead: ignored explicit argument 'yes'"),
        (["--trace", "--ahead", "--format", "csv"], "--format is not used by --trace"),
    ],
)
def test_where_nothing_is_shown_of_it_it_is_refused(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["8", *words]) == 2
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")


def test_a_picture_shows_it(tmp_path: Path) -> None:
    pictures = []
    for more in ((), ("--ahead",)):
        path = tmp_path / f"{len(more)}.png"
        words = ("8", "--at", "1,4,6,8,3:7", "--size", "640x480", "--save", str(path), *more)
        assert main(words) == 0
        pictures.append(pygame.image.load(path))
    without, shown = pictures
    layout = lay_out(640, 480, 8)
    assert without.get_size() == shown.get_size() == (640, 480)
    place = layout.square(6, 0).inflate(-10, -10)
    assert pygame.transform.average_color(without, tuple(place)) != pygame.transform.average_color(shown, tuple(place))
    assert pygame.transform.average_color(shown, tuple(layout.square(0, 5))) == pygame.transform.average_color(
        without, tuple(layout.square(0, 5))
    )
