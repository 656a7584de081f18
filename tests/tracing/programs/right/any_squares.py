n = 4
chosen = []
count = 0
def fine():
    for i in range(n):
        for j in range(i):
            a, b = chosen[i]
            c, d = chosen[j]
            if a == c or b == d or abs(a-c) == abs(b-d):
                return False
    return True
def pick(start):
    global count
    if len(chosen) == n:
        if fine():
            count += 1
        return
    for s in range(start, n*n):
        chosen.append((s // n, s % n))
        pick(s+1)
        chosen.pop()
pick(0)
print(count)
