n = 5
feld = [[0 for _ in range(n)] for _ in range(n)]

def frei(z, s):
    for k in range(z):
        if feld[k][s]:
            return False
    i, j = z - 1, s - 1
    while i >= 0 and j > 0:
        if feld[i][j]:
            return False
        i, j = i - 1, j - 1
    i, j = z - 1, s + 1
    while i >= 0 and j < n:
        if feld[i][j]:
            return False
        i, j = i - 1, j + 1
    return True

def suche(z):
    if z == n:
        for r in feld:
            print(r)
        print()
        return
    for s in range(n):
        if frei(z, s):
            feld[z][s] = 1
            suche(z + 1)
            feld[z][s] = 0

suche(0)
