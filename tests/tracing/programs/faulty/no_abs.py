b = [None] * 5

def ok(r, c):
    for k in range(r):
        if b[k] == c:
            return False
        if b[k] - c == r - k:
            return False
    return True

def go(r):
    if r == 5:
        print(b)
        return
    for c in range(5):
        if ok(r, c):
            b[r] = c
            go(r + 1)
            b[r] = None

go(0)
