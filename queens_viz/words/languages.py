"""The languages: for each one file with a table of all messages."""

from __future__ import annotations

from .english import ENGLISH
from .german import GERMAN

LANGUAGES = {"en": ENGLISH, "de": GERMAN}
"""Tables of messages by the codes of their languages (ISO 639-1)."""
