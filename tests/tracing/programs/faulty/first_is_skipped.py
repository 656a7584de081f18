def safe(q, col):
    for i in range(1, col):
        if q[i] == q[col] or abs(q[i] - q[col]) == col - i:
            return False
    return True

def solve(q, col):
    if col == len(q):
        print(q)
        return True
    for row in range(len(q)):
        q[col] = row
        if safe(q, col):
            if solve(q, col + 1):
                return True
    q[col] = -1
    return False

solve([-1] * 6, 0)
