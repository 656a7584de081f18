"""Languages against each other, and lines that must not be taken for their opposites."""

from __future__ import annotations

import re

import pytest

from queens_viz.words.languages import LANGUAGES

SAID = {
    "en": {
        "help_slower": "slower", "help_faster": "faster", "help_larger": "larger", "help_smaller": "smaller",
        "help_up": "up", "help_down": "down", "help_safe": "safe", "help_attacked": "attacked",
        "help_back": "back", "help_next": "one step", "help_next_solution": "next solution",
        "help_all": "all solutions", "help_restart": "first position", "help_run": "run", "help_solutions": "solutions",
        "help_tree": "search tree", "help_program": "program", "help_save": "save", "help_copy": "copy",
        "help_paste": "paste", "help_focus": "next button", "help_focus_back": "button before", "help_quit": "quit",
        "help_theme": "theme", "help_full_screen": "full screen", "help_predict": "predict", "help_digits": "size",
        "help_labels": "step", "help_hide": "without", "help_rejected": "with ", "help_fit": "as large as fits",
        "help_help": "help", "safe_button": "Safe", "attacked_button": "Attacked", "rising": "rising",
        "falling": "falling", "row": "row", "safe": "is safe", "attacked": "is attacked", "halted": "Halted",
        "running": "Running", "complete_mode": "Complete", "run": "Run", "halt": "Halt", "back_button": "Back",
        "next": "Next", "all": "All", "restart": "Restart", "theme": "Theme", "full_screen": "Full screen",
        "solutions": "Solutions", "tree": "Tree", "program": "Program", "saved": "Saved", "not_saved": "Not saved",
        "legend_attacked": "attacked", "legend_failed": "no solution", "legend_fruitful": "with a solution",
        "legend_queen": "placed", "legend_ghost": "lifted", "legend_candidate": "tested", "full_speed": "full",
        "column_short": "col", "row_short": "row", "step": "step", "no_solution_yet": "yet", "one_solution": "1",
        "guessed_right": "Right", "guessed_wrong": "No", "thousands": ",", "decimal": ".",
    },
    "de": {
        "help_slower": "langsamer", "help_faster": "schneller", "help_larger": "größeres",
        "help_smaller": "kleineres", "help_up": "hinauf", "help_down": "hinab", "help_safe": "sicher",
        "help_attacked": "bedroht", "help_back": "zurück", "help_next": "ein Schritt",
        "help_next_solution": "nächsten Lösung", "help_all": "alle Lösungen", "help_restart": "ersten Stellung",
        "help_run": "laufen", "help_solutions": "Lösungen", "help_tree": "Suchbaum", "help_program": "Programm",
        "help_save": "speichern", "help_copy": "kopieren", "help_paste": "einfügen", "help_focus": "nächste Knopf",
        "help_focus_back": "davor", "help_quit": "beenden", "help_theme": "Farben", "help_full_screen": "Vollbild",
        "help_predict": "raten", "help_digits": "Größe", "help_labels": "Schritt", "help_hide": "ohne",
        "help_rejected": "mit ", "help_fit": "groß", "help_help": "Hilfe", "safe_button": "Sicher",
        "attacked_button": "Bedroht", "rising": "steigende", "falling": "fallende", "row": "Zeile",
        "safe": "ist sicher", "attacked": "ist bedroht", "halted": "Angehalten", "running": "Läuft",
        "complete_mode": "Beendet", "run": "Start", "halt": "Halt", "back_button": "Zurück", "next": "Weiter",
        "all": "Alle", "restart": "Anfang", "theme": "Farben", "full_screen": "Vollbild", "solutions": "Lösungen",
        "tree": "Baum", "program": "Programm", "saved": "Gespeichert", "not_saved": "Nicht gespeichert",
        "legend_attacked": "bedroht", "legend_failed": "ohne Lösung", "legend_fruitful": "mit Lösung",
        "legend_queen": "gesetzte", "legend_ghost": "gehobene", "legend_candidate": "geprüft", "full_speed": "voll",
        "column_short": "Sp", "row_short": "Z", "step": "Schritt", "no_solution_yet": "noch", "one_solution": "1",
        "guessed_right": "Richtig", "guessed_wrong": "Nein", "thousands": ".", "decimal": ",",
    },
}  # fmt: skip
"""What a message must hold, in each language, so that it can't be taken for another."""

OPPOSITES = [
    ("help_slower", "help_faster"), ("help_larger", "help_smaller"), ("help_up", "help_down"),
    ("help_safe", "help_attacked"), ("safe_button", "attacked_button"), ("rising", "falling"), ("safe", "attacked"),
    ("legend_failed", "legend_fruitful"), ("help_hide", "help_rejected"), ("help_copy", "help_paste"),
    ("help_focus", "help_focus_back"), ("guessed_right", "guessed_wrong"), ("legend_queen", "legend_ghost"),
    ("run", "halt"), ("halted", "running"), ("next", "back_button"), ("column_short", "row_short"),
]  # fmt: skip

ONCE = re.compile(r"\{\w+(?:![a-z])?\}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_key_and_the_same_placeholders_in_every_language(language: str) -> None:
    english, other = LANGUAGES["en"], LANGUAGES[language]
    assert english.keys() <= other.keys()
    for key, message in english.items():
        assert sorted(ONCE.findall(message)) == sorted(ONCE.findall(other[key])) or set(ONCE.findall(message)) == set(
            ONCE.findall(other[key])
        ), key
        assert bool(message.strip()) == bool(other[key].strip()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_word_to_know_each_help_line_by(language: str) -> None:
    lines = {key for key in LANGUAGES[language] if key.startswith("help_")}
    assert lines - SAID[language].keys() == {"help_title", "help_close", "help_mouse", "help_undo", "help_redo"}


@pytest.mark.parametrize(("language", "key"), [(language, key) for language in SAID for key in SAID[language]])
def test_a_line_says_what_it_is_for(language: str, key: str) -> None:
    assert SAID[language][key] in LANGUAGES[language][key]


@pytest.mark.parametrize(("one", "other"), OPPOSITES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_does_not_say_the_opposite(language: str, one: str, other: str) -> None:
    said, messages = SAID[language], LANGUAGES[language]
    assert messages[one] != messages[other]
    # "with" is in "without"; what is longer can't be taken for the other.
    for key, wrong in ((one, said[other]), (other, said[one])):
        assert wrong not in messages[key] or wrong in said[key], key
