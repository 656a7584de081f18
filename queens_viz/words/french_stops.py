"""What a teacher's plan says in French at each stop: the answer, and the teacher's words."""

from __future__ import annotations

FRENCH_STOPS = {
    # My own board.
    "plan_1_1_answer": "N’importe où\u00a0: sur un échiquier vide, toute case est sûre.",
    "plan_1_1_teacher": "Donnez les règles. Une dame attaque sur sa ligne, sa colonne et ses deux diagonales, aussi "
    "loin que va l’échiquier. Laissez essayer deux minutes sur papier. Puis jouez ensemble\u00a0: la classe nomme "
    "les cases, vous cliquez. Les cases hachurées sont attaquées. `{key[w]}` les cache, pour ceux qui veulent plus "
    "difficile.",
    "plan_1_2_answer": "Personne ne peut le dire, et c’est là l’essentiel\u00a0: on reprend la dernière et, si cela "
    "ne suffit pas, celle d’avant.",
    "plan_1_2_teacher": "La deuxième dame est mal posée, et l’écran dit pourquoi\u00a0; elle est reprise et posée une "
    "ligne plus haut. Avec la troisième, plus aucune case n’est sûre. Videz ensuite l’échiquier avec `{key[home]}`, "
    "et laissez la classe continuer seule.",
    "plan_1_3_answer": "La plupart ont essayé, repris des dames, et essayé encore. C’est de la chance, avec déjà une "
    "méthode.",
    "plan_1_3_teacher": "Montrez-la quand quelqu’un l’a trouvée, au plus tard après dix minutes. Posez la question "
    "avant la dernière dame\u00a0: il ne reste qu’une case.",
    "plan_1_4_answer": "Oui\u00a0: des dames sur des lignes et des diagonales distinctes le restent dans un miroir. "
    "S’il y en a une troisième, personne ne peut encore le savoir.",
    "plan_1_4_teacher": "Laissez la dernière question ouverte. La classe a besoin d’une méthode qui n’oublie rien, et "
    "elle va devenir elle-même cette méthode.",
    # Be the search.
    "plan_1_5_answer": "En colonne 2, ligne 1\u00a0: l’échiquier était vide, la première dame est donc posée. Puis en "
    "colonne 2, ligne 2, car la ligne 1 est attaquée.",
    "plan_1_5_teacher": "Écrivez quatre règles au tableau. Une\u00a0: on cherche de gauche à droite, une dame par "
    "colonne, depuis la ligne 1. Deux\u00a0: si la dame rouge est attaquée, elle monte d’une ligne. Trois\u00a0: si "
    "elle est en sûreté, elle est posée, et la colonne suivante commence à la ligne 1. Quatre\u00a0: s’il ne reste "
    "pas de ligne, retirez la dernière dame posée\u00a0; elle devient la dame rouge et monte d’une ligne, et si elle "
    "est tout en haut, retirez aussi celle d’avant. À partir de là, le programme ne fait aucune étape de "
    "lui-même\u00a0: un élève après l’autre nomme une case, et vous cliquez. Le deuxième geste est l’erreur "
    "habituelle, continuer trop tôt\u00a0: une réponse fausse ne coûte rien, et l’écran dit ce qui a échappé.",
    "plan_1_6_answer": "En colonne 2, ligne 4\u00a0: sa dame est retirée de la ligne 3. C’est le premier retour en "
    "arrière.",
    "plan_1_6_teacher": "Laissez discuter avant de répondre. Recommencer la colonne 3, comme le fait le premier "
    "geste, serait tourner en rond.",
    "plan_1_7_answer": "La dame de la colonne 3\u00a0: elle est retirée de la ligne 2 et va à la ligne 3.",
    "plan_1_7_teacher": "Encore un retour, une colonne plus à droite. La règle est toujours la même\u00a0: la "
    "dernière dame posée.",
    "plan_1_8_answer": "La dame de la colonne 2 est déjà tout en haut. Elle est retirée, et celle de la colonne 1 "
    "aussi\u00a0: deux dames en une étape.",
    "plan_1_8_teacher": "La ligne 1 de la colonne 1 est finie pour de bon\u00a0: tout ce qui la suit a été essayé.",
    "plan_1_9_answer": "Une solution, 2, 4, 1, 3\u00a0: la quatrième dame est en sûreté, et l’échiquier est plein.",
    "plan_1_9_teacher": "La réponse est un bouton, «\u00a0{say[is_solution]}\u00a0», ou `{key[return]}`. Comparez les "
    "{first[4]} étapes au papier du début.",
    "plan_1_10_answer": "{returns[4]:Word} fois, et {lifted[4]:word} dames ont été retirées. La méthode s’appelle "
    "**retour sur trace** (en anglais *backtracking*)\u00a0: avancer tant que cela va\u00a0; sinon, défaire le "
    "dernier choix et essayer le suivant.",
    "plan_1_10_teacher": "Dans l’arbre, chaque carré rouge est une dame posée puis abandonnée. Recueillez les noms "
    "que propose la classe avant de donner le vrai.",
    # Predict.
    "plan_1_11_answer": "Attaquée, par la dame en colonne 1, ligne 2\u00a0: même diagonale montante.",
    "plan_1_11_teacher": "Les mêmes règles, un échiquier de huit, et une position que personne n’a vue. On vote à "
    "main levée. `{key[y]}` veut dire sûre, `{key[x]}` attaquée\u00a0; puis cliquez la dame, ou appuyez sur le numéro "
    "de sa colonne.",
    "plan_1_12_answer": "Attaquée, par la dame de la colonne 2. La colonne 6 est épuisée, donc la dame de la colonne "
    "5 quitte la ligne 5 et essaie la ligne 6.",
    "plan_1_12_teacher": "Le retour est la meilleure question de cette partie. `{key[g]}` va à une position au "
    "hasard, et le programme redemande\u00a0: continuez ainsi tant qu’il reste du temps.",
    # The tree, and the proof.
    "plan_1_13_answer": "Une dame est posée en colonne 1\u00a0: son cercle en pointillé devient bleu, et un nouveau "
    "cercle en pointillé pend dessous. La même chose se répète. À la troisième étape, la dame rouge est "
    "attaquée\u00a0: seul change le nombre dans le cercle en pointillé.",
    "plan_1_13_teacher": "Voici comment lire l’arbre. Le cercle du haut est l’échiquier vide, celui en pointillé la "
    "dame rouge. Tout autre nœud est une dame posée, et son nombre est la ligne. Un trait descend vers chaque dame "
    "posée après elle\u00a0; le trait épais est l’échiquier que l’on voit. Carré rouge\u00a0: une impasse, tout y a "
    "été essayé. Losange vert\u00a0: une solution. Bleu\u00a0: pas encore fini.",
    "plan_1_14_answer": "{first[6]}.",
    "plan_1_14_teacher": "Demandez d’abord, et notez les réponses au tableau. Regardez ensuite qui était le plus près.",
    "plan_1_15_answer": "Partout où une branche finit et où la suivante commence à sa droite. De la ligne 1, "
    "colonne 1, dépendent {nodes[6 1]} carrés rouges, cette dame comprise.",
    "plan_1_15_teacher": "Aucune solution pour six n’a de dame dans un coin, mais la recherche doit le "
    "découvrir\u00a0: elle reste en ligne 1 jusqu’à l’étape {last[6 :2]}.",
    "plan_1_16_answer": "{solutions[6]:Word}. Dans la colonne 1, toutes les lignes ont été essayées, pour chacune "
    "toutes celles de la colonne 2, et ainsi de suite. On n’écarte une case que si une dame posée l’attaque, et "
    "d’autres dames n’y changent rien.",
    "plan_1_16_teacher": "Combien a-t-on coupé\u00a0? Il y a {ways[6]} façons de mettre une dame dans chaque colonne. "
    "Toute la recherche prend {steps[6]} étapes, et son arbre a {nodes[6]} nœuds.",
    "plan_1_17_answer": "Non. Après {steps[3]} étapes, toutes les lignes de la colonne 1 ont été essayées.",
    "plan_1_17_teacher": "Faites voter avant le geste.",
    "plan_1_18_answer": "Il n’y en a pas. **Une recherche complète qui ne trouve rien est une preuve.** Une recherche "
    "arrêtée en chemin ne prouve rien.",
    "plan_1_18_teacher": "L’arbre a {nodes[3]:word} nœuds. Parcourez-les un par un\u00a0: la classe voit que rien n’a "
    "été oublié.",
    "plan_1_19_answer": "Les bonnes phrases disent deux choses\u00a0: ce que l’on défait, et pourquoi on n’oublie "
    "rien.",
    "plan_1_19_teacher": "Tout le monde écrit. Faites lire trois phrases.",
    # The loop.
    "plan_2_1_answer": "La ligne 6, `board.append(row)`.",
    "plan_2_1_teacher": "Chaque tour du `while` extérieur est une étape. Les lignes que la dernière étape a "
    "parcourues ont une barre, celles qui ont changé quelque chose un fond. L’échiquier et le programme montrent "
    "toujours la même étape.",
    "plan_2_2_answer": "La ligne 6 l’a posée, et la ligne 7 a commencé la colonne suivante. La première case y est "
    "attaquée, c’est donc la ligne 11 qui suit\u00a0: `row += 1`.",
    "plan_2_2_teacher": "Faites nommer la ligne avant le geste. Elle découle de la ligne 5\u00a0: que dit "
    "`safe`\u00a0?",
    "plan_2_3_answer": "La ligne 13, `row = board.pop() + 1`\u00a0: la dernière dame est retirée, et sa ligne "
    "suivante est essayée.",
    "plan_2_3_teacher": "La ligne 11 passe d’abord\u00a0: elle porte `row` au-delà de la ligne du haut, et c’est ce "
    "que la ligne 12 demande.",
    "plan_2_4_answer": "La ligne 12 est un `while` aussi. La dame de la colonne 2 était à la quatrième ligne\u00a0: "
    "la suivante est encore hors de l’échiquier, et la ligne 13 passe deux fois.",
    "plan_2_4_teacher": "Demandez ce qui irait mal si la ligne 12 était un `if`.",
    # The recursion.
    "plan_2_5_answer": "Un appel pour chaque dame, et un qui examine la dame rouge. Le premier attend le second.",
    "plan_2_5_teacher": "C’est la même recherche, étape par étape\u00a0: appuyez quelques fois sur `{key[i]}`, "
    "l’échiquier à côté ne change pas. Une boucle de {lines[loop]:word} lignes est devenue une récursion de "
    "{lines[recursion]:word} lignes.",
    "plan_2_6_answer": "À la ligne 9, `board.pop()`. Chaque appel se souvient de sa ligne de l’échiquier, et attend à "
    "la ligne 8 du programme que revienne l’appel placé sous lui dans la liste. Dans la boucle, c’est la liste "
    "`board` qui se souvient.",
    "plan_2_6_teacher": "L’appel de la colonne 3 est au bout de son `for` et se termine. Ensuite, l’appel de la "
    "colonne 2 retire sa dame, et son propre `for` continue.",
    "plan_2_7_answer": "La ligne 3, `report(board)`. Pour s’arrêter là, chaque appel doit le dire à celui qui "
    "l’attend\u00a0: le `return` de la ligne 4 ne termine qu’un seul appel.",
    "plan_2_7_teacher": "Dans la boucle, un `break` sous la ligne 9 suffit. C’est le premier exercice.",
    # Looking ahead.
    "plan_2_8_answer": "Elle posera la dame rouge, car la colonne 6, ligne 7 est sûre. Une personne voit que la "
    "colonne 7 n’a plus de case sûre, et revient aussitôt.",
    "plan_2_8_teacher": "Posez les deux questions avant le geste. Il hachure, dans les colonnes suivantes, les cases "
    "qu’une dame attaque.",
    "plan_2_9_answer": "Celle de la colonne 5\u00a0: une étape plus tôt, chaque colonne suivante garde une case sûre.",
    "plan_2_9_teacher": "La recherche ne regarde pas si loin. Elle continue jusqu’à l’étape {last[8 1,4,6,8:4]}, soit "
    "{between[8 1,4,6,8,3:1 1,4,6,8:4]} étapes qui ne peuvent pas réussir.",
    "plan_2_10_answer": "{late[8 1,4,6,8,3:7]} des {step[8 1,4,6,8,3:7]} étapes faites jusqu’ici.",
    "plan_2_10_teacher": "Un triangle est une partie sans solution, repliée, avec le nombre de ses dames.",
    "plan_2_11_answer": "Il n’y a pas une seule réponse. Regarder prend du temps aussi\u00a0: après chaque dame, il "
    "faut examiner toutes les colonnes suivantes. Sur les grands échiquiers, cela vaut la peine.",
    "plan_2_11_teacher": "Dans toute la recherche pour huit dames, {late[8]} étapes sur {steps[8]} sont faites en "
    "vain\u00a0; pour six, {late[6]} sur {steps[6]}, et pour quatre et cinq aucune. Ceux qui calculent des emplois du "
    "temps ou des itinéraires débattent de cette question même.",
    # The searches compared.
    "plan_2_12_answer": "Celle qui prend le moins de cases d’abord, à l’étape {found[8 fewest]}. En regardant devant, "
    "il en faut {found[8 ahead]}, colonne par colonne {found[8 plain]}.",
    "plan_2_12_teacher": "Chaque recherche fait une étape quand l’horloge avance. Faites voter avant le geste. "
    "Regardez ensuite le second nombre\u00a0: une étape qui regarde devant demande plus de comparaisons.",
    "plan_2_13_answer": "Celle qui regarde devant, à l’étape {found[11 ahead]}. Le moins de cases d’abord en demande "
    "{found[11 fewest]}, colonne par colonne {found[11 plain]}.",
    "plan_2_13_teacher": "Presque personne ne le devine. La recherche qui choisit sa colonne plus habilement n’est "
    "que deuxième.",
    "plan_2_14_answer": "Le moins de cases d’abord, à l’étape {found[16 fewest]}\u00a0: en regardant devant, il en "
    "faut {found[16 ahead]}, colonne par colonne {found[16 plain]}. La première solution est aussi affaire de "
    "chance\u00a0; ce que l’on gagne croît avec l’échiquier.",
    "plan_2_14_teacher": "Une seule taille ne prouve rien\u00a0: c’est pourquoi ceux qui comparent des programmes en "
    "mesurent beaucoup. Demandez ce qu’il faudrait mesurer pour en être sûr.",
}
