def ok(*q):
    for i in range(len(q)):
        for j in range(i):
            if q[i] == q[j] or abs(q[i] - q[j]) == i - j:
                return False
    return True

for a in range(4):
    for b in range(4):
        if not ok(a, b):
            continue
        for c in range(4):
            if not ok(a, b, c):
                continue
            for d in range(4):
                if ok(a, b, c, d):
                    print(a, b, c, d)
