"""What is printed and never said on the screen: for each language a table of its own, which no page holds."""

from __future__ import annotations

from .english_plan import ENGLISH_PLAN
from .english_stops import ENGLISH_STOPS
from .french_plan import FRENCH_PLAN
from .french_stops import FRENCH_STOPS
from .german_plan import GERMAN_PLAN
from .german_stops import GERMAN_STOPS

PRINTED = {"en": ENGLISH_PLAN | ENGLISH_STOPS, "de": GERMAN_PLAN | GERMAN_STOPS, "fr": FRENCH_PLAN | FRENCH_STOPS}
"""Tables of printed messages by the codes of their languages."""
