"""The places of the loops, returns, functions and numbers of a program."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from .layout import LOOPS, Branch, Layout
from .paths import Node
from .statements import FUNCTIONS, children_of, kind_of, tree_of

CHOICES = ("IfExp", "BoolOp", "ListComp", "GeneratorExp", "SetComp", "DictComp")
"""Expressions that may choose: what they do isn't seen by the lines that run."""

SILENT = (*FUNCTIONS, "ClassDef", "Global", "Nonlocal", "Pass")
"""Statements that need not run where they stand."""

CONDITIONS = ("If", "While", "IfExp", "Assert")


class Block(NamedTuple):
    """A statement with its own lines: a loop or a function."""

    name: str  # of a function
    line: int
    end: int


class Text:
    r"""What the text of a program says.

    >>> text = Text("def f(n):\n  for i in range(n):\n    return i\nf(5)")
    >>> text.loop_of(3), text.returns, sorted(text.numbers), text.function_of(3)
    (2, {3}, [5], 'f')
    """

    def __init__(self, source: str) -> None:
        self.branches: list[Branch] = []  # an inner one after the one around it
        self.loops: list[Block] = []  # an inner loop after the one around it
        self.whiles: set[int] = set()  # the lines of `while` loops
        self.functions: list[Block] = []
        self.empty: list[Block] = []  # functions that do nothing
        self.returns: set[int] = set()  # lines of returns in a loop
        self.breaks: set[int] = set()  # lines of breaks
        self.ranges: set[int] = set()  # the lines of loops over a range
        self.numbers: set[int] = set()  # the whole numbers that are written down
        self.stores: dict[
            str, set[int]
        ] = {}  # lines that store in, or append to, a name
        # For each name in which is stored, the names of the index and of the value.
        self.stored: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
        self.tested: set[str] = set()  # names in conditions
        self.conditions: set[int] = set()  # the lines of conditions
        self.statements: set[int] = set()  # the lines of statements that run
        self.choices: set[int] = set()  # lines that choose or compare by an expression
        self.counted: set[str] = set()  # names to which `for` gives values
        # Names that are called, with the lines of their calls.
        self.calls: defaultdict[str, set[int]] = defaultdict(set)
        self.uses: Counter[str] = Counter()  # names read but for len() and append()
        self.modules: set[str] = (
            set()
        )  # that are imported, without their packages' parts
        try:
            tree = tree_of(source)
        except (SyntaxError, ValueError, RecursionError):
            return
        self._compared = set[int]()
        self._read(tree, is_in_loop=False)
        self.choices |= self._compared - self.conditions

    @property
    def layout(self) -> Layout:
        """What a story takes from the text."""
        return Layout(tuple(self.branches), frozenset(self.counted))

    def loop_of(self, line: int) -> int | None:
        """Return the line of the innermost loop around a line."""
        lines = [loop.line for loop in self.loops if loop.line < line <= loop.end]
        return max(lines, default=None)

    def outer_loop_of(self, line: int) -> int | None:
        """Return the line of the outermost loop around a line."""
        lines = [loop.line for loop in self.loops if loop.line < line <= loop.end]
        return min(lines, default=None)

    def function_of(self, line: int) -> str:
        """Return the innermost function around a line; "" for the module."""
        name = ""
        for function in self.functions:
            if function.line <= line <= function.end:
                name = function.name
        return name

    def _read(self, node: Node, *, is_in_loop: bool) -> None:
        kind = kind_of(node)
        self._read_statements(node)
        if kind == "If" or kind in LOOPS:
            first, last = node.body[0].lineno, node.body[-1].end_lineno
            branch = Branch(kind, node.lineno, node.end_lineno, first=first, last=last)
            self.branches.append(branch)
        if kind in LOOPS:
            self._read_loop(node)
            is_in_loop = True
        elif kind in FUNCTIONS:
            self.functions.append(Block(node.name, node.lineno, node.end_lineno))
            if all(map(_does_nothing, node.body)):
                self.empty.append(self.functions[-1])
            is_in_loop = False
        elif kind == "Return" and is_in_loop:
            self.returns.add(node.lineno)
        elif kind == "Break":
            self.breaks.add(node.lineno)
        elif kind == "Constant" and type(node.value) is int:
            self.numbers.add(node.value)
        elif kind == "Import":
            self.modules.update([alias.name.split(".")[0] for alias in node.names])
        elif kind == "ImportFrom":
            self.modules.add((node.module or "").split(".")[0])
        elif kind == "Call":
            self._read_call(node)
        elif kind == "Assign":
            self._read_assignment(node)
        elif kind == "Subscript" and kind_of(node.ctx) == "Store":
            self._store(node.value, node.lineno)
        elif kind == "BinOp" and kind_of(node.right) in ("List", "Tuple"):
            self._store(node.left, node.lineno)
        elif kind in CHOICES:
            self.choices.add(node.lineno)
        elif kind == "Compare" or (kind == "UnaryOp" and kind_of(node.op) == "Not"):
            self._compared.add(node.lineno)
        if kind in CONDITIONS:
            self.tested.update(_names_in(node.test))
            self.conditions.add(node.lineno)
        if kind == "comprehension":
            self.conditions.update(test.lineno for test in node.ifs)
        if kind in ("Name", "Attribute") and kind_of(node.ctx) == "Load":
            self.uses[_name_of(node)] += 1
        for child in children_of(node):
            self._read(child, is_in_loop=is_in_loop)

    def _read_loop(self, node: Node) -> None:
        """Take in where a loop is, and what it counts."""
        self.loops.append(Block("", node.lineno, node.end_lineno))
        if kind_of(node) == "While":
            self.whiles.add(node.lineno)
            return
        self.counted.update(_names_in(node.target))
        if kind_of(node.iter) == "Call" and _name_of(node.iter.func) == "range":
            self.ranges.add(node.lineno)

    def _read_assignment(self, node: Node) -> None:
        """Take in which names are stored, and at which names as indexes."""
        for target in node.targets:
            if kind_of(target) == "Subscript":
                pair = (_name_of(target.slice), _name_of(node.value))
                self.stored[_name_of(target.value)].add(pair)

    def _read_statements(self, node: Node) -> None:
        """Record the lines of the statements in a statement."""
        for part in ("body", "orelse", "finalbody"):
            inner = getattr(node, part, None)
            for one in inner if isinstance(inner, list) else ():
                is_text = kind_of(one) == "Expr" and kind_of(one.value) == "Constant"
                if kind_of(one) not in SILENT and not is_text:
                    self.statements.add(one.lineno)

    def _read_call(self, node: Node) -> None:
        """Record what is called, and that `len(x)` and `x.append(y)` don't show x."""
        name = _name_of(node.func)
        self.calls[name].add(node.lineno)
        if name == "len" and node.args:
            self.uses[_name_of(node.args[0])] -= 1
        elif name == "append" and kind_of(node.func) == "Attribute":
            self.uses[_name_of(node.func.value)] -= 1
            self._store(node.func.value, node.lineno)
            if node.args:
                pair = ("", _name_of(node.args[0]))
                self.stored[_name_of(node.func.value)].add(pair)

    def _store(self, node: Node, line: int) -> None:
        while kind_of(node) == "Subscript":
            node = node.value
        self.stores.setdefault(_name_of(node), set()).add(line)


def _does_nothing(node: Node) -> bool:
    """Return whether a statement is `pass`, `...`, a text, or returns a constant."""
    kind = kind_of(node)
    if kind in ("Expr", "Return"):
        return node.value is None or kind_of(node.value) == "Constant"
    return kind == "Pass"


def _names_in(node: Node) -> Iterator[str]:
    """Yield the names of variables and attributes in an expression."""
    yield _name_of(node)
    for child in children_of(node):
        yield from _names_in(child)


def _name_of(node: Node) -> str:
    """Return the last name of `x`, `self.x` or `a.b.x`; "" for anything else."""
    if kind_of(node) == "Name":
        return str(node.id)
    if kind_of(node) == "Attribute":
        return str(node.attr)
    return ""
