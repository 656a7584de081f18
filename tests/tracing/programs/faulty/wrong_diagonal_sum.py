queens = {}
n = 6
count = 0

def free(col, row):
    for c, r in queens.items():
        if r == row:
            return False
        if c + r == col + row:
            return False
        if r + c == row + col:
            return False
    return True

def go(col):
    global count
    if col == n:
        count += 1
        print(count, queens)
        return
    for row in range(n):
        if free(col, row):
            queens[col] = row
            go(col + 1)
            del queens[col]

go(0)
