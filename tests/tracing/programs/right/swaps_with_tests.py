n = 6
p = list(range(n))
count = 0
def fits(k):
    for j in range(k):
        if abs(p[k]-p[j]) == k-j:
            return False
    return True
def perm(k):
    global count
    if k == n:
        count += 1
        print(p)
        return
    for i in range(k, n):
        p[k], p[i] = p[i], p[k]
        if fits(k):
            perm(k+1)
        p[k], p[i] = p[i], p[k]
perm(0)
print(count)
