pl = [9, 9, 9, 9, 9, 9]

def tst(k, v):
    for i in range(k):
        if pl[i] == v: return 0
        if pl[i] - v == k - i: return 0
        if v - pl[i] == k - i: return 0
    return 1

def st(k):
    if k == 6:
        print(pl)
        return 1
    for v in range(6):
        if tst(k, v):
            pl[k] = v
            if st(k + 1): return 1
            pl[k] = 9
    return 0

st(0)
