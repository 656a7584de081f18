n = 5
board = []
cols = set()
diag = set()
anti = set()
results = []

def step(r):
    if r == n:
        results.append(board[:])
        return
    for c in range(n):
        if c in cols or r - c in diag or r + c in anti:
            continue
        board.append(c)
        cols.add(c)
        diag.add(r - c)
        anti.add(r + c)
        step(r + 1)
        board.pop()
        cols.discard(c)
        diag.discard(c - r)
        anti.discard(r + c)

step(0)
print(len(results))
print(results)
