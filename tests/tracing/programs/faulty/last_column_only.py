def can_place(rows, row):
    if row in rows:
        return False
    if rows and abs(rows[-1] - row) == 1:
        return False
    return True

def queens(rows, n):
    if len(rows) == n:
        results.append(rows[:])
        return
    for row in range(n):
        if can_place(rows, row):
            rows.append(row)
            queens(rows, n)
            rows.pop()

results = []
queens([], 6)
print(len(results))
for r in results:
    print(r)
