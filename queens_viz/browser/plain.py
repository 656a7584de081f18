"""Python without what a page has no use for: docstrings, comments and annotations.

The browser compiles what it is given, and makes a dictionary of annotations at each call of a function that has some
inside. Only the fields of a NamedTuple stay annotated, with 0: their names are all that counts. What is slow there
goes: no class has slots, and each NamedTuple is made by a function of its own that keeps the fields as attributes.
"""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

FIELD = ast.Constant(0)
"""The annotation of a field of a NamedTuple."""


@cache
def plain(source: str) -> str:
    r"""Return a module that does the same, in fewer letters.

    >>> print(plain("class Pair(NamedTuple):\n    'Two.'\n    row: int  # from 0\n    column: int = 0"))
    class Pair(NamedTuple):
        row: 0
        column: 0 = 0
    <BLANKLINE>
        def __new__(_cls, row, column=column):
            _made = tuple.__new__(_cls, (row, column))
            _made.row = row
            _made.column = column
            return _made
    """
    return ast.unparse(ast.fix_missing_locations(_Plainer().visit(ast.parse(source))))


class _Plainer(ast.NodeTransformer):
    """One walk through a module."""

    def generic_visit(self, node: Any) -> ast.AST:
        visited = super().generic_visit(node)
        if isinstance(getattr(node, "body", None), list):
            # The first string in a block is a docstring, and any other describes what stands before it.
            node.body = [child for child in node.body if not _is_string(child)] or [
                ast.Pass()
            ]
        return visited

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if any(
            isinstance(base, ast.Name) and base.id == "NamedTuple"
            for base in node.bases
        ):
            fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
            for field in fields:
                field.annotation = FIELD
            node.body.append(_maker(fields))
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.annotation is FIELD:
            return node
        return ast.Assign([node.target], node.value) if node.value else None

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        self.generic_visit(node)
        return None if ast.unparse(node.targets[0]) == "__slots__" else node


def _maker(fields: list[ast.AnnAssign]) -> ast.stmt:
    """Return the function that makes a NamedTuple of these fields."""
    names = [ast.unparse(field.target) for field in fields]
    given = [
        f"{name}={name}" if field.value else name
        for name, field in zip(names, fields, strict=True)
    ]
    kept = "".join(f"    _made.{name} = {name}\n" for name in names)
    values = "".join(f"{name}, " for name in names)
    head = f"def __new__({', '.join(['_cls', *given])}):\n    _made = tuple.__new__(_cls, ({values}))\n"
    return ast.parse(f"{head}{kept}    return _made").body[0]


def _is_string(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
