# counts with arrays, columns numbered from 1
n = int(input())
a = [True] * (n + 1)
b = [True] * (2 * n + 1)
c = [True] * (2 * n)
def t(i):
    if i > n:
        return 1
    s = 0
    for j in range(1, n + 1):
        if a[j] and b[i + j] and c[i - j + n]:
            a[j] = b[i + j] = c[i - j + n] = False
            s += t(i + 1)
            a[j] = b[i + j] = c[i - j + n] = True
    return s
print(t(1))
