n = 6
def rot(b): 
    new = [0]*n
    for c in range(n):
        new[b[c]] = n-1-c
    return new
def mir(b):
    return b[::-1]
unique = []
count = 0
def all_forms(b):
    out = []
    for _ in range(4):
        b = rot(b)
        out.append(b)
        out.append(mir(b))
    return out
board = [0]*n
def place(c):
    global count
    if c == n:
        count += 1
        for f in all_forms(board):
            if f in unique:
                return
        unique.append(board[:])
        return
    for r in range(n):
        if all(board[k] != r and abs(board[k]-r) != c-k for k in range(c)):
            board[c] = r
            place(c+1)
place(0)
print(count, "solutions,", len(unique), "different")
