from collections import deque

n = 5
queue = deque([[]])
answers = 0
while queue:
    board = queue.popleft()
    if len(board) == n:
        answers += 1
        print(board)
        continue
    col = len(board)
    for row in range(n):
        good = True
        for c in range(col):
            if board[c] == row or abs(board[c] - row) == col - c:
                good = False
        if good:
            queue.append(board + [row])
print("answers:", answers)
