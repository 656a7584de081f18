"""Measures how plainly code is written: `python -m tests.plain PATH...` names the places.

A measure counts a habit that makes a reader stop. Each has a limit: the most places in
1,000 nodes of the syntax tree, without docstrings. So other line breaks change nothing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent.parent / "queens_viz"

FOLDERS = (
    *("search", "tracing", "words", "app", "command", "check"),
    *("pens", "parts", "window", "browser", "sheet", "*.py"),
)
"""The folders of the package, and the files beside them: each keeps the limits."""

LIMITS = {
    "pair": 0.7,  # a, b = x, y
    "number": 7.0,  # a number without a name
    "argument": 0.7,  # a call with many arguments that are not passed by name
    "clever": 0.4,  # a truth value as a number; something inside its own kind
    "dialect": 0.4,  # words that only this project used
    "packed": 0.0,  # two statements on a line
    "long": 0.0,  # a function longer than a page
}
"""The measures, and the most places in 1,000 nodes."""

LET_PASS = 2
"""So many places are allowed in a small folder, if the limit is not 0."""

PLAIN_NUMBERS = (0, 1, 2, 100)
"""Numbers that need no name."""

MOST_POSITIONAL = 4
"""The most arguments of a call that are not passed by name."""

MOST_LINES = 50
"""The lines of the longest function."""

COORDINATES = (
    *("x", "y", "dx", "dy", "left", "top", "right", "bottom", "width", "height"),
    *("column", "row", "start", "end", "first", "last", "low", "high"),
)
"""Names of which two may be assigned at once."""

PRIVATE_NAMES = re.compile(
    r"(^|_)(told|tells?|noted)(_|$)|^(given|wide|high)$", re.IGNORECASE
)

PRIVATE_PHRASES = re.compile(
    r"so (many|wide|high|often|far) (pixels|steps|lines|of)|what there is to|what is said"
    r"|(has|have|there is) (no )?room|what (is|was) (told|given)|as need be"
)

SEQUENCE = (ast.Tuple, ast.List)

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


class Place(NamedTuple):
    """A place in the code that is counted."""

    measure: str
    file: str
    line: int
    code: str


class Module:
    """The syntax tree of a module."""

    def __init__(self, text: str) -> None:
        tree = ast.parse(text)
        # Each node with its parent, and whether it is in a function. Docstrings are left
        # out, and contexts like Load.
        self.nodes: list[tuple[ast.AST, ast.AST, bool]] = [(tree, tree, False)]
        # The docstrings and comments with their lines.
        self.prose = list[tuple[int, str]]()
        # The list grows while it is read.
        for node, _, is_in_function in self.nodes:
            is_inside = is_in_function or isinstance(node, FUNCTION)
            for child in ast.iter_child_nodes(node):
                docstring = docstring_of(child)
                if docstring:
                    self.prose.append((child.lineno, docstring))  # type: ignore[attr-defined]
                elif child._fields:
                    self.nodes.append((child, node, is_inside))
        for number, line in enumerate(text.splitlines(), start=1):
            _, mark, comment = line.partition("# ")
            if mark:
                self.prose.append((number, comment))


def docstring_of(node: ast.AST) -> str:
    """Return the text of a statement that is only a string; else an empty one."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return ""


def measure_of(node: ast.AST, parent: ast.AST, *, is_in_function: bool) -> str:
    """Return the measure that counts a node; empty if none does."""
    if isinstance(node, ast.Constant):
        is_counted = is_in_function and is_bare_number(node, parent)
        return "number" if is_counted else ""
    name = name_of(node)
    if name and PRIVATE_NAMES.search(name):
        return "dialect"
    if isinstance(node, (ast.Name, ast.Attribute)):
        return ""
    if is_pair(node):
        return "pair"
    if isinstance(node, ast.Call) and positional(node) > MOST_POSITIONAL:
        return "argument"
    if is_clever(node, parent):
        return "clever"
    if isinstance(node, FUNCTION) and length_of(node) > MOST_LINES:
        return "long"
    return "packed" if is_packed(node) else ""


def is_pair(node: ast.AST) -> bool:
    """Return whether different things are assigned by one statement.

    An exchange and two coordinates are no such things.
    """
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], SEQUENCE):
        return False
    value = node.value
    if isinstance(value, ast.IfExp):
        return isinstance(value.body, SEQUENCE)
    if not isinstance(value, SEQUENCE):
        return False
    targets = last_names(node.targets[0])
    is_exchange = sorted(targets) == sorted(last_names(value))
    return not is_exchange and not set(targets) <= set(COORDINATES)


def last_names(sequence: ast.Tuple | ast.List) -> list[str]:
    """Return the items of a tuple or a list, of attributes only the last name."""
    return [ast.unparse(item).split(".")[-1] for item in sequence.elts]


def is_bare_number(node: ast.AST, parent: ast.AST) -> bool:
    """Return whether a node is a number that nothing gives a name."""
    return (
        isinstance(node, ast.Constant)
        and type(node.value) in (int, float)
        and node.value not in PLAIN_NUMBERS
        and not isinstance(parent, ast.keyword)
    )


