"""How language, theme and keys are set."""

from __future__ import annotations

from ..words.words import LANGUAGES
from .app import App


def turn_language(app: App) -> None:
    """Change to the next language."""
    app.speak(name_after(LANGUAGES, app.state.language))


def change_theme(app: App) -> None:
    """Change to the next theme of the front."""
    app.change(theme=name_after(app.front.themes, app.state.theme))


def toggle_letter_keys(app: App) -> None:
    """Let letters be keys, or not."""
    app.change(has_letter_keys=not app.state.has_letter_keys)


def name_after(names: tuple[str, ...], name: str) -> str:
    """Return the name after another one; after the last name comes the first.

    >>> name_after(("en", "de", "fr"), "fr")
    'en'
    """
    return names[(names.index(name) + 1) % len(names)]
