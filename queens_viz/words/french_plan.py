"""What a teacher's plan says in French: printed only, so a page that is the program doesn't have it."""

from __future__ import annotations

FRENCH_PLAN = {
    "plan_numbers": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize",
    # The headings, and what stands at each stop.
    "plan_title": "Leçon {number}\u00a0: {name}",
    "plan_minutes": "{minutes} minutes",
    "plan_minute": "1 minute",
    "plan_told": "{stops} stations, {minutes} minutes\u00a0; {reserve} minutes restent en réserve.",
    "plan_goals": "À la fin, la classe sait",
    "plan_before": "Avant que la classe entre",
    "plan_stops": "La leçon, station par station",
    "plan_how": "`{key[page down]}` joue le geste suivant d’une station et, après le dernier, passe à la station "
    "suivante. `{key[page up]}` reprend un geste. Une télécommande de présentation suffit donc. Les touches indiquées "
    "ici font la même chose à la main.",
    "plan_press": "Touches",
    "plan_answer": "Réponse",
    "plan_labelled": "{label}\u00a0: {text}",
    "plan_from": "minute {minute}",
    "plan_board": "L’échiquier au début de cette station. {rows} {tested}",
    "plan_pace": "Plus vite ou plus lentement",
    "plan_when": "si",
    "plan_do": "alors",
    "plan_exercises": "Exercices",
    "plan_answers": "Corrigé",
    "plan_tree_picture": "L’arbre de six dames à la première solution",
    "plan_back_picture": "Après un retour en arrière avec huit dames\u00a0: la dame retirée est une couronne vide, "
    "une flèche mène à la ligne essayée",
    # Before both lessons.
    "plan_before_1": "Il vous faut un projecteur et le programme, à la classe du papier et un crayon.",
    "plan_before_2": "`python -m queens_viz --lesson {number} --language fr` ouvre la fenêtre à la première station. "
    "Les leçons sont aussi dans le menu. `{key[f11]}` remplit l’écran, `{key[t]}` change les couleurs, `{key[f1]}` "
    "montre toutes les touches. Imprimez la [carte des touches](key-card.fr.html), et gardez-la près du clavier.",
    "plan_before_3": "Chaque station place l’échiquier comme il doit être. Si la classe est perdue, cliquez sur le "
    "numéro de la station\u00a0: elle recommence. `{key[u]}` annule une station entière. Quand on quitte la leçon, "
    "tout redevient comme avant.",
    "plan_before_4": "Une position comme `2,4,1:3` donne les lignes des dames posées puis, après les deux-points, la "
    "ligne de la dame rouge. Copiez-la et appuyez sur `{key[v]}`\u00a0: le programme y va. Les colonnes se comptent "
    "depuis la gauche, les lignes depuis le bas, les deux à partir de 1.",
    "plan_before_5": "`python -m queens_viz 4 --worksheet fiche.html --language fr` fait une fiche avec son corrigé, "
    "par exemple pour la maison.",
    # The first lesson.
    "plan_1_aim": "Quatre dames, un échiquier de quatre colonnes, et deux dames ne doivent jamais s’attaquer. Une "
    "classe qui s’y essaie dix minutes a rencontré tout ce qui compte dans le retour sur trace\u00a0: un choix, une "
    "impasse, et la question de ce qu’il faut faire alors. Les élèves posent les dames, font eux-mêmes la recherche, "
    "prédisent la suite, et ne regardent l’arbre qu’ensuite. La leçon s’adresse à des élèves d’environ quatorze ans "
    "et plus, qui n’ont jamais entendu parler de retour sur trace.",
    "plan_1_goal_1": "faire la recherche à la main, et dire quand elle revient en arrière et où,",
    "plan_1_goal_2": "lire un arbre de recherche,",
    "plan_1_goal_3": "expliquer pourquoi une recherche qui se termine sans solution est une preuve.",
    "plan_1_when_1": "{say[own_board]} dure trop longtemps",
    "plan_1_do_1": "Montrez `2,4,1,3` au bout de dix minutes, et continuez.",
    "plan_1_when_2": "{say[by_hand]} dure trop longtemps",
    "plan_1_do_2": "Commencez à `2:1`, étape {step[4 2:1]}\u00a0: {answers[4 2:1]:word} réponses mènent à la solution.",
    "plan_1_when_3": "La classe veut voir tourner la recherche",
    "plan_1_do_3": "`{key[space]}` lance et arrête, `{key[,]}` et `{key[.]}` changent la vitesse, `{key[home]}` "
    "revient à la première position.",
    "plan_1_when_4": "La classe est très en avance",
    "plan_1_do_4": "Six dames, {say[by_hand]}, à partir de `2,4,6:1`, étape {step[6 2,4,6:1]}\u00a0: {answers[6 "
    "2,4,6:1]:word} réponses.",
    "plan_1_when_5": "Il reste cinq minutes",
    "plan_1_do_5": "Faites deviner, pour 4 à 8 dames, l’étape de la première solution. C’est {first[4]}, {first[5]}, "
    "{first[6]}, {first[7]} et {first[8]}\u00a0: personne ne peut le prédire, car tout dépend de la chance des "
    "premiers choix. Le nombre total d’étapes se prédit à peu près. C’est {steps[4]}, {steps[5]}, {steps[6]}, "
    "{steps[7]} et {steps[8]}, chaque fois environ quatre fois plus.",
    "plan_1_exercise_1": "Allez à `4,1,3:4` avec quatre dames. La dame rouge est-elle en sûreté\u00a0? Que se "
    "passe-t-il aux deux étapes suivantes\u00a0? Répondez d’abord, puis appuyez sur `{key[right]}`.",
    "plan_1_solution_1": "Elle est attaquée par les dames des colonnes 1 (ligne) et 3 (diagonale montante). La "
    "colonne 4 est épuisée, donc l’étape suivante revient à la colonne 3\u00a0: sa dame quitte la ligne 3 et essaie "
    "la ligne 4, que la dame de la colonne 1 attaque sur la ligne. La colonne 3 est épuisée à son tour. La deuxième "
    "étape revient à la colonne 2, où elle essaie la ligne 2.",
    "plan_1_exercise_2": "Une solution pour quatre dames est 2, 4, 1, 3, les lignes à partir de la colonne 1. Trouvez "
    "l’autre sans chercher.",
    "plan_1_solution_2": "Retournez l’échiquier de gauche à droite\u00a0: lisez les lignes à l’envers, 3, 1, 4, 2.",
    "plan_1_exercise_3": "Dessinez l’arbre pour trois dames. Combien d’étapes demande toute la recherche\u00a0? "
    "Comptez\u00a0: à chaque nœud, on essaie les trois lignes de la colonne suivante.",
    "plan_1_solution_3": "{steps[3]} étapes. L’arbre a {nodes[3]:word} nœuds\u00a0: celui du haut\u00a0; en dessous, "
    "les lignes 1, 2 et 3 de la colonne 1\u00a0; la ligne 3 sous la ligne 1, et la ligne 1 sous la ligne 3. À chacun, "
    "on essaie trois lignes.",
    "plan_1_exercise_4": "Quelle que soit la taille de l’échiquier, trois dames au plus attaquent la dame rouge. "
    "Pourquoi\u00a0? Trouvez avec quatre dames une position où elles sont trois.",
    "plan_1_solution_4": "Toutes les dames posées sont à gauche de la dame rouge. Elles peuvent l’attaquer de trois "
    "directions\u00a0: sur la ligne, d’en bas sur la diagonale montante, d’en haut sur la diagonale descendante. Deux "
    "dames dans la même direction s’attaqueraient. Avec quatre dames, cela arrive deux fois\u00a0: à `2,4,1:2`, étape "
    "{step[4 2,4,1:2]}, et à `3,1,4:3`, étape {step[4 3,1,4:3]}.",
    "plan_1_exercise_5": "Combien de dames retire-t-on au plus en une étape\u00a0? Pourquoi pas plus\u00a0?",
    "plan_1_solution_5": "Deux. On n’en retire une autre que si la dame retirée était tout en haut, et deux dames ne "
    "peuvent pas y être ensemble.",
    "plan_1_last": "La même idée résout les sudokus, colorie les cartes et promène un cavalier sur l’échiquier\u00a0: "
    "[la même recherche, d’autres problèmes](other-problems.md) le montre sur une page (en anglais, mais les images "
    "parlent d’elles-mêmes).",
    # The second lesson.
    "plan_2_aim": "La classe a fait la recherche à la main. Maintenant elle lit le programme qui la fait\u00a0: une "
    "boucle de {lines[loop]:word} lignes, et la même recherche en récursion de {lines[recursion]:word} lignes. Puis "
    "elle cherche ce que la recherche fait en vain, et fait courir trois recherches sur une même horloge. La leçon "
    "s’adresse à des élèves qui connaissent la première, et qui ont déjà vu un `while` et une fonction.",
    "plan_2_goal_1": "montrer la ligne du programme qui revient en arrière,",
    "plan_2_goal_2": "dire qui se souvient où continuer\u00a0: la liste dans la boucle, les appels dans la récursion,",
    "plan_2_goal_3": "expliquer ce que l’on gagne à regarder en avant, et ce que cela coûte.",
    "plan_2_when_1": "La classe ne connaît pas la récursion",
    "plan_2_do_1": "Restez à la boucle, et donnez les minutes au regard en avant.",
    "plan_2_when_2": "Il reste douze minutes après la récursion",
    "plan_2_do_2": "Laissez le regard en avant. La comparaison des recherches se suffit à elle-même.",
    "plan_2_when_3": "La classe veut exécuter le programme",
    "plan_2_do_3": "`python -m queens_viz 6 --program recursion --language fr` l’affiche. C’est du Python, et il "
    "s’exécute tel quel.",
    "plan_2_when_4": "Il reste dix minutes",
    "plan_2_do_4": "Revenir en arrière sans mémoire, plus bas.",
    "plan_2_when_5": "Il reste deux minutes",
    "plan_2_do_5": "Pourquoi il suffit d’examiner la nouvelle dame, plus bas.",
    "plan_memory": "Revenir en arrière sans mémoire (10 minutes, pour les plus grands)",
    "plan_memory_1": "Appuyez quelques fois sur `{key[left]}`, n’importe où. Chaque fois, une étape exactement est "
    "annulée. Demandez\u00a0: «\u00a0Le programme a-t-il noté toutes ses étapes\u00a0?\u00a0» Non. Il ne garde que "
    "l’échiquier et la dame rouge, et en déduit l’étape d’avant. La classe peut faire de même.",
    "plan_memory_rule_1": "La dame rouge est-elle en ligne 1, avec des dames sur l’échiquier\u00a0? Une colonne ne "
    "commence à la ligne 1 qu’après la pose d’une dame. Donc la dernière dame posée redevient la dame rouge.",
    "plan_memory_rule_2": "La dame rouge est-elle plus haut, et la case sous elle est-elle attaquée\u00a0? Alors elle "
    "y était, elle a été refusée, et elle est montée.",
    "plan_memory_rule_3": "La case sous elle est-elle sûre\u00a0? La dame rouge ne passe jamais une case sûre sans "
    "qu’une dame soit posée. Une dame était donc là, et toute la suite a été essayée. Remettez-la. Qu’a-t-on essayé "
    "en dernier\u00a0? Si l’échiquier est maintenant plein, cette solution. Sinon, regardez la case du haut de la "
    "colonne suivante. Si elle est attaquée, la dame rouge y était. Si elle est sûre, une dame y était aussi\u00a0: "
    "remettez-la. Alors ou bien l’échiquier est plein, ou bien la dame rouge était tout en haut de la colonne "
    "d’après, attaquée sur la ligne par la dame que vous venez de remettre.",
    "plan_memory_2": "Faites-le pour l’étape {step[4 :2]} de quatre dames, `:2`. La dame rouge est en colonne 1, "
    "ligne 2, et il n’y a rien d’autre. La ligne 1 est sûre sur un échiquier vide\u00a0: mettez-y une dame. La ligne "
    "4 de la colonne 2 n’est pas attaquée par elle\u00a0: mettez-y une dame aussi. L’échiquier n’est pas plein. Donc "
    "la dame rouge était en colonne 3, ligne 4\u00a0: `{before[4 :2]}`.",
    "plan_memory_3": "Tout ce qu’il faut est sur l’échiquier. La preuve est dans [How the search "
    "works](algorithm.md#the-exact-inverse) (en anglais).",
    "plan_new": "Pourquoi il suffit d’examiner la nouvelle dame (2 minutes)",
    "plan_new_1": "«\u00a0Avec cinq dames sur l’échiquier, il y a {pairs[5]:word} paires. Pourquoi le programme "
    "n’examine-t-il que les paires avec la dame rouge\u00a0?\u00a0» Chaque dame a été comparée, au moment d’être "
    "posée, à toutes celles de sa gauche. On retire les dames dans l’ordre inverse, la dernière d’abord. Tant qu’une "
    "dame reste en place, rien n’a donc changé à sa gauche, et les dames posées ne s’attaquent jamais. Seules les "
    "paires avec la nouvelle dame sont nouvelles.",
    "plan_2_exercise_1": "Que faut-il changer dans la boucle pour qu’elle s’arrête à la première solution\u00a0?",
    "plan_2_solution_1": "Écrivez `break` sous `report(board)`, avec le même retrait. Dans la récursion, cela ne "
    "suffit pas\u00a0: `return` ne termine qu’un seul appel. Chaque appel doit donc dire à celui qui l’attend s’il "
    "faut continuer.",
    "plan_2_exercise_2": "Quelle position précédait d’une étape `4:2`, et laquelle `3:2`\u00a0? (Quatre dames.)",
    "plan_2_solution_2": "Avant `4:2`\u00a0: la ligne 1 de la colonne 2 n’est pas attaquée par la dame de la ligne 4, "
    "donc une dame était là. La case du haut de la colonne 3 est attaquée sur la ligne par la dame de la colonne 1. "
    "C’était donc `{before[4 4:2]}`. Avant `3:2`\u00a0: la ligne 1 de la colonne 2 est sûre, donc une dame était là. "
    "La case du haut de la colonne 3 est sûre aussi, donc une autre dame y était. L’échiquier n’est pas plein. "
    "C’était donc `{before[4 3:2]}`.",
    "plan_2_exercise_3": "Pour cinq dames, la première solution est {rows[5]}, à l’étape {first[5]}. Expliquez ce "
    "nombre. Expliquez de même le {first[4]} de quatre dames et le {first[6]} de six.",
    "plan_2_solution_3": "Une dame posée en ligne r a coûté r étapes\u00a0: r - 1 lignes refusées, et la pose. Ainsi "
    "{sum[5]} font {placed[5]}, et aucune dame n’a été retirée. Chaque dame qui a échoué (un carré rouge) a coûté en "
    "plus autant d’étapes que la colonne suivante a de lignes. Quatre dames\u00a0: {sum[4]} font {placed[4]}, et "
    "{failed[4]:word} carrés rouges coûtent {lost[4]}, en tout {first[4]}. Six dames\u00a0: {sum[6]} font "
    "{placed[6]}, et {failed[6]} carrés rouges coûtent {lost[6]}, en tout {first[6]}.",
    "plan_2_exercise_4": "L’arbre entier pour huit dames a {nodes[8]} nœuds, celui du haut et les {solutions[8]} "
    "solutions compris. Calculez-en le nombre d’étapes de toute la recherche.",
    "plan_2_solution_4": "Chaque nœud sauf les solutions coûte huit étapes, une par ligne de la colonne "
    "suivante\u00a0: cela fait {inner[8]}. Chaque solution coûte encore une étape, quand la recherche la quitte. En "
    "tout {steps[8]}. Revenir en arrière ne coûte pas d’étape à part\u00a0: cela appartient à l’étape qui refuse la "
    "ligne du haut.",
    "plan_2_exercise_5": "Tapez `python -m queens_viz 8 --compare --language fr`. Quelle recherche fait le moins "
    "d’étapes\u00a0? Fait-elle aussi le moins de comparaisons pour six dames\u00a0?",
    "plan_2_solution_5": "Pour huit dames, celle qui prend d’abord la colonne au moins de cases\u00a0: {found[8 "
    "fewest]} étapes et {compared[8 fewest]} comparaisons, contre {found[8 plain]} et {compared[8 plain]} colonne par "
    "colonne. Pour six dames, les deux recherches qui regardent en avant font {found[6 fewest]} étapes, mais choisir "
    "la colonne coûte une comparaison de plus\u00a0: {compared[6 fewest]} contre {compared[6 ahead]}.",
    "plan_2_last": "Tout le monde a rencontré la même idée dans un sudoku\u00a0: [la même recherche, d’autres "
    "problèmes](other-problems.md) en montre davantage (en anglais).",
    # The first page of a school's site.
    "site_title": "N dames\u00a0: la recherche, étape par étape",
    "site_told": "Huit dames sur un échiquier, dont aucune n’en attaque une autre. Voyez comment une recherche trouve "
    "toutes les solutions, une étape à la fois, et pourquoi elle n’en oublie aucune.",
    "site_live": "Ouvrir le programme",
    "site_play": "Jouer la leçon",
    "site_plan": "Le plan pour l’enseignant, à imprimer",
    "site_print": "À imprimer",
    "site_worksheet": "Une fiche, avec son corrigé sur une page à part",
    "site_card": "La carte des touches\u00a0: toutes les touches sur une feuille",
}
