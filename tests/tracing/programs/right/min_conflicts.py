import random

random.seed(7)
n = 6

def conflicts(board, col, row):
    total = 0
    for c in range(n):
        if c != col and (board[c] == row or abs(board[c] - row) == abs(c - col)):
            total += 1
    return total

board = [random.randrange(n) for _ in range(n)]
steps = 0
while True:
    bad = [c for c in range(n) if conflicts(board, c, board[c]) > 0]
    if not bad:
        break
    col = random.choice(bad)
    rows = list(range(n))
    random.shuffle(rows)
    board[col] = min(rows, key=lambda r: conflicts(board, col, r))
    steps += 1
print(board, "after", steps, "steps")
