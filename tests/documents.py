"""What the documents take from the program: tables, examples and the pictures of the window.

`python -m tests.documents` writes all of it anew; a test sees to it that the tables are what it would write.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from queens_viz.app.actions import BINDINGS, SECTIONS
from queens_viz.app.commands import Action
from queens_viz.app.layers import Layer
from queens_viz.command import arguments
from queens_viz.command.formats import FILES
from queens_viz.command.options import (
    JOBS,
    OPTION_OF,
    PROGRAM,
    PROGRAM_PAGE,
    WINDOW,
    Option,
)
from queens_viz.parts.help import keys_of, lines_of
from queens_viz.parts.help_open import MEANINGS
from queens_viz.search.listing import LISTINGS, Program
from queens_viz.sheet import key_card
from queens_viz.words.words import LANGUAGES, Words, messages

from . import lesson_document, window_pictures
from .bench.measure import Figure

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "images"
DOCUMENTS = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]

MARKED = re.compile(
    r"(?<=<!-- generated: )(\w+)( -->\n)(.*?)(?=<!-- end -->)", re.DOTALL
)
"""A part of a document that is written by a function of this module with that name."""


def keys() -> str:
    """Return the tables of keys, one for each section of the help, below its title."""
    say = Words()
    lines: list[str] = []
    for title, bindings in SECTIONS.items():
        lines += [f"**{say(title)}**", "", "| key | what it does |", "|---|---|"]
        for together in lines_of(bindings):
            names = ", ".join(
                f"`{name}`" for binding in together for name in keys_of(say, binding)
            )
            lines.append(f"| {names} | {say(together[0].line)} |")
        lines.append("")
    return "\n".join(lines[:-1])


OPEN = {
    Layer.SHOWN: "a solution or node on view",
    Layer.TYPED: "a typed number",
    Layer.RING: "a focused button",
    Layer.MENU: "the menu",
    Layer.REASON: "the question which queen attacks",
    Layer.RETURN: "the question where to go back to",
    Layer.MOVE: "the question where to go next",
    Layer.EVIDENCE: "an answer on view",
    Layer.OWN_BOARD: "my own board",
    Layer.SQUARES: "a choice of squares",
    Layer.BALLOT: "a count of hands",
    Layer.VOTE: "a vote",
    Layer.CLICKER: "a lesson",
    Layer.RESULTS: "the end of a challenge",
    Layer.FAULT: "Find the fault",
    Layer.RACE: "the comparison",
    Layer.NODES: "the tree with the focus",
    Layer.LINES: "the Program tab",
    Layer.FILE: "the question whether to run a file",
}
"""What may be open and has keys of its own, in words."""

NAMELESS = {
    Action.BEAT: "do the next action",
    Action.BEAT_BACK: "undo it",
    Action.HAND: "add a hand to the chosen answer",
    Action.NUMBER: "type its number of hands",
    Action.LESS: "remove a hand from the chosen answer",
    Action.REVEAL: "show the hands, then the answer",
    Action.FILTER: "choose the square, or undo this",
    Action.CURSOR: "move the cursor",
    Action.SQUARE_CURSOR: "move the cursor",
    Action.PICK: "choose the square",
    Action.COLUMN: "choose the queen in that column",
    Action.ROW: "another row",
    Action.TAKE_ROW: "choose the row",
    Action.PRESS: "press it",
    Action.DARKEN: "nothing: some clickers send it",
    Action.REFUSE_FILE: "don't run it",
    Action.ALL_HAVE_ONE: "run until all searches have a solution",
    Action.NEXT_LINE: "one line of the step forwards",
    Action.LINE_BEFORE: "one line of the step back",
    Action.OTHER_LINE: "choose another line",
    Action.PICK_LINE: "answer with the chosen line",
    Action.SEE_LINE: "after a wrong answer: see that line at work",
    Action.SEE_AGAIN: "after the right one: see its fault again",
}
"""What is done there if no label or name says it, in words."""

NAMELESS_THERE = {
    (Layer.BALLOT, Action.CURSOR): "choose another answer",
    (Layer.OWN_BOARD, Action.PICK): "place a queen, or remove it",
}
"""What the same actions do while something else is open."""


def innermost() -> str:
    """Return the table of the keys that belong to what is open."""
    say, words = Words(), OPEN
    lines = ["| while there is | key | what it does |", "|---|---|---|"]
    for layer, what in words.items():
        for binding in BINDINGS:
            if binding.keys and layer in binding.layers:
                name = binding.action.name.lower().replace("_", " ")
                key = MEANINGS.get(binding.action, "")
                label = messages("en").get(binding.name, "").lower()
                label = label or messages("en").get(key, name)
                action = NAMELESS_THERE.get(
                    (layer, binding.action), NAMELESS.get(binding.action, label)
                )
                lines.append(
                    f"| {what} | {', '.join(f'`{name}`' for name in keys_of(say, binding))} | {action} |"
                )
    return "\n".join(lines)


def used_by(option: Option) -> list[str]:
    """Return the jobs that use an option, and the window; also with a program only."""
    is_saved = any(one in FILES for one in option.used_by)
    users = [
        user
        for user in (*JOBS, WINDOW)
        if user in option.used_by or (user == "--save" and is_saved)
    ]
    if PROGRAM_PAGE in option.used_by:
        return [*users, "FILE with --save (.html)"]
    return [*users, "FILE"] if PROGRAM in option.used_by else users


def options() -> str:
    """Return the table of the command's options and the jobs that use them."""
    lines = ["| option | used by | what it does |", "|---|---|---|"]
    for action in arguments.parser()._actions:
        value = "" if action.nargs == 0 else f" {action.metavar or action.dest.upper()}"
        option = OPTION_OF.get(action.dest)
        users, kinds = (
            (used_by(option), [one for one in FILES if one in option.used_by])
            if option
            else ([], [])
        )
        if 0 < len(kinds) < len(FILES):
            users[users.index("--save")] = f"--save ({', '.join(kinds)})"
        used = "all" if len(users) > len(JOBS) else ", ".join(users)
        if action.option_strings:
            shown = ", ".join(f"`{word}{value}`" for word in action.option_strings)
            lines.append(f"| {shown} | {used or 'a job of its own'} | {action.help} |")
    return "\n".join(lines)


