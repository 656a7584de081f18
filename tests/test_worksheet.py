"""The command that writes a worksheet: what it writes, and what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from queens_viz.cli import main
from queens_viz.sheet.page import page
from queens_viz.sheet.sheet import sheet
from queens_viz.words.words import Words


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def made(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the worksheet that a command writes."""
    assert main([*arguments, "--worksheet", "a.html", "--force"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"queens-viz: wrote a.html, {Path('a.html').stat().st_size / 1000:.1f} kB\n"
    return Path("a.html").read_text(encoding="utf-8")


def test_it_is_the_sheet_that_the_words_ask_for(capsys: pytest.CaptureFixture[str]) -> None:
    written = made("5", "--questions", "11", "--seed", "77", "--language", "de", capsys=capsys)
    assert written == page(sheet(5, 11, 77), Words("de"))
    assert written.startswith("<!DOCTYPE html>")
    assert made("--seed", "1", "--language", "en", capsys=capsys) == page(sheet(8, 8, 1), Words())


def test_a_chosen_seed_is_told_and_gives_the_sheet_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("queens_viz.saving.randbelow", lambda limit: limit - 1)
    first = made("6", "--language", "en", capsys=capsys)
    (words,) = re.findall(r"<code>queens-viz (.*) --worksheet FILE.html (.*)</code>", first)
    assert words[1] == "--questions 8 --seed 999999 --language en"
    assert "Worksheet number 999999" in first.partition('<section class="key">')[0]
    assert made(*words[0].split(), *words[1].split(), capsys=capsys) == first


SHEET = ["--worksheet", "a.html"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["3", *SHEET], "--worksheet is for boards of 4 to 10, not 3"),
        (["11", *SHEET], "--worksheet is for boards of 4 to 10, not 11"),
        ([*SHEET, "--questions", "0"], "--questions must be a whole number from 1 to 24, not '0'"),
        ([*SHEET, "--questions", "25"], "--questions must be a whole number from 1 to 24, not '25'"),
        ([*SHEET, "--questions", "many"], "--questions must be a whole number from 1 to 24, not 'many'"),
        ([*SHEET, "--seed", "1.5"], "--seed must be a whole number from 0 to 999999999, not '1.5'"),
        ([*SHEET, "--seed", "-1"], "--seed must be a whole number from 0 to 999999999, not '-1'"),
        ([*SHEET, "--seed", "x"], "--seed must be a whole number from 0 to 999999999, not 'x'"),
        (["--questions", "3"], "--questions needs --worksheet"),
        (["--count", "--seed", "3"], "--seed needs --worksheet"),
        (["--save", "a.png", "--seed", "3"], "--seed needs --worksheet"),
        ([*SHEET, "--count"], "--count and --worksheet are two jobs: one at a time"),
        ([*SHEET, "--save", "b.png"], "--save and --worksheet are two jobs: one at a time"),
        ([*SHEET, "--at", "2,4:1"], "--at is not used by --worksheet"),
        ([*SHEET, "--theme", "dark"], "--theme is not used by --worksheet"),
        ([*SHEET, "--until", "3"], "--until needs --save"),
        (["--force"], "--force needs --save or --worksheet or --site"),
        (["--worksheet", "a.pdf"], "--worksheet must name a .html file, not 'a.pdf'"),
        (["--worksheet", ""], "--worksheet must name a .html file, not ''"),
        (["--worksheet", "a\0.html"], "--worksheet must name a .html file, not 'a\\x00.html'"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"queens-viz: error: {complaint}\n")
    assert list(Path.cwd().iterdir()) == []
