n = 5
board = [-1] * n
total = 0

def safe(col, row):
    for c in range(col):
        if board[c] == row or abs(board[c] - row) == abs(c - col):
            return False
    return True

def place(col):
    global total
    if col == n:
        total += 1
        return
    for row in range(1, n):
        if safe(col, row):
            board[col] = row
            place(col + 1)
            board[col] = -1

place(0)
print("solutions:", total)
