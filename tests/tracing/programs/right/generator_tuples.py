def conflict(rows, row):
    col = len(rows)
    for c, r in enumerate(rows):
        if r == row or abs(r - row) == col - c:
            return True
    return False

def queens(n, rows=()):
    if len(rows) == n:
        yield rows
        return
    for row in range(n):
        if not conflict(rows, row):
            for solution in queens(n, rows + (row,)):
                yield solution

for number, solution in enumerate(queens(6), 1):
    print(number, solution)
