"""The languages: for each one a table of all messages, from a file for each part of the program."""

from __future__ import annotations

from .english import ENGLISH
from .english_ahead import ENGLISH_AHEAD
from .english_class import ENGLISH_CLASS
from .english_line import ENGLISH_LINE
from .english_sheet import ENGLISH_SHEET
from .french import FRENCH
from .french_ahead import FRENCH_AHEAD
from .french_class import FRENCH_CLASS
from .french_line import FRENCH_LINE
from .french_sheet import FRENCH_SHEET
from .german import GERMAN
from .german_ahead import GERMAN_AHEAD
from .german_class import GERMAN_CLASS
from .german_line import GERMAN_LINE
from .german_sheet import GERMAN_SHEET

LANGUAGES = {
    "en": ENGLISH | ENGLISH_LINE | ENGLISH_CLASS | ENGLISH_SHEET | ENGLISH_AHEAD,
    "de": GERMAN | GERMAN_LINE | GERMAN_CLASS | GERMAN_SHEET | GERMAN_AHEAD,
    "fr": FRENCH | FRENCH_LINE | FRENCH_CLASS | FRENCH_SHEET | FRENCH_AHEAD,
}
"""Tables of messages by the codes of their languages (ISO 639-1)."""
