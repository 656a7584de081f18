n = 5
q = [0] * n
total = 0

def safe(col, row):
    for c in range(n):
        if c != col and (q[c] == row or abs(q[c] - row) == abs(c - col)):
            return False
    return True

def go(col):
    global total
    if col == n:
        total += 1
        print(q)
        return
    for row in range(n):
        if safe(col, row):
            q[col] = row
            go(col + 1)
            q[col] = 0

go(0)
print(total)
