n = 5
queens = [None] * n
col = 0
row = 0
total = 0
while col >= 0:
    placed = False
    while row < n and not placed:
        ok = True
        for c in range(col):
            if queens[c] == row or abs(queens[c] - row) == col - c:
                ok = False
        if ok:
            placed = True
        else:
            row += 1
    if placed and col < n - 1:
        queens[col] = row
        col += 1
        row = 0
    elif placed:
        queens[col] = row
        total += 1
        print(queens)
        queens[col] = None
        row += 1
    else:
        col -= 1
        if col >= 0:
            row = queens[col] + 1
            queens[col] = None
print(total)
