"""The languages: for each one a table of all messages."""

from __future__ import annotations

from .english import ENGLISH
from .english_class import ENGLISH_CLASS
from .german import GERMAN
from .german_class import GERMAN_CLASS

LANGUAGES = {"en": ENGLISH | ENGLISH_CLASS, "de": GERMAN | GERMAN_CLASS}
"""Tables of messages by the codes of their languages (ISO 639-1)."""
