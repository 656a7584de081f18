n = 6
s = [0] * (n + 1)

def place(k, row):
    for j in range(1, k):
        if s[j] == row or abs(s[j] - row) == k - j:
            return False
    return True

def queen(k):
    row = 1
    while row < n:
        if place(k, row):
            s[k] = row
            if k == n:
                print(s[1:])
            else:
                queen(k + 1)
            s[k] = 0
        row = row + 1

queen(1)
