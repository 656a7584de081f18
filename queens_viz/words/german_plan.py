"""What a teacher's plan says in German: printed only, so a page that is the program doesn't have it."""

from __future__ import annotations

GERMAN_PLAN = {
    "plan_numbers": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn",
    # The headings, and what stands at each stop.
    "plan_title": "Stunde {number}: {name}",
    "plan_minutes": "{minutes} Minuten",
    "plan_minute": "1 Minute",
    "plan_told": "{stops} Stationen, {minutes} Minuten; {reserve} Minuten bleiben als Reserve.",
    "plan_goals": "Am Ende kann die Klasse",
    "plan_before": "Bevor die Klasse kommt",
    "plan_stops": "Die Stunde, Station für Station",
    "plan_how": "`{key[page down]}` spielt den nächsten Handgriff einer Station und geht nach dem letzten zur nächsten "
    "Station. `{key[page up]}` nimmt einen Handgriff zurück. Ein Presenter genügt also. Die Tasten, die hier stehen, "
    "tun dasselbe von Hand.",
    "plan_press": "Drücken",
    "plan_answer": "Antwort",
    "plan_labelled": "{label}: {text}",
    "plan_from": "Minute {minute}",
    "plan_board": "Das Brett am Anfang dieser Station. {rows} {tested}",
    "plan_pace": "Schneller oder langsamer",
    "plan_when": "wenn",
    "plan_do": "dann",
    "plan_exercises": "Aufgaben",
    "plan_answers": "Antworten",
    "plan_tree_picture": "Der Baum von sechs Damen bei der ersten Lösung",
    "plan_back_picture": "Nach einem Schritt zurück bei acht Damen: die aufgehobene Dame als hohle Krone, ein Pfeil "
    "zur versuchten Zeile",
    # Before both lessons.
    "plan_before_1": "Sie brauchen einen Beamer und das Programm, die Klasse braucht Papier und Bleistift.",
    "plan_before_2": "`python -m queens_viz --lesson {number} --language de` öffnet das Fenster bei der ersten "
    "Station. Die Stunden stehen auch im Menü. `{key[f11]}` füllt den Bildschirm, `{key[t]}` wechselt die Farben, "
    "`{key[f1]}` zeigt alle Tasten. Drucken Sie die [Tastenkarte](key-card.de.html) aus, und legen Sie sie neben die "
    "Tastatur.",
    "plan_before_3": "Jede Station stellt das Brett so ein, wie es sein muss. Hat die Klasse den Faden verloren, "
    "klicken Sie auf die Nummer der Station: Sie beginnt von vorn. `{key[u]}` macht eine ganze Station rückgängig. "
    "Wer die Stunde verlässt, findet alles wieder wie zuvor.",
    "plan_before_4": "Eine Stellung wie `2,4,1:3` nennt die Zeilen der gesetzten Damen und nach dem Doppelpunkt die "
    "Zeile der roten Dame. Kopieren Sie sie, und drücken Sie `{key[v]}`: Das Programm geht dorthin. Spalten zählen "
    "von links, Zeilen von unten, beide ab 1.",
    "plan_before_5": "`python -m queens_viz 4 --worksheet blatt.html --language de` macht ein Arbeitsblatt mit "
    "Lösungen, etwa als Hausaufgabe.",
    # The first lesson.
    "plan_1_aim": "Vier Damen, ein Brett mit vier Spalten, und keine zwei dürfen einander bedrohen. Eine Klasse, die "
    "sich daran zehn Minuten lang versucht, ist allem begegnet, worauf es beim Backtracking ankommt: einer Wahl, "
    "einer Sackgasse und der Frage, wie es dann weitergeht. Die Klasse setzt die Damen, führt die Suche selbst aus, "
    "sagt vorher, was kommt, und sieht erst dann den Baum. Die Stunde ist für Klassen ab etwa Jahrgang acht gedacht, "
    "die noch nie von Backtracking gehört haben.",
    "plan_1_goal_1": "die Suche von Hand ausführen und sagen, wann sie zurückgeht und wohin,",
    "plan_1_goal_2": "einen Suchbaum lesen,",
    "plan_1_goal_3": "begründen, warum eine Suche, die ohne Lösung endet, ein Beweis ist.",
    "plan_1_when_1": "{say[own_board]} dauert zu lange",
    "plan_1_do_1": "Zeigen Sie nach zehn Minuten `2,4,1,3`, und gehen Sie weiter.",
    "plan_1_when_2": "{say[by_hand]} dauert zu lange",
    "plan_1_do_2": "Fangen Sie bei `2:1` an, Schritt {step[4 2:1]}: {answers[4 2:1]:word} Antworten führen zur Lösung.",
    "plan_1_when_3": "Die Klasse will es laufen sehen",
    "plan_1_do_3": "Die `{key[space]}` startet und hält an, `{key[,]}` und `{key[.]}` ändern das Tempo, `{key[home]}` "
    "geht zur ersten Stellung.",
    "plan_1_when_4": "Die Klasse ist weit voraus",
    "plan_1_do_4": "Sechs Damen, {say[by_hand]} ab `2,4,6:1`, Schritt {step[6 2,4,6:1]}: {answers[6 2,4,6:1]:word} "
    "Antworten.",
    "plan_1_when_5": "Fünf Minuten sind übrig",
    "plan_1_do_5": "Lassen Sie für 4 bis 8 Damen schätzen, bei welchem Schritt die erste Lösung kommt. Es sind "
    "{first[4]}, {first[5]}, {first[6]}, {first[7]} und {first[8]}: Das kann niemand vorhersagen, denn es hängt davon "
    "ab, ob die ersten Züge Glückstreffer sind. Alle Schritte zusammen lassen sich ungefähr vorhersagen. Es sind "
    "{steps[4]}, {steps[5]}, {steps[6]}, {steps[7]} und {steps[8]}, jedes Mal etwa viermal so viele wie zuvor.",
    "plan_1_exercise_1": "Geht bei vier Damen zu `4,1,3:4`. Ist die rote Dame sicher? Was geschieht in den nächsten "
    "beiden Schritten? Erst antworten, dann `{key[right]}` drücken.",
    "plan_1_solution_1": "Sie ist bedroht, von den Damen in Spalte 1 (Zeile) und Spalte 3 (steigende Diagonale). "
    "Spalte 4 ist erschöpft, also geht der nächste Schritt zurück zu Spalte 3: Ihre Dame verlässt Zeile 3 und "
    "versucht Zeile 4, die von der Dame in Spalte 1 bedroht ist. Damit ist auch Spalte 3 erschöpft. Der zweite "
    "Schritt geht zurück zu Spalte 2 und versucht dort Zeile 2.",
    "plan_1_exercise_2": "Eine Lösung für vier Damen ist 2, 4, 1, 3, die Zeilen ab Spalte 1. Findet die andere, ohne "
    "zu suchen.",
    "plan_1_solution_2": "Spiegelt das Brett von links nach rechts, lest die Zeilen also rückwärts: 3, 1, 4, 2.",
    "plan_1_exercise_3": "Zeichnet den Baum für drei Damen. Wie viele Schritte braucht die ganze Suche? Zählt so: An "
    "jedem Knoten werden alle drei Zeilen der nächsten Spalte versucht.",
    "plan_1_solution_3": "{steps[3]} Schritte. Der Baum hat {nodes[3]:word} Knoten: den obersten, darunter die Zeilen "
    "1, 2 und 3 von Spalte 1, unter Zeile 1 die Zeile 3 und unter Zeile 3 die Zeile 1. An jedem werden drei Zeilen "
    "versucht.",
    "plan_1_exercise_4": "Wie groß das Brett auch ist: Höchstens drei Damen bedrohen die rote. Warum? Findet mit vier "
    "Damen eine Stellung, in der es drei sind.",
    "plan_1_solution_4": "Alle gesetzten Damen stehen links von der roten. Sie können sie aus drei Richtungen "
    "bedrohen: in der Zeile, von unten auf der steigenden und von oben auf der fallenden Diagonale. Zwei Damen in "
    "derselben Richtung würden einander bedrohen. Mit vier Damen kommt das zweimal vor: bei `2,4,1:2`, Schritt "
    "{step[4 2,4,1:2]}, und bei `3,1,4:3`, Schritt {step[4 3,1,4:3]}.",
    "plan_1_exercise_5": "Wie viele Damen werden in einem Schritt höchstens aufgehoben? Warum nicht mehr?",
    "plan_1_solution_5": "Zwei. Nach einer Dame wird nur dann noch eine aufgehoben, wenn sie ganz oben stand, und "
    "zwei Damen können nicht beide in der obersten Zeile stehen.",
    "plan_1_last": "Derselbe Gedanke löst Sudokus, färbt Landkarten und führt einen Springer über das Brett: "
    "[dieselbe Suche, andere Aufgaben](other-problems.md) zeigt das auf einer Seite (auf Englisch, aber die Bilder "
    "sprechen für sich).",
    # The second lesson.
    "plan_2_aim": "Die Klasse hat die Suche von Hand ausgeführt. Jetzt liest sie das Programm, das es tut: eine "
    "Schleife mit {lines[loop]:word} Zeilen und dieselbe Suche als Rekursion mit {lines[recursion]:word}. Dann sucht "
    "sie, was die Suche vergeblich tut, und lässt drei Suchen nach einer Uhr laufen. Die Stunde ist für Klassen, die "
    "die erste kennen und ein `while` und eine Funktion schon gesehen haben.",
    "plan_2_goal_1": "im Programm auf die Zeile zeigen, die zurückgeht,",
    "plan_2_goal_2": "sagen, wer sich merkt, wo es weitergeht: in der Schleife die Liste, in der Rekursion die "
    "Aufrufe,",
    "plan_2_goal_3": "erklären, was Vorausschauen spart und was es kostet.",
    "plan_2_when_1": "Die Klasse kennt keine Rekursion",
    "plan_2_do_1": "Bleiben Sie bei der Schleife, und geben Sie die Minuten dem Vorausschauen.",
    "plan_2_when_2": "Nach der Rekursion bleiben zwölf Minuten",
    "plan_2_do_2": "Lassen Sie das Vorausschauen weg. Der Vergleich der Suchen steht für sich.",
    "plan_2_when_3": "Die Klasse will das Programm laufen lassen",
    "plan_2_do_3": "`python -m queens_viz 6 --program recursion --language de` druckt es. Es ist Python und läuft, "
    "wie es dasteht.",
    "plan_2_when_4": "Zehn Minuten sind übrig",
    "plan_2_do_4": "Zurückgehen ohne Gedächtnis, siehe unten.",
    "plan_2_when_5": "Zwei Minuten sind übrig",
    "plan_2_do_5": "Warum es genügt, die neue Dame zu prüfen, siehe unten.",
    "plan_memory": "Zurückgehen ohne Gedächtnis (10 Minuten, für Ältere)",
    "plan_memory_1": "Drücken Sie irgendwo ein paarmal `{key[left]}`. Jeder Druck nimmt genau einen Schritt zurück. "
    "Fragen Sie: „Hat sich das Programm alle Schritte gemerkt?“ Nein. Es kennt nur das Brett und die rote Dame und "
    "erschließt daraus den Schritt davor. Das kann die Klasse auch.",
    "plan_memory_rule_1": "Steht die rote Dame in Zeile 1, und stehen Damen auf dem Brett? Eine Spalte beginnt erst "
    "dann mit Zeile 1, wenn eine Dame gesetzt wurde. Also wird die zuletzt gesetzte Dame wieder zur roten.",
    "plan_memory_rule_2": "Steht die rote Dame höher, und ist das Feld unter ihr bedroht? Dann stand sie dort, wurde "
    "abgelehnt und ist höhergerückt.",
    "plan_memory_rule_3": "Ist das Feld unter ihr sicher? An einem sicheren Feld geht die rote Dame nie vorbei, ohne "
    "dass eine Dame gesetzt wird. Also stand dort eine, und alles danach ist versucht. Setzt sie wieder hin. Was kam "
    "zuletzt? Ist das Brett jetzt voll, dann diese Lösung. Wenn nicht, seht auf das oberste Feld der nächsten Spalte. "
    "Ist es bedroht, stand dort die rote Dame. Ist es sicher, stand auch dort eine Dame: Setzt sie ebenfalls hin. "
    "Dann ist entweder das Brett voll, oder die rote Dame stand ganz oben in der Spalte danach, in der Zeile bedroht "
    "von der Dame, die ihr eben hingesetzt habt.",
    "plan_memory_2": "Ein Beispiel ist Schritt {step[4 :2]} bei vier Damen, `:2`. Die rote Dame steht in Spalte 1, "
    "Zeile 2, und sonst steht nichts. Zeile 1 ist auf einem leeren Brett sicher: Dort stand eine Dame. Zeile 4 von "
    "Spalte 2 ist vor ihr sicher: Auch dort stand eine. Das Brett ist nicht voll. Also stand die rote Dame in Spalte "
    "3, Zeile 4: `{before[4 :2]}`.",
    "plan_memory_3": "Alles, was man braucht, steht auf dem Brett. Den Beweis enthält [How the search "
    "works](algorithm.md#the-exact-inverse).",
    "plan_new": "Warum es genügt, die neue Dame zu prüfen (2 Minuten)",
    "plan_new_1": "„Bei fünf Damen auf dem Brett gibt es {pairs[5]:word} Paare. Warum prüft das Programm nur die "
    "Paare mit der roten Dame?“ Jede Dame wurde, als sie gesetzt wurde, gegen alle Damen links von ihr geprüft. "
    "Aufgehoben wird in umgekehrter Reihenfolge, die letzte zuerst. Solange also eine Dame steht, hat sich links von "
    "ihr nichts geändert, und die gesetzten Damen sind immer voreinander sicher. Neu sind nur die Paare mit der neuen "
    "Dame.",
    "plan_2_exercise_1": "Was müsste man in der Schleife ändern, damit sie bei der ersten Lösung aufhört?",
    "plan_2_solution_1": "Schreibt `break` unter `report(board)`, gleich weit eingerückt. In der Rekursion reicht das "
    "nicht: `return` beendet nur einen Aufruf. Jeder Aufruf muss also dem, der auf ihn wartet, sagen, ob es "
    "weitergehen soll.",
    "plan_2_exercise_2": "Welche Stellung kam einen Schritt vor `4:2`, welche vor `3:2`? (Vier Damen.)",
    "plan_2_solution_2": "Vor `4:2`: Zeile 1 von Spalte 2 ist vor der Dame in Zeile 4 sicher, dort stand also eine "
    "Dame. Das oberste Feld von Spalte 3 ist von der Dame in Spalte 1 bedroht. Also war es `{before[4 4:2]}`. Vor "
    "`3:2`: Zeile 1 von Spalte 2 ist sicher, dort stand eine Dame. Auch das oberste Feld von Spalte 3 ist sicher, "
    "dort stand noch eine. Das Brett ist nicht voll. Also war es `{before[4 3:2]}`.",
    "plan_2_exercise_3": "Bei fünf Damen ist die erste Lösung {rows[5]}, und zwar bei Schritt {first[5]}. Erklärt "
    "diese Zahl. Erklärt auf dieselbe Weise die {first[4]} bei vier und die {first[6]} bei sechs Damen.",
    "plan_2_solution_3": "Eine Dame, die in Zeile r gesetzt wird, hat r Schritte gekostet: r - 1 abgelehnte Zeilen "
    "und das Setzen. Also ist {sum[5]} gleich {placed[5]}, und nie wurde eine Dame aufgehoben. Jede gescheiterte Dame "
    "(ein rotes Quadrat) hat zusätzlich so viele Schritte gekostet, wie die nächste Spalte Zeilen hat. Vier Damen: "
    "{sum[4]} ist {placed[4]}, und {failed[4]:word} rote Quadrate kosten {lost[4]}, zusammen {first[4]}. Sechs Damen: "
    "{sum[6]} ist {placed[6]}, und {failed[6]} rote Quadrate kosten {lost[6]}, zusammen {first[6]}.",
    "plan_2_exercise_4": "Der ganze Baum für acht Damen hat {nodes[8]} Knoten, den obersten und die {solutions[8]} "
    "Lösungen mitgezählt. Berechnet daraus, wie viele Schritte die ganze Suche braucht.",
    "plan_2_solution_4": "Jeder Knoten außer den Lösungen kostet acht Schritte, einen für jede Zeile der nächsten "
    "Spalte: Das sind {inner[8]}. Jede Lösung kostet noch einen Schritt, wenn die Suche sie verlässt. Zusammen sind "
    "es {steps[8]}. Das Zurückgehen kostet keinen eigenen Schritt: Es gehört zu dem Schritt, der die oberste Zeile "
    "ablehnt.",
    "plan_2_exercise_5": "Tippt `python -m queens_viz 8 --compare --language de`. Welche Suche macht die wenigsten "
    "Schritte? Macht sie bei sechs Damen auch die wenigsten Vergleiche?",
    "plan_2_solution_5": "Bei acht Damen die Suche, die zuerst die Spalte mit den wenigsten Feldern nimmt: {found[8 "
    "fewest]} Schritte und {compared[8 fewest]} Vergleiche, gegen {found[8 plain]} und {compared[8 plain]} Spalte für "
    "Spalte. Bei sechs Damen machen beide Suchen, die vorausschauen, {found[6 fewest]} Schritte, aber die Spalte zu "
    "wählen kostet einen Vergleich mehr: {compared[6 fewest]} gegen {compared[6 ahead]}.",
    "plan_2_last": "Demselben Gedanken sind alle schon in einem Sudoku begegnet: [dieselbe Suche, andere "
    "Aufgaben](other-problems.md) zeigt noch mehr davon (auf Englisch).",
    # The first page of a school's site.
    "site_title": "N Damen: die Suche, Schritt für Schritt",
    "site_told": "Acht Damen auf einem Brett, und keine zwei bedrohen einander. Hier ist zu sehen, wie eine Suche "
    "Schritt für Schritt alle Lösungen findet, und warum sie nichts auslässt.",
    "site_live": "Das Programm öffnen",
    "site_play": "Die Stunde abspielen",
    "site_plan": "Der Plan für die Lehrkraft, zum Drucken",
    "site_print": "Zum Drucken",
    "site_worksheet": "Ein Arbeitsblatt, die Antworten auf einer eigenen Seite",
    "site_card": "Die Tastenkarte: alle Tasten auf einem Blatt",
}
