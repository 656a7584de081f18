"""Python without docstrings, comments and annotations, which a page has no use for.

The browser compiles less then, and a function with annotations in it would make a
dictionary of them at each call. Only the fields of a NamedTuple keep an annotation: it
is 0, since only their names matter. What is imported for annotations alone is left out.

What is slow in the browser is changed, too: no class has slots, and each NamedTuple is
made by a function of its own that keeps its fields as attributes.
"""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

FIELD = ast.Constant(0)
"""The annotation of a field of a NamedTuple."""


@cache
def plain(source: str) -> str:
    r"""Return the source of a module that does the same, but is shorter and faster.

    >>> fields = "    'Two.'\n    row: int\n    column: int = 0"
    >>> print(plain(f"class Pair(NamedTuple):\n{fields}"))
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
    tree = _Plainer().visit(ast.parse(source))
    return ast.unparse(ast.fix_missing_locations(tree))


class _Plainer(ast.NodeTransformer):
    """Makes a module plain, in one walk through its tree."""

    def generic_visit(self, node: Any) -> ast.AST:
        """Remove strings that are statements: docstrings and comments on names."""
        visited = super().generic_visit(node)
        # The body of a lambda is an expression, and most nodes have none.
        has_statements = isinstance(getattr(node, "body", None), list)
        if has_statements:
            statements = [child for child in node.body if not _is_string(child)]
            node.body = statements or [ast.Pass()]
        return visited

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        if "NamedTuple" in bases:
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
        if node.value:
            return ast.Assign([node.target], node.value)
        return None

    def visit_If(self, node: ast.If) -> ast.AST | None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return None
        return self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        self.generic_visit(node)
        return None if ast.unparse(node.targets[0]) == "__slots__" else node


def _maker(fields: list[ast.AnnAssign]) -> ast.stmt:
    """Return the function __new__ of a NamedTuple with these fields."""
    parameters = ["_cls"]
    values = ""
    assignments = ""
    for field in fields:
        name = ast.unparse(field.target)
        # In the body of the class, the field has its usual value.
        parameters.append(f"{name}={name}" if field.value else name)
        values += f"{name}, "
        assignments += f"    _made.{name} = {name}\n"
    source = (
        f"def __new__({', '.join(parameters)}):\n"
        f"    _made = tuple.__new__(_cls, ({values}))\n"
        f"{assignments}"
        "    return _made"
    )
    return ast.parse(source).body[0]


def _is_string(node: ast.stmt) -> bool:
    """Return whether a statement is a string."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return False
    return isinstance(node.value.value, str)
