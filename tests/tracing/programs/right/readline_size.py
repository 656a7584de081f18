import sys

def read():
    return int(sys.stdin.readline())

def hit(b, i, j):
    return any(b[k] == j or i - k == abs(j - b[k]) for k in range(i))

def go(b, i, n):
    if i == n:
        sys.stdout.write(str(b) + "\n")
        return 1
    t = 0
    for j in range(n):
        if not hit(b, i, j):
            b[i] = j
            t += go(b, i + 1, n)
            b[i] = None
    return t

def main():
    n = read()
    t = go([None] * n, 0, n)
    sys.stdout.write("%d\n" % t)

main()
