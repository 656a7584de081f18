n = 4
b = [0]*n
count = 0
def valid():
    for i in range(n):
        for j in range(i):
            if b[i] == b[j] or abs(b[i]-b[j]) == i-j:
                return False
    return True
def fill(k):
    global count
    if k == n:
        if valid():
            count += 1
            print(b)
        return
    for r in range(n):
        b[k] = r
        fill(k+1)
fill(0)
print(count)
