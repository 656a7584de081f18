n = 5
rows = []
iterators = [iter(range(n))]
solutions = []
while iterators:
    for row in iterators[-1]:
        if all(row != r and abs(row - r) != len(rows) - c for c, r in enumerate(rows)):
            rows.append(row)
            break
    else:
        iterators.pop()
        if rows:
            rows.pop()
        continue
    if len(rows) == n:
        solutions.append(tuple(rows))
        rows.pop()
    else:
        iterators.append(iter(range(n)))
print(solutions)
