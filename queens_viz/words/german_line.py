"""What line mode says in German, and the words that it obeys: a slash stands between words for the same command."""

from __future__ import annotations

GERMAN_LINE = {
    # What is typed.
    "word_step": "schritt",
    "word_back": "zurück/zurueck",
    "word_next_solution": "nächste lösung/naechste loesung",
    "word_size": "größe/groesse",
    "word_at": "stellung",
    "word_board": "brett",
    "word_predict": "vorhersagen",
    "word_by_hand": "selbst suchen/selbst",
    "word_help": "hilfe",
    "word_quit": "aufhören/aufhoeren",
    "word_safe": "sicher",
    "word_attacked": "bedroht",
    "word_solution": "lösung/loesung",
    "word_complete": "fertig",
    # What is said.
    "line_begin": "{problem}, Schritt für Schritt. Enter macht einen Schritt; ? zeigt, was sonst noch geht.",
    "line_step": "Schritt {steps}: {told}",
    "line_first": "Das ist die erste Stellung: Davor ist nichts.",
    "line_again": "Suche beendet. Noch einmal Enter beginnt von vorn.",
    "line_searching": "Die nächste Lösung wird gesucht. Strg-C hält die Suche an.",
    "line_halted": "Angehalten auf dem Weg zur nächsten Lösung.",
    "line_predict": "Vorhersagen ist an: Du wirst gefragt, bevor die Antwort kommt. y heißt sicher, x heißt bedroht. "
    "Ein Feld sind zwei Zahlen: erst die Spalte, dann die Zeile.",
    "line_right": "Richtig! {told} {tally}.",
    "line_wrong": "Nein: {told} {tally}.",
    "line_which": "Richtig: bedroht. Von welcher Dame? Tippe die Nummer ihrer Spalte.",
    "line_by_hand": "Jetzt bist du die Suche und machst jeden Schritt. Tippe das Feld, auf das die rote Dame geht, als "
    "zwei Zahlen: erst die Spalte, dann die Zeile. Tippe lösung, wenn alle Damen sicher sind, und fertig, wenn die "
    "Suche beendet ist.",
    "line_by_hand_off": "Du bist nicht mehr die Suche.",
    "line_moved": "Richtig! ",
    # The board, read row by row.
    "line_row": "Zeile {row}: {queens}.",
    "line_queen": "Dame in Spalte {column}",
    "line_red_queen": "rote Dame in Spalte {column}",
    "line_empty": "Zeile {row}: leer.",
    "line_two_empty": "Zeilen {high} und {low}: leer.",
    "line_all_empty": "Zeilen {high} bis {low}: leer.",
    # What is wrong with what was typed, and what would be right.
    "line_no_answer": "{given!r} ist hier keine Antwort.",
    "line_verdicts": "Tippe y für sicher oder x für bedroht; ? hilft weiter.",
    "line_columns": "Tippe die Spalte einer Dame, die dieses Feld bedroht: eine Zahl bis {columns}; ? hilft weiter.",
    "line_squares": "Tippe Spalte und Zeile, zwei Zahlen bis {n} mit einem Leerzeichen dazwischen, oder fertig, wenn "
    "die Suche beendet ist; ? hilft weiter.",
    "line_moves": "Tippe Spalte und Zeile, zwei Zahlen bis {n} mit einem Leerzeichen dazwischen, oder lösung, oder "
    "fertig; ? hilft weiter.",
    "line_full_square": "Auf {square} steht schon eine Dame. Tippe das leere Feld, auf das die Dame geht.",
    "line_no_size": "{given!r} ist keine Größe: Tippe größe und eine ganze Zahl bis {largest}, zum Beispiel größe 6.",
    "line_positions": "Tippe stellung, dann die Zeilen von Damen, die einander nicht bedrohen, einen Doppelpunkt und "
    "die Zeile, die geprüft wird.",
    "line_no_question": "Hier gibt es keine Frage: weiter mit Enter.",
    "line_no_exercise": "Hier gibt es keine Frage: vorhersagen schaltet das Vorhersagen ein, mit selbst suchen machst "
    "du die Schritte.",
    "line_plain_only": "Vorhersagen und selbst suchen gehören zur einfachen Suche: tippe stellung und eine ohne Namen.",
    "line_unknown": "{given!r} ist kein Befehl. Enter macht einen Schritt, ? zeigt alle Befehle.",
    "line_help": "Enter oder n: ein Schritt.\n"
    "b oder zurück: ein Schritt zurück.\n"
    "s oder nächste lösung: weiter zur nächsten Lösung; Strg-C hält eine lange Suche an.\n"
    "größe 6: ein Brett mit 6 Damen; das größte hat {largest}.\n"
    "stellung 2,4:1: eine andere Stellung. Tippe die Zeilen der Damen ab Spalte 1, einen Doppelpunkt und die Zeile, "
    "die geprüft wird.\n"
    "brett: Das Brett wird Zeile für Zeile vorgelesen, von oben.\n"
    "p oder vorhersagen: Vorhersagen ein oder aus. Antworte mit y oder sicher, mit x oder bedroht, danach mit der "
    "Spalte einer Dame, die bedroht. Wo Damen aufgehoben werden, antworte mit dem Feld, auf das die rote Dame geht.\n"
    "selbst suchen: Du machst jeden Schritt, oder nicht mehr. Antworte mit dem Feld, auf das die rote Dame geht, mit "
    "lösung, wenn alle Damen sicher sind, und mit fertig, wenn die Suche beendet ist. Ein Feld sind zwei Zahlen: erst "
    "die Spalte, dann die Zeile.\n"
    "? oder hilfe: diese Hilfe, und wo die Suche steht.\n"
    "q oder aufhören: beenden.",
    # What --program says in its comments.
    "given": "Gegeben: die Größe, die Zeilen der gesetzten Damen ab Spalte 1 und wie viele Lösungen gefunden sind.",
    "given_safe": "Gegeben: prüft, ob eine Dame in dieser Zeile der nächsten Spalte sicher ist.",
    "given_report": "Gegeben: zählt eine Lösung und gibt sie aus.",
    "listing_loop": "Die Schleife: jeder Durchlauf des äußeren while ist ein Schritt der Suche.",
    "listing_recursion": "Die Rekursion: place(column) probiert jede Zeile ihrer Spalte.",
    "no_script": "Dieses Bild zeigt die erste Stellung. Zum Suchen muss der Browser JavaScript erlauben.",
    "failed": "Ein Fehler hat das Programm angehalten. Lade die Seite neu, oder nimm einen neueren Browser.",
    "rows": "Zeilen der Damen ab Spalte 1: {rows}.",
    "no_rows": "Auf dem Brett steht keine Dame.",
}
