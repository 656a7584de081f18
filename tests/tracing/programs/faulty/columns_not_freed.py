n = 5
queen_in = [-1] * n
used = set()
solutions = []

def diagonal(r, c):
    return any(abs(queen_in[k] - c) == r - k for k in range(r))

def place(r):
    if r == n:
        solutions.append(queen_in[:])
        return
    for c in range(n):
        if c not in used and not diagonal(r, c):
            queen_in[r] = c
            used.add(c)
            place(r + 1)
            queen_in[r] = -1

place(0)
print(solutions)
print(len(solutions))
