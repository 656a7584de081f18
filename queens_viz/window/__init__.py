"""The window: the only folder that imports pygame."""

import os
import sys

# Before any module here imports pygame.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# pygame asks a library for two files that it finds without it, too. This takes two
# thirds of the time of its import, so the library is hidden.
_is_hidden = sys.modules.setdefault("pkg_resources", None) is None  # type: ignore[arg-type]
import pygame as pygame  # noqa: E402

if _is_hidden:
    del sys.modules["pkg_resources"]
