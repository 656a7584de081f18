"""What the table of formats says is what is written, refused and read in the manual."""

from __future__ import annotations

import json
import re
from pathlib import Path

from queens_viz.command.formats import FILES, JOBS, NAMES, formats_of, listed
from queens_viz.text import Format

from ..documents import DOCS
from .jobs import Job


def test_each_job_writes_its_formats_and_refuses_the_others(job: Job) -> None:
    Path("boards.txt").write_text("2 4 1 3\n3 1 4 2\n", encoding="ascii")
    assert tuple(form.value for form in Format) == NAMES
    for name in JOBS:
        words = "--check boards.txt" if name == "--check" else f"4 {name}"
        for form in NAMES:
            status, out, err = job(f"{words} --format {form}")
            if form in formats_of(name):
                assert (status, err, out != "") == (0, "", True), (name, form)
            else:
                names = listed(formats_of(name))
                assert (status, out) == (2, ""), (name, form)
                assert f"{name} is written as {names}, not as {form}\n" in err
        lines = job(f"{words} --format json").out.splitlines()
        assert all(json.loads(line) for line in lines)
    assert "not 'xml'" in job("4 --all --format xml").err
    manual = (DOCS / "manual.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\| `(\.\w+)` \|", manual, re.MULTILINE)) == FILES
    assert f"must name a {listed(FILES)} file" in job("4 --save a.bmp").err
