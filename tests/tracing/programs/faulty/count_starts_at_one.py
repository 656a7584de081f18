n = 5
a = [-1] * n
count = 1

def attack(c, r):
    for i in range(c):
        if a[i] == r or abs(a[i] - r) == c - i:
            return True
    return False

def q(c):
    global count
    if c == n:
        count += 1
        return
    for r in range(n):
        if not attack(c, r):
            a[c] = r
            q(c + 1)
            a[c] = -1

q(0)
print(count)
