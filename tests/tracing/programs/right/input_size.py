n = int(input("Size of the board: "))
rows = []
counter = 0

def attack(row):
    k = len(rows)
    for i in range(k):
        if rows[i] == row or rows[i] + i == row + k or rows[i] - i == row - k:
            return True
    return False

def recurse():
    global counter
    if len(rows) == n:
        counter += 1
        print(counter, end=": ")
        for r in rows:
            print(r, end=" ")
        print()
    else:
        for row in range(n):
            if not attack(row):
                rows.append(row)
                recurse()
                rows.pop()

recurse()
print("Total:", counter)
