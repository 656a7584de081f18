n = 5
board = []
def safe(row):
    for i in range(len(board)):
        if board[i] == row or abs(board[i] - row) == len(board) - i
            return False
    return True
def solve():
    if len(board) == n:
        print(board)
        return
    for row in range(n):
        if safe(row):
            board.append(row)
            solve()
            board.pop()
solve()
