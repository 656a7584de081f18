ok = lambda s, r: all(r != q and abs(r - q) != len(s) - c for c, q in enumerate(s))
def f(n, s=[]):
    return [s] if len(s) == n else sum((f(n, s + [r]) for r in range(n) if ok(s, r)), [])
print(*f(6), sep="\n")
