def safe(board, row, col):
    for c in range(col):
        if board[c] == row or abs(board[c] - row) == col - c:
            return False
  return True

def solve(board, col):
    if col == len(board):
        print(board)
        return
    for row in range(len(board)):
        if safe(board, row, col):
            board[col] = row
            solve(board, col + 1)
            board[col] = -1

solve([-1] * 5, 0)
