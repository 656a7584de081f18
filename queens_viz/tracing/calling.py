"""What is called in a file that only defines functions, as for LeetCode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .paths import Node
from .statements import FUNCTIONS, Function, children_of, functions_of, kind_of, tree_of

SIZES = ("n", "N", "size", "num", "queens", "num_queens", "n_queens", "board_size")
"""What a parameter is called if it is the number of queens."""

DEFINITIONS = (*FUNCTIONS, "ClassDef", "Import", "ImportFrom", "Pass")
ASSIGNMENTS = ("Assign", "AnnAssign", "AugAssign")

SUPPLIED = (
    "Any",
    "Callable",
    "DefaultDict",
    "Deque",
    "Dict",
    "FrozenSet",
    "Generator",
    "Iterable",
    "Iterator",
    "List",
    "Mapping",
    "Optional",
    "Sequence",
    "Set",
    "Tuple",
    "Union",
)
"""The names of typing that such a file may use without importing them."""


class Candidate(NamedTuple):
    """A way to call a function with the number of queens."""

    text: str  # with {} for the number
    parameter: str


def only_defines(source: str) -> bool:
    r"""Return whether a file defines functions and calls none of them.

    >>> only_defines("def solve(n):\n    return []")
    True
    >>> only_defines("def solve(n):\n    return []\nprint(solve(4))")
    False
    """
    body = tree_of(source).body
    defined = {node.name for node in body if kind_of(node) in (*FUNCTIONS, "ClassDef")}
    return bool(defined) and all(_is_definition(node, defined) for node in body)


def is_empty(source: str) -> bool:
    """Return whether a file has nothing but comments and strings."""
    kinds = [kind_of(node) for node in tree_of(source).body]
    return all(kind in ("Expr", "Pass") for kind in kinds) and not any(
        kind_of(node.value) != "Constant"
        for node in tree_of(source).body
        if kind_of(node) == "Expr"
    )


def call_of(source: str) -> str:
    r"""Return the one call that such a file leaves to others, with {} for the number.

    Return "" if there is none, or more than one.

    >>> call_of("class Solution:\n    def solve(self, n): pass")
    'Solution().solve({})'
    """
    tree = tree_of(source)
    called = _called_by_others(tree)
    functions = [x for x in functions_of(tree) if x.name not in called]
    candidates = list(_candidates(functions))
    if len(candidates) > 1:
        candidates = [x for x in candidates if x.parameter in SIZES]
    if len(candidates) == 1:
        return candidates[0].text
    return ""


def _is_definition(node: Node, defined: set[str]) -> bool:
    """Return whether a statement runs nothing that the file defines."""
    kind = kind_of(node)
    if kind in DEFINITIONS:
        return True
    if kind == "Expr":
        return kind_of(node.value) == "Constant"
    if kind in ASSIGNMENTS:
        return not defined.intersection(_names_called(node))
    return False


def _names_called(node: Node) -> Iterator[str]:
    """Yield the names of the functions and methods that are called in a statement."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        if kind_of(current) == "Call":
            yield str(getattr(current.func, "id", ""))
            yield str(getattr(current.func, "attr", ""))
        waiting += children_of(current)


def _called_by_others(tree: Node) -> set[str]:
    """Return the functions that are called in another one than themselves."""
    called = set()
    for node in _definitions(tree.body):
        called.update(set(_names_called(node)) - {node.name})
    return called


def _definitions(block: list[Node]) -> Iterator[Node]:
    """Yield the functions of a module and of its classes."""
    for node in block:
        if kind_of(node) in FUNCTIONS:
            yield node
        elif kind_of(node) == "ClassDef":
            yield from _definitions(node.body)


def _candidates(functions: list[Function]) -> Iterator[Candidate]:
    """Yield the ways to call one of some functions with the number of queens."""
    inits = {x.owner: x for x in functions if x.name == "__init__"}
    for function in functions:
        depth = function.full_name.count(".")
        if function.is_class or function.name.startswith("__"):
            continue
        if depth == 0 and _takes_one(function, 0):
            yield Candidate(f"{function.name}({{}})", function.parameters[0])
        if depth == 1 and function.owner:
            yield from _method_candidates(function, inits.get(function.owner))


def _method_candidates(method: Function, init: Function | None) -> Iterator[Candidate]:
    """Yield the way to call a method: either it gets the number, or its class does."""
    if (init is None or init.required <= 1) and _takes_one(method, 1):
        text = f"{method.owner}().{method.name}({{}})"
        yield Candidate(text, method.parameters[1])
    elif init and _takes_one(init, 1) and method.required == 1:
        text = f"{method.owner}({{}}).{method.name}()"
        yield Candidate(text, init.parameters[1])


def _takes_one(function: Function, bound: int) -> bool:
    """Return whether a function needs one argument, or a size first (after `self`)."""
    parameters = function.parameters[bound:]
    required = function.required - bound
    if required == 1:
        return True
    return required <= 0 and bool(parameters) and parameters[0] in SIZES
