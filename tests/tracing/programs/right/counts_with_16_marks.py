def count(n, row, cols, d1, d2):
    if row == n:
        return 1
    total = 0
    for c in range(n):
        if cols[c] or d1[row + c] or d2[row - c + n]:
            continue
        cols[c] = True
        d1[row + c] = True
        d2[row - c + n] = True
        total += count(n, row + 1, cols, d1, d2)
        cols[c] = False
        d1[row + c] = False
        d2[row - c + n] = False
    return total

n = 8
print(count(n, 0, [False] * n, [False] * (2 * n), [False] * (2 * n)))
