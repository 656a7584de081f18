n = 6
grid = [["."] * n for _ in range(n)]

def attacked(row, col):
    for r in range(n):
        for c in range(n):
            if grid[r][c] == "Q":
                if r == row or c == col or abs(r - row) == abs(c - col):
                    return True
    return False

def solve(row):
    if row == n:
        return True
    for col in range(n):
        if not attacked(row, col):
            grid[row][col] = "Q"
            if solve(row + 1):
                return True
    return False

if solve(0):
    for line in grid:
        print("".join(line))
else:
    print("No solution")