def listings() -> str:
    """Return both programs, the loop and the recursion, with the numbers of their lines."""
    numbered = {
        program: [
            f"{number:2}  {line}".rstrip() for number, line in enumerate(lines, start=1)
        ]
        for program, lines in LISTINGS.items()
    }
    width = max(map(len, numbered[Program.LOOP])) + 6
    rows = zip_longest(*(numbered[program] for program in Program), fillvalue="")
    return "\n".join(
        [
            "```text",
            *(f"{loop:{width}}{recursion}".rstrip() for loop, recursion in rows),
            "```",
        ]
    )


def benchmark() -> str:
    """Return the table of what `python -m tests.bench --json docs/benchmark.json` measured: a line for each thing."""
    read = json.loads((DOCS / "benchmark.json").read_text(encoding="utf-8"))
    lines = [
        read["machine"] + ".",
        "",
        "| what | n | measured | to reach |",
        "|---|---|---|---|",
    ]
    figures = [Figure(**values) for values in read["figures"]]
    for what in dict.fromkeys(figure.what for figure in figures):
        ours = [figure for figure in figures if figure.what == what]
        sizes = ", ".join([str(figure.n) for figure in ours if figure.n])
        values = ", ".join([f"{figure.value:.2f}" for figure in ours])
        lines.append(f"| {what} | {sizes} | {values} {ours[0].unit} | {_goals(ours)} |")
    return "\n".join(lines)


def _goals(figures: list[Figure]) -> str:
    """Return what figures are to reach, and at which sizes they miss it."""
    goals = ", ".join(
        dict.fromkeys(
            f"{figure.goal:g}" for figure in figures if figure.goal is not None
        )
    )
    missed = [figure.n for figure in figures if not figure.is_met]
    sizes = f" at {', '.join(map(str, missed))}" if len(missed) < len(figures) else ""
    verdict = f": **missed{sizes}**" if missed else ""
    return (
        goals and f"{'at most' if figures[0].is_most else 'at least'} {goals}{verdict}"
    )


GENERATED: dict[str, Callable[[], str]] = {
    "keys": keys,
    "innermost": innermost,
    "options": options,
    "listings": listings,
    "benchmark": benchmark,
}


def written(text: str) -> str:
    """Return a document with its generated parts as they should be."""
    return MARKED.sub(lambda part: f"{part[1]}{part[2]}{GENERATED[part[1]]()}\n", text)


EXAMPLE = re.compile(
    r"(^    \$ (?:printf \"(.*)\" \| )?python -m queens_viz (.*)\n)((?:    (?!\$ ).*\n)+)",
    re.MULTILINE,
)
"""An example of the command in a document, with what is typed there and what it prints."""


def with_examples(text: str) -> str:
    """Return a document in which each example shows what the command prints now."""
    return EXAMPLE.sub(_example, text)


def _example(example: re.Match[str]) -> str:
    """Return one example with what its command prints."""
    typed = (example[2] or "").replace("\\n", "\n")
    done = subprocess.run(
        [sys.executable, "-m", "queens_viz", *example[3].split()],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"LANGUAGE": "en"},
    )
    return example[1] + textwrap.indent(done.stdout.rstrip("\n") + "\n", "    ")


def drawn() -> dict[Path, partial[str]]:
    """Return what writes the files that are written whole: key cards and lessons."""
    names = {
        code: f"key-card{'' if code == 'en' else f'.{code}'}.html" for code in LANGUAGES
    }
    cards = {
        DOCS / name: partial(key_card.page, language)
        for language, name in names.items()
    }
    lessons = {
        DOCS / name: partial(lesson_document.document, *made)
        for name, made in lesson_document.FILES.items()
    }
    return cards | lessons


def main() -> None:
    """Write everything anew."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        document.write_text(with_examples(written(text)), encoding="utf-8")
    PICTURES.mkdir(exist_ok=True)
    for path, write in drawn().items():
        path.write_text(write(), encoding="utf-8")
    window_pictures.write(PICTURES)


if __name__ == "__main__":
    main()
