def safe(cols, c):
    r = len(cols)
    for i in range(r):
        if cols[i] == c or r - i == abs(cols[i] - c):
            return False
    return True

def solve(n):
    result = []
    cols = []

    def rec():
        if len(cols) == n:
            result.append(cols.copy())
            return
        for c in range(n):
            if safe(cols, c):
                cols.append(c)
                rec()
                cols.pop()

    rec()

print(solve(5))
