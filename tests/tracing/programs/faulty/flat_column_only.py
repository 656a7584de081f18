n = 4
cells = ["."] * 16
total = 0

def bad(row, col):
    for i in range(16):
        if cells[i] == "Q":
            r, c = i // n, i % n
            if c == col or abs(c - col) == row - r - 1:
                return True
    return False

def solve(row):
    global total
    if row == n:
        total += 1
        print("".join(cells))
        return
    for col in range(n):
        if not bad(row, col):
            cells[row * n + col] = "Q"
            solve(row + 1)
            cells[row * n + col] = "."

solve(0)
print(total)
