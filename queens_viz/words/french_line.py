"""What line mode says in French, and the words that it obeys: a slash stands between words for the same command."""

from __future__ import annotations

FRENCH_LINE = {
    # What is typed.
    "word_step": "étape/etape",
    "word_back": "retour",
    "word_next_solution": "solution suivante",
    "word_size": "taille",
    "word_at": "position",
    "word_board": "échiquier/echiquier",
    "word_predict": "prédire/predire",
    "word_by_hand": "chercher soi-même/chercher soi-meme/chercher",
    "word_help": "aide",
    "word_quit": "quitter",
    "word_safe": "sûre/sure",
    "word_attacked": "attaquée/attaquee",
    "word_solution": "solution",
    "word_complete": "terminée/terminee",
    # What is said.
    "line_begin": "{problem}, pas à pas. Entrée fait une étape\u00a0; ? montre ce que l’on peut taper d’autre.",
    "line_step": "Étape {steps}\u00a0: {told}",
    "line_first": "C’est la première position\u00a0: il n’y a rien avant.",
    "line_again": "Recherche terminée. Encore Entrée, et elle recommence.",
    "line_searching": "Recherche de la solution suivante. Ctrl-C l’arrête.",
    "line_halted": "Arrêtée en route vers la solution suivante.",
    "line_predict": "Prédire est activé\u00a0: la question vient avant la réponse. Tapez y pour sûre, x pour attaquée. "
    "Une case, c’est deux nombres\u00a0: sa colonne, puis sa ligne.",
    "line_right": "Exact\u00a0! {told} {tally}.",
    "line_wrong": "Non\u00a0: {told} {tally}.",
    "line_which": "Exact\u00a0: attaquée. Par quelle dame\u00a0? Tapez le numéro de sa colonne.",
    "line_by_hand": "À vous de faire la recherche, étape par étape. Tapez la case où va la dame rouge, en deux "
    "nombres\u00a0: sa colonne, puis sa ligne. Tapez solution quand toutes les dames sont sûres, terminée quand la "
    "recherche est terminée.",
    "line_by_hand_off": "Vous ne faites plus la recherche.",
    "line_moved": "Exact\u00a0! ",
    # The board, read row by row.
    "line_row": "Ligne {row}\u00a0: {queens}.",
    "line_queen": "dame en colonne {column}",
    "line_red_queen": "dame rouge en colonne {column}",
    "line_empty": "Ligne {row}\u00a0: vide.",
    "line_two_empty": "Lignes {high} et {low}\u00a0: vides.",
    "line_all_empty": "Lignes {high} à {low}\u00a0: vides.",
    # What is wrong with what was typed, and what would be right.
    "line_no_answer": "{given!r} n’est pas une réponse ici.",
    "line_verdicts": "Tapez y pour sûre ou x pour attaquée\u00a0; ? donne de l’aide.",
    "line_columns": "Tapez la colonne d’une dame qui attaque cette case\u00a0: un nombre jusqu’à {columns}\u00a0; "
    "? donne de l’aide.",
    "line_squares": "Tapez une colonne et une ligne, deux nombres jusqu’à {n} séparés par une espace, ou terminée si "
    "la recherche est terminée\u00a0; ? donne de l’aide.",
    "line_moves": "Tapez une colonne et une ligne, deux nombres jusqu’à {n} séparés par une espace, ou solution, ou "
    "terminée\u00a0; ? donne de l’aide.",
    "line_full_square": "Une dame se trouve en {square}. Tapez la case vide où va la dame.",
    "line_no_size": "{given!r} n’est pas une taille\u00a0: tapez taille et un nombre entier jusqu’à {largest}, par "
    "exemple taille 6.",
    "line_positions": "Tapez position, puis les lignes de dames qui ne s’attaquent pas, deux-points, et la ligne "
    "examinée.",
    "line_no_question": "Pas de question ici\u00a0: appuyez sur Entrée.",
    "line_no_exercise": "Pas de question ici\u00a0: prédire active Prédire, chercher soi-même vous laisse faire les "
    "étapes.",
    "line_plain_only": "Prédire et chercher soi-même\u00a0: avec la recherche simple seulement. Tapez "
    "position, puis une position sans nom.",
    "line_unknown": "{given!r} n’est pas une commande. Entrée fait une étape, ? montre toutes les commandes.",
    "line_help": "Entrée ou n\u00a0: une étape.\n"
    "b ou retour\u00a0: une étape en arrière.\n"
    "s ou solution suivante\u00a0: à la solution suivante\u00a0; Ctrl-C arrête une longue recherche.\n"
    "taille 6\u00a0: un échiquier de 6 dames\u00a0; le plus grand en a {largest}.\n"
    "position 2,4:1\u00a0: une autre position. Tapez les lignes des dames depuis la colonne 1, deux-points, et la "
    "ligne examinée.\n"
    "échiquier\u00a0: l’échiquier est lu ligne par ligne, depuis le haut.\n"
    "p ou prédire\u00a0: activer ou désactiver Prédire. Répondez y ou sûre, x ou attaquée, puis la colonne d’une dame "
    "qui attaque. Là où des dames sont retirées, répondez par la case où va la dame rouge.\n"
    "chercher soi-même\u00a0: vous faites chaque étape, ou ne les faites plus. Répondez par la case où va la dame "
    "rouge, par solution quand toutes les dames sont sûres, par terminée quand la recherche est terminée. Une case, "
    "c’est deux nombres\u00a0: sa colonne, puis sa ligne.\n"
    "? ou aide\u00a0: cette aide, et où en est la recherche.\n"
    "q ou quitter\u00a0: quitter.",
    # What --program says in its comments.
    "given": "Donné\u00a0: la taille, les lignes des dames posées depuis la colonne 1, "
    "et le nombre de solutions trouvées.",
    "given_safe": "Donné\u00a0: dit si une dame est sûre sur cette ligne de la colonne suivante.",
    "given_report": "Donné\u00a0: compte une solution et l’affiche.",
    "listing_loop": "La boucle\u00a0: chaque tour du while extérieur est une étape de la recherche.",
    "listing_recursion": "La récursion\u00a0: place(column) essaie chaque ligne de sa colonne.",
    "no_script": "Cette image montre la première position. Pour chercher, autorisez JavaScript dans le navigateur.",
    "failed": "Une erreur a arrêté le programme. Rechargez la page, ou ouvrez-la dans un navigateur plus récent.",
    "rows": "Lignes des dames, depuis la colonne 1\u00a0: {rows}.",
    "no_rows": "Aucune dame sur l’échiquier.",
}
