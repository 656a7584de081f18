SIZE = 5
queens = set()
found = []

def ok(row, col):
    for r, c in queens:
        if c == col or r + c == row + col or r - c == row - col:
            return False
    return True

def place(row):
    if row == SIZE:
        found.append(sorted(queens))
        return
    for col in range(SIZE):
        if ok(row, col):
            queens.add((row, col))
            place(row + 1)
            queens.discard((row, col))

place(0)
for f in found:
    print(f)
print(len(found))
