n = 8
start = int(input("Row of the first queen (1-8): "))
board = [start]
def ok(r):
    k = len(board)
    for i in range(k):
        if board[i] == r or abs(board[i]-r) == k-i:
            return False
    return True
def solve():
    if len(board) == n:
        print(board)
        return
    for r in range(1, n+1):
        if ok(r):
            board.append(r)
            solve()
            board.pop()
solve()
