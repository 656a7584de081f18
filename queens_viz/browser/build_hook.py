"""The hook that Hatch calls when the package is built: the page's modules are compiled.

If that fails, for example because QuickJS is not installed, the package is built
without them: the page then starts more slowly.
"""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompilePage(BuildHookInterface[Any]):
    """The hook. Hatch finds it by its base class."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the modules into a file, and have it put into the package.

        When the package is installed to be worked on, the file is in its folder.
        """
        sys.path.insert(0, self.root)
        try:
            from queens_viz.browser.compiled import FILE
            from queens_viz.browser.precompile import write

            write()
            build_data["artifacts"].append(f"queens_viz/browser/{FILE.name}")
        except Exception as error:
            # Whatever it is: a package without compiled modules is better than none.
            self.app.display_warning(f"the page's modules were not compiled: {error}")
        finally:
            sys.path.remove(self.root)
