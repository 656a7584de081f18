"""What the project promises about itself."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readme_has_exactly_two_set_up_commands() -> None:
    commands = re.findall(r"^    (python3 -m venv .*)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(commands) == 2
    assert commands[0].endswith("-m queens_viz 8")
    assert commands[1].endswith("-m pytest")


def test_nothing_but_what_belongs_there_lies_at_the_top() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there <= {"pyproject.toml", "README.md", "LICENSE", "queens_viz", "tests", "docs"}
