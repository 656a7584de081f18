"""What line mode says in German."""

from __future__ import annotations

GERMAN_LINE = {
    "line_begin": "{problem}, Schritt für Schritt. Enter macht einen Schritt; ? zeigt, was sonst noch geht.",
    "line_step": "Schritt {steps}: {told}",
    "line_first": "Das ist die erste Stellung: Davor ist nichts.",
    "line_again": "Suche beendet. Noch einmal Enter beginnt von vorn.",
    "line_searching": "Die nächste Lösung wird gesucht. Strg-C hält die Suche an.",
    "line_halted": "Angehalten auf dem Weg zur nächsten Lösung.",
    "line_predict": "Vorhersagen ist an: Du wirst gefragt, bevor die Antwort kommt. y heißt sicher, x heißt bedroht.",
    "line_right": "Richtig! {told} {tally}.",
    "line_wrong": "Nein: {told} {tally}.",
    "line_which": "Richtig: bedroht. Von welcher Dame? Tippe die Nummer ihrer Spalte.",
    "line_verdicts": "Tippe y für sicher oder x für bedroht; ? hilft weiter.",
    "line_columns": "Tippe die Spalte einer Dame, die dieses Feld bedroht: eine Zahl bis {columns}; ? hilft weiter.",
    "line_no_question": "Hier gibt es keine Frage: weiter mit Enter.",
    "line_no_predict": "Hier gibt es keine Frage: p schaltet das Vorhersagen ein.",
    "line_unknown": "Diesen Befehl gibt es nicht. Enter macht einen Schritt, b geht zurück, s geht zur nächsten "
    "Lösung, p lässt vorhersagen, ? hilft, q beendet.",
    "line_help": "Enter oder n: ein Schritt.\n"
    "b: ein Schritt zurück.\n"
    "s: weiter zur nächsten Lösung; Strg-C hält eine lange Suche an.\n"
    "p: Vorhersagen ein oder aus. Antworte mit y für sicher oder x für bedroht, danach mit der Spalte "
    "einer Dame, die bedroht.\n"
    "?: diese Hilfe, und wo die Suche steht.\n"
    "q: beenden.",
}
