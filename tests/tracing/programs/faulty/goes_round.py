n = 6
q = [-1] * n
col = 0
row = 0
while col < n:
    while row < n:
        if all(q[c] != row and abs(q[c] - row) != col - c for c in range(col)):
            break
        row += 1
    if row < n:
        q[col] = row
        col += 1
        row = 0
    else:
        col -= 1
        row = q[col]
        q[col] = -1
print(q)
