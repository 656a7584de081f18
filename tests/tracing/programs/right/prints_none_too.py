n = 6
rows = []
def ok(r):
    for i, q in enumerate(rows):
        if q == r or abs(q-r) == len(rows)-i:
            return False
    return True

def go():
    if len(rows) == n:
        print("Found:", " ".join("abcdef"[i] + str(r+1) for i, r in enumerate(rows)))
        return True
    for r in range(n):
        if ok(r):
            rows.append(r)
            if go():
                return True
            rows.pop()
    return False
def main():
    go()
print(main())
