n = 5
p = [-1] * n

def pruefe(s, z):
    for k in range(s):
        if p[k] == z or abs(p[k] - z) == s - k:
            return False
    return True

def setze(s):
    if s == n:
        print(p)
        return
    for z in range(n):
        if pruefe(s, z):
            p[s] = z
            setze(s)
            p[s] = -1

setze(0)
