"""What a worksheet says in French."""

from __future__ import annotations

FRENCH_SHEET = {
    "sheet_title": "Fiche\u00a0: {problem}",
    "sheet_name": "Nom",
    "sheet_date": "Date",
    # What the pictures mean, and the rules.
    "sheet_queen": "En noir\u00a0: une dame posée.",
    "sheet_red": "En contour\u00a0: la dame rouge. On examine sa case.",
    "sheet_counted": "Les colonnes se comptent depuis la gauche, les lignes depuis le bas.",
    "sheet_task": "Le but\u00a0: {n} dames, une par colonne, dont aucune n’en attaque une autre. Une dame attaque sur "
    "sa ligne et sur ses diagonales\u00a0: vers la droite, l’une monte et l’autre descend.",
    "sheet_rules": "Les règles de la recherche",
    "sheet_rule_return": "Quand toutes les lignes d’une colonne ont été essayées, et après une solution, la dernière "
    "dame posée est retirée et monte d’une ligne. Si elle est tout en haut, celle d’avant est retirée aussi.",
    # The questions: their headings, what is to be done, and where the answer is written.
    "ask_steps": "Continuez pendant cinq étapes",
    "ask_tree": "Dessinez l’arbre",
    "sheet_verdict": "Entourez le bon mot. Si la dame rouge est attaquée, nommez une dame qui l’attaque.",
    "sheet_reason": "La dame rouge est attaquée. Entourez sur l’échiquier chaque dame qui l’attaque. Notez sa "
    "colonne et la direction\u00a0: ligne, diagonale montante ou descendante.",
    "sheet_return": "Ici, des dames sont retirées. Barrez chaque dame retirée, et dessinez la dame rouge sur sa "
    "case suivante.",
    "sheet_steps": "À vous de faire la recherche. Après chaque étape, notez la colonne et la ligne de la dame rouge. "
    "Poser la dernière dame est une étape aussi\u00a0: l’échiquier est plein, écrivez «\u00a0solution\u00a0».",
    "sheet_tree": "Le cercle du haut est l’échiquier vide. Dessinez chaque dame posée comme un cercle avec sa ligne, "
    "sur le trait gris de sa colonne, et reliez-la à la dame d’avant. Encadrez les solutions.",
    "sheet_tree_whole": "La première dame est donnée. Dessinez tout l’arbre.",
    "sheet_tree_above": "La première dame est en ligne {row}. Dessinez ce qui en découle.",
    "sheet_square": "Colonne {column}, ligne {row}",
    "sheet_by": "par la dame de la colonne {column}",
    "sheet_next": "La dame rouge va en colonne {column}, ligne {row}.",
    "sheet_step": "Étape",
    "sheet_column": "Colonne",
    "sheet_row": "Ligne",
    "sheet_line": "Direction",
    # The key.
    "sheet_key": "Corrigé",
    "sheet_drawn": "{queens} dames à dessiner",
    "sheet_number": "Fiche numéro {seed}",
    "sheet_again": "La même fiche encore une fois\u00a0:",
}
