"""What each statement of a program may change: after it ran, only that is compared.

The program is parsed by `compile`, which the page has too, and its tree is walked by
the names of its nodes: the module ast isn't needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import CodeType
from typing import NamedTuple

from .paths import Attribute, Constant, Item, Name, Node, Path, path_of, root_of

ONLY_TREE = 1024
"""The flag with which `compile` returns the tree: `ast.PyCF_ONLY_AST`."""

SAME_LINE = 1_000_000
"""Added to the number of a statement for each that is in its first line before it."""


def _words(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


PURE = _words(
    "abs all any bool callable chr complex dict divmod enumerate filter float format"
    " frozenset getattr hasattr hash id input int isinstance issubclass iter len list"
    " map max min next ord pow print range repr reversed round set sorted str sum tuple"
    " type vars zip"
)
"""Built-in functions that change nothing that they get."""

READING = _words(
    "capitalize center copy count difference endswith find format get index"
    " intersection isalpha isdigit isdisjoint issubset issuperset items join keys ljust"
    " lower lstrip replace rjust rstrip split splitlines startswith strip tolist title"
    " union upper values write zfill"
)
"""Methods of Python's own types that change nothing."""

WRITING = _words(
    "add append appendleft clear discard extend extendleft insert pop popitem popleft"
    " remove reverse rotate setdefault sort update"
)
"""Methods of Python's own types that change what they belong to, not what they get."""

QUICK = _words(
    "abs append bool chr divmod enumerate id int isinstance len ord pop print range"
    " reversed zip"
)
"""Functions and methods that never take long."""

LOOPS = ("For", "While", "AsyncFor")
COMPREHENSIONS = ("ListComp", "SetComp", "DictComp", "GeneratorExp")
FUNCTIONS = ("FunctionDef", "AsyncFunctionDef")
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""The fields of a statement that hold other statements."""


class Bind(NamedTuple):
    """The statement binds a variable."""

    name: str
    body: int = 0  # of a loop's variable the number of the first statement in the loop


class Unbind(NamedTuple):
    """The statement deletes a variable."""

    name: str


class Store(NamedTuple):
    """The statement stores an item or an attribute."""

    owner: Path
    key: Path  # of an attribute its name
    is_attribute: bool
    is_before: bool  # the item is chosen before the value is reckoned: `a[i] += f()`


class Touch(NamedTuple):
    """The statement may change an object, and objects in it."""

    path: Path
    is_filled: bool  # a slice is stored, which counts even if nothing differs


Effect = Bind | Unbind | Store | Touch


class Statement(NamedTuple):
    """A statement; of one with a block, such as a loop, its head alone."""

    number: int  # its first line; where others are there before it, see SAME_LINE
    line: int  # its first line
    effects: tuple[Effect, ...]
    reads: tuple[Path, ...]  # the variables and attributes in it
    items: tuple[Item, ...]  # the items in it
    runs_on: bool  # it may go on after a call, so the call may come after an effect
    may_hang: bool  # it calls what isn't of the program, or has a loop of its own
    is_repeated: bool  # it is a loop in one line, or in one
    is_handler: bool  # `except ...:`
    is_final: bool  # in a `finally`


NO_STATEMENT = Statement(
    number=0,
    line=0,
    effects=(),
    reads=(),
    items=(),
    runs_on=False,
    may_hang=False,
    is_repeated=False,
    is_handler=False,
    is_final=False,
)


class Function(NamedTuple):
    """A function or class that the program defines."""

    name: str
    full_name: str  # "Queens.solve"
    line: int  # of its `def`
    first_line: int  # of its first decorator
    parameters: tuple[str, ...]
    required: int  # how many have no default
    owner: str  # the class that it belongs to
    is_class: bool
    outer: frozenset[str]  # the names that it declares as global or nonlocal


class Program(NamedTuple):
    """What is known about a program before it runs."""

    code: CodeType | str  # its line numbers are the numbers of statements
    filename: str
    statements: dict[int, Statement]  # by their numbers, and by the lines they go on to
    functions: dict[int, Function]  # by their `def`, and by their first decorator
    # The numbers of statements that have others before them in their line, by the line
    # and column where they begin.
    numbers: dict[tuple[int, int], int]


def analyse(
    source: str, filename: str = "program.py", takes_trees: bool = True
) -> Program:
    r"""Return what the statements of a program may change, and what it defines.

    SyntaxError is raised if it is not Python. If `compile` takes no trees, as in the
    page, the code of the program is its source, and the recorder there has to number
    the statements itself.

    >>> program = analyse("def put(column):\n    board[column] = row; column += 1\n")
    >>> program.functions[1].full_name, program.functions[1].parameters
    ('put', ('column',))
    >>> analyse("def count():\n    global total\n    total += 1\n").functions[1].outer
    frozenset({'total'})
    >>> program.statements[2].effects[0].owner, program.statements[2].effects[0].key
    (Name(name='board'), Name(name='column'))
    >>> print(*program.statements[SAME_LINE + 2].effects)
    Bind(name='column', body=0)
    """
    # A tree is numbered again before it is compiled.
    tree = _parsed(source, filename) if takes_trees else tree_of(source)
    functions = functions_of(tree)
    defined = {function.name for function in functions}
    by_line = {function.line: function for function in functions}
    by_line.update({function.first_line: function for function in functions})
    statements: dict[int, Statement] = {}
    numbers: dict[tuple[int, int], int] = {}
    for head in _heads(tree.body, _Place(), {}):
        if takes_trees and head.number != head.first:
            _renumber_head(head)
        statement = _StatementReader(head, defined).result()
        statements[statement.number] = statement
        for line in range(head.first + 1, head.last + 1):
            statements.setdefault(line, statement)
        if head.number != head.first:
            numbers[head.start] = head.number
    code: CodeType | str = source
    if takes_trees:
        compile(source, filename, "exec", dont_inherit=True)
        code = compile(tree, filename, "exec", dont_inherit=True)
    return Program(code, filename, statements, by_line, numbers)


@lru_cache(maxsize=2)
def tree_of(source: str) -> Node:
    """Return the tree of a program, which nobody changes."""
    return _parsed(source, "program.py")


def _parsed(source: str, filename: str) -> Node:
    """Return a new tree of a program."""
    return compile(source, filename, "exec", ONLY_TREE, dont_inherit=True)


def functions_of(tree: Node) -> list[Function]:
    """Return the functions and classes that a program defines."""
    return list(_functions(tree.body, prefix="", owner=""))


def kind_of(node: Node) -> str:
    """Return the name of a node's class."""
    return type(node).__name__


