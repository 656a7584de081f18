def safe(board, row, col):
    for r in range(row):
        if board[r] == col or abs(board[r] - col) == row - r:
            return False
    return True

def solve(board, row, n):
    if row == n:
        return 1
    count = 0
    for col in range(n):
        if safe(board, row, col):
            board[row] = col
            count += solve(board, row + 1, n)
    return count

for size in range(4, 8):
    board = [0] * size
    print(size, solve(board, 0, size))
