groesse = 5
brett = []
for i in range(groesse):
    zeile = []
    for j in range(groesse):
        zeile.append(".")
    brett.append(zeile)

def sicher(y, x):
    for i in range(y):
        for j in range(groesse):
            if brett[i][j] == "D":
                if j == x or i + j == y + x or i - j == y - x:
                    return False
    return True

def ausgabe():
    for zeile in brett:
        print(" ".join(zeile))
    print()

def loese(y):
    if y == groesse:
        ausgabe()
        return 1
    summe = 0
    for x in range(groesse):
        if sicher(y, x):
            brett[y][x] = "D"
            summe += loese(y + 1)
            brett[y][x] = "."
    return summe

print(loese(0), "Stellungen")