def children_of(node: Node) -> Iterator[Node]:
    """Yield the nodes directly below another one, in the order of its fields."""
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, list):
            for item in value:
                if hasattr(item, "_fields"):
                    yield item
        elif hasattr(value, "_fields"):
            yield value


def _blocks(node: Node) -> Iterator[tuple[str, list[Node]]]:
    """Yield the blocks of a statement, with the names of their fields."""
    for field in BLOCKS:
        block = getattr(node, field, None)
        if isinstance(block, list):
            yield field, block


def _functions(block: list[Node], prefix: str, owner: str) -> Iterator[Function]:
    """Yield the functions and classes that statements define, at any depth."""
    for statement in block:
        kind = kind_of(statement)
        inner_prefix = prefix
        inner_owner = owner
        if kind in FUNCTIONS or kind == "ClassDef":
            function = _function(statement, prefix, owner)
            yield function
            inner_prefix = function.full_name + "."
            inner_owner = ""
            if function.is_class:
                inner_owner = function.full_name
        for _, inner in _blocks(statement):
            yield from _functions(inner, inner_prefix, inner_owner)


def _function(node: Node, prefix: str, owner: str) -> Function:
    """Return what a `def` or `class` defines."""
    is_class = kind_of(node) == "ClassDef"
    parameters: tuple[str, ...] = ()
    required = 0
    if not is_class:
        positional = [*node.args.posonlyargs, *node.args.args]
        parameters = tuple([parameter.arg for parameter in positional])
        required = len(parameters) - len(node.args.defaults)
    decorators = [decorator.lineno for decorator in node.decorator_list]
    return Function(
        name=node.name,
        full_name=prefix + node.name,
        line=node.lineno,
        first_line=min([node.lineno, *decorators]),
        parameters=parameters,
        required=required,
        owner=owner,
        is_class=is_class,
        outer=frozenset(_declared_outer(node.body)),
    )


