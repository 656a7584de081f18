def possible(reines, ligne):
    colonne = len(reines) + 1
    for i in range(len(reines)):
        if reines[i] == ligne:
            return False
        if abs(reines[i] - ligne) == abs(i + 1 - colonne):
            return False
    return True

def chercher(reines, taille):
    if len(reines) == taille:
        solutions.append(reines.copy())
        return
    for ligne in range(1, taille + 1):
        if possible(reines, ligne):
            reines.append(ligne)
            chercher(reines, taille)
            reines.pop()

solutions = []
chercher([], 6)
print("Nombre de solutions :", len(solutions))
for s in solutions:
    print(s)
