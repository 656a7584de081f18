"""What a worksheet says in German."""

from __future__ import annotations

GERMAN_SHEET = {
    "sheet_title": "Arbeitsblatt: {problem}",
    "sheet_name": "Name",
    "sheet_date": "Datum",
    # What the pictures mean, and the rules.
    "sheet_queen": "Schwarz: eine Dame, die gesetzt ist.",
    "sheet_red": "Im Umriss: die rote Dame. Ihr Feld wird gerade geprüft.",
    "sheet_counted": "Spalten zählen von links, Zeilen von unten.",
    "sheet_task": "Das Ziel: {n} Damen, eine in jeder Spalte; keine zwei bedrohen einander. Eine Dame bedroht ihre "
    "Zeile und ihre Diagonalen: Nach rechts steigt die eine, und die andere fällt.",
    "sheet_rules": "Die Regeln der Suche",
    "sheet_rule_return": "Sind alle Zeilen einer Spalte versucht, und ebenso nach einer Lösung, wird die zuletzt "
    "gesetzte Dame aufgehoben und rückt eine Zeile höher. Steht sie schon in der obersten Zeile, wird auch die davor "
    "aufgehoben.",
    # The questions: their headings, what is to be done, and where the answer is written.
    "ask_steps": "Fünf Schritte weiter",
    "ask_tree": "Zeichne den Baum",
    "sheet_verdict": "Kreise das richtige Wort ein. Ist die rote Dame bedroht, nenne eine Dame, die sie bedroht.",
    "sheet_reason": "Die rote Dame ist bedroht. Kreise auf dem Brett jede Dame ein, die sie bedroht. Schreibe ihre "
    "Spalte und die Richtung auf: Zeile, steigende oder fallende Diagonale.",
    "sheet_return": "Hier werden Damen aufgehoben. Streiche jede Dame durch, die aufgehoben wird, und zeichne die "
    "rote Dame auf ihr nächstes Feld.",
    "sheet_steps": "Jetzt bist du die Suche. Schreibe nach jedem Schritt Spalte und Zeile der roten Dame auf. Auch die "
    "letzte Dame zu setzen ist ein Schritt: Das Brett ist voll, schreibe „Lösung“.",
    "sheet_tree": "Der oberste Kreis ist das leere Brett. Zeichne jede gesetzte Dame als Kreis mit ihrer Zeile auf den "
    "grauen Strich ihrer Spalte, und verbinde sie mit der Dame davor. Rahme die Lösungen ein.",
    "sheet_tree_whole": "Die erste Dame ist schon da. Zeichne den ganzen Baum.",
    "sheet_tree_above": "Die erste Dame steht in Zeile {row}. Zeichne, was daraus folgt.",
    "sheet_square": "Spalte {column}, Zeile {row}",
    "sheet_by": "von der Dame in Spalte {column}",
    "sheet_next": "Die rote Dame geht nach Spalte {column}, Zeile {row}.",
    "sheet_step": "Schritt",
    "sheet_column": "Spalte",
    "sheet_row": "Zeile",
    "sheet_line": "Richtung",
    # The key.
    "sheet_key": "Antworten",
    "sheet_drawn": "{queens} Damen zu zeichnen",
    "sheet_number": "Arbeitsblatt Nummer {seed}",
    "sheet_again": "Dasselbe Arbeitsblatt noch einmal:",
}
