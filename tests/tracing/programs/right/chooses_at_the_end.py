n = 5
cands = []
def gen(b):
    if len(b) == n:
        cands.append(b[:])
        return
    for r in range(n):
        if r not in b:
            b.append(r)
            gen(b)
            b.pop()
def ok(b):
    for i in range(n):
        for j in range(i):
            if abs(b[i]-b[j]) == i-j:
                return False
    return True
gen([])

for b in cands:
    if ok(b):
        print(b)
