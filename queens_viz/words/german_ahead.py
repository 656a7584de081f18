"""What is said in German of the columns after the candidate's."""

from __future__ import annotations

GERMAN_AHEAD = {
    "column_empty": "Spalte {columns} hat kein sicheres Feld mehr:",
    "columns_empty": "Spalten {columns} haben kein sicheres Feld mehr:",
    "more_columns": "{more} weitere",
    "cannot_succeed": "So kann es nicht gelingen.",
    "none_empty": "Jede spätere Spalte hat noch ein sicheres Feld.",
    "no_later": "Keine spätere Spalte.",
    "late_steps": "{late} von {steps} Schritten geschahen, als eine Spalte kein sicheres Feld mehr hatte",
    "late_step": "{late} von {steps} Schritten geschah, als eine Spalte kein sicheres Feld mehr hatte",
    "no_late_step": "Kein Schritt geschah, als eine Spalte kein sicheres Feld mehr hatte",
}
