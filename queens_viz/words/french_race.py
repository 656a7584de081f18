"""What is said in French of several searches on one clock."""

from __future__ import annotations

FRENCH_RACE = {
    "compare": "Comparer",
    "help_compare": "trois recherches, une horloge",
    "race_title": "Trois recherches, une horloge",
    "race_plain": "Colonne par colonne",
    "race_ahead": "En regardant devant",
    "race_fewest": "Le moins de cases d’abord",
    "race_plain_short": "Colonnes",
    "race_ahead_short": "Devant",
    "race_fewest_short": "Moins",
    "race_steps_made": "étapes",
    "race_step_made": "étape",
    "race_comparisons": "comparaisons",
    "race_comparison": "comparaison",
    "race_waits": "attend",
    "race_no_solution_found": "aucune solution",
    "all_have_one": "Jusqu’à une chacune",
    "short_all_have_one": "Chacune",
    "race_solution_at": "solution à {step}",
    "race_over_at": "aucune solution\u00a0: fin à l’étape {step}",
    "race_none_in": "aucune en {most} étapes",
    "race_queens_placed": "dames placées",
    "race_clock": "horloge {clock}",
    "race_clock_of": "horloge {clock} sur {end}",
    "race_have_one": "{number} sur {all} ont une solution",
    "race_told": "{name}\u00a0: {steps}, {comparisons}",
    "race_rule": "À chaque battement, chaque recherche fait une étape\u00a0; elle attend à sa première solution.",
    "is_of_one_board": "Cela concerne un seul échiquier\u00a0: G mène à celui qui est choisi.",
    "race_next_all_have_one": "Entrée continue jusqu’à ce que toutes en aient une.",
}
