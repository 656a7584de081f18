"""The languages: for each a table of all messages, from one file and one more for line mode."""

from __future__ import annotations

from .english import ENGLISH
from .english_line import ENGLISH_LINE
from .german import GERMAN
from .german_line import GERMAN_LINE

LANGUAGES = {"en": ENGLISH | ENGLISH_LINE, "de": GERMAN | GERMAN_LINE}
"""Tables of messages by the codes of their languages (ISO 639-1)."""
