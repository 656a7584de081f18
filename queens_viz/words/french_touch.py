"""What is said in French where fingers are used: no keys, no mouse, but gestures."""

from __future__ import annotations

FRENCH_TOUCH = {
    # Each message stands in the place of that without “touch”, which names a key or the mouse.
    "touch_shown_next": "«\u00a0Aller\u00a0» y amène la recherche\u00a0; «\u00a0Pas\u00a0» la poursuit où elle était.",
    "touch_shown_at_end": "«\u00a0Aller\u00a0» y amène la recherche\u00a0; «\u00a0Pas\u00a0» revient à la fin.",
    "touch_point_at": "Maintenez un triangle\u00a0:",
    "touch_press_again": "Recherche terminée. Encore «\u00a0Pas\u00a0» pour recommencer.",
    "touch_leave_full_screen": "«\u00a0Plein écran\u00a0» dans le menu le quitte.",
    "touch_is_running": "La recherche est en cours\u00a0: arrêtez-la d’abord.",
    "touch_is_searching": "La recherche y va déjà. «\u00a0Arrêt\u00a0» l’arrête.",
    "touch_failed_hidden": "Les échecs sont cachés.",
    "touch_no_tree": "L’arbre n’est pas ouvert.",
    "touch_no_program": "Le programme n’est pas ouvert.",
    "touch_paste_by_key": "Le presse-papiers est inaccessible.",
    "touch_node_opens": "On peut l’ouvrir.",
    "touch_node_closes": "On peut le fermer.",
    "touch_pick_square": "Touchez la case.",
    "touch_pick_queen": "Touchez la dame.",
    "touch_own_enter": "«\u00a0Aller\u00a0» y amène la recherche.",
    "touch_no_predict": "Il n’y a pas de question ici\u00a0: «\u00a0Prédire\u00a0» est dans le menu.",
    "touch_is_where": "Touchez la case où va la dame.",
    "touch_is_reason": "Touchez une dame qui attaque la rouge.",
    "touch_is_own_board": "C’est votre échiquier\u00a0: × revient à la recherche.",
    # What is said in fewer words, since cards are small.
    "touch_by_one": "par la dame en colonne {column}, ligne {row} ({line}).",
    "touch_used_up": "La colonne {used} est épuisée\u00a0: la dame de la colonne {column} "
    "essaie la ligne {to}, {verdict}.",
    "touch_both_used_up": "Les colonnes {used} et {also} sont épuisées\u00a0: la colonne {column} "
    "essaie la ligne {to}, {verdict}.",
    "touch_is_of_one_board": "Cela concerne un seul échiquier\u00a0: «\u00a0Y aller\u00a0» mène au choisi.",
    "touch_is_of_plain": "Cela vaut pour la recherche colonne par colonne\u00a0: «\u00a0Comparer\u00a0» y mène.",
    "touch_race_next_all_have_one": "«\u00a0Chacune\u00a0» continue jusqu’à ce que toutes en aient une.",
    "touch_not_reached": "La recherche n’y a pas encore de dames. Le menu a «\u00a0Mon échiquier\u00a0».",
    "touch_first_question": "«\u00a0Avancer\u00a0» mène à la première question.",
    "touch_rule_up": "Une dame attaquée monte.",
    "touch_rule_return": "Colonne {used} épuisée\u00a0: la dernière dame sous la ligne du haut monte d’une ligne.",
    "touch_rule_left": "Après une solution, la dernière dame sous la ligne du haut monte d’une ligne.",
    "touch_predict_on": "Prédire est activé\u00a0; encore\u00a0: avec raison.",
    # L’aide : ce que fait chaque geste.
    "touch_click": "Toucher",
    "finger_line": "la progression\u00a0: y aller",
    "finger_number": "n° de colonne\u00a0: arrêt",
    "finger_hold": "Maintenir",
    "finger_drag": "Glisser",
    "finger_spread": "Deux doigts",
    "touch_help_title": "Gestes",
    "touch_help_foot": "Le reste est dans le menu.",
    "touch_help_more": "{more} de plus\u00a0: faites glisser.",
    "finger_square": "une case\u00a0: est-elle sûre\u00a0?",
    "finger_solution": "une solution\u00a0: la voir",
    "finger_node": "un nœud\u00a0: voir, ouvrir",
    "finger_about": "un nœud\u00a0: ce qu’il est",
    "finger_panel": "liste, arbre\u00a0: déplacer",
    "finger_asked": "la case demandée",
    "finger_leave": "×\u00a0: quitter l’exercice",
}
