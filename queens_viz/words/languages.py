"""The languages: for each one a table of all messages, from a file and others for line mode, class and worksheet."""

from __future__ import annotations

from .english import ENGLISH
from .english_class import ENGLISH_CLASS
from .english_line import ENGLISH_LINE
from .english_sheet import ENGLISH_SHEET
from .german import GERMAN
from .german_class import GERMAN_CLASS
from .german_line import GERMAN_LINE
from .german_sheet import GERMAN_SHEET

LANGUAGES = {
    "en": ENGLISH | ENGLISH_LINE | ENGLISH_CLASS | ENGLISH_SHEET,
    "de": GERMAN | GERMAN_LINE | GERMAN_CLASS | GERMAN_SHEET,
}
"""Tables of messages by the codes of their languages (ISO 639-1)."""
