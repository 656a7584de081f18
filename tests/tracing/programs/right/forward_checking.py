n = 6
solutions = 0

def prune(domains, col, row):
    new = {}
    for c, rows in domains.items():
        if c > col:
            new[c] = [r for r in rows if r != row and abs(r - row) != c - col]
    return new

def solve(assignment, domains):
    global solutions
    col = len(assignment)
    if col == n:
        solutions += 1
        print(assignment)
        return
    for row in domains[col]:
        smaller = prune(domains, col, row)
        if all(smaller.values()):
            assignment[col] = row
            solve(assignment, smaller)
            del assignment[col]

solve({}, {c: list(range(n)) for c in range(n)})
print(solutions)