def _declared_outer(block: list[Node]) -> Iterator[str]:
    """Yield the names that a block declares as global or nonlocal, functions aside."""
    for statement in block:
        kind = kind_of(statement)
        if kind in ("Global", "Nonlocal"):
            yield from statement.names
        elif kind not in FUNCTIONS and kind != "ClassDef":
            for _, inner in _blocks(statement):
                yield from _declared_outer(inner)


class _Place(NamedTuple):
    """What is around a block of statements."""

    is_final: bool = False
    loop_line: int = 0  # where the head of the innermost loop ends


class _Head(NamedTuple):
    """A statement without its blocks."""

    node: Node
    number: int
    start: tuple[int, int]  # its line and column as it is written
    parts: list[Node]  # what is evaluated, in that order
    first: int  # its lines
    last: int
    is_repeated: bool
    is_final: bool


def _heads(block: list[Node], place: _Place, taken: dict[int, int]) -> Iterator[_Head]:
    """Yield all statements in the order in which they are written, and number them.

    `taken` counts the statements in each line. The nodes of one that isn't the first
    there get its number for their line when it is compiled, so that the tracer can tell
    them apart.
    """
    for node in block:
        head = _head(node, place, taken)
        yield head
        inner = place
        if kind_of(node) in LOOPS:
            inner = place._replace(loop_line=head.last)
        for field, statements in _blocks(node):
            is_final = place.is_final or field == "finalbody"
            yield from _heads(statements, inner._replace(is_final=is_final), taken)


