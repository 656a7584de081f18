def count(n, cols, left, right):
    if cols == (1 << n) - 1:
        return 1
    total = 0
    free = ((1 << n) - 1) & ~(cols | left | right)
    while free:
        bit = free & -free
        free -= bit
        total += count(n, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return total

print(count(6, 0, 0, 0))
