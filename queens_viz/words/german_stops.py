"""What a teacher's plan says in German at each stop: the answer, and the teacher's words."""

from __future__ import annotations

GERMAN_STOPS = {
    # My own board.
    "plan_1_1_answer": "Irgendwo: Auf einem leeren Brett ist jedes Feld sicher.",
    "plan_1_1_teacher": "Nennen Sie die Regeln. Eine Dame bedroht ihre Zeile, ihre Spalte und beide Diagonalen, so "
    "weit das Brett reicht. Lassen Sie es zwei Minuten lang auf Papier versuchen. Dann spielen Sie gemeinsam: Die "
    "Klasse ruft Felder, Sie klicken. Schraffierte Felder sind bedroht. `{key[w]}` verbirgt sie, wenn es schwerer "
    "sein soll.",
    "plan_1_2_answer": "Das kann niemand sagen, und genau darum geht es: Man nimmt die letzte zurück, und wenn das "
    "nicht hilft, die davor.",
    "plan_1_2_teacher": "Die zweite Dame steht falsch, und der Bildschirm sagt, warum; sie wird zurückgenommen und "
    "eine Zeile höher gesetzt. Mit der dritten ist kein Feld mehr sicher. Leeren Sie dann das Brett mit "
    "`{key[home]}`, und lassen Sie die Klasse allein weitermachen.",
    "plan_1_3_answer": "Die meisten haben versucht, zurückgenommen und wieder versucht. Das ist Glück, in dem schon "
    "ein Verfahren steckt.",
    "plan_1_3_teacher": "Zeigen Sie das Brett, wenn jemand es gefunden hat, spätestens nach zehn Minuten. Fragen Sie "
    "vor der letzten Dame: Nur noch ein Feld ist frei.",
    "plan_1_4_answer": "Ja: Was nicht in einer Zeile oder Diagonale steht, tut es auch im Spiegel nicht. Ob es eine "
    "dritte gibt, kann noch niemand wissen.",
    "plan_1_4_teacher": "Lassen Sie die letzte Frage offen. Die Klasse braucht ein Verfahren, das nichts übersieht, "
    "und gleich wird sie selbst dieses Verfahren sein.",
    # Be the search.
    "plan_1_5_answer": "Auf Spalte 2, Zeile 1: Das Brett war leer, also bleibt die erste Dame stehen. Dann auf Spalte "
    "2, Zeile 2, denn Zeile 1 ist bedroht.",
    "plan_1_5_teacher": "Schreiben Sie vier Regeln an die Tafel. Erstens: Gesucht wird von links nach rechts, in "
    "jeder Spalte eine Dame, ab Zeile 1. Zweitens: Ist die rote Dame bedroht, rückt sie eine Zeile höher. Drittens: "
    "Ist sie sicher, bleibt sie stehen, und die nächste Spalte beginnt mit Zeile 1. Viertens: Ist keine Zeile mehr "
    "übrig, hebt die zuletzt gesetzte Dame auf; sie ist jetzt die rote und rückt eine Zeile höher, und steht sie ganz "
    "oben, hebt auch die davor auf. Ab jetzt macht das Programm von sich aus keinen Schritt: Reihum nennt jemand ein "
    "Feld, und Sie klicken es an. Der zweite Handgriff ist der häufigste Fehler, zu früh weiterzugehen: Eine falsche "
    "Antwort schadet nicht, und der Bildschirm sagt, was übersehen wurde.",
    "plan_1_6_answer": "In Spalte 2, Zeile 4: Ihre Dame wird aus Zeile 3 aufgehoben. Das ist der erste Schritt zurück.",
    "plan_1_6_teacher": "Lassen Sie erst streiten, dann antworten. Spalte 3 noch einmal anzufangen, wie es der erste "
    "Handgriff tut, hieße, im Kreis zu gehen.",
    "plan_1_7_answer": "Die Dame in Spalte 3: Sie wird aus Zeile 2 aufgehoben und geht auf Zeile 3.",
    "plan_1_7_teacher": "Wieder zurück, eine Spalte weiter rechts. Die Regel ist jedes Mal dieselbe: die zuletzt "
    "gesetzte Dame.",
    "plan_1_8_answer": "Die Dame in Spalte 2 steht schon ganz oben. Sie wird aufgehoben und die in Spalte 1 auch: "
    "zwei Damen in einem Schritt.",
    "plan_1_8_teacher": "Zeile 1 von Spalte 1 ist endgültig erledigt: Alles dahinter ist versucht.",
    "plan_1_9_answer": "Eine Lösung, 2, 4, 1, 3: Die vierte Dame ist sicher, und das Brett ist voll.",
    "plan_1_9_teacher": "Die Antwort ist ein Knopf, „{say[is_solution]}“, oder `{key[return]}`. Vergleichen Sie die "
    "{first[4]} Schritte mit dem Papier vom Anfang.",
    "plan_1_10_answer": "{returns[4]:Word} Mal, und dabei wurden {lifted[4]:word} Damen aufgehoben. Das Verfahren "
    "heißt **Backtracking**: weitergehen, solange es geht; und wo es nicht geht, die letzte Wahl zurücknehmen und die "
    "nächste versuchen.",
    "plan_1_10_teacher": "Jedes rote Quadrat im Baum ist eine Dame, die gesetzt und aufgegeben wurde. Sammeln Sie "
    "Namen aus der Klasse, bevor Sie den richtigen nennen.",
    # Predict.
    "plan_1_11_answer": "Bedroht, von der Dame in Spalte 1, Zeile 2: gleiche steigende Diagonale.",
    "plan_1_11_teacher": "Dieselben Regeln, ein Brett mit acht Spalten und eine Stellung, die noch niemand gesehen "
    "hat. Abgestimmt wird mit Handzeichen. `{key[y]}` heißt sicher, `{key[x]}` bedroht; dann klicken Sie die Dame an "
    "oder drücken die Nummer ihrer Spalte.",
    "plan_1_12_answer": "Bedroht, von der Dame in Spalte 2. Spalte 6 ist erschöpft, also verlässt die Dame in Spalte "
    "5 Zeile 5 und versucht Zeile 6.",
    "plan_1_12_teacher": "Der Schritt zurück ist die beste Frage dieses Teils. `{key[g]}` geht zu einer zufälligen "
    "Stellung, und das Programm fragt von neuem: Machen Sie damit weiter, solange Zeit ist.",
    # The tree, and the proof.
    "plan_1_13_answer": "In Spalte 1 wird eine Dame gesetzt: Ihr gestrichelter Kreis ist jetzt blau, und darunter "
    "hängt ein neuer gestrichelter. Das Gleiche geschieht noch einmal. Beim dritten Schritt ist die rote Dame "
    "bedroht: Nur die Zahl im gestrichelten Kreis ändert sich.",
    "plan_1_13_teacher": "So liest man den Baum: Der Kreis ganz oben ist das leere Brett, der gestrichelte die rote "
    "Dame. Jeder andere Knoten ist eine gesetzte Dame, und die Zahl darin ist ihre Zeile. Eine Linie führt hinab zu "
    "jeder Dame, die nach ihr gesetzt wurde; die dicke Linie ist das Brett, das gerade zu sehen ist. Rotes Quadrat: "
    "eine Sackgasse, dahinter ist alles versucht. Grüne Raute: eine Lösung. Blau: noch nicht fertig.",
    "plan_1_14_answer": "{first[6]}.",
    "plan_1_14_teacher": "Fragen Sie zuerst, und schreiben Sie die Schätzungen an die Tafel. Sehen Sie dann nach, wer "
    "am nächsten dran war.",
    "plan_1_15_answer": "Überall, wo ein Ast endet und rechts davon der nächste beginnt. Zu Zeile 1 von Spalte 1 "
    "gehören {nodes[6 1]} rote Quadrate, diese Dame mitgezählt.",
    "plan_1_15_teacher": "Bei sechs Damen hat keine Lösung eine Dame in der Ecke, aber die Suche muss das erst "
    "herausfinden: Sie bleibt bis Schritt {last[6 :2]} in Zeile 1.",
    "plan_1_16_answer": "{solutions[6]:Word}. In Spalte 1 sind alle Zeilen versucht, zu jeder davon alle Zeilen von "
    "Spalte 2, und so weiter. Ein Feld wird nur ausgelassen, wenn eine gesetzte Dame es bedroht, und daran ändern "
    "weitere Damen nichts.",
    "plan_1_16_teacher": "Wie viel wurde abgeschnitten? Eine Dame in jede Spalte zu setzen geht auf {ways[6]} Arten. "
    "Die ganze Suche braucht {steps[6]} Schritte, und ihr Baum hat {nodes[6]} Knoten.",
    "plan_1_17_answer": "Nein. Nach {steps[3]} Schritten sind alle Zeilen von Spalte 1 versucht.",
    "plan_1_17_teacher": "Lassen Sie vor dem Handgriff abstimmen.",
    "plan_1_18_answer": "Es gibt wirklich keine. **Eine vollständige Suche, die nichts findet, ist ein Beweis.** Eine "
    "Suche, die unterwegs angehalten wurde, beweist nichts.",
    "plan_1_18_teacher": "Der Baum hat {nodes[3]:word} Knoten. Gehen Sie einen nach dem anderen durch: Die Klasse "
    "sieht, dass nichts übersehen wurde.",
    "plan_1_19_answer": "Gute Sätze sagen zweierlei: was zurückgenommen wird, und warum nichts ausgelassen wird.",
    "plan_1_19_teacher": "Alle schreiben. Lassen Sie drei Sätze vorlesen.",
    # The loop.
    "plan_2_1_answer": "Zeile 6, `board.append(row)`.",
    "plan_2_1_teacher": "Jeder Durchlauf des äußeren `while` ist ein Schritt. Die Zeilen, die beim letzten Schritt "
    "gelaufen sind, haben am Rand einen Balken; die Zeilen, die dabei etwas geändert haben, sind unterlegt. Brett und "
    "Programm zeigen immer denselben Schritt.",
    "plan_2_2_answer": "Zeile 6 hat sie gesetzt, und Zeile 7 hat die nächste Spalte begonnen. Dort ist die erste "
    "Zeile bedroht, also läuft als Nächstes Zeile 11: `row += 1`.",
    "plan_2_2_teacher": "Lassen Sie die Zeile nennen, bevor Sie weiterdrücken. Sie folgt aus Zeile 5: Was sagt `safe`?",
    "plan_2_3_answer": "Zeile 13, `row = board.pop() + 1`: Die letzte Dame wird aufgehoben, und ihre nächste Zeile "
    "wird versucht.",
    "plan_2_3_teacher": "Zuerst läuft Zeile 11: Sie erhöht `row` über die oberste Zeile hinaus, und genau danach "
    "fragt Zeile 12.",
    "plan_2_4_answer": "Auch Zeile 12 ist ein `while`. Die Dame in Spalte 2 stand in der vierten Zeile, also liegt "
    "die nächste wieder über dem Brett, und Zeile 13 läuft zweimal.",
    "plan_2_4_teacher": "Fragen Sie, was schiefginge, wenn in Zeile 12 ein `if` stünde.",
    # The recursion.
    "plan_2_5_answer": "Ein Aufruf für jede Dame und einer, der die rote Dame prüft. Der erste wartet auf den zweiten.",
    "plan_2_5_teacher": "Es ist dieselbe Suche, Schritt für Schritt: Drücken Sie ein paarmal `{key[i]}`, das Brett "
    "daneben ändert sich nicht. Aus einer Schleife mit {lines[loop]:word} Zeilen ist eine Rekursion mit "
    "{lines[recursion]:word} geworden.",
    "plan_2_6_answer": "In Zeile 9, `board.pop()`. Jeder Aufruf merkt sich seine Zeile auf dem Brett und wartet in "
    "Zeile 8 des Programms, bis der Aufruf zurückkehrt, der in der Liste unter ihm steht. In der Schleife merkt es "
    "sich die Liste `board`.",
    "plan_2_6_teacher": "Der Aufruf von Spalte 3 ist am Ende seines `for` und kehrt zurück. Danach hebt der Aufruf "
    "von Spalte 2 seine Dame auf, und sein eigenes `for` geht weiter.",
    "plan_2_7_answer": "Zeile 3, `report(board)`. Um dort aufzuhören, muss jeder Aufruf es dem sagen, der auf ihn "
    "wartet: Das `return` in Zeile 4 beendet nur einen Aufruf.",
    "plan_2_7_teacher": "In der Schleife genügt ein `break` unter Zeile 9. Die erste Aufgabe fragt danach.",
    # Looking ahead.
    "plan_2_8_answer": "Sie setzt die rote Dame, denn Spalte 6, Zeile 7 ist sicher. Ein Mensch sieht, dass Spalte 7 "
    "kein sicheres Feld mehr hat, und geht sofort zurück.",
    "plan_2_8_teacher": "Stellen Sie beide Fragen vor dem Handgriff. Er schraffiert in den späteren Spalten die "
    "Felder, die eine Dame bedroht.",
    "plan_2_9_answer": "Die Dame in Spalte 5: Einen Schritt davor hat jede spätere Spalte noch ein sicheres Feld.",
    "plan_2_9_teacher": "So weit sieht die Suche nicht. Sie macht bis Schritt {last[8 1,4,6,8:4]} weiter, {between[8 "
    "1,4,6,8,3:1 1,4,6,8:4]} Schritte lang, die nichts mehr bringen können.",
    "plan_2_10_answer": "{late[8 1,4,6,8,3:7]} von bisher {step[8 1,4,6,8,3:7]} Schritten.",
    "plan_2_10_teacher": "Ein Dreieck ist ein eingeklappter Teil ohne Lösung, mit der Zahl seiner Damen.",
    "plan_2_11_answer": "Eine einzige Antwort gibt es nicht. Auch das Nachsehen kostet Zeit: Nach jeder Dame müssen "
    "alle späteren Spalten geprüft werden. Auf großen Brettern lohnt es sich.",
    "plan_2_11_teacher": "In der ganzen Suche für acht Damen sind {late[8]} von {steps[8]} Schritten vergeblich, bei "
    "sechs {late[6]} von {steps[6]}, bei vier und fünf keiner. Wer Stundenpläne oder Routen berechnet, streitet über "
    "genau diese Frage.",
    # The searches compared.
    "plan_2_12_answer": "Die mit den wenigsten Feldern zuerst, bei Schritt {found[8 fewest]}. Vorausschauend sind es "
    "{found[8 ahead]}, Spalte für Spalte {found[8 plain]}.",
    "plan_2_12_teacher": "Jede Suche macht einen Schritt, wenn die Uhr tickt. Lassen Sie vor dem Handgriff abstimmen. "
    "Sehen Sie dann auf die zweite Zahl: Ein Schritt, der vorausschaut, braucht mehr Vergleiche.",
    "plan_2_13_answer": "Die vorausschauende, bei Schritt {found[11 ahead]}. Die mit den wenigsten Feldern zuerst "
    "braucht {found[11 fewest]}, Spalte für Spalte sind es {found[11 plain]}.",
    "plan_2_13_teacher": "Das rät kaum jemand. Die Suche, die ihre Spalte klüger wählt, wird nur Zweite.",
    "plan_2_14_answer": "Die mit den wenigsten Feldern zuerst, bei Schritt {found[16 fewest]}: Vorausschauend sind es "
    "{found[16 ahead]}, Spalte für Spalte {found[16 plain]}. Die erste Lösung ist auch Glückssache; was gespart wird, "
    "wächst mit dem Brett.",
    "plan_2_14_teacher": "Eine einzige Größe beweist nichts: Darum messen alle, die Programme vergleichen, viele. "
    "Fragen Sie, was man messen müsste, um sicher zu sein.",
}
