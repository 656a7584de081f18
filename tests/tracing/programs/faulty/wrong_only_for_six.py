N = 5
rows = []
solutions = 0

def safe(row):
    if row in rows:
        return False
    for back in (1, 2, 3):
        if back <= len(rows) and abs(rows[-back] - row) == back:
            return False
    return True

def place():
    global solutions
    if len(rows) == N:
        solutions += 1
        print(rows)
        return
    for row in range(N):
        if safe(row):
            rows.append(row)
            place()
            rows.pop()

place()
print(solutions)
