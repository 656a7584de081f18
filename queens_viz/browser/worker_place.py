"""What a program sees in the page's worker: its modules, streams and arguments.

Brython has another table of modules while a program runs: those of library/. The script
that starts the worker, worker_start.js, exchanges it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser import self as worker

from ..tracing.events import Ending, Outcome
from ..tracing.running import Run

PAGE: Any = worker.queens
"""What the worker's script lends: the way to the page, and to the program's modules."""

BUILTINS: Any = __import__("builtins")


class Input:
    """Takes the place of the function `input`, and knows its last prompt."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self.prompt = ""

    def __call__(self, prompt: object = "", /) -> str:
        """Print the prompt, and return the next answer; EOFError if there is none."""
        self.prompt = str(prompt)
        if self.prompt:
            self._run.printed.write(self.prompt)
        line = self._run.answers.readline()
        if not line:
            raise EOFError("EOF when reading a line")
        return line[:-1]


def missing_name(ending: Ending) -> str:
    """Return the name that a module of ours doesn't have; "" if it isn't that.

    The original may have it, so it isn't the program's fault.
    """
    words = ending.message.split("'")
    names = str(PAGE.names).split(", ")
    if ending.error == "AttributeError" and words[0] == "module ":
        if words[1] in names:
            return f"{words[1]}.{words[3]}"
    elif ending.error == "ImportError" and words[0] == "cannot import name ":
        return words[1]
    return ""


def leave(code: object = None) -> None:
    """Take the place of `exit` and `quit`."""
    raise SystemExit(code)


def in_its_place(run: Run, go: Callable[[], Outcome]) -> Outcome:
    """Let a program run among its modules, with its streams; return what it does."""
    PAGE.enter()
    try:
        sys: Any = __import__("sys")
        sys.stdin = run.answers
        sys.stdout = run.printed
        sys.stderr = run.printed
        sys.argv = run.arguments
        ask = Input(run)
        BUILTINS.input = lambda prompt="", /: ask(prompt)
        BUILTINS.open = lambda name=0, *_, **__: _opened(run, name)
        BUILTINS.exit = leave
        BUILTINS.quit = leave
        outcome = go()
        ending = outcome.ending
        if ending.kind == "input":
            ending = ending._replace(message=ask.prompt)
        missing = missing_name(ending)
        if missing:
            ending = ending._replace(kind="module", message=missing)
        return outcome._replace(ending=ending)
    finally:
        PAGE.leave()


def _opened(run: Run, name: object) -> object:
    """Return the standard input, which is file 0: a page has no other files."""
    if name == 0:
        return run.answers
    raise FileNotFoundError(f"[Errno 2] No such file or directory: {name!r}")
