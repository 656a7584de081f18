"""What is said in German of several searches on one clock."""

from __future__ import annotations

GERMAN_RACE = {
    "compare": "Vergleich",
    "help_compare": "drei Suchen mit einer Uhr",
    "race_title": "Drei Suchen, eine Uhr",
    "race_plain": "Spalte für Spalte",
    "race_ahead": "Vorausschauend",
    "race_fewest": "Wenigste Felder zuerst",
    "race_plain_short": "Spalten",
    "race_ahead_short": "Voraus",
    "race_fewest_short": "Wenige",
    "race_steps_made": "Schritte",
    "race_step_made": "Schritt",
    "race_comparisons": "Vergleiche",
    "race_comparison": "Vergleich",
    "race_waits": "wartet",
    "race_no_solution_found": "keine Lösung",
    "all_have_one": "Bis alle eine haben",
    "short_all_have_one": "Je eine",
    "race_solution_at": "Lösung bei {step}",
    "race_over_at": "keine Lösung: zu Ende bei Schritt {step}",
    "race_none_in": "keine in {most} Schritten",
    "race_queens_placed": "gesetzte Damen",
    "race_clock": "Uhr {clock}",
    "race_clock_of": "Uhr {clock} von {end}",
    "race_have_one": "{number} von {all} haben eine Lösung",
    "race_told": "{name}: {steps}, {comparisons}",
    "race_rule": "Mit jedem Takt der Uhr macht jede Suche einen Schritt; bei ihrer ersten Lösung wartet sie.",
    "is_of_one_board": "Das gehört zu einem einzelnen Brett: G geht zum gewählten.",
    "race_next_all_have_one": "Enter läuft, bis alle eine haben.",
}