def positional(call: ast.Call) -> int:
    """Return how many arguments of a call are not passed by name."""
    count = 0
    for argument in call.args:
        is_list = isinstance(argument, ast.Starred) and isinstance(
            argument.value, SEQUENCE
        )
        count += len(argument.value.elts) if is_list else 1  # type: ignore[attr-defined]
    return count


def is_truth(node: ast.AST) -> bool:
    """Return whether an expression is certainly true or false.

    >>> [is_truth(ast.parse(code, mode="eval").body) for code in ("a < b", "self.is_x", "a")]
    [True, True, False]
    """
    if isinstance(node, (ast.Compare, ast.BoolOp)):
        return True
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    name = getattr(node, "attr", getattr(node, "id", ""))
    return name.startswith(("is_", "has_", "can_"))


def is_clever(node: ast.AST, parent: ast.AST) -> bool:
    """Return whether an expression saves a line and costs the reader a moment."""
    match node:
        case ast.BinOp(left, ast.Mult(), right):
            return is_truth(left) or is_truth(right)
        case ast.AugAssign(_, ast.Mult() | ast.Add(), value):
            return is_truth(value)
        case ast.Call(ast.Name("int"), [value]):
            return is_truth(value)
        case ast.Subscript(ast.Tuple() | ast.List(), index):
            return is_truth(index)
        case ast.IfExp(_, body, other):
            return isinstance(body, ast.IfExp) or isinstance(other, ast.IfExp)
        case ast.Tuple(items, ast.Store()) | ast.List(items, ast.Store()):
            return any(isinstance(item, SEQUENCE) for item in items)
        case ast.BoolOp(ast.Or(), [*values, last]) if not is_condition(node, parent):
            chooses = any(isinstance(value, ast.BoolOp) for value in values)
            return chooses and not is_truth(last)
    return False


def is_condition(node: ast.AST, parent: ast.AST) -> bool:
    """Return whether an expression is asked for its truth only."""
    if isinstance(parent, (ast.BoolOp, ast.comprehension)):
        return True
    return getattr(parent, "test", None) is node


def name_of(node: ast.AST) -> str:
    """Return the name that a node defines; empty if it defines none."""
    match node:
        case ast.Name(name, ast.Store()) | ast.Attribute(_, name, ast.Store()):
            return name
        case ast.arg(name) | ast.FunctionDef(name) | ast.ClassDef(name):
            return name
    return ""


def is_packed(node: ast.AST) -> bool:
    """Return whether a block begins on the line of its statement, or shares a line."""
    body = getattr(node, "body", None)
    if not isinstance(body, list) or not body:
        return False
    lines = [statement.lineno for statement in body]
    return getattr(node, "lineno", 0) == lines[0] or len(set(lines)) < len(lines)


def length_of(function: ast.AST) -> int:
    """Return how many lines a function has, without its decorators."""
    first = getattr(function, "lineno", 0)
    last = getattr(function, "end_lineno", 0)
    return int(last - first + 1)


class Report(NamedTuple):
    """What is counted in some files."""

    nodes: int
    places: list[Place]

    def rate(self, measure: str) -> float:
        """Return the places of a measure in 1,000 nodes."""
        number = sum(place.measure == measure for place in self.places)
        return 1000 * number / max(1, self.nodes)

    def too_many(self) -> list[Place]:
        """Return the places of all measures that are above their limits."""
        places = []
        for measure, limit in LIMITS.items():
            of_measure = [place for place in self.places if place.measure == measure]
            is_few = limit > 0 and len(of_measure) <= LET_PASS
            if self.rate(measure) > limit and not is_few:
                places += of_measure
        return places


def report(files: list[Path]) -> Report:
    """Return what is counted in some files."""
    number = 0
    places = list[Place]()
    for path in files:
        module = Module(path.read_text(encoding="utf-8"))
        number += len(module.nodes)
        for node, parent, is_in_function in module.nodes:
            measure = measure_of(node, parent, is_in_function=is_in_function)
            if measure:
                code = ast.unparse(node).partition("\n")[0]
                line = getattr(node, "lineno", 0)
                places.append(Place(measure, path.name, line, code))
        for line, prose in module.prose:
            for match in PRIVATE_PHRASES.finditer(" ".join(prose.split())):
                places.append(Place("dialect", path.name, line, match[0]))
    return Report(number, places)


def files_of(name: str, folder: Path = PACKAGE) -> list[Path]:
    """Return the modules of a folder, or those that a pattern like *.py names."""
    if (folder / name).is_dir():
        return sorted((folder / name).rglob("*.py"))
    return sorted(folder.glob(name))


def main(names: Sequence[str]) -> int:
    """Print what is counted in some paths of the package; return 1 if it is too much."""
    unknown = [name for name in names if not files_of(name)]
    if unknown:
        print(f"no modules in queens_viz: {', '.join(unknown)}", file=sys.stderr)
        return 2
    status = 0
    for name in names:
        counted = report(files_of(name))
        rates = [f"{measure} {counted.rate(measure):.2f}" for measure in LIMITS]
        print(f"{name}: {counted.nodes:,} nodes; {', '.join(rates)}")
        for place in counted.too_many():
            print(f"    {place.measure} {place.file}:{place.line} {place.code}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or FOLDERS))
