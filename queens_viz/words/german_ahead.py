"""What is said in German of the program, and of the columns after the candidate's."""

from __future__ import annotations

GERMAN_AHEAD = {
    # The program: which one, the calls of the recursion, and the values.
    "loop": "Schleife",
    "recursion": "Rekursion",
    "calls": "Aufrufe",
    "call_line": "Code",
    "call_row": "Zeile {row}",
    "has_returned": "place(1) ist zurückgekehrt.",
    "no_calls": "Die Schleife braucht keine Aufrufe: Ihr Gedächtnis ist die Liste board.",
    "values_button": "Werte",
    "listing_button": "Programm",
    "no_program": "Das Programm ist nicht offen: F4 öffnet es.",
    # What is left.
    "outlook": "Was frei bleibt",
    "help_outlook": "was frei bleibt",
    "column_empty": "Spalte {columns} hat kein sicheres Feld mehr:",
    "columns_empty": "Spalten {columns} haben kein sicheres Feld mehr:",
    "more_columns": "{more} weitere",
    "cannot_succeed": "So kann es nicht gelingen.",
    "none_empty": "Jede spätere Spalte hat noch ein sicheres Feld.",
    "no_later": "Keine spätere Spalte.",
    "column_empty_short": "Spalte {columns}: kein sicheres Feld",
    "columns_empty_short": "{count} Spalten: kein sicheres Feld",
    "none_empty_short": "Jede spätere Spalte hat Platz.",
    "late_steps": "{late} von {steps} Schritten geschahen, als eine Spalte kein sicheres Feld mehr hatte",
    "late_step": "{late} von {steps} Schritten geschah, als eine Spalte kein sicheres Feld mehr hatte",
    "no_late_step": "Kein Schritt geschah, als eine Spalte kein sicheres Feld mehr hatte",
}
