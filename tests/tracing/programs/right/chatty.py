n = 4
q = [-1, -1, -1, -1]

def check(c, r):
    for i in range(c):
        if q[i] == r:
            print("   row", r, "is taken by queen", i)
            return False
        if abs(q[i] - r) == c - i:
            print("   diagonal with queen", i)
            return False
    return True

def go(c):
    print("now column", c, q)
    if c == n:
        print("*** solution:", q)
        return
    for r in range(n):
        print("  try", c, r)
        if check(c, r):
            q[c] = r
            print("  placed", q)
            go(c + 1)
            q[c] = -1
            print("  removed", q)
    print("back to column", c - 1)

go(0)
