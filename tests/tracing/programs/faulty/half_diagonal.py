N = 6
grid = [[0] * N for _ in range(N)]

def is_safe(row, col):
    for i in range(row):
        if grid[i][col] == 1:
            return False
    i = row - 1
    j = col - 1
    while i >= 0 and j >= 0:
        if grid[i][j] == 1:
            return False
        i -= 1
        j -= 1
    return True

def solve(row):
    if row == N:
        for line in grid:
            print(line)
        print()
        return
    for col in range(N):
        if is_safe(row, col):
            grid[row][col] = 1
            solve(row + 1)
            grid[row][col] = 0

solve(0)
