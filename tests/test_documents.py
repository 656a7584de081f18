"""What the documents show and say: pictures are as they are made, commands work, lines of a program are those meant."""

from __future__ import annotations

import re
import shlex
import textwrap
from pathlib import Path

import pytest
from PIL import Image

from queens_viz.cli import main
from queens_viz.command import arguments
from queens_viz.command.options import OPTIONS, WINDOW, UsageError
from queens_viz.parts.own_words import story_words
from queens_viz.search.listing import LISTINGS, Program, marks
from queens_viz.tracing.verdicts import Verdict
from queens_viz.words.words import Words

from . import documents, shown_programs, window_pictures
from .command.conftest import _without_the_program  # noqa: F401  # a fixture
from .support import search_at
from .test_architecture import HOUSE
from .tiers import rare
from .window_pictures import FAR, PICTURES, RECORDED, RECORDING, far

TEXTS = {path: path.read_text(encoding="utf-8") for path in documents.DOCUMENTS}
README = TEXTS[documents.ROOT / "README.md"]
MANUAL = TEXTS[documents.DOCS / "manual.md"]

SHOWN = re.compile(
    r'<img src="([^"]+)" width="(\d+)" alt="([^"]+)">|!\[([^\]]+)\]\(([^)]+\.svg)\)'
)
"""A picture in a document: a made one is half as wide as it is drawn, and all are described."""


def test_every_picture_of_a_document_is_there_and_made_pictures_are_shown_at_half_their_width() -> (
    None
):
    shown = set[str]()
    for path, text in TEXTS.items():
        assert len(SHOWN.findall(text)) == len(re.findall(r"<img |!\[", text)), path
        for source, width, _, _, drawn in SHOWN.findall(text):
            there = path.parent / (source or drawn)
            assert there.is_file(), source
            shown.add(there.name)
            if source:
                assert Image.open(there).width == 2 * int(width)
    assert re.findall(r'<img src="([^"]+)"', README) == [f"docs/images/{RECORDING}"]
    of_other_problems = {path.name for path in documents.PICTURES.glob("*.svg")}
    assert (
        {*window_pictures.NAMES, *of_other_problems}
        == shown
        == {path.name for path in documents.PICTURES.iterdir()}
    )
    assert of_other_problems == {"sudoku.svg", "map.svg", "sum.svg", "knight.svg"}


@pytest.mark.parametrize(
    "name", ["ahead.png", *rare(*(name for name in PICTURES if name != "ahead.png"))]
)
def test_a_picture_shows_what_the_window_shows_and_no_other_position(name: str) -> None:
    """Where this fails, `python -m tests.documents` takes it anew: look at it."""
    path, picture = documents.PICTURES / name, PICTURES[name]
    kept = Image.open(path)
    assert kept.size == window_pictures.SIZE
    assert path.stat().st_size < 250_000
    assert far(kept, window_pictures.drawn(picture)) <= FAR
    other = None
    if picture.lines:
        *earlier, line = picture.lines
        other = picture._replace(lines=(*earlier, line + 1))
    elif picture.program:
        other = picture._replace(step="end")
    elif ":" in picture.at:
        begin, row = picture.at.rsplit(":", 1)
        other = picture._replace(at=f"{begin}:{int(row) + 1}")
    if other:
        assert far(kept, window_pictures.drawn(other)) > 2 * FAR


@pytest.mark.full
def test_the_recording_shows_every_step_to_the_first_solution(tmp_path: Path) -> None:
    """Its last frame is the one that the command makes there."""
    last = tmp_path / "last.gif"
    arguments_there = [word if word != "first" else "+0" for word in RECORDED]
    assert main([*arguments_there, "--at", "2,4,1,3", "--save", str(last)]) == 0
    kept = Image.open(documents.PICTURES / RECORDING)
    assert (documents.PICTURES / RECORDING).stat().st_size < 600_000
    assert getattr(kept, "n_frames") == search_at(4, "2,4,1,3").steps + 1  # type: ignore[operator]  # noqa: B009
    kept.seek(getattr(kept, "n_frames") - 1)  # noqa: B009
    assert far(kept, Image.open(last)) <= FAR


COMMAND = re.compile(r"python -m queens_viz( [^`\n]+)?[`\n]")
COMMANDS = sorted(
    {
        (path.name, words.strip())
        for path, text in TEXTS.items()
        for words in COMMAND.findall(text)
    }
)
USAGE = [
    (name, words) for name, words in COMMANDS if re.search(r"\b[NSW]\b|FILE", words)
]


def is_refused(words: str) -> bool:
    """Return whether a command has options that there are not or that don't go together, or words they don't take."""
    try:
        arguments.job_of(arguments.parse(shlex.split(words)))
    except UsageError:
        return True
    return False


def test_every_command_in_a_document_is_one() -> None:
    assert [
        (name, words)
        for name, words in COMMANDS
        if (name, words) not in USAGE and is_refused(words)
    ] == []
    assert is_refused("8 --nothing-such")
    assert len(COMMANDS) - len(USAGE) > 20


def test_the_usages_of_the_manual_name_just_the_options_of_the_window_and_of_files() -> (
    None
):
    lines = re.findall(
        r"^    (?:python -m queens_viz (?:\[?N\b|--save)| {10}).*\n",
        MANUAL,
        re.MULTILINE,
    )
    named = [
        {*re.findall(r"--([a-z]+)", part)}
        for part in ("".join(lines[:3]), "".join(lines[3:]))
    ]
    of_window = {option.name for option in OPTIONS if WINDOW in option.used_by}
    of_files = {
        option.name for option in OPTIONS if "--save" in documents.used_by(option)
    }
    sheets = {"--worksheet", "--site"}
    of_sheets = {
        option.name for option in OPTIONS if sheets & {*documents.used_by(option)}
    }
    assert named == [of_window, of_files | of_sheets | {"save", "worksheet", "site"}]


