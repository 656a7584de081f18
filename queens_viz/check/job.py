"""The job `--check`: it judges what programs have printed, file by file."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import BinaryIO, NamedTuple

from ..command import ending, streams
from ..command.ending import DONE, INTERRUPTED, MACHINE, complain, reason_of
from ..command.progress import Bar
from ..search.printed import boards
from ..search.tally import Tally, Verdict
from ..text import Format
from ..words.words import Words
from .files import PROGRAM, STANDARD_INPUT, Source, Sources, lines_of, sources
from .rows import ORDER, Row, Table, row_of_boards, row_without_boards


class Task(NamedTuple):
    """What is asked of a judge."""

    source: Source
    n: int | None  # None for any size
    say: Words
    bar: Bar


Judge = Callable[[Task], Iterable[Row]]
"""Returns the rows of a file. What it can't read it says in a row, too."""


def judge_text(task: Task) -> Iterator[Row]:
    """Yield a row for each size of the boards that a text holds."""
    source = task.source
    tallies = dict[int, Tally]()
    try:
        with _opened(source) as stream:
            for number, board in enumerate(boards(lines_of(stream), task.n)):
                if board.n not in tallies:
                    tallies[board.n] = Tally(board.n)
                tallies[board.n].add(board)
                if number % BOARDS_AT_ONCE == 0:
                    task.bar.add(BOARDS_AT_ONCE)
    except OSError as error:
        said = task.say("check_unread", reason=reason_of(error))
        yield row_without_boards(source.name, "text", Verdict.UNREAD, said)
        return
    for n in sorted(tallies):
        yield row_of_boards(source.name, tallies[n].result(), task.say)
    if not tallies:
        said = task.say("check_unknown")
        yield row_without_boards(source.name, "text", Verdict.UNKNOWN, said)


BOARDS_AT_ONCE = 1_000
"""The boards between two reports of progress."""


def judge_program(task: Task) -> Iterator[Row]:
    """Yield the row of a program, which is not run yet."""
    said = task.say("check_program")
    yield row_without_boards(task.source.name, "program", Verdict.UNREAD, said)


JUDGES: dict[str, Judge] = {PROGRAM: judge_program}
"""What judges files by the endings of their names; all others are texts."""

HAS_PROGRAMS = False
"""Whether the programs in a folder are checked, too."""


def _opened(source: Source) -> AbstractContextManager[BinaryIO]:
    """Return a context that gives the bytes of a file; standard input stays open."""
    if source.path == STANDARD_INPUT:
        return nullcontext(sys.stdin.buffer)
    return open(source.path, "rb")


def check(asked: Namespace) -> int:
    """Judge the files that are asked for, write the table, and return the exit status."""
    say = Words(asked.spoken)
    files = sources(asked.check, has_programs=HAS_PROGRAMS)
    report = Report(files, Format(asked.format or Format.TEXT), say)
    statuses = {UNJUDGED} if not files.files else set[int]()
    try:
        with (
            ending.hearing(signal.default_int_handler, "SIGINT"),
            Bar("boards") as bar,
        ):
            report.begin()
            for source in files.files:
                judge = JUDGES.get(source.ending, judge_text)
                rows = list(judge(Task(source, asked.size_asked, say, bar)))
                bar.make_room()
                report.add(rows)
                statuses |= {row.status(expects_all=bool(asked.expect)) for row in rows}
            report.end()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        streams.discard_output()
        return complain(f"can't write: {reason_of(error)}", MACHINE)
    return next((status for status in ORDER if status in statuses), DONE)


UNJUDGED = 3
"""The exit status where nothing was judged."""


class Report:
    """Writes what is said of the files: a table, or of one file alone the sentences."""

    def __init__(self, files: Sources, form: Format, say: Words) -> None:
        self._files = files
        self._form = form
        self._say = say
        self._table = Table(form, [source.name for source in files.files], say)
        self._is_table = files.are_many or form is not Format.TEXT
        self._verdicts = Counter[Verdict]()

    def begin(self) -> None:
        """Write what stands above the rows."""
        if self._is_table:
            self._write(self._table.head())

    def add(self, rows: Sequence[Row]) -> None:
        """Write the rows of a file at once."""
        self._verdicts.update(row.verdict for row in rows)
        if self._is_table:
            self._write("".join([self._table.row(row) for row in rows]))
            return
        for row in rows:
            before = ""
            if row.verdict is Verdict.UNREAD:
                before = f"{streams.escaped(row.file)}: "
            elif len(rows) > 1:
                before = f"n = {row.n}: "
            self._write(f"{before}{row.sentence}\n")

    def end(self) -> None:
        """Write how many rows have which verdict."""
        if not self._is_table or self._form is not Format.TEXT:
            return
        counts = [
            f"{self._verdicts[verdict]} {verdict.value}"
            for verdict in Verdict
            if self._verdicts[verdict]
        ]
        line = self._say.count("check_files", len(self._files.files))
        if counts:
            line += f": {', '.join(counts)}"
        line += "."
        if self._files.passed_over:
            passed_over = self._say.count("check_passed", self._files.passed_over)
            line += f" {passed_over}"
        self._write(line + "\n")

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
