pos = {}
n = 6

def valid(r, c):
    for row in pos:
        col = pos[row]
        if col == c:
            return False
        if row + col == r + c:
            return False
        if row - col == r - c:
            return False
    return True

def backtrack(r):
    if r == n:
        return True
    for c in range(n):
        if valid(r, c):
            pos[r] = c
            if backtrack(r + 1):
                return True
            del pos[r]
    return False

if backtrack(0):
    for r in range(n):
        print("Row", r, "column", pos[r])
else:
    print("No solution found")
