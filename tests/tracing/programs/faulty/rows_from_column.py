d = [-1] * 6
n = 6
found = 0

def fits(col, row):
    for k in range(col):
        if d[k] == row or abs(d[k] - row) == col - k:
            return False
    return True

def search(col):
    global found
    if col == n:
        found += 1
        print(d)
        return
    for row in range(col, n):
        if fits(col, row):
            d[col] = row
            search(col + 1)
            d[col] = -1

search(0)
print(found)
