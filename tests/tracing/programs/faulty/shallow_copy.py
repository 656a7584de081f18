n = 5
grid = [["."] * n for _ in range(n)]
saved = []

def attacked(r, c):
    for i in range(r):
        for j in range(n):
            if grid[i][j] == "Q" and (j == c or abs(j - c) == r - i):
                return True
    return False

def solve(r):
    if r == n:
        saved.append(grid[:])
        return
    for c in range(n):
        if not attacked(r, c):
            grid[r][c] = "Q"
            solve(r + 1)
            grid[r][c] = "."

solve(0)
for g in saved:
    for row in g:
        print("".join(row))
    print()