def _head(node: Node, place: _Place, taken: dict[int, int]) -> _Head:
    """Return a statement without its blocks."""
    parts = _parts(node)
    lines = [part.lineno for part in parts if hasattr(part, "lineno")]
    ends = [getattr(part, "end_lineno", 0) or 0 for part in parts]
    # What Brython says of the line of a `case` is wrong.
    if hasattr(node, "lineno") and kind_of(node) != "match_case":
        lines.append(node.lineno)
        ends.append(node.lineno)
    first = min(lines)
    last = max(ends)
    is_repeated = place.loop_line == first
    if kind_of(node) in LOOPS:
        is_repeated = is_repeated or node.body[0].lineno == last
    start = (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
    before = taken.get(first, 0)
    for line in range(first, last + 1):
        taken[line] = taken.get(line, 0) + 1
    number = first + before * SAME_LINE
    return _Head(node, number, start, parts, first, last, is_repeated, place.is_final)


def _renumber_head(head: _Head) -> None:
    """Let a statement be in a line of its own."""
    for part in [head.node, *head.parts]:
        _renumber(part, head.number)


def _renumber(node: Node, number: int) -> None:
    """Let a statement begin and end in a line of its own."""
    for child in children_of(node):
        _renumber(child, number)
    if hasattr(node, "lineno"):
        node.lineno = number
        node.end_lineno = number


def _parts(node: Node) -> list[Node]:
    """Return what is evaluated before the block of a statement, in that order."""
    kind = kind_of(node)
    if kind in FUNCTIONS:
        defaults = [*node.args.defaults, *node.args.kw_defaults]
        return [*node.decorator_list, *[default for default in defaults if default]]
    if kind == "ClassDef":
        return [*node.decorator_list, *node.bases]
    if kind in ("For", "AsyncFor"):
        return [node.iter, node.target]
    if kind in ("If", "While"):
        return [node.test]
    if kind in ("With", "AsyncWith"):
        return list(node.items)
    if kind in ("Try", "TryStar"):
        return []
    if kind == "Match":
        return [node.subject]
    if kind == "ExceptHandler":
        return [node.type] if node.type else []
    if kind == "match_case":
        return [part for part in (node.pattern, node.guard) if part]
    if kind in ("Assign", "AnnAssign", "AugAssign"):
        return _assignment_parts(node)
    return list(children_of(node))


def _assignment_parts(node: Node) -> list[Node]:
    """Return the parts of an assignment: the value comes first."""
    if node.value is None:
        return []
    if kind_of(node) == "Assign":
        return [node.value, *node.targets]
    return [node.value, node.target]


class _StatementReader:
    """Reads one statement."""

    def __init__(self, head: _Head, defined: set[str]) -> None:
        self.head = head
        self.defined = defined  # the names of the program's functions and classes
        self.effects: dict[Effect, None] = {}
        self.reads: dict[Path, None] = {}
        self.items: dict[Item, None] = {}
        self.calls = 0
        self.may_hang = False
        self.has_comprehension = False
        self.body = 0  # the number of the first statement of a loop
        kind = kind_of(head.node)
        if kind in ("For", "AsyncFor"):
            self.body = head.node.body[0].lineno
            if self.body == head.last:
                self.body += SAME_LINE
        if kind in ("ClassDef", "ExceptHandler") and head.node.name:
            self._bind(head.node.name)
        for part in head.parts:
            self._read(part)

    def result(self) -> Statement:
        """Return what was read."""
        return Statement(
            number=self.head.number,
            line=self.head.first,
            effects=tuple(self.effects),
            reads=tuple(self.reads),
            items=tuple(self.items),
            runs_on=self.calls > 1,
            may_hang=self.may_hang or self.has_comprehension,
            is_repeated=self.head.is_repeated and not self.has_comprehension,
            is_handler=kind_of(self.head.node) == "ExceptHandler",
            is_final=self.head.is_final,
        )

    def _bind(self, name: str) -> None:
        self.effects[Bind(name, self.body)] = None

    def _read(self, node: Node) -> None:
        """Read an expression, the parts of it first."""
        kind = kind_of(node)
        if kind in COMPREHENSIONS:
            self.has_comprehension = True
        for child in children_of(node):
            # The variables of a comprehension are its own.
            if kind != "comprehension" or child is not node.target:
                self._read(child)
        if kind == "Name":
            self._read_name(node)
        elif kind == "Attribute":
            self._read_attribute(node)
        elif kind == "Subscript":
            self._read_subscript(node)
        elif kind == "Call":
            self._read_call(node)
        elif kind in ("MatchAs", "MatchStar") and node.name:
            self._bind(node.name)

    def _read_name(self, node: Node) -> None:
        context = kind_of(node.ctx)
        if context == "Store":
            self._bind(node.id)
        elif context == "Del":
            self.effects[Unbind(node.id)] = None
        elif node.id not in self.defined and node.id not in PURE:
            self.reads[Name(node.id)] = None

    def _read_attribute(self, node: Node) -> None:
        path = path_of(node)
        if not isinstance(path, Attribute):
            return
        if kind_of(node.ctx) == "Load":
            self.reads[path] = None
        else:
            self._store(path.owner, Constant(path.name), is_attribute=True)

    def _read_subscript(self, node: Node) -> None:
        path = path_of(node)
        if isinstance(path, Item):
            self.items[path] = None
        if kind_of(node.ctx) == "Load":
            return
        if isinstance(path, Item) and kind_of(node.ctx) == "Store":
            self._store(path.owner, path.key, is_attribute=False)
            return
        owner = root_of(node)
        if owner:
            self._touch(owner, is_filled=kind_of(node.slice) == "Slice")

    def _store(self, owner: Path, key: Path, *, is_attribute: bool) -> None:
        is_before = kind_of(self.head.node) == "AugAssign"
        self.effects[Store(owner, key, is_attribute, is_before)] = None

    def _read_call(self, node: Node) -> None:
        """Read what a call may change: the owner of its method, and its arguments."""
        function = node.func
        name = getattr(function, "id", "")
        is_method = kind_of(function) == "Attribute"
        if is_method:
            name = function.attr
        is_ours = name in self.defined
        self.may_hang = self.may_hang or not (is_ours or name in QUICK)
        if not is_ours and name in (READING if is_method else PURE):
            return
        self.calls += 1
        if is_method and (name in WRITING or not is_ours):
            receiver = path_of(function.value) or root_of(function.value)
            if receiver:
                self._touch(receiver)
        if is_ours or (is_method and name in WRITING):
            return
        for argument in node.args:
            path = path_of(argument)
            if isinstance(path, (Name, Attribute, Item)):
                self._touch(path)

    def _touch(self, path: Path, is_filled: bool = False) -> None:
        self.effects[Touch(path, is_filled)] = None
