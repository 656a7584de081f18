n = 6
rows = [0] * n
boards = []

def good(col, row):
    for c in range(col):
        if rows[c] == row or abs(rows[c] - row) == col - c:
            return False
    return True

def fill(col):
    for row in range(n):
        if good(col, row):
            if col == n - 1:
                boards.append(rows[:])
            rows[col] = row
            if col < n - 1:
                fill(col + 1)

fill(0)
for b in boards:
    print(b)
