"""German: words to know its messages by, and its keyboard."""

from __future__ import annotations

SAID = {
    "sheet_error": "falsch",
    "sheet_tree": "Kreis",
    "ask_error": "Fehler",
    "sheet_steps": "bist du die Suche",
    "larger_board": "größer", "smaller_board": "kleiner", "answer_safe": "sicher", "answer_attacked": "bedroht",
    "pair_rising": "steigenden", "pair_falling": "fallenden", "is_on": "an", "is_off": "aus", "rule_up": "höher",
    "rule_place": "nächste Spalte", "rule_return": "weggenommen", "rule_left": "weggenommen", "safe_button": "Sicher",
    "attacked_button": "Bedroht", "rising": "steigende", "falling": "fallende",
    "safe": "Spalte {column}, Zeile {row} ist sicher", "attacked": "Spalte {column}, Zeile {row} ist bedroht",
    "halted": "Angehalten", "running": "Läuft", "run": "Start", "halt": "Halt", "back_button": "Zurück",
    "next": "Weiter", "all": "Alle", "restart": "Von vorn", "saved": "Gespeichert", "not_saved": "Nicht gespeichert",
    "legend_failed": "ohne Lösung", "legend_fruitful": "mit Lösung", "help_more": "weitere",
    "legend_queen": "gesetzte", "legend_ghost": "weggenommene", "full_speed": "voll", "column_short": "Sp",
    "row_short": "Z", "no_solution_yet": "noch", "right_answer": "Richtig: {answer}",
    "wrong_answer": "Nicht ganz: {answer}", "go_on": "Weiter", "thousands": ".", "decimal": ",",
    "nothing_to_undo": "rückgängig", "nothing_to_redo": "wiederherzustellen", "is_slowest": "Langsamer",
    "is_fastest": "Schneller", "is_largest": "ist das größte", "is_smallest": "ist das kleinste",
    "is_running": "läuft:", "is_halted": "läuft nicht", "breakpoint_set": "gesetzt", "breakpoint_taken": "entfernt",
    "predict_on": "Vorhersagen ist an", "predict_off": "Vorhersagen ist aus", "turned": "gedreht",
    "mirrored": "gespiegelt", "which_safe": "sicher ist", "which_attacked_one": "bedroht ist", "back": "Zurück zu",
    "left": "Weiter nach", "shown_next": "Enter bringt die Suche dorthin, Esc geht zurück", "copied": "Kopiert",
    "not_copied": "nicht erreichbar", "tally": "{right} von {made} richtig",
    "site_told": "Acht Damen", "site_own_what": "installiert", "plan_new_1": "zehn Paare", "plan_memory_3": "Beweis",
}  # fmt: skip
"""What a message must hold, so that it can't be taken for another."""

KEYS = {
    "Space": "Leertaste", "Backspace": "Rücktaste", "Home": "Pos1", "PgUp": "Bild ↑", "PgDn": "Bild ↓",
    "Shift": "Umschalt", "Ctrl": "Strg", "Click": "Klick", "Wheel": "Rad",
}  # fmt: skip
"""How keys are called on its keyboard, where that differs from an English one."""

OTHERWISE = """
card_title challenge_named challenge_row column_short decimal example_fault_text
example_place_end finger_about help_focus help_full_screen key_home key_page_down
key_page_up next_placed no_beginning no_calls own_screen_answered plan_2_4_teacher
row_short site_challenge thousands touch_lesson_minutes_one touch_lesson_minutes_other
"""
"""Messages that don't have the glossary's words, or not the same numbers and the same end as the English one."""
