"""The job `--check`: it judges programs, and what programs have printed."""

from __future__ import annotations

import os
import signal
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import BinaryIO, NamedTuple

from ..command import ending, streams
from ..command.ending import DONE, ERROR, USAGE_ERROR, complain, reason_of
from ..command.progress import Bar
from ..search.printed import boards
from ..search.tally import Result, Tallies, Verdict
from ..text import Format
from ..tracing.errors import escaped
from ..words.words import Words
from .files import (
    NO_FILE,
    PROGRAM,
    STANDARD_INPUT,
    Lines,
    Source,
    Sources,
    is_without_end,
    lines_of,
    sources,
)
from .program_rows import row_of_program
from .program_run import CannotRun, RunOptions, fault_of_python
from .programs import Programs
from .rows import (
    ORDER,
    VERDICTS,
    Row,
    Table,
    expecting_all,
    row_of_boards,
    row_without_boards,
)


class Task(NamedTuple):
    """A file to be judged."""

    source: Source
    n: int | None  # None for any size
    say: Words


def judge_text(task: Task) -> Iterator[Row]:
    """Yield a row for each size of the boards that a text holds."""
    name = task.source.name
    try:
        results, is_blank = _results_of(task.source, task.n)
        text = ""
        if not results:
            text = task.say("check_empty") if is_blank else _without_boards(task)
    except OSError as error:
        text = task.say("check_unread", reason=reason_of(error))
        yield row_without_boards(name, "text", Verdict.UNREAD, text)
        return
    for result in results:
        yield row_of_boards(name, result, task.say)
    if not results:
        yield row_without_boards(name, "text", Verdict.UNKNOWN, text)


def _results_of(source: Source, n: int | None) -> tuple[list[Result], bool]:
    """Return the verdicts on the boards, of any size or one; and if a file is blank."""
    if is_without_end(source.path):
        raise OSError(NO_FILE)
    tallies = Tallies()
    with _opened(source) as stream, Bar("boards") as bar:
        lines = Lines(lines_of(stream))
        for number, board in enumerate(boards(lines, n)):
            tallies.add(board)
            if number % BOARDS_AT_ONCE == 0:
                bar.add(BOARDS_AT_ONCE)
    return tallies.results(), lines.are_blank


def _without_boards(task: Task) -> str:
    """Return what is said of a text without boards, at least of the size asked for.

    To count the boards of other sizes, the file is read again. A pipe can't be.
    """
    n = task.n
    say = task.say
    if n is None:
        return say("check_unknown")
    if not os.path.isfile(task.source.path):
        return say("check_no_size", n=n)
    results, _ = _results_of(task.source, None)
    others = [result for result in results if result.n != n]
    if not others:
        return say("check_unknown")
    sizes = say.numbers(", ".join([str(result.n) for result in others]))
    count = sum([result.boards for result in others])
    return say.count("check_other_sizes", count, n=n, sizes=sizes)


BOARDS_AT_ONCE = 1_000
"""The boards between two reports of progress."""


def judge_program(task: Task, programs: Programs, number: int) -> Row:
    """Wait for a program that has been begun, and return its row.

    `number` is its place among the programs.
    """
    with Bar("lines") as bar:
        for lines in programs.wait(number):
            bar.add(lines)
    checked = programs.result(number)
    notes = []
    if programs.has_changed(number, task.source.path):
        notes.append("program_changed")
    return row_of_program(task.source.name, checked, programs.options, task.say, notes)


def _opened(source: Source) -> AbstractContextManager[BinaryIO]:
    """Return a context that gives the bytes of a file; standard input stays open."""
    if source.path == STANDARD_INPUT:
        return nullcontext(sys.stdin.buffer)
    return open(source.path, "rb")


def check(options: Namespace) -> int:
    """Judge the files, write the table, and return the exit status."""
    files = sources(options.check, has_programs=True)
    if refusal := _refusal(options, files):
        return complain(refusal, USAGE_ERROR)
    report = Report(files, Format(options.format or Format.TEXT), Words(options.spoken))
    statuses = {UNJUDGED} if not files.files else set[int]()
    try:
        with ending.handling_signals(signal.default_int_handler, "SIGINT"):
            report.begin()
            for rows in _rows(options, files):
                report.add(rows)
                statuses |= {row.status for row in rows}
            report.end()
    except KeyboardInterrupt:
        # Not by returning: Python would wait for the judges in the background.
        ending.exit_by_signal(signal.SIGINT)
    except CannotRun as error:
        return complain(f"can't run programs: {error}", ERROR)
    except OSError as error:
        streams.discard_output()
        return complain(f"can't write: {reason_of(error)}", ERROR)
    return next((status for status in ORDER if status in statuses), DONE)


def _refusal(options: Namespace, files: Sources) -> str:
    """Return what is wrong with the options beside these files, if anything is."""
    has_programs = any(source.ending == PROGRAM for source in files.files)
    for name in OF_PROGRAMS:
        if vars(options)[name] is not None and not has_programs:
            return f"--{name} is for programs, whose names end in {PROGRAM}"
    if has_programs and options.python:
        return fault_of_python(options.python)
    return ""


OF_PROGRAMS = ("call", "board", "input", "seconds", "python")
"""The options that only programs use."""


def _rows(options: Namespace, files: Sources) -> Iterator[list[Row]]:
    """Yield the rows of each file, in their order. Programs run ahead of it."""
    say = Words(options.spoken)
    with Programs(RunOptions.of(options)) as programs:
        paths = [one.path for one in files.files if one.ending == PROGRAM]
        programs.begin(paths)
        number = 0
        for source in files.files:
            task = Task(source, options.size_asked, say)
            if source.ending == PROGRAM:
                rows = [judge_program(task, programs, number)]
                number += 1
            else:
                rows = list(judge_text(task))
            if options.expect:
                rows = [expecting_all(row, say) for row in rows]
            yield rows


UNJUDGED = 3
"""The exit status where nothing was judged."""


class Report:
    """Writes the results of the files: a table, or for a single file the sentences."""

    def __init__(self, files: Sources, form: Format, say: Words) -> None:
        self._files = files
        self._form = form
        self._say = say
        self._table = Table(form, [source.name for source in files.files], say)
        self._is_table = files.are_many or form is not Format.TEXT
        self._verdicts = Counter[str]()

    def begin(self) -> None:
        """Write the lines above the rows."""
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
            if row.verdict == Verdict.UNREAD.value:
                before = f"{escaped(row.file)}: "
            elif len(rows) > 1:
                before = f"n = {row.n}: "
            self._write(f"{before}{escaped(row.sentence)}\n")

    def end(self) -> None:
        """Write how many rows have which verdict."""
        if not self._is_table or self._form is not Format.TEXT:
            return
        counts = [
            f"{self._verdicts[verdict]} {verdict}"
            for verdict in VERDICTS
            if self._verdicts[verdict]
        ]
        line = self._say.count("check_files", len(self._files.files))
        if counts:
            line = self._say.labelled(line, ", ".join(counts))
        line += "."
        if self._files.passed_over:
            passed_over = self._say.count("check_passed", self._files.passed_over)
            line += f" {passed_over}"
        self._write(line + "\n")

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
