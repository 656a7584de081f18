"""What the key card says in each language: printed only."""

from __future__ import annotations

CARDS = {
    "en": {
        "title": "queens_viz: the keys",
        "question": "While a question is open",
        "squares": "choose a square",
        "pick": "answer with it",
        "column": "the queen of that column",
        "own": "set a queen, or take it away",
        "esc": "closes what is open: help, question, own board",
        "position": "A position to paste: rows of the placed queens, a colon, the row of the red queen. Columns count "
        "from the left, rows from the bottom, both from 1.",
        "start": "starts the program with 8 queens, or with as many as you write.",
    },
    "de": {
        "title": "queens_viz: die Tasten",
        "question": "Solange eine Frage offen ist",
        "squares": "ein Feld wählen",
        "pick": "damit antworten",
        "column": "die Dame dieser Spalte",
        "own": "eine Dame setzen oder wegnehmen",
        "esc": "schließt, was offen ist: Hilfe, Frage, eigenes Brett",
        "position": "Eine Stellung zum Einfügen: Zeilen der gesetzten Damen, Doppelpunkt, Zeile der roten Dame. "
        "Spalten zählen von links, Zeilen von unten, beide ab 1.",
        "start": "startet das Programm mit 8 Damen oder mit so vielen, wie dort stehen.",
    },
    "fr": {
        "title": "queens_viz\u00a0: les touches",
        "question": "Tant qu’une question est ouverte",
        "squares": "choisir une case",
        "pick": "la donner en réponse",
        "column": "la dame de cette colonne",
        "own": "poser une dame, ou la reprendre",
        "esc": "ferme ce qui est ouvert\u00a0: aide, question, mon échiquier",
        "position": "Une position à coller\u00a0: lignes des dames posées, deux-points, ligne de la dame rouge. Les "
        "colonnes se comptent depuis la gauche, les lignes depuis le bas, les deux à partir de 1.",
        "start": "lance le programme avec 8 dames, ou avec autant que vous écrivez.",
    },
}
"""What a card says beside the program's own words, by the codes of their languages."""
