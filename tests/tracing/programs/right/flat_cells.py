n = 4
cells = [0] * (n * n)
count = 0

def attacked(row, col):
    for k in range(row * n):
        if cells[k] == 1:
            r = k // n
            c = k % n
            if c == col or abs(c - col) == row - r:
                return True
    return False

def try_row(row):
    global count
    if row == n:
        count += 1
        for r in range(n):
            print(cells[r * n:(r + 1) * n])
        print()
        return
    for col in range(n):
        if not attacked(row, col):
            cells[row * n + col] = 1
            try_row(row + 1)
            cells[row * n + col] = 0

try_row(0)
print(count)
