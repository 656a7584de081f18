n = 6
q = [-1] * n
col = 0
count = 0

while col >= 0:
    q[col] = q[col] + 1
    if q[col] == n:
        q[col] = -1
        col = col - 1
        continue
    ok = True
    for k in range(col):
        if q[k] == q[col] or abs(q[k] - q[col]) == col - k:
            ok = False
    if ok:
        if col == n - 1:
            count = count + 1
            print(count, q)
            q[col] = -1
            col = 0
        else:
            col = col + 1
print("finished with", count)
