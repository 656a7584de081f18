"""No windows: a program that opens one with tkinter gets the error of a bare system."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


def refuse_windows() -> None:
    """Let tkinter find no display, on systems too that always have one."""
    sys.meta_path.insert(0, _Finder())


class _Finder:
    """Finds the module on which tkinter is built."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if fullname != "_tkinter":
            return None
        sys.meta_path.remove(self)
        module = import_module(fullname)

        def create(*_: object) -> None:
            raise module.TclError(
                "no display name and no $DISPLAY environment variable"
            )

        module.create = create  # type: ignore[attr-defined]
        return ModuleSpec(fullname, _Loader(module))  # type: ignore[arg-type]


class _Loader:
    """Has a module already."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def create_module(self, spec: Any) -> ModuleType:
        """Return the module."""
        return self.module

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the module has been executed."""
