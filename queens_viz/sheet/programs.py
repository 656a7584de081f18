"""Programs with a fault on a worksheet: which line is wrong, and what belongs there."""

from __future__ import annotations

from html import escape

from ..search.faulty import FaultyProgram
from ..tracing.process.faulty_stories import story_of_program
from .paper import Html, to_html
from .printed import Printed

MOST_PRINTED = 3
"""The most lines of what a program prints."""

POINTS = 2
"""One for the wrong line, and one for what belongs in its place."""

LINES_TO_WRITE = 2
"""The lines on which it is written what belongs in the place of the wrong line."""

BLANK_LINE = '<span class="blank"></span>'
"""A line to write on, within a line of text."""


def question(number: str, points: str, program: FaultyProgram, say: Printed) -> Html:
    """Return a program with numbered lines, what it prints, and room for the answer.

    `number` is that of the question and `points` the room for its points, as HTML.
    """
    rows = "".join(f"<li>{escape(text)}</li>" for text in program.texts)
    wrong = to_html(say("sheet_wrong_line"))
    mended = to_html(say("sheet_mended"))
    empty = '<div class="line"></div>' * LINES_TO_WRITE
    return Html(
        f'<article class="fault"><h3>{number}{to_html(say("ask_fault"))}{points}</h3>'
        f'<ol class="listing">{rows}</ol>{_printed(program, say)}'
        f"<p>{wrong} {BLANK_LINE} {mended}</p>{empty}</article>"
    )


def _printed(program: FaultyProgram, say: Printed) -> str:
    """Return what a program prints, and how it ends if it does not finish, as HTML."""
    recording = story_of_program(program).recording
    lines = recording.output.splitlines()
    html = f"<p>{to_html(say('line_fault_prints_nothing'))}</p>"
    if lines:
        printed = "\n".join([escape(line) for line in lines[:MOST_PRINTED]])
        more = len(lines) - MOST_PRINTED
        if more > 0:
            rest = say.count("line_fault_more", more).strip()
            printed += f'\n<span class="more">{to_html(rest)}</span>'
        heading = to_html(say("line_fault_prints"))
        html = f"<p>{heading}</p><pre>{printed}</pre>"
    ending = recording.ending
    if ending.kind == "error":
        error = say("line_fault_error", error=ending.error, line=ending.line)
        html += f"<p>{to_html(error)}</p>"
    elif ending.kind != "finished":
        html += f"<p>{to_html(say('line_fault_endless'))}</p>"
    return html


def answer(program: FaultyProgram, say: Printed) -> str:
    """Return the lines that are right answers, why, and the mended lines, as HTML."""
    numbers = [str(number) for number in sorted(program.wrong)]
    lines = say("sheet_line_of_program", line=numbers[0])
    if len(numbers) > 1:
        lines = say("sheet_lines_of_program", line=numbers[0], other=numbers[1])
    why = to_html(say(f"fault_why_{program.name}"))
    rows = [
        f"- {number:2}  {escape(program.texts[number - 1])}"
        for number in program.replaced
    ]
    rows += [f"<b>+     {escape(text)}</b>" for text in program.mended]
    listing = "\n".join(rows)
    return f"<b>{to_html(lines)}</b><br>{why}<pre>{listing}</pre>"
