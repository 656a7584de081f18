"""German: words to know its messages by, and its keyboard."""

from __future__ import annotations

SAID = {
    "help_slower": "langsamer, schneller", "larger_board": "größer", "smaller_board": "kleiner",
    "help_larger": "größer, kleiner",
    "help_up": "hinauf, hinab", "help_safe": "sicher, bedroht",
    "help_back": "zurück", "help_next": "ein Schritt",
    "help_next_solution": "nächste Lösung", "help_all": "alle Lösungen", "help_restart": "erste Stellung",
    "help_run": "laufen", "help_solutions": "Lösungen", "help_tree": "Suchbaum", "help_program": "Programm",
    "help_outlook": "frei",
    "help_save": "speichern", "help_copy": "kopieren, einfügen", "help_focus": "Knopf",
    "help_quit": "beenden", "help_theme": "Farben", "help_full_screen": "Vollbild",
    "help_predict": "vorhersagen", "help_by_hand": "selbst suchen",
    "help_own_board": "eigenes Brett", "help_random": "zufällige", "help_menu": "Menü",
    "answer_safe": "sicher", "answer_attacked": "bedroht", "pair_rising": "steigenden",
    "pair_falling": "fallenden", "pair_row": "in einer Zeile", "pair_column": "in Spalte {column}",
    "is_on": "an", "is_off": "aus", "rule_up": "höher", "rule_place": "nächste Spalte",
    "rule_return": "aufgehoben", "rule_left": "aufgehoben", "help_digits": "Größe", "help_labels": "Zahlen",
    "help_large_tree": "groß", "help_hide": "Abgelehntes",
    "help_compare": "Uhr", "help_fit": "ganzen", "help_help": "Hilfe", "safe_button": "Sicher",
    "attacked_button": "Bedroht", "rising": "steigende", "falling": "fallende", "row": "Zeile",
    "safe": "Spalte {column}, Zeile {row} ist sicher",
    "attacked": "Spalte {column}, Zeile {row} ist bedroht", "halted": "Angehalten", "running": "Läuft",
    "complete_mode": "Beendet", "run": "Start", "halt": "Halt", "back_button": "Zurück", "next": "Weiter",
    "all": "Alle", "restart": "Von vorn", "theme": "Farben", "full_screen": "Vollbild", "solutions": "Lösungen",
    "tree": "Baum", "program": "Programm", "saved": "Gespeichert", "not_saved": "Nicht gespeichert",
    "legend_attacked": "bedroht", "legend_failed": "ohne Lösung", "legend_fruitful": "mit Lösung",
    "legend_uncounted": "noch offen",
    "help_more": "weitere",
    "legend_queen": "gesetzte", "legend_ghost": "gehobene", "legend_candidate": "geprüft", "full_speed": "voll",
    "column_short": "Sp", "row_short": "Z", "step": "Schritt", "no_solution_yet": "noch", "solutions_found_one": "1",
    "right_answer": "Richtig: {answer}", "wrong_answer": "Nicht ganz: {answer}", "go_on": "Weiter",
    "thousands": ".", "decimal": ",",
    "help_undo": "rückgängig, wiederherstellen", "nothing_to_undo": "rückgängig",
    "nothing_to_redo": "wiederherzustellen", "is_slowest": "Langsamer", "is_fastest": "Schneller",
    "is_largest": "ist das größte", "is_smallest": "ist das kleinste", "is_running": "läuft:",
    "is_halted": "läuft nicht", "is_first": "erste Stellung", "breakpoint_set": "gesetzt",
    "breakpoint_taken": "entfernt", "breakpoint_reached": "Angehalten am", "predict_on": "Vorhersagen ist an",
    "predict_off": "Vorhersagen ist aus", "predict_off_tally": "Vorhersagen ist aus",
    "turned": "gedreht", "mirrored": "gespiegelt", "which_safe": "sicher ist", "which_attacked_one": "bedroht ist",
    "which_attacked_other": "bedroht ist", "back": "Zurück zu", "left": "Weiter nach",
    "shown_next": "Enter bringt die Suche dorthin, Esc geht zurück", "copied": "Kopiert",
    "not_copied": "nicht erreichbar", "not_pasted": "Keine Stellung", "none": "keine Lösung",
    "next_up": "in Zeile {row}", "next_back": "zurück zu Spalte {column}", "next_complete": "Suche beendet",
    "next_full": "Brett ist voll", "by_one": "Spalte {column}, Zeile {row}",
    "ask_square": "Spalte {column}, Zeile {row}", "tally": "{right} von {made} richtig",
    "step_of": "{steps} von {total}",
}  # fmt: skip
"""What a message must hold, so that it can't be taken for another."""

KEYS = {
    "Space": "Leertaste", "Backspace": "Rücktaste", "Home": "Pos1", "PgUp": "Bild ↑", "PgDn": "Bild ↓",
    "Shift": "Umschalt", "Ctrl": "Strg", "Click": "Klick", "Wheel": "Rad",
}  # fmt: skip
"""How keys are called on its keyboard, where that differs from an English one."""

OTHERWISE = """
card_title column_short decimal finger_about help_focus help_full_screen help_hide key_home key_page_down key_page_up
next_placed no_beginning no_calls none_exists not_counted not_finished not_last_column own_safe_other
plan_1_17_teacher plan_2_4_teacher row_short thousands touch_is_reason touch_is_where touch_lesson_minutes_one
touch_lesson_minutes_other
"""
"""Messages that don't have the glossary's words, or not the same numbers and the same end as the English one."""
