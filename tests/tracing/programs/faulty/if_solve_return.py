n = 5
brett = [-1] * n

def frei(s, z):
    for k in range(s):
        if brett[k] == z or abs(brett[k] - z) == s - k:
            return False
    return True

def alle(s):
    if s == n:
        print(brett)
        return True
    for z in range(n):
        if frei(s, z):
            brett[s] = z
            if alle(s + 1):
                return True
            brett[s] = -1
    return False

alle(0)
