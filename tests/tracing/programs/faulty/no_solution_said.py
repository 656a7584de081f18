n = 4
board = [["-"] * n for _ in range(n)]
found = False

def safe(r, c):
    for i in range(r):
        for j in range(n):
            if board[i][j] == "Q" and (j == c or abs(j - c) == r - i):
                return False
    return True

def solve(r):
    if r == n:
        found = True
        return
    for c in range(n):
        if safe(r, c):
            board[r][c] = "Q"
            solve(r + 1)
            board[r][c] = "-"

solve(0)
if found:
    print("There is a solution.")
else:
    print("There is no solution.")