def test_the_manual_names_the_lines_of_the_recursion_that_its_picture_marks() -> None:
    picture = PICTURES["program.png"]
    below = MANUAL.partition('images/program.png"')[2].partition("##")[0]
    named = [int(line) for line in re.findall(r"\bline (\d+)", below)]
    lines = LISTINGS[Program.RECURSION]
    assert [lines[line - 1].strip() for line in named] == [
        "board.pop()",
        "for row in range(1, n + 1):",
    ]
    assert {*named} == {
        *marks(picture.state.program, search_at(picture.n, picture.at).position).changed
    }


def test_the_manual_says_what_its_pictures_say() -> None:
    """The attacked square of the first, and the column of the last."""
    alts = dict(re.findall(r'images/(\w+\.\w+)" width="\d+" alt="([^"]+)"', MANUAL))
    *rows, row = re.findall(r"\d+", PICTURES["search.png"].at)
    assert (
        f"column {len(rows) + 1}, row {row} is attacked by the queen in column 1"
        in alts["search.png"]
    )
    assert "column 6 is hatched and framed" in alts["ahead.png"]
    assert (
        f"up to step {search_at(8, PICTURES['flame.png'].at).steps:,}"
        in alts["flame.png"]
    )


def test_the_page_on_wrong_programs_quotes_what_the_window_says() -> None:
    """At the fault of its picture; the call that answered wrongly is tested before the queen is placed."""
    page = " ".join(TEXTS[documents.DOCS / "your-program.md"].split())
    quoted = re.findall(r'"([^"]+)"', page.partition("## Find the cause")[2])[:5]
    story = shown_programs.story(PICTURES["own.png"].program)
    assert story.fault is not None
    card = story_words().card_of(story, story.fault, Words())
    *first, button, compared = quoted
    text = f"{card.headline}. {card.reason}".replace("`", "")
    assert [part for part in first if part not in text] == []
    assert story.again
    assert button == Words()("own_screen_again", call=story.again.call)
    assert story.verdict
    right = Verdict("right", n=story.verdict.n)
    assert compared == story_words().changed_of(story.verdict, right, Words())
    assert f'"{compared}"' in " ".join(MANUAL.split())
    earlier = story_words().card_of(story, story.again.step, Words())
    assert not any(part in f"{earlier.headline}. {earlier.reason}" for part in first)


@pytest.mark.full
def test_an_example_in_a_document_shows_what_its_command_prints_now() -> None:
    command = "    $ python -m queens_viz 4 --first --format csv\n"
    typed = '    $ printf "q\\n" | python -m queens_viz 4 --step\n'
    text = f"Before.\n\n{command}    old\n\n{typed}    old\n\nAfter.\n"
    shown = documents.with_examples(text)
    assert shown.startswith(f"Before.\n\n{command}    1,2,4,1,3\n\n{typed}    4 queens")
    assert shown.endswith("\n\nAfter.\n")
    assert "old" not in shown
    assert documents.with_examples(shown) == shown


ARCHITECTURE = TEXTS[documents.DOCS / "architecture.md"]
MODULE = re.compile(
    r"`((?:\w+/)*\w+\.py)`(?:: ((?:`\w+`(?:, |, and |[^`|;,]* and )?)+))?"
)
HOMES = [
    (path, tuple(re.findall(r"\w+", names)))
    for path, names in MODULE.findall(ARCHITECTURE)
]


def test_the_drawing_of_the_house_has_each_part_before_those_that_it_may_import() -> (
    None
):
    drawing = ARCHITECTURE.partition("```text\n")[2].partition("```")[0]
    assert re.findall(r"(\w+)(?:/|\.py)", drawing) == [
        part for part in reversed(HOUSE) if part != "__main__"
    ]


FILES = [
    *documents.ROOT.glob("queens_viz/**/*.py"),
    *documents.ROOT.glob("tests/**/*.py"),
]


def test_modules_that_the_architecture_names_are_there() -> None:
    assert [
        path for path, _ in HOMES if not any(there.match(path) for there in FILES)
    ] == []


def has(path: str, name: str) -> bool:
    """Return whether a module of this path, or of its end, has a name."""
    there = [*documents.ROOT.glob(f"queens_viz/**/{path}"), *documents.ROOT.glob(path)]
    pattern = re.compile(rf"^(?:class |def )?{name}\b", re.MULTILINE)
    return any(pattern.search(module.read_text(encoding="utf-8")) for module in there)


def test_names_that_the_architecture_finds_in_a_module_are_there() -> None:
    named = {(path, name) for path, names in HOMES for name in names if name != "and"}
    assert len(named) > 50
    assert sorted((path, name) for path, name in named if not has(path, name)) == []
    assert not has("search/search.py", "NothingSuch")


SOURCE = re.compile(r"<!-- source: (\S+) -->\n```python\n(.*?)```", re.DOTALL)


def test_code_that_a_document_quotes_stands_in_its_source() -> None:
    for path, document in TEXTS.items():
        for source, code in SOURCE.findall(document):
            text = (documents.ROOT / source).read_text(encoding="utf-8")
            assert textwrap.indent(code, 8 * " ") in text, path
        assert len(SOURCE.findall(document)) == document.count("<!-- source:"), path
