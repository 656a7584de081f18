"""What the project promises about itself."""

from __future__ import annotations

import doctest
import re
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from queens_viz.cli import main
from queens_viz.words.words import LANGUAGES

from . import documents

ROOT = Path(__file__).parent.parent

PACKED = re.compile("base64,[^)]*")


def test_nothing_but_what_belongs_there_is_kept_at_the_top() -> None:
    """What else lies there somebody saved, or set up: git knows what is kept."""
    listed = subprocess.run(
        "git ls-files",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    kept = {
        path.partition("/")[0]
        for path in listed.splitlines()
        if not path.startswith(".")
    }
    assert kept <= {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "queens_viz",
        "tests",
        "docs",
    }


def test_brython_is_asked_for_in_one_release_the_one_with_which_this_is_tested() -> (
    None
):
    pytest.importorskip("brython")
    asked = re.findall(
        '"(brython[=<>~!][^"]*)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert asked == [f"brython=={version('brython')}"] * 2


@pytest.mark.parametrize("document", documents.DOCUMENTS, ids=lambda path: path.name)
def test_what_the_documents_take_from_the_program_is_what_it_says(
    document: Path,
) -> None:
    """Where this fails, `python -m tests.documents` writes it anew."""
    text = document.read_text(encoding="utf-8")
    assert documents.written(text) == text


def test_every_link_and_picture_of_a_document_is_there() -> None:
    for document in documents.DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", text):
            if target.startswith("https://"):
                continue
            there = document.parent / target if target else document
            assert there.exists(), (document, target)
            assert not anchor or anchor in anchors(there), (document, target, anchor)


def anchors(document: Path) -> set[str]:
    """Return what a link can lead to inside a document: its headings, as GitHub names them."""
    headings = re.findall(
        r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in headings
    }


@pytest.mark.parametrize("path", documents.drawn(), ids=lambda path: path.name)
def test_a_file_that_is_written_whole_is_as_it_would_be_written(path: Path) -> None:
    """Where this fails, `python -m tests.documents` writes it anew; how letters are packed is another project's."""
    assert PACKED.sub("", path.read_text(encoding="utf-8")) == PACKED.sub(
        "", documents.drawn()[path]()
    )


def test_every_generated_part_is_in_a_document() -> None:
    texts = "".join(
        document.read_text(encoding="utf-8") for document in documents.DOCUMENTS
    )
    assert set(re.findall(r"<!-- generated: (\w+) -->", texts)) == set(
        documents.GENERATED
    )


@pytest.mark.full
def test_the_examples_of_the_algorithm_run() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "algorithm.md"), module_relative=False
    )
    assert failed == 0
    assert tried > 20


MANUAL = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(
    r"^    \$ python -m queens_viz (.*)\n((?:(?!    \$ )(?:    .*)?\n)+)",
    MANUAL,
    re.MULTILINE,
)


@pytest.mark.parametrize(
    ("command", "printed"), EXAMPLES, ids=[command for command, _ in EXAMPLES]
)
def test_the_manual_s_examples_are_what_is_printed(
    command: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.rstrip("\n").splitlines() == [
        line[4:] for line in printed.rstrip("\n").splitlines()
    ]


def test_the_manual_has_an_example_of_every_text_job() -> None:
    assert {
        word
        for command, _ in EXAMPLES
        for word in command.split()
        if word.startswith("--")
    } >= {
        "--first",
        "--all",
        "--count",
        "--trace",
        "--tree",
    }


@pytest.mark.parametrize("builder", [WheelBuilder, SdistBuilder])
def test_what_is_built_has_all_words_and_colours_and_forms(
    builder: type[WheelBuilder | SdistBuilder],
) -> None:
    there = {Path(file.path) for file in builder(str(ROOT)).recurse_included_files()}
    files = {
        path
        for path in (ROOT / "queens_viz").rglob("*.*")
        if path.suffix not in (".pyc", ".py")
    }
    assert {path.name for path in files} >= {
        f"{code}{kind}.json" for code in LANGUAGES for kind in ("", ".print")
    }
    assert files - {ROOT / "queens_viz" / "browser" / "compiled.json"} <= there
