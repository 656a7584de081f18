N = 5
seen = set()
kept = []

def images(b):
    out = []
    for _ in range(2):
        for _ in range(4):
            c = [0] * N
            for i in range(N):
                c[b[i]] = N - 1 - i
            b = c
            out.append("".join(str(x) for x in b))
        b = b[::-1]
    return out

def search(b):
    if len(b) == N:
        if "".join(str(x) for x in b) not in seen:
            kept.append(list(b))
            seen.update(images(b))
        return
    for r in range(N):
        if all(r != q and abs(r - q) != len(b) - i for i, q in enumerate(b)):
            b.append(r)
            search(b)
            b.pop()

search([])
print(len(kept), "different boards")
for k in kept:
    print(k)
