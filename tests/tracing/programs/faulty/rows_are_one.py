n = 5
board = [[0] * n] * n

def safe(r, c):
    for i in range(r):
        if board[i][c] == 1:
            return False
        if c - (r - i) >= 0 and board[i][c - (r - i)] == 1:
            return False
        if c + (r - i) < n and board[i][c + (r - i)] == 1:
            return False
    return True

def solve(r):
    if r == n:
        for row in board:
            print(row)
        print()
        return 1
    total = 0
    for c in range(n):
        if safe(r, c):
            board[r][c] = 1
            total += solve(r + 1)
            board[r][c] = 0
    return total

print(solve(0))
