# Acht-Damen-Problem, Informatik Klasse 11
n = 6
dame = [-1] * n
anzahl = 0

def bedroht(spalte, zeile):
    for s in range(spalte):
        if dame[s] == zeile:
            return True
        if abs(dame[s] - zeile) == spalte - s:
            return True
    return False

def setze(spalte):
    global anzahl
    if spalte == n:
        anzahl = anzahl + 1
        print("Lösung", anzahl, ":", dame)
    else:
        for zeile in range(n):
            if not bedroht(spalte, zeile):
                dame[spalte] = zeile
                setze(spalte + 1)
                dame[spalte] = -1

setze(0)
print("Es gibt", anzahl, "Lösungen.")
