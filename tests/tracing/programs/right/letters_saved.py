n = 6
rows = []
def ok(r):
    for i, q in enumerate(rows):
        if q == r or abs(q-r) == len(rows)-i:
            return False
    return True

out = []
def go():
    if len(rows) == n:
        out.append("".join("abcdef"[r] for r in rows))
        return
    for r in range(n):
        if ok(r):
            rows.append(r)
            go()
            rows.pop()
go()
print(out)
