def is_safe(board, row, col):
    for i in range(row):
        if board[i] == col or abs(board[i] - col) == row - i:
            return False
    return True

def solve(board, row):
    n = len(board)
    if row == n:
        return True
    for col in range(n):
        if is_safe(board, row, col):
            board[row] = col
            solve(board, row + 1)
            board[row] = -1
    return False

board = [-1] * 6
if solve(board, 0):
    print(board)
else:
    print("No solution exists")
