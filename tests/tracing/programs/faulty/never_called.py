n = 6
board = [-1] * n

def safe(row, col):
    for c in range(col):
        if board[c] == row or abs(board[c] - row) == col - c:
            return False
    return True

def solve(col):
    if col == n:
        print(board)
        return True
    for row in range(n):
        if safe(row, col):
            board[col] = row
            if solve(col + 1):
                return True
            board[col] = -1
    return False

print("8 Queens")
