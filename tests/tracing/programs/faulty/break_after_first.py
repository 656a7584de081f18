n = 6
board = [-1] * n
count = 0

def safe(col, row):
    return all(board[c] != row and abs(board[c] - row) != col - c for c in range(col))

def place(col):
    global count
    if col == n:
        count += 1
        print(board)
        return
    for row in range(n):
        if safe(col, row):
            board[col] = row
            place(col + 1)
            board[col] = -1
            break

place(0)
print(count, "solutions")
