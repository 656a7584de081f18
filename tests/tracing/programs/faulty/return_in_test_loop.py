n = 5
x = [-1] * n

def place_ok(k):
    for j in range(k):
        if x[j] == x[k] or abs(x[j] - x[k]) == abs(j - k):
            return False
        return True
    return True

def nqueens(k):
    for i in range(n):
        x[k] = i
        if place_ok(k):
            if k == n - 1:
                print(x)
            else:
                nqueens(k + 1)
    x[k] = -1

nqueens(0)
