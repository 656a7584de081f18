size = 6
columns = set()
rising = set()
falling = set()
path = []
results = []


def go(row):
    if row == size:
        results.append(path[:])
        return
    for col in range(size):
        if col in columns:
            continue
        if row + col in rising or row - col in falling:
            continue
        columns.add(col)
        rising.add(row + col)
        falling.add(row - col)
        path.append(col)
        go(row + 1)
        path.pop()
        columns.discard(col)
        rising.discard(row + col)
        falling.discard(col - row)


go(0)
print("Number of solutions:", len(results))
print(results)
