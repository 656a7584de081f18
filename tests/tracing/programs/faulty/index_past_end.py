n = 5
q = [-1] * n

def ok(c):
    for i in range(c):
        if q[i] == q[c] or abs(q[i] - q[c]) == c - i:
            return False
    return True

def place(c):
    if c > n:
        print(q)
        return
    for r in range(n):
        q[c] = r
        if ok(c):
            place(c + 1)
    q[c] = -1

place(0)
