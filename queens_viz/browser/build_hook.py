"""What Hatch calls when the package is built, or installed to be worked on: the page's modules are compiled.

Where they can't be, for want of QuickJS or for whatever other reason, the package is built without: the page then
starts more slowly, and nothing else is lost.
"""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompilePage(BuildHookInterface[Any]):
    """The hook; Hatch finds it by its kind."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and have the result put into what is built. In a folder that is worked in, it stays there."""
        sys.path.insert(0, self.root)
        try:
            from queens_viz.browser.compiled import FILE
            from queens_viz.browser.precompile import write

            write()
            build_data["artifacts"].append(f"queens_viz/browser/{FILE.name}")
        except (
            Exception
        ) as error:  # no reason is good enough to be left without a package
            self.app.display_warning(f"the page's modules were not compiled: {error}")
        finally:
            sys.path.remove(self.root)
