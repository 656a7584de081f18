n = 5
taken = []

def attacks(a, b):
    ra, ca = divmod(a, n)
    rb, cb = divmod(b, n)
    return ra == rb or ca == cb or abs(ra - rb) == abs(ca - cb)

def put(row):
    if row == n:
        print(taken)
        return
    for square in range(row * n, (row + 1) * n):
        if not any(attacks(square, t) for t in taken):
            taken.append(square)
            put(row + 1)
            taken.pop()

put(0)
