def safe(r, x):
    return not any(y == x or abs(y - x) == len(r) - i for i, y in enumerate(r))

def count(r, n):
    if len(r) == n:
        print(r)
        return
    total = 0
    for x in range(n):
        if safe(r, x):
            total += count(r + [x], n)
    return total

print(count([], 4))
