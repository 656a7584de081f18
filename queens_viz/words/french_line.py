"""What line mode says in French."""

from __future__ import annotations

FRENCH_LINE = {
    "line_begin": "{problem}, pas à pas. Entrée fait une étape\u00a0; ? montre ce que l’on peut taper d’autre.",
    "line_step": "Étape {steps}\u00a0: {told}",
    "line_first": "C’est la première position\u00a0: il n’y a rien avant.",
    "line_again": "Recherche terminée. Encore Entrée, et elle recommence.",
    "line_searching": "Recherche de la solution suivante. Ctrl-C l’arrête.",
    "line_halted": "Arrêtée en route vers la solution suivante.",
    "line_predict": "Prédire est activé\u00a0: la question vient avant la réponse. Tapez y pour sûre, x pour attaquée.",
    "line_right": "Exact\u00a0! {told} {tally}.",
    "line_wrong": "Non\u00a0: {told} {tally}.",
    "line_which": "Exact\u00a0: attaquée. Par quelle dame\u00a0? Tapez le numéro de sa colonne.",
    "line_verdicts": "Tapez y pour sûre ou x pour attaquée\u00a0; ? donne de l’aide.",
    "line_columns": "Tapez la colonne d’une dame qui attaque cette case\u00a0: un nombre jusqu’à {columns}\u00a0; "
    "? donne de l’aide.",
    "line_no_question": "Pas de question ici\u00a0: appuyez sur Entrée.",
    "line_no_predict": "Pas de question ici\u00a0: p active Prédire.",
    "line_unknown": "Cette commande n’existe pas. Entrée fait une étape, b recule, s va à la solution suivante, "
    "p fait prédire, ? donne de l’aide, q quitte.",
    "line_help": "Entrée ou n\u00a0: une étape.\n"
    "b\u00a0: une étape en arrière.\n"
    "s\u00a0: à la solution suivante\u00a0; Ctrl-C arrête une longue recherche.\n"
    "p\u00a0: activer ou désactiver Prédire. Répondez y pour sûre ou x pour attaquée, puis la colonne d’une dame qui "
    "attaque.\n"
    "?\u00a0: cette aide, et où en est la recherche.\n"
    "q\u00a0: quitter.",
}
