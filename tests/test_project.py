"""What the project promises about itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from queens_viz.cli import main

ROOT = Path(__file__).parent.parent


def test_the_readme_has_exactly_two_set_up_commands() -> None:
    commands = re.findall(r"^    (python3 -m venv .*)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) == 2
    assert commands[0].endswith("-m queens_viz 8")
    assert commands[1].endswith("-m pytest")


def test_nothing_but_what_belongs_there_lies_at_the_top() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there <= {"pyproject.toml", "README.md", "LICENSE", "queens_viz", "tests", "docs"}


MANUAL = (ROOT / "docs" / "manual.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^    \$ python -m queens_viz (.*)\n((?:    .*\n)+)", MANUAL, re.MULTILINE)


@pytest.mark.parametrize(("command", "printed"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_the_manual_s_examples_are_what_is_printed(
    command: str, printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.rstrip("\n").splitlines() == [line[4:] for line in printed.splitlines()]


def test_the_manual_has_an_example_of_every_text_job() -> None:
    assert {word for command, _ in EXAMPLES for word in command.split() if word.startswith("--")} >= {
        "--first",
        "--all",
        "--count",
        "--trace",
        "--tree",
    }
