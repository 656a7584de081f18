def allowed(q, r):
    k = len(q)
    for i in range(k):
        if q[i] == r or abs(q[i] - r) <= k - i - 1 or abs(q[i] - r) == k - i:
            return False
    return True

def rec(q, n):
    if len(q) == n:
        print(q)
        return 1
    t = 0
    for r in range(n):
        if allowed(q, r):
            q.append(r)
            t += rec(q, n)
            q.pop()
    return t

print(rec([], 6))
