board = [-1] * 5

def safe(col, row):
    for c in range(col):
        if board[c] == row:
            return False
        if abs(borad[c] - row) == col - c:
            return False
    return True

def solve(col):
    if col == 5:
        print(board)
        return True
    for row in range(5):
        if safe(col, row):
            board[col] = row
            if solve(col + 1):
                return True
            board[col] = -1
    return False

solve(0)
