pairs = []

def beats(a, b):
    return a[1] == b[1] and abs(a[0] - b[0]) == abs(a[1] - b[1])

def place(row):
    if row == 4:
        print(pairs)
        return 1
    count = 0
    for col in range(4):
        new = (row, col)
        if not any(beats(new, old) for old in pairs):
            pairs.append(new)
            count += place(row + 1)
            pairs.pop()
    return count

print(place(0), "solutions")
