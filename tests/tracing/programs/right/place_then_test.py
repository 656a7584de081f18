n = 5
feld = [[False] * n for _ in range(n)]
gefunden = 0

def gueltig():
    damen = [(z, s) for z in range(n) for s in range(n) if feld[z][s]]
    for i in range(len(damen)):
        for j in range(i):
            if damen[i][0] == damen[j][0] or damen[i][1] == damen[j][1]:
                return False
            if abs(damen[i][0] - damen[j][0]) == abs(damen[i][1] - damen[j][1]):
                return False
    return True

def zeile(z):
    global gefunden
    for s in range(n):
        feld[z][s] = True
        if gueltig():
            if z == n - 1:
                gefunden += 1
                for r in feld:
                    print("".join("D" if x else "-" for x in r))
                print("")
            else:
                zeile(z + 1)
        feld[z][s] = False

zeile(0)
print(gefunden)
