import copy

def is_valid(grid, r, c):
    for i in range(r):
        for j in range(len(grid)):
            if grid[i][j] == "Q" and (j == c or abs(j - c) == r - i):
                return False
    return True

def solve(grid, r, results):
    if r == len(grid):
        results.append(grid)
        return
    for c in range(len(grid)):
        if is_valid(grid, r, c):
            new_grid = copy.deepcopy(grid)
            new_grid[r][c] = "Q"
            solve(new_grid, r + 1, results)

results = []
solve([["."] * 4 for _ in range(4)], 0, results)
for grid in results:
    for row in grid:
        print("".join(row))
    print()
