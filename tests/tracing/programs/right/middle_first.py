n = 6
order = sorted(range(n), key=lambda c: abs(c - n // 2))
chosen = {}
solutions = []

def allowed(col, row):
    for c, r in chosen.items():
        if r == row or abs(r - row) == abs(c - col):
            return False
    return True

def search(depth):
    if depth == n:
        solutions.append([chosen[c] for c in range(n)])
        return
    col = order[depth]
    for row in range(n):
        if allowed(col, row):
            chosen[col] = row
            search(depth + 1)
            chosen.pop(col)

search(0)
for s in solutions:
    print(s)
print(len(solutions), "solutions")
