# my queens program
N = 6
rows = [None] * N
solutions = []


def check(col):
    left = col - 1
    up = rows[col] - 1
    down = rows[col] + 1
    while left > 0:
        if rows[left] == rows[col]:
            return False
        if rows[left] == up or rows[left] == down:
            return False
        up -= 1
        down += 1
        left -= 1
    return True


def place(col):
    if col == N:
        solutions.append(list(rows))
        return
    for row in range(N):
        rows[col] = row
        if check(col):
            place(col + 1)
    rows[col] = None


place(0)
print(len(solutions), "solutions")
for s in solutions:
    print(s)
