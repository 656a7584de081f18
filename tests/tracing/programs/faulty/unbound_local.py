b = [-1] * 5
number = 0

def threatened(r, c):
    for i in range(r):
        if b[i] == c or abs(b[i] - c) == r - i:
            return True
    return False

def queens(r):
    if r == 5:
        number = number + 1
        print(number, b)
        return
    for c in range(5):
        if not threatened(r, c):
            b[r] = c
            queens(r + 1)
            b[r] = -1

queens(0)
