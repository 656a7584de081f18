"""The languages: for each one a table of all messages, from a file for each part of the program."""

from __future__ import annotations

from .english import ENGLISH
from .english_ahead import ENGLISH_AHEAD
from .english_class import ENGLISH_CLASS
from .english_lesson import ENGLISH_LESSON
from .english_line import ENGLISH_LINE
from .english_race import ENGLISH_RACE
from .english_sheet import ENGLISH_SHEET
from .english_touch import ENGLISH_TOUCH
from .french import FRENCH
from .french_ahead import FRENCH_AHEAD
from .french_class import FRENCH_CLASS
from .french_lesson import FRENCH_LESSON
from .french_line import FRENCH_LINE
from .french_race import FRENCH_RACE
from .french_sheet import FRENCH_SHEET
from .french_touch import FRENCH_TOUCH
from .german import GERMAN
from .german_ahead import GERMAN_AHEAD
from .german_class import GERMAN_CLASS
from .german_lesson import GERMAN_LESSON
from .german_line import GERMAN_LINE
from .german_race import GERMAN_RACE
from .german_sheet import GERMAN_SHEET
from .german_touch import GERMAN_TOUCH

# fmt: off
LANGUAGES = {
    "en": ENGLISH | ENGLISH_LINE | ENGLISH_CLASS | ENGLISH_SHEET | ENGLISH_AHEAD | ENGLISH_RACE | ENGLISH_LESSON
        | ENGLISH_TOUCH,
    "de": GERMAN | GERMAN_LINE | GERMAN_CLASS | GERMAN_SHEET | GERMAN_AHEAD | GERMAN_RACE | GERMAN_LESSON
        | GERMAN_TOUCH,
    "fr": FRENCH | FRENCH_LINE | FRENCH_CLASS | FRENCH_SHEET | FRENCH_AHEAD | FRENCH_RACE | FRENCH_LESSON
        | FRENCH_TOUCH,
}
"""Tables of messages by the codes of their languages (ISO 639-1)."""
# fmt: on
