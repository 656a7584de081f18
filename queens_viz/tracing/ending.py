"""What ended a program: an exception, or that its file can't be run at all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import console
from .errors import message_of
from .events import Ending, Lookup
from .heap import LARGEST_INT
from .paths import MISSING, Variables, is_a, item_of, reader_of, text_of
from .statements import NO_STATEMENT, SAME_LINE, Program, Statement
from .surroundings import Place, Stop

LONGEST_VALUE = 80
"""The most characters of a value that are shown."""

MOST_SHOWN = 32
"""The most entries of a list that is shown."""

SHOWN = frozenset([int, float, bool, type(None)])
"""The types of values that are shown, also in lists and tuples."""

NO_DISPLAY = ("no display", "t connect to display", "cannot open display")
"""What libraries say that can't open a window."""

TOO_DEEP = "maximum recursion depth exceeded"
"""The text of a RecursionError. Python adds what it did last, which may be our code."""

OLD_SYNTAX = ("Missing parentheses in call to", "multiple exception types must be")
"""The beginnings of Python's messages about statements of Python 2."""


def ending_of(error: BaseException, program: Program, place: Place) -> Ending:
    """Return how an exception ends a program, that left it in a place."""
    number = place.number
    line = number % SAME_LINE if number else None
    if isinstance(error, Stop):
        return Ending(error.reason, line)
    name = type(error).__name__
    message = message_of(error)
    if isinstance(error, SystemExit):
        if error.code is None:
            message = ""
        return Ending("exit", line, message=message, status=_status(error))
    kind = "error"
    if isinstance(error, RecursionError):
        message = TOO_DEEP
    elif _is_ours(error):
        kind = "lost"
    elif name == "JavascriptError":
        kind = "lost"  # a fault of the page's Python
    elif isinstance(error, MemoryError):
        kind = "memory"
    elif isinstance(error, ModuleNotFoundError):
        kind = "module"
        message = error.name or message
    elif name == "TclError" and any(text in message for text in NO_DISPLAY):
        kind = "display"
    statement = program.statements.get(number, NO_STATEMENT)
    lookup = None
    values: tuple[tuple[str, str], ...] = ()
    if number:
        values = _values(statement, place)
        if name in ("IndexError", "KeyError"):
            lookup = _lookup(statement, place)
    return Ending(kind, line, name, message, lookup, values)


def _is_ours(error: BaseException) -> bool:
    """Return whether an exception comes from the tracer, and is nobody's fault."""
    traceback = error.__traceback__
    package = ""
    module = ""
    while traceback:
        package = traceback.tb_frame.f_globals.get("__package__") or ""
        module = traceback.tb_frame.f_globals.get("__name__") or ""
        traceback = traceback.tb_next
    # What takes the place of Python's own streams and arguments fails as they do.
    is_ours = package == __package__ and module != console.__name__
    return is_ours and not isinstance(error, MemoryError)


def _status(error: SystemExit) -> int:
    """Return the exit status of a program."""
    code = error.code
    if code is None:
        return 0
    return code if isinstance(code, int) else 1


def place_of(error: BaseException, filename: str) -> Place:
    """Return the place of the program that an exception left last."""
    place = Place(0, {}, {})
    traceback = error.__traceback__
    while traceback:
        code = traceback.tb_frame.f_code
        line: int | None = traceback.tb_lineno  # None where code ends without a line
        # A call that has not come to its first line has failed in the one before.
        has_begun = line != code.co_firstlineno or not place.number
        if code.co_filename == filename and has_begun and line:
            frame = traceback.tb_frame
            own = (*code.co_varnames, *code.co_cellvars)
            place = Place(line, frame.f_locals, without(frame.f_globals, own))
        traceback = traceback.tb_next
    return place


def without(variables: Variables, names: Iterable[str]) -> Variables:
    """Return variables without those of some names."""
    left_out = set(names)
    return {name: x for name, x in variables.items() if name not in left_out}


def _values(statement: Statement, place: Place) -> tuple[tuple[str, str], ...]:
    """Return the expressions of a statement, as they are written, with their values."""
    values = []
    for path in (*statement.reads, *statement.items):
        value = reader_of(path)(place.variables, place.module)
        if value is not MISSING and _is_shown(value):
            values.append((text_of(path), _shown(value)))
    return tuple(values)


def _is_shown(value: Any, deepest: int = 2) -> bool:
    """Return whether a value can be printed without running code of the program."""
    kind = type(value)
    if kind in (list, tuple):
        is_short = deepest > 0 and len(value) <= MOST_SHOWN
        return is_short and all(_is_shown(item, deepest - 1) for item in value)
    if kind is str:
        return len(value) <= LONGEST_VALUE
    return kind in SHOWN and (kind is not int or abs(value) <= LARGEST_INT)


def _shown(value: object) -> str:
    """Return a value as Python shows it, not too long."""
    text = repr(value)
    if len(text) > LONGEST_VALUE:
        return text[: LONGEST_VALUE - 1] + "…"
    return text


def _lookup(statement: Statement, place: Place) -> Lookup | None:
    """Return the item of a statement that isn't there."""
    for item in statement.items:
        owner: Any = reader_of(item.owner)(place.variables, place.module)
        key = reader_of(item.key)(place.variables, place.module)
        if not is_a(owner, (list, tuple, str, dict)) or not _is_shown(key):
            continue
        if key is not MISSING and item_of(owner, key) is MISSING:
            container = text_of(item.owner)
            return Lookup(container, len(owner), text_of(item.key), _shown(key))
    return None


def ending_of_syntax(error: SyntaxError, source: str) -> Ending:
    """Return the ending of a file that isn't Python, or isn't Python 3."""
    return syntax_ending(type(error).__name__, error.lineno, error.msg or "", source)


def syntax_ending(name: str, line: int | None, message: str, source: str) -> Ending:
    """Return how a file ends with a SyntaxError, or one of the errors like that."""
    kind = "syntax"
    is_old = message.startswith(OLD_SYNTAX)
    if is_old and "print(" not in source.replace("print (", "print("):
        kind = "python2"
    return Ending(kind, line, name, message)
