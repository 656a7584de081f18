n = 5
grid = [[" "] * n for _ in range(n)]

def danger(r, c):
    for i in range(r + 1, n):
        if grid[i][c] == "*":
            return True
        if c - (i - r) >= 0 and grid[i][c - (i - r)] == "*":
            return True
        if c + (i - r) < n and grid[i][c + (i - r)] == "*":
            return True
    return False

def up(r):
    if r < 0:
        for line in grid:
            print(line)
        print()
        return
    for c in range(n):
        if not danger(r, c):
            grid[r][c] = "*"
            up(r - 1)
            grid[r][c] = " "

up(n - 1)
