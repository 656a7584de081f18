def queens(n, board=[]):
    if len(board) == n:
        yield board
    else:
        for r in range(n):
            ok = True
            for c in range(len(board)):
                if board[c] == r or abs(board[c]-r) == len(board)-c:
                    ok = False
            if ok:
                for s in queens(n, board+[r]):
                    yield s
g = queens(8)
print(next(g))
print(next(g))
