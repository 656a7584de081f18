"""French: words to know its messages by, and its keyboard."""

from __future__ import annotations

SAID = {
    "help_slower": "moins vite, plus vite", "larger_board": "plus grand", "smaller_board": "plus petit",
    "help_larger": "plus grand, plus petit", "help_up": "monter, descendre", "help_safe": "sûre, attaquée",
    "help_back": "en arrière", "help_next": "une étape", "help_next_solution": "solution suivante",
    "help_all": "toutes les solutions", "help_restart": "première position", "help_run": "marche",
    "help_solutions": "solutions", "help_tree": "arbre de recherche", "help_program": "programme",
    "help_outlook": "reste",
    "help_save": "enregistrer", "help_copy": "copier, coller", "help_focus": "suivant, précédent",
    "help_quit": "quitter", "help_theme": "thème", "help_full_screen": "plein écran", "help_predict": "prédire",
    "help_by_hand": "chercher soi-même", "help_own_board": "mon échiquier", "help_random": "au hasard",
    "help_menu": "menu", "answer_safe": "sûre", "answer_attacked": "attaquée", "pair_rising": "montante",
    "pair_falling": "descendante", "pair_row": "sur une ligne", "pair_column": "de la colonne {column}",
    "is_on": "oui", "is_off": "non", "rule_up": "monte d’une ligne", "rule_place": "colonne suivante",
    "rule_return": "retirée", "rule_left": "retirée", "help_digits": "taille", "help_labels": "nombres",
    "help_large_tree": "en grand", "help_hide": "refusées",
    "help_compare": "horloge", "help_fit": "tout l’arbre",
    "help_help": "aide", "safe_button": "Sûre", "attacked_button": "Attaquée", "rising": "montante",
    "falling": "descendante", "row": "ligne", "safe": "Colonne {column}, ligne {row}\u00a0: sûre",
    "attacked": "Colonne {column}, ligne {row}\u00a0: attaquée", "halted": "Arrêtée", "running": "En cours",
    "complete_mode": "Terminée", "run": "Marche", "halt": "Arrêt", "back_button": "Reculer", "next": "Avancer",
    "all": "Toutes", "restart": "Au début", "theme": "Thème", "full_screen": "Plein écran", "solutions": "Solutions",
    "tree": "Arbre", "program": "Programme", "saved": "Enregistré", "not_saved": "Non enregistré",
    "legend_attacked": "attaquée", "legend_failed": "sans solution", "legend_fruitful": "avec solution",
    "legend_uncounted": "indécise",
    "help_more": "de plus",
    "legend_queen": "posée", "legend_ghost": "retirée", "legend_candidate": "examine", "full_speed": "pleine",
    "column_short": "col", "row_short": "lig", "step": "étape", "no_solution_yet": "trouvée",
    "solutions_found_one": "1",
    "right_answer": "Exact\u00a0: {answer}", "wrong_answer": "Presque\u00a0: {answer}", "go_on": "Suite",
    "thousands": "\u202f", "decimal": ",",
    "help_undo": "annuler, rétablir", "nothing_to_undo": "annuler", "nothing_to_redo": "rétablir",
    "is_slowest": "plus lente", "is_fastest": "pleine vitesse", "is_largest": "la plus grande",
    "is_smallest": "la plus petite", "is_running": "est en cours", "is_halted": "n’est pas en cours",
    "is_first": "première position", "breakpoint_set": "posé", "breakpoint_taken": "retiré",
    "breakpoint_reached": "Arrêtée au", "predict_on": "Prédire est activé", "predict_off": "Prédire est désactivé",
    "predict_off_tally": "Prédire est désactivé", "turned": "tournée", "mirrored": "en miroir",
    "which_safe": "est sûre", "which_attacked_one": "est attaquée", "which_attacked_other": "est attaquée",
    "back": "Retour à", "left": "Suite après", "shown_next": "Entrée amène la recherche ici\u00a0; Échap",
    "shown_at_end": "à la fin", "copied": "Copié", "not_copied": "inaccessible", "not_pasted": "Pas une position",
    "none": "aucune solution", "next_up": "à la ligne {row}",
    "next_back": "retour à la colonne {column}", "next_complete": "recherche est terminée",
    "next_full": "échiquier est plein", "by_one": "colonne {column}, ligne {row}",
    "ask_square": "Colonne {column}, ligne {row}", "tally": "{right} sur {made}", "step_of": "{steps} sur {total}",
}  # fmt: skip
"""What a message must hold, so that it can't be taken for another."""

KEYS = {
    "Space": "Espace", "Enter": "Entrée", "Backspace": "Ret. arr.", "Esc": "Échap", "Home": "Début", "End": "Fin",
    "PgUp": "Pg préc.", "PgDn": "Pg suiv.", "Shift": "Maj", "Click": "Clic", "Wheel": "Molette",
}  # fmt: skip
"""How keys are called on its keyboard, where that differs from an English one."""

OTHERWISE = """
caption_one card_title column_short complete_found decimal is_largest is_smallest key_backspace key_page_down
key_page_up lesson_2_12 next_solution no_calls no_solution_yet none_empty_short none_exists not_finished number
own_safe_other own_take_back plan_1_17_teacher plan_1_when_4 plan_2_4_teacher row_short shown_next singular
"""
"""Messages that don't have the glossary's words, or not the same numbers and the same end as the English one."""
