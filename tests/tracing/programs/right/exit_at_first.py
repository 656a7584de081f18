import sys

board = [[0 for x in range(8)] for y in range(8)]

def possible(y, x):
    for i in range(8):
        if board[y][i] == 1:
            return False
    for i in range(8):
        if board[i][x] == 1:
            return False
    for i in range(8):
        for j in range(8):
            if board[i][j] == 1:
                if abs(i - y) == abs(j - x):
                    return False
    return True

def solve(y):
    if y == 8:
        for row in board:
            print(row)
        sys.exit()
    for x in range(8):
        if possible(y, x):
            board[y][x] = 1
            solve(y + 1)
            board[y][x] = 0

solve(0)
