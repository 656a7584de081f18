"""The window: the only folder that imports pygame."""

import os

# Before any module here imports pygame.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
