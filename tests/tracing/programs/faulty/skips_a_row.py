n = 6
x = [-1] * n
k = 0
row = 0
count = 0
while k >= 0:
    while row < n:
        if all(x[i] != row and abs(x[i] - row) != k - i for i in range(k)):
            break
        row += 1
    if row < n:
        x[k] = row
        if k == n - 1:
            count += 1
            print(x)
            x[k] = -1
            row += 1
        else:
            k += 1
            row = 0
    else:
        k -= 1
        if k >= 0:
            row = x[k] + 2
            x[k] = -1
print(count)
