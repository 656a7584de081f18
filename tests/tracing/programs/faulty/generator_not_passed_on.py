def solve(n, rows):
    if len(rows) == n:
        yield tuple(rows)
        return
    for row in range(n):
        if all(row != r and abs(row - r) != len(rows) - c for c, r in enumerate(rows)):
            rows.append(row)
            solve(n, rows)
            rows.pop()

answers = list(solve(5, []))
print(len(answers), "answers")
