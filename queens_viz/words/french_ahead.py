"""What is said in French of the program, and of the columns after the candidate's."""

from __future__ import annotations

FRENCH_AHEAD = {
    # The program: which one, the calls of the recursion, and the values.
    "loop": "Boucle",
    "recursion": "Récursion",
    "calls": "Appels",
    "call_line": "code",
    "call_row": "ligne {row}",
    "has_returned": "place(1) a rendu la main.",
    "no_calls": "La boucle ne fait aucun appel\u00a0: la liste board est sa mémoire.",
    "values_button": "Valeurs",
    "listing_button": "Programme",
    "no_program": "Le programme n’est pas ouvert\u00a0: appuyez sur F4.",
    # What is left.
    "outlook": "Ce qui reste",
    "help_outlook": "ce qui reste",
    "column_empty_short": "Colonne {columns}\u00a0: aucune case sûre",
    "columns_empty_short": "{count} colonnes\u00a0: aucune case sûre",
    "none_empty_short": "Les suivantes ont de la place.",
    "column_empty": "La colonne {columns} n’a plus de case sûre\u00a0:",
    "columns_empty": "Les colonnes {columns} n’ont plus de case sûre\u00a0:",
    "more_columns": "{more} de plus",
    "cannot_succeed": "cela ne peut pas aboutir.",
    "none_empty": "Chaque colonne suivante a encore une case sûre.",
    "no_later": "Aucune colonne suivante.",
    "late_steps": "{late} étapes sur {steps} ont été faites alors qu’une colonne n’avait plus de case sûre",
    "late_step": "{late} étape sur {steps} a été faite alors qu’une colonne n’avait plus de case sûre",
    "no_late_step": "Aucune étape n’a été faite alors qu’une colonne n’avait plus de case sûre",
}
