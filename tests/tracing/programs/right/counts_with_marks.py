def count(n, row, cols, d1, d2):
    if row == n:
        return 1
    total = 0
    for c in range(n):
        if cols[c] or d1[row + c] or d2[row - c + n]:
            continue
        cols[c] = 1
        d1[row + c] = 1
        d2[row - c + n] = 1
        total += count(n, row + 1, cols, d1, d2)
        cols[c] = 0
        d1[row + c] = 0
        d2[row - c + n] = 0
    return total

n = 4
print(count(n, 0, [0] * n, [0] * (2 * n), [0] * (2 * n)))
