"""French: words to know its messages by, and its keyboard."""

from __future__ import annotations

SAID = {
    "sheet_error": "faux",
    "sheet_tree": "cercle",
    "ask_error": "erreur",
    "sheet_steps": "faire la recherche",
    "larger_board": "plus grand", "smaller_board": "plus petit", "answer_safe": "sûre", "answer_attacked": "attaquée",
    "pair_rising": "montante", "pair_falling": "descendante", "is_on": "oui", "is_off": "non",
    "rule_up": "monte d’une ligne", "rule_place": "colonne suivante", "rule_return": "retirée",
    "rule_left": "retirée", "safe_button": "Sûre", "attacked_button": "Attaquée", "rising": "montante",
    "falling": "descendante", "safe": "Colonne {column}, ligne {row}\u00a0: sûre",
    "attacked": "Colonne {column}, ligne {row}\u00a0: attaquée", "halted": "Arrêtée", "running": "En cours",
    "run": "Lancer", "halt": "Arrêt", "back_button": "Retour", "next": "Étape", "all": "Toutes",
    "restart": "Au début", "saved": "Enregistré", "not_saved": "Non enregistré", "legend_failed": "sans solution",
    "legend_fruitful": "avec solution", "help_more": "de plus", "legend_queen": "posée", "legend_ghost": "retirée",
    "full_speed": "pleine", "column_short": "col", "row_short": "lig", "no_solution_yet": "trouvée",
    "right_answer": "Exact\u00a0: {answer}", "wrong_answer": "Non\u00a0: {answer}", "go_on": "Suite",
    "thousands": "\u202f", "decimal": ",", "nothing_to_undo": "annuler", "nothing_to_redo": "rétablir",
    "is_slowest": "plus lente", "is_fastest": "pleine vitesse", "is_largest": "la plus grande",
    "is_smallest": "la plus petite", "is_running": "est en cours", "is_halted": "n’est pas en cours",
    "breakpoint_set": "posé", "breakpoint_taken": "retiré", "predict_on": "Prédire est activé",
    "predict_off": "Prédire est désactivé", "turned": "tournée", "mirrored": "en miroir", "which_safe": "est sûre",
    "which_attacked_one": "est attaquée", "back": "Retour à", "left": "Suite après",
    "shown_next": "Entrée pour chercher à partir d’ici, Échap", "copied": "Copié", "not_copied": "inaccessible",
    "tally": "{right} sur {made}",
}  # fmt: skip
"""What a message must hold, so that it can't be taken for another."""

KEYS = {
    "Space": "Espace", "Enter": "Entrée", "Backspace": "Ret. arr.", "Esc": "Échap", "Home": "Début", "End": "Fin",
    "PgUp": "Pg préc.", "PgDn": "Pg suiv.", "Shift": "Maj", "Click": "Clic", "Wheel": "Molette",
}  # fmt: skip
"""How keys are called on its keyboard, where that differs from an English one."""

OTHERWISE = """
caption_one card_title challenge_row column_short complete_found decimal
example_place_end is_largest is_smallest key_backspace key_page_down key_page_up
next_solution no_calls no_solution_yet none_empty_short number own_screen_answered
plan_1_when_4 plan_2_4_teacher row_short singular site_challenge
"""
"""Messages that don't have the glossary's words, or not the same numbers and the same end as the English one."""
