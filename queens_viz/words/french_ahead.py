"""What is said in French of the columns after the candidate's."""

from __future__ import annotations

FRENCH_AHEAD = {
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
