"""Languages against each other, and lines that must not be taken for their opposites."""

from __future__ import annotations

import re

import pytest

from queens_viz import Search
from queens_viz.words.languages import LANGUAGES
from queens_viz.words.words import Words

SAID = {
    "en": {
        "help_slower": "slower, faster", "larger_board": "larger", "smaller_board": "smaller",
        "help_larger": "larger, smaller",
        "help_up": "up, down", "help_safe": "safe, attacked", "help_back": "back", "help_next": "one step",
        "help_next_solution": "next solution",
        "help_all": "all solutions", "help_restart": "first position", "help_run": "run", "help_solutions": "solutions",
        "help_tree": "search tree", "help_program": "program",
        "help_outlook": "left", "help_listing": "recursion", "help_save": "save", "help_copy": "copy, paste",
        "help_focus": "next button, button before", "help_quit": "quit",
        "help_theme": "theme", "help_full_screen": "full screen", "help_predict": "predict",
        "help_by_hand": "be the search", "help_own_board": "own board", "help_random": "random", "help_class": "class",
        "answer_safe": "safe", "answer_attacked": "attacked", "pair_rising": "rising", "pair_falling": "falling",
        "pair_row": "along a row", "pair_column": "of column {column}", "is_on": "on", "is_off": "off",
        "rule_up": "moves up", "rule_place": "next column", "rule_return": "lifted", "rule_left": "lifted",
        "help_digits": "size",
        "help_large_tree": "whole window",
        "help_labels": "numbers", "help_hide": "hide", "help_rejected": "rejected", "help_fit": "as large as fits",
        "help_help": "help", "safe_button": "Safe", "attacked_button": "Attacked", "rising": "rising",
        "falling": "falling", "row": "row", "safe": "Column {column}, row {row} is safe",
        "attacked": "Column {column}, row {row} is attacked", "halted": "Halted",
        "running": "Running", "complete_mode": "Complete", "run": "Run", "halt": "Halt", "back_button": "Back",
        "next": "Next", "all": "All", "restart": "Restart", "theme": "Theme", "full_screen": "Full screen",
        "solutions": "Solutions", "tree": "Tree", "program": "Program", "saved": "Saved", "not_saved": "Not saved",
        "legend_attacked": "attacked", "legend_failed": "no solution", "legend_fruitful": "with a solution",
        "legend_queen": "placed", "legend_ghost": "lifted", "legend_candidate": "tested", "full_speed": "full",
        "column_short": "col", "row_short": "row", "step": "step", "no_solution_yet": "yet", "one_solution": "1",
        "right_answer": "Right: {answer}", "wrong_answer": "Not quite: {answer}", "go_on": "Go on",
        "thousands": ",", "decimal": ".",
        "help_undo": "undo, redo", "nothing_to_undo": "undo", "nothing_to_redo": "redo",
        "is_slowest": "slowest", "is_fastest": "full speed", "is_largest": "is the largest",
        "is_smallest": "is the smallest", "is_running": "is running", "is_halted": "is not running",
        "is_first": "first position", "breakpoint_set": "Breakpoint set", "breakpoint_taken": "removed",
        "breakpoint_reached": "Halted at", "predict_on": "Predict is on",
        "predict_off": "Predict is off", "predict_off_tally": "Predict is off", "turned": "turned",
        "mirrored": "mirrored", "which_safe": "is safe", "which_attacked": "is attacked",
        "which_attacked_by_several": "is attacked", "back": "Back to", "left": "On from",
        "shown_next": "Enter moves the search there; Esc goes back", "shown_at_end": "to the end", "copied": "Copied",
        "not_copied": "can't",
        "not_pasted": "Not a position", "none_yet": "yet", "none": "is no solution", "next_up": "moves up to row {row}",
        "next_back": "back to column {column}", "next_complete": "search is complete", "next_full": "board is full",
        "by_one": "column {column}, row {row}", "ask_square": "Column {column}, row {row}",
        "tally": "{right} of {made} right", "step_of": "{steps} of {total}",
    },
    "de": {
        "help_slower": "langsamer, schneller", "larger_board": "größer", "smaller_board": "kleiner",
        "help_larger": "größer, kleiner",
        "help_up": "hinauf, hinab", "help_safe": "sicher, bedroht",
        "help_back": "zurück", "help_next": "ein Schritt",
        "help_next_solution": "nächste Lösung", "help_all": "alle Lösungen", "help_restart": "erste Stellung",
        "help_run": "laufen", "help_solutions": "Lösungen", "help_tree": "Suchbaum", "help_program": "Programm",
        "help_outlook": "frei", "help_listing": "Rekursion",
        "help_save": "speichern", "help_copy": "kopieren, einfügen", "help_focus": "Knopf",
        "help_quit": "beenden", "help_theme": "Farben", "help_full_screen": "Vollbild",
        "help_predict": "vorhersagen", "help_by_hand": "selbst suchen",
        "help_own_board": "eigenes Brett", "help_random": "zufällige", "help_class": "Klasse",
        "answer_safe": "sicher", "answer_attacked": "bedroht", "pair_rising": "steigenden",
        "pair_falling": "fallenden", "pair_row": "in einer Zeile", "pair_column": "in Spalte {column}",
        "is_on": "an", "is_off": "aus", "rule_up": "höher", "rule_place": "nächste Spalte",
        "rule_return": "aufgehoben", "rule_left": "aufgehoben", "help_digits": "Größe", "help_labels": "Zahlen",
        "help_large_tree": "ganzen Fenster", "help_hide": "verbergen",
        "help_rejected": "zeigen", "help_fit": "groß", "help_help": "Hilfe", "safe_button": "Sicher",
        "attacked_button": "Bedroht", "rising": "steigende", "falling": "fallende", "row": "Zeile",
        "safe": "Spalte {column}, Zeile {row} ist sicher",
        "attacked": "Spalte {column}, Zeile {row} ist bedroht", "halted": "Angehalten", "running": "Läuft",
        "complete_mode": "Beendet", "run": "Start", "halt": "Halt", "back_button": "Zurück", "next": "Weiter",
        "all": "Alle", "restart": "Von vorn", "theme": "Farben", "full_screen": "Vollbild", "solutions": "Lösungen",
        "tree": "Baum", "program": "Programm", "saved": "Gespeichert", "not_saved": "Nicht gespeichert",
        "legend_attacked": "bedroht", "legend_failed": "ohne Lösung", "legend_fruitful": "mit Lösung",
        "legend_queen": "gesetzte", "legend_ghost": "gehobene", "legend_candidate": "geprüft", "full_speed": "voll",
        "column_short": "Sp", "row_short": "Z", "step": "Schritt", "no_solution_yet": "noch", "one_solution": "1",
        "right_answer": "Richtig: {answer}", "wrong_answer": "Nicht ganz: {answer}", "go_on": "Weiter",
        "thousands": ".", "decimal": ",",
        "help_undo": "rückgängig, wiederherstellen", "nothing_to_undo": "rückgängig",
        "nothing_to_redo": "wiederherzustellen", "is_slowest": "Langsamer", "is_fastest": "Schneller",
        "is_largest": "ist das größte", "is_smallest": "ist das kleinste", "is_running": "läuft:",
        "is_halted": "läuft nicht", "is_first": "erste Stellung", "breakpoint_set": "gesetzt",
        "breakpoint_taken": "entfernt", "breakpoint_reached": "Angehalten am", "predict_on": "Vorhersagen ist an",
        "predict_off": "Vorhersagen ist aus", "predict_off_tally": "Vorhersagen ist aus",
        "turned": "gedreht", "mirrored": "gespiegelt", "which_safe": "sicher ist", "which_attacked": "bedroht ist",
        "which_attacked_by_several": "bedroht ist", "back": "Zurück zu", "left": "Weiter nach",
        "shown_next": "Enter setzt die Suche dorthin, Esc geht zurück", "copied": "Kopiert",
        "not_copied": "nicht erreichbar", "not_pasted": "Keine Stellung", "none_yet": "Noch", "none": "keine Lösung",
        "next_up": "in Zeile {row}", "next_back": "zurück zu Spalte {column}", "next_complete": "Suche beendet",
        "next_full": "Brett ist voll", "by_one": "Spalte {column}, Zeile {row}",
        "ask_square": "Spalte {column}, Zeile {row}", "tally": "{right} von {made} richtig",
        "step_of": "{steps} von {total}",
    },
}  # fmt: skip
"""What a message must hold, in each language, so that it can't be taken for another."""

