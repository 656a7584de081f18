n = 6
rows = [-1] * n
solutions = []

def safe(col, row):
    for c in range(col):
        if rows[c] == row or abs(rows[c] - row) == col - c:
            return False
    return True

def search(col):
    if col == n:
        solutions.append(rows[:])
        solutions.append([n - 1 - r for r in rows])
        return
    limit = n
    if col == 0:
        limit = n // 2
    for row in range(limit):
        if safe(col, row):
            rows[col] = row
            search(col + 1)
            rows[col] = -1

search(0)
print(len(solutions), "solutions")
for s in solutions:
    print(s)
