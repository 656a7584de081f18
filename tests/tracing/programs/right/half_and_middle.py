n = 5
cols = [0]*n
def ok(r, c):
    for i in range(r):
        if cols[i] == c or abs(cols[i]-c) == r-i:
            return False
    return True
def rec(r):
    if r == n:
        return 1
    s = 0
    for c in range(n):
        if ok(r, c):
            cols[r] = c
            s += rec(r+1)
    return s
total = 0
for c in range(n//2):
    cols[0] = c
    total += rec(1)
total *= 2
cols[0] = n//2
total += rec(1)
print(total)
