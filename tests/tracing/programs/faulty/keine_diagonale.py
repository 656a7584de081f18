n = 5
dame = [-1] * n
loesungen = 0

def sicher(spalte, zeile):
    for s in range(spalte):
        if dame[s] == zeile:
            return False
    return True

def setze(spalte):
    global loesungen
    if spalte == n:
        loesungen += 1
        print(dame)
        return
    for zeile in range(n):
        if sicher(spalte, zeile):
            dame[spalte] = zeile
            setze(spalte + 1)
            dame[spalte] = -1

setze(0)
print(loesungen)
