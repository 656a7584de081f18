n = 8
q = [-1] * n
k = 0
while k < n - 1:
    q[k] += 1
    while q[k] < n and not all(q[j] != q[k] and abs(q[j] - q[k]) != k - j for j in range(k)):
        q[k] += 1
    if q[k] < n:
        k += 1
    else:
        q[k] = -1
        k -= 1
print("Lösung:", q)
