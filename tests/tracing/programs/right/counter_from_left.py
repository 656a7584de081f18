n = 5
b = [0] * n
found = []
while True:
    good = True
    for i in range(n):
        for j in range(i):
            if b[i] == b[j] or abs(b[i]-b[j]) == i-j:
                good = False
    if good:
        found.append(b[:])
    i = 0
    while i < n and b[i] == n-1:
        b[i] = 0
        i += 1
    if i == n:
        break
    b[i] += 1
print(len(found))
for f in found:
    print(f)