OPPOSITES = [
    ("larger_board", "smaller_board"), ("safe_button", "attacked_button"), ("rising", "falling"), ("safe", "attacked"),
    ("legend_failed", "legend_fruitful"), ("help_hide", "help_rejected"), ("right_answer", "wrong_answer"),
    ("legend_queen", "legend_ghost"),
    ("run", "halt"), ("halted", "running"), ("next", "back_button"), ("column_short", "row_short"),
    ("nothing_to_undo", "nothing_to_redo"), ("is_slowest", "is_fastest"),
    ("is_largest", "is_smallest"), ("is_running", "is_halted"), ("breakpoint_set", "breakpoint_taken"),
    ("predict_on", "predict_off"), ("answer_safe", "answer_attacked"), ("pair_rising", "pair_falling"),
    ("is_on", "is_off"), ("rule_up", "rule_place"),
    ("turned", "mirrored"), ("which_safe", "which_attacked"), ("back", "left"),
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
        # A language may separate thousands by a space that keeps them in one line.
        assert bool(message.strip(" ")) == bool(other[key].strip(" ")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_word_to_know_each_help_line_by(language: str) -> None:
    lines = {key for key in LANGUAGES[language] if key.startswith("help_")}
    assert lines - SAID[language].keys() == {"help_title", "help_close", "help_foot"}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_all_languages_name_the_same_columns_and_rows(language: str) -> None:
    def numbers(words: Words) -> set[str]:
        return set(re.findall(r"\d+", words.sentence(search.position, 1).reason))

    search = Search(6)
    for _ in range(898):
        search.step()
        assert numbers(Words(language)) == numbers(Words("en")), search.position
