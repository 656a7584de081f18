n = 4
full = (1 << n) - 1
row = [0] * n
def go(k, cols, d1, d2):
    if k == n:
        print(row)
        return 1
    total = 0
    free = full & ~(cols | d1 | d2)
    while free:
        bit = free & -free
        free ^= bit
        row[k] = bit
        total += go(k+1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1)
    return total
print(go(0, 0, 0, 0))
