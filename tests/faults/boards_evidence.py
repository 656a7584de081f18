"""All that is read in texts of boards, and what `--check` says of them, as lines of text.

`python -m tests.faults.boards_evidence` prints them, like evidence.py, and sooner.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from queens_viz.cli import main

from ..browser.test_truth import texts_of_boards
from ..command.test_check import HANDED_IN
from ..search.test_notation import random_queens, said
from ..search.test_printed import ancestors
from ..search.written import NOTATIONS

CHECKED = [
    "--check .",
    "--check . --format json --language de",
    "8 --check . --format csv --language fr",
    "--expect all --check .",
]
"""Jobs that check a folder of texts."""


def evidence() -> Iterator[str]:
    """Yield how texts are read, and what is said of files that hold them."""
    texts = texts_of_boards()
    random = Random(1)
    for n in (4, 5, 9, 12):
        queens = random_queens(random, n) | {(0, 0)}
        board = frozenset(dict(queens).items())
        texts += [write(n, board) or "" for write in NOTATIONS.values()]
    for text in texts:
        yield f"{text!r} {said(text)} {said(text, 5, is_fixed=True)}"
    files = dict(enumerate([*texts, *ancestors(6).values(), "\n\n".join(texts)]))
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name, text in files.items():
            path = Path(f"{name:04}.txt")
            path.write_text(text, encoding="utf-8", errors="replace")
        for path in HANDED_IN.glob("*.txt"):
            Path(path.name).write_bytes(path.read_bytes())
        for words in CHECKED:
            yield f"{words}: {main(words.split())}"
        os.chdir("/")


if __name__ == "__main__":
    for line in evidence():
        print(line, flush=True)
