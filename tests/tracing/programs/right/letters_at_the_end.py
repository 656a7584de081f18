n = 6
rows = []
def ok(r):
    for i, q in enumerate(rows):
        if q == r or abs(q-r) == len(rows)-i:
            return False
    return True

sols = []
def go():
    if len(rows) == n:
        sols.append(rows[:])
        return
    for r in range(n):
        if ok(r):
            rows.append(r)
            go()
            rows.pop()
go()
for s in sols:
    for i in range(n):
        s[i] = "abcdef"[s[i]]
for s in sols:
    print(s)
