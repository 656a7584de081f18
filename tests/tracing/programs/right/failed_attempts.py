n = 6
rows = []
def ok(r):
    for i, q in enumerate(rows):
        if q == r or abs(q-r) == len(rows)-i:
            return False
    return True

tries = 0
def go():
    global tries
    if len(rows) == n:
        return True
    for r in range(n):
        tries += 1
        if ok(r):
            rows.append(r)
            if go():
                return True
            rows.pop()
    return False
go()
print("The queens stand on", ", ".join("abcdef"[i] + str(r+1) for i, r in enumerate(rows)))
print("failed attempts:", tries)
