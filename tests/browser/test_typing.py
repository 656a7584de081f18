"""What the editor does to a text while it is typed, its QR codes, and the programs to begin with."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest
from segno import make_qr

from queens_viz.app.app import App
from queens_viz.app.link import follow
from queens_viz.app.player import Player
from queens_viz.browser import qr
from queens_viz.browser.document import EXAMPLES
from queens_viz.browser.typing_help import (
    Edit,
    back,
    indent,
    line_at,
    new_line,
    outdent,
    places_of,
    straight,
)
from queens_viz.search.search import Search

from ..tiers import few
from ..tracing.stories import story_of


def made(text: str, edit: Edit | None) -> str:
    """Return a text after a change, with | where the cursor is, or around what is selected."""
    assert edit
    after = text[: edit.start] + edit.text + text[edit.end :]
    marks = {edit.first, edit.last}
    for place in sorted(marks, reverse=True):
        after = after[:place] + "|" + after[place:]
    return after


def edited(how: str, marked: str) -> str:
    """Return what is made of a text with | where the cursor is, or around what is selected."""
    text = marked.replace("|", "")
    first = marked.index("|")
    last = marked.rindex("|") - (marked.count("|") - 1)
    if how == "enter":
        return made(text, new_line(text, first, last))
    if how == "tab":
        return made(text, indent(text, first, last))
    if how == "back":
        return made(text, back(text, first))
    return made(text, outdent(text, first, last))


@pytest.mark.parametrize(
    ("how", "before", "after"),
    [
        ("enter", "if a:|", "if a:\n    |"),
        ("enter", "if a:  # so|", "if a:  # so\n    |"),
        ("enter", "a = ':'|", "a = ':'\n|"),
        ("enter", "    a = {1: 2}|", "    a = {1: 2}\n    |"),
        ("enter", "        return 1|", "        return 1\n    |"),
        ("enter", "    returned = 1|", "    returned = 1\n    |"),
        ("enter", "raise|", "raise\n|"),
        ("enter", "    pass|", "    pass\n    |"),
        ("enter", "if a:|    b", "if a:\n    |b"),
        ("enter", "x = |1 + 2| + 3", "x = \n|+ 3"),
        ("tab", "a|", "a   |"),
        ("tab", "|a", "    |a"),
        ("tab", "|a\n\nb|", "|    a\n\n    b|"),
        ("tab", "|a\n|b", "|    a|\nb"),
        ("out", "      a|", "    a|"),
        ("out", "    |a", "|a"),
        ("out", "|    a\n  b|", "|a\nb|"),
        ("back", "        |", "    |"),
    ],
)
def test_typing(how: str, before: str, after: str) -> None:
    assert edited(how, before) == after


def test_what_the_browser_does_itself() -> None:
    assert outdent("a", 1, 1) is None
    assert back("    a   ", 8) is None
    assert back("      ", 6) is None
    assert (line_at("a\nb", 2), places_of("a\nbc", 2), places_of("a", 9)) == (
        2,
        (2, 4),
        (0, 1),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("print(“Ja”)", 'print("Ja")'),
        ("print(„Ja“)", 'print("Ja")'),
        ("print(«Oui»)", 'print("Oui")'),
        ("print(‘Ja’)", "print('Ja')"),
        ("print(“Ja – «nein»”)", 'print("Ja – «nein»")'),
        ('print("« Solution »")', 'print("« Solution »")'),
        ('print("it’s")', 'print("it’s")'),
        ("print(“it’s”)", 'print("it’s")'),
        ('print("a”)', 'print("a")'),
        ('"""“so”\n–"""', '"""“so”\n–"""'),
        ("# “so” – …", "# “so” – …"),
        ("x = a – b", "x = a - b"),
        ("x = a − b", "x = a - b"),
        ("\tif a:\r\n\t\tb", "    if a:\n        b"),
        ("a\u00a0=\u200b 1\u2028b", "a = 1\nb"),
        ("print('\\’')", "print('\\’')"),
    ],
)
def test_a_text_is_made_straight(text: str, expected: str) -> None:
    assert straight(text) == expected
    assert straight(expected) == expected, "once"


def test_what_comes_before_a_text_counts() -> None:
    assert straight("”", 'print("a') == '"'
    assert straight("“", "# ") == "“"
    assert straight("\t", "ab") == "  "


def test_right_programs_stay_as_they_are() -> None:
    """What Python can read has nothing that could be mended, but for tabs."""
    for path in sorted(Path("tests/tracing/programs/right").glob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "\t" not in source:
            assert straight(source) == source, path.name


# QR codes.


@pytest.mark.parametrize("version", few(qr.VERSIONS, 4))
def test_a_qr_code_is_that_of_segno(version: int) -> None:
    """All modules are the same, for the longest text of a version: then there is no padding, in which they differ."""
    length = (8 * qr._data_bytes(version) - qr._head_bits(version) - 4) // 8
    drawn = random.Random(version)
    text = "".join(drawn.choices("abcXYZ019-_#=&", k=length))
    assert qr.version_of(length) == version
    for mask in range(8) if version < 5 else [version % 8]:
        other = make_qr(text, error="l", boost_error=False, mode="byte", mask=mask)
        rows = ["".join(map(str, row)) for row in other.matrix]
        assert qr.modules(text.encode(), mask) == rows
    if version < 5:
        assert qr.modules(text.encode()) in [
            qr.modules(text.encode(), mask) for mask in range(8)
        ]


def test_its_bars_are_its_dark_modules_and_a_long_link_has_none() -> None:
    code = qr.code("#n=8")
    assert code
    dark = {(x, y) for (left, y), (right, _) in code.bars for x in range(left, right)}
    rows = qr.modules(b"#n=8")
    assert dark == {
        (x, y)
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
        if sign == "1"
    }
    assert qr.code("x" * (qr.LONGEST + 1)) is None
    assert qr.code("x" * qr.LONGEST) is not None


# Programs to begin with.

VERDICTS = {
    "empty": ("unread", None),
    "place": ("nothing", "def place(column):"),
    "recursion": ("right", None),
    "fault_a": ("attacked", "            board.append(row)"),
    "fault_b": ("ends", "            board.append(row)"),
    "fault_c": ("shared", "        solutions.append(board)"),
}
"""What is said of each, and the text of the line that is named."""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_program_to_begin_with_has_its_verdict(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    ast.parse(source)
    verdict = story_of(source, n=6).verdict
    assert verdict
    name, line = VERDICTS[path.stem]
    assert verdict.name == name
    if line:
        assert verdict.line
        assert source.splitlines()[verdict.line - 1] == line


def test_they_are_all_there() -> None:
    assert {path.stem for path in EXAMPLES} == {*VERDICTS}


# Where there is no editor.


def test_a_link_to_a_program_is_explained_in_a_window() -> None:
    app = App(Player(Search(6)))
    before = app.state
    follow(app, "program=eNor&n=6&language=en")
    assert app.state.message == app.say("own_link")
    assert app.state._replace(message="", is_error=False) == before
