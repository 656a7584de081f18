"""Modules as a page has them, plain and on the stand-ins of thin/, run by CPython."""

from __future__ import annotations

import ast
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from queens_viz.browser.modules import THIN
from queens_viz.browser.plain import plain

PARTS = [path.relative_to(THIN).with_suffix("").parts for path in THIN.rglob("*.py")]
STANDING_IN = {".".join(parts).removesuffix(".__init__") for parts in PARTS} - {"__init__", "__future__", "json"}
"""The modules that thin/ has for the library's; JSON is read by the browser, which there is none of."""


class ThinLoader(SourceFileLoader):
    """A loader of modules in their plain form, which import thin/'s modules where they ask for the library's."""

    def get_code(self, fullname: str) -> CodeType:
        tree = _Leader().visit(ast.parse(plain(Path(self.path).read_text(encoding="utf-8"))))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


class _Leader(ast.NodeTransformer):
    """Leads imports to thin/."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        if not node.level and node.module in STANDING_IN:
            node.module = f"queens_viz.browser.thin.{node.module}"
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST:
        for alias in node.names:
            if alias.name in STANDING_IN:
                assert "." not in alias.name, "imported so, it would bind another name"
                alias.name, alias.asname = f"queens_viz.browser.thin.{alias.name}", alias.asname or alias.name
        return node


def load(name: str, path: Path) -> ModuleType:
    """Return a module from a file, plain and on thin/."""
    spec = spec_from_file_location(name, path, loader=ThinLoader(name, str(path)))
    assert spec
    assert spec.loader
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
