n = 5
board = [-1] * n
count = 0
def ok(c, r):
    for i in range(c):
        if board[i] == r or abs(board[i] - r) == c - i:
            return False
    return True
def solve(c):
    global count
    if c == n:
        count += 1
        return
    for r in range(1, n + 2):
        if ok(c, r):
            board[c] = r
            solve(c + 1)
            board[c] = -1
solve(0)
print(count)
