"""What the text of a program says: its numbers, loops, returns and functions.

The tree is Python's own, by `compile`, which the page has too; the module ast isn't used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

ONLY_TREE = 1024
"""The flag with which `compile` returns the tree: `ast.PyCF_ONLY_AST`."""

Node = Any
"""A node of Python's own tree. In the page its classes have no common base."""


def tree_of(source: str) -> Node:
    """Return the tree of a program; None if it isn't Python."""
    try:
        return compile(source, "program", "exec", ONLY_TREE)
    except (SyntaxError, ValueError):
        return None


def walk(node: Node) -> Iterator[Node]:
    """Yield a node and all nodes below it."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        for name in getattr(node, "_fields", ()):
            field = getattr(node, name, None)
            if isinstance(field, list):
                waiting += [item for item in field if hasattr(item, "_fields")]
            elif hasattr(field, "_fields"):
                waiting.append(field)


def kind_of(node: Node) -> str:
    """Return the name of a node's class, as "For"."""
    return type(node).__name__


def numbers_in(source: str) -> set[int]:
    """Return the whole numbers that a program writes down.

    >>> sorted(numbers_in("n = 5; print(range(n + 1), 'a')"))
    [1, 5]
    """
    tree = tree_of(source)
    if tree is None:
        return set()
    numbers = set()
    for node in walk(tree):
        if kind_of(node) == "Constant" and type(node.value) is int:
            numbers.add(node.value)
    return numbers
