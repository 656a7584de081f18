"""The window: the only folder that imports pygame."""
