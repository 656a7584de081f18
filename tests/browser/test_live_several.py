"""The table of several programs in the page: files that are dropped, links that are pasted."""

from __future__ import annotations

import base64
import zlib

import pytest

from queens_viz.words.words import messages

from ..tracing.test_judge import search
from .live import Live
from .test_live_editor import DROP

pytestmark = pytest.mark.full

RIGHT = search(4)
WRONG = (
    search(4)
    .replace("abs(board[i] - board[j]) != c - i", "True")
    .replace(" and abs(board[i] - r) != c - i", "")
)

ROWS = """
return [...document.querySelectorAll("#several tbody tr")]
    .map(row => [...row.cells].map(cell => cell.textContent));
"""

PASTE = """
const data = new DataTransfer();
data.setData("text/plain", arguments[0]);
const event = new ClipboardEvent("paste",
    {bubbles: true, cancelable: true, clipboardData: data});
document.body.dispatchEvent(event);
"""

IS_OPEN = "document.querySelector('#several[open]')"

IS_OVER = f"{IS_OPEN} && !document.querySelector('#several .waits')"


def packed(text: str) -> str:
    """Return the packed text of a program, as a link has it."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    data = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_files_make_a_table_and_a_row_leads_to_its_program_and_back(live: Live) -> None:
    say = messages("en")
    live.open("#n=6")
    files = [["carla.py", WRONG], ["anna.py", RIGHT], ["notes.txt", "x"]]
    assert live.run(DROP, files)
    live.wait(IS_OVER)
    rows = live.run(ROWS)
    assert [row[0] for row in rows] == ["anna.py", "carla.py"]
    assert rows[0][1] == "4"
    assert rows[0][4].startswith("Right for 4 queens")
    assert rows[1][3] != ""
    assert live.text("#several-title") == "2 programs"
    assert live.text("#several-state").endswith("1 other file was skipped.")
    live.click("#several [data-place='1']")
    live.wait(f"!{IS_OPEN}")
    live.wait("document.title.startsWith('carla.py')")
    live.press("escape")
    live.wait(IS_OPEN)
    live.press("escape")
    live.wait(f"!{IS_OPEN}")
    live.wait("!document.title.startsWith('carla.py')")
    # Nothing but a message comes of files that are no programs.
    assert live.run(DROP, [["a.txt", "x"], ["b.txt", "y"]])
    live.wait(f"document.body.textContent.includes({say['table_unread']!r})")
    assert not live.run(f"return {IS_OPEN} !== null")


def test_links_that_are_pasted_make_one_with_their_names_and_sizes(live: Live) -> None:
    live.open("#n=6")
    address = "https://school.example/live.en.html"
    lines = [
        f"Anna\t{address}#program={packed(RIGHT)}&language=en",
        "Bo:",
        f"{address}#program={packed(WRONG.replace('4', 'int(input())', 1))}&n=5",
        f"{address}#program=----",
    ]
    live.run(PASTE, "\n".join(lines))
    live.wait(IS_OVER)
    rows = live.run(ROWS)
    assert [(row[0], row[1]) for row in rows] == [("Anna", "4"), ("Bo", "5")]
    live.run(
        "window.copied = ''; document.addEventListener('copy',"
        " () => copied = document.activeElement.value)"
    )
    live.click("#several [data-do=COPY]")
    table = live.run("return copied").split("\n")
    assert len(table) == 3
    assert table[1].split("\t")[0] == "Anna"
