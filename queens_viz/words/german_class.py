"""What is said in German to a class that does the search itself."""

from __future__ import annotations

GERMAN_CLASS = {
    # What is asked, and what is said of the position with it.
    "ask": "Sicher oder bedroht?",
    "ask_square": "Spalte {column}, Zeile {row}: was meint ihr?",
    "ask_reason": "Von welcher Dame?",
    "ask_reason_square": "Spalte {column}, Zeile {row} ist bedroht.",
    "ask_return": "Wohin geht die rote Dame?",
    "return_used": "Spalte {used} ist erschöpft: Keine Zeile ist mehr übrig.",
    "return_left": "Nach einer Lösung geht die Suche weiter: Zuerst wird die letzte Dame aufgehoben.",
    "ask_move": "Wohin geht die rote Dame als Nächstes?",
    "move_full": "Das Brett ist voll: Das ist eine Lösung.",
    # Answers.
    "safe_button": "Sicher",
    "attacked_button": "Bedroht",
    "answer_safe": "sicher",
    "answer_attacked": "bedroht",
    "answer_solution": "das ist eine Lösung",
    "answer_complete": "die Suche ist beendet",
    "answer_square": "Spalte {column}, Zeile {row}",
    # Why: how queens are lifted at the end, and the rules of the search.
    "returned_end": "Die Dame in Spalte 1 steht in der obersten Zeile: Wird sie aufgehoben, sind alle Zeilen versucht.",
    "rule_up": "Eine bedrohte Dame rückt in ihrer Spalte eine Zeile höher.",
    "rule_place": "Eine sichere Dame bleibt stehen; die nächste Spalte beginnt mit Zeile 1.",
    "rule_solution": "In der letzten Spalte ist die Dame sicher: Damit stehen alle {n}.",
    "rule_return": "Spalte {used} ist erschöpft: Die zuletzt gesetzte Dame wird aufgehoben und rückt eine Zeile höher. "
    "Steht sie schon in der obersten Zeile, wird auch die davor aufgehoben.",
    "rule_left": "Nach einer Lösung wird die letzte Dame aufgehoben und rückt eine Zeile höher. "
    "Steht sie schon in der obersten Zeile, wird auch die davor aufgehoben.",
    # Predict.
    "guessed_right": "Richtig! {headline}.",
    "guessed_wrong": "Nein: {headline}.",
    "tally": "{right} von {made} richtig",
    "answered": "{verdict} {tally}.",
    "predict_on": "Raten ist an. Hier gibt es keine Frage: weiter mit →.",
    "predict_waits": "Raten ist an. Gefragt wird, sobald der Lauf anhält.",
    "predict_off": "Raten ist aus.",
    "predict_off_tally": "Raten ist aus: {tally}.",
}
