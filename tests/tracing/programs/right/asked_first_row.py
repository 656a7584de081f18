n = 6
queens = [-1] * n
queens[0] = int(input("Row of the first queen (0 to 5): "))

def safe(col, row):
    for c in range(col):
        if queens[c] == row or abs(queens[c] - row) == col - c:
            return False
    return True

def solve(col):
    if col == n:
        return True
    for row in range(n):
        if safe(col, row):
            queens[col] = row
            if solve(col + 1):
                return True
            queens[col] = -1
    return False

if solve(1):
    print(queens)
else:
    print("impossible")
