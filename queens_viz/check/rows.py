"""The rows of the table: the result of each file and size, in each format."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from typing import NamedTuple

from ..search.tally import MOST_FAULTS, Fault, Result, Verdict
from ..text import Format
from ..tracing.errors import escaped
from ..words.checks import describe_fault, sentences
from ..words.words import Words

COLUMNS = ("file", "n", "verdict", "line", "sentence")
"""The names of the columns in csv."""

VERDICTS = {
    "right": 0,
    "first": 0,
    "some": 0,
    "late": 0,
    "attacked": 1,
    "twice": 1,
    "malformed": 1,
    "missed": 1,
    "range": 1,
    "ends": 1,
    "shared": 1,
    "report": 1,
    "error": 1,
    "endless": 1,
    "nothing": 1,
    "stopped": 3,
    "unknown": 3,
    "unread": 2,
}
"""All verdicts, in the order in which they are counted, with their exit statuses."""

FAULT = 1
"""The exit status of a verdict that is a fault."""

PARTIAL = ("first", "some")
"""The verdicts that are faults where all solutions are expected."""

ORDER = (2, 1, 3, 0)
"""Of several statuses the first of these counts."""


class Row(NamedTuple):
    """A file, or the boards of one size in it, and its verdict.

    `more` are the other members of its JSON object, which depend on the kind of the
    file.
    """

    file: str
    kind: str  # "text" or "program"
    n: int | None
    verdict: str
    line: int | None
    sentence: str
    more: Mapping[str, object]
    lacks: bool = False  # solutions are missing, though nothing is wrong
    must_give_all: bool = False  # that solutions are missing is a fault

    @property
    def status(self) -> int:
        """The exit status that this row alone would have."""
        if self.must_give_all and (self.verdict in PARTIAL or self.lacks):
            return FAULT
        return VERDICTS[self.verdict]

    @property
    def is_fault(self) -> bool:
        """Whether its verdict blames the file."""
        return self.status == FAULT


def expecting_all(row: Row, say: Words) -> Row:
    """Return the row of a file that must give all solutions.

    If it doesn't, its sentence says that this is a fault.
    """
    expecting = row._replace(must_give_all=True)
    if not expecting.is_fault or row.is_fault:
        return expecting
    text = say("check_expected_all")
    more = dict(row.more)
    if isinstance(said := more.get("said"), list):
        more["said"] = [*said, text]
    return expecting._replace(sentence=f"{row.sentence} {text}", more=more)


def row_of_boards(file: str, result: Result, say: Words) -> Row:
    """Return the row of the boards of one size."""
    more = {
        "boards": result.boards,
        "solutions": result.solutions,
        "missing": result.missing,
        "faults": [_fault(fault, say) for fault in result.faults[:MOST_FAULTS]],
    }
    text = sentences(result, say)
    return Row(
        file,
        kind="text",
        n=result.n,
        verdict=result.verdict.value,
        line=result.line,
        sentence=text,
        more=more,
    )


def _fault(fault: Fault, say: Words) -> dict[str, object]:
    return {
        "boards": list(fault.boards),
        "line": fault.line,
        "said": describe_fault(fault, say),
    }


def row_without_boards(file: str, kind: str, verdict: Verdict, text: str) -> Row:
    """Return the row of a file that can't be read, or in which there is no board."""
    fault: dict[str, object] = {"boards": [], "line": None, "said": text}
    more = {"boards": 0, "solutions": 0, "missing": None, "faults": [fault]}
    return Row(
        file,
        kind=kind,
        n=None,
        verdict=verdict.value,
        line=None,
        sentence=text,
        more=more,
    )


LINE_WIDTH = 7
"""The least width of the column with the numbers of lines."""


class Table:
    """Writes rows in one of the forms."""

    def __init__(self, form: Format, names: list[str], say: Words) -> None:
        self._form = form
        self._heads = say("check_head").split("|")
        self._width = max([len(escaped(name)) for name in names], default=0)
        self._line_width = max(LINE_WIDTH, len(self._heads[3]))

    def head(self) -> str:
        """Return what is written before the rows; nothing in JSON."""
        if self._form is Format.CSV:
            return _csv(COLUMNS)
        if self._form is Format.JSON:
            return ""
        return self._aligned(*self._heads)

    def row(self, row: Row) -> str:
        """Return a row as text, with its line end."""
        if self._form is Format.JSON:
            members = {
                "file": row.file,
                "kind": row.kind,
                "n": row.n,
                "verdict": row.verdict,
                "line": row.line,
                "fault": row.is_fault,
                **row.more,
            }
            return json.dumps(members) + "\n"
        cells = [row.file, row.n, row.verdict, row.line, row.sentence]
        texts = ["" if cell is None else str(cell) for cell in cells]
        if self._form is Format.CSV:
            return _csv(texts)
        return self._aligned(*map(escaped, texts))

    def _aligned(self, file: str, n: str, verdict: str, line: str, text: str) -> str:
        name = file.ljust(self._width)
        line = line.rjust(self._line_width)
        return f"{name}  {n:>3}  {verdict:<9}  {line}  {text}\n"


def _csv(cells: tuple[str, ...] | list[str]) -> str:
    r"""Return a line of csv.

    >>> _csv(["a,b.txt", "8"])
    '"a,b.txt",8\n'
    """
    sink = io.StringIO()
    csv.writer(sink, lineterminator="\n").writerow(cells)
    # A terminal is not to obey it. The end of a line in a name is between quotes.
    return "\n".join(map(escaped, sink.getvalue().split("\n")))
