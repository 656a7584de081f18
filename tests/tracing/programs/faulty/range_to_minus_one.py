SIZE = 6
positions = set()

def attacked(row, col):
    for (r, c) in positions:
        if c == col or abs(r - row) == abs(c - col):
            return True
    return False

def search(row):
    if row == SIZE:
        return True
    for col in range(SIZE - 1):
        if not attacked(row, col):
            positions.add((row, col))
            if search(row + 1):
                return True
            positions.remove((row, col))
    return False

if search(0):
    print(sorted(positions))
else:
    print("no solution")
