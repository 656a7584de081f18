n = 8
used = [False] * n
up = [False] * (2 * n)
down = [False] * (2 * n)
queens = [False] * n
found = 0

def place(col):
    global found
    if col == n:
        found += 1
        return
    for row in range(n):
        if used[row] == False and up[row + col] == False and down[row - col + n - 1] == 0:
            queens[col] = row
            used[row] = up[row + col] = down[row - col + n - 1] = True
            place(col + 1)
            used[row] = up[row + col] = down[row - col + n - 1] = False

place(0)
print(found)
