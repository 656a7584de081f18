n = 5
board = [-1] * n

def attacked(col, row):
    for c in range(col):
        if board[c] == row or abs(board[c] - row) == col - c:
            return True
    return False

def solve(col):
    if col == n:
        print(board)
        return
    for row in range(n):
        if attacked(col, row):
            board[col] = row
            solve(col + 1)
            board[col] = -1

solve(0)
